// Databases of every version, as they were made; tests/databases holds them.
#pragma once

#include <fstream>
#include <string>

#include "server/failure.hpp"
#include "server/schema.hpp"

namespace laguna::server {

inline std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(in), {});
}

inline void make_database(const std::string& file, int version) {
  sqlite::Connection(file).run(
      bytes_of("src/server/tests/databases/version-" + std::to_string(version) + ".sql"));
}

inline void make_newer_database(const std::string& file) {
  make_database(file, kSchema);
  sqlite::Connection(file).run("PRAGMA user_version = 99");
}

// Why it fails; empty if it does not.
std::string failure_of(const auto& work) {
  try {
    work();
  } catch (const Failure& failure) {
    return failure.what();
  }
  return "";
}

}  // namespace laguna::server
