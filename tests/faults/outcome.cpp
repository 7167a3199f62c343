#include "tests/faults/outcome.h"

#include <algorithm>

#include "engine/sanguosha/game.h"
#include "replay/books/ruleset.h"
#include "replay/import/freekill/messages.h"

namespace tally::faults {

Bench::Bench()
    : rules_(load_ruleset(sanguosha::identity_game(), "freekill-0.5")),
      checker_(sanguosha::identity_game()) {}

const Report& Bench::check(std::span<const std::uint8_t> file) {
  reader_.read(file, record_);
  checker_.check(record_, rules_, report_);
  return report_;
}

namespace {

bool said_again(const Finding& f) { return f.message.is(freekill::say::said_twice); }

}  // namespace

const Finding& Bench::first() const {
  const auto f = std::ranges::find_if_not(report_.findings, said_again);
  return f == report_.findings.end() ? report_.findings.front() : *f;
}

std::string Bench::first_rule() const {
  if (report_.findings.empty()) return {};
  return std::string(record_.game->rule_ids()[first().rule]);
}

std::string Bench::words() const {
  std::string out;
  for (const Finding& f : report_.findings)
    out += "[" + std::string(tally::name_of(f.kind)) + "] " +
           std::string(record_.game->rule_ids()[f.rule]) + " turn " + std::to_string(f.turn) +
           " packet " + std::to_string(f.source_at) + ": " + text_of(f.message) +
           "\n    expected: " + text_of(f.expected) + "\n    found: " + text_of(f.found) + "\n";
  return out;
}

Outcome Bench::check(const Plant& plant, const Mutant& mutant) {
  check(freekill::write_container(mutant.edit.apply()));
  Outcome o;
  o.found = report_.verdict == VerdictKind::violations;
  if (!o.found) return o;
  const std::uint32_t planted = mutant.shown != 0 ? mutant.shown : mutant.edit.first();
  const std::uint32_t at = first().source_at;
  o.findings = static_cast<std::size_t>(
      std::ranges::count_if(report_.findings, [](const Finding& f) { return !said_again(f); }));
  const auto between = [&](std::uint32_t from, std::uint32_t to) {
    return static_cast<int>(std::count_if(
        record_.seen().begin(), record_.seen().end(),
        [&](const Observation& e) { return e.source_at >= from && e.source_at < to; }));
  };
  o.late = at >= planted ? between(planted, at) : -std::max(1, between(at, planted));
  const std::string rule = first_rule();
  o.rule_fits = std::any_of(plant.rules.begin(), plant.rules.end(), [&](std::string_view r) {
    return r == rule || (r == "card" && rule.starts_with("SGS-CARD-"));
  });
  return o;
}

}  // namespace tally::faults
