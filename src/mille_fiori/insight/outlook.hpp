// What a seat can make of cards at this moment: the best use of each, found once for all cards of a symbol.
#pragma once

#include "mille_fiori/insight/pyramids.hpp"
#include "mille_fiori/insight/workshops.hpp"

namespace laguna::mille_fiori::insight {

class Outlook {
 public:
  // With or without the hope for an extra card.
  constexpr Outlook(const Board& board, Seat seat, const Taste& taste, bool extra_cards)
      : board_(board), seat_(seat), taste_(taste), extra_(extra_cards ? taste.extra : 0) {}

  constexpr const Best& placing(Symbol symbol) {
    const int s = static_cast<int>(symbol);
    if ((known_ >> s & 1) == 0) {
      known_ |= 1u << s;
      best_[s] = board_.stock[index(seat_)] == 0 ? Best::none() : find(symbol);
    }
    return best_[s];
  }
  constexpr int sailing(int wheel) const {
    return gain_of_sailing(board_, seat_, wheel, taste_).worth(board_.seats(), extra_);
  }
  constexpr int worth(Card card) {
    const int placed = placing(symbol_of(card)).worth, sailed = sailing(wheel_of(card));
    const int both = area_of(card) == Area::harbor ? placed + sailed : kNever;
    return std::max({placed, sailed, both});
  }

 private:
  constexpr Best find(Symbol symbol) {
    switch (area_of(symbol)) {
      case Area::workshops:
        if (!workshops_) workshops_.emplace(board_, seat_, taste_, extra_);
        return workshops_->best(symbol);
      case Area::nobili:
        if (!nobili_) nobili_.emplace(board_, seat_, taste_, extra_);
        return nobili_->best(symbol);
      case Area::populi:
        if (!populi_) populi_.emplace(board_, seat_, taste_, extra_);
        return populi_->best(symbol);
      case Area::residences: {
        const Mask free = mask_of(Area::residences) & ~board_.occupied(0);
        return all_alike(free & -free, gain_in_residences);
      }
      case Area::trade:
        return all_alike(mask_of(symbol) & ~board_.occupied(1), gain_in_trade);
      case Area::harbor:
        return in_harbor();
    }
    return Best::none();
  }
  // Spaces of a word that are worth the same.
  constexpr Best all_alike(Mask spaces, auto&& gain) const {
    if (spaces == 0) return Best::none();
    const int word = &gain == &gain_in_residences ? 0 : 1;
    const Space first = static_cast<Space>(64 * word + std::countr_zero(spaces));
    return {gain(board_, seat_, first, taste_).worth(board_.seats(), extra_) + taste_.space[index(first)],
            spaces};
  }
  // Only the last ship of a line earns points.
  constexpr Best in_harbor() const {
    constexpr Mask kFirsts = 0b001'001'001'001'001;
    constexpr int kShift = kFirstPlace[static_cast<int>(Area::harbor)] & 63;
    const Mask taken = board_.occupied(1), ships = taken >> kShift;
    const Mask a = ships, b = ships >> 1, c = ships >> 2;
    const Mask waiting = ((a & b & ~c) | (a & ~b & c) | (~a & b & c)) & kFirsts;
    const Mask last = waiting * 0b111 << kShift & ~taken;
    const int later = taste_.space[index(space_at(Area::harbor, 1))];
    Best best = Best::none();
    if (const Mask other = mask_of(Area::harbor) & ~taken & ~last; other != 0) best.offer(other, later);
    for (Mask rest = last; rest != 0; rest &= rest - 1) {
      const Gain gain = gain_in_harbor(board_, seat_, static_cast<Space>(64 + std::countr_zero(rest)));
      best.offer(rest & -rest, gain.worth(board_.seats(), extra_) + later);
    }
    return best;
  }

  const Board& board_;
  Seat seat_;
  const Taste& taste_;
  int extra_;           // what an extra card is worth
  unsigned known_ = 0;  // of these symbols the best is known
  std::array<Best, kSymbols> best_;
  std::optional<WorkshopOutlook> workshops_;
  std::optional<PyramidOutlook<Area::nobili>> nobili_;
  std::optional<PyramidOutlook<Area::populi>> populi_;
};

}  // namespace laguna::mille_fiori::insight
