// From origins to cards: which card each token is.
#include <algorithm>
#include <array>

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
    is_.assign(tokens.card.size(), no_token);
  }

  std::optional<Dealt> deal() {
    if (!follow()) return {};
    for (std::size_t k = 0; k < tokens_.shuffles.size(); ++k) name(k);
    fill_places();
    for (const Tokens::Shuffle& s : tokens_.shuffles)
      if (s.step < out_.pile.size()) out_.pile[s.step] = s.pile;
    return std::move(out_);
  }

 private:
  // Which token each take takes.
  bool follow() {
    std::array<std::vector<std::uint32_t>, places> hands;
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
      if (op.token != no_token) is_[op.token] = token;
      // What a shuffle shows of a mixed pile is no piece of its step.
      auto& moved = out_.moved[op.step];
      if ((op.token == no_token || op.to < max_seats) && op.piece < moved.size())
        moved[op.piece] = token;
      if (op.card != unknown_card) out_.card[token] = op.card;
      if (op.card == unknown_card && op.to >= 0)
        hands[static_cast<std::size_t>(op.to)].push_back(token);
    }
    left_ = std::move(hands);
    return true;
  }

  // Cards of this shuffle for those of its tokens that were never seen.
  void name(std::size_t k) {
    std::bitset<256> cards = tokens_.shuffles[k].cards;
    const auto mine = static_cast<Origin>(of_shuffle + k);
    for (std::size_t t = 0; t < out_.card.size(); ++t)
      if (tokens_.origin[t] == mine && out_.card[t] != unknown_card) cards.reset(out_.card[t]);
    std::size_t c = 0;
    for (std::size_t t = 0; t < out_.card.size(); ++t) {
      if (tokens_.origin[t] != mine || out_.card[t] != unknown_card) continue;
      while (c < 256 && !cards[c]) ++c;
      if (c < 256) out_.card[t] = static_cast<Card>(c++);
    }
  }

  // What lies at the places of mixed piles, the last pile first: a place may hold one of another.
  void fill_places() {
    for (std::size_t t = out_.card.size(); t-- > 0;) {
      const Place pile = tokens_.mixed[t];
      if (pile < 0) continue;
      auto& left = left_[static_cast<std::size_t>(pile)];
      if (is_[t] == no_token && !left.empty()) {
        is_[t] = left.back();
        left.pop_back();
      }
      if (is_[t] != no_token) out_.card[t] = out_.card[is_[t]];
    }
  }

  const Problem& p_;
  const Choice& choice_;
  const Tokens& tokens_;
  Dealt out_;
  std::vector<std::uint32_t> is_;  // by place in a mixed pile: the token
  std::array<std::vector<std::uint32_t>, places> left_;
};

}  // namespace

std::optional<Dealt> deal(const Trace& trace, std::size_t steps, const std::vector<bool>& says) {
  Reading reading;
  reading.read(trace, says, steps);
  Choice choice;
  std::uint64_t work = solver_work;
  if (decide(reading.problem(), choice, work) != Answer::yes) return {};
  return Dealing(reading.problem(), choice, reading.tokens(), steps).deal();
}

}  // namespace tally::hidden
