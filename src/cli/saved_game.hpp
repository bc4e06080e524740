// A game kept between two visits: an ordinary record, unfinished.
#pragma once

#include <memory>
#include <string>

#include "cli/words.hpp"
#include "table/table.hpp"

namespace laguna::cli {

inline constexpr const char* kYou = "you";

struct SavedGame {
  std::unique_ptr<Table> table;
  Players players;
};

// The usual place of a game's save file; its folder is made.
std::string usual_save(const std::string& game);

// Refuses what is there but no plain file.
bool is_saved(const std::string& path);
SavedGame load(const std::string& path);
void save(const std::string& path, const Table&, const Players&);
// Puts a saved game aside so that a new one does not overwrite it; returns where it is now.
std::string put_aside(const std::string& path);
// Where a finished game is kept: beside its save file, under a name that is free.
std::string finished_name(const std::string& path);

}  // namespace laguna::cli
