#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "cli/files.hpp"

namespace laguna::cli {
namespace {

bool able_terminal() {
  const char* term = std::getenv("TERM");
  return term != nullptr && *term != '\0' && std::string_view(term) != "dumb";
}

}  // namespace

bool is_terminal() { return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0; }

Colour colour_of_stdout() {
  const char* no_colour = std::getenv("NO_COLOR");
  const bool wanted = no_colour == nullptr || *no_colour == '\0';
  return wanted && isatty(STDOUT_FILENO) != 0 && able_terminal() ? Colour::ansi : Colour::none;
}

std::optional<Size> size_of_terminal() {
  winsize size{};
  if (!is_terminal() || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return Size{size.ws_col, size.ws_row};
}

void clear_screen() {
  if (is_terminal() && able_terminal()) print("\033[2J\033[H");
}

std::optional<std::string> read_line(const std::string& prompt) {
  print(prompt);
  std::string line;
  if (!std::getline(std::cin, line)) return std::nullopt;
  while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
  return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

}  // namespace laguna::cli
