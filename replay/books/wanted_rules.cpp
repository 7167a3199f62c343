#include "replay/books/wanted_rules.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "replay/books/messages.h"
#include "replay/books/ruleset.h"
#include "replay/io/input_error.h"

namespace tally {

const Ruleset& Rulesets::of(const Game& game, const std::string& named_by_record) & {
  const auto found = loaded_.find({&game, named_by_record});
  if (found != loaded_.end()) return found->second;
  // Names nobody knows are not collected.
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (!wanted_.ruleset.empty() && !own_known && !named_by_record.empty()) return of(game, "");
  try {
    return loaded_.emplace(std::pair(&game, named_by_record), load(game, named_by_record))
        .first->second;
  } catch (const RulesetError& error) {
    throw io::InputError(error.said());
  }
}

Ruleset Rulesets::load(const Game& game, const std::string& named_by_record) const {
  const std::vector<std::string> known = ruleset_names(game.name());
  const bool own_known = named_by_record.empty() ||
                         std::find(known.begin(), known.end(), named_by_record) != known.end();
  if (wanted_.ruleset.empty() && !own_known) {
    throw io::InputError(books::say::ruleset_unknown(io::in_quotes(named_by_record),
                                                     fmt::format("{}", fmt::join(known, ", "))));
  }
  const std::string_view own = named_by_record.empty() ? game.default_ruleset() : named_by_record;
  if (wanted_.ruleset.empty()) return load_ruleset(game, own);
  Ruleset asked = load_ruleset(game, wanted_.ruleset);
  if (wanted_.strict_setup || !own_known || named_by_record.empty()) return asked;
  return keep_setup(load_ruleset(game, own), std::move(asked), game.options());
}

}  // namespace tally
