// Where a recording breaks off. What was told may still wait for a line that says where it belongs
// or what it was for: the record ends before it.
#include <algorithm>

#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Element;
using sanguosha::Phase;
using sanguosha::Spent;
namespace kind = sanguosha::kind;

bool Screen::is_whole(const Video& video) const {
  return out_.cut_off.empty() && out_.not_covered_from.empty() &&
         video.viewer_won() != Video::Won::untold;
}

void Screen::breaks_off() {
  if (turn_at_ == 0) return;
  ends_before(first_unplaced());
  ends_before(before_last_unveiling());
}

void Screen::ends_before(std::size_t at) {
  out_.seen().resize(at);
  std::erase_if(out_.contradictions, [&](const Contradiction& c) { return c.before > at; });
}

// The first place where something may still be told that goes before what was told already.
std::size_t Screen::first_unplaced() const {
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  const auto waits = [&](std::size_t place) { at = std::min(at, place); };
  // what the cards were lost for
  if (!loss_.cards.empty()) waits(loss_.before);
  // the chain undone by damage
  for (Seat s = 0; s < static_cast<Seat>(names_.size()); ++s)
    if (chained_.contains(s)) waits(before_unchaining_damage(s));
  // the phase of the preparation, of the end
  if (prepared_ != turn_at_) waits(behind_first_unveilings());
  const std::size_t skill = before_last_skill();
  if (seen[skill - 1].event.what != static_cast<What>(Phase::finish)) waits(skill);
  // who of the two fights
  if (two_fight_ > 0) waits(two_fight_ - 1);
  // the mark that is spent; the one that the first of two generals brings
  if (spends_at_ > 0) waits(spends_at_ - 1);
  if (second_at_ > 0 && turned_up_just_now(seen[second_at_ - 1].event.seat) != nullptr)
    waits(second_at_ - 1);
  // the discard phase for which half a fish was spent; at whom the pioneer looks
  const Event& last = seen.back().event;
  if (last.kind == kind::spend && static_cast<Spent>(last.extra) == Spent::limit)
    waits(seen.size() - 1);
  for (std::size_t i = seen.size(); i > turn_at_; --i)
    if (const Event& e = seen[i - 1].event; e.kind == kind::spend && !e.shows(Field::other))
      waits(i - 1);
  if (of_kingdoms_) {
    waits(before_what_it_is_for(last.seat));  // half a fish, told behind what he is turned up for
    waits(before_last_price());
  }
  waits(before_untold_dying());
  // all who draw at once
  std::size_t drawn = seen.size();
  while (drawn > turn_at_ && seen[drawn - 1].event.kind == kind::draw) --drawn;
  if (skill_ == sanguosha::Skill::xiongyi && seen.size() - drawn < together_ && drawn > turn_at_ &&
      seen[drawn - 1].event.kind == kind::invoke)
    waits(drawn);
  return at;
}

// That somebody is dying is told behind what it sets off.
std::size_t Screen::before_untold_dying() const {
  const auto& seen = out_.seen();
  SeatSet told = dead_;
  for (std::size_t i = seen.size(); i > turn_at_; --i) {
    const Event& e = seen[i - 1].event;
    if (e.kind == kind::hp && e.value <= 0 && !told.contains(e.seat)) return i;
    if (e.kind == kind::dying || e.kind == kind::hp) told.add(e.seat);
  }
  return seen.size();
}

// What was thrown away may be for a skill that is told behind it, and so is who is turned up for
// it.
std::size_t Screen::before_last_price() const {
  const auto& seen = out_.seen();
  const KindSet behind{kind::unveil, kind::allegiance, kind::mark, kind::invoke,
                       kind::heal,   kind::hp,         kind::draw};
  std::size_t at = seen.size();
  while (at > turn_at_ && behind.contains(seen[at - 1].event.kind)) --at;
  return at > turn_at_ && seen[at - 1].event.kind == kind::discard ? at - 1 : seen.size();
}

// Who is un-chained by damage is shown to be when it is done; by the rules it comes before. The end
// where no such damage was told.
std::size_t Screen::before_unchaining_damage(Seat who) const {
  constexpr std::size_t far_enough = 400;  // events of one damage, whoever is saved meanwhile
  const auto& seen = out_.seen();
  const std::size_t from = seen.size() - std::min(seen.size(), far_enough);
  for (std::size_t at = seen.size(); at-- > from;) {
    const Event& cause = seen[at].event;
    if (cause.kind == kind::chain && cause.seat == who) break;
    if (cause.kind == kind::damage && cause.seat == who &&
        cause.what != static_cast<What>(Element::normal))
      return at;
  }
  return seen.size();
}

// Generals are turned up before it is told for what.
std::size_t Screen::before_last_unveiling() const {
  const KindSet of_showing{kind::unveil, kind::allegiance, kind::mark};
  const auto& seen = out_.seen();
  std::size_t first = seen.size();
  for (std::size_t i = first; i > turn_at_ && of_showing.contains(seen[i - 1].event.kind); --i)
    if (!seen[i - 1].event.shows(Field::extra)) first = i - 1;
  return first;
}

}  // namespace tally::noname
