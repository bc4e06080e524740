#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/failure.hpp"
#include "cli/files.hpp"
#include "cli/rules_text.hpp"
#include "table/table.hpp"

namespace laguna::cli {
namespace {

struct Arguments {
  std::string game, rule;
};

std::string_view cut_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return line;
}

// Breaks a long line at blanks, the lines after the first indented.
std::string wrapped(std::string_view text, std::size_t indent) {
  constexpr std::size_t kWidth = 96;
  std::string out;
  std::size_t column = 0;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    if (column > indent && column + 1 + end > kWidth) {
      out += '\n' + std::string(indent, ' ');
      column = indent;
    } else if (column > 0) {
      out += ' ';
      ++column;
    }
    out += text.substr(0, end);
    column += end;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out + '\n';
}

// "- `MF-W2` · Book: Workshops · A sentence." as "MF-W2  A sentence."; headings without their marks.
std::string for_terminal(std::string_view markdown, std::string_view only) {
  std::string out;
  bool preamble = true;
  while (!markdown.empty()) {
    std::string_view line = cut_line(markdown);
    if (line.starts_with("## ")) preamble = false;
    if (line.starts_with("# ") && only.empty()) out += std::string(line.substr(2)) + '\n';
    if (line.starts_with("## ") && only.empty()) out += '\n' + std::string(line.substr(3)) + '\n';
    if (preamble || !line.starts_with("- `")) continue;
    line.remove_prefix(3);
    const std::string_view id = line.substr(0, line.find('`'));
    const std::string_view sentence = line.substr(line.rfind(" · ") + std::string_view(" · ").size());
    if (only.empty() || id == only) out += wrapped(fmt::format("{}  {}", id, sentence), id.size() + 2);
  }
  return out;
}

}  // namespace

std::string rules_for_terminal(std::string_view game, std::string_view only) {
  const auto text = rules_text(game);
  if (!text) throw Usage(text.error().reason);
  return for_terminal(*text, only);
}

void add_rules(CLI::App& app) {
  CLI::App* command = app.add_subcommand("rules", "read the rules of a game, or one of them");
  command->footer("Examples:\n  ./laguna rules mille-fiori\n  ./laguna rules murano MU-A6");
  auto args = std::make_shared<Arguments>();
  command->add_option("game", args->game, game_names())->required()->type_name("GAME");
  command->add_option("rule", args->rule, "a rule's id, as the log and records name it")->type_name("ID");
  command->callback([args] {
    const std::string out = rules_for_terminal(args->game, args->rule);
    if (out.empty()) throw Usage(fmt::format("{} has no rule {}", args->game, record::quoted(args->rule)));
    print(out);
  });
}

}  // namespace laguna::cli
