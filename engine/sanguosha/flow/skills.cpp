// What skills share: being asked for, paying, taking, the windows of judgement and loss.
#include <algorithm>
#include <bit>

#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/rulebook/numbers.h"

namespace tally::sanguosha {

Question Play::question_to(Seat who, Ask what, Kind answer, Rule why) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.accepts = answer;
  q.own_seat = true;
  q.rule = why;
  return q;
}

bool Play::invokes(Seat who, Cause what, Rule why, Seat on) {
  Question q = question_to(who, Ask::invoke, kind::invoke, why);
  q.what = what;
  q.other = on;
  q.same_what = true;
  Event a = ask(q);
  commit(a);
  return a.kind != nothing;
}

Event Play::invokes_on(Seat who, Skill skill, Seat about) {
  Question q = question_to(who, Ask::invoke_on, kind::invoke, rule_of(skill));
  q.what = cause(skill);
  q.other = about;
  q.same_what = true;
  Event a = ask(q);
  commit(a);
  return a;
}

bool Play::pays(Seat who, Ask how, int count, Rule why, bool may_decline, Seat about, bool or_more,
                int* paid) {
  Question q = question_to(who, how, kind::discard, why);
  q.other = about;
  q.what = or_more ? 1 : 0;
  q.value = static_cast<std::int16_t>(count);
  q.may_pass = may_decline;
  Event a = ask(q);
  if (paid != nullptr) *paid = static_cast<int>(a.cards.size());
  commit(a);
  return a.kind != nothing;
}

Event Play::takes(Seat who, Seat of, Ask how, Rule why) {
  if (how == Ask::snatch_hand ? state_.hand_size(of) == 0 : !state_.has_card(of)) return {};
  Question q;
  q.ask = static_cast<std::uint8_t>(how);
  q.who = who;
  q.other = of;
  q.accepts = kind::snatch;
  q.rule = why;
  q.may_pass = false;
  Event a = ask(q);
  commit(a);
  return a;
}

// Cards on the table into a hand; those that have gone elsewhere are left out.
void Play::gain(Seat who, std::span<const Card> cards, Rule why) {
  std::array<Card, deck_size> left;
  std::size_t n = 0;
  int unseen = state_.table_unseen;
  for (Card c : cards) {
    const Zone z = state_.where(c).zone;
    if (n < left.size() && (z == Zone::table || (z == Zone::somewhere && unseen-- > 0)))
      left[n++] = c;
  }
  if (n > 0) say(kind::gain, who, why, {left.data(), n});
}

void Play::gain_kept(Seat who, Rule why) {
  std::array<Card, deck_size> cards;
  int n = state_.kept.list(cards.data());
  for (int i = 0; i < state_.kept_unseen && n < deck_size; ++i)
    cards[static_cast<std::size_t>(n++)] = unknown_card;
  unkeep();
  const std::span<const Card> all(cards.data(), static_cast<std::size_t>(n));
  if (state_.living(who)) gain(who, all, why);
  put_away(all, why);
}

int Play::peek(Seat who, int n, Rule why) {
  n = supply(n);
  if (n == 0) return 0;
  std::array<Card, deck_size> cards;
  top(n, cards.data());
  Event e;
  e.kind = kind::peek;
  e.seat = who;
  e.rule = why;
  e.value = static_cast<std::int16_t>(n);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  if (!tell_cards(e, Ask::peek)) return 0;
  return state_.peeked.size() + state_.peeked_unseen;
}

// What a record neither gives away nor puts back lies on top again.
void Play::put_back_peeked() {
  std::array<Card, deck_size> cards;
  int n = state_.peeked.list(cards.data());
  for (int i = 0; i < state_.peeked_unseen && n < deck_size; ++i)
    cards[static_cast<std::size_t>(n++)] = unknown_card;
  if (n == 0) return;
  Event e;
  e.kind = kind::arrange;
  e.value = static_cast<std::int16_t>(n);
  e.cards = {cards.data(), static_cast<std::size_t>(n)};
  take_word(e);
}

int Play::gives(Seat who, Ask how, Skill skill, int count) {
  Question q = question_to(who, how, kind::gift, rule_of(skill));
  q.what = cause(skill);
  q.value = static_cast<std::int16_t>(count);
  q.same_what = true;
  q.may_pass = false;
  Event a = ask(q);
  const int n = static_cast<int>(a.cards.size());
  commit(a);
  return a.kind == nothing ? 0 : n;
}

Event Play::given_slash(Seat helper, Seat owner, std::array<Card, 4>& cards) {
  Question q = question_to(helper, Ask::play_slash, kind::respond, rule_of(Skill::jijiang));
  q.other = owner;
  Event a = ask(q);
  if (a.kind == nothing) return {};
  const std::size_t n = copy_few(a.cards, cards);
  commit(a);
  Event slash;
  slash.kind = kind::respond;
  slash.what = a.what;
  slash.cards = {cards.data(), n};
  return slash;
}

// The Vermilion Bird Fan may turn what another gave into a Fire Slash.
bool Play::lay_given(Use& u, const Event& slash) {
  Question q = question_to(u.by, Ask::turn_slash, kind::use, rule::fan);
  q.other = slash.seats.empty() ? nobody : slash.seats[0];
  q.card = u.card_count > 0 ? u.card[0] : unknown_card;
  q.what = u.card_count > 1 ? u.card[1].number() : What{0};  // a Slash of two cards
  q.value = u.card_count;
  q.may_pass = false;
  Event turned = ask(q);
  if (turned.kind == nothing) return false;
  u.as = static_cast<Name>(turned.what < static_cast<int>(Name::count) ? turned.what : 0);
  u.converted = true;
  commit(turned);
  return true;
}

bool Play::slash_out_of_turn(Question& q) {
  bool helped = false;
  const Use none;
  effects(q.who, [&](const Effects& x) {
    if (!helped && x.helps != nullptr && !stopped_)
      helped = x.helps(*this, q.who, Ask::slash_at, q.other, none);
  });
  if (helped || stopped_) return helped;
  Event a = ask(q);
  if (a.kind == nothing) return false;
  use(a, false);
  return true;
}

void Play::settle() {
  // Action order; what one does may empty another's hand.
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && state_.unsettled(); ++i) {
    const Seat s = seat_after(from, i);
    const bool emptied = state_.emptied.contains(s);
    const bool lion_lost = state_.lions_lost.contains(s);
    if (!emptied && !lion_lost && !state_.unequipped.contains(s)) continue;
    const Loss loss{emptied && state_.hand_size(s) == 0, state_.at(s).lost_equips};
    forget_losses(s);
    if (stopped_ || !state_.at(s).alive) continue;
    if (loss.last_hand_card || loss.equipment > 0)
      skills(s, [&](const Effects& x) {
        if (x.lost != nullptr && !stopped_ && state_.at(s).alive) x.lost(*this, s, loss);
      });
    // 白银狮子 失去装备区里的【白银狮子】后回复1点体力。
    // Silver Lion: when it leaves his equipment area its living wearer recovers 1.
    // SGS-CARD-SILVER-LION (published Maneuvering edition)
    if (lion_lost && state_.at(s).alive) heal(s, 1, rule::silver_lion);
  }
}

// J2: once round, from the current player; a later one may replace what an earlier one laid.
void Play::judging(Seat judge, Cause why, Card& card) {
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && !stopped_; ++i) {
    const Seat s = seat_after(from, i);
    if (!state_.at(s).alive) continue;
    skills(s, [&](const Effects& x) {
      if (x.judging != nullptr && !stopped_) x.judging(*this, s, judge, why, card);
    });
  }
}

// J4: the card is still on the table.
void Play::judged(Seat judge, Cause why, Card card, bool holds) {
  skills(judge, [&](const Effects& x) {
    if (x.judged != nullptr && !stopped_ && state_.living(judge))
      x.judged(*this, judge, why, card, holds);
  });
}

namespace {

Question about_generals(Seat who, Ask what, Kind answer) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.accepts = answer;
  q.rule = rule::setup_generals;
  q.may_pass = false;
  return q;
}

}  // namespace

// SGS-SETUP-GENERALS: the lord first and openly, then the others. What nobody takes is put aside.
void Play::choose_generals() {
  if (options_.is(Opt::generals, 0)) return;
  for (Seat s = 0; s < state_.players; ++s)
    if (state_.at(s).general != General::none) return;  // settled before the record begins
  GeneralSet all = GeneralSet::first_of(static_cast<std::size_t>(General::count));
  all.remove(General::none);
  open_pool(all);
  const auto at_once = [&](Seat s) {
    Event shown;
    shown.kind = kind::general;
    shown.seat = s;
    shown.hide(Field::what);
    return options_.is(Opt::generals_shown, 1) ||
           (options_.is(Opt::generals_shown, 0) && foresees(shown));
  };
  offer_generals(0);
  choose_general(0);
  for (Seat s = 1; s < state_.players; ++s) {
    offer_generals(s);
    if (at_once(s)) choose_general(s);
  }
  for (Seat s = 1; s < state_.players; ++s)
    if (state_.at(s).general == General::none) choose_general(s);
}

void Play::offer_generals(Seat who) {
  const bool lord = who == 0;
  // Enough is left for those who are offered theirs after him.
  const int left = std::max(state_.pool.size() - state_.aside, 0);
  const int wanted = generals_wanted<bool>(static_cast<int>(state_.players), options_);
  const int n = lord ? lord_offer : generals_offered(wanted, left, state_.players - who);
  Question q = about_generals(who, Ask::offer, kind::offer);
  q.value = n;
  q.what = lord && options_.is(Opt::lord_choice, 0) ? 1 : 0;
  Event offered = ask(q);
  commit(offered);
}

void Play::choose_general(Seat who) {
  Question q = about_generals(who, Ask::choose, kind::general);
  Event chosen = ask(q);
  commit(chosen);
}

}  // namespace tally::sanguosha
