#include "verify/shrink/script.h"

#include <algorithm>

#include "replay/guide/matching.h"
#include "verify/turns.h"

namespace tally::verify {

Key key_of(const Question& q) { return {q.ask, q.what, q.who, q.other}; }

std::uint8_t differing(const Schema& schema, const Event& told, const Event& shown) {
  constexpr std::uint8_t all = 0xFF;
  if (told.kind != shown.kind) return all;
  const KindInfo& kind = schema.of(told);
  std::uint8_t out = 0;
  KindInfo one = kind;
  for (std::size_t i = 0; i < kind.fields.size(); ++i) {
    one.fields = kind.fields.subspan(i, 1);
    if (agree(one, told, shown)) continue;
    out = static_cast<std::uint8_t>(out | (1U << static_cast<unsigned>(one.fields[0].field)));
  }
  return out;
}

Meaning meaning_of(const Schema& schema, const Finding& f, const Question* q, const Event* told,
                   const Event* shown) {
  Meaning out;
  out.kind = f.kind;
  out.rule = f.rule;
  const bool extra = f.kind == FindingKind::extra;
  // What would come next in its place has no part in what an event too many means, nor has what
  // comes next in what is missing.
  if (q != nullptr && !extra) out.asked = q->ask;
  if (q != nullptr && shown != nullptr && f.kind == FindingKind::illegal)
    out.why = q->judge(*shown).why;
  if (told != nullptr && !extra) out.told = told->kind;
  if (shown != nullptr && f.kind != FindingKind::missing) out.shown = shown->kind;
  if (told != nullptr && shown != nullptr && f.kind == FindingKind::wrong)
    out.differs = differing(schema, *told, *shown);
  out.over = extra && q == nullptr && told == nullptr;
  return out;
}

namespace {

// Whose cards an answer takes: the one's its field "of" names, or his who answers.
Seat holder_of(const KindInfo& kind, const Event& e) {
  for (const FieldInfo& f : kind.fields)
    if (f.field == Field::other && f.key == "of") return e.other;
  return e.seat;
}

class Recorder final : public EventSink {
 public:
  Recorder(const Schema& schema, std::optional<std::size_t> finding, const Report& report,
           Script& out)
      : schema_(schema), wanted_(finding), report_(report), out_(out) {
    out_.turns.push_back(nobody);
  }

  void decided(const Question& q, const Event& answer) override {
    key_ = key_of(q);
    main_ = !q.follows.empty();
    answer_ = answer.kind;
  }

  void event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) override {
    if (done_) return;
    const KindInfo& kind = schema_.of(e);
    const bool decision = key_.has_value() && answer_ == e.kind;
    const std::optional<Key> key = key_;
    key_.reset();
    if (begins_turn(schema_, e)) {
      out_.turns.push_back(e.seat);
      phase_ = 0;
    } else if (kind.sequence) {
      phase_ = e.what + 1;
    }
    const auto turn = static_cast<int>(out_.turns.size()) - 1;
    ++out_.tail;
    if (decision && kind.role != EventRole::chance) out_.tail = 0;
    if (decision)
      out_.steps.push_back(
          {Line(e), *key, turn, phase_, main_, kind.role == EventRole::chance, holder_of(kind, e)});
  }

  void disputed(const Finding& f, const Question* q, const Event* told,
                const Event* shown) override {
    if (done_ || !wanted_ || report_.findings.size() != *wanted_ + 1) return;
    done_ = true;
    Fault fault;
    fault.kind = f.kind;
    fault.rule = f.rule;
    fault.meaning = meaning_of(schema_, f, q, told, shown);
    if (q != nullptr) fault.key = key_of(*q);
    if (told != nullptr) fault.told = Line(*told);
    if (shown != nullptr) fault.shown = Line(*shown);
    if (told != nullptr && shown != nullptr) fault.differs = differing(schema_, *told, *shown);
    fault.phase = phase_;
    out_.fault = fault;
  }

 private:
  const Schema& schema_;
  std::optional<std::size_t> wanted_;
  const Report& report_;
  Script& out_;
  std::optional<Key> key_;
  Kind answer_ = nothing;
  bool main_ = false;
  int phase_ = 0;
  bool done_ = false;
};

}  // namespace

bool script_of(const Record& record, const Ruleset& rules, std::optional<std::size_t> finding,
               Script& out) {
  out = {};
  out.game = record.game;
  out.setup = record.setup;
  Checker checker(*record.game);
  Report report;
  Recorder recorder(record.game->schema(), finding, report, out);
  checker.check(record, rules, report, &recorder);
  if (!report.played) return false;
  return !finding || out.fault.has_value();
}

}  // namespace tally::verify
