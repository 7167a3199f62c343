#pragma once
// What the rules say of an answer, and every legal answer to a question.
#include "engine/core/table.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"

namespace tally::dou_dizhu {

class Legal final : public Judge {
 public:
  explicit Legal(const State& state) : state_(state) {}
  void set(const Options& options) {
    options_ = options;
    types_ = TypeRules(options);
  }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const TypeRules& types() const { return types_; }

  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override;
  void complete(const Question& q, Event& a) const override;
  void each(const Question& q, AnswerSink& sink) const override;

  // The same for one question each; what was found out on the way is handed out.
  [[nodiscard]] Verdict deal(const Question& q, const Event& a, Tally& cards) const;
  [[nodiscard]] Rule face_up(const Event& a) const;
  [[nodiscard]] Rule bid(const Question& q, const Event& a) const;
  [[nodiscard]] Rule pass(const Event& a) const {
    if (a.seat != state_.current) return rule::turn;
    return state_.leads ? Rule{rule::lead_pass} : no_rule;
  }
  // `named`: the type the record gives it, 0 for none.
  // Inline, since it is most of what a sound record costs.
  [[nodiscard, gnu::always_inline]] inline Verdict play(const Event& a, std::uint8_t named,
                                                        Tally& cards, Combination& as) const {
    cards = tally_of(a.cards);
    if (a.seat != state_.current) return {.broken = rule::turn};
    if (cards.unseen) return {.undecided = true};
    if (!state_.holds(a.seat, cards)) return {.broken = rule::hold};
    as = read(cards.counts, cards.cards, static_cast<Type>(named), state_.to_beat, types_);
    if (as.type != Type::none && beats(as, state_.to_beat)) return {};
    return {.broken = why_not(a, cards, as)};
  }

 private:
  [[nodiscard]] Rule why_not(const Event& a, const Tally& cards, const Combination& as) const;

  const State& state_;
  Options options_;
  TypeRules types_;
};

}  // namespace tally::dou_dizhu
