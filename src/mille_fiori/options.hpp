// What is agreed before the first card: the number of seats and the tactical variation.
#pragma once

#include <expected>

#include "kit/text.hpp"

namespace laguna::mille_fiori {

struct Options {
  std::uint8_t seats = 4;
  bool tactical = false;

  friend constexpr bool operator==(const Options&, const Options&) = default;
};

constexpr Text write(const Options& options) {
  return Text("seats ") + options.seats + (options.tactical ? " tactical" : "");
}

constexpr std::expected<Options, Text> read_options(std::string_view text) {
  for (int seats = 2; seats <= 4; ++seats)
    for (bool tactical : {false, true})
      if (const Options options{static_cast<std::uint8_t>(seats), tactical}; write(options) == text)
        return options;
  return std::unexpected(Text());
}

}  // namespace laguna::mille_fiori
