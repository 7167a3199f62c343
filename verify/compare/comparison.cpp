#include "verify/compare/comparison.h"

#include <algorithm>
#include <string>
#include <utility>

#include "replay/log/log.h"

namespace tally::versus {

Known OptionOutcome::known() const { return of_b ? std::max(of_a.known, of_b->known) : of_a.known; }

std::size_t Comparison::count(Known known) const {
  return static_cast<std::size_t>(std::ranges::count(options, known, &OptionOutcome::known));
}
bool Comparison::differ() const {
  return differing > 1 ? together && together->differ() : with_difference() > 0;
}
bool Comparison::equal() const {
  if (differ()) return false;
  return differing > 1 ? together && together->sameness != Sameness::unknown
                       : count(Known::open) == 0;
}
bool Comparison::argued() const {
  return differing > 1 ? together && together->sameness == Sameness::argued
                       : count(Known::argued) > 0;
}

namespace {

struct Stopped {};

class Comparing {
 public:
  Comparing(const Game& game, const Ruleset& a, const Ruleset& b, const ComparisonOptions& options)
      : game_(game), a_(a), b_(b), options_(options) {}

  Comparison run() {
    std::vector<std::size_t> differing;
    for (std::size_t i = 0; i < game_.options().size(); ++i)
      if (a_.value[i] != b_.value[i]) differing.push_back(i);
    out_.differing = differing.size();
    try {
      for (const std::size_t i : differing) out_.options.push_back(option(i));
      if (differing.size() > 1) out_.together = together();
    } catch (const Stopped&) {
      out_.stopped = true;
    }
    return std::move(out_);
  }

 private:
  void stop_if_asked() const {
    if (options_.stop && options_.stop()) throw Stopped();
  }

  OptionOutcome option(std::size_t i) {
    stop_if_asked();
    if (out_.differing == 1) return {i, look(i, a_, b_)};
    Ruleset changed = a_;
    changed.value[i] = b_.value[i];
    OptionOutcome out{i, look(i, a_, changed)};
    if (out.of_a.known > Known::open) return out;
    changed = b_;
    changed.value[i] = a_.value[i];
    out.of_b = look(i, changed, b_);
    return out;
  }

  // Two that differ in this option alone.
  Outcome look(std::size_t i, const Ruleset& a, const Ruleset& b) {
    std::vector<proofs::Difference> differences = differ_.between(game_, a, b);
    if (differences.empty()) {
      if (proofs::Differ::is_formula(game_, game_.options()[i].key)) return {Known::same};
      if (auto why = same_because(game_, a, b, i))
        return {.known = Known::argued, .argument = std::move(*why)};
    }
    return find(a, b, std::move(differences), true, false);
  }

  Together together() {
    Together out{.sameness = same_together(game_, a_, b_, differ_)};
    if (out.sameness != Sameness::unknown) return out;
    bool deals_only = true;  // games that single options have shown
    bool by_both = false;
    for (const OptionOutcome& o : out_.options)
      if (const auto& w = o.witness()) {
        deals_only = deals_only && w->at_setup;
        by_both = by_both || w->both_play();
      }
    out.outcome = find(a_, b_, differ_.between(game_, a_, b_), deals_only, by_both);
    const auto& witness = out.outcome.witness;
    const std::string events = witness ? events_of(*witness) : std::string();
    for (std::size_t i = 0; i < out_.options.size() && !out.as; ++i) {
      const auto& w = out_.options[i].witness();
      if (w && (witness ? events_of(*w) == events : parts_here(out_.options[i]))) out.as = i;
    }
    return out;
  }

  // Whether the game an option has shown, as A or B plays it, is another by the other of them.
  [[nodiscard]] bool parts_here(const OptionOutcome& o) const {
    const bool of_b = o.of_b.has_value();
    const Record& own = of_b ? o.witness()->in_b : o.witness()->in_a;
    return own.size() > 0 && parts(own, of_b ? a_ : b_);
  }

  // Its events by A and by B.
  [[nodiscard]] std::string events_of(const Witness& w) const {
    std::string out;
    for (const Record* r : {&w.in_a, &w.in_b})
      for (std::size_t i = 0; i < r->size(); ++i) write_event(out, game_.schema(), r->event(i));
    return out;
  }

  Outcome find(const Ruleset& a, const Ruleset& b, std::vector<proofs::Difference> differences,
               bool deals_first, bool by_both) {
    SearchOptions options;
    for (const proofs::Difference& d : differences)
      if (options.cards == 0) options.cards = d.cards;
    options.games = options_.games;
    options.seed = options_.seed;
    options.jobs = options_.jobs;
    options.deals_first = deals_first;
    options.by_both = by_both;
    options.stop = options_.stop;
    const std::size_t of = out_.differing + (out_.differing > 1 ? 1 : 0);
    options.tick = [&](std::uint64_t n) {
      if (options_.tick) options_.tick(games_ + n, out_.options.size(), of);
    };
    Found found = find_witness(game_, a, b, options);
    games_ += found.games;
    stop_if_asked();
    const Known known = found.witness         ? Known::shown
                        : differences.empty() ? Known::open
                                              : Known::stated;
    return {known, std::move(differences), {}, std::move(found.witness), found.games};
  }

  const Game& game_;
  const Ruleset& a_;
  const Ruleset& b_;
  const ComparisonOptions& options_;
  proofs::Differ differ_;
  std::uint64_t games_ = 0;  // looked through, for all differences
  Comparison out_;
};

}  // namespace

Comparison compare(const Game& game, const Ruleset& a, const Ruleset& b,
                   const ComparisonOptions& options) {
  return Comparing(game, a, b, options).run();
}

}  // namespace tally::versus
