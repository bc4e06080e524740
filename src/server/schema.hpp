// What a database of Laguna looks like, how an earlier one becomes so, and which files are none.
#pragma once

#include <string>

#include "server/sqlite.hpp"

namespace laguna::server {

inline constexpr int kSchema = 4;  // the version; a database of each is in tests/databases

// Looks at the file before it is opened, so that what is not ours or newer stays as it is: throws Failure.
// The version, or 0 if there is nothing.
int check_header(const std::string& file);

// Makes what is lacking, all of it or nothing; throws Failure if the database is newer.
void renew(sqlite::Connection&, const std::string& file);

// What went wrong, in words for the person who runs the server.
std::string reason(const sqlite::Error&);

// Held as long as a server runs: two on one database would not know of each other's actions.
class Lock {
 public:
  explicit Lock(const std::string& file);
  Lock(const Lock&) = delete;
  ~Lock();

 private:
  int descriptor_;
};

}  // namespace laguna::server
