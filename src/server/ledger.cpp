#include "server/ledger.hpp"

#include "server/sitting.hpp"

namespace laguna::server {

void Ledger::add(std::shared_ptr<Sitting> sitting) {
  waiting_.push_back(std::move(sitting));
  if (waiting_.size() > 1) return;
  clock_.at(clock_.now(), [this, alive = std::weak_ptr(alive_)] {
    if (!alive.expired()) finish();
  });
}

namespace {

// What will be told is made while the disk works; what could not be made then is made later.
void prepare(const std::vector<std::shared_ptr<Sitting>>& sittings) try {
  for (const auto& sitting : sittings) sitting->prepare();
} catch (const std::exception&) {
}

}  // namespace

void Ledger::finish() {
  if (waiting_.empty()) return;
  const auto sittings = std::exchange(waiting_, {});
  std::vector<Addition> additions;
  additions.reserve(sittings.size());
  for (const auto& sitting : sittings) additions.push_back(sitting->addition());
  std::vector<std::string> reasons;
  try {
    reasons = store_.append_all(additions, [&] { prepare(sittings); });
  } catch (const std::exception& failure) {  // nobody may wait forever
    reasons.assign(sittings.size(), failure.what());
  }
  for (std::size_t i = 0; i < sittings.size(); ++i) sittings[i]->end_keeping(reasons[i]);
}

}  // namespace laguna::server
