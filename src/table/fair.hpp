// Luck that can be proved: every outcome of chance follows from a secret, promised by its hash before the
// first card, and from words that the players add. docs/fairness.md tells strangers how to check it.
#pragma once

#include <array>
#include <functional>
#include <span>

#include "table/table.hpp"

namespace laguna::fair {

using Secret = std::array<unsigned char, 32>;

std::string hex(const Secret&);
Secret read_hex(std::string_view hex);  // of 64 digits
std::string commitment(const Secret&);  // its SHA-256 in hex

// What chance brings to this table now; `luck` are the words of each seat, empty if it has added none.
std::string outcome(const Table&, const Secret&, std::span<const std::string> luck);

// The table before each step of chance of a record that can be replayed.
void each_draw(const record::Record&, const std::function<void(const Table&, const record::Step&)>&);

// The first step of such a record that does not follow from its secret and words, or nothing.
std::optional<record::Problem> problem(const record::Record&);

}  // namespace laguna::fair
