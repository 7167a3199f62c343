#pragma once
// A question of which fewer answers are legal than Legal takes. It lives until the answer has come.
#include "engine/sanguosha/legal/legal.h"

namespace tally::sanguosha {

class Narrowed : public Judge {
 public:
  explicit Narrowed(const Legal& legal) : legal_(legal) {}
  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const final {
    const Verdict v = legal_.judge(q, a);
    return v.legal() ? narrowed(q, a) : v;
  }
  void each(const Question& q, AnswerSink& sink) const override {
    Question narrow = q;
    narrow.rules = this;
    legal_.each(narrow, sink);
  }
  void complete(const Question& q, Event& a) const final { legal_.complete(q, a); }
  [[nodiscard]] bool could_answer(const Question& q, const Event& a) const final {
    return legal_.could_answer(q, a);
  }
  [[nodiscard]] bool answers_only_this(const Question& q, const Event& a) const final {
    return legal_.answers_only_this(q, a);
  }
  [[nodiscard]] bool shows_answer(const Question& q, const Event& next) const final {
    return legal_.shows_answer(q, next);
  }

 protected:
  [[nodiscard]] const Legal& legal() const { return legal_; }

 private:
  // Of an answer that Legal takes.
  [[nodiscard]] virtual Verdict narrowed(const Question& q, const Event& a) const = 0;

  const Legal& legal_;
};

}  // namespace tally::sanguosha
