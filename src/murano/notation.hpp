// Actions as text, as people and records write them.
#pragma once

#include "murano/action.hpp"
#include "murano/box/characters.hpp"
#include "murano/box/spaces.hpp"

namespace laguna::murano {

constexpr Text write(Beads beads) {
  Text text;
  for (int bead = 0; bead < kBeads; ++bead)
    for (int n = beads.of(bead); n > 0; --n) {
      if (!text.view().empty()) text += " ";
      text += kBeadName[bead];
    }
  return text;
}
inline Text write_space(Space space) {
  return is_site(space) ? write_site(space - kFirstSite) : write_street(space);
}

namespace notation {

constexpr Text write_move(std::string_view verb, Sail move) {
  return Text(verb) + " " + (move.ship == kNoSpace ? Text("red") : write_ring(move.ship)) + " " +
         write_ring(move.to);
}
inline Text write_score(const Action& action) {
  Text text = Text("score ") + action.a + " " + kIslandName[action.b];
  if (takes_gold(action.a)) return text + " " + action.c;
  return takes_beads(action.a) ? text + " " + write(Beads{action.c}) : text;
}

}  // namespace notation

inline Text write(const Action& action) {
  using Kind = Action::Kind;
  switch (action.kind) {
    case Kind::start:
      return Text("start ") + (action.a + 1);
    case Kind::top:
      return Text("top ") + kTileName[action.a];
    case Kind::removed:
      return Text("removed ") + kTileName[action.a];
    case Kind::character:
      return Text("character ") + action.a;
    case Kind::special:
      return Text("special ") + kSpecialName[action.a];
    case Kind::street:
      return Text("street ") + kStreetName[action.a];
    case Kind::bead:
      return Text("bead ") + kBeadName[action.a];
    case Kind::sail:
      return notation::write_move("sail", sail_of(action));
    case Kind::pass:
      return notation::write_move("pass", sail_of(action));
    case Kind::take_gold:
      return "take-gold";
    case Kind::buy:
      return Text("buy ") + kWareName[action.a];
    case Kind::search:
      return Text("search ") + kWareName[action.a];
    case Kind::recruit:
      return "recruit";
    case Kind::dock:
      return Text("dock ") + kIslandName[action.a] + " " + kDockName[action.b];
    case Kind::build:
      return Text("build ") + kTileName[action.a];
    case Kind::income:
      return Text("income ") + kIslandName[action.a];
    case Kind::produce:
      return Text("produce ") + action.a + (action.b != 0 ? " station" : "");
    case Kind::sell:
      return Text("sell ") + write(Beads{action.a});
    case Kind::hire:
      return "hire";
    case Kind::dismiss:
      return "dismiss";
    case Kind::take:
      return Text("take ") + kTileName[action.a];
    case Kind::keep:
      return Text("keep ") + action.a;
    case Kind::decline:
      return "decline";
    case Kind::on:
      return Text("on ") + write_space(action.a);
    case Kind::keep_card:
      return Text("keep ") + kSpecialName[action.a];
    case Kind::give:
      return Text("give ") + kBeadName[action.a];
    case Kind::score:
      return notation::write_score(action);
    case Kind::stop:
      return "stop";
  }
  return {};
}

namespace notation {

using Kind = Action::Kind;

constexpr std::optional<int> read_character(std::string_view word) {
  const auto number = read_number(word);
  return number && *number >= 1 && *number <= kCharacters ? number : std::nullopt;
}
template <std::size_t kNames>
constexpr std::optional<Action> read_named(Kind kind, const std::array<std::string_view, kNames>& names,
                                           std::string_view word) {
  const auto place = read_name<int>(names, word);
  return place ? std::optional(act::with(kind, *place)) : std::nullopt;
}
constexpr std::optional<Action> read_move(Kind kind, std::string_view ship, std::string_view to) {
  const auto from = ship == "red" ? std::optional<int>(kNoSpace) : read_ring(ship);
  const auto space = read_ring(to);
  return from && space ? std::optional(act::with(kind, *from, *space)) : std::nullopt;
}
// Up to three beads; what is too much shows when they are written again.
constexpr Beads read_beads(std::string_view words) {
  Beads beads;
  for (int n = 0; n < 3 && !words.empty(); ++n)
    if (const auto bead = read_bead(cut_word(words))) beads = beads + Beads::one(index(*bead));
  return beads;
}
inline std::optional<Action> read_score(std::string_view words) {
  const auto character = read_character(cut_word(words));
  const auto island = read_island(cut_word(words));
  if (!character || !island) return std::nullopt;
  const auto gold = takes_gold(*character) ? read_number(words) : 0;
  if (!gold || *gold > 255) return std::nullopt;
  const int paid = takes_beads(*character) ? read_beads(words).packed : *gold;
  return act::score(*character, static_cast<int>(*island), paid);
}
inline std::optional<Action> read_on(std::string_view word) {
  const auto space = read_space(word);
  if (!space) return std::nullopt;
  return act::on(space->street ? space->number : kFirstSite + space->number);
}
constexpr std::optional<Action> read_dock(std::string_view island, std::string_view colour) {
  const auto place = read_island(island);
  const auto dock = read_name<int>(kDockName, colour);
  return place && dock ? std::optional(act::dock(static_cast<int>(*place), *dock)) : std::nullopt;
}
constexpr std::optional<Action> read_number_of(Kind kind, std::string_view word, int most, int b = 0) {
  const auto number = read_number(word);
  if (!number || *number < 1 || *number > most) return std::nullopt;
  return act::with(kind, kind == Kind::start ? *number - 1 : *number, b);
}

inline std::optional<Action> read_words(std::string_view verb, std::string_view rest) {
  const std::string_view all = rest, a = cut_word(rest);
  if (verb == "start") return read_number_of(Kind::start, a, kMaxSeats);
  if (verb == "top") return read_named(Kind::top, kTileName, a);
  if (verb == "removed") return read_named(Kind::removed, kTileName, a);
  if (verb == "character") return read_number_of(Kind::character, a, kCharacters);
  if (verb == "special") return read_named(Kind::special, kSpecialName, a);
  if (verb == "street") return read_named(Kind::street, kStreetName, a);
  if (verb == "bead") return read_named(Kind::bead, kBeadName, a);
  if (verb == "sail") return read_move(Kind::sail, a, rest);
  if (verb == "pass") return read_move(Kind::pass, a, rest);
  if (verb == "take-gold") return act::with(Kind::take_gold);
  if (verb == "buy") return read_named(Kind::buy, kWareName, a);
  if (verb == "search") return read_named(Kind::search, kWareName, a);
  if (verb == "recruit") return act::with(Kind::recruit);
  if (verb == "dock") return read_dock(a, rest);
  if (verb == "build") return read_named(Kind::build, kTileName, a);
  if (verb == "income") return read_named(Kind::income, kIslandName, a);
  if (verb == "produce") return read_number_of(Kind::produce, a, kSites, rest == "station" ? 1 : 0);
  if (verb == "sell") return act::sell(read_beads(all));
  if (verb == "hire") return act::with(Kind::hire);
  if (verb == "dismiss") return act::with(Kind::dismiss);
  if (verb == "take") return read_named(Kind::take, kTileName, a);
  if (verb == "keep" && read_number(a)) return read_number_of(Kind::keep, a, kCharacters);
  if (verb == "keep") return read_named(Kind::keep_card, kSpecialName, a);
  if (verb == "decline") return act::with(Kind::decline);
  if (verb == "on") return read_on(a);
  if (verb == "give") return read_named(Kind::give, kBeadName, a);
  if (verb == "score") return read_score(all);
  if (verb == "stop") return act::stop();
  return std::nullopt;
}

}  // namespace notation

// There is one way to write an action, and only that is read.
inline std::optional<Action> read(std::string_view text) {
  std::string_view rest = text;
  const std::string_view verb = cut_word(rest);
  const auto action = notation::read_words(verb, rest);
  if (text.ends_with(' ')) return std::nullopt;  // as if no beads were a choice
  return action && write(*action) == text ? action : std::nullopt;
}

}  // namespace laguna::murano
