// A choice that breaks a rule, and a few that would not.
#include <algorithm>
#include <utility>
#include <vector>

#include "replay/guide/findings.h"
#include "replay/messages.h"

namespace tally::guide {
namespace {

// The first few legal answers, those with the same card before others, and first of all one that is
// otherwise only in who or on whom.
class Examples : public AnswerSink {
 public:
  explicit Examples(const Event& like) : like_(like) {}
  bool take(const Event& answer) override {
    Kept k{answer, {answer.cards.begin(), answer.cards.end()}};
    const bool alike = answer.kind == like_.kind && answer.what == like_.what;
    const bool same = alike && !same_ && !answer.cards.empty() &&
                      std::equal(answer.cards.begin(), answer.cards.end(), like_.cards.begin(),
                                 like_.cards.end());
    auto& list = alike ? alike_ : others_;
    if (same) {
      same_ = true;
      list.insert(list.begin(), std::move(k));
      if (list.size() > wanted) list.pop_back();
    } else if (list.size() < wanted) {
      list.push_back(std::move(k));
    }
    return ++seen_ < most_seen && !(same_ && alike_.size() == wanted);
  }
  // Such choices can be made, but with none of these cards.
  [[nodiscard]] bool of_others() const {
    return !alike_.empty() && std::ranges::none_of(like_.cards, [&](Card c) {
      return std::ranges::any_of(
          alike_, [&](const Kept& k) { return std::ranges::find(k.cards, c) != k.cards.end(); });
    });
  }
  [[nodiscard]] std::vector<Card> cards() const {
    std::vector<Card> all;
    for (const Kept& k : alike_.empty() ? others_ : alike_)
      all.insert(all.end(), k.cards.begin(), k.cards.end());
    return all;
  }
  template <class F>
  void each(F f) const {
    for (const Kept& k : alike_.empty() ? others_ : alike_) {
      Event e = k.event;
      e.cards = k.cards;
      f(e);
    }
  }

 private:
  struct Kept {
    Event event;
    std::vector<Card> cards;
  };
  static constexpr std::size_t wanted = 2;
  static constexpr int most_seen = 5000;
  const Event& like_;
  int seen_ = 0;
  bool same_ = false;
  std::vector<Kept> alike_;
  std::vector<Kept> others_;
};

}  // namespace

void Findings::illegal(const Question& q, const Event& a, const Verdict& v) {
  Finding* const f = add(v.undecided ? FindingKind::undecided : FindingKind::illegal,
                         v.undecided ? q.rule : v.broken, a.seat);
  if (f == nullptr) return;
  dispute(*f, &q, nullptr, &a);
  is_about(*f, a, &q);
  f->matter.why = v.why;
  Examples examples(a);
  if (!v.undecided) q.each(examples);
  // Where it is the card that is at fault: nothing may be done with it.
  const bool other_card = v.broken == cursor_.schema.holds || examples.of_others();
  if (other_card || cursor_.schema.of(a).from != Spot::seat)
    wording_.tell_apart(a.cards, examples.cards());
  f->found = wording_.event(a);
  if (v.undecided) {
    f->message = say::hidden_card_decides();
    f->expected = say::identity_of_card();
    return;
  }
  const Breach* const breach = cursor_.game.breach(v);
  f->message = breach == nullptr ? say::not_allowed(f->found) : (*breach)(f->found);
  if (a.kind == cursor_.kinds.discarding && v.broken == q.rule && !q.may_pass && q.value > 0 &&
      a.cards.size() != static_cast<std::size_t>(q.value))
    f->message = say::not_so_many(std::move(f->message), q.value, a.cards.size());
  std::vector<Message> shown;
  examples.each([&](const Event& e) {
    Message example = wording_.event(e);  // cards that are printed alike read the same
    if (shown.empty() || example != shown.back()) shown.push_back(std::move(example));
  });
  if (!shown.empty())
    f->expected = (q.may_pass ? say::for_example_or_nothing
                              : say::for_example)(joined(std::move(shown), say::or_example));
  else if (cursor_.schema.of(a).role == EventRole::chance)
    f->expected = q.value > 0 ? wording_.fitting_cards(q, a) : Message();
  else
    f->expected = q.may_pass ? say::nothing_of_the_kind() : say::something_else();
}

}  // namespace tally::guide
