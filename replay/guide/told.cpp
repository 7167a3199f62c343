// The rules tell an event, and the record has another one next.
#include <algorithm>

#include "replay/guide/matching.h"
#include "replay/guide/playthrough.h"

namespace tally::guide {

Facts Playthrough::facts_of(const Event& e, const Event& shown) const {
  const KindInfo& kind = cursor_.schema.of(e);
  const std::size_t steps = cursor_.steps_to(e);
  const bool same_kind = shown.kind == e.kind;
  // Two events about cards are about the same only if they share a card.
  const bool of_cards = !kind.fields.empty() && kind.fields[0].field == Field::cards;
  const bool shares_card = !of_cards || std::any_of(e.cards.begin(), e.cards.end(),
                                                    [&](Card c) { return has(shown.cards, c); });
  const bool same_subject = same_kind && shares_card &&
                            (shown.seat == e.seat || kind.boundary || kind.single) &&
                            !(kind.sequence && shown.what != e.what);
  Facts facts;
  facts.set(Fact::standing_still, cursor_.course.idle > most_idle);
  facts.set(Fact::end_shown, !same_kind && cursor_.schema.of(shown).ends);
  facts.set(Fact::begins_anew, kind.boundary || kind.sequence);
  facts.set(Fact::other_seat, same_kind && steps == 0 && kind.role == EventRole::chance &&
                                  has(e.cards, unknown_card) && shown.seat != e.seat);
  facts.set(Fact::same_subject, same_subject);
  facts.set(Fact::in_its_place, same_subject && (steps != 1 || kind.restates));
  facts.set(Fact::cards_differ, same_kind && misread_.differ_in_a_card(e, shown));
  facts.set(Fact::same_kind, same_kind);
  facts.set(Fact::ahead, steps > 0);
  return facts;
}

Playthrough::Told Playthrough::told_otherwise(Event& e, const Event& shown) {
  using enum Reading;
  const KindInfo& kind = cursor_.schema.of(e);
  Course& course = cursor_.course;
  const Facts facts = facts_of(e, shown);
  const bool same_kind = facts.contains(Fact::same_kind);
  const Reading how = decisions_.decide(Met::told, facts);
  switch (how) {
    case as_shown:
      findings_.wrong(e, shown);
      cursor_.go_on();
      if (!same_kind) {
        Event instead = shown;
        instead.rule = e.rule;
        telling_.fold(instead);
        return Told::did_not_happen;
      }
      take_as_shown(kind, e, shown, room_);
      telling_.happens(e);
      return Told::happened;
    case as_ruled:
      findings_.wrong(e, shown);
      cursor_.go_on();
      // Whoever it happened to, the cards are those that the record names.
      if (same_kind && has(e.cards, unknown_card) && e.cards.size() == shown.cards.size() &&
          cards_agree(kind, e, shown))
        fill(kind, e, shown, room_);
      telling_.happens(e);
      return Told::happened;
    case misread: {
      findings_.wrong(e, shown);
      cursor_.go_on();
      Event said = e;
      take_as_shown(kind, said, shown, room_);
      telling_.happens(said);
      misread_.forget_differing(e, shown);
      return Told::happened;
    }
    case missing:
    case unseen:
      findings_.missing(e, shown);
      course.in_missing = true;
      course.in_extras = false;
      if (how == unseen) telling_.happens(e, false);
      return how == unseen ? Told::happened : Told::did_not_happen;
    case passage:
      if (facts.contains(Fact::same_subject))
        findings_.wrong(e, shown);
      else
        findings_.missing(e, shown);
      telling_.pass_by(how, {}, true);
      course.quiet = !kind.boundary;
      return Told::look_again;
    default: telling_.pass_by(how, {&e, nullptr}); return Told::look_again;
  }
}

}  // namespace tally::guide
