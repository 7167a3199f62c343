// The manual's page: what `--help` says of all commands, in roff.
#include <algorithm>

#include <fmt/format.h>

#include "cli/help_messages.h"
#include "cli/language.h"
#include "cli/shell/messages.h"
#include "cli/shell/scripts.h"

namespace tally::cli::shell {
namespace {

// No character of it means anything to roff.
std::string escaped_for_roff(std::string_view text) {
  std::string out;
  bool first = true;
  for (const char c : text) {
    if (first && (c == '.' || c == '\'')) out += "\\&";
    first = c == '\n';
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else if (c == '`')
      out += "\\(ga";
    else if (c == '~')
      out += "\\(ti";
    else if (c == '^')
      out += "\\(ha";
    else
      out += c;
  }
  return out;
}

void add_macro(std::string& out, std::string_view macro, std::string_view text) {
  std::string quoted;
  for (const char c : text) quoted += c == '"' ? std::string("\\(dq") : std::string(1, c);
  out += fmt::format(".{} \"{}\"\n", macro, quoted);
}

void add_options(std::string& out, const std::vector<Option>& options) {
  for (const Option& o : options) {
    std::string names;
    for (const std::string& name : o.names)
      names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", escaped_for_roff(name));
    if (!o.value.empty()) names += fmt::format(" \\fI{}\\fR", escaped_for_roff(o.value));
    out += ".TP\n" + names + "\n" + escaped_for_roff(o.what) + "\n";
  }
}

// Blocks with empty lines between them. Lines that begin with a space stand as they are; a line
// before them is their heading, of the sort that `heading` writes.
void add_footer(std::string& out, std::string_view text, std::string_view heading) {
  bool as_it_is = false;
  bool begins = true;
  const auto end_block = [&] {
    if (as_it_is) out += ".EE\n";
    as_it_is = false;
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const bool more_stand = end + 1 < text.size() && text[end + 1] == ' ';
    at = end + 1;
    if (line.empty()) {
      end_block();
      begins = true;
      continue;
    }
    if (line.front() == ' ') {
      if (!as_it_is) out += begins ? ".PP\n.EX\n" : ".EX\n";
      as_it_is = true;
    } else {
      end_block();
      if (begins && more_stand) {
        add_macro(out, heading, escaped_for_roff(line));
        begins = false;
        continue;
      }
      if (begins) out += ".PP\n";
    }
    out += escaped_for_roff(line) + "\n";
    begins = false;
  }
  end_block();
}

std::string usage_of(const CommandLine& c, const std::string& name) {
  std::string out = fmt::format("\\fB{}\\fR {}", escaped_for_roff(name),
                                escaped_for_roff(words(help::some_options())));
  for (const Option& o : c.arguments) {
    const std::string of = o.names.front() + (o.several ? "..." : "");
    out += fmt::format(" \\fI{}\\fR", escaped_for_roff(o.required ? of : "[" + of + "]"));
  }
  if (!c.commands.empty()) out += " " + escaped_for_roff(words(help::a_command()));
  return out + "\n";
}

}  // namespace

std::string manual_of(const CommandLine& line) {
  std::string out = ".\\\" -*- mode: nroff; coding: utf-8 -*-\n";
  out += fmt::format(".\\\" Made by `{} man`.\n.TH TALLY 1 \"\" \"tally {}\" \"Tally\"\n",
                     line.name, TALLY_VERSION);
  const auto section = [&](const Says<>& row) { add_macro(out, "SH", words(row())); };
  section(say::name);
  out += fmt::format("{} \\- {}\n", line.name, escaped_for_roff(line.what));
  section(say::synopsis);
  out += usage_of(line, line.name);
  section(say::options_of_all);
  add_options(out, line.options);
  section(say::commands);
  for (const CommandLine& c : line.commands) {
    add_macro(out, "SS", fmt::format("{} {}", line.name, c.name));
    out += escaped_for_roff(words(say::sentence(c.what))) + "\n.PP\n" +
           usage_of(c, line.name + " " + c.name);
    add_options(out, c.arguments);
    add_options(out, c.options);
    add_footer(out, c.footer, "PP\n.B");
  }
  add_footer(out, line.footer, "SH");
  return out;
}

}  // namespace tally::cli::shell
