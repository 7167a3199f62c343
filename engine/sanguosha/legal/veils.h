#pragma once
// What can be said of generals that lie face down.
#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

// Somebody turns up the general in a place, for a skill or for none.
[[nodiscard]] Event unveiling(Seat who, std::size_t place, General g, Skill skill);
// Whether the answer is by this skill: the skill itself, or a card that is one by it.
[[nodiscard]] bool uses(const Legal& legal, Skill skill, const Event& answer);
// The same, or a card that is by itself what the skill would make of it: a black Dismantle for
// 奇袭.
[[nodiscard]] bool may_be_by(const Legal& legal, Skill skill, const Event& answer);
// Looks for answers that somebody gives by a skill. Whether one is by it is soon said, and of what
// there is to try most are not: legality is asked last.
class AnswersBy final : public Judge {
 public:
  AnswersBy(const Legal& legal, Seat who, Skill skill) : legal_(legal), who_(who), skill_(skill) {}
  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override {
    const bool by_it = a.seat == who_ && may_be_by(legal_, skill_, a);
    return by_it ? legal_.judge(q, a) : broken(rule::gz_unveil, why::answer);
  }
  void each(const Question& q, AnswerSink& sink) const override {
    Question by_it = q;
    by_it.rules = this;
    legal_.each(by_it, sink);
  }

 private:
  const Legal& legal_;
  Seat who_;
  Skill skill_;
};
// Nobody may turn up a general now, but whoever's turn it is (祸水).
[[nodiscard]] Rule barred_by(const State& s, Seat who);
[[nodiscard]] bool barred(const State& s, Seat who);
// Somebody has hand cards that nobody has seen.
[[nodiscard]] bool hides_cards(const State& s);
// Generals that nobody has, laid or beside him; no lord among them.
[[nodiscard]] GeneralSet nobodys(const State& s, const Options& options);
// The kingdom printed on his generals; none where no record names one.
[[nodiscard]] Kingdom printed_kingdom(const State& s, Seat who);

}  // namespace tally::sanguosha
