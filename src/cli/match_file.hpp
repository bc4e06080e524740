// The file of a match that can be gone on with: deals are added at its end as they are finished.
#pragma once

#include <cstdio>

#include "simulate/arena.hpp"

namespace laguna::cli {

class MatchFile {
 public:
  // Begins the file or reads it; a Failure if it holds something else.
  MatchFile(const std::string& path, const simulate::Match&);
  ~MatchFile();
  MatchFile(const MatchFile&) = delete;
  MatchFile& operator=(const MatchFile&) = delete;

  const std::vector<simulate::Deal>& kept() const { return kept_; }
  void append(std::uint64_t number, const simulate::Deal&);

 private:
  void write(const std::string& line);

  const std::string path_;
  const simulate::Match match_;
  std::vector<simulate::Deal> kept_;
  std::FILE* file_ = nullptr;
};

}  // namespace laguna::cli
