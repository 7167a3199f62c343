// Some statements only repeat what the state says already: "seat 2 has 3 hit points" a second time.
// A record may repeat them; the rules do not.
#include "replay/guide/matching.h"
#include "replay/guide/telling.h"

namespace tally::guide {

void Telling::report_contradictions() {
  const std::vector<Contradiction>& all = cursor_.record->contradictions;
  Course& course = cursor_.course;
  while (!findings_.at_limit() && course.contradiction < all.size() &&
         all[course.contradiction].before <= course.at)
    findings_.contradiction(all[course.contradiction++]);
}

void Telling::pass_over_restated(const Event* expected) {
  const Course& course = cursor_.course;
  for (;; cursor_.step()) {
    report_contradictions();
    const Event* const e = cursor_.peek();
    if (e == nullptr) return;
    const KindInfo& kind = cursor_.schema.of(*e);
    if (!kind.restates) return;
    // The next statement about what is expected is no repetition: it is the one to be compared.
    if (expected != nullptr && e->kind == expected->kind &&
        (e->seat == expected->seat || !e->shows(Field::seat)))
      return;
    // Two cards without a name need not be one.
    bool again = course.restated.kind == e->kind && e->shows(Field::cards) &&
                 (e->cards.size() != 1 ||
                  (e->cards[0] == course.restated_card && e->cards[0] != unknown_card));
    if (again) {
      Event without_cards = *e;
      without_cards.cards = {};
      again = agree(kind, course.restated, without_cards);
    }
    if (!again && !cursor_.match->holds(*e)) return;
  }
}

}  // namespace tally::guide
