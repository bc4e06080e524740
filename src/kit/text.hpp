// Short text without the heap, and the few words needed to take text apart.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <string_view>

namespace laguna {

class Text {
 public:
  static constexpr std::size_t kRoom = 127;

  constexpr Text() = default;
  constexpr Text(std::string_view text) { *this += text; }  // NOLINT: text is text
  constexpr Text(const char* text) : Text(std::string_view(text)) {}

  constexpr Text& operator+=(std::string_view more) {
    assert(size_ + more.size() <= kRoom);
    for (char c : more) letters_[size_++] = c;
    return *this;
  }
  constexpr Text& operator+=(int number) {
    std::array<char, 12> digits{};
    std::size_t n = 0;
    unsigned rest = number < 0 ? 0u - static_cast<unsigned>(number) : static_cast<unsigned>(number);
    do digits[n++] = static_cast<char>('0' + rest % 10);
    while ((rest /= 10) != 0);
    if (number < 0) digits[n++] = '-';
    while (n > 0) letters_[size_++] = digits[--n];
    return *this;
  }
  template <class More>
  friend constexpr Text operator+(Text text, const More& more) {
    text += more;
    return text;
  }

  constexpr std::string_view view() const { return {letters_.data(), size_}; }
  constexpr operator std::string_view() const { return view(); }  // NOLINT: text is text
  friend constexpr bool operator==(const Text& a, const Text& b) { return a.view() == b.view(); }
  friend constexpr bool operator==(const Text& a, std::string_view b) { return a.view() == b; }

 private:
  std::array<char, kRoom> letters_{};
  unsigned char size_ = 0;
};

// A number written the only way this project writes it: digits, no sign, no leading zero, at most 9 digits.
constexpr std::optional<int> read_number(std::string_view text) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) return std::nullopt;
  int number = 0;
  for (char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + (c - '0');
  }
  return number;
}

// Cuts the first word off `text`; words are separated by exactly one blank.
constexpr std::string_view cut_word(std::string_view& text) {
  const std::size_t blank = text.find(' ');
  const std::string_view word = text.substr(0, blank);
  text = blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
  return word;
}

}  // namespace laguna
