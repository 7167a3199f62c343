#include "verify/proofs/difference.h"

#include <algorithm>
#include <stdexcept>

#include "verify/proofs/formula.h"
#include "verify/proofs/kit.h"
#include "verify/proofs/solver.h"

namespace tally::proofs {
namespace {

std::span<const Formula> formulas_of(const Game& game) {
  const auto formulas = verify::proof_kit_of(game).formulas;
  return formulas == nullptr ? std::span<const Formula>() : formulas();
}

}  // namespace

struct Differ::Impl {
  Solver solver;

  // The kinds of states from `from` on are tried in turn: the cards of the first state about which
  // the rulesets differ; 0 where they differ about none.
  std::uint64_t cards(const std::vector<Sayings>& of, std::size_t from) {
    for (std::size_t i = from; i < of.size(); ++i) {
      const Truth differ = both(of[i].state, of[i].differ);
      if (solver.holds_somewhere(differ) != Answer::sat) continue;
      if (const auto found = solver.smallest_position(differ, of[i].smallest))
        return of[i].cards(Values(found->model));
    }
    return 0;
  }
};

Differ::Differ() : impl_(std::make_unique<Impl>()) {}
Differ::~Differ() = default;

std::vector<Difference> Differ::between(const Game& game, const Ruleset& a, const Ruleset& b) {
  std::vector<Difference> out;
  impl_->solver.forget_lemmas();
  for (const Formula& f : formulas_of(game)) {
    const std::vector<Sayings> sayings = f.sayings(a, b);
    for (std::size_t i = 0; i < sayings.size(); ++i) {
      const Sayings& s = sayings[i];
      const Truth differ = both(s.state, s.differ);
      if (impl_->solver.holds_somewhere(differ) == Answer::unsat) continue;
      const auto found = impl_->solver.smallest_position(differ, s.smallest);
      if (!found) throw std::runtime_error("the solver could not compare the rulesets");
      const Values v(found->model);
      Words state = s.state_words(v);
      if (!found->smallest) add_not_smallest(state);
      out.push_back({f.about, std::move(state), s.words(v, false), s.words(v, true), f.rules,
                     s.cards ? s.cards(v) : 0});
      if (f.shown) {
        // The cards of the smallest state, where a game with them shows the difference; else
        // others.
        const std::vector<Sayings> shown = f.shown(a, b);
        const bool these = v.of(shown[i].differ);
        if (const std::uint64_t cards = these ? 0 : impl_->cards(shown, i); cards != 0)
          out.back().cards = cards;
      }
      break;
    }
  }
  return out;
}

bool Differ::is_formula(const Game& game, std::string_view option) {
  const auto reads = [&](const Formula& f) {
    return std::find(f.reads.begin(), f.reads.end(), option) != f.reads.end();
  };
  const auto all = formulas_of(game);
  return std::any_of(all.begin(), all.end(), reads);
}

}  // namespace tally::proofs
