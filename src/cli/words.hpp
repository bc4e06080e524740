// A table in words: its log, its scores, its result.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/table.hpp"

namespace laguna::cli {

using Players = std::vector<std::string>;

// "1 table", "2 tables".
std::string counted(long count, std::string_view what);

// "Red (greedy)".
std::string who(const Table&, const Players&, Seat);

// The story since a step as a viewer may hear it, a line each; the same line in a row only once, with its
// number.
std::string log_text(const Table&, const Players&, Seat viewer, int from_step);

// Players by sources of points; the sums are the scores.
std::string score_table(const Table&, const Players&);

// "Red (you) wins with 120 points", or who leads.
std::string result_line(const Table&, const Players&);

// "+8 connected workshops [MF-W2]" without its end.
std::string without_rule(const std::string& words);

// What a story brings everyone: "+23 (+8 connected workshops, +15 workshop bonus), earns an extra card; Blue
// +5".
std::string gains(const Table&, const Story&, Seat viewer, bool itemised);

}  // namespace laguna::cli
