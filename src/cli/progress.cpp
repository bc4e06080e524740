#include "cli/progress.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>

namespace laguna::cli {

Progress::Progress(std::uint64_t all) : all_(all), terminal_(isatty(STDERR_FILENO) != 0) {}

void Progress::show(std::uint64_t done, const std::string& words) {
  if (!terminal_) return;
  constexpr int kWidth = 40;
  const auto percent = static_cast<int>(100 * std::min(done, all_) / all_);
  const int filled = kWidth * percent / 100;
  const std::string bar =
      fmt::format("[{}{}] {:>3} %{}{}", std::string(filled, '#'), std::string(kWidth - filled, '.'), percent,
                  words.empty() ? "" : "  ", words);
  if (bar == shown_) return;
  shown_ = bar;
  fmt::print(stderr, "\r\033[K{}", bar);
}

void Progress::clear() {
  if (!shown_.empty()) fmt::print(stderr, "\r\033[K");
  shown_.clear();
}

}  // namespace laguna::cli
