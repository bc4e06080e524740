// Options that several commands share.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdint>
#include <string>

#include "record/record.hpp"

namespace laguna::cli {

// An option for a number in plain decimal; everything else is refused instead of being read somehow.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& number, const std::string& about,
                        std::uint64_t least, std::uint64_t most) {
  const auto problem = [least, most](const std::string& text) -> std::string {
    std::uint64_t value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    const bool plain = read.ec == std::errc() && read.ptr == end && (text[0] != '0' || text.size() == 1);
    if (plain && value >= least && value <= most) return {};
    return "wants a whole number from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
           record::quoted(text);
  };
  return command.add_option(name, number, about)->check(CLI::Validator(problem, ""));
}

inline constexpr std::uint64_t kAnySeed = UINT64_MAX;

inline const CLI::Validator kNotEmpty(
    [](const std::string& text) { return text.empty() ? "wants a name" : std::string(); }, "");

// A game with its options, in the words a table understands.
struct GameChoice {
  std::string game;
  int seats = 4;
  std::string variation;

  void add_to(CLI::App& command) {
    add_game_to(command)->required();
    add_options_to(command);
  }
  CLI::Option* add_game_to(CLI::App& command);
  void add_options_to(CLI::App& command);  // one for each variation of any game, and for boards
  bool is_given(const CLI::App& command) const { return command.count("--seats") > 0 || !variation.empty(); }
  std::string words() const { return "seats " + std::to_string(seats) + variation; }
};

}  // namespace laguna::cli
