#include "verify/hidden/deduce.h"

#include <algorithm>

#include "verify/hidden/kit.h"

namespace tally::hidden {

void Deduction::roles(Knowledge& k, const Identities& said) {
  k.has_identities = true;
  if (said_ != said.says.size()) {  // else nothing new was said
    said_ = said.says.size();
    last_ = {};
    last_.of.assign(static_cast<std::size_t>(trace_.setup().players),
                    std::vector<std::uint64_t>(said.table.count.size()));
    for (const Roles& roles : assignments(said)) {
      ++last_.assignments;
      for (std::size_t s = 0; s < last_.of.size(); ++s) ++last_.of[s][roles[s]];
    }
  }
  k.assignments = last_.assignments;
  k.of = last_.of;
}

void Deduction::cards(Knowledge& k) const {
  for (Site s = 0; s < trace_.setup().players; ++s) {
    HandKnowledge& hand = k.hands[static_cast<std::size_t>(s)];
    hand.size = where_.size(s) - spare_[static_cast<std::size_t>(s)];
    const std::vector<Whereabouts::Kind>& kinds = where_.kinds(s);
    for (const Card c : trace_.deck()) {
      const Origin o = ledger_.origin_of(c);
      if (ledger_.is_open(c)) continue;
      for (const Whereabouts::Kind& kind : kinds) {
        if (o == c && kind.origin == c && kind.sure > 0) hand.must[c] = 1;
        if (ledger_.fits(kind.origin, c)) hand.can[c] = 1;
      }
    }
    // A hand of which all is known holds nothing else.
    const auto sure = std::count(hand.must.begin(), hand.must.end(), 1);
    if (sure == where_.size(s)) hand.can = hand.must;
  }
}

// By name alone: the copies that are neither gone nor certainly in another hand.
void Deduction::names(Knowledge& k) const {
  const auto players = static_cast<std::size_t>(trace_.setup().players);
  for (std::size_t s = 0; s < players; ++s) {
    HandKnowledge& hand = k.hands[s];
    hand.size = size_[s];
    hand.must = held_[s];
    int sure = 0;
    for (const std::uint8_t n : held_[s]) sure += n;
    for (const Card c : trace_.deck()) ++hand.can[trace_.name_of(c)];
    for (std::size_t n = 0; n < hand.can.size(); ++n) {
      int there = hand.can[n] - gone_[n];
      for (std::size_t other = 0; other < players; ++other)
        if (other != s) there -= held_[other][n];
      there = std::min(there, held_[s][n] + std::max(hand.size - sure, 0));
      hand.can[n] = static_cast<std::uint8_t>(std::max(there, 0));
    }
  }
}

void Deduction::follow(std::size_t step) {
  if (trace_.sound()) {
    if (trace_.step(step).gathers) {
      where_ = {};
      spare_ = {};
      ops_ = 0;
    }
    ledger_.step(trace_, step, true);
    const Problem& p = ledger_.problem();
    for (; ops_ < p.ops.size(); ++ops_) {
      const Op& op = p.ops[ops_];
      where_.follow(p, op);
      if (op.spare) ++spare_[static_cast<std::size_t>(op.at)];
    }
    return;
  }
  if (trace_.step(step).gathers) {
    held_ = {};
    size_ = {};
    gone_ = {};
  }
  for (const Piece& p : trace_.pieces(step)) {
    const Card name = p.card == unknown_card ? unknown_card : trace_.name_of(p.card);
    const auto from = static_cast<std::size_t>(p.from);
    const auto to = static_cast<std::size_t>(p.to);
    if (p.from >= 0) {
      --size_[from];
      if (name != unknown_card && held_[from][name] > 0) --held_[from][name];
    }
    if (p.to >= 0) ++size_[to];
    if (name == unknown_card) continue;
    if (p.to >= 0) ++held_[to][name];
    if (lies_open(p.to)) ++gone_[name];
    if (lies_open(p.from) && gone_[name] > 0) --gone_[name];
  }
}

std::vector<Knowledge> Deduction::all(std::size_t steps) {
  steps = std::min(steps, trace_.size());
  std::vector<Knowledge> out;
  const auto everything = identities(trace_, game_, rules_, steps);
  Identities said;
  if (everything) said.table = everything->table;
  std::size_t next = 0;
  bool over = false;
  ledger_.start(trace_);
  for (std::size_t i = 0; i < steps; ++i) {
    follow(i);
    over = over || trace_.schema().of(trace_.event(i)).ends;
    if (i + 1 < steps && trace_.step(i + 1).turn == trace_.step(i).turn) continue;
    Knowledge k;
    k.turn = trace_.step(i).turn;
    k.steps = i + 1;
    k.during = !over && (i + 1 == trace_.size() || trace_.step(i + 1).turn == k.turn);
    if (everything) {
      for (; next < everything->says.size(); ++next) {
        const RoleStatement& s = everything->says[next];
        if (s.step != before_the_game && s.step > i) break;
        said.says.push_back(s);
      }
      roles(k, said);
    }
    if (const auto concealed = verify::identity_kit_of(game_).concealed; concealed != nullptr)
      k.concealed = concealed(trace_, rules_, k.steps);
    k.hands.resize(static_cast<std::size_t>(trace_.setup().players));
    trace_.sound() ? cards(k) : names(k);
    out.push_back(std::move(k));
  }
  return out;
}

}  // namespace tally::hidden
