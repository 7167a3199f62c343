#include "verify/explore/step.h"

#include <algorithm>
#include <array>

namespace tally::explore {
namespace {

class Keeper final : public AnswerSink {
 public:
  explicit Keeper(Step& step) : step_(step) {}
  bool take(const Event& e) override {
    if (step_.answers.size() == Step::most_answers) return !(step_.cut = true);
    step_.answers.push_back({e, {e.cards.begin(), e.cards.end()}});
    return true;
  }

 private:
  Step& step_;
};

// f(set) for every k of n, each a row of ascending places.
template <class F>
void each_set(std::size_t n, std::size_t k, F f) {
  std::vector<std::size_t> at(k);
  for (std::size_t i = 0; i < k; ++i) at[i] = i;
  for (bool more = k <= n; more;) {
    more = f(at);
    std::size_t i = k;
    while (i > 0 && at[i - 1] == n - k + i - 1) --i;
    if (i == 0) return;
    ++at[i - 1];
    for (; i < k; ++i) at[i] = at[i - 1] + 1;
  }
}

void by_chance(const Match& match, const Question& q, Step& step) {
  step.place = Place::chance;
  Keeper keep(step);
  std::array<Card, max_cards> room{};
  const ChanceAnswer chance = match.chance_answer(q, room.data());
  std::vector<Card> there(room.begin(), room.begin() + chance.cards);
  Event e = chance.answer;
  e.rule = q.rule;
  if (q.told == nullptr && q.value == chance.cards) {
    // All of them, in an order that nobody sees, but for what stays on top.
    std::fill(there.begin() + chance.fixed, there.end(), unknown_card);
    const bool any = std::ranges::any_of(there, [](Card c) { return c != unknown_card; });
    if (any)
      e.cards = there;
    else
      e.hide(Field::cards);
    keep.take(e);
    return;
  }
  std::vector<Card> cards(there.begin(), there.begin() + chance.fixed);
  if (q.told != nullptr) cards.assign(q.told->cards.begin(), q.told->cards.end());
  if (q.told == nullptr) cards.resize(static_cast<std::size_t>(q.value), unknown_card);
  std::erase_if(there, [&](Card c) { return std::ranges::find(cards, c) != cards.end(); });
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (cards[i] == unknown_card) open.push_back(i);
  each_set(there.size(), std::min(open.size(), there.size()),
           [&](const std::vector<std::size_t>& set) {
             for (std::size_t i = 0; i < set.size(); ++i) cards[open[i]] = there[set[i]];
             e.cards = cards;
             return keep.take(e);
           });
}

}  // namespace

Event Step::answer() const {
  Event e = answers[taken].event;
  e.cards = answers[taken].cards;
  return e;
}

Seat Step::by() const {
  if (place == Place::chance) return nobody;
  const Event& e = answers[taken].event;
  return e.kind == nothing ? who : e.seat;
}

Step step_of(const Schema& schema, const Match& match, const Question& q) {
  Step step;
  step.who = q.who;
  if (schema.kinds[q.accepts.first()].role == EventRole::chance) {
    by_chance(match, q, step);
    return step;
  }
  if (q.may_pass) step.answers.emplace_back();
  Keeper keep(step);
  q.each(keep);
  return step;
}

std::vector<std::uint32_t> choices_of(const std::vector<Step>& steps) {
  std::vector<std::uint32_t> out;
  for (const Step& s : steps)
    if (s.is_choice()) out.push_back(static_cast<std::uint32_t>(s.taken));
  return out;
}

bool go_on(std::vector<Step>& steps, Ways& ways, Places& known, Node& reached) {
  while (!steps.empty()) {
    Step& s = steps.back();
    s.ways.push_back({reached, s.by()});
    if (++s.taken < s.answers.size()) return true;
    reached = s.is_choice() ? ways.add(s.place, s.who, s.ways) : s.ways[0].to;
    if (s.known_by) known.emplace(*s.known_by, reached);
    steps.pop_back();
  }
  return false;
}

}  // namespace tally::explore
