#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/coverage.h"
#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/found_rules.h"
#include "cli/language.h"
#include "cli/messages.h"
#include "cli/named_game.h"
#include "cli/named_rules.h"
#include "cli/terminal.h"
#include "replay/books/rulebook.h"
#include "replay/books/ruleset.h"
#include "replay/report/book_text.h"
#include "verify/invariants/invariants.h"

namespace tally::cli {
namespace {

// False when no game has such a rule, option or ruleset, and it is no file of one.
bool print_one(std::string& out, const std::string& id, const RulesArguments& arguments) {
  if (id.ends_with(".toml")) {
    const Game& game = game_of(arguments.game, id);
    rules_of(game, id);  // says what is wrong with it
    report::BookText(game, style_of_out(), arguments.lang).ruleset(out, id, true);
    return true;
  }
  for (const Game* game : games()) {
    const report::BookText text(*game, style_of_out(), arguments.lang);
    const auto gap = [&] { out += out.empty() ? "" : "\n"; };
    if (const RuleText* rule = text.book().rule(as_id(id))) {
      gap();
      text.rule(out, *rule);
      return true;
    }
    const OptionText* option = text.book().option(as_id(id));
    if (option == nullptr) option = text.book().option(id);
    if (option != nullptr) {
      gap();
      text.option(out, *option);
      return true;
    }
    if (std::ranges::count(ruleset_names(game->name()), id) != 0) {
      text.ruleset(out, id, true);
      return true;
    }
  }
  return false;
}

// Unless it is among them.
void add(std::vector<NamedRule>& rules, NamedRule rule) {
  if (std::ranges::none_of(rules, [&](const NamedRule& known) {
        return known.game == rule.game && known.rule == rule.rule;
      }))
    rules.push_back(std::move(rule));
}

// What the card of a general of this name shows; the rules of his skills.
std::vector<NamedRule> print_characters(std::string& out, const std::string& name,
                                        const RulesArguments& arguments) {
  std::vector<NamedRule> skills;
  for (const Game* game : games()) {
    const report::BookText text(*game, style_of_out(), arguments.lang);
    for (const CharacterWords& character : text.characters(name)) {
      if (!out.empty() && skills.empty()) out += '\n';
      text.character(out, character);
      for (const Rule rule : character.skills)
        if (const RuleText* const words = text.book().rule(game->rule_ids()[rule]))
          add(skills, {game, rule, *words});
    }
  }
  return skills;
}

// The same for a title, the name of a card or a general, or words of a title.
bool print_named(std::string& out, const std::string& name, const RulesArguments& arguments) {
  std::vector<NamedRule> called = print_characters(out, name, arguments);
  for (NamedRule& r : rules_called(name)) add(called, std::move(r));
  for (const NamedRule& r : called) {
    if (!out.empty()) out += '\n';
    report::BookText(*r.game, style_of_out(), arguments.lang).rule(out, r.text);
  }
  return !called.empty();
}

// By its id, a name, or words of its own; where nothing is called so, that becomes `unknown`.
void print_called(std::string& out, const std::string& id, const RulesArguments& arguments,
                  std::vector<Message>& unknown) {
  if (id.empty()) throw Failure(usage, say::empty_rule_name());
  if (print_one(out, id, arguments) || print_named(out, id, arguments) ||
      print_found(out, id, arguments, unknown))
    return;
  try {
    refuse_rule(say::no_such_entry, id, Also::options);
  } catch (const Failure& failure) {
    unknown.push_back(failure.message);
  }
}

// Each with its sentence and its rules.
std::string invariants_of(const Game& game, Lang lang) {
  std::string out;
  for (const verify::Invariant& i : verify::invariants(game)) {
    out += fmt::format("{}\n    {}\n   ", i.id, of_language(lang, i.en, i.zh));
    for (const Rule rule : i.rules) out += fmt::format(" {}", game.rule_ids()[rule]);
    out += '\n';
  }
  return out;
}

}  // namespace

ExitCode run(const RulesArguments& arguments) {
  if (!arguments.game.empty()) game_called(arguments.game);
  if (arguments.coverage) return print_coverage(arguments);
  std::string out;
  std::vector<Message> unknown;
  for (const std::string& id : arguments.ids) print_called(out, id, arguments, unknown);
  if (arguments.ids.empty()) {
    for (const Game* game : games()) {
      if (!arguments.game.empty() && game != &game_called(arguments.game)) continue;
      const report::BookText text(*game, style_of_out(), arguments.lang);
      if (arguments.invariants) {
        out += invariants_of(*game, arguments.lang);
      } else if (arguments.rulesets) {
        text.rulesets(out);
      } else {
        text.list(out);
      }
    }
  }
  if (arguments.rulesets) {
    out += "\n" + text_of(say::own_ruleset(), arguments.lang) + "\n";
  }
  read_out(out);
  for (const Message& m : unknown) complain(m);
  return unknown.empty() ? ok : usage;
}

}  // namespace tally::cli
