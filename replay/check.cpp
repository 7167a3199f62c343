#include "replay/check.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/core/hash.h"
#include "replay/books/defects.h"
#include "replay/guide/guide.h"
#include "replay/messages.h"
#include "replay/watch.h"

namespace tally {

namespace {

constexpr std::array<std::string_view, 8> finding_kinds = {
    "setup", "illegal", "wrong", "missing", "extra", "contradiction", "undecided", "invariant"};

}  // namespace

std::string_view name_of(FindingKind k) { return finding_kinds[static_cast<std::size_t>(k)]; }

std::optional<FindingKind> finding_kind(std::string_view name) {
  const auto* const at = std::find(finding_kinds.begin(), finding_kinds.end(), name);
  if (at == finding_kinds.end()) return std::nullopt;
  return static_cast<FindingKind>(at - finding_kinds.begin());
}

std::string_view name_of(VerdictKind v) {
  constexpr std::array<std::string_view, 5> names = {"clean", "violations", "undecided",
                                                     "incomplete", "unreadable"};
  return names[static_cast<std::size_t>(v)];
}

// What is wrong with a game is part of its signature; ids, because numbers of rules change.
void sign(Report& report, std::span<const std::string_view> rule_ids) {
  Signature s;
  s.mix(report.signature);
  s.mix(static_cast<std::uint64_t>(report.verdict));
  for (const Finding& f : report.findings) {
    s.mix(static_cast<std::uint64_t>(f.kind));
    for (const char c : rule_ids[f.rule]) s.mix(static_cast<std::uint64_t>(c));
    s.mix(f.at);
  }
  report.signature = s.value();
}

struct Checker::Impl {
  explicit Impl(const Game& game) : match(game.match()), guide(game) {}
  std::unique_ptr<Match> match;
  Guide guide;
  std::unique_ptr<Watch> watch;
};

Checker::Checker(const Game& game) : impl_(std::make_unique<Impl>(game)) {}
Checker::~Checker() = default;
void Checker::watch(std::unique_ptr<Watch> watch) {
  impl_->watch = std::move(watch);
  impl_->guide.watched_by(impl_->watch.get());
}
void Checker::allow(std::uint64_t work) { impl_->guide.allow(work); }
std::uint64_t Checker::work() const { return impl_->guide.work(); }
const Match& Checker::match() const { return *impl_->match; }

bool Checker::told_unseen() const { return impl_->guide.told_unseen(); }

void Checker::check_again(EventSink& sink) {
  Report again;
  impl_->guide.run_again(again, &sink);
}

void Checker::check(const Record& record, const Ruleset& rules, Report& report, EventSink* sink) {
  report.findings.clear();
  report.reason.clear();
  report.winners = {};
  report.over = false;
  report.played = false;
  report.given_up = false;
  report.turns = 0;
  report.events = 0;
  report.signature = 0;
  report.hidden = HiddenCards::not_looked_at;
  if (!record.not_covered.empty()) {
    report.verdict = VerdictKind::undecided;
    report.reason = say::not_covered(record.not_covered);
    return;
  }
  const int most = record.game->most_seats();
  if (record.setup.players < 1 || record.setup.players > most) {
    report.verdict = VerdictKind::unreadable;
    report.reason = say::players_of_game(most);
    return;
  }
  report.played = true;
  impl_->guide.run(record, rules, *impl_->match, report, sink);
  report.turns = impl_->match->turn();
  name_defects(*record.game, record.program, record.labels, report.findings);
  const bool broken = std::any_of(report.findings.begin(), report.findings.end(),
                                  [](const auto& f) { return f.kind != FindingKind::undecided; });
  if (broken) {
    report.verdict = VerdictKind::violations;
  } else if (!record.not_covered_from.empty()) {
    report.verdict = VerdictKind::undecided;
  } else if (!report.over || !record.cut_off.empty()) {
    report.verdict = VerdictKind::incomplete;
  } else {
    report.verdict = report.findings.empty() ? VerdictKind::clean : VerdictKind::undecided;
  }
  const bool unjudged = record.setup.midway && !impl_->guide.judged();
  if (unjudged && !broken) report.verdict = VerdictKind::undecided;
  if (!report.over && impl_->guide.gave_up())
    report.reason = say::too_much_disagrees();
  else if (unjudged && !broken)
    report.reason = say::begins_in_the_middle();
  else if (!record.not_covered_from.empty())
    report.reason = record.not_covered_from;
  else if (!record.cut_off.empty())
    report.reason = record.cut_off;
  else if (!report.over)
    report.reason = say::ends_early();
  else if (report.verdict == VerdictKind::undecided)
    report.reason = report.given_up ? say::too_much_hidden() : say::card_decides();
  if (report.verdict != VerdictKind::clean) sign(report, record.game->rule_ids());
}

}  // namespace tally
