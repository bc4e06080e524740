// Lets many tables share one write: what is done while the server hears all that has come is kept together,
// and nobody is told before. A disk that takes milliseconds to keep anything keeps hundreds of actions in one
// go.
#pragma once

#include <memory>
#include <vector>

#include "server/site.hpp"
#include "server/store.hpp"

namespace laguna::server {

class Sitting;

class Ledger {
 public:
  Ledger(Store& store, Clock& clock) : store_(store), clock_(clock) {}

  // This table has something to be kept, soon.
  void add(std::shared_ptr<Sitting>);
  // Keeps it now, and lets the tables tell.
  void finish();

 private:
  Store& store_;
  Clock& clock_;
  std::vector<std::shared_ptr<Sitting>> waiting_;
  std::shared_ptr<int> alive_ = std::make_shared<int>();  // the clock may outlive us
};

}  // namespace laguna::server
