#include "verify/proofs/prover.h"

#include <algorithm>

#include "verify/proofs/claim.h"
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

std::span<const TheoremText> theorems_of(std::string_view game) {
  if (game == "sanguosha") return sanguosha_texts();
  if (game == "dou_dizhu") return dou_dizhu_texts();
  return {};
}

namespace {

bool is_wanted(const TheoremText& text, const std::vector<std::string>& rules) {
  return rules.empty() || std::any_of(rules.begin(), rules.end(), [&](const std::string& rule) {
           return text.id == rule ||
                  std::find(text.rules.begin(), text.rules.end(), rule) != text.rules.end();
         });
}

// Of what two claims came to, that of both: one refuted is all refuted, one open leaves all open.
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

  // None: the solver gave up.
  std::optional<Words> position(const Claim& c, const Truth& formula) {
    const auto model = solver.smallest_position(formula, c.smallest);
    if (!model) return std::nullopt;
    return c.position(Values(*model));
  }

  // Where a claim does not hold. There is such a position.
  void show(const Claim& c, const Truth& negation, Proof& out) {
    out.positions.push_back(position(c, negation)
                                .value_or(Words{"there is such a position; the solver gave up on "
                                                "showing one",
                                                "存在这样的局面，但求解器未能给出"}));
  }

  // All claims hold everywhere, or where the first does not. What one claim has refuted stays
  // refuted, whatever the solver makes of the others.
  void everywhere(const Theorem& theorem, bool observed, Proof& out) {
    for (const Claim& c : theorem.claims) {
      const Truth negation = against(c);
      const Answer answer = solver.holds_somewhere(negation);
      if (answer == Answer::unsat) continue;
      if (answer == Answer::unknown) {
        out.status = worse(out.status, Status::unknown);
        continue;
      }
      if (!c.parts) {
        out.status = Status::refuted;
        out.positions.clear();
        show(c, negation, out);
        return;
      }
      out.status = worse(out.status, observed ? Status::listed : Status::refuted);
      const std::size_t listed = out.positions.size();
      for (const Claim& part : c.parts()) {
        const Truth of_part = against(part);
        const Answer of_it = solver.holds_somewhere(of_part);
        if (of_it == Answer::sat) show(part, of_part, out);
        // A list that may not be whole is none.
        if (of_it == Answer::unknown) out.status = worse(out.status, Status::unknown);
      }
      if (out.positions.size() == listed) show(c, negation, out);
    }
  }

  // Whether it is about anything at all: some position is given.
  bool about_something(const Theorem& theorem) {
    return std::any_of(theorem.claims.begin(), theorem.claims.end(), [&](const Claim& c) {
      return solver.holds_somewhere(c.given) != Answer::unsat;
    });
  }

  // There is a position for each claim.
  void somewhere(const Theorem& theorem, bool with_examples, Proof& out) {
    std::vector<Words> examples;
    for (const Claim& c : theorem.claims) {
      const Truth formula = example(c);
      const Answer answer = solver.holds_somewhere(formula);
      if (answer == Answer::unknown) out.status = worse(out.status, Status::unknown);
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
  const std::span<const TheoremText> texts = theorems_of(game.name());
  std::vector<Proof> out;
  if (std::none_of(texts.begin(), texts.end(),
                   [&](const TheoremText& t) { return is_wanted(t, wanted.rules); }))
    return out;
  const std::vector<Theorem> theorems =
      game.name() == "sanguosha" ? sanguosha_theorems(rules) : dou_dizhu_theorems(rules);
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
    if (theorem->claims.empty()) {
      proof.status = Status::absent;
      proof.positions = {theorem->absent};
      continue;
    }
    if (text.possible)
      impl_->somewhere(*theorem, wanted.examples, proof);
    else
      impl_->everywhere(*theorem, wanted.observed, proof);
    // Nothing is proved of nothing.
    if (proof.status == Status::proved && !text.possible && !impl_->about_something(*theorem)) {
      proof.status = Status::absent;
      proof.positions = {{"no position is one it speaks of", "没有它所说的局面"}};
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
  const auto holds = [&](const Ruleset& of) {
    const std::vector<Proof> proofs = prove(game, of, this_one);
    return std::none_of(proofs.begin(), proofs.end(),
                        [](const Proof& p) { return p.status == Status::refuted; });
  };
  if (!holds(base)) return {};
  std::vector<std::size_t> differ;
  std::vector<std::size_t> mend;
  std::vector<std::size_t> break_it;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (rules.value[i] == base.value[i]) continue;
    differ.push_back(i);
    Ruleset without = rules;
    without.value[i] = base.value[i];
    if (holds(without)) mend.push_back(i);
    Ruleset alone = base;
    alone.value[i] = rules.value[i];
    if (!holds(alone)) break_it.push_back(i);
  }
  if (!mend.empty()) return mend;
  return break_it.empty() ? differ : break_it;
}

}  // namespace tally::proofs
