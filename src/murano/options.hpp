// What is agreed before the first move: the number of seats, and on which board.
#pragma once

#include "murano/box/layout.hpp"

namespace laguna::murano {

struct Options {
  std::uint8_t seats = 4;
  std::uint32_t board = layout.id;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

// A board by eight digits, base 16.
inline constexpr std::string_view kHex = "0123456789abcdef";
constexpr Text write_board(std::uint32_t id) {
  Text text;
  for (int shift = 28; shift >= 0; shift -= 4) text += kHex.substr(id >> shift & 15, 1);
  return text;
}
constexpr std::optional<std::uint32_t> read_board(std::string_view text) {
  std::uint32_t id = 0;
  for (char c : text) id = id << 4 | static_cast<std::uint32_t>(kHex.find(c) & 15);
  return write_board(id) == text ? std::optional(id) : std::nullopt;
}

constexpr Text write(const Options& options) {
  return Text("seats ") + options.seats + " board " + write_board(options.board);
}

// Without a board the one in use is meant. A game that was played on another is refused with a reason.
inline std::expected<Options, Text> read_options(std::string_view text) {
  std::string_view rest = text;
  cut_word(rest);
  const auto seats = read_number(cut_word(rest));
  if (!seats || *seats < 2 || *seats > 4) return std::unexpected(Text());
  const Options options{static_cast<std::uint8_t>(*seats), layout.id};
  if (text == (Text("seats ") + *seats).view() || text == write(options).view()) return options;
  cut_word(rest);
  const auto board = read_board(rest);
  if (!board || text != write(Options{options.seats, *board}).view()) return std::unexpected(Text());
  return std::unexpected(Text("this game was played on the board ") + write_board(*board) + ", but " +
                         write_board(layout.id) + " is in use; give its file with --murano-board");
}

}  // namespace laguna::murano
