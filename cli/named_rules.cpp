#include "cli/named_rules.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/exit_code.h"
#include "cli/failure_messages.h"
#include "cli/language.h"
#include "replay/books/ruleset.h"
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/book_text.h"
#include "replay/report/display.h"

namespace tally::cli {

namespace {

// "did you mean …?" of ids and titles; nothing when none is close.
std::optional<Message> close_rule(const std::string& name, Also also) {
  std::vector<std::string> names;
  for (const Game* game : games()) {
    const Rulebook book = Rulebook::load(game->name());
    for (const RuleText& rule : book.rules())
      for (const std::string& of_rule : {rule.id, rule.title.en, rule.title.zh})
        names.push_back(of_rule);
    if (also == Also::nothing) continue;
    for (const OptionText& option : book.options()) names.push_back(option.id);
    for (std::string& ruleset : ruleset_names(game->name())) names.push_back(std::move(ruleset));
  }
  for (const std::string& written : {as_id(name), name}) {
    Message close = log::close_names(written, {names.begin(), names.end()});
    if (close.is(log::say::did_you_mean)) return close;
  }
  return std::nullopt;
}

// Ids that come near, a few.
class Near {
 public:
  explicit Near(const std::vector<NamedRule>& taken = {}) : taken_(taken) {}
  // Of every game what `of` gives of its book.
  template <class F>
  Near& add(F of) {
    for (const Game* game : games()) {
      const report::BookText book(*game, {}, Lang::en);
      for (const std::string_view id : of(book)) add_one(id);
    }
    return *this;
  }
  [[nodiscard]] bool none() const { return ids_.empty(); }
  // "; similar: …", or empty words.
  [[nodiscard]] Message said() const {
    if (ids_.empty()) return tally::say::verbatim("");
    return say::similar(fmt::format("{}", fmt::join(ids_, ", ")));
  }

 private:
  void add_one(std::string_view id) {
    constexpr std::size_t most = 8;
    const bool taken =
        std::ranges::any_of(taken_, [&](const NamedRule& r) { return r.text.id == id; });
    if (!taken && ids_.size() < most && std::ranges::find(ids_, id) == ids_.end())
      ids_.emplace_back(id);
  }

  std::vector<NamedRule> taken_;
  std::vector<std::string> ids_;
};

}  // namespace

std::vector<NamedRule> rules_called(const std::string& name, const Game* only) {
  std::vector<NamedRule> out;
  const auto add = [&](const Game& game, const RuleText& text) {
    const auto ids = game.rule_ids();
    const auto found = std::ranges::find(ids, text.id);
    if (found != ids.end()) out.push_back({&game, static_cast<Rule>(found - ids.begin()), text});
  };
  const auto each_game = [&](const auto& look) {
    for (const Game* game : games())
      if (only == nullptr || game == only) look(*game, report::BookText(*game, {}, Lang::en));
  };
  each_game([&](const Game& game, const report::BookText& book) {
    if (const RuleText* const text = book.book().rule(as_id(name))) add(game, *text);
  });
  if (!out.empty()) return out;
  each_game([&](const Game& game, const report::BookText& book) {
    for (const RuleText* const text : book.by_name(name)) add(game, *text);
  });
  if (!out.empty()) return out;
  each_game([&](const Game& game, const report::BookText& book) {
    for (const RuleText* const text : book.by_words(name)) add(game, *text);
  });
  const auto has_it = [&](const report::BookText& book) { return book.near_rules(name); };
  if (out.size() > 1 || !Near(out).add(has_it).none()) out.clear();
  return out;
}

void say_which(const std::string& name, const std::vector<NamedRule>& taken) {
  std::vector<std::string> ids;
  ids.reserve(taken.size());
  for (const NamedRule& r : taken) ids.push_back(r.text.id);
  if (ids.empty() || ids.front() == as_id(name)) return;
  const auto& title = taken.front().text.title;
  if (taken.size() == 1 && (title.en == name || title.zh == name)) return;
  Near near(taken);
  near.add([&](const report::BookText& book) { return book.near_rules(name); });
  near.add([&](const report::BookText& book) { return book.with_a_word(name); });
  complain(
      say::taken_as(report::printable(name), fmt::format("{}", fmt::join(ids, ", ")), near.said()));
}

void refuse_rule(const Says<Verbatim, Message>& none, const std::string& name, Also also) {
  Near near;
  near.add([&](const report::BookText& book) { return book.near_rules(name); });
  if (also == Also::options)
    near.add([&](const report::BookText& book) { return book.near_options(name); });
  const std::string printed = report::printable(name);
  if (!near.none()) throw Failure(usage, none(printed, near.said()));
  if (auto close = close_rule(name, also))
    throw Failure(usage, none(printed, say::close_name(std::move(*close))));
  near.add([&](const report::BookText& book) { return book.with_a_word(name); });
  throw Failure(usage, none(printed, near.said()));
}

}  // namespace tally::cli
