#pragma once
// Forms 形: generals beside a player, of whose skills he may use each once.
#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

// He looks at so many generals by chance and takes some; one goes back, of those that have a skill,
// if it is said.
void gets_forms(Play& g, Seat who, int seen, int taken, Rule why);
void puts_back_form(Play& g, Seat who, Skill with, Rule why);
// By which skill of a form the card is what it is used or played as.
[[nodiscard]] Skill form_at_work(const Play& g, const Event& answer);
// … of QSanguosha-For-Hegemony: two others of five, or one more to choose among; his general beside
// the one who has the skill is turned face down.
void changes_forms(Play& g, Seat who, Rule why);
void adds_form(Play& g, Seat who, Rule why);
void hides_beside(Play& g, Seat who, Skill skill);

}  // namespace tally::sanguosha
