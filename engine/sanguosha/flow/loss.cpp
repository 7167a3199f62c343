// Cards that change places, and what follows from their having left hands and equipment areas.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/sanguosha/flow/open.h"
#include "engine/sanguosha/state/carry.h"

namespace tally::sanguosha {

// The other asks himself which of his cards it is to be (Ask::yield).
void Play::reach_for(Question& q) {
  if (q.who == nobody || q.who == q.other || !state_.living(q.other)) return;
  const auto ask = static_cast<Ask>(q.ask);
  const bool front = ask == Ask::remove_horse || ask == Ask::remove_equip ||
                     ask == Ask::snatch_worn || ask == Ask::snatch_front;
  if (front ? !state_.has_equipment(q.other) : !state_.has_card(q.other)) return;
  Reaching reaching{q.who, q.other};
  open<Timing::reached_for>(reaching);
  if (!reaching.done || stopped_) return;
  q.ask = static_cast<std::uint8_t>(Ask::yield);
  q.own_seat = false;
  std::swap(q.who, q.other);
}

// Of a choice it is said only that its cards have moved: it has been made.
bool Play::may_move(const Event& e) {
  if (!carries[e.kind].moves()) return true;
  CardsMove move{e, {}};
  open<Timing::cards_moving>(move);
  return !move.done;
}

void Play::moved(const Event& e, SeatSet losers) {
  if (!carries[e.kind].moves()) return;
  // Its cards outlive the answer that named them: a skill may ask before the next reads them.
  Event kept = e;
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  const std::size_t n = std::min(e.cards.size(), cards.size());
  std::copy_n(e.cards.begin(), n, cards.begin());
  kept.cards = {cards.data(), n};
  if (options_.is<Opt::order_leaves>("before_losses")) order_leaves();
  CardsMove move{kept, losers};
  open<Timing::cards_moved>(move);
}

// Behind it comes what else follows from the same loss (settle).
void Play::cards_lost(SeatSet losers) {
  const Seat from = std::max<Seat>(state_.current, 0);
  const Armour armour = put_off_armour();
  for (int i = 0; i < state_.players && !stopped_; ++i) {
    const Seat s = seat_after(from, i);
    if (!losers.contains(s) || !state_.at(s).alive) continue;
    Loss loss{s};
    open<Timing::cards_lost>(loss);
  }
  take_up_armour(armour);
}

// SGS-CARD-IMPERIAL-ORDER: it leaves the game, and comes as the turn ends.
void Play::order_leaves() {
  if (state_.order != 1) return;
  for (const Card c : imperial_orders) {
    if (state_.where(c).zone != Zone::discard) continue;
    say(kind::withdraw, nobody, rule::imperial_order, {&c, 1});
    break;
  }
  if (state_.order == 1) order_is(3);  // by the record's word it stays
}

namespace {

// Marks that `settle` is at work; the outermost one takes the mark away.
struct Within {
  explicit Within(bool& mark) : flag(mark), outermost(!std::exchange(mark, true)) {}
  Within(const Within&) = delete;
  Within& operator=(const Within&) = delete;
  ~Within() {
    if (outermost) flag = false;
  }
  bool& flag;
  const bool outermost;
};

}  // namespace

void Play::settle() {
  // OPT-SGS-GZ-ORDER-LEAVES
  const bool leaves_last = options_.is<Opt::order_leaves>("after_losses");
  if (!leaves_last) order_leaves();
  const Within settling(settling_);
  // Action order; what one does may empty another's hand.
  const Seat from = std::max<Seat>(state_.current, 0);
  for (int i = 0; i < state_.players && state_.unsettled(); ++i) {
    const Seat s = seat_after(from, i);
    const bool emptied = state_.emptied.contains(s);
    const bool lion_lost = state_.lions_lost.contains(s);
    const bool spell_lost = state_.spells_lost.contains(s);
    if (!emptied && !lion_lost && !spell_lost && !state_.unequipped.contains(s)) continue;
    Loss loss{s, emptied && state_.hand_size(s) == 0, state_.at(s).lost_equips};
    forget_losses(s);
    if (stopped_ || !state_.at(s).alive) continue;
    if (loss.equipment > 0 && state_.where(laden_ox).zone != Zone::box) unload(s);
    // 白银狮子 失去装备区里的【白银狮子】后回复1点体力。
    // Silver Lion: when it leaves his equipment area its living wearer recovers 1.
    // SGS-CARD-SILVER-LION (published Maneuvering edition)
    const bool lion_first = lion_lost && lion_is_next(s);
    if (lion_first) heal(s, 1, rule::silver_lion);
    if (loss.last_hand_card || loss.equipment > 0) open<Timing::lost>(loss);
    if (lion_lost && !lion_first && state_.at(s).alive) heal(s, 1, rule::silver_lion);
    if (spell_lost) loses_spell(s);
  }
  if (leaves_last && settling.outermost) order_leaves();
}

// 太平要术 失去装备区里的【太平要术】后，失去1点体力，然后摸两张牌。
// Way of Peace: when it leaves his equipment area its living wearer loses a hit point and draws two
// cards. OPT-SGS-GZ-WAY-OF-PEACE: or draws first, and loses none where it is his last.
// SGS-CARD-WAY-OF-PEACE (published kingdom war 势)
void Play::loses_spell(Seat who) {
  const bool draws_first = options_.is<Opt::peace_spell>("draw_first");
  if (stopped_ || !state_.living(who)) return;
  if (draws_first) draw(who, 2, rule::peace_spell);
  if (stopped_ || !state_.living(who)) return;
  if (!draws_first || state_.at(who).hp > 1) lose_hp(who, 1, rule::peace_spell);
  if (!draws_first && !stopped_ && state_.living(who)) draw(who, 2, rule::peace_spell);
}

// SGS-CARD-WOODEN-OX: when it leaves, what lay under it is put away.
void Play::unload(Seat who) {
  if (state_.has(who, Skill::muniu)) return;
  std::array<Card, deck_size> cards;  // NOLINT: as far as it is read
  const int n = state_.pile_of(who, Skill::muniu, cards.data());
  const auto all =
      std::min(static_cast<std::size_t>(state_.pile_size(who, Skill::muniu)), cards.size());
  for (const Seat to : state_.living_seats())  // OPT-SGS-OX-TAKEN: they go on with it
    if (options_.is<Opt::ox_taken>("goes_along") && all > 0 && state_.has(to, Skill::muniu)) {
      std::fill(cards.begin() + n, cards.begin() + static_cast<std::ptrdiff_t>(all), unknown_card);
      return lay(to, Skill::muniu, {cards.data(), all});
    }
  if (n > 0) say(kind::put, nobody, rule::wooden_ox, {cards.data(), static_cast<std::size_t>(n)});
}

}  // namespace tally::sanguosha
