#include "server/network_words.hpp"

#include <arpa/inet.h>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "server/secrets.hpp"

namespace laguna::server::network {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

}  // namespace

Response fault(int status, std::string_view code, std::string_view reason) {
  Response response{.status = status, .type = "application/json", .body = {}, .headers = {}};
  response.body =
      std::make_shared<const std::string>(fmt::format(R"({{"code":"{}","reason":"{}"}})", code, reason));
  return response;
}

Response internal_fault() { return fault(500, "internal", "something went wrong here"); }

std::optional<std::string> unescaped(std::string_view path) {
  std::string meant;
  meant.reserve(path.size());
  for (std::size_t i = 0; i < path.size(); ++i) {
    unsigned char letter = static_cast<unsigned char>(path[i]);
    if (letter == '%') {
      if (i + 2 >= path.size()) return std::nullopt;
      const char* end = path.data() + i + 3;
      const auto [stop, error] = std::from_chars(path.data() + i + 1, end, letter, 16);
      if (error != std::errc{} || stop != end) return std::nullopt;
      i += 2;
    }
    if (letter == 0) return std::nullopt;
    meant += static_cast<char>(letter);
  }
  return meant;
}

std::string_view bearer_token(std::string_view authorization) {
  constexpr std::string_view kScheme = "bearer ";
  if (!same_letters(authorization.substr(0, kScheme.size()), kScheme)) return {};
  authorization.remove_prefix(kScheme.size());
  authorization.remove_prefix(std::min(authorization.find_first_not_of(' '), authorization.size()));
  return authorization;
}

bool is_ours(std::string_view host, const Names& names) {
  if (names.any) return true;
  const bool six = host.starts_with('[');
  const std::string name(six ? host.substr(1, host.find(']') - 1) : host.substr(0, host.find(':')));
  in6_addr address;
  if (inet_pton(six ? AF_INET6 : AF_INET, name.c_str(), &address) == 1 || same_letters(name, "localhost"))
    return true;
  return std::ranges::any_of(names.known, [&](const auto& known) { return same_letters(known, name); });
}

bool same_host(std::string_view origin, std::string_view host) {
  const auto scheme = origin.find("://");
  return scheme != origin.npos && same_letters(origin.substr(scheme + 3), host);
}

bool is_password(std::string_view given, std::string_view password) {
  return !password.empty() && same(digest(given), digest(password));
}

bool has_body(const Response& response) {
  return response.status >= 200 && response.status != 204 && response.status != 304;
}

std::string head(const Response& response, std::string_view phrase, bool keep_alive) {
  std::string text = fmt::format("HTTP/1.1 {} {}\r\n", response.status, phrase);
  const auto add = [&text](std::string_view name, std::string_view value) {
    text.append(name).append(": ").append(value).append("\r\n");
  };
  for (const auto& [name, value] : kUsualHeaders) add(name, value);
  for (const auto& [name, value] : response.headers) add(name, value);
  if (has_body(response)) {
    const std::size_t length = response.body ? response.body->size() : 0;
    if (length > 0) add("Content-Type", response.type);
    add("Content-Length", fmt::to_string(length));
  }
  if (!keep_alive) add("Connection", "close");
  return text.append("\r\n");
}

}  // namespace laguna::server::network
