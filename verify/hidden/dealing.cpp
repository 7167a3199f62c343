// From origins to cards: which card each token is.
#include <algorithm>

#include "verify/hidden/core.h"
#include "verify/hidden/witness.h"

namespace tally::hidden {
namespace {

class Dealing {
 public:
  Dealing(const Problem& p, const Choice& choice, const Tokens& tokens, std::size_t steps)
      : p_(p), choice_(choice), tokens_(tokens) {
    out_.card = tokens.card;
    out_.moved = tokens.moved;
    out_.pile.resize(steps);
  }

  std::optional<Dealt> deal() {
    if (!follow()) return {};
    // The last shuffle first: what was seen of it says what had been left of those before.
    for (std::size_t k = tokens_.shuffles.size(); k-- > 0;) name(k);
    for (const Tokens::Shuffle& s : tokens_.shuffles)
      if (s.step < out_.pile.size()) out_.pile[s.step] = s.pile;
    return std::move(out_);
  }

 private:
  // Which token each take takes.
  bool follow() {
    std::array<std::vector<std::uint32_t>, max_seats> hands;
    for (std::size_t i = 0; i < p_.ops.size(); ++i) {
      const Op& op = p_.ops[i];
      auto& hand = hands[static_cast<std::size_t>(op.at)];
      if (!op.take) {
        hand.push_back(op.token);
        continue;
      }
      const auto t = std::find_if(hand.begin(), hand.end(), [&](std::uint32_t token) {
        return tokens_.origin[token] == choice_[i] && out_.card[token] == unknown_card;
      });
      const auto seen = std::find_if(hand.begin(), hand.end(), [&](std::uint32_t token) {
        return tokens_.origin[token] == choice_[i];
      });
      const auto taken = t != hand.end() ? t : seen;
      if (taken == hand.end()) return false;
      const std::uint32_t token = *taken;
      hand.erase(taken);
      out_.moved[op.step][op.piece] = token;
      if (op.card != unknown_card) out_.card[token] = op.card;
      if (op.card == unknown_card && op.to >= 0)
        hands[static_cast<std::size_t>(op.to)].push_back(token);
    }
    return true;
  }

  // Cards of this shuffle for its tokens that were never seen, and for what was mixed into it.
  void name(std::size_t k) {
    const Tokens::Shuffle& s = tokens_.shuffles[k];
    std::vector<std::uint32_t> own;
    for (const std::uint32_t t : s.pile)
      if (!s.mixed.empty() || tokens_.origin[t] == static_cast<Origin>(of_shuffle + k))
        own.push_back(t);
    if (s.pile.empty())  // no shuffle was told
      for (std::uint32_t t = 0; t < out_.card.size(); ++t)
        if (tokens_.origin[t] == static_cast<Origin>(of_shuffle + k)) own.push_back(t);
    std::bitset<256> cards = s.cards;
    // What was seen of it and did not go in now had been left.
    std::vector<Card> left;
    for (const std::uint32_t t : own)
      if (const Card c = out_.card[t]; c != unknown_card) {
        if (!cards[c]) left.push_back(c);
        cards.reset(c);
      }
    for (const std::uint32_t t : s.mixed) {
      if (out_.card[t] != unknown_card) continue;
      const Card c = left.empty() ? some_of(tokens_.origin[t]) : left.back();
      if (!left.empty()) left.pop_back();
      out_.card[t] = c;
      if (std::none_of(own.begin(), own.end(), [&](std::uint32_t o) { return out_.card[o] == c; }))
        cards.set(c, c != unknown_card);
    }
    std::size_t c = 0;
    for (const std::uint32_t t : own) {
      if (out_.card[t] != unknown_card) continue;
      while (c < 256 && !cards[c]) ++c;
      if (c < 256) out_.card[t] = static_cast<Card>(c++);
    }
  }

  // A card of that shuffle which no token of it is.
  [[nodiscard]] Card some_of(Origin o) const {
    if (o < of_shuffle || o >= of_any) return unknown_card;
    std::bitset<256> cards = tokens_.shuffles[static_cast<std::size_t>(o - of_shuffle)].cards;
    for (std::size_t t = 0; t < out_.card.size(); ++t)
      if (tokens_.origin[t] == o && out_.card[t] != unknown_card) cards.reset(out_.card[t]);
    for (std::size_t c = 0; c < 256; ++c)
      if (cards[c]) return static_cast<Card>(c);
    return unknown_card;
  }

  const Problem& p_;
  const Choice& choice_;
  const Tokens& tokens_;
  Dealt out_;
};

}  // namespace

std::optional<Dealt> deal(const Trace& trace) {
  Reading reading;
  reading.read(trace, {}, trace.size());
  Choice choice;
  if (decide(reading.problem(), choice) != Answer::yes) return {};
  return Dealing(reading.problem(), choice, reading.tokens(), trace.size()).deal();
}

}  // namespace tally::hidden
