// A completion for fish: one `complete` for each option, argument and command.
#include <fmt/format.h>

#include "cli/shell/scripts.h"

namespace tally::cli::shell {
namespace {

std::string quoted_for_fish(std::string_view text) {
  std::string out = "'";
  for (const char c : text) {
    if (c == '\'' || c == '\\') out += '\\';
    out += c;
  }
  return out + "'";
}

// " -a 'text jsonl'"; of a list the function that prints it.
std::string offered(const Values& values, std::string_view program) {
  std::string words = values.words.empty() ? "" : with_spaces(values.words);
  for (const std::string& list : values.lists) words += fmt::format("(__{}_{})", program, list);
  return words.empty() ? "" : " -a " + quoted_for_fish(words);
}

void add_lines(std::string& out, const CommandLine& c, std::string_view program,
               std::string_view where) {
  const std::string head = fmt::format("complete -c {} -n '{}'", program, where);
  for (const Option& o : c.options) {
    std::string line = head;
    for (const std::string& spelling : o.names)
      line +=
          spelling.starts_with("--") ? " -l " + spelling.substr(2) : " -s " + spelling.substr(1);
    if (!o.value.empty()) line += (o.values.files ? " -r -F" : " -x") + offered(o.values, program);
    out += fmt::format("{} -d {}\n", line, quoted_for_fish(o.what));
  }
  for (const Option& o : c.arguments) {
    if (o.values.none()) continue;
    out += fmt::format("{}{}{}\n", head, o.values.files ? " -F" : "", offered(o.values, program));
  }
}

}  // namespace

std::string fish_of(const CommandLine& line) {
  std::string out = fmt::format(
      "# fish completion for {0}; made by `{0} completion fish`.\ncomplete -c {0} -f\n", line.name);
  for (const List& list : lists(line))
    out += fmt::format("function __{}_{}\n  string split ' ' -- {}\nend\n", line.name, list.name,
                       quoted_for_fish(with_spaces(list.words)));
  add_lines(out, line, line.name, "__fish_use_subcommand");
  for (const CommandLine& c : line.commands)
    out += fmt::format("complete -c {} -n __fish_use_subcommand -a {} -d {}\n", line.name, c.name,
                       quoted_for_fish(c.what));
  for (const CommandLine& c : line.commands)
    add_lines(out, c, line.name, "__fish_seen_subcommand_from " + c.name);
  return out;
}

}  // namespace tally::cli::shell
