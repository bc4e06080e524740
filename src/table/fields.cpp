#include "table/fields.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace laguna {

void append_quoted(std::string& out, std::string_view text) {
  const auto plain = [](char letter) {
    return letter >= ' ' && letter < 0x7f && letter != '"' && letter != '\\';
  };
  if (!std::ranges::all_of(text, plain)) {
    out += nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

}  // namespace laguna
