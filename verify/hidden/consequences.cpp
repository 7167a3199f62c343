#include "verify/hidden/consequences.h"

#include <algorithm>
#include <vector>

namespace tally::hidden {
namespace {

// One fault does not bring about more; and so many other cards are tried for it.
constexpr std::size_t most_findings = 6;
constexpr std::size_t most_tries = 64;

// A card that cannot have been there, from the event that says so until it is discarded.
struct Stay {
  Card card = unknown_card;
  std::size_t first = 0;  // step
  std::size_t last = 0;
};

bool names(const Trace& trace, std::size_t i, Card c) {
  const auto pieces = trace.pieces(i);
  return !trace.step(i).shuffles &&
         std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.card == c; });
}

// The cards of the last event of the core, and what others name that was named before.
std::vector<Stay> at_fault(const Trace& trace, const std::vector<std::size_t>& core) {
  std::vector<Stay> out;
  for (std::size_t k = core.size(); k-- > 0;) {
    const std::size_t first = core[k];
    for (const Piece& p : trace.pieces(first)) {
      if (p.card == unknown_card || trace.step(first).shuffles) continue;
      const bool before = std::any_of(core.begin(), core.begin() + static_cast<std::ptrdiff_t>(k),
                                      [&](std::size_t i) { return names(trace, i, p.card); });
      if (!before && k + 1 < core.size()) continue;
      std::size_t last = first;
      for (std::size_t i = first; i < trace.size(); ++i) {
        const Event e = trace.event(i);
        if (std::find(e.cards.begin(), e.cards.end(), p.card) == e.cards.end()) continue;
        last = i;
        if (trace.schema().of(e).to == Spot::discard) break;
      }
      out.push_back({p.card, first, last});
    }
  }
  return out;
}

// Cards of the same name that are not named meanwhile, those of the same suit first.
std::vector<Card> others(const Trace& trace, const Stay& stay) {
  const auto all = trace.schema().cards;
  std::vector<Card> out;
  for (const Card c : trace.deck()) {
    if (c == stay.card || all[c].en != all[stay.card].en) continue;
    bool named = false;
    for (std::size_t i = stay.first; i <= stay.last && !named; ++i) named = names(trace, i, c);
    if (!named) out.push_back(c);
  }
  std::stable_partition(out.begin(), out.end(), [&](Card c) {
    return all[c].token.substr(0, 1) == all[stay.card].token.substr(0, 1);
  });
  return out;
}

void amend(const Record& record, const Trace& trace, const Stay& stay, Card other, Record& out) {
  out.clear();
  out.game = record.game;
  out.ruleset = record.ruleset;
  out.setup = record.setup;
  out.contradictions = record.contradictions;
  out.shows = record.shows;
  out.cut_off = record.cut_off;
  const std::uint32_t first = trace.step(stay.first).source_at;
  const std::uint32_t last = trace.step(stay.last).source_at;
  std::vector<Card> cards;
  for (const Observation& o : record.seen()) {
    Event e = o.event;
    cards.assign(e.cards.begin(), e.cards.end());
    if (o.source_at >= first && o.source_at <= last)
      std::replace(cards.begin(), cards.end(), stay.card, other);
    e.cards = cards;
    out.add(e, o.source_at);
  }
}

bool counts(const Finding& f) {
  return f.kind != FindingKind::undecided && f.kind != FindingKind::invariant;
}

bool has(const std::vector<Finding>& findings, const Finding& f) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& other) {
    return counts(other) && other.rule == f.rule && other.source_at == f.source_at;
  });
}

}  // namespace

bool drop_consequences(const Trace& trace, const Found& found, const Record& record,
                       const Ruleset& rules, Report& report) {
  const std::size_t at = found.core.back();
  const auto behind = [&](const Finding& f) {
    return counts(f) && f.at >= at && f.because.empty();
  };
  const auto n = static_cast<std::size_t>(
      std::count_if(report.findings.begin(), report.findings.end(), behind));
  if (n == 0 || n > most_findings) return false;
  Checker checker(*record.game);
  Record amended;
  Report again;
  std::vector<Finding> fewest;
  std::size_t least = n;  // of those behind, how many are left
  std::size_t tries = 0;
  std::vector<Stay> stays = at_fault(trace, found.core);
  // First the cards that the findings are about.
  std::stable_partition(stays.begin(), stays.end(), [&](const Stay& stay) {
    return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& f) {
      return behind(f) && f.at > at && f.at < trace.size() && names(trace, f.at, stay.card);
    });
  });
  for (const Stay& stay : stays)
    for (const Card other : others(trace, stay)) {
      if (least == 0 || ++tries > most_tries) break;
      amend(record, trace, stay, other, amended);
      checker.check(amended, rules, again);
      // One that brings about something else says nothing of what is there.
      if (std::any_of(again.findings.begin(), again.findings.end(),
                      [&](const Finding& f) { return counts(f) && !has(report.findings, f); }))
        continue;
      const auto left = static_cast<std::size_t>(
          std::count_if(report.findings.begin(), report.findings.end(),
                        [&](const Finding& f) { return behind(f) && has(again.findings, f); }));
      if (left >= least) continue;
      least = left;
      fewest = again.findings;
    }
  if (least == n) return false;
  std::erase_if(report.findings, [&](const Finding& f) { return behind(f) && !has(fewest, f); });
  return true;
}

}  // namespace tally::hidden
