#include "table/weights.hpp"

#include <map>
#include <memory>

#include "kit/random.hpp"
#include "table/games.hpp"
#include "table/table.hpp"

namespace laguna {
namespace {

using Files = std::map<std::pair<std::string, int>, std::string, std::less<>>;

Files& used_instead() {
  static Files files;
  return files;
}

}  // namespace

std::string_view weights_of(std::string_view game, int seats) {
  const auto used = used_instead().find(std::pair(std::string(game), seats));
  return used == used_instead().end() ? built_in_weights(game, seats) : used->second;
}

std::optional<std::string> use_weights(std::string_view game, int seats, std::string file) {
  std::optional<std::string> problem = no_game(game).reason;
  with_game(game, [&](auto entry) {
    using G = typename decltype(entry)::Type;
    problem = read_weights<G>(file, seats, *std::make_unique<ai::NetworkOf<G>>());
  });
  if (!problem) used_instead()[{std::string(game), seats}] = std::move(file);
  return problem;
}

std::string weights_number(std::string_view game, int seats) {
  std::uint64_t sum = 0, word = 0;
  for (int bytes = 0; char c : weights_of(game, seats)) {
    word = word << 8 | static_cast<unsigned char>(c);
    if (++bytes % 8 == 0) sum = mix(sum ^ word);
  }
  return fmt::format("{:08x}", mix(sum ^ word) >> 32);
}

}  // namespace laguna
