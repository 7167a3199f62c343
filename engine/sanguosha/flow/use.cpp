// Using a card: named with its targets, laid on the table, dealt with target by target, put away.
#include <algorithm>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/modes/mode.h"

namespace tally::sanguosha {

Question Play::question_about(Ask what, Seat who, Seat other, Kind answer, Rule why) {
  Question q;
  q.ask = static_cast<std::uint8_t>(what);
  q.who = who;
  q.other = other;
  q.accepts = answer;
  q.rule = why;
  return q;
}

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

SeatList Play::in_order_of(const Use& u, const SeatList& seats, bool repeated) const {
  if (!u.clockwise) return in_action_order(seats, u.from_user ? u.by : state_.current, repeated);
  // Anticlockwise from his neighbour to himself, backwards.
  const SeatList order = in_action_order(seats, seat_after(u.by, 1), repeated);
  SeatList out;
  for (int i = order.size(); i > 0; --i) out.push(order[i - 1]);
  return out;
}

void Play::use(Event a, bool counts_to_limit, bool consequence) {
  if (!state_.seated(a.seat)) return;
  Use u;
  u.card_count = static_cast<int>(copy_few(a.cards, u.card));
  a.extra = counts_to_limit ? 0 : 1;
  use_as_named(u, a, consequence);
}

void Play::use_hand(Event a, std::span<Card> hand, bool consequence) {
  if (!state_.seated(a.seat)) return;
  Use u;
  a.cards = u.hand = hand;
  copy_few(hand, u.card);
  u.card_count = static_cast<int>(hand.size());
  if (consequence) a.extra = 1;
  use_as_named(u, a, consequence);
}

void Play::use_as_named(Use& u, Event a, bool consequence) {
  u.by = a.seat;
  u.as = Legal::as_of(a);
  u.color = legal().color(u.cards(), u.by);
  u.targets = in_action_order(a.seats, state_.current);
  u.victim = a.other;
  if (is_slash(u.as) && state_.drunk(u.by)) u.bonus = 1;
  u.converted = !u.hand.empty() || u.card_count != 1 || u.card[0] >= deck_size ||
                face(u.card[0]).name != u.as;
  const bool lived = state_.living(u.by);  // by a wrong record the dead act too
  open<Timing::declared>(u);
  if (stopped_ || state_.living(u.by) != lived) return;
  if (a.cards.size() == u.cards().size()) a.cards = u.cards();  // an answer's live until the next
  if (consequence && u.unseen())
    take_up_unseen(u.by,
                   static_cast<int>(std::count(u.cards().begin(), u.cards().end(), unknown_card)));
  if (consequence && u.as == Name::slash &&
      effects_of(state_.weapon(u.by)).slash_as != Name::none) {
    if (!lay_given(u, a)) return;
  } else if (consequence) {
    if (!tell(a)) return;
    if (u.unseen() && a.cards.size() == u.cards().size()) {  // the record may name it here
      std::copy(a.cards.begin(), a.cards.end(), u.hand.empty() ? u.card.data() : u.hand.data());
      u.color = legal().color(u.cards(), u.by);
    }
  } else {
    commit_card(a);
  }
  if (u.targets.size() > 1) mode().order_targets(*this, u);
  card_used(u);
  const SeatSet pinned = pin_targets(u);
  name_targets(u);
  note_counts<Always::counts_targets>(u.by, legal(), u);
  resolve(u);
  for (const Seat s : pinned) note(s, Mark::pinned, Life::turn, -1);
}

void Play::card_used(Use& u) {
  note_counts<Always::counts_use>(u.by, legal(), u);
  open<Timing::card_used>(u);
}

// SGS-USE-ORDER: who is about to be a target may not come to be one, or another in his place; when
// all stand, the user's skills come first, then those of the targets.
void Play::name_targets(Use& u) {
  const auto cancels = [&](Seat s) { return has_equipment_at<Timing::targeting>(s); };
  bool may_change = !state_.acting_at(Timing::targeting).empty();
  for (const Seat target : u.targets) may_change = may_change || cancels(target);
  if (may_change) {
    SeatList targets;
    const Seat from = std::max<Seat>(state_.current, 0);
    const auto turn_of = [&](Seat s) { return (s - from + state_.players) % state_.players; };
    const SeatList named = u.targets;
    for (int i = 0; i < named.size(); ++i) {
      const Seat target = named[i];
      if (!state_.living(target)) continue;
      // Who has been struck off counts no more: the one who is left is the only target.
      u.targets = targets;
      for (int j = i; j < named.size(); ++j) u.targets.push(named[j]);
      Target t{u, target};
      open<Timing::targeting>(t, cancels(target) ? target : nobody);
      // Who has come in his place, and was asked before him, is asked as a target now.
      if (!t.done && turn_of(t.target) < turn_of(target))
        skills_act<Timing::targeting>(t.target, t);
      if (!t.done) targets.push(t.target);
    }
    // OPT-SGS-LIULI-TWICE: who is a target already and becomes one once more counts once, or twice.
    u.targets = in_order_of(u, targets, options_.is<Opt::liuli_twice>("each"));
  }
  const Seat equipped = has_equipment_at<Timing::target_specified>(u.by) ? u.by : nobody;
  if (equipped == nobody && state_.acting_at(Timing::target_specified).empty() &&
      state_.acting_at(Timing::target_confirmed).empty())
    return;
  for (int i = 0; i < u.targets.size(); ++i) {
    Target t{u, u.targets[i]};
    if (stopped_ || !state_.living(t.target)) continue;
    open<Timing::target_specified>(t, equipped);
    open<Timing::target_confirmed>(t);
    if (!t.dodgeable) u.undodgeable |= 1U << i;
    if (t.done) u.voided |= 1U << i;
    if (t.twice) u.twice |= 1U << i;
  }
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

// SGS-CARD-IMPERIAL-ORDER, OPT-SGS-GZ-ORDER-USED: one that was played, or used as another card.
void Play::used_up(std::span<const Card> cards, Name as, bool used) {
  if (!used || (options_.is<Opt::order_used>("itself") && as != Name::imperial_order))
    order_not_used(cards);
  put_away(cards, rule::use_done);
}

// SGS-CARD-RENWANG-SHIELD, SGS-CARD-VINE-ARMOUR: void for the wearer, nobody is asked anything.
// SGS-CARD-QINGGANG-SWORD: armour does not count against a Slash of its wielder.
bool Play::blocked(Seat target, const Use& u) {
  const Name armour = state_.armour(target);
  const auto blocks = effects_of(armour).blocks;
  if (blocks == nullptr || u.ignores_armour) return false;
  Event e;
  e.kind = kind::blocked;
  e.seat = target;
  e.what = cause(armour);
  e.rule = info(armour).rule;
  return holds(blocks(u), e) && tell(e);
}

bool Play::answers_for(Seat owner, Rule why, Ask what, Seat who, Seat against, const Use& u) {
  if (u.unanswerable) return false;
  const auto taken_over = [&](Event e) {
    if (owner == nobody || stopped_) return;
    e.kind = kind::respond;
    e.seat = owner;
    e.rule = why;
    e.cards = {};
    tell(e);
  };
  const bool given = helped(who, what, against, u);
  if (given) {
    const Name as = wants_dodge(what) ? Name::dodge : Name::slash;
    Event theirs;
    theirs.what = cause(as);
    taken_over(theirs);
    Answered answered{who, as, {}, against, &u};
    open<Timing::card_answered>(answered);
  }
  if (given || stopped_) return given;
  Question q =
      question_about(what, who, against, kind::respond, owner != nobody ? why : info(u.as).rule);
  q.own_seat = owner != nobody;  // the next helper may answer
  Event a = ask_for_card(q);
  if (a.kind == nothing) return false;
  std::array<Card, 4> card{};
  const std::size_t n = copy_few(a.cards, card);
  commit_card(a);
  taken_over(a);
  Answered answered{who, static_cast<Name>(a.what), {card.data(), n}, against, &u};
  open<Timing::card_answered>(answered);
  // A Dodge against a Slash is used 使用, every other answer played 打出.
  used_up({card.data(), n}, answered.as, wants_dodge(what) && is_slash(u.as));
  return true;
}

bool Play::helped(Seat who, Ask what, Seat against, const Use& u) {
  Needed needed{who, what, against, u};
  open<Timing::card_needed>(needed, who);
  return needed.done;
}

void Play::resolve(Use& u) {
  const CardRules& card = rules_of(u.as);
  if (card.resolve != nullptr) {
    card.resolve(*this, u);
  } else if (card.effect != nullptr) {
    // SGS-USE-ORDER: target by target in action order; the dead are passed over. With the death of
    // a user whose place another takes (SGS-3V3-RESERVES) it is over.
    const int life = state_.life(u.by);
    for (int i = 0; i < u.targets.size(); ++i) {
      const Seat target = u.targets[i];
      if (stopped_) return;
      if (state_.came_in(u.by) && state_.life(u.by) != life) break;
      if (!state_.living(target) || u.is_void(i) || !affects(u, target)) continue;
      if (card.affects != nullptr && !card.affects(state_, target)) continue;
      if (blocked(target, u) || nullified(u, target) || !takes_effect(u, target)) continue;
      card.effect(*this, u, target);
    }
    if (card.behind != nullptr && !stopped_) card.behind(*this, u);
  }
  open<Timing::card_finished>(u);
  used_up(u.cards(), u.as, true);
}

}  // namespace tally::sanguosha
