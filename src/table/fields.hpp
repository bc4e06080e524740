// Writes JSON as text, field by field: what a game describes, and messages.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

namespace laguna {

// Any text as a string of JSON; what is not UTF-8 is replaced, for names come from people.
void append_quoted(std::string& out, std::string_view text);

inline void append_number(std::string& out, long long number) {
  char digits[20];
  const char* const end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  out.append(digits, static_cast<std::size_t>(end - digits));
}

// The items of a list.
class Items;

// The fields of an object; whoever makes one writes the braces.
class Fields {
 public:
  explicit Fields(std::string& out) : out_(out) {}

  void number(std::string_view key, long long value) { append_number(behind(key), value); }
  void flag(std::string_view key, bool value) { behind(key) += value ? "true" : "false"; }
  void word(std::string_view key, std::string_view value) { append_quoted(behind(key), value); }
  // `list` is called with a function that takes one item after the other.
  void numbers(std::string_view key, auto&& list);
  void words(std::string_view key, auto&& list);
  void group(std::string_view key, auto&& fill) {
    behind(key) += '{';
    fill(Fields(out_));
    out_ += '}';
  }
  // `fill` is called with Items.
  void list(std::string_view key, auto&& fill);
  // Lets something else write the value.
  void value(std::string_view key, auto&& write) { write(behind(key)); }

 private:
  std::string& behind(std::string_view key) {
    if (out_.back() != '{') out_ += ',';
    out_ += '"';
    out_ += key;
    return out_ += "\":";
  }

  std::string& out_;
};

class Items {
 public:
  explicit Items(std::string& out) : out_(out) {}

  void number(long long value) { append_number(next(), value); }
  void word(std::string_view value) { append_quoted(next(), value); }
  void object(auto&& fill) {
    next() += '{';
    fill(Fields(out_));
    out_ += '}';
  }

 private:
  std::string& next() {
    if (out_.back() != '[') out_ += ',';
    return out_;
  }

  std::string& out_;
};

void Fields::list(std::string_view key, auto&& fill) {
  behind(key) += '[';
  fill(Items(out_));
  out_ += ']';
}
void Fields::numbers(std::string_view key, auto&& list_them) {
  list(key, [&](Items items) { list_them([&](long long item) { items.number(item); }); });
}
void Fields::words(std::string_view key, auto&& list_them) {
  list(key, [&](Items items) { list_them([&](std::string_view item) { items.word(item); }); });
}

}  // namespace laguna
