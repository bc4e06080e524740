// The files of the page, held in memory, and the answers that deliver them.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "server/site.hpp"

namespace laguna::server {

class WebFiles {
 public:
  // Reads all files of the folder. `x.br` and `x.gz` are not files of their own but ways to send `x`. Throws
  // Failure if a file cannot be read; a folder that is not there is empty.
  explicit WebFiles(const std::filesystem::path& folder);

  // Nothing if the path is none of a file.
  std::optional<Response> find(const Request&) const;
  bool empty() const { return files_.empty(); }

 private:
  using Bytes = std::shared_ptr<const std::string>;
  struct File {
    std::string type, tag, cache;
    Bytes plain, gzip, brotli;
  };

  std::map<std::string, File, std::less<>> files_;  // by path, from its slash on
};

}  // namespace laguna::server
