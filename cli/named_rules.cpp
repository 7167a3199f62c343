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
#include "replay/log/close_names.h"
#include "replay/log/messages.h"
#include "replay/messages.h"
#include "replay/report/book_text.h"
#include "replay/report/display.h"

namespace tally::cli {

namespace {

constexpr std::size_t most_near = 8;

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
  }
  for (const std::string& written : {as_id(name), name}) {
    Message close = log::close_names(written, {names.begin(), names.end()});
    if (close.is(log::say::did_you_mean)) return close;
  }
  return std::nullopt;
}

// "; similar: …", or empty words.
Message similar_to(const std::string& name, Lang lang, Also also,
                   const std::vector<NamedRule>& taken = {}) {
  std::vector<std::string> near;
  const auto add = [&](const std::vector<std::string_view>& ids) {
    for (const std::string_view id : ids)
      if (near.size() < most_near &&
          std::ranges::none_of(taken, [&](const NamedRule& r) { return r.text.id == id; }))
        near.emplace_back(id);
  };
  for (const Game* game : games()) {
    const report::BookText book(*game, {}, lang);
    add(book.near_rules(name));
    if (also == Also::options) add(book.near_options(name));
  }
  if (near.empty()) return tally::say::verbatim("");
  return say::similar(fmt::format("{}", fmt::join(near, ", ")));
}

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
  if (out.size() > 1) out.clear();
  return out;
}

void say_which(const std::string& name, const std::vector<NamedRule>& taken) {
  std::vector<std::string> ids;
  for (const NamedRule& r : taken) ids.push_back(r.text.id);
  if (ids.empty() || ids.front() == as_id(name)) return;
  complain(say::taken_as(report::printable(name), fmt::format("{}", fmt::join(ids, ", ")),
                         similar_to(name, spoken(), Also::nothing, taken)));
}

void refuse_rule(const Says<Verbatim, Message>& none, const std::string& name, Lang lang,
                 Also also) {
  Message near = similar_to(name, lang, also);
  if (near.is(tally::say::verbatim))
    if (auto close = close_rule(name, also)) near = say::close_name(std::move(*close));
  throw Failure(usage, none(report::printable(name), std::move(near)));
}

}  // namespace tally::cli
