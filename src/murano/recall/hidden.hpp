// Stacks and decks, read back. A view tells what lies where, not how it came there: every card at hand was
// drawn alone, and built tiles were bought before the others.
#pragma once

#include "murano/recall/fields.hpp"
#include "murano/rules/buying.hpp"

namespace laguna::murano::recalled {

template <class Sheet>
Hand hand(const Sheet& sheet, const Open& open, Seat viewer) {
  Hand hand;
  const Player& player = open.players[index(viewer)];
  sheet.at("tiles").items(0, 2 * kMostTiles, [&](int, const Sheet& item) {
    const auto tile = static_cast<Tile>(item.choice(kTileName));
    if (!is_shop(tile) && !is_palace(tile)) item.wrong("is neither a shop nor a palace");
    ++(is_shop(tile) ? hand.shops : hand.palaces)[static_cast<std::size_t>(kind_of(tile))];
  });
  sheet.at("characters").items(0, kCharacters, [&](int, const Sheet& item) {
    const std::uint64_t card = std::uint64_t{1} << (item.number(1, kCharacters) - 1);
    if ((hand.characters & card) != 0) item.wrong("stands twice");
    hand.characters |= card;
  });
  if (total(hand.shops) != player.tiles[static_cast<int>(Stack::shops)] ||
      total(hand.palaces) != player.tiles[static_cast<int>(Stack::palaces)])
    sheet.at("tiles").wrong("the seat has not so many");
  if (std::popcount(hand.characters) != player.characters)
    sheet.at("characters").wrong("the seat has not so many");
  return hand;
}

// In the stack that the viewer looks through.
template <class Sheet>
Contents found(const Sheet& sheet, const Open& open) {
  Contents contents{};
  sheet.each([&](std::string_view name, const Sheet& count) {
    const auto tile = read_name<Tile>(kTileName, name);
    const bool fits = tile && (open.stack == Stack::shops ? is_shop(*tile) : is_palace(*tile));
    if (!fits) count.wrong("there is no such tile in this stack");
    contents[static_cast<std::size_t>(kind_of(*tile))] =
        static_cast<std::uint8_t>(count.number(1, kMostTiles));
  });
  if (total(contents) != open.stacks[static_cast<int>(open.stack)])
    sheet.wrong("the stack has more or fewer tiles");
  return contents;
}

// Whoever bought a palace that is built nobody tells: here it was the viewer.
inline PileView pile(const auto& sheet, PileView pile, const View& view, Stack stack) {
  const Open& open = view.open;
  const Contents& own =
      stack == Stack::shops ? view.hands[index(view.viewer)].shops : view.hands[index(view.viewer)].palaces;
  const auto built = [&](int seat, int kind) {
    if (stack == Stack::shops) return std::popcount(open.shops[seat] & open.shops_of[kind]);
    return seat == index(view.viewer) ? std::popcount(open.palaces[kind]) : 0;
  };
  const bool searching = open.phase == Phase::take && open.stack == stack;
  Contents rest = pile.open.all;
  int bought = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    int known = own[kind] + (searching ? view.found[kind] : 0);
    for (int seat = 0; seat < open.seats; ++seat) known += built(seat, kind);
    if (known > rest[kind])
      sheet.wrong(Text("there are more than ") + rest[kind] + " of " +
                  kTileName[static_cast<int>(tile_of(stack, kind))]);
    for (int seat = 0; seat < open.seats; ++seat) bought += built(seat, kind);
  }
  for (const Player& player : open.players) bought += player.tiles[static_cast<int>(stack)];
  const int left = total(pile.open.all) - pile.open.one_removed - bought;
  const auto field = sheet.at("stacks").at(kStackName[static_cast<int>(stack)]);
  if (left < 0) field.wrong("more tiles are at hand or built than there are");
  if (left != open.stacks[static_cast<int>(stack)]) field.wrong(Text("there are ") + left);

  const auto add = [&](int seat, int kind, bool is_built) {
    const auto tile = static_cast<Tiles>(1u << pile.open.bought++);
    pile.open.of[seat] |= tile;
    if (is_built) pile.open.built |= tile;
    if (kind < kKinds) pile.kind[kind] |= tile;
  };
  for (int seat = 0; seat < open.seats; ++seat) {
    for (int kind = 0; kind < kKinds; ++kind)
      for (int n = built(seat, kind); n > 0; --n) add(seat, kind, true);
    const bool mine = seat == index(view.viewer);
    for (int kind = 0; kind < kKinds && mine; ++kind)
      for (int n = own[kind]; n > 0; --n) add(seat, kind, false);
    for (int n = mine ? 0 : open.players[seat].tiles[static_cast<int>(stack)]; n > 0; --n)
      add(seat, kKinds, false);
  }
  if (!searching) return pile;
  pile.open.searcher = view.viewer;
  pile.open.decided = pile.open.one_removed;
  pile.found[pile.open.bought] = view.found;
  return pile;
}

// A card that came from among those never looked at, and who has seen it.
template <class D>
Place drawn_by(Seat seat, std::uint8_t card) {
  Place place{D::kFresh, {card, {}}};
  if (seat != Seat::nobody) place.fresh.seen.insert(seat);
  return place;
}

template <class D>
void add_keep(DeckView<D>& deck, Seat seat, std::uint8_t card) {
  typename DeckView<D>::Keep keep;
  const bool own = seat == deck.viewer;
  keep.seat = seat;
  keep.count = 1;
  keep.shown = D::kOpen;
  keep.card = card;
  if (own) keep.kept = 0;
  keep.cards[0] = drawn_by<D>(seat, own ? card : kUnknown);
  deck.keeps.push_back(keep);
  --deck.fresh;
}

// Takes a card from those that were not named yet.
template <class D>
void name(const auto& sheet, DeckView<D>& deck, int card) {
  if ((deck.unseen & D::only(card)) == 0) sheet.wrong("is not in this game, or stands twice");
  deck.unseen &= static_cast<typename D::Set>(~D::only(card));
}

template <class D>
void draw(DeckView<D>& deck, int card) {
  deck.drawn.push_back(drawn_by<D>(deck.viewer, static_cast<std::uint8_t>(card)));
  deck.looker = deck.viewer;
  deck.looking = static_cast<std::uint8_t>(deck.drawn.size());
  --deck.fresh;
}

// Characters that have scored are no more known than those never drawn, and lie among them.
template <class Sheet>
DeckView<Characters> character_deck(const Sheet& sheet, DeckView<Characters> deck, const View& view) {
  const Open& open = view.open;
  int kept = 0;
  for (const Player& player : open.players) kept += player.characters;
  if (kept > deck.fresh - kRemovedCharacters) sheet.at("characters").wrong("there are not so many");
  open.everyone().each([&](Seat seat) {
    if (seat == view.viewer) return;
    for (int n = open.players[index(seat)].characters; n > 0; --n) add_keep(deck, seat, kUnknown);
  });
  described::each_bit(view.hands[index(view.viewer)].characters, [&](int card) {
    name(sheet.at("hands"), deck, card);
    add_keep(deck, view.viewer, static_cast<std::uint8_t>(card));
  });
  const int left = open.characters_left;
  if (open.phase == Phase::keep) {
    const int wanted = std::min(characters_to_look_at(open, view.viewer), left);
    sheet.at("drawn").items(wanted, wanted, [&](int, const Sheet& item) {
      const auto character = read_number(item.word());
      if (!character || *character < 1 || *character > kCharacters) item.wrong("there is no such character");
      name(item, deck, *character - 1);
      draw(deck, *character - 1);
    });
  }
  const auto scored = std::popcount(open.scored);
  const int drawn = static_cast<int>(deck.drawn.size());
  if (deck.size() + drawn - scored != left)
    sheet.at("characters_left").wrong(Text("there are ") + (deck.size() + drawn - scored));
  sheet.at("under").items(0, std::max(0, left - drawn), [&](int, const Sheet& item) {
    const int character = item.number(0, kCharacters);
    if (character > 0) name(item, deck, character - 1);
    deck.queue.push_back(character > 0
                             ? drawn_by<Characters>(view.viewer, static_cast<std::uint8_t>(character - 1))
                             : drawn_by<Characters>(Seat::nobody, kUnknown));
    --deck.fresh;
  });
  return deck;
}

// Every special building has brought a card, the last one perhaps not yet. All of them lie open.
template <class Sheet>
DeckView<SpecialCards> special_deck(const Sheet& sheet, DeckView<SpecialCards> deck, Open& open) {
  const int built = std::popcount(open.specials), kept = built - (open.phase == Phase::card ? 1 : 0);
  open.everyone().each([&](Seat seat) {
    sheet.at("cards").at(Text() + number_of(seat)).items(0, kSpecials, [&](int, const Sheet& item) {
      const int card = item.choice(kSpecialName);
      name(item, deck, card);
      if (std::ssize(deck.keeps) >= kept) item.wrong("there are not so many special buildings");
      add_keep(deck, seat, static_cast<std::uint8_t>(card));
      open.players[index(seat)].cards |= bit_of(static_cast<Special>(card));
    });
  });
  if (std::ssize(deck.keeps) != kept) sheet.at("cards").wrong(Text("there are not ") + kept + " of them");
  if (open.phase != Phase::card) return deck;
  const int wanted = std::min(SpecialCards::kMostLook, deck.size());
  sheet.at("drawn").items(wanted, wanted, [&](int, const Sheet& item) {
    const int card = item.choice(kSpecialName);
    name(item, deck, card);
    draw(deck, card);
  });
  return deck;
}

}  // namespace laguna::murano::recalled
