// The part of an address behind the question mark.
#pragma once

#include <optional>
#include <string_view>

#include "kit/text.hpp"

namespace laguna::server {

inline std::optional<std::string_view> query_value(std::string_view query, std::string_view key) {
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    if (pair.substr(0, pair.find('=')) == key && pair.size() > key.size()) return pair.substr(key.size() + 1);
    query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
  }
  return std::nullopt;
}

inline std::optional<int> query_number(std::string_view query, std::string_view key) {
  const auto value = query_value(query, key);
  return value ? read_number(*value) : std::nullopt;
}

}  // namespace laguna::server
