#include "server/secrets.hpp"

#include <sodium.h>

#include "server/failure.hpp"

namespace laguna::server {
namespace {

void prepare() {
  static const bool ready = sodium_init() >= 0;
  if (!ready) throw Failure("the system gives no random numbers");
}

template <std::size_t kBytes>
std::string random_text() {
  prepare();
  std::array<unsigned char, kBytes> bytes;
  randombytes_buf(bytes.data(), bytes.size());
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_ENCODED_LEN(kBytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
  text.resize(text.find('\0'));
  return text;
}

}  // namespace

std::string new_token() { return random_text<16>(); }
std::string new_table_name() { return random_text<12>(); }

Digest digest(std::string_view token) {
  prepare();
  Digest out;
  crypto_generichash(out.data(), out.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return out;
}

bool same(const Digest& a, const Digest& b) { return sodium_memcmp(a.data(), b.data(), a.size()) == 0; }

fair::Secret new_secret() {
  prepare();
  fair::Secret secret;
  randombytes_buf(secret.data(), secret.size());
  return secret;
}

Random fresh_random() {
  prepare();
  std::array<std::uint64_t, 2> seed;
  randombytes_buf(seed.data(), sizeof seed);
  return Random(seed[0], seed[1]);
}

}  // namespace laguna::server
