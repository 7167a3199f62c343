#include "replay/books/wanted_rules.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "replay/books/messages.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"

namespace tally {
namespace {

// The rulesets of a game that have this value, in one line.
std::string with_value(const Game& game, std::size_t option, int value) {
  std::vector<std::string> out;
  for (const std::string& name : ruleset_names(game.name()))
    if (load_ruleset(game, name).value[option] == value) out.push_back(name);
  return fmt::format("{}", fmt::join(out, ", "));
}

// Where the two play another game, 3v3 and kingdom war, that they do; else nothing.
Message other_mode(const Game& game, const Ruleset& own, const Ruleset& asked,
                   const std::string& name) {
  const auto options = game.options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (!options[i].decides_game || own.value[i] == asked.value[i]) continue;
    const auto named = [&](const Ruleset& r) { return value_in_toml(options[i], r.value[i]); };
    return books::say::of_other_mode(io::in_quotes(name), std::string(options[i].key), named(asked),
                                     named(own), with_value(game, i, own.value[i]));
  }
  return {};
}

}  // namespace

const Ruleset& Rulesets::of(const Game& game, const std::string& named_by_record, bool covered) & {
  const auto checked = [&](const Loaded& l) -> const Ruleset& {
    if (covered && !l.other_mode.empty()) throw io::InputError(l.other_mode);
    return l.rules;
  };
  const auto found = loaded_.find({&game, named_by_record});
  if (found != loaded_.end()) return checked(found->second);
  // Names nobody knows are not collected.
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (!wanted_.ruleset.empty() && !own_known && !named_by_record.empty()) return of(game, "");
  try {
    return checked(loaded_.emplace(std::pair(&game, named_by_record), load(game, named_by_record))
                       .first->second);
  } catch (const RulesetError& error) {
    throw io::InputError(error.said());
  }
}

Rulesets::Loaded Rulesets::load(const Game& game, const std::string& named_by_record) const {
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = named_by_record.empty() ||
                         std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (wanted_.ruleset.empty() && !own_known) {
    throw io::InputError(books::say::ruleset_unknown(io::in_quotes(named_by_record),
                                                     fmt::format("{}", fmt::join(known, ", "))));
  }
  const std::string_view own = named_by_record.empty() ? game.default_ruleset() : named_by_record;
  if (wanted_.ruleset.empty()) return {load_ruleset(game, own)};
  Ruleset asked = load_ruleset(game, wanted_.ruleset);
  if (!own_known || named_by_record.empty()) return {std::move(asked)};
  const Ruleset of_record = load_ruleset(game, own);
  Message other = other_mode(game, of_record, asked, wanted_.ruleset);
  if (!wanted_.strict_setup) asked = keep_setup(of_record, std::move(asked), game.options());
  return {std::move(asked), std::move(other)};
}

}  // namespace tally
