// Pindian 拼点: who begins it, the two cards, who has won; whom the tiger is driven at.
#include <utility>

#include "replay/import/noname/fields.h"
#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Skill;
namespace kind = sanguosha::kind;

// "P对P发起拼点": each loses a card next, and the screen says who has won.
void Screen::begins_pindian() { contest_ = {first(), second(), {}}; }

void Screen::puts_up(const Loss& loss) {
  contest_.up.add(loss.seat);
  Event e = with_cards(kind::pindian, loss.seat, loss.cards);
  e.other = loss.seat == contest_.by ? contest_.with : contest_.by;
  emit(e);
}

// 胜, 负 or 平, over the one and over the other.
void Screen::compared(Seat who, std::string_view word) {
  if (who != contest_.by || contest_.up.size() < 2) return;
  const bool won = word == "胜";
  if (!won && word != "负" && word != "平") return;
  Event e = event(kind::compared, who);
  e.other = contest_.with;
  e.value = won ? 1 : 0;
  emit(e);
  if (won && skill_ == Skill::quhu && skilled_ == who) {
    driver_ = who;
    tiger_ = contest_.with;
  }
  if (won && skill_ == Skill::shuangren_noname && skilled_ == who) loser_ = contest_.with;
  contest_ = {};
}

// Twin Blades: on whom the Slash is.
void Screen::strikes_with_blades(const Event& slash) {
  Event e = event(kind::invoke, slash.seat);
  e.what = sanguosha::cause(skill_);
  e.other = std::exchange(loser_, nobody);
  e.seats = slash.seats;
  emit(e);
}

// Driving the Tiger: the screen points from him at whom he is to strike.
void Screen::drives_at(Seat from, Seat prey) {
  if (tiger_ == nobody || from != tiger_) return;
  Event e = event(kind::invoke, std::exchange(driver_, nobody));
  e.what = sanguosha::cause(Skill::quhu);
  e.other = std::exchange(tiger_, nobody);
  e.seats = {prey};
  emit(e);
}

}  // namespace tally::noname
