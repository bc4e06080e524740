// A match written down deal by deal, one JSON object a line, so that it can be gone on with.
#pragma once

#include "simulate/arena.hpp"

namespace laguna::simulate {

std::string write_line(const Match&);  // the first line
std::string write_line(const Match&, std::uint64_t number, const Deal&);

struct Kept {
  std::vector<Deal> deals;   // from the first on
  std::size_t complete = 0;  // bytes; what follows was cut off while being written
};

// Refused if the text is no match or another one.
std::expected<Kept, Refusal> read_lines(const Match&, std::string_view text);

}  // namespace laguna::simulate
