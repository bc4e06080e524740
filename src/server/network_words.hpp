// The words of HTTP: what is read from a request and written before an answer, without any socket.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/site.hpp"

namespace laguna::server::network {

using Header = std::pair<std::string_view, std::string_view>;

// What every answer bears.
inline constexpr std::array<Header, 5> kUsualHeaders = {{
    {"Server", "laguna"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
     "img-src 'self' data:; connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; "
     "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
}};

Response fault(int status, std::string_view code, std::string_view reason);
Response internal_fault();

// The path as it is meant; nothing if an escape is broken or stands for NUL.
std::optional<std::string> unescaped(std::string_view path);

// The token of "Bearer TOKEN", or nothing.
std::string_view bearer_token(std::string_view authorization);

// Whether the page of this origin was served by this host.
bool same_host(std::string_view origin, std::string_view host);

// What a server may be called. A page whose own name was made to lead to this machine must not use it.
struct Names {
  bool any = false;
  std::vector<std::string> known;
};

// Whether a host, with or without a port, is one of these names, an address, or localhost.
bool is_ours(std::string_view host, const Names&);

// By which a node is known to others.
inline constexpr std::string_view kRelayed = "Laguna-Relay";
bool is_password(std::string_view given, std::string_view password);  // which is not empty

// Status line and headers, with the empty line.
std::string head(const Response&, std::string_view phrase, bool keep_alive);
bool has_body(const Response&);

}  // namespace laguna::server::network
