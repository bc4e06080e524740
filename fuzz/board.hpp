// Any text as the file of a board: it is refused with a reason, or it lays out whole and keeps its promises.
#pragma once

#include <bit>
#include <string_view>

#include "fuzz/demand.hpp"
#include "murano/board_file.hpp"
#include "table/sheet.hpp"

namespace laguna {

inline void fuzz_board(std::string_view text) {
  const auto problem = read_sheet(text, [](const Sheet& sheet) -> std::optional<Text> {
    const murano::Print print = murano::read_print(sheet);
    const auto board = murano::lay_out(print);
    if (!board) return board.error();
    std::uint64_t reached = 0;
    for (std::uint64_t sites : board->beside) reached |= sites;
    demand(std::popcount(reached) == murano::kSites, "every site has a street beside it");
    demand(std::popcount(board->anchors) == 8, "eight ships have an anchor");
    for (const murano::Cell& cell : board->site_cell)
      demand(board->shape[cell.island].at(cell.row, cell.column) == 'B', "a site is where it is drawn");
    demand(murano::lay_out(print) == board, "a board is always the same");
    return std::nullopt;
  });
  if (problem) demand(!problem->empty(), "a refusal has a reason");
}

}  // namespace laguna
