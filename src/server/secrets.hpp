// Keys to seats, names of tables, and luck that nobody can foresee.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "kit/random.hpp"

namespace laguna::server {

using Digest = std::array<unsigned char, 32>;

std::string new_token();       // 128 random bits in base64url
std::string new_table_name();  // 96 bits: who has the link may watch
// Tokens are random enough that a plain hash hides them.
Digest digest(std::string_view token);
bool same(const Digest&, const Digest&);  // in constant time

// A generator for a single draw; its past and future say nothing about another's.
Random fresh_random();

}  // namespace laguna::server
