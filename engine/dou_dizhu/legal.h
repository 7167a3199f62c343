#pragma once
// What the rules say of an answer, and every legal answer to a question.
#include <array>

#include "engine/core/table.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"

namespace tally::dou_dizhu {

class Legal final : public Judge {
 public:
  explicit Legal(const State& state) : state_(state) {}
  void set(const Options& options) {
    options_ = options;
    const TypeRules types(options);
    if (types != types_) readings_ = {};
    types_ = types;
  }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const TypeRules& types() const { return types_; }

  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override;
  void complete(const Question& q, Event& a) const override;
  void each(const Question& q, AnswerSink& sink) const override;

  // The same for one question each, about cards already counted.
  [[nodiscard]] Verdict deal(const Question& q, const Event& a, const Tally& cards) const;
  [[nodiscard]] Rule face_up(const Event& a) const;
  [[nodiscard]] Rule bid(const Question& q, const Event& a) const;
  [[nodiscard]] Rule pass(Seat by) const {
    if (by != state_.current) return rule::turn;
    return state_.leads ? Rule{rule::lead_pass} : no_rule;
  }
  // `named`: the type the record gives it, 0 for none. `as`: what it is.
  // Inline, since it is most of what a sound record costs.
  [[nodiscard, gnu::always_inline]] inline Verdict play(Seat by, std::uint8_t named,
                                                        const Tally& cards, Combination& as) const {
    if (by != state_.current) return {.broken = rule::turn};
    if (cards.unseen) return {.undecided = true};
    if (!state_.holds(by, cards)) return {.broken = rule::hold};
    as = reading(cards, named);
    if (as.type != Type::none && beats(as, state_.to_beat)) return {};
    return {.broken = why_not(named, cards, as)};
  }

 private:
  [[nodiscard]] Rule why_not(std::uint8_t named, const Tally& cards, const Combination& as) const;

  // What sound cards are read as. Cards that can be read in one way only are so whatever is to be
  // beaten; they are looked at once.
  [[nodiscard]] Combination reading(const Tally& cards, std::uint8_t named) const {
    const Reading& r = readings_[place_of(cards.counts, named)];
    return r.counts == cards.counts && r.named == named ? r.as : read_anew(cards, named);
  }
  [[nodiscard]] Combination read_anew(const Tally& cards, std::uint8_t named) const;
  struct Reading {
    Counts counts = 0;  // of no combination
    std::uint8_t named = 0;
    Combination as;
  };
  static constexpr int readings_bits = 9;
  static constexpr std::size_t place_of(Counts counts, std::uint8_t named) {
    return ((counts + named) * 0x9E3779B97F4A7C15ULL) >> (64 - readings_bits);
  }

  const State& state_;
  Options options_;
  TypeRules types_;
  mutable std::array<Reading, std::size_t{1} << readings_bits> readings_{};
};

}  // namespace tally::dou_dizhu
