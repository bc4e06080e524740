// Advice in words, for a terminal.
#pragma once

#include <string>

#include "table/advice.hpp"
#include "table/table.hpp"

namespace laguna::cli {

// "8 points, an extra card; 2 short of the workshops bonus of 20".
std::string reasons(const Table&, const nlohmann::ordered_json& why);

// A line for each action, the best first, at most so many; `played` is marked. The first three say why.
std::string advice_table(const Table&, const Advice&, std::size_t most, std::string_view played = {});

}  // namespace laguna::cli
