#pragma once
// Why an answer is not legal, and which answers are: judged on the state as it stands.
#include "engine/core/table.h"
#include "engine/sanguosha/cards/card.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

class Mode;

class Legal : public Judge {
 public:
  explicit Legal(const State& state) : state_(state) {}
  void set(const Options& options, const Mode& mode) {
    options_ = options;
    mode_ = &mode;
  }
  [[nodiscard]] const Mode& mode() const { return *mode_; }
  [[nodiscard]] const Options& options() const { return options_; }

  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override;
  void each(const Question& q, AnswerSink& sink) const override;

  // --- finding answers in a record (recorded.cpp)
  void complete(const Question& q, Event& a) const override;
  [[nodiscard]] bool could_answer(const Question& q, const Event& a) const override;
  [[nodiscard]] bool answers_only_this(const Question& q, const Event& a) const override;
  [[nodiscard]] bool shows_answer(const Question& q, const Event& next) const override;

  [[nodiscard]] const State& state() const { return state_; }

  // Whether one more Slash of his play phase is within the limit, `used` of them being counted;
  // one on these, or on anybody.
  [[nodiscard]] bool may_slash_again(Seat who, int used, std::span<const Card> spent = {},
                                     const SeatList* on = nullptr) const;

  // --- cards and seats as they stand
  // As he sees it who has it; the judgement card of somebody, as he does.
  [[nodiscard]] Suit suit(Card c) const { return suit(c, state_.where(c).seat); }
  [[nodiscard]] Suit suit(Card c, Seat whose) const;
  [[nodiscard]] Color color(std::span<const Card> cards, Seat whose) const;
  // Distance and attack range between living players (SGS-DISTANCE, SGS-RANGE).
  // `spent`: equipment that is being paid or used up and does not count any more.
  using Cards = std::span<const Card>;
  [[nodiscard]] int distance(Seat from, Seat to, Cards spent = {}) const;
  // How often a skill counts that makes a distance shorter.
  [[nodiscard]] int counts(Seat owner, Skill skill) const;
  [[nodiscard]] bool in_range(Seat from, Seat to, Cards spent = {}) const;
  // How many hand cards he keeps in his discard phase (SGS-HAND-LIMIT).
  [[nodiscard]] int hand_limit(Seat who) const;
  // Seats from one to the other in the order of play, the living ones counted.
  [[nodiscard]] int steps(Seat from, Seat to) const;
  [[nodiscard]] int attack_range(Seat who, Cards spent = {}) const;
  // Whether a skill or the weapon of `who` has such a standing effect.
  template <bool Effects::*what>
  [[nodiscard]] bool standing(Seat who, Cards spent = {}) const {
    return state_.at(who).skills.meets(skills_with<what>()) ||
           effects_of(weapon_without(who, spent)).*what;
  }
  // A skill of his makes this card, where it is, such a card.
  [[nodiscard]] bool converts(Seat who, Card card, Name as) const;
  // The same in two steps: his skills that may make something of a card that lies there.
  [[nodiscard]] SkillSet converting(Seat who, Card card) const;
  [[nodiscard]] bool converts(Seat who, Card card, Name as, const SkillSet& by) const;
  // … and all that they make of it.
  [[nodiscard]] NameSet made_of(Seat who, Card card, const SkillSet& by) const;
  // It may be put away to draw another: as what it is, or as what a skill of his makes of it.
  [[nodiscard]] bool recastable(Seat who, Card card) const;
  // What skills or a weapon of his make of several hand cards; broken where nothing does.
  [[nodiscard]] Verdict joins(Seat who, Name as, Cards cards) const;
  // The same by a weapon, with cards from under the Wooden Ox.
  [[nodiscard]] bool joins_laden(Seat who, Name as, Cards cards) const;
  // A claim 蛊惑 is judged: the card may be anything.
  [[nodiscard]] bool claimed() const { return claims_; }
  // The rule by which a Slash needs two Dodges; none where one is enough.
  [[nodiscard]] Rule needs_two_dodges(Seat user, Seat target) const;
  // A card beside another that he may use as that one's skill says.
  [[nodiscard]] bool is_lent(Place lies, Seat who) const;
  // Whether `who` may take the card of another; whether there is one in these areas that he may.
  [[nodiscard]] Rule kept(Seat of, Card card) const;
  [[nodiscard]] bool may_take(Seat of, bool hand, bool judge_area) const;
  // Whose skill he may use in his play phase, without having it; nobody's if nobody lends it.
  [[nodiscard]] Seat lender(Skill skill, Seat who) const;
  // The rule of the skill that keeps him from making `to` a target; none if nothing does.
  [[nodiscard]] Rule immune(Seat user, Seat to, Name as, Color color = Color::none) const;
  // Whether a delayed trick of this name may lie in front of `who`.
  [[nodiscard]] bool may_hold_delayed(Seat who, Name n) const;

  // --- what several conditions are made of
  // What everybody's skills make of something that is asked for.
  template <Timing view, class About>
  void see(About& about) const {
    if (!state_.acting_at(view).empty()) [[unlikely]]
      see_by_skills<view>(about);
  }
  // The name a card is used or played as.
  [[nodiscard]] static Name as_of(const Event& a) {
    return a.what < static_cast<int>(Name::count) ? static_cast<Name>(a.what) : Name::none;
  }
  [[nodiscard]] static bool distinct(Cards cards);
  // He has these cards in his hand (or equipped).
  [[nodiscard]] Verdict holds_all(Seat who, Cards cards, bool equipment) const {
    const bool one = cards.size() == 1 && state_.where(cards[0]) == Place{Zone::hand, who};
    return one ? fine : holds_several(who, cards, equipment);
  }
  // Holds the cards and may use or play them as such a card.
  [[nodiscard]] Verdict holds_as(Seat who, Name as, Cards cards, bool played = false) const;
  // A card is used in its user's play phase, Slash included: on whom, and its own condition.
  [[nodiscard]] Verdict use(const Event& a) const;
  // A card face down that is said to be another, and the use or answer that it is meant to be.
  [[nodiscard]] Verdict claim(const Question& q, const Event& a) const;
  [[nodiscard]] Event meant_by(const Question& q, const Event& claim) const;
  // A skill is used, in the play phase or when it is asked for.
  [[nodiscard]] Verdict skill_use(const Question& q, const Event& a) const;
  // The answer is that of the player who is asked; `other`: the rule another one breaks.
  [[nodiscard]] Verdict by_asked(const Question& q, const Event& a,
                                 Rule other = rule::answer_who) const;
  // … and he has the cards that he names.
  [[nodiscard]] Verdict his_cards(const Question& q, const Event& a, bool equipment = false) const;
  // What another player does who is not asked.
  [[nodiscard]] Verdict not_his(const Question& q, Seat by) const;
  // One card of the player that the question is about, out of these areas.
  [[nodiscard]] Verdict others_card(const Question& q, const Event& a, bool judge_area, bool hand,
                                    bool equipment = true) const;
  // Names a skill that he does not have, at a question for a skill.
  [[nodiscard]] bool lacks_skill(const Question& q, const Event& a) const;
  // The skill that asks takes such cards; one that nobody has seen may be.
  [[nodiscard]] bool skill_takes(const Question& q, Cards cards) const;
  // How many such cards he has, in his hand alone or equipped too.
  [[nodiscard]] int payable(Seat who, Skill skill, bool equipment, Seat about = nobody) const;
  // Answers for a lord who has called on another kingdom than his.
  [[nodiscard]] bool of_another_kingdom(const Question& q, const Event& a) const;

  // --- of a Slash (cards/slash.cpp)
  // Whether `who` may at all be slashed by `from`, limits aside.
  [[nodiscard]] Rule slash_target(Seat from, Seat to, bool any_distance, Cards spent = {}) const;
  [[nodiscard]] Verdict slash(const Event& a, bool limited, Seat fixed_target,
                              bool any_distance) const;
  // What is wrong with a Slash of these targets whose card somebody else gives.
  [[nodiscard]] Verdict virtual_slash(Seat who, const SeatList& targets) const;

 private:
  template <Timing view, class About>
  [[gnu::noinline]] void see_by_skills(About& about) const {
    for (const Seat s : state_.acting_at(view))
      for (const Skill skill : skills_with<effect_at<view>>(state_.at(s).skills))
        (info(skill).effects.*effect_at<view>)(state_, s, about);
  }
  // His weapon, unless it is being spent.
  [[nodiscard]] Name weapon_without(Seat who, Cards spent) const;
  [[nodiscard]] Verdict use_as(Seat who, Name as, Cards cards) const;
  [[nodiscard]] Verdict holds_several(Seat who, Cards cards, bool equipment) const;
  // In the fray this is a Slash and a Dodge; what his weapon makes of a Slash that this card is.
  [[nodiscard]] bool frays(Seat who, Card card) const;
  [[nodiscard]] Name slash_turned(Seat who, Card card) const;

  void complete_loss(const Question& q, Event& a) const;

  const State& state_;
  Options options_;
  const Mode* mode_ = nullptr;
  mutable bool claims_ = false;         // while a claim is judged: the card may be anything
  mutable Color unseen_ = Color::none;  // … and a hidden one is taken for one of this colour
  mutable std::array<Card, deck_size> completed_{};  // cards of the last completed answer
};

}  // namespace tally::sanguosha
