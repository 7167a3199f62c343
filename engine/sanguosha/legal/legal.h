#pragma once
// Why an answer is not legal, and which answers are: judged on the state as it stands.
#include "engine/core/table.h"
#include "engine/sanguosha/events.h"
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
  void complete(const Question& q, Event& a) const override;
  [[nodiscard]] bool meant(const Question& q, const Event& a) const override;
  [[nodiscard]] bool mistaken(const Question& q, const Event& a) const override;
  [[nodiscard]] bool leads_to(const Question& q, const Event& next) const override;

  // Distance and attack range between living players (SGS-DISTANCE, SGS-RANGE).
  // `spent`: equipment that is being paid or used up and does not count any more.
  using Cards = std::span<const Card>;
  [[nodiscard]] int distance(Seat from, Seat to, Cards spent = {}) const;
  [[nodiscard]] bool in_range(Seat from, Seat to, Cards spent = {}) const;
  // A skill of his makes this card, where it is, such a card.
  [[nodiscard]] bool converts(Seat who, Card card, Name as) const;
  // The rule of the skill that keeps `to` from being made a target; none if nothing does.
  [[nodiscard]] Rule immune(Seat to, Seat user, Name as) const;
  // What is wrong with a Slash of these targets whose card somebody else gives.
  [[nodiscard]] Verdict virtual_slash(Seat who, const SeatList& targets) const;
  [[nodiscard]] const State& state() const { return state_; }
  [[nodiscard]] Suit suit(Card c) const;
  [[nodiscard]] Color color(std::span<const Card> cards) const;
  // Whether `who` may at all be slashed by `from`, limits aside.
  [[nodiscard]] Rule slash_target(Seat from, Seat to, bool any_distance, Cards spent = {}) const;
  // Whether a delayed trick of this name may lie in front of `who`.
  [[nodiscard]] bool may_hold_delayed(Seat who, Name n) const;

  // Whether a skill or the weapon of `who` has such a standing effect.
  [[nodiscard]] bool standing(Seat who, bool Effects::*what, Cards spent = {}) const;

 private:
  [[nodiscard]] Verdict holds_all(Seat who, std::span<const Card> cards, bool equipment) const;
  [[nodiscard]] Verdict use_as(Seat who, Name as, std::span<const Card> cards) const;
  // Holds the cards and may use or play them as such a card.
  [[nodiscard]] Verdict holds_as(Seat who, Name as, std::span<const Card> cards) const;
  [[nodiscard]] Verdict invoke(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict judge_skill(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict play(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict slash(const Event& a, bool limited, Seat fixed_target,
                              bool any_distance) const;
  [[nodiscard]] Verdict targets(const Event& a) const;
  [[nodiscard]] Verdict others_card(const Question& q, const Event& a, bool judge_area, bool hand,
                                    bool equipment = true) const;
  [[nodiscard]] Verdict not_his(const Question& q, Seat by) const;
  [[nodiscard]] Verdict judge_shuffle(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict judge_unseen(const Question& q, const Event& a) const;
  [[nodiscard]] bool can_stand(Seat next) const;
  [[nodiscard]] Verdict nullify(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict judge_invoke(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict judge_rare(const Question& q, const Event& a) const;
  [[nodiscard]] Verdict judge_answer(const Question& q, const Event& a) const;
  [[nodiscard]] bool peeked(Cards cards) const;
  [[nodiscard]] bool all_targets(const Event& a, bool with_self) const;

  void complete_loss(const Question& q, Event& a) const;

  const State& state_;
  Options options_;
  const Mode* mode_ = nullptr;
  mutable std::array<Card, deck_size> completed_{};  // cards of the last completed answer
};

}  // namespace tally::sanguosha
