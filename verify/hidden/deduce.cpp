#include "verify/hidden/deduce.h"

#include <algorithm>

#include "verify/hidden/deal.h"

namespace tally::hidden {
namespace {

// Where tokens can be: a token that may have left a hand unseen is perhaps here, perhaps there.
// What follows is certain; that two such tokens cannot both have gone with one card is not followed
// up.
class Hands {
 public:
  explicit Hands(const Reading& reading) : reading_(reading) {
    for (const Op& op : reading.problem().ops) {
      if (!op.take)
        at(op.at).push_back({op.origin, true});
      else if (op.card != unknown_card)
        seen(op);
      else
        unseen(op);
    }
  }

  // By the origins it may have.
  [[nodiscard]] bool must(Place hand, Origin o) const {
    const auto& bag = bags_[static_cast<std::size_t>(hand)];
    return std::any_of(bag.begin(), bag.end(),
                       [&](const Token& t) { return t.sure && t.origin == o; });
  }
  [[nodiscard]] bool may(Place hand, Card c) const {
    const auto& bag = bags_[static_cast<std::size_t>(hand)];
    return std::any_of(bag.begin(), bag.end(),
                       [&](const Token& t) { return reading_.fits(t.origin, c); });
  }

 private:
  struct Token {
    Origin origin;
    bool sure;  // it is here, and not perhaps
  };
  std::vector<Token>& at(Place p) { return bags_[static_cast<std::size_t>(p)]; }

  // The card that is seen is nowhere else.
  void seen(const Op& op) {
    auto& bag = at(op.at);
    auto t = std::find_if(bag.begin(), bag.end(),
                          [&](const Token& x) { return x.sure && x.origin == op.origin; });
    if (t == bag.end())
      t = std::find_if(bag.begin(), bag.end(),
                       [&](const Token& x) { return reading_.problem().fits(x.origin, op); });
    if (t != bag.end()) bag.erase(t);
    if (op.origin >= of_shuffle) return;
    for (auto& other : bags_)
      std::erase_if(other, [&](const Token& x) { return x.origin == op.origin; });
  }

  void unseen(const Op& op) {
    auto& bag = at(op.at);
    const bool alike = std::all_of(bag.begin(), bag.end(), [&](const Token& t) {
      return t.sure && t.origin == bag[0].origin;
    });
    if (alike) {
      if (bag.empty()) return;
      const Token t = bag.back();
      bag.pop_back();
      if (op.to >= 0) at(op.to).push_back(t);
      return;
    }
    // Any of them: one of each origin is not sure any more.
    std::vector<Origin> met;
    for (Token& t : bag) {
      if (std::find(met.begin(), met.end(), t.origin) != met.end()) continue;
      met.push_back(t.origin);
      t.sure = false;
      if (op.to >= 0) at(op.to).push_back({t.origin, false});
    }
  }

  const Reading& reading_;
  std::array<std::vector<Token>, places> bags_;
};

}  // namespace

Knowledge Deduction::after(int turn, std::size_t steps) const {
  Knowledge k;
  k.turn = turn;
  k.steps = steps;
  const int players = trace_.setup().players;
  if (const auto said = identities(trace_, game_, rules_, steps)) {
    k.has_identities = true;
    for (const Roles& roles : assignments(*said)) {
      ++k.assignments;
      for (std::size_t s = 0; s < static_cast<std::size_t>(players); ++s) ++k.of[s][roles[s]];
    }
  }
  if (!trace_.sound()) return k;
  Reading reading;
  reading.read(trace_, {}, steps);
  const Hands hands(reading);
  k.hands.resize(static_cast<std::size_t>(players));
  for (const Op& op : reading.problem().ops) {
    if (op.at < players && op.at >= 0)
      k.hands[static_cast<std::size_t>(op.at)].size += op.take ? -1 : 1;
    if (op.take && op.card == unknown_card && op.to >= 0 && op.to < players)
      ++k.hands[static_cast<std::size_t>(op.to)].size;
  }
  for (Place s = 0; s < players; ++s) {
    HandKnowledge& hand = k.hands[static_cast<std::size_t>(s)];
    for (const Card c : trace_.deck()) {
      const Origin o = reading.origin_of(c);
      hand.must.set(c, o == c && hands.must(s, o));
      hand.cannot.set(c, reading.is_open(c) || !hands.may(s, c));
    }
  }
  return k;
}

std::vector<Knowledge> Deduction::all() const {
  std::vector<Knowledge> out;
  for (std::size_t i = 1; i <= trace_.size(); ++i)
    if (i == trace_.size() || trace_.step(i).turn != trace_.step(i - 1).turn)
      out.push_back(after(trace_.step(i - 1).turn, i));
  return out;
}

}  // namespace tally::hidden
