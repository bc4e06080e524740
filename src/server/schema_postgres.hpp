// What a database of Laguna looks like in PostgreSQL, and how an earlier one becomes so.
#pragma once

#include "server/postgres.hpp"

namespace laguna::server {

inline constexpr int kPostgresSchema = 2;  // the version

// Makes what is lacking, all of it or nothing, also when several nodes begin at once, and leaves the
// connection good for nothing else; throws Failure if the database is newer.
void renew(postgres::Connection&);

}  // namespace laguna::server
