// What a recording tells late, where it is cut off before it tells it: the record ends before that.
#include <algorithm>

#include "replay/import/qsanguosha/fields.h"
#include "replay/import/qsanguosha/packets.h"

namespace tally::qsanguosha {

namespace kind = sanguosha::kind;

void Packets::cut_off() {
  // A use whose cards have not moved, a delayed trick whose target does not stand yet, gifts half
  // told, Nullifications that may be nullified, where a card was laid before all that goes ahead.
  pending_ = {};
  placed_ = {};
  gifts_ = {};
  nullified_with_.clear();
  waiting_.clear();
  auto& seen = out_.seen();
  if (ahead_ != 0) seen.resize(std::min(ahead_, seen.size()));
  if (seen.empty() || seen.back().event.kind == kind::over) return;
  std::size_t phase = seen.size();  // what came before that is told
  while (phase > 0 && seen[phase - 1].event.kind != kind::phase) --phase;
  SeatSet told;
  for (std::size_t i = seen.size(); i-- > phase;) {
    const Event e = seen[i].event;
    if (e.kind == kind::chain) told.add(e.seat);
    if (unchains(e) && !told.contains(e.seat)) chained(e.seat, false);
  }
  if (of_kingdoms() && phase > 0) seen.resize(first_unplaced(phase));
  // A card that has moved may have been stopped, or be one of several.
  const KindSet moved{kind::forfeit, kind::put, kind::place};
  while (!seen.empty() && moved.contains(seen.back().event.kind)) seen.pop_back();
}

// Of kingdom war: the first place, behind the last phase, where something may still be told that
// goes before what was told already.
std::size_t Packets::first_unplaced(std::size_t phase) const {
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  const auto waits = [&](std::size_t place) { at = std::min(at, place); };
  // the general turned up for a skill
  for (const Turned& turned : {turned_, first_turned_})
    if (turned.before >= phase && is_veiled(turned.who, turned.skill)) waits(turned.before);
  // the kingdom of who was turned up
  for (std::size_t i = phase; i < seen.size(); ++i)
    if (const Event& e = seen[i].event;
        e.kind == kind::unveil && !war_[static_cast<std::size_t>(e.seat)].stands)
      waits(i);
  // for what he was turned up, told behind what that has brought him
  const KindSet brought{kind::allegiance, kind::draw, kind::heal, kind::hp};
  std::size_t shown = seen.size();
  for (; shown > phase; --shown) {
    const Event& e = seen[shown - 1].event;
    if (e.kind == kind::unveil && e.extra == 0) waits(shown - 1);
    if (e.kind != kind::unveil && !brought.contains(e.kind)) break;
  }
  // that it was the end, or a death, for which they are shown
  const Kind before = seen[shown - 1].event.kind;
  if (KindSet{kind::dying, kind::death, kind::disclose}.contains(before)) waits(shown);
  // the card that Undying 不屈 turns up
  const std::size_t last = seen.size() - 1;
  const Event& by = seen[last > 0 ? last - 1 : last].event;
  if (by.kind == kind::invoke && by.what == sanguosha::cause(sanguosha::Skill::buqu)) waits(last);
  return at;
}

// A blow of fire or thunder to who is chained still: that he is not any more is told behind all
// that comes of it.
bool Packets::unchains(const Event& blow) const {
  return blow.kind == kind::damage && chained_.contains(blow.seat) &&
         blow.what != static_cast<What>(sanguosha::Element::normal);
}

}  // namespace tally::qsanguosha
