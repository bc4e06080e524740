#include "cli/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "cli/failure.hpp"

namespace laguna::cli {
namespace {

constexpr std::size_t kLargestFile = std::size_t{1} << 30;

}  // namespace

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
  while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, file)) {
    text.append(buffer, got);
    if (text.size() > kLargestFile) break;
  }
  const bool broken = std::ferror(file) != 0;
  std::fclose(file);
  if (text.size() > kLargestFile) throw Failure(fmt::format("cannot read {}: it has more than 1 GiB", path));
  if (broken) throw Failure(fmt::format("cannot read {}: {}", path, std::strerror(errno)));
  return text;
}

// A file without a name vanishes with a killed process; where the file system has none, it has a temporary
// name. A link stays a link: what it leads to is replaced.
NewFile::NewFile(const std::string& path) : path_(std::filesystem::weakly_canonical(path)) {
  struct stat about{};
  const bool exists = stat(path.c_str(), &about) == 0;
  if (exists && S_ISDIR(about.st_mode))
    throw Failure(fmt::format("cannot write {}: it is a directory", path));
  const bool device = path.starts_with("/dev/") || path.starts_with("/proc/");
  in_place_ = exists && (device || !S_ISREG(about.st_mode));
  if (in_place_) path_ = path;
  temporary_ = fmt::format("{}.{}.tmp", path_, getpid());
  const std::string folder = std::filesystem::path(path_).parent_path();
  int handle = in_place_ ? open(path_.c_str(), O_WRONLY | O_APPEND)
                         : open(folder.empty() ? "." : folder.c_str(), O_TMPFILE | O_WRONLY, 0666);
  if (handle < 0 && !in_place_) {
    handle = open(temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL, 0666);
    named_ = handle >= 0;
  }
  if (handle < 0) throw Failure(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
  file_ = fdopen(handle, "wb");
}

NewFile::~NewFile() {
  if (file_ != nullptr) std::fclose(file_);
  if (named_) unlink(temporary_.c_str());
}

void NewFile::fail(int error) {
  throw Failure(fmt::format("cannot write {}: {}", path_, std::strerror(error)));
}

void NewFile::write(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), file_) != text.size()) fail(errno);
}

void NewFile::keep() {
  if (std::fflush(file_) != 0 || (!in_place_ && fsync(fileno(file_)) != 0)) fail(errno);
  if (!in_place_ && !named_) {
    const std::string handle = fmt::format("/proc/self/fd/{}", fileno(file_));
    if (linkat(AT_FDCWD, handle.c_str(), AT_FDCWD, temporary_.c_str(), AT_SYMLINK_FOLLOW) != 0) fail(errno);
    named_ = true;
  }
  if (named_ && std::rename(temporary_.c_str(), path_.c_str()) != 0) fail(errno);
  named_ = false;
  std::fclose(file_);
  file_ = nullptr;
}

}  // namespace laguna::cli
