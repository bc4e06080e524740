// Copies of the database while games run, and the way back.
#pragma once

#include <string>

namespace laguna::server {

// What the database holds at this moment, as one file that appears whole or not at all. Throws Failure; a
// file that is there already is not touched.
void back_up(const std::string& database, const std::string& file);

// Makes the database what the file holds, in one transaction; a server that runs begins anew with it. What
// was there before is kept in a file whose name is returned, empty if there was nothing. Throws Failure.
std::string restore(const std::string& file, const std::string& database);

}  // namespace laguna::server
