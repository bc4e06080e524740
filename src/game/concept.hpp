// What makes a type a game: plain values and a dozen functions, all static, all pure.
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "game/rule_entry.hpp"
#include "game/seat.hpp"
#include "kit/canvas.hpp"
#include "kit/random.hpp"
#include "kit/text.hpp"

namespace laguna {

template <class T>
concept Value = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// An event is told to everyone, each seat in its own version. An event with a rule explains itself by it;
// only such an event may carry points.
template <class E>
concept Telling = Value<E> && requires(E event) {
  { event.seat } -> std::convertible_to<Seat>;
  { event.points } -> std::convertible_to<int>;
};

// A sink that hears nothing: search and playouts tell no story.
struct Silence {
  constexpr void operator()(const auto&) const {}
};

// A sink of fields that keeps none: it shows what `describe` may call. Lists are given as a function that
// adds their items.
struct NoFields {
  constexpr void number(std::string_view, int) const {}
  constexpr void flag(std::string_view, bool) const {}
  constexpr void word(std::string_view, std::string_view) const {}
  constexpr void numbers(std::string_view, auto&& list) const {
    list([](int) {});
  }
  constexpr void words(std::string_view, auto&& list) const {
    list([](std::string_view) {});
  }
  constexpr void group(std::string_view, auto&& fill) const { fill(*this); }
};

// A file in which nothing stands: it shows what a game may ask of one. What is not there or not as wanted is
// not answered; `wrong` ends the reading too.
struct BlankSheet {
  using Names = std::span<const std::string_view>;
  constexpr void only(Names) const {}
  constexpr BlankSheet at(std::string_view) const { return {}; }
  constexpr void each(auto&& visit) const { visit(std::string_view(), *this); }
  constexpr void items(int, int, auto&& visit) const { visit(0, *this); }
  constexpr bool flag() const { return false; }
  constexpr int number(int least, int) const { return least; }
  constexpr std::string_view word() const { return {}; }
  constexpr int choice(Names) const { return 0; }
  constexpr void wrong(std::string_view) const {}
};

template <class G>
concept Game = Value<typename G::State> && Value<typename G::View> && Value<typename G::Action> &&
               Value<typename G::Options> && Telling<typename G::Event> &&
               requires(typename G::State& state, const typename G::State& seen, const typename G::View& view,
                        typename G::Action action, typename G::Event event, typename G::Options options,
                        typename G::Actions& out, typename G::Chances& odds, Seat seat, std::string_view text,
                        Random& random, Canvas& canvas, Silence emit, NoFields fields, BlankSheet sheet) {
                 { G::name } -> std::convertible_to<std::string_view>;
                 { G::title } -> std::convertible_to<std::string_view>;
                 { G::seat_names[0] } -> std::convertible_to<std::string_view>;  // colours
                 // Sources of points, the columns of the score table; the first stands for none.
                 { G::sources } -> std::convertible_to<std::span<const std::string_view>>;

                 // Options in words: "seats 4", followed by one of the variations, such as " tactical". Of
                 // other words a game may say why they are refused.
                 { G::variations.size() } -> std::convertible_to<std::size_t>;
                 { G::options(seen) } -> std::same_as<typename G::Options>;
                 { options.seats } -> std::convertible_to<int>;
                 { G::write(options) } -> std::same_as<Text>;
                 { G::read_options(text) } -> std::same_as<std::expected<typename G::Options, Text>>;

                 { G::start(options) } -> std::same_as<typename G::State>;  // before any luck
                 { G::turn(seen) } -> std::same_as<Turn>;

                 // Never empty for a seat whose turn it is, no duplicates, the only definition of legality.
                 // What a seat may do depends on nothing it cannot see, so a view answers too.
                 { G::legal_actions(seen, seat, out) };
                 { G::legal_actions(view, out) };
                 // The same as a uniform choice from that list, without making it.
                 { G::sample(seen, seat, random) } -> std::same_as<typename G::Action>;

                 // Each outcome of the luck that is due, with an integer weight; and one drawn by weight.
                 { G::chances(seen, odds) };
                 { odds[0].action } -> std::convertible_to<typename G::Action>;
                 { odds[0].weight } -> std::convertible_to<int>;
                 { G::sample_chance(seen, random) } -> std::same_as<typename G::Action>;

                 // All luck up to the next choice, as if drawn by `sample_chance` step by step; of it only
                 // points are told.
                 { G::settle(state, random, emit) };

                 // The action must be legal, the outcome one of `chances`. Both tell what happens to `emit`.
                 { G::apply(state, seat, action, emit) };
                 { G::apply_chance(state, action, emit) };

                 { G::scores(seen) } -> std::same_as<Scores>;
                 { G::winners(seen) } -> std::same_as<Seats>;  // of a game that is over
                 { G::sound(seen) } -> std::same_as<bool>;     // nothing lost, nothing doubled

                 // All that a perfect memory in that seat may know; `nobody` sees what lies open.
                 { G::observe(seen, seat) } -> std::same_as<typename G::View>;
                 // Everything, for those who look at a game that is over.
                 { G::reveal(seen) } -> std::same_as<typename G::View>;
                 // Some state the viewer cannot tell from the real one, all of them equally likely.
                 { G::imagine(view, random) } -> std::same_as<typename G::State>;
                 { G::seen_by(event, seat) } -> std::same_as<typename G::Event>;

                 { G::write(action) } -> std::same_as<Text>;
                 { G::read(text) } -> std::same_as<std::optional<typename G::Action>>;

                 // The door for knowledge of the game: what an own action is worth at once, the more the
                 // better.
                 { G::appraise(view, action) } -> std::same_as<int>;
                 // And what a legal one would bring, as a story, as far as the viewer alone decides.
                 { G::foresee(view, action, emit) };

                 // For people: the rule an event names (an index into the rulebook, 0 if none), whether it
                 // shows a seat something new (no undo past it), the event in words, the table drawn in text.
                 { G::rulebook } -> std::convertible_to<std::span<const RuleEntry>>;
                 { G::rule(event) } -> std::same_as<int>;
                 { G::reveals(event, seat) } -> std::same_as<bool>;
                 { G::tell(event) } -> std::same_as<Text>;
                 { G::draw(view, canvas) };
                 // The same field by field: named numbers, flags and words, lists and groups of them.
                 { G::describe(view, fields) };
                 { G::describe(event, fields) };
                 // A described view of a seat that has something to decide, read back. What it does not
                 // tell is not known; what cannot be is wrong.
                 { G::recall(sheet) } -> std::same_as<typename G::View>;

                 // For benchmarks: what a game is made of ("card"), and how many of it have been played.
                 { G::unit } -> std::convertible_to<std::string_view>;
                 { G::units(seen) } -> std::same_as<int>;
               };

// A game whose printed values an owner of the box can correct: from then on it is played on that board, or
// it says what is wrong with it.
template <class G>
concept Correctable = Game<G> && requires(BlankSheet sheet) {
  { G::use_board(sheet) } -> std::same_as<std::optional<Text>>;
};

}  // namespace laguna
