#include "cli/mistakes.h"

#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/exit_code.h"
#include "cli/usage_messages.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/display.h"

namespace tally::cli {
namespace {

std::vector<std::string> commands_of(const CLI::App& program) {
  std::vector<std::string> names;
  for (const CLI::App* c : program.get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(c->get_name());
  return names;
}

std::string called(const CLI::App& command) {
  return command.get_parent() == nullptr ? "tally" : "tally " + command.get_name();
}

[[noreturn]] void refuse_among_commands(const CLI::App& program, Message mistake) {
  std::vector<Message> names;
  for (const std::string& name : commands_of(program)) names.push_back(tally::say::verbatim(name));
  throw Failure(usage,
                say::see_help(say::one_of_commands(std::move(mistake),
                                                   joined(std::move(names), tally::say::comma)),
                              "tally"));
}

// The first of what is left over that is written as an option; "" without one.
std::string unknown_option(const CLI::App& command) {
  for (const std::string& s : command.remaining())
    if (s.size() > 1 && s.starts_with("-") && s != "--") return s;
  return "";
}

// What is left over: an option there is not, or one argument too many. Arguments behind "--" are
// left over by the program, not by the command, and are no options.
[[noreturn]] void refuse_left_over(const CLI::App& program, const CLI::App& command) {
  const std::string option = unknown_option(command);
  const std::string& name = command.get_name();
  if (option.empty()) {
    std::vector<std::string> left = command.remaining();
    if (left.empty()) left = program.remaining();
    const std::string first = left.empty() ? "--" : left.front();
    throw Failure(
        usage, say::see_help(say::one_too_many(name, report::printable(first)), called(command)));
  }
  std::vector<std::string> names;
  for (const CLI::Option* const o : command.get_options()) names.push_back(o->get_name());
  Message close =
      log::close_names(option.substr(0, option.find('=')), {names.begin(), names.end()});
  Message mistake = say::no_such_option(name, report::printable(option));
  if (!close.is(log::say::did_you_mean))
    throw Failure(usage, say::see_help(std::move(mistake), called(command)));
  throw Failure(usage, tally::say::semicolon(std::move(mistake), std::move(close)));
}

// The argument or option that has to be there and is not; nullptr without one.
const CLI::Option* missing(const CLI::App& command) {
  for (const CLI::Option* const o : command.get_options())
    if (o->get_required() && o->count() == 0) return o;
  return nullptr;
}

Message said_missing(const CLI::App& command, const CLI::Option& missing) {
  // One word of a few is named by them.
  if (missing.get_positional() && missing.get_option_text().find('|') != std::string::npos)
    return say::needs(command.get_name(), missing.get_description());
  return say::is_required(command.get_name(), missing.get_name());
}

// An option without its value, or given more than once; or too many arguments.
Message said_count(const CLI::App& command, const std::string& option) {
  if (!option.starts_with("-")) return say::too_many_for(command.get_name(), option);
  const CLI::Option* const given = command.get_option_no_throw(option);
  const std::size_t times = given == nullptr ? 0 : given->count();
  if (times < 2) return say::needs_value(option);
  return times == 2 ? say::given_twice(option) : say::given_times(option, times);
}

}  // namespace

void refuse(CLI::App& program, const CLI::ParseError& error) {
  const auto parsed = program.get_subcommands();
  if (parsed.empty() && !program.remaining().empty())
    refuse_command(program, program.remaining().front());
  const CLI::App& command = parsed.empty() ? program : *parsed.front();
  const auto is = [&]<class E>(const E*) { return dynamic_cast<const E*>(&error) != nullptr; };
  const bool of_count = is(static_cast<const CLI::ArgumentMismatch*>(nullptr));
  const bool of_missing = is(static_cast<const CLI::RequiredError*>(nullptr));
  // What follows an option that there is not is taken for one more argument.
  const bool left_over = is(static_cast<const CLI::ExtrasError*>(nullptr)) ||
                         ((of_count || of_missing) && !unknown_option(command).empty());
  if (left_over) refuse_left_over(program, command);
  // "--jobs: …": the option's name, and behind it the words of its check
  const std::string what = error.what();
  const std::size_t colon = what.find(": ");
  const std::string option = what.substr(0, colon);
  Message mistake = tally::say::verbatim(what);
  if (const CLI::Option* const o = missing(command); of_missing && o != nullptr)
    mistake = said_missing(command, *o);
  else if (of_count)
    mistake = said_count(command, option);
  else if (is(static_cast<const CLI::ValidationError*>(nullptr)) && colon != std::string::npos)
    mistake = say::of_option(option.starts_with("-") ? option : command.get_name() + ":",
                             what.substr(colon + 2));
  throw Failure(usage, say::see_help(std::move(mistake), called(command)));
}

void refuse_command(const CLI::App& program, const std::string& name) {
  Message mistake = say::no_such_command(report::printable(name));
  const std::vector<std::string> names = commands_of(program);
  Message close = log::close_names(name, {names.begin(), names.end()});
  if (!close.is(log::say::did_you_mean)) refuse_among_commands(program, std::move(mistake));
  throw Failure(usage, tally::say::semicolon(std::move(mistake), std::move(close)));
}

void refuse_no_command(const CLI::App& program) {
  refuse_among_commands(program, say::no_command_given());
}

void expect_values(const CLI::App& command) {
  for (const CLI::Option* const o : command.get_options())
    for (const std::string& value : o->results())
      if (value.empty() && !o->get_positional())
        throw Failure(usage,
                      say::see_help(say::needs_value_not_empty(o->get_name()), called(command)));
}

}  // namespace tally::cli
