#pragma once
// One running game: the flow of the rulebook, in its order. Every choice is asked of the Table,
// every event is told to it; the state is the fold of what was answered and told.
#include <array>
#include <span>

#include "engine/core/table.h"
#include "engine/sanguosha/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/legal.h"
#include "engine/sanguosha/numbers.h"
#include "engine/sanguosha/options.h"
#include "engine/sanguosha/state.h"

namespace tally::sanguosha {

// A card in use, from the moment its targets are named until it is dealt with.
struct Use {
  Seat by = nobody;
  Name as = Name::none;
  std::array<Card, 4> card{};  // the physical cards; a record may name more than a rule allows
  int card_count = 0;
  SeatList targets;
  Seat victim = nobody;         // Borrowed Sword: whom the target is to slash
  Color color = Color::none;    // of the physical cards together
  int bonus = 0;                // Wine
  bool ignores_armour = false;  // Qinggang Sword

  [[nodiscard]] std::span<const Card> cards() const {
    return {card.data(), static_cast<std::size_t>(card_count)};
  }
};

struct Damage {
  Seat from = nobody;  // the source, nobody for Lightning
  Seat to = nobody;
  int amount = 1;
  Element element = Element::normal;
  const Use* slash = nullptr;  // the Slash that deals it
  bool transmitted = false;
  Rule rule = rule::damage;  // the card that deals it
};

class Play {
 public:
  Play() : legal_(state_) {}

  void run(const Setup& setup, const Ruleset& rules, Table& table);
  void stop() { stopped_ = true; }

  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] State& state() { return state_; }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const Legal& legal() const { return legal_; }

  // --- the door to the Table (door.cpp)
  Event ask(Question q);                // `nothing` once the game has stopped
  void commit(Event& e);                // folds an answer into the state
  bool tell(Event& e);                  // tells and folds; false: by the record it is not so
  bool tell_cards(Event& e, Ask what);  // the same; cards of a pile of unknown order are asked
  [[nodiscard]] bool stopped() const { return stopped_; }
  void say(Kind k, Seat seat, Rule rule, std::span<const Card> cards = {});

  // --- draw pile (pile.cpp)
  void draw(Seat who, int n, Rule why);
  // Makes sure the pile can give n cards, reshuffling as the rules say; returns how many it can,
  // 0 when the game has ended for want of cards.
  int supply(int n);
  // A judgement (J1–J5): turns a card, says the result; `good(suit, rank)` decides the effect.
  template <class Good>
  bool judgement(Seat who, Name why, Rule rule, Good good);
  void settle_pile();  // reshuffle = immediate: as soon as the pile is empty
  // Turns up to n cards face up on the table; returns how many there were.
  int reveal(int n, Rule why, Card* out);
  void reshuffle(int what);  // 0 the whole deck, 1 the discards under the pile, 2 the whole pile

  // --- turn (turn.cpp)
  void take_turn(Seat who);
  void play_phase(Seat who);
  void discard_phase(Seat who);

  // --- using cards (use.cpp)
  void use(Event answer, bool counts_to_limit);
  void resolve(Use& u);
  void put_away(std::span<const Card> cards, Rule why);
  [[nodiscard]] SeatList in_action_order(const SeatList& seats, Seat from) const;
  // Asks for Nullification; true when the trick has no effect on `target`.
  bool nullified(Name trick, Seat target);
  // Asks `who` for a Dodge or a Slash; true when given.
  bool answers(Ask what, Seat who, Seat against, const Use& u);
  // Asks to use one's equipment; true when used.
  bool invokes(Seat who, Name equipment, Seat on = nobody);
  // True when the armour `a` of `who` works against this use.
  [[nodiscard]] bool armour_works(Seat who, Name a, const Use* u) const;

  // --- damage, dying, death (damage.cpp, death.cpp)
  void damage(Damage d);
  void heal(Seat who, int n, Rule why);
  void set_chained(Seat who, bool on, Rule why);
  void dying(Seat who, Seat killer);
  void death(Seat who, Seat killer);
  void end(const SeatList& winners, Rule why);
  void end_drawn(Rule why);
  bool ended_by_death();
  // After a card left an equipment area (Silver Lion).
  void after_losing(Seat who, bool wore_lion);
  [[nodiscard]] bool wears_lion(Seat who) const;

  // --- delayed tricks (cards/delayed.cpp)
  void judge_phase(Seat who);

  [[nodiscard]] Suit suit(Card c) const;
  [[nodiscard]] Color color(std::span<const Card> cards) const;

 private:
  void first_hands();
  bool turn_judgement_card(Seat who, Name why, Rule rule, Card& out);
  void top(int n, Card* out) const;
  [[nodiscard]] bool may_shuffle() const;

  State state_;
  Options options_;
  Legal legal_;
  Table* table_ = nullptr;
  bool stopped_ = false;
  bool outlived_ = false;  // by the record's word a game that is drawn goes on
};

template <class Good>
bool Play::judgement(Seat who, Name why, Rule rule, Good good) {
  Card card = unknown_card;
  if (!turn_judgement_card(who, why, rule, card)) return false;
  const auto effect = [&](Card c) {
    return c < deck_size && good(suit(c), static_cast<int>(face(c).rank));
  };
  Event e;
  e.kind = kind::judged;
  e.seat = who;
  e.what = static_cast<std::uint8_t>(why);
  e.value = effect(card) ? 1 : 0;
  e.cards = {&card, 1};
  e.rule = rule;
  const bool told = tell(e);
  // A record may have another final card, or say the effect outright: its word stands.
  const Card final_card = told && e.cards.size() == 1 ? e.cards[0] : card;
  bool holds = told ? e.value != 0 : effect(card);
  if (final_card != card) {
    holds = effect(final_card);
    put_away({&card, 1}, rule::judgement);
  }
  const Card shown = final_card;
  put_away({&shown, 1}, rule::judgement);
  return holds;
}

// Cards, one unit each (cards/*.cpp).
void resolve_slash(Play& g, Use& u);
void resolve_peach(Play& g, const Use& u);
void resolve_dismantlement(Play& g, const Use& u, Seat target);
void resolve_snatch(Play& g, const Use& u, Seat target);
void resolve_duel(Play& g, const Use& u, Seat target);
void resolve_collateral(Play& g, const Use& u, Seat target);
void resolve_ex_nihilo(Play& g, const Use& u, Seat target);
void resolve_savage_assault(Play& g, const Use& u, Seat target);
void resolve_archery_attack(Play& g, const Use& u, Seat target);
void resolve_god_salvation(Play& g, const Use& u, Seat target);
void resolve_iron_chain(Play& g, const Use& u, Seat target);
void resolve_fire_attack(Play& g, const Use& u, Seat target);
void resolve_amazing_grace(Play& g, const Use& u);
void resolve_equipment(Play& g, const Use& u);
void resolve_delayed(Play& g, const Use& u);

// Equipment that acts inside other rules (cards/weapons.cpp).
void weapon_on_targets(Play& g, Use& u);                           // Twin Swords, Qinggang Sword
bool weapon_after_dodge(Play& g, const Use& u, Seat target);       // Blade, Axe: true = hits anyway
bool weapon_before_damage(Play& g, const Damage& d, int& amount);  // Guding, Bow; Ice: true = none

}  // namespace tally::sanguosha
