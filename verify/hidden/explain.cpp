#include "verify/hidden/explain.h"

#include <algorithm>

#include "verify/hidden/consequences.h"
#include "verify/hidden/core.h"
#include "verify/hidden/deal.h"
#include "verify/hidden/messages.h"
#include "verify/hidden/of_rules.h"
#include "verify/hidden/phrasing.h"
#include "verify/hidden/witness.h"
#include "verify/read_log.h"

namespace tally::hidden {
namespace {

bool shows_all(const Event& e) {
  return e.hidden == 0 && std::find(e.cards.begin(), e.cards.end(), unknown_card) == e.cards.end();
}

bool comes_from_open(const Trace& trace, std::size_t i) {
  const auto pieces = trace.pieces(i);
  return std::any_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.card != unknown_card && lies_open(p.from); });
}

bool comes_off_the_pile(const Trace& trace, std::size_t i) {
  const auto pieces = trace.pieces(i);
  return std::any_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.from == in_the_pile; });
}

bool names_its_cards(const Observation& o) {
  const Event& e = o.event;
  return e.shows(Field::cards) &&
         std::find(e.cards.begin(), e.cards.end(), unknown_card) == e.cards.end();
}

// Adds to a finding the events that exclude it. Where the rules found that the cards are not there,
// its words become those of the contradiction: why no hidden card can be one of them.
void put_words(Finding& f, const Found& found, Phrasing& words, bool of_the_cards = true) {
  words.tell_apart(found.core);
  if (of_the_cards || f.expected.empty()) f.expected = words.message(found.core);
  for (const std::size_t i : found.core) {
    f.because.push_back(words.statement(i));
    f.because_at.push_back(static_cast<std::uint32_t>(i));
  }
  f.minimal = found.minimal;
  f.may_follow = false;
}

}  // namespace

bool hides(const Record& record) {
  if (hides_a_seat(record.game->schema(), record.setup)) return true;
  // A packed record comes of a reader whose games begin with what chance decides; a card hidden
  // later leaves a game undecided, and is found below.
  for (const PackedEvent& e : record.packed()) {
    if (record.game->schema().kinds[e.kind].role != EventRole::chance) break;
    const auto cards = e.cards->list();
    if (e.hidden != 0 || std::find(cards.begin(), cards.end(), unknown_card) != cards.end())
      return true;
  }
  if (!record.packed().empty()) return false;
  for (const Observation& o : record.seen())
    if (!shows_all(o.event)) return true;
  return false;
}

namespace {

// No game anybody played is so long; of one that is, the question would take too long.
constexpr std::size_t most_events = 8192;
constexpr std::size_t most_shuffles = 1024;

bool too_long(const Trace& trace) {
  if (trace.size() > most_events) return true;
  std::size_t n = 0;
  for (std::size_t i = 0; i < trace.size(); ++i)
    n += trace.step(i).shuffles || trace.step(i).gathers ? 1U : 0U;
  return n > most_shuffles;
}

}  // namespace

bool Explainer::examine(const Record& record, const Ruleset& rules, Checker& checker,
                        Report& report) {
  forget_questions();
  if (!report.played || !checker.told_unseen() || !hides(record)) return false;
  trace_.start(record.game->schema(), record.setup);
  checker.check_again(trace_);
  if (!trace_.hides()) return false;
  if (!trace_.sound() || too_long(trace_)) {
    report.hidden = HiddenCards::not_asked;
    return true;
  }
  // What comes after a disagreement with the rules is not what the record says.
  std::size_t steps = std::min(trace_.size(), trace_.blind_from());
  for (const Finding& f : report.findings) {
    if (f.kind == FindingKind::undecided) continue;
    steps = std::min<std::size_t>(steps, std::size_t{f.at} + 1);
    break;
  }
  report.hidden = HiddenCards::explained;
  const std::size_t before = report.findings.size();
  Phrasing words(trace_, record);
  bool dropped = cards(record, rules, report, steps, words);
  if (report.hidden == HiddenCards::explained) explain_doubt(record, report);
  if (report.hidden == HiddenCards::explained && role(record, rules, report, words))
    dropped = true;
  else
    dropped = identities(record, rules, report, steps, words) || dropped;
  // Behind a disagreement nothing was looked at.
  if (steps < trace_.size() && report.hidden == HiddenCards::explained)
    report.hidden =
        steps == trace_.blind_from() ? HiddenCards::not_asked : HiddenCards::behind_violation;
  if (report.findings.size() == before && !dropped) {
    if (report.hidden != HiddenCards::undecided || report.verdict == VerdictKind::violations)
      return true;
    report.verdict = VerdictKind::undecided;
    sign(report, record.game->rule_ids());
    return true;
  }
  // The books of the rules were kept by what the record says: behind it they prove nothing.
  std::erase_if(report.findings, [](const Finding& f) { return f.kind == FindingKind::invariant; });
  report.verdict = VerdictKind::violations;
  report.reason.clear();
  sign(report, record.game->rule_ids());
  return true;
}

void Explainer::add(Report& report, std::size_t at, Finding f) const {
  report.hidden = HiddenCards::contradiction;
  f.kind = FindingKind::contradiction;
  f.turn = trace_.step(at).turn;
  f.seat = trace_.event(at).seat;
  f.at = static_cast<std::uint32_t>(at);
  f.source_at = trace_.step(at).source_at;
  const auto after = std::find_if(report.findings.begin(), report.findings.end(),
                                  [&](const Finding& other) { return other.at > f.at; });
  report.findings.insert(after, std::move(f));
}

// Whether findings that follow from a contradiction were taken out of the report.
bool Explainer::cards(const Record& record, const Ruleset& rules, Report& report, std::size_t steps,
                      Phrasing& words) {
  const Found found = hidden::examine(trace_, steps, allowed_);
  if (!found.decided) {
    report.hidden = HiddenCards::undecided;
    report.reason = say::undecided_within(allowed_.decide);
  }
  if (found.possible) return false;
  const std::size_t at = found.core.back();
  // More cards than a hand has, by the word of an event that is not as the rules have it.
  if (found.core.size() == 1 && !trace_.names_a_card(at) &&
      std::any_of(report.findings.begin(), report.findings.end(),
                  [&](const Finding& f) { return f.at == at && is_of_rules(f); })) {
    report.hidden = HiddenCards::behind_violation;  // the rules say it
    return false;
  }
  // What the rules have found at that very event it adds to, and is no finding of its own; but that
  // too many are drawn, or by whom, is another matter.
  const Rule holds = trace_.schema().holds;
  const auto of_it = [&](const Finding& f) {
    return f.at == at && is_of_rules(f) &&
           (f.rule == trace_.schema().draws || !comes_off_the_pile(trace_, at));
  };
  auto same = std::find_if(report.findings.begin(), report.findings.end(),
                           [&](const Finding& f) { return of_it(f) && f.rule == holds; });
  if (same == report.findings.end())
    same = std::find_if(report.findings.begin(), report.findings.end(), of_it);
  if (same != report.findings.end()) {
    const bool of_the_cards = same->rule == holds || same->rule == trace_.schema().draws;
    // An event that cannot be by itself shows nothing that the rules have not said.
    if (!of_the_cards && found.core.size() == 1) {
      report.hidden = HiddenCards::behind_violation;
      return false;
    }
    report.hidden = HiddenCards::contradiction;
    put_words(*same, found, words, of_the_cards);
  } else {
    Finding f;
    f.rule = holds;
    put_words(f, found, words);
    f.message = std::move(f.expected);
    f.expected.clear();
    add(report, at, std::move(f));
  }
  const bool dropped = drop_consequences(trace_, found, record, rules, report);
  explain_later(found, report, words);
  return dropped;
}

// The rules put the first disputed event aside, so that it is no part of the game. Adds to its
// finding why no deal would explain the event if it were.
void Explainer::explain_doubt(const Record& record, Report& report) {
  const auto first = std::find_if(report.findings.begin(), report.findings.end(), is_of_rules);
  const std::size_t at = trace_.doubt_at();
  if (first == report.findings.end() || first->at != at || at >= trace_.blind_from() ||
      first->source_at != trace_.doubted() || !first->because.empty() ||
      (at < trace_.size() && trace_.step(at).source_at == first->source_at))
    return;
  supposed_ = trace_;
  supposed_.suppose();
  const bool of_the_cards =
      first->rule == trace_.schema().holds || first->rule == trace_.schema().draws;
  if (!of_the_cards && (first->kind != FindingKind::illegal || !comes_from_open(supposed_, at)))
    return;  // that it is not the time for it is another matter
  const Found found = hidden::examine(supposed_, at + 1, allowed_);
  if (found.possible || found.core.back() != at || !supposed_.names_a_card(at)) return;
  Phrasing words(supposed_, record);
  put_words(*first, found, words, of_the_cards);
  report.hidden = HiddenCards::contradiction;
}

// Adds the same to findings behind a contradiction, up to the first that is about something else
// than who holds a card. The last event of each contradiction before is not taken at its word.
void Explainer::explain_later(const Found& first, Report& report, Phrasing& words) const {
  constexpr std::size_t most = 4;
  const Allowance allowed{.decide = allowed_.decide / most,
                          .shorten = allowed_.shorten / most,
                          .question = allowed_.question / most};
  std::vector<std::size_t> unsaid{first.core.back()};
  for (Finding& f : report.findings) {
    if (!is_of_rules(f) || !f.because.empty()) continue;
    if (f.rule != trace_.schema().holds || f.at >= trace_.blind_from()) return;
    Found found;
    do {
      if (unsaid.size() > most) return;
      found = hidden::examine(trace_, std::size_t{f.at} + 1, allowed, unsaid);
      if (found.possible || !trace_.names_a_card(found.core.back())) return;
      // Or it is the number of cards, which does not change with what they are.
      if (std::find(unsaid.begin(), unsaid.end(), found.core.back()) != unsaid.end()) return;
      unsaid.push_back(found.core.back());
    } while (found.core.back() < f.at);
    put_words(f, found, words);
  }
}

bool Explainer::witness(const Record& record, const Ruleset& rules, Checker& checker,
                        std::string& out) {
  const auto log = hidden::witness(trace_, record, rules);
  if (!log) return false;
  Record whole;
  if (!verify::read_log(*log, whole)) return false;
  checker.check(whole, rules, again_);
  if (!again_.findings.empty() || again_.verdict == VerdictKind::undecided ||
      !std::all_of(whole.seen().begin(), whole.seen().end(), names_its_cards))
    return false;
  out += *log;
  return true;
}

}  // namespace tally::hidden
