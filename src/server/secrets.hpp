// Keys to seats, names of tables, and luck that nobody can foresee.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "kit/random.hpp"
#include "table/fair.hpp"

namespace laguna::server {

using Digest = std::array<unsigned char, 32>;

std::string new_token();       // 128 random bits in base64url
std::string new_table_name();  // 96 bits: who has the link may watch
// Tokens are random enough that a plain hash hides them.
Digest digest(std::string_view token);
bool same(const Digest&, const Digest&);  // in constant time

// What the luck of a game follows from.
fair::Secret new_secret();

// A generator for the mind of a bot.
Random fresh_random();

}  // namespace laguna::server
