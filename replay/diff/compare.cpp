#include "replay/diff/compare.h"

#include <algorithm>

namespace tally::diff {
namespace {

Turn turn_or_nothing(const Story& story, std::size_t turn) {
  return turn < story.turns().size() ? story.turns()[turn] : Turn{};
}

}  // namespace

std::optional<Divergence> compare_turn(const Story& a, const Story& b, std::size_t turn) {
  const Turn in_a = turn_or_nothing(a, turn);
  const Turn in_b = turn_or_nothing(b, turn);
  const std::size_t size_a = in_a.end - in_a.begin;
  const std::size_t size_b = in_b.end - in_b.begin;
  const std::size_t shorter = std::min(size_a, size_b);
  Divergence d{turn, 0, 0};
  while (d.head < shorter && same(a.event(in_a.begin + d.head), b.event(in_b.begin + d.head)))
    ++d.head;
  if (d.head == size_a && d.head == size_b) return {};
  while (d.head + d.tail < shorter &&
         same(a.event(in_a.end - 1 - d.tail), b.event(in_b.end - 1 - d.tail)))
    ++d.tail;
  return d;
}

std::optional<Divergence> first_divergence(const Story& a, const Story& b) {
  const std::size_t turns = std::max(a.turns().size(), b.turns().size());
  for (std::size_t turn = 0; turn < turns; ++turn) {
    if (const auto d = compare_turn(a, b, turn)) return d;
  }
  return {};
}

}  // namespace tally::diff
