#include "verify/hidden/consequences.h"

#include <algorithm>
#include <vector>

#include "verify/hidden/of_rules.h"
#include "verify/record_header.h"

namespace tally::hidden {
namespace {

// What may be spent on trying other cards: in questions and events of the rules (Checker::work),
// and on whether one can have been there, in the solver's steps.
constexpr std::uint64_t most_for_cards = 60'000;
constexpr Allowance for_one_card{.decide = solver_work / 64, .shorten = solver_work / 64};

// A card that cannot have been there, from the event that says so until it is discarded; or until
// the contradiction, which is right then.
struct Stay {
  Card card = unknown_card;
  std::size_t first = 0;  // step
  std::size_t last = 0;
  bool came = false;  // it is told how the card came there: it may have been any other
};

bool names(const Trace& trace, std::size_t i, Card c) {
  const auto pieces = trace.pieces(i);
  return !trace.step(i).shuffles &&
         std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) { return p.card == c; });
}

// What an event of the core names that was named by one before it; where the last one has no such
// card, any of its cards.
std::vector<Stay> at_fault(const Trace& trace, const std::vector<std::size_t>& core) {
  std::vector<Stay> out;
  const auto before = [&](std::size_t k, Card c) {
    return std::any_of(core.begin(), core.begin() + static_cast<std::ptrdiff_t>(k),
                       [&](std::size_t i) { return names(trace, i, c); });
  };
  for (std::size_t k = core.size(); k-- > 0;) {
    const std::size_t first = core[k];
    const auto pieces = trace.pieces(first);
    if (trace.step(first).shuffles) continue;
    const bool any =
        k + 1 == core.size() && std::none_of(pieces.begin(), pieces.end(), [&](const Piece& p) {
          return p.card != unknown_card && before(k, p.card);
        });
    for (const Piece& p : pieces) {
      if (p.card == unknown_card || (!any && !before(k, p.card))) continue;
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

// What the events before the last say to have come somewhere and the last says to be elsewhere.
std::vector<Stay> told_before(const Trace& trace, const std::vector<std::size_t>& core) {
  std::vector<Stay> out;
  const std::size_t last = core.back();
  for (const std::size_t first : core) {
    if (first == last || trace.step(first).shuffles) continue;
    for (const Piece& p : trace.pieces(first))
      if (p.card != unknown_card && p.to != in_the_pile && p.from != p.to)
        out.push_back({.card = p.card, .first = first, .last = last - 1, .came = true});
  }
  return out;
}

// Cards of the same name that are not named meanwhile, those of the same suit first. Of a card that
// has come: what the findings are about.
std::vector<Card> others(const Trace& trace, const Stay& stay, const std::vector<Finding>& about) {
  const auto all = trace.schema().cards;
  std::vector<Card> out;
  for (const Card c : trace.deck()) {
    if (c == stay.card) continue;
    const auto is_about = [&](const Finding& f) {
      return f.at > stay.last && f.at < trace.size() && names(trace, f.at, c);
    };
    if (stay.came
            ? std::none_of(about.begin(), about.end(), is_about) && !names(trace, stay.last + 1, c)
            : all[c].en != all[stay.card].en)
      continue;
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
  verify::copy_frame(record, out);
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

// Whether they have the same finding; its words may have changed with the card.
bool has(const std::vector<Finding>& findings, const Finding& f) {
  return std::any_of(findings.begin(), findings.end(), [&](const Finding& other) {
    return is_of_rules(other) && other.kind == f.kind && other.rule == f.rule &&
           other.source_at == f.source_at && other.seat == f.seat;
  });
}

// Whether this finding is that somebody does not have the card at fault, which he may well have
// had: until it was named there, it had last been seen to come to his hand, or to nobody's. Only
// the first time that he parts with it: what he has used, he does not hold any more.
bool was_his(const Trace& trace, const Stay& stay, const Finding& f) {
  if (f.rule != trace.schema().holds || f.at >= trace.size() || !names(trace, f.at, stay.card))
    return false;
  const Seat holder = trace.event(f.at).seat;
  for (std::size_t i = stay.first + 1; i < f.at; ++i) {
    const auto pieces = trace.pieces(i);
    if (std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) {
          return p.card == stay.card && (p.from == holder || trace.event(i).seat == holder);
        }))
      return false;
  }
  for (std::size_t i = stay.first; i-- > 0;)
    for (const Piece& p : trace.pieces(i))
      if (p.card == stay.card) return p.to == holder || p.to == in_the_pile;
  return true;
}

// Whether the other card could have been there: up to the first finding, no contradiction is about
// it.
bool could_be(const Trace& trace, Card other, const std::vector<Finding>& findings) {
  std::size_t steps = trace.size();
  for (const Finding& f : findings)
    if (is_of_rules(f)) steps = std::min<std::size_t>(steps, f.at);
  const Found found = examine(trace, steps, for_one_card);
  if (!found.decided) return false;
  return found.possible || std::none_of(found.core.begin(), found.core.end(),
                                        [&](std::size_t i) { return names(trace, i, other); });
}

}  // namespace

bool drop_consequences(const Trace& trace, const Found& found, const Record& record,
                       const Ruleset& rules, Report& report) {
  const std::size_t at = found.core.back();
  const auto behind = [&](const Finding& f) {
    return is_of_rules(f) && f.at >= at && f.because.empty();
  };
  std::vector<Stay> stays = at_fault(trace, found.core);
  const std::size_t all = report.findings.size();
  std::erase_if(report.findings, [&](const Finding& f) {
    return behind(f) && f.at > at && std::any_of(stays.begin(), stays.end(), [&](const Stay& stay) {
             return was_his(trace, stay, f);
           });
  });
  const auto n = static_cast<std::size_t>(
      std::count_if(report.findings.begin(), report.findings.end(), behind));
  // First what is told to have come from elsewhere; then the cards that the findings are about.
  std::stable_partition(stays.begin(), stays.end(), [&](const Stay& stay) {
    return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& f) {
      return behind(f) && f.at > at && f.at < trace.size() && names(trace, f.at, stay.card);
    });
  });
  const std::vector<Stay> came = told_before(trace, found.core);
  stays.insert(stays.begin(), came.begin(), came.end());
  // As the record's word has it: to look for the best way to read each would take too much work.
  Checker checker(*record.game);
  checker.allow(0);
  Record amended;
  Trace amended_trace;
  Report again;
  std::vector<Finding> fewest = report.findings;
  std::size_t least = n;  // of those behind, how many are left
  std::uint64_t work = 0;
  for (const Stay& stay : stays)
    for (const Card other : others(trace, stay, report.findings)) {
      if (least == 0 || work >= most_for_cards) break;
      amend(record, trace, stay, other, amended);
      checker.check(amended, rules, again);
      work += checker.work();
      // A card with which something new is wrong explains nothing.
      if (again.given_up ||
          std::any_of(again.findings.begin(), again.findings.end(),
                      [&](const Finding& f) { return is_of_rules(f) && !has(report.findings, f); }))
        continue;
      const auto left = static_cast<std::size_t>(
          std::count_if(report.findings.begin(), report.findings.end(),
                        [&](const Finding& f) { return behind(f) && has(again.findings, f); }));
      if (left >= least) continue;
      amended_trace.start(trace.schema(), record.setup);
      checker.check_again(amended_trace);
      if (!could_be(amended_trace, other, again.findings)) continue;
      least = left;
      fewest = again.findings;
    }
  std::erase_if(report.findings, [&](const Finding& f) { return behind(f) && !has(fewest, f); });
  for (Finding& f : report.findings)
    f.may_follow = behind(f) && f.at > at && work >= most_for_cards;
  return report.findings.size() < all;
}

}  // namespace tally::hidden
