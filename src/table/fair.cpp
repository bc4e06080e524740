#include "table/fair.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <numeric>

namespace laguna::fair {
namespace {

std::string text_of(int step, std::span<const std::string> luck) {
  std::string text;
  for (std::size_t i = 0; i < luck.size(); ++i)
    if (!luck[i].empty()) text += fmt::format("luck {} {}\n", i + 1, luck[i]);
  return text + fmt::format("step {}", step);
}

const unsigned char* bytes(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

// The digest as one large number, most significant byte first, modulo n.
int remainder(const Secret& digest, int n) {
  return std::accumulate(digest.begin(), digest.end(), 0,
                         [&](int rest, int byte) { return (rest * 256 + byte) % n; });
}

}  // namespace

std::string hex(const Secret& secret) {
  std::string text;
  for (int byte : secret) text += fmt::format("{:02x}", byte);
  return text;
}

Secret read_hex(std::string_view text) {
  Secret secret{};
  sodium_hex2bin(secret.data(), secret.size(), text.data(), text.size(), nullptr, nullptr, nullptr);
  return secret;
}

std::string commitment(const Secret& secret) {
  Secret digest;
  crypto_hash_sha256(digest.data(), secret.data(), secret.size());
  return hex(digest);
}

std::string outcome(const Table& table, const Secret& secret, std::span<const std::string> luck) {
  const std::string text = text_of(table.steps() + 1, luck);
  Secret digest;
  crypto_auth_hmacsha256(digest.data(), bytes(text), text.size(), secret.data());
  const auto chances = table.chances();
  int all = 0;
  for (const Outcome& chance : chances) all += chance.weight;
  int number = remainder(digest, all);
  auto drawn = chances.begin();
  for (; number >= drawn->weight; ++drawn) number -= drawn->weight;
  return drawn->words;
}

void each_draw(const record::Record& record,
               const std::function<void(const Table&, const record::Step&)>& visit) {
  const auto table = std::move(*Table::open(record.game, record.options));
  for (const record::Step& step : record.steps) {
    if (step.seat == record::kChance) {
      visit(*table, step);
      table->settle(step.action);
    } else {
      table->play(seat_at(step.seat - 1), step.action);
    }
  }
}

std::optional<record::Problem> problem(const record::Record& record) {
  const Secret secret = read_hex(record.fair->secret);
  std::optional<record::Problem> first;
  each_draw(record, [&](const Table& table, const record::Step& step) {
    if (first) return;
    if (const std::string right = outcome(table, secret, record.fair->luck); right != step.action)
      first = {step.line, fmt::format("step {}: the luck of this game brings {}, not {}", table.steps() + 1,
                                      record::quoted(right), record::quoted(step.action))};
  });
  return first;
}

}  // namespace laguna::fair
