// From origins to cards: which card each token is.
#include <algorithm>
#include <array>
#include <map>

#include "verify/hidden/core.h"
#include "verify/hidden/ledger.h"
#include "verify/hidden/witness.h"

namespace tally::hidden {
namespace {

class Dealing {
 public:
  Dealing(const Trace& trace, const Ledger& ledger, const Choice& choice, std::size_t steps,
          const std::vector<bool>& says)
      : trace_(trace), p_(ledger.problem()), choice_(choice), tokens_(ledger.tokens()) {
    out_.card = tokens_.card;
    out_.moved = tokens_.moved;
    out_.pile.resize(steps);
    is_.assign(out_.card.size(), no_token);
    last_told_.fill(-1);
    for (std::size_t i = 0; i < steps; ++i) {
      const Event e = trace.event(i);
      if (trace.schema().of(e).to == Spot::none || (!says.empty() && !says[i])) continue;
      for (const Card c : e.cards)
        if (c != unknown_card) last_told_[c] = static_cast<std::int64_t>(i);
    }
  }

  std::optional<Dealt> deal() {
    if (!follow()) return {};
    for (std::size_t k = 0; k < tokens_.shuffles.size(); ++k) name(k);
    name_the_rest();
    fill_places();
    for (const Tokens::Shuffle& s : tokens_.shuffles)
      if (s.step < out_.pile.size()) out_.pile[s.step] = s.pile;
    return std::move(out_);
  }

 private:
  // Which token each take takes.
  bool follow() {
    std::array<std::vector<std::uint32_t>, sites> hands;
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
    std::bitset<card_ids> cards = tokens_.shuffles[k].cards;
    const auto mine = static_cast<Origin>(of_shuffle + k);
    for (std::size_t t = 0; t < out_.card.size(); ++t)
      if (tokens_.origin[t] == mine && out_.card[t] != unknown_card) cards.reset(out_.card[t]);
    std::size_t c = 0;
    for (std::size_t t = 0; t < out_.card.size(); ++t) {
      if (tokens_.origin[t] != mine || out_.card[t] != unknown_card) continue;
      while (c < card_ids && !cards[c]) ++c;
      if (c < card_ids) out_.card[t] = static_cast<Card>(c++);
    }
  }

  // What lies at the places of mixed piles, the last pile first: a place may hold one of another.
  void fill_places() {
    for (std::size_t t = out_.card.size(); t-- > 0;) {
      const Site pile = tokens_.mixed[t];
      if (pile < 0) continue;
      auto& left = left_[static_cast<std::size_t>(pile)];
      if (is_[t] == no_token && !left.empty()) {
        is_[t] = left.back();
        left.pop_back();
      }
      if (is_[t] != no_token) out_.card[t] = out_.card[is_[t]];
    }
  }

  // Of a set of cards, where a record begins in the middle: of a shuffle those that lay in the
  // discard pile and were not seen since; else, and then, those that nobody ever saw.
  void name_the_rest() {
    std::bitset<card_ids> never;
    for (const Card c : trace_.deck()) never.set(c, last_told_[c] < 0);
    for (const Card c : out_.card)
      if (c != unknown_card) never.reset(c);
    std::map<std::size_t, std::bitset<card_ids>> discards;  // by shuffle: those not given yet
    for (std::size_t t = 0; t < out_.card.size(); ++t) {
      const Origin o = tokens_.origin[t];
      if (o < of_any || out_.card[t] != unknown_card || tokens_.mixed[t] >= 0) continue;
      const Problem::Set& set = p_.sets[static_cast<std::size_t>(o - of_any)];
      const auto [here, first] = discards.try_emplace(set.step);
      if (first) here->second = shuffled_and_gone(set.step);
      const std::bitset<card_ids> lay = set.cards & here->second;
      const std::bitset<card_ids> open = lay.any() ? lay : set.cards & never;
      if (open.none()) continue;
      const auto c = static_cast<Card>(open._Find_first());
      out_.card[t] = c;
      here->second.reset(c);
      never.reset(c);
    }
  }

  // The cards that a shuffle puts into the pile and that are never named afterwards.
  [[nodiscard]] std::bitset<card_ids> shuffled_and_gone(std::size_t step) const {
    std::bitset<card_ids> out;
    if (!trace_.step(step).shuffles) return out;
    for (const Piece& p : trace_.pieces(step)) {
      const std::int64_t told = last_told_[p.card];
      out.set(p.card, told >= 0 && told < static_cast<std::int64_t>(step));
    }
    return out;
  }

  const Trace& trace_;
  const Problem& p_;
  const Choice& choice_;
  const Tokens& tokens_;
  std::array<std::int64_t, card_ids> last_told_{};  // by card: the last step that names it, or -1
  Dealt out_;
  std::vector<std::uint32_t> is_;  // by place in a mixed pile: the token
  std::array<std::vector<std::uint32_t>, sites> left_;
};

}  // namespace

std::optional<Dealt> deal(const Trace& trace, std::size_t steps, const std::vector<bool>& says) {
  Ledger ledger;
  ledger.read(trace, says, steps);
  Choice choice;
  std::uint64_t work = solver_work;
  if (decide(ledger.problem(), choice, work) != Answer::yes) return {};
  return Dealing(trace, ledger, choice, steps, says).deal();
}

}  // namespace tally::hidden
