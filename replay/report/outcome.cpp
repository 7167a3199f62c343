#include "replay/report/outcome.h"

#include <algorithm>
#include <span>

#include <fmt/format.h>

#include "replay/finding_id.h"
#include "replay/io/input_error.h"
#include "replay/log/json_line.h"
#include "replay/messages.h"
#include "replay/report/jsonl.h"
#include "replay/report/messages.h"

namespace tally::report {

Outcome outcome_of(const Entry& entry) {
  Outcome o;
  o.source = source_of(entry);
  o.ruleset = entry.ruleset;
  o.players = static_cast<std::uint64_t>(entry.players);
  if (entry.game != nullptr) o.game = entry.game->name();
  if (entry.id != 0) o.id = id_words(entry.id);
  if (!entry.error.empty()) {
    o.verdict = name_of(VerdictKind::unreadable);
    o.reason = entry.error;
    return o;
  }
  const Report& r = entry.report;
  o.verdict = name_of(r.verdict);
  o.reason = r.reason;
  o.turns = static_cast<std::uint64_t>(r.turns);
  o.events = r.events;
  o.judged = r.given_up && !r.findings.empty() ? r.findings.back().at : r.events;
  if (r.played) o.signature = fmt::format("{:016x}", r.signature);
  o.findings.reserve(r.findings.size());
  for (const Finding& f : r.findings)
    o.findings.push_back({id_words(f.id), std::string(entry.game->rule_ids()[f.rule]),
                          std::string(name_of(f.kind)), static_cast<std::uint64_t>(f.turn),
                          static_cast<std::uint64_t>(f.seat + 1), f.at,
                          is_of_chance(*entry.game, f), f.message});
  return o;
}

struct OutcomeReader::Impl {
  log::JsonLine json;
};

OutcomeReader::OutcomeReader() : impl_(std::make_unique<Impl>()) {}
OutcomeReader::~OutcomeReader() = default;

namespace {

using log::Json;

const Json& value_of(std::span<const Json> all, std::size_t object, std::string_view key) {
  static constexpr Json none{};
  const Json* found = &none;
  log::each_in(all, object, [&](std::size_t i) {
    if (all[i].key == key) found = &all[i];
  });
  return *found;
}

std::string text(std::span<const Json> all, std::size_t object, std::string_view key) {
  const Json& v = value_of(all, object, key);
  if (v.type != Json::Type::string && v.type != Json::Type::null)
    log::expected(key, say::a_text(), v);
  return std::string(v.text);
}

std::uint64_t number(std::span<const Json> all, std::size_t object, std::string_view key) {
  const Json& v = value_of(all, object, key);
  const bool none = v.type == Json::Type::null;
  if (!none && (v.type != Json::Type::integer || v.number < 0))
    log::expected(key, say::a_number(), v);
  return none ? 0 : static_cast<std::uint64_t>(v.number);
}

}  // namespace

Outcome OutcomeReader::read(std::string_view line) {
  const std::span<const Json> all = impl_->json.parse(line);
  Outcome o;
  o.source = text(all, 0, "source");
  o.verdict = text(all, 0, "verdict");
  bool known = o.verdict == skipped_name;
  for (int v = 0; v <= static_cast<int>(VerdictKind::unreadable); ++v)
    known = known || name_of(static_cast<VerdictKind>(v)) == o.verdict;
  if (o.source.empty() || !known) throw io::InputError(say::not_an_outcome());
  o.id = text(all, 0, "id");
  o.game = text(all, 0, "game");
  o.ruleset = text(all, 0, "ruleset");
  if (std::string reason = text(all, 0, "reason"); !reason.empty())
    o.reason = tally::say::verbatim(reason);
  o.players = number(all, 0, "players");
  o.turns = number(all, 0, "turns");
  o.judged = o.events = number(all, 0, "events");
  o.signature = text(all, 0, "signature");
  log::each_in(all, 0, [&](std::size_t list) {
    if (all[list].key != "findings") return;
    if (all[list].type != Json::Type::list) throw io::InputError(say::not_an_outcome());
    log::each_in(all, list, [&](std::size_t f) {
      if (all[f].type != Json::Type::object) throw io::InputError(say::not_an_outcome());
      o.findings.push_back({text(all, f, "id"), text(all, f, "rule"), text(all, f, "kind"),
                            number(all, f, "turn"), number(all, f, "seat"), number(all, f, "at"),
                            value_of(all, f, "chance").yes,
                            tally::say::verbatim(text(all, f, "message"))});
    });
  });
  return o;
}

std::string_view name_of(Change c) {
  switch (c) {
    case Change::none: return "same";
    case Change::not_legal_now: return "not_legal_now";
    case Change::legal_now: return "legal_now";
    case Change::not_possible_now: return "not_possible_now";
    case Change::possible_now: return "possible_now";
    case Change::otherwise: return "otherwise";
    case Change::verdict: return "verdict";
    case Change::signature: return "signature";
  }
  return "";
}

namespace {

// The first finding of `these` that `those` do not have.
const KeptFinding* only_in(const std::vector<KeptFinding>& these,
                           const std::vector<KeptFinding>& those) {
  const auto at = std::ranges::find_if(these, [&](const KeptFinding& f) {
    return std::ranges::none_of(those, [&](const KeptFinding& o) { return o.same(f); });
  });
  return at == these.end() ? nullptr : &*at;
}

// What becomes of an answer that breaks a rule by one of the two.
Change change_of_answer(const KeptFinding& f, bool of_after) {
  if (f.chance) return of_after ? Change::not_possible_now : Change::possible_now;
  return of_after ? Change::not_legal_now : Change::legal_now;
}

}  // namespace

Difference difference(const Outcome& before, const Outcome& after, bool signatures) {
  const KeptFinding* const gone = only_in(before.findings, after.findings);
  const KeptFinding* const come = only_in(after.findings, before.findings);
  Difference d;
  d.of_after = come != nullptr && (gone == nullptr || come->at <= gone->at);
  d.first = d.of_after ? come : gone;
  const bool answer = d.first != nullptr && d.first->kind == name_of(FindingKind::illegal);
  if (d.first != nullptr)
    d.change = answer ? change_of_answer(*d.first, d.of_after) : Change::otherwise;
  else if (before.verdict != after.verdict)
    d.change = Change::verdict;
  else if (signatures && before.signature != after.signature)
    d.change = Change::signature;
  return d;
}

}  // namespace tally::report
