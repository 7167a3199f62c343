#include "cli/compare_telling.h"

#include <string>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/compare_messages.h"
#include "cli/messages.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"

namespace tally::cli {
void CompareTelling::option(const versus::OptionOutcome& o, bool alone) {
  const OptionInfo& info = game_.options()[o.option];
  const OptionText* const text = book_.option(info.id);
  out_.empty_line();
  out_.heading(info.id, "  " + (text == nullptr ? std::string() : text->title.in(out_.lang())));
  value("A", o.option, a_.rules);
  value("B", o.option, b_.rules);
  const std::size_t first = out_.text.size();
  outcome(o.of_a, a_.name, alone ? b_.name : with(a_, o.option, b_.rules));
  if (!o.of_b) return;
  const std::string said = out_.text.substr(first);
  const std::size_t end = out_.text.size();
  out_.line(say::others_as_b(), 2);
  const std::size_t again = out_.text.size();
  outcome(*o.of_b, with(b_, o.option, a_.rules), b_.name);
  if (out_.text.compare(again, std::string::npos, said) == 0) {
    out_.text.resize(end);
    out_.line(say::so_with_others_as_b(), 2);
  }
}

// "classic with reward = anyone"
Message CompareTelling::with(const CalledRuleset& rules, std::size_t option,
                             const Ruleset& value_of) const {
  const OptionInfo& info = game_.options()[option];
  return say::with_option(rules.name, info.key, value_in_toml(info, value_of.value[option]));
}

void CompareTelling::value(const char* side, std::size_t option, const Ruleset& rules) {
  const OptionInfo& info = game_.options()[option];
  const int v = rules.value[option];
  Texts meaning("", "");
  if (const OptionText* const text = book_.option(info.id); text != nullptr) {
    const Text* const of_value =
        info.values.empty() ? &text->number : text->value(info.values[static_cast<std::size_t>(v)]);
    if (of_value != nullptr) meaning = texts(*of_value);
  }
  out_.wrapped(say::has_value(side, info.key, value_in_toml(info, v), meaning), 2);
}

// `a`, `b`: what the two rulesets are called.
void CompareTelling::outcome(const versus::Outcome& o, const Message& a, const Message& b) {
  for (const proofs::Difference& d : o.differences) difference(d);
  switch (o.known) {
    case versus::Known::same: return out_.line(say::proved_same(), 2);
    case versus::Known::argued: return out_.line(say::argued_same(texts(o.argument)), 2);
    default: break;
  }
  if (o.differences.empty()) out_.line(say::no_formula(), 2);
  if (o.witness)
    game_telling_.tell(*o.witness, a, b);
  else
    out_.line(say::none_in_games(o.games), 2);
}

void CompareTelling::difference(const proofs::Difference& d) {
  out_.line(say::in_brackets(tally::say::word(texts(d.about)),
                             tally::say::verbatim(fmt::format("{}", fmt::join(d.rules, ", ")))),
            2);
  out_.wrapped(tally::say::word(texts(d.state)), 4);
  for (const auto& [side, words] : {std::pair("A", &d.in_a), std::pair("B", &d.in_b)})
    out_.wrapped(tally::say::colon(tally::say::verbatim(side), tally::say::word(texts(*words))), 6);
}

void CompareTelling::together(const versus::Comparison& all) {
  if (!all.together) return;
  const versus::Together& t = *all.together;
  out_.empty_line();
  out_.heading(say::all_together.in(out_.lang()));
  if (t.sameness != versus::Sameness::unknown)
    return out_.line(
        t.sameness == versus::Sameness::argued ? say::same_partly_argued() : say::proved_same(), 2);
  // What one option alone has shown need not be said again.
  if (all.with_difference() == 0)
    for (const proofs::Difference& d : t.outcome.differences) difference(d);
  const auto& witness = t.outcome.witness;
  const std::string_view as = t.as ? game_.options()[all.options[*t.as].option].id : "";
  if (!witness) {
    out_.line(say::none_in_games(t.outcome.games), 2);
    if (t.as) out_.line(say::goes_another_way(as), 2);
  } else if (!t.as) {
    game_telling_.tell(*witness, a_.name, b_.name);
  } else if (witness->both_play()) {
    out_.line(say::same_game_as_of(as), 2);
  } else {
    out_.line(say::as_of_option(as, side_without(*witness), witness->players()), 2);
  }
}

namespace {

// What the last line says of options which a game has neither shown nor left open.
Message rest(const versus::Comparison& all) {
  using versus::Known;
  Message out;
  const auto add = [&](Message m) { out = say::behind(std::move(out), std::move(m)); };
  if (const std::size_t n = all.count(Known::stated); n > 0) add(say::and_only_stated(n));
  if (const std::size_t n = all.count(Known::same) + all.count(Known::argued); n > 0)
    add(say::and_without_effect(n));
  if (all.with_difference() == 0 && all.together && all.together->differ())
    add(say::but_together());
  return out;
}

}  // namespace

void CompareTelling::last_line(const versus::Comparison& all) {
  const std::size_t n = all.differing;
  const std::size_t shown = all.count(versus::Known::shown);
  const std::size_t open = all.count(versus::Known::open);
  const std::size_t alone = all.with_difference();
  if (all.stopped) {
    out_.line(say::cut_short(all.options.size(), n, shown, open, rest(all)));
  } else if (n == 0) {
    out_.line(say::no_option_differs());
  } else if (all.equal()) {
    const auto& row = all.argued() ? say::are_argued_the_same : say::are_proved_equal;
    out_.line(row(n, alone == 0 ? Message() : say::undone(alone)));
  } else if (all.differ()) {
    out_.line(say::they_differ(n, shown, open, rest(all)));
  } else if (alone > 0) {
    out_.line(say::only_alone(n, shown, open, rest(all)));
  } else {
    out_.line(say::not_decided(n, rest(all)));
  }
}

}  // namespace tally::cli
