#include "cli/files.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/failure.hpp"

namespace laguna::cli {

void print(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (!written || std::fflush(stdout) != 0)
    throw Failure(fmt::format("cannot write to standard output: {}", std::strerror(errno)));
}

std::string read_file(const std::string& path) {
  struct stat about{};
  if (stat(path.c_str(), &about) != 0)
    throw Failure(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
  if (S_ISDIR(about.st_mode)) throw Failure(fmt::format("cannot read {}: it is a directory", path));
  std::FILE* file = std::fopen(path.c_str(), "rb");
  if (file == nullptr) throw Failure(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
  std::string text;
  char buffer[1 << 16];
  while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file)) text.append(buffer, got);
  const bool broken = std::ferror(file) != 0;
  std::fclose(file);
  if (broken) throw Failure(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
  return text;
}

NewFile::NewFile(std::string path) : path_(std::move(path)), temporary_(path_) {
  struct stat about{};
  const bool exists = stat(path_.c_str(), &about) == 0;
  if (exists && S_ISDIR(about.st_mode))
    throw Failure(fmt::format("cannot write {}: it is a directory", path_));
  if (!exists || S_ISREG(about.st_mode)) temporary_ += fmt::format(".{}.tmp", getpid());
  file_ = std::fopen(temporary_.c_str(), "wb");
  if (file_ == nullptr) throw Failure(fmt::format("cannot write {}: {}", path_, std::strerror(errno)));
}

NewFile::~NewFile() {
  if (file_ == nullptr) return;
  std::fclose(file_);
  if (temporary_ != path_) unlink(temporary_.c_str());
}

void NewFile::fail(int error) {
  throw Failure(fmt::format("cannot write {}: {}", path_, std::strerror(error)));
}

void NewFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail(errno);
}

void NewFile::keep() {
  const bool plain = temporary_ != path_;
  if (std::fflush(file_) != 0 || (plain && fsync(fileno(file_)) != 0)) fail(errno);
  if (plain && std::rename(temporary_.c_str(), path_.c_str()) != 0) fail(errno);
  std::fclose(file_);
  file_ = nullptr;
}

}  // namespace laguna::cli
