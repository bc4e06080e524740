// What a seat can make of cards at this moment: the best use of each, found once for all cards of a symbol.
#pragma once

#include "mille_fiori/insight/workshops.hpp"

namespace laguna::mille_fiori::insight {

class Outlook {
 public:
  // With or without the hope for an extra card.
  constexpr Outlook(const Board& board, Seat seat, bool extra_cards)
      : board_(board), seat_(seat), extra_cards_(extra_cards) {}

  constexpr const Best& placing(Symbol symbol) {
    const int s = static_cast<int>(symbol);
    if ((known_ >> s & 1) == 0) {
      known_ |= 1u << s;
      best_[s] = board_.stock[index(seat_)] == 0 ? Best() : find(symbol);
    }
    return best_[s];
  }
  constexpr int sailing(int wheel) const {
    return gain_of_sailing(board_, seat_, wheel).worth(board_.seats(), extra_cards_);
  }
  constexpr int worth(Card card) {
    const int placed = placing(symbol_of(card)).worth, sailed = sailing(wheel_of(card));
    const int both = area_of(card) == Area::harbor ? placed + sailed : kNever;
    return std::max({placed, sailed, both});
  }

 private:
  constexpr Best find(Symbol symbol) {
    const Area area = area_of(symbol);
    switch (area) {
      case Area::workshops:
        if (!workshops_) workshops_.emplace(board_, seat_, extra_cards_);
        return workshops_->best(symbol);
      case Area::residences:
      case Area::trade:
        return alike(symbol);
      case Area::nobili:
      case Area::populi:
      case Area::harbor:
        return one_by_one(symbol);
    }
    return {};
  }
  constexpr int worth_at(Symbol symbol, Mask space) const {
    const int word = word_of(area_of(symbol));
    return gain_of_placing(board_, seat_, static_cast<Space>(64 * word + std::countr_zero(space)), symbol)
        .worth(board_.seats(), extra_cards_);
  }
  constexpr Best alike(Symbol symbol) const {
    const Mask spaces = open_spaces(board_, symbol);
    if (spaces == 0) return {};
    return {worth_at(symbol, spaces & -spaces), spaces};
  }
  constexpr Best one_by_one(Symbol symbol) const {
    Best best;
    for (Mask rest = open_spaces(board_, symbol); rest != 0; rest &= rest - 1)
      best.offer(rest & -rest, worth_at(symbol, rest & -rest));
    return best;
  }
  static constexpr Mask open_spaces(const Board& board, Symbol symbol) {
    const Target& target = kTargets[static_cast<int>(symbol)];
    const Mask taken = board.occupied(target.word);
    const Mask supported = (taken >> 4 & taken >> 5 & target.second) | (taken >> 3 & taken >> 4 & target.top);
    const Mask open = (target.free | supported) & ~taken;
    return symbol == Symbol::key ? open & -open : open;
  }

  const Board& board_;
  Seat seat_;
  bool extra_cards_;
  unsigned known_ = 0;  // of these symbols the best is known
  std::array<Best, kSymbols> best_;
  std::optional<WorkshopOutlook> workshops_;
};

}  // namespace laguna::mille_fiori::insight
