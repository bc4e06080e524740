// Old tables, removed for good: those at which nothing was done for a long time, over or not.
#pragma once

#include <string>

namespace laguna::server {

struct Pruned {
  long long removed = 0, left = 0;
};

// Also while servers run. One on SQLite begins anew afterwards, as with a backup that was restored, unless
// nothing was removed; nodes on PostgreSQL go on. Throws Failure.
Pruned prune(const std::string& database, int days);

}  // namespace laguna::server
