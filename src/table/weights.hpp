// A learned network as a file: a line of text that says what it is, then its numbers in 16 bits, the lower
// byte first: for each input and for the bias the lanes of its seats and the hidden ones, then the outputs.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>

#include "ai/knowledge.hpp"

namespace laguna {

// The files that are part of the program; empty if there is none.
std::string_view built_in_weights(std::string_view game, int seats);

// Those, unless others are used instead.
std::string_view weights_of(std::string_view game, int seats);

// From now on players think with this file; returns what is wrong with it, if anything. Only before the first
// of them does.
std::optional<std::string> use_weights(std::string_view game, int seats, std::string file);

// Eight digits that tell one file from another.
std::string weights_number(std::string_view game, int seats);

template <class G>
std::string weights_title(int seats) {
  return fmt::format("laguna network 1 {} seats {} inputs {} hidden {}\n", G::name, seats, ai::kInputs<G>,
                     ai::kHidden);
}

// Calls with every number of a network, in the order of the file.
template <class G>
void each_weight(auto& network, int seats, auto&& visit) {
  const auto row = [&](auto& lanes) {
    for (int s = 0; s < seats; ++s) visit(lanes[s]);
    for (int h = ai::kStraight; h < ai::kLanes; ++h) visit(lanes[h]);
  };
  for (auto& lanes : network.weights) row(lanes);
  row(network.bias);
  for (int s = 0; s < seats; ++s)
    for (auto& weight : network.outputs[s]) visit(weight);
}

template <class G>
std::string write_weights(const ai::NetworkOf<G>& network, int seats) {
  std::string bytes = weights_title<G>(seats);
  each_weight<G>(network, seats, [&](std::int16_t weight) {
    bytes += static_cast<char>(weight & 0xff);
    bytes += static_cast<char>(weight >> 8 & 0xff);
  });
  return bytes;
}

// What is wrong with the file, or nothing.
template <class G>
std::optional<std::string> read_weights(std::string_view bytes, int seats, ai::NetworkOf<G>& network) {
  const std::string title = weights_title<G>(seats);
  if (!bytes.starts_with(title))
    return fmt::format("it does not begin with \"{}\"", title.substr(0, title.size() - 1));
  bytes.remove_prefix(title.size());
  std::size_t wanted = 0;
  each_weight<G>(network, seats, [&](std::int16_t&) { wanted += 2; });
  if (bytes.size() != wanted) return fmt::format("it has {} bytes of numbers, not {}", bytes.size(), wanted);
  each_weight<G>(network, seats, [&](std::int16_t& weight) {
    const auto low = static_cast<unsigned char>(bytes[0]), high = static_cast<unsigned char>(bytes[1]);
    weight = static_cast<std::int16_t>(low | high << 8);
    bytes.remove_prefix(2);
  });
  return std::nullopt;
}

}  // namespace laguna
