#include "replay/report/regress/comparison.h"

#include <algorithm>
#include <iterator>
#include <tuple>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/regress/messages.h"
#include "replay/report/text.h"

namespace tally::report {
namespace {

const KeptFinding* earliest(const Outcome& o) {
  const auto at = std::ranges::min_element(o.findings, {}, &KeptFinding::at);
  return at == o.findings.end() ? nullptr : &*at;
}

std::optional<Parting> parting_of(const Outcome& before, const Outcome& after) {
  const KeptFinding* const first = earliest(after);
  if (first == nullptr) return std::nullopt;
  const KeptFinding* const other = earliest(before);
  return Parting{.events = first->at,
                 .turn = first->turn,
                 .judged = after.judged,
                 .by_either = other != nullptr && other->at == first->at};
}

bool is_unreadable(const Outcome& o) { return o.verdict == name_of(VerdictKind::unreadable); }

Message said_rules(const ComparedRules& rules) {
  if (rules.name.empty()) return say::own_ruleset();
  Message name = tally::say::verbatim(printable(rules.name));
  return rules.base_of.empty() ? name : say::is_base_of(std::move(name), printable(rules.base_of));
}

}  // namespace

void Comparison::add(const Outcome& before, const Outcome& after) {
  ++records_;
  if (is_unreadable(before) && is_unreadable(after)) ++unreadable_;
  const Difference d = difference(before, after, compared_.kept);
  if (d.change == Change::none) return;
  ++verdicts_[{before.verdict, after.verdict}];
  if (d.first != nullptr) ++rules_[d.first->rule];
  Differs& kept = differ_.emplace_back();
  kept.change = d.change;
  kept.of_after = d.of_after;
  if (d.first != nullptr) kept.first = *d.first;
  kept.findings_before = before.findings.size();
  kept.findings_after = after.findings.size();
  kept.parting = parting_of(before, after);
  kept.before = before;
  kept.after = after;
  kept.before.findings = {};
  kept.after.findings = {};
  if (kept.flipped()) ++flipped_;
}

void Comparison::add_new(std::string source) {
  ++records_;
  new_.push_back(std::move(source));
}

void Comparison::add_gone(std::vector<std::string> sources) {
  std::ranges::move(sources, std::back_inserter(gone_));
}

void Comparison::leave_out(const Message& why) {
  ++left_out_;
  why_left_out_ = why;
}

void Comparison::sort() {
  std::ranges::stable_sort(differ_, {},
                           [](const Differs& d) { return std::tuple(!d.flipped(), d.events()); });
}

Message Comparison::said_before(const Outcome& o) const {
  if (compared_.kept) return say::before();
  return compared_.before.name.empty() ? say::by_own_rules()
                                       : say::by_ruleset(printable(o.ruleset));
}

Message Comparison::said_after(const Outcome& o) const {
  return compared_.after.name.empty() ? say::by_own_rules() : say::by_ruleset(printable(o.ruleset));
}

Message Comparison::said_compared() const {
  return say::compared(compared_.kept ? say::the_baseline() : said_rules(compared_.before),
                       said_rules(compared_.after));
}

std::string Comparison::command(const Differs& d) const {
  const std::string& source = d.after.source;
  // What the first alone has was said by its rules; what was kept cannot be asked again.
  const bool first = d.first && !d.of_after && !compared_.kept;
  const ComparedRules& rules = first ? compared_.before : compared_.after;
  const auto [path, game] = file_and_game(source);
  std::string out = "tally show " + shell_word(path);
  if (game > 0) out += fmt::format(" --game {}", game);
  if (d.first) out += fmt::format(" --turn {}", d.first->turn);
  if (!rules.typed.empty()) out += " --ruleset " + shell_word(rules.typed);
  return out;
}

std::vector<Message> Comparison::sums() const {
  std::vector<Message> all{said_compared()};
  if (left_out_ > 0) all.push_back(say::left_out(left_out_, why_left_out_));
  std::vector<Message> parts;
  for (const auto& [rule, n] : rules_) parts.push_back(say::rule_and_count(printable(rule), n));
  if (!parts.empty()) all.push_back(say::first_rules(joined(std::move(parts), tally::say::then)));
  parts.clear();
  for (const auto& [both, n] : verdicts_)
    if (both.first != both.second)
      parts.push_back(
          say::verdict_change(said_verdict_named(both.first), said_verdict_named(both.second), n));
  if (!parts.empty())
    all.push_back(say::verdicts_changed(joined(std::move(parts), tally::say::then)));
  if (records_ == unreadable_ && !any()) {
    all.push_back(say::nothing_to_compare(records_));
    return all;
  }
  parts.clear();
  if (!any()) parts.push_back(say::all_the_same());
  if (!differ_.empty()) parts.push_back(say::differ(differ_.size()));
  if (flipped_ > 0) parts.push_back(say::flip(flipped_));
  if (!new_.empty()) parts.push_back(say::are_new(new_.size()));
  if (!gone_.empty()) parts.push_back(say::are_gone(gone_.size()));
  if (unreadable_ > 0) parts.push_back(say::are_unreadable(unreadable_));
  Message last = say::of_records(records_, joined(std::move(parts), tally::say::then));
  all.push_back(differ_.size() > 1 ? say::smallest_first(std::move(last)) : std::move(last));
  return all;
}

Message said_verdict_named(const std::string& name) {
  for (int v = 0; v <= static_cast<int>(VerdictKind::unreadable); ++v)
    if (name_of(static_cast<VerdictKind>(v)) == name)
      return said_verdict(static_cast<VerdictKind>(v));
  return Message();
}

Message said_change(Change change) {
  switch (change) {
    case Change::not_legal_now: return say::not_legal_now();
    case Change::legal_now: return say::legal_now();
    case Change::not_possible_now: return say::not_possible_now();
    case Change::possible_now: return say::possible_now();
    case Change::verdict: return say::only_verdict();
    case Change::signature: return say::only_signature();
    default: return say::otherwise();
  }
}

}  // namespace tally::report
