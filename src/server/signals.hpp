// SIGINT and SIGTERM, heard from now on, also while no network runs.
#pragma once

#include <memory>

namespace laguna::server {

class Signals {
 public:
  Signals();
  ~Signals();
  bool heard();

 private:
  class Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace laguna::server
