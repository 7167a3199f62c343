#include "verify/proofs/prover.h"

#include <algorithm>

#include "verify/proofs/claim.h"
#include "verify/proofs/kit.h"
#include "verify/proofs/smt2.h"
#include "verify/proofs/solver.h"

namespace tally::proofs {

int Values::of(const Number& n) const {
  const int value = static_cast<int>(model_.eval(n.expr(), true).get_numeral_uint());
  constexpr int half = 1 << (number_bits - 1);
  return value >= half ? value - 2 * half : value;
}
bool Values::of(const Truth& t) const { return model_.eval(t.expr(), true).is_true(); }
std::uint64_t Values::of(const Bits& b) const {
  return model_.eval(b.expr(), true).get_numeral_uint64();
}

std::string_view name_of(Status s) {
  constexpr std::string_view names[] = {"proved", "refuted", "listed", "absent", "unknown"};
  return names[static_cast<std::size_t>(s)];
}

std::span<const TheoremText> theorems_of(const Game& game) {
  const auto texts = verify::proof_kit_of(game).texts;
  return texts == nullptr ? std::span<const TheoremText>() : texts();
}

std::vector<Words> not_in_proofs(const Game& game, const Ruleset& rules) {
  const auto words = verify::proof_kit_of(game).not_in_proofs;
  return words == nullptr ? std::vector<Words>() : words(rules);
}

void add_not_smallest(Words& position) {
  position.en += " (there may be a smaller one: the solver gave up on it)";
  position.zh += "（可能有更小的：求解器未能判定）";
}

namespace {

bool is_wanted(const TheoremText& text, const std::vector<std::string>& rules) {
  return rules.empty() || std::any_of(rules.begin(), rules.end(), [&](const std::string& rule) {
           return text.id == rule ||
                  std::find(text.rules.begin(), text.rules.end(), rule) != text.rules.end();
         });
}

// The status of two claims together: one that is refuted refutes both, else one that is undecided
// leaves both undecided.
Status worse(Status a, Status b) {
  const auto rank = [](Status s) {
    switch (s) {
      case Status::refuted: return 3;
      case Status::unknown: return 2;
      case Status::listed: return 1;
      default: return 0;
    }
  };
  return rank(a) >= rank(b) ? a : b;
}

Truth against(const Claim& c) { return both(c.given, negate(c.then)); }
Truth example(const Claim& c) { return both(c.given, c.then); }

}  // namespace

struct Prover::Impl {
  Solver solver;

  // None: the solver gave up. `smaller_open`: on a smaller claim, too.
  std::optional<Words> position(const Claim& c, const Truth& formula, bool smaller_open = false) {
    const auto found = solver.smallest_position(formula, c.smallest);
    if (!found) return std::nullopt;
    Words out = c.position(Values(found->model));
    if (smaller_open || !found->smallest) add_not_smallest(out);
    return out;
  }

  // Adds the position that refutes a claim. There is one.
  void show(const Claim& c, const Truth& negation, bool smaller_open, Proof& out) {
    out.positions.push_back(position(c, negation, smaller_open)
                                .value_or(Words{"there is such a position; the solver gave up on "
                                                "showing one",
                                                "存在这样的局面，但求解器未能给出"}));
  }

  static Words of(const Claim& c, const Words& why) {
    if (c.about.en.empty()) return why;
    return {c.about.en + ": " + why.en, c.about.zh + "：" + why.zh};
  }

  static void leave_open(const Claim& c, Proof& out) {
    ++out.undecided;
    out.status = worse(out.status, Status::unknown);
    if (!c.about.en.empty()) out.open.push_back(c.about);
  }

  // A claim that no position refutes may speak of no position at all: then it is listed as absent.
  void find_a_case(const Claim& c, Proof& out) {
    const Answer answer = solver.holds_somewhere(c.given);
    if (answer == Answer::unsat)
      out.absent.push_back(of(c, {"no position is one it speaks of", "没有它所说的局面"}));
    else if (answer == Answer::unknown)
      leave_open(c, out);
  }

  // All claims hold everywhere, or where the first does not. What one claim has refuted stays
  // refuted, whatever the solver makes of the others.
  void everywhere(const Theorem& theorem, bool observed, Proof& out) {
    for (const Claim& c : theorem.claims) {
      ++out.claims;
      if (!c.absent.en.empty()) {
        out.absent.push_back(of(c, c.absent));
        continue;
      }
      const Truth negation = against(c);
      const Answer answer = solver.holds_somewhere(negation);
      if (answer == Answer::unsat) {
        find_a_case(c, out);
        continue;
      }
      if (answer == Answer::unknown) {
        leave_open(c, out);
        continue;
      }
      if (!c.parts) {
        out.status = Status::refuted;
        out.positions.clear();
        show(c, negation, out.undecided > 0, out);
        return;
      }
      out.status = worse(out.status, observed ? Status::listed : Status::refuted);
      const std::size_t listed = out.positions.size();
      bool whole = true;
      for (const Claim& part : c.parts()) {
        const Truth of_part = against(part);
        const Answer of_it = solver.holds_somewhere(of_part);
        if (of_it == Answer::sat) show(part, of_part, false, out);
        whole = whole && of_it != Answer::unknown;
      }
      // A list that may not be whole is none.
      if (!whole) leave_open(c, out);
      if (out.positions.size() == listed) show(c, negation, false, out);
    }
  }

  // There is a position for each claim.
  void somewhere(const Theorem& theorem, bool with_examples, Proof& out) {
    std::vector<Words> examples;
    for (const Claim& c : theorem.claims) {
      ++out.claims;
      if (!c.absent.en.empty()) {
        out.absent.push_back(of(c, c.absent));
        continue;
      }
      const Truth formula = example(c);
      const Answer answer = solver.holds_somewhere(formula);
      if (answer == Answer::unknown) leave_open(c, out);
      if (answer == Answer::unsat) {
        out.status = Status::refuted;
        out.positions.push_back(c.otherwise);
      } else if (answer == Answer::sat && with_examples) {
        if (auto words = position(c, formula)) examples.push_back(std::move(*words));
      }
    }
    if (out.status == Status::proved) out.positions = std::move(examples);
  }
};

Prover::Prover() : impl_(std::make_unique<Impl>()) {}
Prover::~Prover() = default;

std::vector<Proof> Prover::prove(const Game& game, const Ruleset& rules, const Wanted& wanted) {
  const std::span<const TheoremText> texts = theorems_of(game);
  std::vector<Proof> out;
  if (std::none_of(texts.begin(), texts.end(),
                   [&](const TheoremText& t) { return is_wanted(t, wanted.rules); }))
    return out;
  const std::vector<Theorem> theorems = verify::proof_kit_of(game).theorems(rules);
  impl_->solver.forget_lemmas();
  impl_->solver.limit(wanted.effort);
  for (const TheoremText& text : texts) {
    if (!is_wanted(text, wanted.rules)) continue;
    const auto theorem = std::find_if(theorems.begin(), theorems.end(),
                                      [&](const Theorem& t) { return t.id == text.id; });
    Proof& proof = out.emplace_back();
    proof.theorem = &text;
    if (theorem == theorems.end()) {
      proof.status = Status::unknown;
      continue;
    }
    // A theorem whose claims are all absent is absent, not proved.
    const bool about_nothing = std::all_of(theorem->claims.begin(), theorem->claims.end(),
                                           [](const Claim& c) { return !c.absent.en.empty(); });
    if (about_nothing) {
      proof.status = Status::absent;
      proof.positions = {theorem->absent};
      continue;
    }
    if (text.possible)
      impl_->somewhere(*theorem, wanted.examples, proof);
    else
      impl_->everywhere(*theorem, wanted.observed, proof);
    if (proof.status == Status::proved && proof.absent.size() == proof.claims) {
      proof.status = Status::absent;
      proof.positions = {{"no position is one it speaks of", "没有它所说的局面"}};
      proof.absent.clear();
      continue;
    }
    if (wanted.smt2) proof.smt2 = smt2_of(text, *theorem, proof.status, rules.name);
  }
  return out;
}

std::vector<std::size_t> Prover::causes(const Game& game, const Ruleset& rules, const Ruleset& base,
                                        const TheoremText& theorem, const Wanted& wanted) {
  Wanted this_one = wanted;
  this_one.rules = {std::string(theorem.id)};
  this_one.examples = this_one.smt2 = false;
  const auto status = [&](const Ruleset& of) {
    const std::vector<Proof> proofs = prove(game, of, this_one);
    return proofs.empty() ? Status::absent : proofs.front().status;
  };
  if (status(base) == Status::refuted) return {};
  // Options without which there is nothing to prove mend nothing. The others are looked at with
  // them.
  Ruleset ground = base;
  std::vector<std::size_t> differ;
  std::vector<std::size_t> mend;
  std::vector<std::size_t> break_it;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (rules.value[i] == base.value[i]) continue;
    differ.push_back(i);
    Ruleset without = rules;
    without.value[i] = base.value[i];
    const Status then = status(without);
    if (then == Status::absent)
      ground.value[i] = rules.value[i];
    else if (then == Status::proved || then == Status::listed)  // undecided mends nothing
      mend.push_back(i);
  }
  for (const std::size_t i : differ) {
    if (!mend.empty()) break;
    Ruleset alone = ground;
    alone.value[i] = rules.value[i];
    if (alone.value != ground.value && status(alone) == Status::refuted) break_it.push_back(i);
  }
  if (!mend.empty()) return mend;
  return break_it.empty() ? differ : break_it;
}

}  // namespace tally::proofs
