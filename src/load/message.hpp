// What a player at random needs of a message, found without reading all of it.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "kit/random.hpp"

namespace laguna::load {

enum class Tell { table, done, refused, other };

inline Tell kind_of(std::string_view message) {
  constexpr std::string_view kBefore = R"({"tell":")";
  if (!message.starts_with(kBefore)) return Tell::other;
  message.remove_prefix(kBefore.size());
  if (message.starts_with("table\"")) return Tell::table;
  if (message.starts_with("done\"")) return Tell::done;
  return message.starts_with("refused\"") ? Tell::refused : Tell::other;
}

// Behind the first such key, to the end of the message.
inline std::string_view behind(std::string_view message, std::string_view key) {
  const std::size_t at = message.find(key);
  return at == std::string_view::npos ? std::string_view() : message.substr(at + key.size());
}

inline int number_behind(std::string_view message, std::string_view key) {
  const std::string_view rest = behind(message, key);
  int number = -1;
  std::from_chars(rest.data(), rest.data() + rest.size(), number);
  return number;
}

inline std::string_view word_behind(std::string_view message, std::string_view key) {
  const std::string_view rest = behind(message, key);
  return rest.substr(0, rest.find('"'));
}

// One of the legal actions of the first scene; empty if there is none. An action needs no escapes.
inline std::string_view some_action(std::string_view message, Random& random) {
  constexpr std::string_view kAction = R"({"action":")";
  std::string_view rest = behind(behind(message, R"("scenes":[)"), R"("legal":[)");
  if (!rest.starts_with(kAction)) return {};
  rest = rest.substr(0, rest.find(R"(],"undo":)"));
  std::string_view chosen;
  for (int count = 1; !rest.empty(); ++count) {
    rest = behind(rest, kAction);
    if (!rest.empty() && random.below(count) == 0) chosen = rest.substr(0, rest.find('"'));
  }
  return chosen;
}

}  // namespace laguna::load
