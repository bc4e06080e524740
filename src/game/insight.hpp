// What a game tells players that look ahead: the only door for knowledge of the game. A game may also have
// - `weigh(state, seat)`, the points a seat may hope to have in the end, in hundredths: then it and the
//   network judge together;
// - `Memory`, with `see(view)` for every decision in turn, and `Inference`, which begins with a view, such a
//   memory and a number of hypotheses: `draw(random)` is like `suppose`, but others also hold what such
//   players would have kept and played for, the likelier the more often;
// - `Intention`, with `deft(state, seat, random, intention)`: then who plays a game on without a break
//   remembers there what a deft choice was made for. With it goes `masterly(…)`, which is like it, but beats
//   deft players: so the own seat of who looks ahead may play on; and `appraise_masterly`, by which such
//   choices are made.
#pragma once

#include "game/concept.hpp"
#include "kit/bits.hpp"

namespace laguna {

// How a network learns: percent of the rests and of the actions that are remembered or strays, of the usual
// number of games, and whether it learns from its own choices or from deft ones.
struct TrainingHints {
  int remembered, strays, games;
  bool own_choices;
  std::array<int, kMaxSeats - 1> hand_pairs;  // of games, in a generation of the hand, by seats
  bool is_masterly;  // the hand is found against deft ones, and is not how lessons are played
};

// How a player looks ahead.
struct Effort {
  int simulations = 0;  // candidates played on, one by one; 0: as many as the actions allow
  int actions = 0;      // chosen in all simulations, so that every decision takes about as long; 0: no limit
  int width = 0;        // candidates that are looked at; 0: all
  int chapters = 0;     // a candidate is played on for so long and then judged; 0: to the end
  bool both = false;    // judged after the chapters, played on to the end, and taken half and half
  int deft_others = 0;  // they play on deftly in one of so many deals, else at a glance; 0: never
  int hypotheses = 0;   // of what others hold, weighed by what they did
  bool masterly = false;    // the own seat plays on better than the others
  bool flat = false;        // everybody plays on at a glance, and what did best is best
  bool to_the_end = false;  // not judged but played on to see who wins, at a glance if not `both`
};

// Levels of players that look ahead: well, better, and as well as can be in whatever time there is.
enum class Rank : std::uint8_t { good, better, best };

// What players that do not look ahead see of what is to come: nothing, or only what is near.
enum class Horizon : std::uint8_t { now, near };

template <class G>
concept Insightful = Game<G> && requires(const typename G::State& state, const typename G::View& view,
                                         typename G::Action action, typename G::Inputs& inputs, Seat seat,
                                         Random& random, NoFields fields) {
  // The table as a network is told of it, from that seat on: only what the seat may know.
  { G::inputs(state, seat, inputs) };
  // A good choice at a glance, from what the seat may know; fast.
  { G::quick(state, seat, random) } -> std::same_as<typename G::Action>;
  // A better one, or one more like that of others; slower.
  { G::deft(state, seat, random) } -> std::same_as<typename G::Action>;
  // Calls with each state the seat can bring about by the action and choices of its own that follow, up
  // to where it can be judged. The action is worth the best of them.
  {
    G::expand(state, seat, action, [](const typename G::State&) {})
  };
  // Like `imagine`, but what others have chosen secretly is what a sensible player would have chosen.
  { G::suppose(view, random) } -> std::same_as<typename G::State>;
  // Grows whenever the table comes to rest: moments at which a position can be judged well.
  { G::chapter(state) } -> std::same_as<int>;
  // What an action is worth to somebody short-sighted.
  { G::appraise_shortly(view, action, Horizon::now) } -> std::same_as<int>;
  // How a player of this game looks ahead.
  { G::effort(Rank::good, 2) } -> std::same_as<Effort>;
  // Personas: what such a player likes about a state, in hundredths of a point.
  { G::leanings } -> std::convertible_to<std::span<const std::string_view>>;
  { G::lean(0, state, seat) } -> std::same_as<int>;
  // Why somebody might want to do this, field by field.
  { G::explain(view, action, fields) };
};

}  // namespace laguna
