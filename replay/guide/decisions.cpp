#include "replay/guide/decisions.h"

#include <algorithm>

namespace tally::guide {

void Plan::choose(const Dispute& d, std::uint8_t way) {
  drop(d);
  choices_.push_back({d.at, d.nth, way, d.ways[d.gap ? 0 : way]});
}

void Plan::drop(const Dispute& d) {
  std::erase_if(choices_, [&](const Choice& c) { return c.at == d.at && c.nth == d.nth; });
}

void Decisions::begin_record() {
  readings.clear();
  gaps.clear();
  careful = false;
}

void Decisions::find_passages() {
  passages_from_ = 0;
  // Where a record never says that something new begins, a passage would be all the rest: no choice
  // is left unlooked at for that.
  const Record& record = *cursor_.record;
  if (cursor_.kinds.boundaries.meets(record.shows)) return;
  for (std::size_t i = 0; i < record.size(); ++i)
    if (cursor_.schema.of(record.event(i)).role == EventRole::choice) passages_from_ = i + 1;
}

Decisions::Decided Decisions::decide(Met met, const Row& row, std::size_t several) {
  if (row.ways.size() == 1) return {row.ways[0]};
  const std::size_t at = cursor_.course.at;
  const std::uint32_t before = disagreements_here();
  Dispute& d = disputes.emplace_back();
  d.at = at;
  d.nth = before;
  d.disagreements = before + 1;
  d.disagrees_later = row.note == Note::disagrees_later;
  d.doubtful = row.note == Note::doubtful || d.disagrees_later;
  // No rule brings a choice about: either it should not be, or something before it is missing. But
  // an illegal choice is due: that it is another one is likelier than that it should not be there.
  const Event* const next = cursor_.peek();
  d.open =
      met != Met::answer && next != nullptr && cursor_.schema.of(*next).role == EventRole::choice;
  for (std::size_t i = 0; i < row.ways.size(); ++i) {
    const std::size_t times =
        row.note == Note::several && i == 1 ? std::max<std::size_t>(several, 1) : 1;
    if (row.ways[i] == Reading::passage && at < passages_from_) continue;
    std::fill_n(d.ways.begin() + d.count, times, row.ways[i]);
    d.count = static_cast<std::uint8_t>(d.count + times);
  }
  for (const Choice& c : readings.choices())
    if (c.at == at && c.nth == before && c.way < d.count && d.ways[c.way] == c.reading)
      d.chosen = c.way;
  return {d.ways[d.chosen], d.chosen > 0 ? d.chosen - 1U : 0U};
}

std::size_t Decisions::decide_gap(std::size_t ways, std::size_t later) {
  Course& course = cursor_.course;
  course.gap_nth = course.gap_met && course.gap_at == course.at ? course.gap_nth + 1 : 0;
  course.gap_at = course.at;
  course.gap_met = true;
  const std::uint32_t before = disagreements_here();
  Dispute& d = disputes.emplace_back();
  d.at = course.at;
  d.nth = course.gap_nth;
  d.disagreements = before;
  d.gap = true;
  d.count = static_cast<std::uint8_t>(ways);
  d.later = static_cast<std::uint8_t>(later);
  cursor_.work.add(gaps.choices().size());
  for (const Choice& c : gaps.choices())
    if (c.at == course.at && c.nth == d.nth)
      d.chosen = std::min<std::uint8_t>(c.way, static_cast<std::uint8_t>(d.count - 1U));
  return d.chosen;
}

}  // namespace tally::guide
