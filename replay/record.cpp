#include "replay/record.h"

namespace tally {

void Record::clear() {
  game = nullptr;
  format.clear();
  program.clear();
  ruleset.clear();
  note.clear();
  labels.clear();
  setup = {};
  seen.clear();
  contradictions.clear();
  shows = ~std::uint64_t{0};
  not_covered.clear();
  cut_off.clear();
  pool_.clear();
}

void Record::add(const Event& e, std::uint32_t source_at) {
  Observation o;
  o.event = e;
  o.event.cards = {};
  o.cards_at = static_cast<std::uint32_t>(pool_.size());
  o.cards_n = static_cast<std::uint32_t>(e.cards.size());
  o.source_at = source_at;
  pool_.insert(pool_.end(), e.cards.begin(), e.cards.end());
  seen.push_back(o);
}

}  // namespace tally
