#include "cli/explore_beginning.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "cli/exit_code.h"
#include "cli/explore_messages.h"
#include "cli/failure_messages.h"
#include "cli/named_cards.h"
#include "cli/named_game.h"
#include "verify/explore/kit.h"
#include "verify/explore/recorded.h"

namespace tally::cli {
namespace {

std::vector<std::string> parts_of(const std::string& text) {
  std::vector<std::string> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(", ", at), text.size());
    if (end > at) out.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return out;
}

}  // namespace

Beginning beginning_of_table(const ExploreArguments& a) {
  if (a.hands.empty()) throw Failure(usage, say::explore_needs_table());
  std::string named = a.rules.ruleset;
  if (named.empty() && !a.game.empty()) named = game_called(a.game).default_ruleset();
  if (named.empty()) named = games().front()->default_ruleset();
  return beginning_of_table(a, ruleset_called(named, a.game));
}

Beginning beginning_of_table(const ExploreArguments& a, const NamedRuleset& r) {
  const verify::ExploreKit& kit = verify::explore_kit_of(*r.game);
  if (kit.set_up == nullptr) throw Failure(usage, say::explore_no_kit(r.game->name()));
  verify::Described table;
  std::vector<Card> taken;
  for (const std::string& hand : a.hands) table.hands.push_back(cards_called(*r.game, hand, taken));
  table.pile = cards_called(*r.game, a.pile, taken);
  table.any_order = a.any_order;
  table.roles = parts_of(a.roles);
  table.generals = parts_of(a.generals);
  table.hp = a.hp;
  Beginning out{r.game, r.rules};
  if (Message wrong = kit.set_up(table, out.rules, out.position); !wrong.empty())
    throw Failure(usage, std::move(wrong));
  out.before.game = out.game;
  out.before.ruleset = out.rules.name;
  if (kit.tell != nullptr) kit.tell(table, out.rules, out.before);
  return out;
}

Beginning beginning_in(const Record& game, const Ruleset& rules, std::size_t at) {
  explore::Position there = explore::position_before(game, rules, at);
  Beginning out{game.game, rules, std::move(there.bookmark)};
  out.before.game = out.game;
  out.before.ruleset = rules.name;
  out.before.labels = game.labels;
  out.before.setup = game.setup;
  for (std::size_t i = 0; i < there.at; ++i)
    out.before.add(game.event(i), static_cast<std::uint32_t>(i));
  return out;
}

}  // namespace tally::cli
