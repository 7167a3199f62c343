#include "replay/guide/search.h"

namespace tally::guide {

// Doubtful places, where nothing disagrees at first sight, are read otherwise only if that saves
// more than a finding.
std::uint32_t Search::run() {
  const std::uint32_t plain = search_through(Doubtful::left_alone);
  if (plain <= cost_of_finding) return plain;
  const Plan plan = decisions_.readings;
  const std::uint32_t least = search_through(Doubtful::searched);
  if (least + cost_of_finding <= plain) return least;
  decisions_.readings = plan;
  return plain;
}

// First the ways that say the same of a place as the one at first sight does, everywhere: what
// costs little then is no reason to read an earlier place otherwise. Returns what is left.
std::uint32_t Search::search_through(Doubtful doubtful) {
  decisions_.readings.clear();
  findings_.limit = most_cost;
  branches_.open();
  playthrough_.play_but_for(0);
  branches_.take_over();
  search_ways(doubtful, Which::alike);
  search_ways(doubtful, Which::others);
  branches_.close();
  return branches_.best_cost();
}

void Search::search_ways(Doubtful doubtful, Which which) {
  std::size_t searched = 0;
  for (std::size_t i = 0; i < branches_.best_disputes().size(); ++i) {
    if (searched == most_searched || branches_.best_cost() <= cost_of_finding ||
        !cursor_.work.lasts(Share::all))
      return;
    if (!worth_a_look(i, doubtful)) continue;
    ++searched;
    search_place(i, which);
  }
}

bool Search::worth_a_look(std::size_t dispute, Doubtful doubtful) const {
  const std::vector<Dispute>& all = branches_.best_disputes();
  const Dispute& d = all[dispute];
  if (d.gap) return false;
  if (!d.doubtful) return true;
  if (doubtful == Doubtful::left_alone) return false;
  if (d.disagrees_later) return true;
  // Or something disagrees before the record goes on.
  for (std::size_t k = dispute + 1; k < all.size() && all[k].at == d.at; ++k)
    if (!all[k].doubtful) return true;
  return false;
}

void Search::read_as(const Dispute& d, std::uint8_t way) {
  if (way > 0)
    decisions_.readings.choose(d, way);
  else
    decisions_.readings.drop(d);
}

// What is likely at first sight is left only for something that saves another finding.
void Search::search_place(std::size_t dispute, Which which) {
  const Dispute here = branches_.best_disputes()[dispute];
  std::uint32_t least = branches_.best_cost();
  std::uint8_t chosen = here.chosen;
  const Sort first = info(here.ways[0]).sort;
  for (std::uint8_t way = 0; way < here.count && cursor_.work.lasts(Share::all); ++way) {
    const Sort sort = info(here.ways[way]).sort;
    const bool alike = sort == first;
    if (way == here.chosen || alike != (which == Which::alike)) continue;
    const bool likely = alike || here.open || sort == Sort::none;
    const std::uint32_t doubt = likely ? 0 : cost_of_finding - 1;
    if (least <= doubt) continue;
    read_as(here, way);
    findings_.limit = least - doubt;
    playthrough_.play_but_for(dispute);
    if (cursor_.course.cost + doubt >= least) continue;
    least = cursor_.course.cost + doubt;
    branches_.take_over();
    chosen = way;
  }
  read_as(here, chosen);
}

}  // namespace tally::guide
