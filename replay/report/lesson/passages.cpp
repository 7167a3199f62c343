#include "replay/report/lesson/passages.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace tally::report {
namespace {

std::uint64_t mixed(std::uint64_t h, std::uint64_t value) {
  constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;
  h = (h ^ value) * prime;
  return h ^ (h >> 29U);
}

// Of a seat, nobody included.
std::uint64_t number(Seat s) { return std::uint64_t{1} + static_cast<std::uint64_t>(int{s}); }

}  // namespace

bool better(const Passage& a, const Passage& b) {
  const auto rank = [](const Passage& p) { return std::tuple(p.faults, p.shows, p.end - p.begin); };
  return rank(a) < rank(b);
}

void Passages::start(const Record& record, const std::vector<Rule>& wanted) {
  const Game& game = *record.game;
  schema_ = &game.schema();
  midway_ = record.setup.midway;
  wanted_ = &wanted;
  place_.assign(game.rule_ids().size(), 0);
  for (std::size_t i = 0; i < wanted.size(); ++i)
    place_[wanted[i]] = static_cast<std::uint32_t>(i) + 1;
  acts_.assign(1, 0);
  turns_.assign(1, 0);
  marks_.clear();
  contents_.clear();
  cites_.clear();
  current_ = nobody;
  at_boundary_ = true;
  acts_next_ = false;
}

void Passages::cite(Rule rule, Shows shows, Part part) {
  if (rule >= place_.size() || place_[rule] == 0) return;
  const auto at = static_cast<std::uint32_t>(marks_.size());
  cites_.push_back({at, place_[rule] - 1, shows, part});
}

void Passages::event(const Event& e, const Match& match, std::uint32_t /*source_at*/) {
  const KindInfo& kind = schema_->of(e);
  const auto at = static_cast<std::uint32_t>(marks_.size());
  current_ = match.current();
  const bool new_turn = kind.boundary && !at_boundary_;
  if (new_turn && turns_.back() != at) turns_.push_back(at);
  if ((new_turn || kind.sequence || acts_next_) && acts_.back() != at) acts_.push_back(at);
  at_boundary_ = kind.boundary;
  acts_next_ = false;
  const Part part = kind.boundary   ? Part::from_turn_to_turn
                    : kind.sequence ? Part::turn
                                    : Part::act;
  cite(e.rule, Shows::brings_about, part);
  std::array<Rule, 8> also{};
  const auto n = static_cast<std::size_t>(match.also(e, also));
  for (std::size_t i = 0; i < n; ++i) cite(also[i], Shows::bears_on, part);
  cite(match.rule_for(e, e, Field::cards), Shows::bears_on, part);
  std::uint64_t h = mixed(e.kind, number(e.seat));
  h = mixed(h, number(e.other));
  h = mixed(mixed(h, e.what), static_cast<std::uint64_t>(e.value));
  for (const Seat s : e.seats) h = mixed(h, number(s));
  for (const Card c : e.cards) h = mixed(h, c);
  contents_.push_back(h);
  marks_.push_back((std::uint64_t{e.kind} << 32U) | static_cast<std::uint64_t>(e.rule));
}

// What he whose turn it is does of his own accord, asked about no card, nobody and no skill, begins
// something new; all else answers to what goes on.
void Passages::decided(const Question& q, const Event& /*answer*/) {
  acts_next_ = q.may_pass && q.who != nobody && q.who == current_ && q.other == nobody &&
               q.what == 0 && q.value == 0 && q.card == unknown_card;
}

// What a card or a skill of the passage makes of a later phase of the same turn belongs to it: that
// a judgement for Indulgence 乐不思蜀 takes effect shows when the play phase is skipped.
Passages::Range Passages::with_what_follows(Range r) const {
  const auto is_phase = [&](std::uint64_t mark) { return schema_->kinds[mark >> 32U].sequence; };
  const auto rule = [](std::uint64_t mark) { return static_cast<std::uint32_t>(mark); };
  const auto turn_end = std::ranges::upper_bound(turns_, r.begin);
  const auto last =
      turn_end == turns_.end() ? static_cast<std::uint32_t>(marks_.size()) : *turn_end;
  const auto begin = marks_.begin() + r.begin;
  const auto end = marks_.begin() + r.end;
  for (std::uint32_t at = last; at > r.end; --at) {
    const std::uint64_t phase = marks_[at - 1];
    if (is_phase(phase) && std::any_of(begin, end, [&](std::uint64_t mark) {
          return !is_phase(mark) && rule(mark) == rule(phase);
        }))
      return {r.begin, at};
  }
  return r;
}

Passages::Range Passages::range(const Cite& cite) const {
  const auto end = static_cast<std::uint32_t>(marks_.size());
  const auto next = [&](const std::vector<std::uint32_t>& begins) {
    return std::ranges::upper_bound(begins, cite.event);
  };
  if (cite.part == Part::act) {
    const auto after = next(acts_);
    return with_what_follows({*(after - 1), after == acts_.end() ? end : *after});
  }
  const auto after = next(turns_);
  const auto from = after - 1;
  if (cite.part == Part::turn) return {*from, after == turns_.end() ? end : *after};
  // How one turn follows another: the one before, and the begin of this; or this, and the begin of
  // the next, for before the first turn there is none.
  if (from - turns_.begin() > 1) return {*(from - 1), cite.event + 1};
  return {*from, after == turns_.end() ? end : *after + 1};
}

// Which kinds of events there are by which rules; how often, and in what order, does not matter.
std::uint64_t Passages::situation(const Range& r) const {
  std::vector<std::uint64_t> marks(marks_.begin() + r.begin, marks_.begin() + r.end);
  std::ranges::sort(marks);
  marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
  std::uint64_t h = 0;
  for (const std::uint64_t mark : marks) h = mixed(h, mark);
  return h;
}

void Passages::found(const Report& report, std::vector<std::vector<Passage>>& out) const {
  out.assign(wanted_->size(), {});
  std::vector<Cite> cites = cites_;
  std::uint32_t first_fault = ~std::uint32_t{0};
  for (const Finding& f : report.findings) {
    first_fault = std::min(first_fault, f.at);
    const auto last = static_cast<std::uint32_t>(marks_.size()) - 1;
    if (!marks_.empty() && f.rule < place_.size() && place_[f.rule] != 0)
      cites.push_back({std::min(f.at, last), place_[f.rule] - 1, Shows::is_broken, Part::act});
  }
  std::ranges::stable_sort(cites, {}, &Cite::event);
  std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, Passage> all;
  for (const Cite& c : cites) {
    const Range r = range(c);
    Passage& p = all[{c.rule, r.begin, r.end}];
    if (p.at.empty() || c.shows < p.shows) p.shows = c.shows;
    p.begin = r.begin;
    p.end = r.end;
    if (p.at.empty() || p.at.back() != c.event) p.at.push_back(c.event);
  }
  for (auto& [key, passage] : all) {
    Passage& p = passage;
    p.situation = situation({p.begin, p.end});
    const bool faulty = std::ranges::any_of(
        report.findings, [&](const Finding& f) { return f.at >= p.begin && f.at < p.end; });
    // What a record that begins in the middle tells first is a part of a turn, taken at its word.
    const bool told = midway_ && (turns_.size() < 3 || p.begin < turns_[2]);
    const bool cut = told || (!report.over && p.end == marks_.size());
    p.faults = faulty ? 2 : cut || first_fault < p.begin ? 1 : 0;
    for (std::uint32_t i = p.begin; i < p.end; ++i) p.contents = mixed(p.contents, contents_[i]);
    std::vector<Passage>& of_rule = out[std::get<0>(key)];
    const auto same = std::ranges::find(of_rule, p.situation, &Passage::situation);
    if (same == of_rule.end())
      of_rule.push_back(std::move(p));
    else if (better(p, *same))
      *same = std::move(p);
  }
}

}  // namespace tally::report
