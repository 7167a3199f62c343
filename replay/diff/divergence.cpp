#include "replay/diff/divergence.h"

#include <algorithm>

namespace tally::diff {
namespace {

Turn turn_or_nothing(const Story& story, std::size_t turn) {
  return turn < story.turns().size() ? story.turns()[turn] : Turn{};
}

// The same event, and in both records or in neither.
bool same_at(const Side& a, std::size_t in_a, const Side& b, std::size_t in_b) {
  return same(a.story.event(in_a), b.story.event(in_b)) &&
         a.story.in_record(in_a) == b.story.in_record(in_b);
}

bool same_finding(const Finding* a, const Finding* b) {
  return a->rule == b->rule && a->kind == b->kind && a->at == b->at && a->seat == b->seat &&
         a->found == b->found && a->expected == b->expected;
}

}  // namespace

std::vector<const Finding*> findings_in(const Side& side, std::size_t turn) {
  std::vector<const Finding*> out;
  const auto turns = side.story.turns();
  if (turn >= turns.size()) return out;
  const bool last = turn + 1 == turns.size();
  for (const Finding& f : side.findings) {
    if (f.at >= turns[turn].begin && (last || f.at < turns[turn].end)) out.push_back(&f);
  }
  return out;
}

std::optional<Divergence> compare_turn(const Side& a, const Side& b, std::size_t turn) {
  const Turn in_a = turn_or_nothing(a.story, turn);
  const Turn in_b = turn_or_nothing(b.story, turn);
  const std::size_t size_a = in_a.end - in_a.begin;
  const std::size_t size_b = in_b.end - in_b.begin;
  const std::size_t shorter = std::min(size_a, size_b);
  Divergence d{.turn = turn};
  while (d.head < shorter && same_at(a, in_a.begin + d.head, b, in_b.begin + d.head)) ++d.head;
  d.events = d.head != size_a || d.head != size_b;
  while (d.head + d.tail < shorter && same_at(a, in_a.end - 1 - d.tail, b, in_b.end - 1 - d.tail))
    ++d.tail;
  d.findings = !std::ranges::equal(findings_in(a, turn), findings_in(b, turn), same_finding);
  if (!d.events && !d.findings) return {};
  return d;
}

std::optional<Divergence> first_divergence(const Side& a, const Side& b) {
  const std::size_t turns = std::max(a.story.turns().size(), b.story.turns().size());
  for (std::size_t turn = 0; turn < turns; ++turn) {
    if (const auto d = compare_turn(a, b, turn)) return d;
  }
  return {};
}

}  // namespace tally::diff
