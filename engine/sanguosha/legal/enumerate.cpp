// Every legal answer to a question.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

int Offers::most_slashed(Seat who) const {
  const Effects& weapon = effects_of(state.weapon(who));
  // OPT-SGS-GZ-WEAPONS
  const bool any =
      weapon.more_targets != nullptr && legal.options().is<Opt::war_weapons>("kingdom_war");
  LimitView targets{who, any ? state.alive : weapon.slash_targets};
  legal.see<Timing::slash_aims>(targets);
  return targets.limit;
}

void Offers::use_on(Event a) {
  const Name as = Legal::as_of(a);
  const Aim aim = rules_of(as).aim;
  switch (aim) {
    case Aim::nobody: return;
    case Aim::user:
    case Aim::others:
    case Aim::everyone:
    case Aim::kin:
      a.seats = only_targets(state, a.seat, as, legal.color(a.cards, a.seat));
      return offer(a);
    case Aim::victim:
      return seats(a, 1, [&] {
        for (a.other = 0; a.other < state.players && !done_; ++a.other) offer(a);
      });
    case Aim::group: {
      std::array<SeatSet, seat_room> offered{};  // whoever of a group is named, it is one
      std::size_t n = 0;
      for (const Seat s : state.living_seats()) {
        a.seats = group_of(state, a.seat, s, as, legal.color(a.cards, a.seat));
        const auto known = offered.begin() + static_cast<std::ptrdiff_t>(n);
        if (a.seats.empty() || std::find(offered.begin(), known, set_of(a.seats)) != known)
          continue;
        offered.at(n++) = set_of(a.seats);
        offer(a);
      }
      return;
    }
    case Aim::some: offer(a); break;  // on nobody, where an option allows it
    default: break;
  }
  const int most = aim == Aim::some ? 2 : aim == Aim::slash ? most_slashed(a.seat) : 1;
  seats(a, most, [&] { offer(a); });
}

void Offers::by_skill(Kind k, Seat who) {
  conversions(who, [&](const Card& c, Name as) {
    Event a = event(k, who);
    a.cards = {&c, 1};
    a.what = cause(as);
    if (k == kind::nullify) {
      // One that is a Nullification as it is in the hand has been offered as such.
      const bool as_it_is = !is_beside(state.where(c).zone) && is_nullification(face(c).name);
      if (as != Name::nullification || as_it_is) return;
      a.what = q.what;
      a.other = q.other;
    } else if (k == kind::use) {
      if (q.other == nobody || (is_slash(as) && most_slashed(who) > 1)) return use_on(a);
      a.seats = SeatList{q.other};
    }
    offer(a);
  });
}

void Offers::skill_on(Skill skill, Seat lent_by) {
  const ActShape shape = info(skill).effects.shape;
  Event a = event(kind::invoke, q.who);
  a.what = cause(skill);
  a.other = static_cast<Ask>(q.ask) == Ask::invoke_on ? q.other : lent_by;
  if (shape.least_targets == 0) offer(a);
  if (shape.most_targets == 0) return;
  seats(a, shape.most_targets, [&] {
    offer(a);
    if (a.seats.size() != 2 || done_) return;
    std::swap(a.seats.at[0], a.seats.at[1]);
    offer(a);
    std::swap(a.seats.at[0], a.seats.at[1]);
  });
}

void Offers::sets_of(const Card* list, int n, int least, int most, Event a) {
  for (int k = least; k <= std::min(n, most) && !done_; ++k)
    choose(list, n, k, [&](std::span<const Card> cards) {
      a.cards = cards;
      offer(a);
    });
}

void Offers::sets_of_hand(int least, int most, Event a, bool equipment) {
  List list;  // NOLINT: as far as it is read
  const int n = state.cards_of(q.who, true, equipment, false, list.data());
  sets_of(list.data(), n, least, most, a);
}

void Offers::slashes(Kind k) {
  List hand;  // NOLINT: as far as it is read
  const int n = state.cards_of(q.who, true, false, false, hand.data());
  const Effects& weapon = effects_of(state.weapon(q.who));
  Event a = event(k, q.who);
  const auto put = [&](Name as) {
    a.what = cause(as);
    if (k == kind::use)
      use_on(a);
    else
      offer(a);
  };
  for (int i = 0; i < n && !done_; ++i) {
    const Card& c = hand[static_cast<std::size_t>(i)];
    if (c >= deck_size || !is_slash(face(c).name)) continue;
    a.cards = {&c, 1};
    put(face(c).name);
    if (k == kind::use && face(c).name == Name::slash && weapon.slash_as != Name::none)
      put(weapon.slash_as);
  }
  joined(q.who, [&](std::span<const Card> cards, Name as) {
    if (as != Name::slash) return;
    a.cards = cards;
    put(as);
  });
}

void Offers::from_hand(Kind k, int count, bool equipment) {
  List list;  // NOLINT: as far as it is read
  const int n = state.cards_of(q.who, true, equipment, false, list.data());
  Event a = event(k, q.who);
  choose(list.data(), n, count, [&](std::span<const Card> cards) {
    a.cards = cards;
    if (k == kind::respond || k == kind::use) {
      if (cards[0] >= deck_size) return;
      a.what = cause(face(cards[0]).name);
      if (k == kind::use) a.seats = SeatList{q.other};
    }
    offer(a);
  });
}

void Offers::claims() {
  for (const Seat who : state.acting_at(Timing::claimed)) {
    if (q.who != nobody && who != q.who) continue;
    Event a = event(kind::claim, who);
    for (const Card& c : state.at(who).hand)
      for (int as = 1; as < static_cast<int>(Name::count) && !done_; ++as) {
        a.cards = {&c, 1};
        a.what = cause(static_cast<Name>(as));
        const bool saves = static_cast<Ask>(q.ask) == Ask::rescue;
        a.seats = saves ? SeatList{q.other} : SeatList{};
        q.accepts.contains(kind::use) && !saves ? use_on(a) : offer(a);
      }
  }
}

void Offers::from_other(Kind k) {
  List list;  // NOLINT: as far as it is read
  const int n = state.cards_of(q.other, true, true, true, list.data());
  Event a = event(k, q.who);
  a.other = q.other;
  sets_of(list.data(), n, 1, 1, a);
}

void Legal::each(const Question& q, AnswerSink& sink) const {
  Offers offers(*this, q, sink);
  if (const auto offer = ask_rules[q.ask]->offer; offer != nullptr) offer(offers);
  if (q.accepts.contains(kind::claim)) offers.claims();
  if (q.accepts.contains(kind::unveil) || q.accepts.contains(kind::spend)) mode_->offer(offers);
}

}  // namespace tally::sanguosha
