// What whoever runs a server learns from it: numbers, and lines of JSON. No name, card, key or whole link of
// a table is in them.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

#include "server/metrics.hpp"
#include "table/table.hpp"

namespace laguna::server {

class Host {
 public:
  enum class Wants { problems, everything };

  explicit Host(Wants wants = Wants::problems, std::FILE* log = stderr) : wants_(wants), log_(log) {}

  // {"time": …, "event": …, and the fields}
  void note(std::string_view event, const Json& fields) const;
  void problem(std::string_view event, const Json& fields) const;
  // To be called while an exception is handled; its text may hold what a request said, so its type must do.
  void fault(std::string_view where);

  Metrics metrics;

 private:
  Wants wants_;
  std::FILE* log_;
};

// The first letters of a table's name: enough to find it in the database, too few to sit down there.
std::string hint_of(std::string_view table);
// A path in which names are hints.
std::string hint_of_path(std::string_view path);

}  // namespace laguna::server
