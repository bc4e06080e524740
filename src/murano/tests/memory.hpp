// A perfect memory: what a seat may know, put together only from what it is told and from which of the things
// that lie in order is turned over.
#pragma once

#include <string_view>

#include "murano/tests/deck_memory.hpp"
#include "murano/tests/table_memory.hpp"
#include "murano/view.hpp"

namespace laguna::murano::testing {

class Memory {
 public:
  Memory(const State& start, Seat self)
      : self_(self),
        table_(start.open),
        characters_(self, characters_of(start.open.seats)),
        cards_(self, (1u << kSpecials) - 1) {
    shops_.open.all = start.shops.open.all;
    palaces_.open.all = start.palaces.open.all;
    palaces_.open.one_removed = start.open.seats < kMaxSeats;
    shops_.viewer = palaces_.viewer = self;
  }

  // The event as this seat sees it.
  void hear(const Event& event) {
    using Kind = Event::Kind;
    table_.hear(event);
    switch (event.kind) {
      case Kind::searched:
        pile(event.stack).open.searcher = event.seat;
        return;
      case Kind::found:
        return find(pile(event.stack), event);
      case Kind::got:
        return get(pile(event.stack), event);
      case Kind::recruits:
        return characters_.look(event.seat, event.count);
      case Kind::drew:
        return cards_.view().looker == Seat::nobody ? characters_.draw(character_in(event))
                                                    : cards_.draw(special_in(event));
      case Kind::kept:
        return is_special_card(event) ? cards_.keep(special_in(event))
                                      : characters_.keep(character_in(event));
      case Kind::declined:
        return characters_.decline();
      case Kind::built:
        if (event.tile == Tile::special) cards_.look(event.seat, std::min(cards_.size(), 3));
        return;
      default:
        return;
    }
  }
  // MU-H1: the n-th tile or character that ever came to the seat is turned over.
  void see_turned(const Event& event, int n) {
    if (event.kind == Event::Kind::scored) return characters_.turn_over(event.seat, n, event.card - 1);
    PileView& pile = this->pile(event.stack);
    Tiles own = pile.open.of[index(event.seat)], one = 0;
    for (; n >= 0; --n, own &= static_cast<Tiles>(~one)) one = static_cast<Tiles>(own & -own);
    const auto kind = static_cast<std::size_t>(kind_of(event.tile));
    const auto older = static_cast<Tiles>((one - 1) & pile.open.of[index(event.seat)] & ~pile.open.built);
    contradicted_ |= (pile.known() & one) != 0 && (pile.kind[kind] & one) == 0;
    pile.open.built |= one;
    pile.kind[kind] |= one;
    pile.open.excluded[kind] |= older;
  }

  // What the view shows but the memory does not know, or the other way round; empty if they agree.
  std::string_view differs_from(const View& view) const {
    if (contradicted_ || characters_.contradicted() || cards_.contradicted()) return "what it knew better";
    if (view.viewer != self_) return "the viewer";
    if (!(view.characters == characters_.view())) return "the characters";
    if (!(view.cards == cards_.view())) return "the special-building cards";
    if (!(view.shops == shops_)) return "the shops";
    if (!(view.palaces == palaces_)) return "the palaces";
    std::array<Hand, kMaxSeats> hands{};
    if (self_ != Seat::nobody)
      hands[index(self_)] = {unbuilt(shops_), unbuilt(palaces_), characters_.view().hand(self_)};
    if (view.known != (self_ == Seat::nobody ? Seats() : Seats::only(self_)) || view.hands != hands)
      return "the hands";
    if (view.open.acting != self_ && (is_shop(view.open.tile) || is_palace(view.open.tile)))
      return "the tile that another is placing";
    const bool looks = view.open.phase == Phase::take && view.open.acting == self_;
    const PileView& pile = view.open.stack == Stack::shops ? shops_ : palaces_;
    if (view.found != (looks ? pile.content() : Contents{})) return "what is in the stack";
    return table_.differs_from(view.open);
  }

 private:
  static int character_in(const Event& event) {
    return event.card == Event::kNoCard ? kUnknown : event.card - 1;
  }
  static int special_in(const Event& event) {
    return event.card == Event::kNoCard ? kUnknown : event.card - Event::kFirstSpecial;
  }
  PileView& pile(Stack stack) { return stack == Stack::shops ? shops_ : palaces_; }
  void find(PileView& pile, const Event& event) {
    pile.open.decided = pile.open.one_removed;
    if (event.seat == self_) pile.found[pile.open.bought] = event.tiles;
  }
  void get(PileView& pile, const Event& event) {
    const auto tile = static_cast<Tiles>(1u << pile.open.bought++);
    pile.open.of[index(event.seat)] |= tile;
    if (pile.open.searcher != Seat::nobody) pile.open.searched |= tile;
    pile.open.searcher = Seat::nobody;
    if (event.tile != Tile::none) pile.kind[static_cast<std::size_t>(kind_of(event.tile))] |= tile;
  }
  Contents unbuilt(const PileView& pile) const {
    Contents contents{};
    const Tiles own = pile.open.of[index(self_)] & static_cast<Tiles>(~pile.open.built);
    for (std::size_t kind = 0; kind < kKinds; ++kind)
      contents[kind] = static_cast<std::uint8_t>(std::popcount(static_cast<Tiles>(own & pile.kind[kind])));
    return contents;
  }

  Seat self_;
  TableMemory table_;
  DeckMemory<Characters> characters_;
  DeckMemory<SpecialCards> cards_;
  PileView shops_, palaces_;
  bool contradicted_ = false;
};

}  // namespace laguna::murano::testing
