// Finds the numbers of a deft hand by evolution: a player with numbers a little different, and one whose
// numbers differ just the other way, play the same deal with players like the present one or with choices at
// a glance, or with the deft hand of the game if it is to be beaten; the numbers follow those that did better
// (Adam on the differences).
#pragma once

#include <cmath>
#include <cstring>
#include <functional>
#include <numbers>
#include <optional>
#include <string>

#include "ai/deft_hand.hpp"
#include "ai/search.hpp"

namespace laguna::train {

// A game whose deft hand has numbers to be learned.
template <class G>
concept HasHand = Insightful<G> && requires { typename G::Hand; };

// What plays deftly: the hand of the game, or the one that was made.
template <Insightful G>
struct HandOf {
  auto deft(const typename G::State& state, Seat seat, Random& random) const {
    return G::deft(state, seat, random);
  }
};
template <HasHand G>
struct HandOf<G> {
  std::optional<typename G::Hand> made;

  auto deft(const typename G::State& state, Seat seat, Random& random) const {
    return made ? G::deft_with(*made, state, seat, random) : G::deft(state, seat, random);
  }
  // For who plays a game on.
  auto deft(const typename G::State& state, Seat seat, Random& random, ai::DeftHand<G>& play) const {
    return made ? play.choose_with(*made, state, seat, random) : play.choose(state, seat, random);
  }
};

// Of a game without a hand: nothing.
template <Insightful G>
class Evolution {
 public:
  explicit Evolution(const typename G::Options&) {}
  HandOf<G> hand() const { return {}; }
  std::array<int, 0> numbers() const { return {}; }
  static constexpr std::size_t bytes() { return 0; }
  void keep(std::string&) const {}
  void restore(const char*) {}
};

template <HasHand G>
class Evolution<G> {
 public:
  using Numbers = std::remove_cvref_t<decltype(G::first_hand)>;
  using Look = std::function<bool(double share)>;

  explicit Evolution(const typename G::Options& options) : options_(options) {}

  // So many pairs of games; `from` and `to` say which part of all it is, for steps grow smaller.
  bool go_on(int pairs, double from, double to, Random& random, const Look& look) {
    const int steps = std::max(1, pairs / kPairs);
    for (int step = 0; step < steps; ++step) {
      const double share = static_cast<double>(step) / steps;
      if (!look(share)) return false;
      move(slope(std::min(pairs, kPairs), random), kPace * (1 - 0.9 * (from + (to - from) * share)));
    }
    return true;
  }

  Numbers numbers() const { return numbers_at({}); }
  HandOf<G> hand() const { return {G::hand_of(numbers())}; }

  static constexpr std::size_t bytes() { return sizeof(Progress); }
  void keep(std::string& bytes) const { bytes.append(reinterpret_cast<const char*>(&now_), sizeof now_); }
  void restore(const char* from) { std::memcpy(&now_, from, sizeof now_); }

 private:
  static constexpr int kPairs = 256;
  static constexpr double kStray = 0.8, kPace = 0.05;
  using Vector = std::array<double, Numbers().size()>;
  struct Progress {
    Vector at{}, first{}, second{};  // in steps from the first hand; moments of the slope
    double moves = 0;
  };

  Numbers numbers_at(const Vector& stray) const {
    Numbers numbers = G::first_hand;
    for (std::size_t i = 0; i < numbers.size(); ++i)
      numbers[i] += static_cast<int>(std::lround((now_.at[i] + stray[i]) * G::hand_steps[i]));
    return numbers;
  }
  static double normal(Random& random) {
    const auto uniform = [&] { return (random.next() + 0.5) / 4294967296.; };
    return std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
  }

  Vector slope(int pairs, Random& random) const {
    const HandOf<G> present = G::training.is_masterly ? HandOf<G>() : hand();
    Vector slope{};
    for (int pair = 0; pair < pairs; ++pair) {
      Vector more, less;
      for (std::size_t i = 0; i < more.size(); ++i) less[i] = -(more[i] = kStray * normal(random));
      const Seat own = seat_at(random.below(options_.seats));
      const bool at_a_glance = !G::training.is_masterly && random.below(3) == 0;
      const std::uint64_t deal = random.next();
      const auto reward = [&](const Vector& stray) {
        return this->reward({G::hand_of(numbers_at(stray))}, at_a_glance ? nullptr : &present, own, deal);
      };
      const double better = reward(more) - reward(less);
      for (std::size_t i = 0; i < more.size(); ++i) slope[i] += better * more[i] / pairs;
    }
    return slope;
  }
  // Of one game; the others choose with the present hand or, without one, at a glance.
  double reward(const HandOf<G>& own_hand, const HandOf<G>* present, Seat own, std::uint64_t deal) const {
    Random luck(deal, 1), mind(deal, 2);
    ai::DeftHand<G> play;
    auto state = G::start(options_);
    for (Turn turn = G::turn(state); turn.kind != Turn::Kind::over; turn = G::turn(state)) {
      if (turn.kind == Turn::Kind::chance) {
        G::settle(state, luck);
        continue;
      }
      turn.seats.each([&](Seat seat) {
        const auto* hand = seat == own ? &own_hand : present;
        G::apply(state, seat, hand ? hand->deft(state, seat, mind, play) : G::quick(state, seat, mind),
                 Silence{});
      });
    }
    const int seats = options_.seats;
    return ai::reward_of(ai::margin(ai::totals_of<G>(state, own, seats, {}), seats));
  }

  void move(const Vector& slope, double pace) {
    ++now_.moves;
    const double fade1 = 1 - std::pow(0.9, now_.moves), fade2 = 1 - std::pow(0.99, now_.moves);
    for (std::size_t i = 0; i < slope.size(); ++i) {
      now_.first[i] = 0.9 * now_.first[i] + 0.1 * slope[i];
      now_.second[i] = 0.99 * now_.second[i] + 0.01 * slope[i] * slope[i];
      now_.at[i] += pace * now_.first[i] / fade1 / (std::sqrt(now_.second[i] / fade2) + 1e-9);
    }
  }

  typename G::Options options_;
  Progress now_;
};

}  // namespace laguna::train
