// A JSON file that a person typed in, read by a game field by field. Whatever is wrong is said with its
// place.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kit/text.hpp"

namespace laguna {

// One value of the file and its place, "islands.san-donato.rows[2]"; items are counted from 1. A value that
// is not as wanted does not return: `read_sheet` says why.
class Sheet {
 public:
  using Names = std::span<const std::string_view>;

  // Of an object: no other fields than these; one of them; what is missing is wrong.
  void only(Names) const;
  Sheet at(std::string_view name) const;
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

  [[noreturn]] void wrong(std::string_view what) const;

 private:
  friend std::optional<std::string> read_sheet(std::string_view, std::optional<Text> (*)(const Sheet&));
  Sheet(const nlohmann::ordered_json& json, std::string place) : json_(&json), place_(std::move(place)) {}

  int count_items(int least, int most) const;
  Sheet item(int number) const;

  const nlohmann::ordered_json* json_;
  std::string place_;
};

// Lets somebody read a file. Returns what is wrong with it: with the file, or what the reader says.
std::optional<std::string> read_sheet(std::string_view text, std::optional<Text> (*read)(const Sheet&));

}  // namespace laguna
