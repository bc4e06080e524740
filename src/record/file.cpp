// Files of records, and what both forms share.
#include <fmt/format.h>

#include <algorithm>

#include "record/record.hpp"

namespace laguna::record {
namespace {

// As RFC 3629 has it: no overlong form, no surrogate, nothing above U+10FFFF.
bool is_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0; };
  const auto in = [](int value, int low, int high) { return value >= low && value <= high; };
  for (std::size_t i = 0; i < text.size();) {
    const int lead = byte(i), second = byte(i + 1);
    const bool two = in(lead, 0xc2, 0xdf) && in(second, 0x80, 0xbf);
    const bool three =
        in(lead, 0xe0, 0xef) && in(second, lead == 0xe0 ? 0xa0 : 0x80, lead == 0xed ? 0x9f : 0xbf);
    const bool four =
        in(lead, 0xf0, 0xf4) && in(second, lead == 0xf0 ? 0x90 : 0x80, lead == 0xf4 ? 0x8f : 0xbf);
    const std::size_t length = lead < 0x80 ? 1 : two ? 2 : three ? 3 : four ? 4 : 0;
    if (length == 0) return false;
    for (std::size_t k = 2; k < length; ++k)
      if (!in(byte(i + k), 0x80, 0xbf)) return false;
    i += length;
  }
  return true;
}

// U+0080 to U+009F, and the marks that turn the direction of text (U+202A to U+202E, U+2066 to U+2069).
bool has_wide_control(std::string_view text) {
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const std::string_view two = text.substr(i, 2), three = text.substr(i, 3);
    if (two >= "\xc2\x80" && two <= "\xc2\x9f") return true;
    if (three >= "\xe2\x80\xaa" && three <= "\xe2\x80\xae") return true;
    if (three >= "\xe2\x81\xa6" && three <= "\xe2\x81\xa9") return true;
  }
  return false;
}

// Only blank lines and comments.
bool says_nothing(std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    if (text[0] != '#' && text.substr(0, end).find_first_not_of("\r\n") != std::string_view::npos)
      return false;
    text.remove_prefix(end);
  }
  return true;
}

// Where the next record of a text file begins: a line that starts with "laguna ".
std::size_t next_record(std::string_view text) {
  const std::size_t found = text.find("\nlaguna ");
  return found == std::string_view::npos ? text.size() : found + 1;
}

}  // namespace

std::string quoted(std::string_view text) {
  std::string safe;
  for (char c : text.substr(0, 40)) safe += c >= ' ' && c <= '~' ? c : '?';
  return '"' + safe + (text.size() > 40 ? "…\"" : "\"");
}

std::string_view name_problem(std::string_view name) {
  if (name.empty()) return "a player has no name";
  if (name.size() > 60) return "a player's name is longer than 60 bytes";
  if (name.front() == ' ' || name.back() == ' ') return "a player's name begins or ends with a blank";
  if (!is_utf8(name)) return "a player's name is not UTF-8";
  const auto control = [](char c) { return (c >= 0 && c < ' ') || c == 0x7f; };
  if (std::any_of(name.begin(), name.end(), control) || has_wide_control(name))
    return "a player's name has a control character";
  return {};
}

std::string_view luck_problem(std::string_view words) {
  return name_problem(words).empty() ? "" : "the luck of a seat is not written like a name";
}

std::string_view hash_problem(std::string_view digits) {
  const bool fits =
      digits.size() == 64 && digits.find_first_not_of("0123456789abcdef") == std::string_view::npos;
  return fits ? "" : "a commitment and a secret have 64 digits of 0-9 a-f";
}

int version_of(const Record& record) { return record.fair ? kFair : kPlain; }

std::string unknown_version(std::string_view version) {
  return fmt::format("version {} is unknown; this program reads versions {} and {}", version, kPlain, kFair);
}

// A hundred times what a game needs.
constexpr std::size_t kLargestRecord = 1'000'000;

std::expected<std::vector<Record>, Problem> read_all(std::string_view file) {
  std::vector<Record> records;
  const bool json = file.starts_with('{');
  for (int line = 1; !file.empty();) {
    const std::size_t end = json ? std::min(file.find('\n'), file.size() - 1) + 1 : next_record(file);
    const std::string_view one = file.substr(0, end);
    file.remove_prefix(end);
    if (one.size() > kLargestRecord) return std::unexpected(Problem{line, "a record of more than 1 MB"});
    if (!says_nothing(one)) {
      auto record = json ? read_json(one, line) : read_text(one, line);
      if (!record) return std::unexpected(record.error());
      records.push_back(std::move(*record));
    }
    line += static_cast<int>(std::count(one.begin(), one.end(), '\n'));
  }
  if (records.empty()) return std::unexpected(Problem{1, "the file holds no record"});
  return records;
}

}  // namespace laguna::record
