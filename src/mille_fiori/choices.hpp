// What a seat may do now: the whole list, or one of it drawn at random.
#pragma once

#include "kit/fixed_vector.hpp"
#include "mille_fiori/rules/turns.hpp"

namespace laguna::mille_fiori {

// Nine fleets' worth of spaces twice and sailing; or every kind of card and declining.
using Actions = FixedVector<Action, 80>;

// All a seat needs to know of its options, in a fixed order: cards, or spaces, then the last resort.
class Choices {
 public:
  constexpr Choices(const Board& board, Seat seat, const Cards& hand) {
    switch (board.phase) {
      case Phase::pick:
        if (board.committed.has(seat) || (board.options.tactical && board.acting != seat)) return;
        cards_ = &hand;
        kind_ = Action::Kind::pick;
        count_ = hand.kinds();
        return;
      case Phase::play:
        if (board.acting != seat) return;
        area_word_ = word_of(area_of(board.shown));
        spaces_ = open_spaces(board, seat, board.shown);
        both_ways_ = may_also_sail(board, seat, board.shown);
        kind_ = Action::Kind::sail;
        count_ = (std::popcount(spaces_) << (both_ways_ ? 1 : 0)) + 1;
        return;
      case Phase::extra:
        if (board.acting != seat) return;
        cards_ = &board.face_up;
        kind_ = Action::Kind::decline;
        count_ = cards_->kinds() + 1;
        return;
      case Phase::draw_start:
      case Phase::turn_up:
      case Phase::deal:
      case Phase::over:
        return;
    }
  }

  constexpr int count() const { return count_; }

  constexpr Action nth(int n) const {
    switch (kind_) {
      case Action::Kind::pick:
        return act::pick(cards_->kind(n));
      case Action::Kind::sail:
        if (n == count_ - 1) return act::sail();
        return act::place(space(select_bit(spaces_, n >> both_ways_)), both_ways_ && (n & 1) != 0);
      default:
        return n == count_ - 1 ? act::decline() : act::take(cards_->kind(n));
    }
  }

  constexpr void list(auto& out) const {
    switch (kind_) {
      case Action::Kind::pick:
        cards_->each_kind([&](Card card) { out.push_back(act::pick(card)); });
        return;
      case Action::Kind::sail:
        for (Mask rest = spaces_; rest != 0; rest &= rest - 1) {
          const Space to = space(std::countr_zero(rest));
          out.push_back(act::place(to));
          if (both_ways_) out.push_back(act::place(to, true));
        }
        out.push_back(act::sail());
        return;
      default:
        if (count_ == 0) return;
        cards_->each_kind([&](Card card) { out.push_back(act::take(card)); });
        out.push_back(act::decline());
    }
  }

 private:
  constexpr Space space(int bit) const { return static_cast<Space>(64 * area_word_ + bit); }

  const Cards* cards_ = nullptr;
  Mask spaces_ = 0;
  int area_word_ = 0;
  int count_ = 0;
  bool both_ways_ = false;
  Action::Kind kind_ = Action::Kind::decline;
};

}  // namespace laguna::mille_fiori
