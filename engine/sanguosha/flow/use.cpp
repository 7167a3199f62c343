// Using a card: named with its targets, laid on the table, dealt with target by target, put away.
#include <algorithm>

#include "engine/sanguosha/flow/play.h"

namespace tally::sanguosha {

SeatList Play::in_action_order(const SeatList& seats, Seat from, bool repeated) const {
  if (seats.size() <= 1) return seats;
  std::array<std::uint8_t, max_seats> times{};
  for (const Seat s : seats)
    if (state_.seated(s)) ++times[static_cast<std::size_t>(s)];
  SeatList out;
  for (int i = 0; i < state_.players; ++i) {
    const Seat s = seat_after(std::max<Seat>(from, 0), i);
    int n = times[static_cast<std::size_t>(s)];
    if (!repeated) n = std::min(n, 1);
    for (; n > 0; --n) out.push(s);
  }
  return out;
}

void Play::use(Event a, bool counts_to_limit, bool claim) {
  if (!state_.seated(a.seat)) return;
  Use u;
  u.by = a.seat;
  u.as = static_cast<Name>(a.what < static_cast<int>(Name::count) ? a.what : 0);
  u.card_count = static_cast<int>(copy_few(a.cards, u.card));
  u.color = color(u.cards());
  u.targets = in_action_order(a.seats, state_.current);
  u.victim = a.other;
  if (is_slash(u.as) && state_.drunk(u.by)) u.bonus = 1;
  u.converted = u.card_count != 1 || u.card[0] >= deck_size || face(u.card[0]).name != u.as;
  a.extra = counts_to_limit ? 0 : 1;
  if (claim && u.unseen())
    take_up_unseen(
        u.by, static_cast<int>(std::count(u.cards().begin(), u.cards().end(), unknown_card)));
  if (claim && u.as == Name::slash && state_.weapon(u.by) == Name::fan) {
    if (!lay_given(u, a)) return;
  } else if (claim) {
    if (!tell(a)) return;
    if (u.unseen() && a.cards.size() == u.cards().size()) {  // the record may name it here
      std::copy(a.cards.begin(), a.cards.end(), u.card.begin());
      u.color = color(u.cards());
    }
  } else {
    commit(a);
  }
  card_used(u);
  resolve(u);
}

void Play::card_used(const Use& u) {
  skills(u.by, [&](const Effects& x) {
    if (x.card_used != nullptr && !stopped_ && state_.living(u.by)) x.card_used(*this, u.by, u);
  });
}

void Play::put_away(std::span<const Card> cards, Rule why) {
  std::array<Card, deck_size> left;
  std::size_t n = 0;
  int unseen = state_.table_unseen - state_.kept_unseen;
  for (Card c : cards) {
    if (n == left.size()) break;
    if (c < deck_size && state_.kept.contains(c)) continue;
    const Zone z = state_.where(c).zone;
    if (z == Zone::table || (z == Zone::somewhere && unseen-- > 0)) left[n++] = c;
  }
  if (n > 0) say(kind::put, nobody, why, {left.data(), n});
}

// SGS-NULLIFY-WINDOW, SGS-NULLIFY-ORDER: asked once per trick and target, just before the effect;
// a Nullification used opens a window of its own. AMB-SGS-030: in action order, or whoever is
// first. OPT-SGS-NULLIFY-REASK: a trick that still stands is asked again of those who have not
// passed.
bool Play::nullified(Name trick, Seat target) {
  SeatSet may = state_.living_seats();
  while (!stopped_) {
    Question q;
    q.ask = static_cast<std::uint8_t>(Ask::nullify);
    q.what = static_cast<What>(trick);
    q.other = target;
    q.seats = may;
    q.accepts = kind::nullify;
    q.same_what = true;
    q.rule = rule::nullify_window;
    Event a = ask(q);
    if (a.kind == nothing) return false;
    const Seat by = a.seat;
    std::array<Card, 4> card{};
    const std::size_t n = copy_few(a.cards, card);
    commit(a);
    Use counter;
    counter.by = by;
    counter.as = Name::nullification;
    counter.converted = n != 1 || card[0] >= deck_size || face(card[0]).name != counter.as;
    if (state_.seated(by)) card_used(counter);
    const bool countered = nullified(Name::nullification, target);
    put_away({card.data(), n}, rule::use_done);
    if (!countered) {
      Event e;
      e.kind = kind::nullified;
      e.seat = target;
      e.what = static_cast<What>(trick);
      e.rule = rule::nullification;
      return tell(e) || stopped_;  // by a record's word it may have had its effect all the same
    }
    if (!options_.is(Opt::nullify_reask, 0)) return false;
    if (options_.is(Opt::nullify_order, 0)) {
      for (Seat s = std::max<Seat>(state_.current, 0); s != by && state_.seated(by);
           s = static_cast<Seat>((s + 1) % state_.players))
        may.remove(s);
    }
  }
  return false;
}

// SGS-CARD-QINGGANG-SWORD: armour does not count against a Slash of its wielder.
bool Play::armour_works(Seat who, Name a, const Use* u) const {
  return state_.armour(who) == a && (u == nullptr || !u->ignores_armour);
}

bool Play::answers_for(Seat owner, Rule why, Ask what, Seat who, Seat against, const Use& u) {
  const auto taken_over = [&](Event e) {
    if (owner == nobody || stopped_) return;
    e.kind = kind::respond;
    e.seat = owner;
    e.rule = why;
    e.cards = {};
    tell(e);
  };
  bool helped = false;
  effects(who, [&](const Effects& x) {
    if (!helped && x.helps != nullptr && !stopped_) helped = x.helps(*this, who, what, against, u);
  });
  if (helped) {
    Event dodge;
    dodge.what = cause(Name::dodge);
    taken_over(dodge);
  }
  if (helped || stopped_) return helped;
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.other = against;
  q.accepts = kind::respond;
  q.own_seat = owner != nobody;  // the next helper may answer
  q.rule = owner != nobody ? why : info(u.as).rule;
  Event a = ask(q);
  if (a.kind == nothing) return false;
  std::array<Card, 4> card{};
  const std::size_t n = copy_few(a.cards, card);
  commit(a);
  taken_over(a);
  put_away({card.data(), n}, rule::use_done);
  return true;
}

namespace {

using TrickEffect = void (*)(Play&, const Use&, Seat);

TrickEffect effect_of(Name n) {
  switch (n) {
    case Name::dismantlement: return resolve_dismantlement;
    case Name::snatch: return resolve_snatch;
    case Name::duel: return resolve_duel;
    case Name::collateral: return resolve_collateral;
    case Name::ex_nihilo: return resolve_ex_nihilo;
    case Name::savage_assault: return resolve_savage_assault;
    case Name::archery_attack: return resolve_archery_attack;
    case Name::god_salvation: return resolve_god_salvation;
    case Name::iron_chain: return resolve_iron_chain;
    case Name::fire_attack: return resolve_fire_attack;
    default: return nullptr;
  }
}

// A trick that cannot affect a target opens no window for it (SGS-NULLIFY-WINDOW).
bool affects(Play& g, const Use& u, Seat target) {
  const State& s = g.state();
  if (u.as == Name::god_salvation) return s.at(target).hp < s.at(target).max_hp;
  if ((u.as == Name::savage_assault || u.as == Name::archery_attack) &&
      g.armour_works(target, Name::vine, &u)) {
    Event e;
    e.kind = kind::blocked;
    e.seat = target;
    e.what = static_cast<What>(Name::vine);
    e.rule = rule::vine;
    return !g.tell(e);  // by a record's word the armour may have done nothing
  }
  return true;
}

}  // namespace

void Play::resolve(Use& u) {
  const CardType type = info(u.as).type;
  if (is_slash(u.as)) {
    resolve_slash(*this, u);
  } else if (is_equipment(type)) {
    resolve_equipment(*this, u);
  } else if (type == CardType::delayed) {
    resolve_delayed(*this, u);
  } else if (u.as == Name::peach) {
    resolve_peach(*this, u);
  } else if (u.as == Name::amazing_grace) {
    resolve_amazing_grace(*this, u);
  } else if (const TrickEffect effect = effect_of(u.as)) {
    // SGS-USE-ORDER: target by target in action order; the dead are passed over.
    for (Seat target : u.targets) {
      if (stopped_) return;
      if (!state_.living(target) || !affects(*this, u, target)) continue;
      if (!nullified(u.as, target)) effect(*this, u, target);
    }
  }
  put_away(u.cards(), rule::use_done);
}

}  // namespace tally::sanguosha
