// Answers of the HTTP interface, made from JSON.
#pragma once

#include <nlohmann/json.hpp>

#include "server/site.hpp"
#include "table/table.hpp"

namespace laguna::server {

inline Response json_text_response(int status, std::string text) {
  return {status, "application/json", std::make_shared<const std::string>(std::move(text)), {}};
}

inline Response json_response(int status, const Json& json) {
  return json_text_response(status, json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

}  // namespace laguna::server
