// Actions as text, as people and records write them.
#pragma once

#include "mille_fiori/action.hpp"

namespace laguna::mille_fiori {

constexpr Text write(const Action& action) {
  switch (action.kind) {
    case Action::Kind::start:
      return Text("start ") + (index(action.seat) + 1);
    case Action::Kind::turn_up:
      return Text("face-up ") + write(action.card);
    case Action::Kind::deal:
      return Text("deal ") + (index(action.seat) + 1) + " " + write(action.card);
    case Action::Kind::pick:
      return Text("pick ") + write(action.card);
    case Action::Kind::place:
      return Text("place ") + write(action.space);
    case Action::Kind::place_and_sail:
      return Text("place ") + write(action.space) + " sail";
    case Action::Kind::sail:
      return "sail";
    case Action::Kind::take:
      return Text("take ") + write(action.card);
    case Action::Kind::decline:
      return "decline";
  }
  return {};
}

namespace notation {

constexpr std::optional<Seat> read_seat(std::string_view text) {
  const auto number = read_number(text);
  if (!number || *number < 1 || *number > kMaxSeats) return std::nullopt;
  return seat_at(*number - 1);
}

constexpr std::optional<Action> read_words(std::string_view verb, std::string_view a, std::string_view b) {
  const auto card = read_card(a), second_card = read_card(b);
  const auto space = read_space(a);
  const auto seat = read_seat(a);
  if (verb == "start" && seat) return act::start(*seat);
  if (verb == "face-up" && card) return act::turn_up(*card);
  if (verb == "deal" && seat && second_card) return act::deal(*seat, *second_card);
  if (verb == "pick" && card) return act::pick(*card);
  if (verb == "place" && space) return act::place(*space, b == "sail");
  if (verb == "sail") return act::sail();
  if (verb == "take" && card) return act::take(*card);
  if (verb == "decline") return act::decline();
  return std::nullopt;
}

}  // namespace notation

// There is one way to write an action, and only that is read.
constexpr std::optional<Action> read(std::string_view text) {
  std::string_view rest = text;
  const std::string_view verb = cut_word(rest), a = cut_word(rest), b = cut_word(rest);
  const auto action = notation::read_words(verb, a, b);
  return action && write(*action) == text ? action : std::nullopt;
}

}  // namespace laguna::mille_fiori
