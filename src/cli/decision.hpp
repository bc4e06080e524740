// One decision of the person: the table, what is legal and what it brings, and the person's answer.
#pragma once

#include <string>
#include <vector>

#include "cli/terminal.hpp"
#include "cli/words.hpp"

namespace laguna::cli {

struct Answer {
  enum class Kind { act, undo, quit };
  Kind kind;
  std::string action;
};

class Decision {
 public:
  Decision(const Table&, const Players&, Seat, int story_from, std::string message);

  // Shows everything and asks until there is an answer; a closed input quits.
  Answer ask();

 private:
  void show();
  void show_aside(const std::string& text);
  std::string hint() const;
  std::string options_text(Size room);
  std::string option_text(std::size_t number, int width) const;
  std::string find(const std::string& typed) const;

  const Table& table_;
  const Players& players_;
  Seat seat_;
  int story_from_;
  std::string message_;
  std::vector<std::string> legal_;
  std::size_t page_begin_ = 0, page_end_ = 0;
};

}  // namespace laguna::cli
