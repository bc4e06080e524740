// A bar on standard error, drawn only on a terminal and again only when it has changed.
#pragma once

#include <cstdint>
#include <string>

namespace laguna::cli {

class Progress {
 public:
  explicit Progress(std::uint64_t all);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done, const std::string& words = {});
  void clear();

 private:
  const std::uint64_t all_;
  const bool terminal_;
  std::string shown_;
};

}  // namespace laguna::cli
