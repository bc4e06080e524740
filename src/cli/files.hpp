// Reading and writing that either works or says why not.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace laguna::cli {

// To standard output; a closed pipe or a full disk is a Failure.
void print(std::string_view text);

std::string read_file(const std::string& path);

// A file that appears whole under its name when it is kept, or not at all.
class NewFile {
 public:
  explicit NewFile(const std::string& path);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view text);
  void keep();

 private:
  [[noreturn]] void fail(int error);

  std::string path_, temporary_;
  bool in_place_ = false;  // not a plain file but a pipe or a device
  bool named_ = false;     // the temporary name exists
  std::FILE* file_ = nullptr;
};

}  // namespace laguna::cli
