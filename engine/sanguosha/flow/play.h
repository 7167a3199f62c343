#pragma once
// One running game: the flow of the rulebook, in its order. Every choice is asked of the Table,
// every event is told to it; the state is the fold of what was answered and told.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine/core/card_set.h"
#include "engine/core/table.h"
#include "engine/sanguosha/cards/card.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/flow/door.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "engine/sanguosha/timing/moments.h"

namespace tally::sanguosha {

// The cards of an answer, which live only until the next question; returns how many.
inline std::size_t copy_few(std::span<const Card> from, std::array<Card, 4>& to) {
  if (from.size() == 1) [[likely]] {
    to[0] = from[0];
    return 1;
  }
  const std::size_t n = std::min(from.size(), to.size());
  std::copy_n(from.begin(), n, to.begin());
  return n;
}

// Whether a reshuffle mixes what is left of the draw pile with the discard pile: only who waits
// until cards are needed has any left (AMB-SGS-010, OPT-SGS-RESHUFFLE-REST).
inline bool mixes_rest(const Options& options) {
  return options.is<Opt::reshuffle>("on_need") && options.is<Opt::reshuffle_rest>("mixed");
}

class Play;
// He has used a skill, which he may have by a form 形 alone (forms.cpp).
void form_used(Play& g, Seat who, Skill skill);

// A game just before somebody's turn: all that the rest of it depends on.
struct Bookmark {
  State state;
  Seat next = nobody;                    // whose turn begins
  std::array<std::uint8_t, 7> unused{};  // no padding: equal games are equal bytes
};
static_assert(std::has_unique_object_representations_v<Bookmark>);
static_assert(alignof(Bookmark) <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);  // its bytes lie in a vector

class Play final : public Door {
 public:
  void run(const Mode& mode, const Setup& setup, const Ruleset& rules, Table& table);
  [[nodiscard]] Bookmark bookmark(Seat next) const { return {state_, next}; }
  void play_on(const Bookmark& from, const Mode& mode, const Ruleset& rules, Table& table);

  // With the first hands, from where they come (begin.cpp).
  void one_card_more(Seat who, Rule why);

  // --- draw pile (pile.cpp)
  void draw(Seat who, int n, Rule why);
  // Makes sure the pile can give n cards, reshuffling as the rules say; returns how many it can,
  // 0 when the game has ended for want of cards.
  int supply(int n);
  bool draw_by_record(Seat who, int n, Rule why);
  void settle_pile();  // reshuffle = immediate: as soon as the pile is empty
  // Turns up to n cards face up on the table; returns how many there were.
  int reveal(int n, Rule why, Card* out);
  // One of them is about to be taken: leaves the others in `list`, returns how many. Where a record
  // does not name it, which they are is not known any more.
  int picked(Card c, Card* list, int n);
  // 0 the whole deck, 1 the discards under the pile, 2 the whole pile; with `if_shown` only where
  // the record has it. Whether it was done.
  bool reshuffle(int what, bool if_shown = false);

  // --- judgement (judgement.cpp)
  // A judgement (J1–J5): turns a card, lets it be replaced, says the result; `good(suit, rank)`
  // decides the effect. `why` is a cause(…); the card that stands goes into `stands`.
  template <class Good>
  bool judgement(Seat who, Cause why, Rule rule, Good good, Card* stands = nullptr) {
    const auto decides = [](const void* of, Suit suit, int rank) {
      return (*static_cast<const Good*>(of))(suit, rank);
    };
    return judgement_by(who, why, rule, &good, decides, stands);
  }
  template <class Good>
  bool judgement(Seat who, Name why, Rule rule, Good good) {
    return judgement(who, cause(why), rule, good);
  }

  // --- turn (turn.cpp)
  void take_turn(Seat who);
  void draw_phase(Seat who);
  void play_phase(Seat who);
  void discard_phase(Seat who);
  void judge_phase(Seat who);  // cards/delayed.cpp
  void grant_turn(Seat who) { note(who, Mark::extra_turn, Life::game); }

  // --- what a player is and can do (changes.cpp)
  void turn_over(Seat who, Rule why);  // face down, or face up again
  // Who has more hit points than the new maximum keeps as many as that; with none left he dies.
  void change_max_hp(Seat who, int by, Rule why);
  // An awakening skill takes effect; false when it has before.
  bool awakens(Seat who, Skill skill);
  void acquires(Seat who, Skill skill, Rule why, bool for_turn = false);  // until the turn ends
  // … and gains another for it; what lay on the pile of the lost one goes.
  void forgoes(Seat who, Skill skill, Rule why, Skill for_it = Skill::none);
  void forgoes(Seat who, const SkillSet& skills, Rule why);  // all of these, then their piles
  void clear_pile(Seat who, Skill skill, Rule why);  // what lies on the pile of a lost skill goes
  void clear_piles(Seat who, const SkillSet& lost, Rule why);
  // Cards from the table go on the pile of a skill beside him.
  void lay(Seat who, Skill pile, std::span<const Card> cards);
  // One of several ways, and what it brings about first: a record that does not name the way shows
  // that. Who does not choose takes the first.
  struct Choice {
    Way way = Way::none;
    Event brings{};
  };
  Way decides(Seat who, std::span<const Choice> choices, Rule why, Seat about = nobody);
  static Event drawing(Seat who, int n);  // what a choice brings
  static Event losing(Seat who, int n);
  static Event healing(Seat who, int n);
  static Event max_hp_becoming(const State& s, Seat who, int by);

  // --- generals that lie face down (veiled.cpp)
  // A general of his is turned up, by this answer; or by what somebody else's brings about.
  bool unveils(Event& answer) { return shows_general(answer, false); }
  bool turns_up(Event& event) { return shows_general(event, true); }
  // He has paid for the skill for which he has just turned up a general (OPT-SGS-GZ-HP-PRICE).
  void has_paid(Seat who);
  // Whether since the last event he has been asked to turn up a general for a skill, and has not.
  [[nodiscard]] bool has_declined(Seat who) const;
  // A general of another that lies face down is looked at, or his hand.
  void glimpses(Seat who, Seat of, std::size_t place, Rule why);
  static Event glimpsing(Seat who, Seat of, std::size_t place);
  void sees_hand(Seat who, Seat of, Rule why);
  static Event looking(Seat who, Seat of);

  // --- using cards (use.cpp)
  // `consequence`: nobody's answer, but what follows from one, so it is told (a Slash called for by
  // Incite 激将).
  void use(Event answer, bool counts_to_limit, bool consequence = false);
  // A whole hand as one card, which whoever calls this keeps as long as that lasts.
  void use_hand(Event answer, std::span<Card> hand, bool consequence = false);
  void resolve(Use& u);
  void card_used(Use& u);
  void name_targets(Use& u);
  // The i-th seat from `from` on in the order of play, living or not; i is at most one round.
  [[nodiscard]] Seat seat_after(Seat from, int i) const {
    return static_cast<Seat>(seat_on<int>(from, i, state_.players));
  }
  // Each once, or as often as they stand there.
  [[nodiscard]] SeatList in_action_order(const SeatList& seats, Seat from,
                                         bool repeated = false) const;
  // The same in the order in which this use comes to its targets.
  [[nodiscard]] SeatList in_order_of(const Use& u, const SeatList& seats,
                                     bool repeated = false) const;
  // Whether the card is not void for its target, and comes to its effect.
  bool affects(Use& u, Seat target) { return stands<Timing::before_effect>(u, target); }
  bool takes_effect(Use& u, Seat target) { return stands<Timing::effect>(u, target); }
  // True when the armour of `target` makes this use void for him, which is told.
  bool blocked(Seat target, const Use& u);
  void put_away(std::span<const Card> cards, Rule why);
  // Of what was used as this card, or played as it.
  void used_up(std::span<const Card> cards, Name as, bool used);
  // Asks `who` for a Dodge or a Slash; true when given.
  bool answers(Ask what, Seat who, Seat against, const Use& u) {
    return answers_for(nobody, rule::none, what, who, against, u);
  }
  // `who` answers in the owner's place, whose answer it then is.
  bool answers_for(Seat owner, Rule why, Ask what, Seat who, Seat against, const Use& u);
  // Whether somebody or something gives the Dodge or the Slash that is asked for in his place.
  bool helped(Seat who, Ask what, Seat against, const Use& u);
  // Asks for a card that may be claimed to be another (claims.cpp); the answer goes to commit_card.
  // Or for one that he has by a skill of a general whom he turns up for it (veiled.cpp).
  Event ask_for_card(Question& q);
  void commit_card(Event& a);

  // --- what single cards do (cards/)
  // Asks for Nullification; true when the trick has no effect on `target` (nullification.cpp).
  bool nullified(Use& u, Seat target);
  bool nullified(Name trick, Seat target, Use* of = nullptr);
  // Who may turn up no general while this Slash is in use (blade.cpp).
  SeatSet pin_targets(const Use& u);
  // 敕令 comes to whoever has shown no kingdom (imperial_order.cpp).
  void imperial_order_comes(Seat to);
  void imperial_order_due();
  // One of these is about to come to the discard pile otherwise than by being used.
  void order_not_used(std::span<const Card> cards);
  // 挟天子以令诸侯: as the discard phase or the turn ends (threaten_emperor.cpp).
  void pays_for_a_turn(Seat who, bool turn_ends);
  // --- what a card brings about as it leaves its place (loss.cpp)
  void order_leaves();
  void unload(Seat who);
  void loses_spell(Seat who);

  // --- damage and hit points (damage.cpp)
  void damage(Damage d);
  void prevents(Damage& d, Rule why);
  // Lured away, and by these rules nothing changes his hit points meanwhile (OPT-SGS-GZ-LURE).
  [[nodiscard]] bool is_spared(Seat who) const {
    return state_.away.contains(who) && !options_.is<Opt::lure>("draw_one");
  }
  void damage_if(Truth condition, const Damage& d);
  void heal(Seat who, int n, Rule why);
  void lose_hp(Seat who, int n, Rule why);
  void lose_hp_together(int n, Rule why);  // everybody who lives
  // What damage, recovery or loss makes of the hit points.
  void change_hp(Seat who, int by, Rule why = rule::hp);
  void set_chained(Seat who, bool on, Rule why);
  // --- dying, death, the end (death.cpp)
  void dying(Seat who, Seat killer);
  void help(Dying& time);
  void death(Seat who, Seat killer);
  // Which of these piles of the dead a record has go next; none of them.
  Skill next_pile(Seat who, const SkillSet& piles);
  void end(const SeatList& winners, Rule why);
  void end_drawn(Rule why);
  bool ended_by_record(Rule why);

  // The damage that is being told of, else nullptr.
  [[nodiscard]] const Damage* told_damage() const { return told_damage_; }
  // The pindian whose end is told; what the card turned up was said to be. Else nullptr.
  [[nodiscard]] const Pindian* told_pindian() const { return told_pindian_; }
  [[nodiscard]] const Claim* told_claim() const { return told_claim_; }

  // --- timings (open.h, order.cpp)
  // Everybody who has a skill at this timing acts, and `equipped` with his equipment too.
  template <Timing t, class Moment>
  [[gnu::always_inline]] void open(Moment& m, Seat equipped = nobody) {
    m.done = false;
    const SeatSet& acting = state_.acting_at(t);
    if (acting.empty() && equipped == nobody) [[likely]]
      return;
    open_to(acting, std::integral_constant<Timing, t>{}, m, equipped);
  }
  // One player's skill at it.
  template <Timing t, class Moment>
  void act(Seat who, Skill skill, Moment& m) {
    const auto effect = info(skill).effects.*effect_at<t>;
    if (effect == nullptr) return;
    const unsigned before = events();
    effect(*this, who, m);
    if (!state_.at(who).forms.empty() && events() != before) [[unlikely]]
      form_used(*this, who, skill);
  }

  // --- what skills share (asking.cpp)
  // A question only `who` can answer, with an event of this kind.
  static Question question_to(Seat who, Ask what, Kind answer, Rule why);
  // One of `who` that concerns `other` (use.cpp).
  static Question question_about(Ask what, Seat who, Seat other, Kind answer, Rule why);
  // Asks to use one's equipment or skill; true when used.
  bool invokes(Seat who, Name equipment, Seat on = nobody) {
    return invokes(who, cause(equipment), info(equipment).rule, on);
  }
  bool invokes(Seat who, Skill skill, Seat on = nobody) {
    return invokes(who, cause(skill), rule_of(skill), on);
  }
  // Asks for a skill used on players of one's choice; `nothing` when it is not.
  Event invokes_on(Seat who, Skill skill, Seat about = nobody, bool may_decline = true);
  // The one player he uses it on; nobody when he does not.
  Seat invokes_on_one(Seat who, Skill skill, Seat about = nobody, bool may_decline = true);
  // Asks for cards to discard; false when he declines.
  bool pays(Seat who, Ask how, int count, Rule why, bool may_decline, Seat about = nobody);
  // The same for such cards as the skill takes; declining is up to him.
  bool pays_for(Seat who, Skill skill, int count, bool may_decline, Seat about = nobody);
  // Has to discard so many of his cards, or all he has.
  void discards(Seat who, int count, Rule why);
  // Discards a card of the other's hand, unseen, or equipment.
  void removes(Seat who, Seat of, Rule why);
  bool sheds(Seat who, Skill pile, int count);
  // A card of his takes the place of the judgement card; true when one does.
  bool retries(Seat who, Ask how, Skill skill, Judging& time);
  // It lies there, the other is away: he has played it, though in answer to nobody.
  void played(Seat who, Card card);
  // A card that nobody's card is for: used without any (神速, 离间), in his name.
  void use_nothing_as(Seat by, Name as, const SeatList& targets, Rule why);
  // Whether a record has more targets for this Slash, by his Halberd: they are in `more`.
  bool adds_targets(const Event& slash, Event& more);
  // He gives so many hand cards, such as the skill takes, to one of these; or any cards of his.
  bool gives_to(Seat who, const SeatSet& whom, Skill skill, int count, Ask how = Ask::gift_of);
  // Asks for cards to give away (Ask::gift_…); returns how many were given.
  int gives(Seat who, Ask how, Skill skill, int count);
  // Takes these cards of another, who leaves the game; seen by the two alone.
  void inherits(Seat who, Seat of, std::span<const Card> cards, Rule why);
  void exchange_hands(Seat one, Seat other, Rule why);
  // A card of his hand (`own`) or in front of anybody is laid in front of another, or of `to`.
  bool relocates(Seat who, Seat to, Skill skill, bool own, bool may_decline);
  // So many of the cards of the discard pile that the skill allows, for `to`.
  bool retrieves(Seat who, Seat to, Skill skill, int count, bool may_decline);
  // Asks `who` for a card of `of`; `nothing` when there is none to take.
  Event takes(Seat who, Seat of, Ask how, Rule why);
  // A hand card of each of these, as long as he lives.
  void raids(Seat who, const SeatList& of, Rule why);
  // He shows all his hand, card by card; false where a record does not name them all.
  bool shows_hand(Seat who, Rule why);
  // Both show a hand card; true when `by` has the higher one (pindian.cpp).
  bool pindian(Seat by, Seat with, Skill why, Pindian* result = nullptr);
  // Calls on the other players of a kingdom, in action order, until `helps(seat)` is true.
  template <class F>
  bool asks_kingdom(Seat owner, Kingdom kingdom, Skill skill, F helps, bool invoked = false);
  // --- cards from the table and the top of the pile (gains.cpp)
  void gain(Seat who, std::span<const Card> cards, Rule why);
  // Hands over all the cards that were kept on the table (Door::keep).
  void gain_kept(Seat who, Rule why);
  // Looks at the n top cards, which lie aside until they are given away or put back.
  int peek(Seat who, int n, Rule why, Card* seen = nullptr);  // `seen`: which, the top one first
  void put_back_peeked();
  // Looks at the n top cards and puts them back, `on_top` of them on top; 0: as many as he likes.
  // Returns how many he has put on top.
  int arranges(Seat who, int n, int on_top, Rule why);
  // --- a Slash for another (given_slash.cpp)
  // A Slash that `helper` plays for `owner`, whose skill asks for it: its name and cards, which lie
  // in `cards`; `nothing` when he declines.
  Event given_slash(Seat helper, Seat owner, Skill skill, std::array<Card, 4>& cards);
  bool lay_given(Use& u, const Event& slash);  // cards/fan.cpp
  // A Slash out of turn, by the owner's own cards or by helpers; false when there is none.
  bool slash_out_of_turn(Question& q);

  [[nodiscard]] Suit suit(Card c) const { return legal().suit(c); }

 private:
  void settle() override;  // Silver Lion, skills (loss.cpp)
  void first_hands();
  void take_up();
  void turns(NextTurn next);
  bool begins(const PhaseTime& time);
  template <Timing t>
  bool stands(Use& u, Seat target) {
    if (state_.acting_at(t).empty()) [[likely]]
      return true;
    Target time{u, target};
    open<t>(time);
    return !time.done && !stopped_ && state_.living(target);
  }
  // A phase, if it is not skipped: `proceed` is what happens in it.
  template <Phase p, class F>
  void phase(Seat who, F proceed);
  bool invokes(Seat who, Cause what, Rule why, Seat on);
  bool shows_general(Event& shown, bool consequence);
  Event ask_or_claim(Question& q);
  Event ask_for_use_of(Question& q, Skill skill);
  // `those`: the generals who have one of these skills.
  SkillSet act_veiled(Seat who, const SkillSet& at_this_timing, const GeneralsByPlace& those,
                      class Window& window);
  [[nodiscard]] bool has_declined(Seat who, Skill skill);
  void declines(Seat who, Skill skill);
  [[nodiscard]] bool would_act(Seat who, std::size_t place, General g, Skill skill, Window& window);
  bool judgement_by(Seat who, Cause why, Rule rule, const void* good,
                    bool (*decides)(const void* good, Suit, int rank), Card* stands);
  bool turn_judgement_card(Seat who, Cause why, Rule rule, Card& out);
  SeatSet replaced(Seat judge, Cause why, Card& card);
  void judged(Seat judge, Cause why, Card card, bool holds);
  // Hit points go; who has none left is dying.
  bool take_hp(HitPoints& losing, Seat by);
  bool take_hp(Seat who, int n, Seat by);
  bool must_be_saved(const HitPoints& lost) const;
  void use_as_named(Use& u, Event answer, bool consequence);
  void reach_for(Question& q) override;
  bool may_move(const Event& e) override;
  void moved(const Event& e, SeatSet losers) override;
  void cards_lost(SeatSet losers) override;
  template <Timing t, class Moment>
  void open_to(SeatSet acting, std::integral_constant<Timing, t>, Moment& m, Seat equipped);
  template <Timing t>
  [[nodiscard]] bool has_equipment_at(Seat who) const;
  template <Timing t, class Moment>
  void skills_act(Seat who, Moment& m);
  template <Timing t, class Moment>
  void equipment_acts(Seat who, Moment& m);
  [[nodiscard]] bool equipment_is_next(Seat who);
  [[nodiscard]] bool acts_silently(const SkillSet& skills, class Window& window);
  [[nodiscard]] bool lion_is_next(Seat who);
  void act_in_order(Seat who, SkillSet left, class Window& window);
  void try_out(Seat who, const SkillSet& skills, class Window& window, struct Beginnings& out);
  Skill act_first(const struct Beginnings& all, class Window& window);
  void top(int n, Card* out) const;
  [[nodiscard]] bool may_shuffle() const;

  const Damage* told_damage_ = nullptr;
  const Damage* hurting_ = nullptr;  // it takes hit points away, and what comes of that
  const Pindian* told_pindian_ = nullptr;
  const Claim* told_claim_ = nullptr;
  bool settling_ = false;  // settle is at work
  // A general that lies open: what that brings.
  struct TurnedUp {
    Seat who = nobody;
    std::size_t place = 0;
    bool both = false;   // the second of the two
    bool first = false;  // the first of all
  };
  TurnedUp unpaid_;  // … when the skill he is turned up for has been paid for
  // Who has not turned up a general for which skill since the last event: he is not asked again.
  struct Declined {
    Seat who = nobody;
    Skill skill = Skill::none;
  };
  std::array<Declined, 8> declined_{};
  std::size_t declined_count_ = 0;
  unsigned declined_at_ = 0;
  Card claimed_;  // the card of the last answer that came of a claim
};

template <class F>
bool Play::asks_kingdom(Seat owner, Kingdom kingdom, Skill skill, F helps, bool invoked) {
  if (!state_.has_ally(owner, kingdom) || (!invoked && !invokes(owner, skill))) return false;
  for (int i = 0; i < state_.players && !stopped_; ++i) {
    const Seat s = seat_after(std::max<Seat>(state_.current, 0), i);
    if (state_.is_ally(owner, s, kingdom) && helps(s)) return true;
  }
  return false;
}

}  // namespace tally::sanguosha
