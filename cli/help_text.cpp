#include "cli/help_text.h"

#include <string_view>

#include <CLI/CLI.hpp>

#include "cli/help_messages.h"
#include "cli/language.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

constexpr std::size_t text_column = 34;  // where what is said of an option begins
constexpr std::size_t width = 100;

// "  --jobs N      threads", with further lines below the first.
void add_row(std::string& out, const std::string& name, const std::string& what) {
  std::string line = "  " + name;
  const std::size_t taken = report::columns(line);
  std::string text = report::wrapped(what, width, text_column);
  if (taken >= text_column)
    line += '\n';  // too long to stand beside it
  else
    text.erase(0, taken);
  out += line + text;
}

void add_heading(std::string& out, const Says<>& row) { out += "\n" + words(row()) + "\n"; }

// "record", "[id...]"
std::string in_usage(const CLI::Option& argument) {
  std::string name = argument.get_name(true);
  if (argument.get_expected_max() > 1) name += "...";
  return argument.get_required() ? name : "[" + name + "]";
}

}  // namespace

std::string help_text(const CLI::App& app, const std::string& name) {
  const auto arguments = app.get_options([](const CLI::Option* o) { return o->get_positional(); });
  const auto options = app.get_options([](const CLI::Option* o) { return !o->get_positional(); });
  const auto commands = app.get_subcommands([](const CLI::App*) { return true; });

  std::string usage = name + " " + words(help::some_options());
  for (const CLI::Option* const o : arguments) usage += " " + in_usage(*o);
  if (!commands.empty()) usage += " " + words(help::a_command());
  std::string out = app.get_description() + "\n" + words(help::Usage(usage)) + "\n";

  const auto rows = [&](const std::vector<const CLI::Option*>& all, const Says<>& heading) {
    if (all.empty()) return;
    add_heading(out, heading);
    for (const CLI::Option* const o : all) {
      const std::string& value = o->get_option_text();
      add_row(out, o->get_name(o->get_positional(), true) + (value.empty() ? "" : " " + value),
              o->get_description());
    }
  };
  rows(arguments, help::Arguments);
  rows(options, help::Options);
  if (!commands.empty()) add_heading(out, help::Commands);
  for (const CLI::App* const c : commands) add_row(out, c->get_name(), c->get_description());
  if (const std::string footer = app.get_footer(); !footer.empty()) out += "\n" + footer;
  return out;
}

}  // namespace tally::cli
