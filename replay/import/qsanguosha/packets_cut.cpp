// What a recording tells late, where it is cut off before it tells it: the end of it says nothing
// of who is un-chained, which general was turned up for a skill, and whether the game ends.
#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

namespace kind = sanguosha::kind;

void Packets::cut_off() {
  auto& seen = out_.seen();
  if (seen.empty() || seen.back().event.kind == kind::over) return;
  std::size_t phase = seen.size();  // what came before that is told
  while (phase > 0 && seen[phase - 1].event.kind != kind::phase) --phase;
  SeatSet told;
  for (std::size_t i = seen.size(); i-- > phase;) {
    const Event e = seen[i].event;
    if (e.kind == kind::chain) told.add(e.seat);
    if (unchains(e) && !told.contains(e.seat)) chained(e.seat, false);
  }
  if (!of_kingdoms() || phase == 0) return;
  if (turned_.before >= phase && is_veiled(turned_.who, turned_.skill)) seen.resize(turned_.before);
  // Behind a death all may be shown since the game ends, and behind a dying since it is a death.
  std::size_t shown = seen.size();
  while (shown > phase &&
         KindSet{kind::unveil, kind::allegiance}.contains(seen[shown - 1].event.kind))
    --shown;
  if (KindSet{kind::dying, kind::death, kind::disclose}.contains(seen[shown - 1].event.kind))
    seen.resize(shown);
}

// A blow of fire or thunder to who is chained still: that he is not any more is told behind all
// that comes of it.
bool Packets::unchains(const Event& blow) const {
  return blow.kind == kind::damage && chained_.contains(blow.seat) &&
         blow.what != static_cast<What>(sanguosha::Element::normal);
}

}  // namespace tally::qsanguosha
