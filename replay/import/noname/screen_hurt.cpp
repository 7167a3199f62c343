// Log lines: damage, hit points, who is dying and who dies.
#include "replay/import/noname/fields.h"
#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Element;
namespace kind = sanguosha::kind;

void Screen::damage() {
  Event e = event(kind::damage, first());
  e.other = second();
  e.value = numeral(words_[0]).value_or(0);
  e.what = static_cast<What>(words_[1] == "火属性"   ? Element::fire
                             : words_[1] == "雷属性" ? Element::thunder
                                                     : Element::normal);
  emit(e);
}

void Screen::damage_of_nobody() {
  line_.marked.emplace_back();
  damage();
}

void Screen::heal() {
  Event e = event(kind::heal, first());
  e.value = numeral(words_[0]).value_or(0);
  emit(e);
}

void Screen::lose_hp() {
  Event e = event(kind::lose, first());
  e.value = numeral(words_[0]).value_or(0);
  emit(e);
}

void Screen::dying() {
  dying_ = first();
  const auto& seen = out_.seen();  // what it brings about is told before it
  std::size_t at = seen.size();
  while (at > turn_at_ &&
         (seen[at - 1].event.kind != kind::hp || seen[at - 1].event.seat != dying_))
    --at;
  insert(at > turn_at_ ? at : seen.size(), event(kind::dying, dying_), index_);
}

void Screen::died() {
  line_.marked.emplace_back();
  killed();
}

void Screen::killed() {
  const Seat who = first();
  Event e = event(kind::death, who);
  e.other = second();
  if (who != nobody) e.what = static_cast<What>(roles_[static_cast<std::size_t>(who)]);
  emit(e);
  dead_.add(who);
}

}  // namespace tally::noname
