#include "verify/shrink/findings.h"

#include "verify/shrink/whole_check.h"

namespace tally::verify {

std::vector<const Finding*> of_the_game(const Report& report) {
  std::vector<const Finding*> out;
  for (const Finding& f : report.findings)
    if (f.kind != FindingKind::setup) out.push_back(&f);
  return out;
}

const Report& Meanings::check(const Record& record, const Ruleset& rules) {
  of_.clear();
  checker_.check(record, rules, report_, this);
  return report_;
}

std::uint64_t Meanings::work() const { return events_worth(checker_.work()); }

std::optional<Meaning> Meanings::of(const Finding& f) const {
  const auto i = static_cast<std::size_t>(&f - report_.findings.data());
  return i < of_.size() ? of_[i] : std::nullopt;
}

void Meanings::disputed(const Finding& f, const Question* q, const Event* told,
                        const Event* shown) {
  of_.resize(report_.findings.size());
  of_.back() = meaning_of(schema_, f, q, told, shown);
}

ButForTheCard::ButForTheCard(const Record& native, const Ruleset& rules, const Finding& wanted)
    : otherwise_(*native.game, rules) {
  if (wanted.rule != no_rule && wanted.rule == native.game->schema().holds)
    lacks_ = otherwise_.instead_of(native, wanted.at);
}

bool ButForTheCard::legal(const Record& candidate, std::size_t at, Shrunk& out) {
  if (!lacks_) return true;
  const std::uint64_t before = otherwise_.events();
  const bool is = otherwise_.instead_of(candidate, at).has_value();
  out.work += otherwise_.events() - before;
  return is;
}

}  // namespace tally::verify
