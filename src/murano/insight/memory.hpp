// What those who look ahead keep in mind of the moments that went by: how well each character suited a seat
// when it kept one, what the seat has done for it since, and where it sailed.
#pragma once

#include "murano/insight/suiting.hpp"

namespace laguna::murano::insight {

// How likely a card is, but for what they have in common: one is twice as likely for every sixteen.
inline constexpr int kTwice = 16;
using Likely = std::array<std::int16_t, kCharacters>;

// It grows with what a card would bring, in hundredths, up to a limit.
constexpr int likely_by(int worth) { return std::min(worth, 2520) * kTwice / 210; }

// How somebody's turn began, and what was chosen then.
struct Voyage {
  Open before;
  std::uint64_t at_hand = 0;   // a bit for each keep: nobody has seen it yet
  Action taken = act::stop();  // until it is known

  friend bool operator==(const Voyage&, const Voyage&) = default;
};

// All numbers were found in games of players who choose what is appraised highest, and rounded.
class Memory {
 public:
  // Shown every decision in turn, of any seat: it takes what lies open.
  void see(const View& view) {
    const Open& open = view.open;
    if (voyages_ > 0) learn_voyage(open);
    if (open.turns == turn_) return;
    if (turn_ > 0 && open.turns == turn_ + 1) learn_from_turn(open);
    const int turns = turns_left(kUsual, open);
    learn_keeps(view, turns);
    turn_ = open.turns;
    acting_ = open.acting;
    turns_ = turns;
    before_ = worths(open, acting_, turns_);
    Voyage& voyage = voyage_[voyages_++ % kVoyages] = {.before = open};
    for (int keep = 0; keep < count_; ++keep)
      if (!view.characters.keeps[keep].shown) voyage.at_hand |= std::uint64_t{1} << keep;
  }

  // What a seat kept, counted as the view does.
  const Likely& of(int keep) const { return likely_[keep]; }
  // As many as are remembered.
  void each_voyage(auto&& visit) const {
    for (int i = std::max(0, voyages_ - kVoyages); i < voyages_; ++i)
      if (const Voyage& voyage = voyage_[i % kVoyages]; voyage.taken.kind != Action::Kind::stop)
        visit(voyage);
  }

  friend bool operator==(const Memory&, const Memory&) = default;

 private:
  using Worths = std::array<int, kCharacters>;
  static constexpr int kMost = 4000, kVoyages = 96;
  static constexpr Characters::Set kAll = (Characters::Set{1} << kCharacters) - 1;
  // For what the appraisal does not see, by formula.
  static constexpr std::array<int, kFormulas> kLiked = {-4, 12, -42, 15, -11, -13, -24, 5,   5,
                                                        8,  -5, 12,  10, 15,  -15, -22, -56, 6};

  static Worths worths(const Open& open, Seat seat, int turns) {
    const Suiting suiting(open, seat, kAll, turns);
    Worths worths;
    for (int card = 0; card < kCharacters; ++card) worths[card] = suiting.of(card);
    return worths;
  }

  // Whoever makes a card worth more is likelier to hold it, and twice as much less if it makes it worth less.
  void learn_from_turn(const Open& open) {
    const Worths after = worths(open, acting_, turns_);
    for (int keep = 0; keep < count_; ++keep) {
      if (keeper_[keep] != acting_) continue;
      for (int card = 0; card < kCharacters; ++card) {
        const int more = after[card] - before_[card], likelier = more > 0 ? more / 10 : more / 5;
        likely_[keep][card] =
            static_cast<std::int16_t>(std::clamp(likely_[keep][card] + likelier, -kMost, kMost));
      }
    }
  }
  // A ship has sailed; or the turn is over, and the seat has a coin more because it passed.
  void learn_voyage(const Open& open) {
    auto& [before, at_hand, taken] = voyage_[(voyages_ - 1) % kVoyages];
    if (taken.kind != Action::Kind::stop) return;
    const Ships &then = before.ships, &now = open.ships;
    const int seat = index(before.acting);
    if (open.turns == before.turns && now.moves == 1) {
      const auto ship = now.red != then.red ? kNoSpace : std::countr_zero(then.black & ~now.black);
      taken = act::sail({static_cast<std::uint8_t>(ship), now.ready});
    } else if (open.turns == before.turns + 1 && open.players[seat].gold == before.players[seat].gold + 1) {
      taken = act::with(Action::Kind::pass);
    }
  }
  void learn_keeps(const View& view, int turns) {
    for (; count_ < std::ssize(view.characters.keeps); ++count_) {
      const Seat keeper = keeper_[count_] = view.characters.keeps[count_].seat;
      const Worths now = worths(view.open, keeper, turns);
      for (int card = 0; card < kCharacters; ++card)
        likely_[count_][card] =
            static_cast<std::int16_t>(kLiked[formula_rule(card + 1) - 1] + likely_by(now[card]) * 4 / 5);
    }
  }

  int count_ = 0;  // keeps
  std::array<Seat, Characters::kMostKeeps> keeper_{};
  std::array<Likely, Characters::kMostKeeps> likely_{};
  int voyages_ = 0;
  std::array<Voyage, kVoyages> voyage_{};
  // The turn seen last, and how it began.
  int turn_ = 0, turns_ = 0;
  Seat acting_ = Seat::nobody;
  Worths before_{};
};

}  // namespace laguna::murano::insight
