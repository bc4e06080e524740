#include "cli/match_file.hpp"

#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "simulate/arena_lines.hpp"

namespace laguna::cli {

MatchFile::MatchFile(const std::string& path, const simulate::Match& match) : path_(path), match_(match) {
  const std::string text = std::filesystem::exists(path) ? read_file(path) : std::string();
  auto kept = simulate::read_lines(match, text);
  if (!kept) throw Failure(fmt::format("cannot go on with {}: {}", path, kept.error().reason));
  kept_ = std::move(kept->deals);
  file_ = std::fopen(path.c_str(), "ab");
  if (file_ == nullptr) throw Failure(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
  if (flock(fileno(file_), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    std::fclose(file_);
    throw Failure(fmt::format("cannot go on with {}: another arena writes it", path));
  }
  if (kept->complete < text.size() && ftruncate(fileno(file_), static_cast<off_t>(kept->complete)) != 0) {
    std::fclose(file_);
    throw Failure(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
  }
  if (kept->complete == 0) write(simulate::write_line(match));
}

MatchFile::~MatchFile() { std::fclose(file_); }

void MatchFile::append(std::uint64_t number, const simulate::Deal& deal) {
  write(simulate::write_line(match_, number, deal));
}

void MatchFile::write(const std::string& line) {
  if (std::fwrite(line.data(), 1, line.size(), file_) != line.size() || std::fflush(file_) != 0)
    throw Failure(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
}

}  // namespace laguna::cli
