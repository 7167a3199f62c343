// A completion for zsh, by its own _arguments.
#include <fmt/format.h>

#include "cli/shell/scripts.h"

namespace tally::cli::shell {
namespace {

// Within single quotes, where `marks` mean something to _arguments.
std::string quoted_for_zsh(std::string_view text, std::string_view marks) {
  std::string out;
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
    } else {
      if (marks.find(c) != std::string_view::npos) out += '\\';
      out += c;
    }
  }
  return out;
}

std::string action_of(const Values& values, std::string_view program) {
  if (!values.lists.empty())
    return fmt::format("_{}_{}{}", program, values.lists.front(), values.files ? "_or_files" : "");
  if (!values.words.empty()) return "(" + with_spaces(values.words) + ")";
  return values.files ? "_files" : " ";
}

// ":what stands there:what can stand there"
std::string value_for_zsh(const Option& o, std::string_view name, std::string_view program) {
  return fmt::format(":{}:{}", quoted_for_zsh(name, ":\\"), action_of(o.values, program));
}

std::string specs_of(const CommandLine& c, std::string_view program, std::string_view indent) {
  std::string out;
  for (const Option& o : c.options)
    for (const std::string& spelling : o.names) {
      const bool long_one = spelling.starts_with("--") && !o.value.empty();
      out += fmt::format("{}'{}{}{}[{}]{}' \\\n", indent, o.several ? "*" : "", spelling,
                         long_one ? "=" : "", quoted_for_zsh(o.what, "[]:\\"),
                         o.value.empty() ? "" : value_for_zsh(o, o.value, program));
    }
  for (std::size_t i = 0; i < c.arguments.size(); ++i) {
    const Option& o = c.arguments[i];
    out += fmt::format("{}'{}{}' \\\n", indent, o.several ? "*" : std::to_string(i + 1),
                       value_for_zsh(o, o.names.front(), program));
  }
  return out;
}

}  // namespace

std::string zsh_of(const CommandLine& line) {
  std::string out = fmt::format(
      "#compdef {0}\n# zsh completion for {0}; made by `{0} completion zsh`.\n", line.name);
  for (const List& list : lists(line))
    out += fmt::format(
        "_{0}_{1}() {{ compadd \"$@\" -- {2} }}\n"
        "_{0}_{1}_or_files() {{ _alternative '{1}:{1}:_{0}_{1}' 'files:file:_files' }}\n",
        line.name, list.name, with_spaces(list.words));
  out += fmt::format("\n_{}() {{\n  local -a commands\n  commands=(\n", line.name);
  for (const CommandLine& c : line.commands)
    out += fmt::format("    '{}:{}'\n", c.name, quoted_for_zsh(c.what, "\\"));
  out += fmt::format(
      "  )\n  local curcontext=$curcontext state line\n  typeset -A opt_args\n  _arguments -C "
      "\\\n{}"
      "    '1: :->command' '*:: :->arguments' && return\n  case $state in\n"
      "    command) _describe command commands ;;\n    arguments)\n      case $words[1] in\n",
      specs_of(line, line.name, "    "));
  for (const CommandLine& c : line.commands)
    out += fmt::format("        {})\n          _arguments \\\n{}            && return ;;\n", c.name,
                       specs_of(c, line.name, "            "));
  // Autoloaded, the file is the function; sourced, it only defines it.
  return out +
         fmt::format(
             "      esac ;;\n  esac\n}}\n\nif [[ $funcstack[1] == _{0} ]]; then\n  _{0} \"$@\"\n"
             "else\n  compdef _{0} {0}\nfi\n",
             line.name);
}

}  // namespace tally::cli::shell
