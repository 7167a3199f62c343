#include "cli/named_rules.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/exit_code.h"
#include "cli/lesson_messages.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/book_text.h"
#include "replay/report/display.h"

namespace tally::cli {

std::vector<NamedRule> rules_called(const std::string& name) {
  std::vector<NamedRule> out;
  const auto add = [&](const Game& game, const RuleText& text) {
    const auto ids = game.rule_ids();
    const auto found = std::ranges::find(ids, text.id);
    if (found != ids.end()) out.push_back({&game, static_cast<Rule>(found - ids.begin()), text});
  };
  for (const Game* game : games()) {
    const Rulebook book = Rulebook::load(game->name());
    if (const RuleText* const text = book.rule(as_id(name))) add(*game, *text);
  }
  if (!out.empty()) return out;
  for (const Game* game : games()) {
    const report::BookText book(*game, {}, Lang::en);
    for (const RuleText* const text : book.by_name(name)) add(*game, *text);
  }
  return out;
}

std::optional<Message> close_rule(const std::string& name) {
  std::vector<std::string> names;
  for (const Game* game : games()) {
    const Rulebook book = Rulebook::load(game->name());
    for (const RuleText& rule : book.rules())
      for (const std::string& of_rule : {rule.id, rule.title.en, rule.title.zh})
        names.push_back(of_rule);
    for (const OptionText& option : book.options()) names.push_back(option.id);
  }
  for (const std::string& written : {as_id(name), name}) {
    Message close = log::close_names(written, {names.begin(), names.end()});
    if (close.is(log::say::did_you_mean)) return close;
  }
  return std::nullopt;
}

void refuse_rule(const std::string& name, Lang lang) {
  constexpr std::size_t most = 8;
  std::vector<std::string> near;
  for (const Game* game : games()) {
    const report::BookText book(*game, {}, lang);
    for (const std::string_view id : book.near(name))
      if (near.size() < most && book.book().rule(id) != nullptr) near.emplace_back(id);
  }
  if (const auto close = near.empty() ? close_rule(name) : std::nullopt)
    throw Failure(usage, say::rule_close(report::printable(name), *close));
  Message says = say::no_rule_called(report::printable(name));
  if (!near.empty())
    says = say::rules_near(std::move(says), fmt::format("{}", fmt::join(near, ", ")));
  throw Failure(usage, says);
}

}  // namespace tally::cli
