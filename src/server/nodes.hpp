// Which tables a server may serve, and who serves the others.
#pragma once

#include "server/site.hpp"

namespace laguna::server {

class Nodes {
 public:
  virtual ~Nodes() = default;

  virtual bool alone() const = 0;
  // The number of the lease under which this server serves; 0 if it may tell and write nothing.
  virtual long long lease() const = 0;
  // Takes the table if nobody has it. Who has it, if it is somebody else. Throws StorageFailure.
  virtual std::optional<Place> owner(const std::string& table) = 0;
  // Who was said to have the table does not answer: ask again the next time.
  virtual void forget(const std::string& table) = 0;
  // Others may take what this server had, at once.
  virtual void release() = 0;
  // What nodes say to each other, to be known as such.
  virtual const std::string& password() const = 0;
};

// One server that has its database for itself.
class Alone final : public Nodes {
 public:
  bool alone() const override { return true; }
  long long lease() const override { return 1; }
  std::optional<Place> owner(const std::string&) override { return std::nullopt; }
  void forget(const std::string&) override {}
  void release() override {}
  const std::string& password() const override { return none_; }

 private:
  const std::string none_;
};

}  // namespace laguna::server
