// JSON that comes from elsewhere, the file of a board or a view, read by a game field by field. Whatever is
// wrong is said with its place.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kit/text.hpp"

namespace laguna {

class Sheet;
using Reader = std::function<std::optional<Text>(const Sheet&)>;

// One value of the file and its place, "islands.san-donato.rows[2]"; items are counted from 1. A value that
// is not as wanted does not return: `read_sheet` says why.
class Sheet {
 public:
  using Names = std::span<const std::string_view>;

  // Of an object: no other fields than these; one of them; what is missing is wrong.
  void only(Names) const;
  Sheet at(std::string_view name) const;
  // Of an object: each of its fields with its name.
  template <class Visit>
  void each(Visit visit) const {
    for (const auto& [name, field] : fields()) visit(name, field);
  }
  // Of a list: each item with its number from 0.
  template <class Visit>
  void items(int least, int most, Visit visit) const {
    const int count = count_items(least, most);
    for (int i = 0; i < count; ++i) visit(i, item(i));
  }

  bool flag() const;
  int number(int least, int most) const;
  std::string_view word() const;
  int choice(Names) const;  // which of these words

  // It is all that this JSON says, in any order.
  void is(std::string_view json) const;

  [[noreturn]] void wrong(std::string_view what) const;

 private:
  friend std::optional<std::string> read_sheet(std::string_view, const Reader&);
  Sheet(const nlohmann::ordered_json& json, std::string place) : json_(&json), place_(std::move(place)) {}

  std::vector<std::pair<std::string_view, Sheet>> fields() const;
  void matches(const nlohmann::ordered_json& other) const;
  int count_items(int least, int most) const;
  Sheet item(int number) const;

  const nlohmann::ordered_json* json_;
  std::string place_;
};

// Lets somebody read a text. Returns what is wrong: with the text, or what the reader says.
std::optional<std::string> read_sheet(std::string_view text, const Reader&);

}  // namespace laguna
