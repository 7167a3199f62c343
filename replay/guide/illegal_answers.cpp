// An answer of the record breaks a rule, or an unseen card decides whether it does.
#include "replay/guide/playthrough.h"

namespace tally::guide {

Playthrough::Remedies Playthrough::remedies(const Question& q, const Event& a, const Verdict& v) {
  const KindInfo& kind = cursor_.schema.of(a);
  const bool one_card = a.cards.size() == 1;
  const bool known = !v.undecided;
  Remedies r;
  r.due = q.value > 0 ? static_cast<std::size_t>(q.value) : 0;
  // Where only one player could do this, it may have been he; and where it could only be done to
  // one player, to him.
  Event his = a;
  his.seat = q.who;
  r.of_another = q.who != nobody && a.seat != q.who && q.judge(his).legal();
  Event on_him = a;
  on_him.other = q.other;
  r.on_another =
      q.other != nobody && a.other != q.other && a.shows(Field::other) && q.judge(on_him).legal();
  // In place of a card that he cannot have had another may have gone, which nobody has seen.
  const bool another = known && one_card && v.broken == cursor_.schema.holds &&
                       kind.from == Spot::seat && misread_.another_may_go(q, a);
  r.only_shown = another && kind.to == kind.from;
  const bool another_card = another && !r.only_shown && r.due <= 1;
  if (another_card && cursor_.kinds.taking != nothing) r.owner = cursor_.last_given_to(a.cards[0]);
  if (r.owner == a.seat) r.owner = nobody;
  // Or one card of several is told wrong, or a card that is not of a hand; the rest is right.
  const bool card_wrong =
      known && !r.of_another && !r.only_shown &&
      (another_card ? misread_.called_otherwise(q, a, false) : misread_.amend(q, a));
  if (card_wrong && kind.from == Spot::other) r.others = misread_.list_others(q, a);
  // Where cards never move on from the table (Dou Dizhu), the rules need not know which ones went.
  Event unseen = a;
  unseen.cards = unseen_cards(a.cards.size());
  const auto unseen_possible = [&] {
    const Verdict u = q.judge(unseen);
    return u.legal() || u.undecided;
  };
  const bool others_went = known && !card_wrong && !another_card && kind.to == Spot::table &&
                           cursor_.kinds.stays_on_table && !a.cards.empty() && unseen_possible();
  // Too many were dealt, drawn or looked at, and nothing else is wrong with them.
  Question of_so_many = q;
  of_so_many.value = static_cast<std::int32_t>(a.cards.size());
  const bool too_many = kind.role == EventRole::chance && kind.counted != Counted::no &&
                        r.due > 0 && a.cards.size() > r.due && of_so_many.judge(a).legal();
  const bool number_wrong = (a.cards.size() < r.due || too_many) && r.due <= max_cards;

  // How a game stands where its record begins is its word: what follows is judged by it.
  r.facts.set(Fact::as_it_stands, v.undecided || q.accepts == all_kinds);
  r.facts.set(Fact::another_card, another_card);
  r.facts.set(Fact::keeps_card, another_card && kind.to != Spot::discard && !r.of_another);
  r.facts.set(Fact::owner_known, r.owner != nobody);
  r.facts.set(Fact::card_wrong, card_wrong);
  r.facts.set(Fact::unseen_will_do, r.only_shown || others_went);
  r.facts.set(Fact::as_due, r.of_another || r.on_another || another_card || number_wrong);
  r.facts.set(Fact::another_asked, q.who != nobody && a.seat != q.who && !q.may_pass);
  return r;
}

Playthrough::Taking Playthrough::take_illegal(const Question& q, Event& a, const Verdict& v,
                                              TakenFor& as) {
  using enum Reading;
  Course& course = cursor_.course;
  // The card that decides is one that the record tells wrong, and that has been said.
  if (v.undecided && course.unsure_at == course.at) return Taking::taken;
  const Remedies r = remedies(q, a, v);
  const auto [how, nth] = decisions_.decide(Met::answer, row_of(Met::answer, r.facts), r.others);
  if (how == missing) return Taking::no_answer;
  findings_.illegal(q, a, v);
  if (how == extra || how == ignored) {
    telling_.pass_by(how, {}, true);
    return Taking::passed_by;
  }
  const bool another_card = r.facts.contains(Fact::another_card);
  const bool thrown_away = cursor_.schema.of(a).to == Spot::discard;
  if (how == misread) {
    as.mended = true;
    if (r.others > 0) misread_.take_other(nth);
  }
  if (how == swapped) as.gave = r.owner;
  as.only_shown = r.only_shown && how == unseen;
  // What it names is still where it was.
  as.unseen = how == unseen || (another_card && how == as_ruled && thrown_away);
  if (how == unseen && another_card) course.misnamed = a.cards[0];
  if (how != as_ruled) return Taking::taken;
  if (r.of_another)
    a.seat = q.who;
  else if (r.on_another)
    a.other = q.other;
  else if (!another_card)
    a.cards = unseen_cards(r.due);  // as many as are due, whichever
  else if (!thrown_away)
    as.also_unseen = true;  // the card that the record names is his from now on
  return Taking::taken;
}

}  // namespace tally::guide
