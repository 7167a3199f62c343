// Of a record of kingdom war what it hides besides its cards: whom the others were offered.
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "engine/sanguosha/modes/kingdom_war/numbers.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::hidden {
namespace {

using sanguosha::General;
using sanguosha::GeneralSet;
namespace kind = sanguosha::kind;

GeneralSet generals_of(const Event& e) {
  GeneralSet out;
  for (const Card g : e.cards)
    if (g < static_cast<int>(General::count)) out.add(static_cast<General>(g.number()));
  return out;
}

class WarUnveiling final : public Unveiling {
 public:
  WarUnveiling(const Trace& trace, const Ruleset& rules)
      : trace_(trace), free_(sanguosha::war_pool(sanguosha::Options(rules))) {
    each_ = sanguosha::war_offered<bool, int>(
        trace.setup().players, sanguosha::Options(rules)[sanguosha::Opt::war_offer], free_.size());
    for (std::size_t i = 0; i < trace_.size(); ++i) {
      const Event e = trace_.event(i);
      if (e.kind == kind::pair || e.kind == kind::offer) free_ -= generals_of(e);
    }
  }

  // The two he has laid down, and others that nobody has seen.
  void fill(std::size_t i, Event& e, std::vector<Card>& cards) override {
    if (e.kind != kind::offer || e.shows(Field::cards)) return;
    cards.clear();
    for (std::size_t at = i; at < trace_.size() && cards.empty(); ++at)
      if (const Event laid = trace_.event(at); laid.kind == kind::pair && laid.seat == e.seat)
        cards.assign(laid.cards.begin(), laid.cards.end());
    while (static_cast<int>(cards.size()) < each_ && !free_.empty()) {
      const General g = *free_.begin();
      cards.push_back(static_cast<Card>(static_cast<int>(g)));
      free_.remove(g);
    }
    e.cards = cards;
    e.value = static_cast<std::int16_t>(cards.size());
    e.show(Field::cards);
    e.show(Field::value);
  }

 private:
  const Trace& trace_;
  GeneralSet free_;
  int each_ = 0;
};

}  // namespace

std::unique_ptr<Unveiling> war_unveiling(const Trace& trace, const Ruleset& rules) {
  return std::make_unique<WarUnveiling>(trace, rules);
}

}  // namespace tally::hidden
