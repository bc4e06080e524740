// Playing a card: where it may go, and what it earns.
#pragma once

#include "mille_fiori/action.hpp"
#include "mille_fiori/rules/harbor.hpp"
#include "mille_fiori/rules/residences.hpp"
#include "mille_fiori/rules/route.hpp"
#include "mille_fiori/rules/townspeople.hpp"
#include "mille_fiori/rules/trade.hpp"
#include "mille_fiori/rules/workshops.hpp"

namespace laguna::mille_fiori {

// Where the cards of a symbol may go: freely, and upper pyramid spaces by what they rest on.
struct Target {
  int word = 0;
  Mask free = 0, second = 0, top = 0;
};

constexpr std::array<Target, kSymbols> make_targets() {
  std::array<Target, kSymbols> targets;
  for (int s = 0; s < kSymbols; ++s) {
    const Area area = kAreaOf[s];
    const bool any_of_area = area != Area::workshops && area != Area::trade;
    targets[s] = {word_of(area), any_of_area ? mask_of(area) : mask_of(static_cast<Symbol>(s))};
    if (area != Area::nobili && area != Area::populi) continue;
    targets[s].second = townspeople::kSecond << townspeople::shift_of(area);
    targets[s].top = townspeople::kTop << townspeople::shift_of(area);
    targets[s].free = townspeople::kBottom << townspeople::shift_of(area);
  }
  return targets;
}
inline constexpr auto kTargets = make_targets();

// MF-P1: a card puts a diamond on a free space of its area.
// MF-P5: without a diamond it can only be used to sail.
// MF-W1: a workshop that shows the card's symbol.
// MF-C1: a space of the card's commodity.
// MF-H1: any ship space.
// MF-T1: any space of the card's pyramid whose two supports are filled; the symbol may differ.
// MF-R1: of the residences only the next one in the line.
constexpr Mask open_spaces(const Board& board, Seat seat, Card card) {
  const Target& target = kTargets[static_cast<int>(symbol_of(card))];
  const Mask taken = board.occupied(target.word);
  const Mask supported = (taken >> 4 & taken >> 5 & target.second) | (taken >> 3 & taken >> 4 & target.top);
  const Mask open = (target.free | supported) & ~taken;
  const Mask first_only = area_of(card) == Area::residences ? open & -open : open;
  return board.stock[index(seat)] == 0 ? 0 : first_only;
}

// MF-H3: with a harbor card the ship may sail as well, or not, unless it is at the end (ruling 4).
constexpr bool may_also_sail(const Board& board, Seat seat, Card card) {
  return area_of(card) == Area::harbor && !route::at_the_end(board, seat);
}

// MF-P4: instant points, then the bonus, then the extra card; in the harbor the fleet, then sailing (ruling
// 1). Returns the rule that earns an extra card, if one does.
constexpr Rule place_diamond(Board& board, Seat seat, Card card, Space space, auto& emit) {
  board.diamonds[index(seat)].insert(index(space));
  --board.stock[index(seat)];
  emit(tell::placed(seat, space));
  const Symbol symbol = symbol_of(card);
  switch (area_of(card)) {
    case Area::workshops:
      return workshops::score_placed(board, seat, space, emit);
    case Area::residences:
      return residences::score_placed(board, seat, space, emit);
    case Area::nobili:
    case Area::populi:
      return townspeople::score_placed(board, seat, space, symbol, emit);
    case Area::trade:
      return trade::score_placed(board, seat, space, symbol, emit);
    case Area::harbor:
      harbor::score_placed(board, space, emit);
      return Rule::none;
  }
  return Rule::none;
}

// MF-N1: any card may be used to sail instead.
constexpr Rule play_card(Board& board, Seat seat, Card card, const Action& action, auto& emit) {
  Rule extra = Rule::none;
  if (action.kind != Action::Kind::sail) extra = place_diamond(board, seat, card, action.space, emit);
  if (action.kind != Action::Kind::place) extra = route::sail(board, seat, wheel_of(card), emit);
  return extra;
}

}  // namespace laguna::mille_fiori
