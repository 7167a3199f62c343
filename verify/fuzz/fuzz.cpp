#include "verify/fuzz/fuzz.h"

#include <utility>
#include <variant>

#include "engine/core/signing.h"
#include "replay/random/random.h"
#include "verify/fuzz/relations.h"
#include "verify/invariants/invariants.h"
#include "verify/messages.h"
#include "verify/record_header.h"
#include "verify/tables.h"

namespace tally::verify {

// A few cards can keep two players from hurting each other for ever: that much is played, no more.
constexpr std::uint32_t most_events = 50'000;

// One game at the players' table, under the eyes of the invariants.
class Fuzzer::Run final : public Table {
 public:
  Run(Fuzzer& fuzzer, Record* record)
      : f_(fuzzer),
        schema_(fuzzer.game_.schema()),
        player_(*fuzzer.player_),
        watch_(fuzzer.watch_.get()),
        record_(record),
        looked_at_(record != nullptr || fuzzer.disturb || fuzzer.look_on) {}

  Event answer(const Question& q) override { return ended_ ? Event{} : take(q); }
  bool tell(Event& e) override { return !ended_ && happens(e, nullptr); }

  [[nodiscard]] bool broken() const { return broken_; }
  [[nodiscard]] bool stuck() const { return stuck_; }
  [[nodiscard]] std::uint32_t events() const { return events_; }
  [[nodiscard]] std::uint64_t signature() const { return signature_.value(); }

 private:
  Event take(const Question& q) {
    Event a = player_.answer(q);
    if (a.kind == nothing) {
      if (q.may_pass) return a;
      stuck_ = true;
      fail();
    } else if (!happens(a, &q)) {
      a = {};
    }
    return a;
  }
  [[gnu::always_inline]] inline bool happens(const Event& e, const Question* q) {
    if (looked_at_) [[unlikely]]
      look_at(e, q);
    if (watch_ != nullptr && !watch_->event(e, *f_.match_, q)) [[unlikely]] {
      fail();
      return false;
    }
    sign(signature_, schema_.of(e), e);
    if (++events_ == most_events) [[unlikely]]
      stop();
    return true;
  }
  [[gnu::noinline]] void look_at(const Event& e, const Question* q) {
    if (f_.look_on) f_.look_on(*f_.match_, e, q);
    if (f_.disturb) f_.disturb(*f_.match_, e);
    if (record_ != nullptr) record_->add(e, events_ + 1);
  }
  void fail() {
    broken_ = true;
    stop();
  }
  void stop() {
    ended_ = true;
    f_.match_->stop();
  }

  Fuzzer& f_;
  const Schema& schema_;
  Player& player_;
  Watch* watch_;
  Record* record_;
  bool looked_at_;  // by a record, or somebody who disturbs or looks on
  Signature signature_;
  std::uint32_t events_ = 0;
  bool ended_ = false;   // nothing more is asked or told
  bool broken_ = false;  // for something does not hold
  bool stuck_ = false;
};

Fuzzer::Fuzzer(const Game& game, const Ruleset& rules)
    : game_(game),
      rules_(rules),
      match_(game.match()),
      player_(player_of(game)),
      watch_(watch_for(game)),
      tables_(tables_of(game, rules)) {}

Fuzzer::~Fuzzer() = default;

bool Fuzzer::has_table(int players) const { return verify::has_table(game_, rules_, players); }

std::span<const Leaning> Fuzzer::leanings() const { return player_->leanings(); }

namespace {

// Of a broken invariant.
std::string id_of(const Finding& f) {
  const auto* const id = f.message.is(say::invariant_broken)
                             ? std::get_if<Verbatim>(&f.message.args().front().is)
                             : nullptr;
  return id == nullptr ? std::string() : id->text;
}

// Makes the mistakes a test wants made.
class Disturbing final : public EventSink {
 public:
  explicit Disturbing(const std::function<void(Match&, const Event&)>& disturb)
      : disturb_(disturb) {}
  void event(const Event& e, const Match& match, std::uint32_t /*source_at*/) override {
    disturb_(const_cast<Match&>(match), e);  // NOLINT: a checker's own match, which is not const
  }

 private:
  const std::function<void(Match&, const Event&)>& disturb_;
};

Failure stuck_failure() {
  Failure out;
  out.what = "answerable";
  out.finding.kind = FindingKind::invariant;
  out.finding.message = say::no_answer();
  out.finding.expected = say::an_answer();
  out.finding.found = say::none();
  return out;
}

}  // namespace

struct Fuzzer::Start {
  Setup setup;
  std::size_t leaning = 0;
  std::uint64_t players = 0;  // their chance
  Random more{0};             // for what comes after the game
};

std::optional<Fuzzer::Start> Fuzzer::start(const FuzzCase& c) const {
  if (tables_.empty()) return {};
  Start out;
  out.more = Random(c.seed);
  const std::uint64_t setup = out.more.bits();
  out.players = out.more.bits();
  const std::uint64_t bits = out.more.bits();
  const int seats =
      c.players > 0 ? c.players : tables_[static_cast<std::size_t>(bits >> 8U) % tables_.size()];
  out.leaning = c.leaning.value_or((bits & 0xFFU) % leanings().size());
  if (!game_.random_setup(seats, rules_, setup, out.setup)) return {};
  player_->arrange(out.setup, rules_, out.leaning);
  return out;
}

void Fuzzer::head(const Start& start, Record& out) const {
  new_header(game_, rules_, start.setup, out);
}

void Fuzzer::play(const Start& start, Run& run) {
  player_->start(*match_, start.setup, start.players, start.leaning);
  if (watch_ != nullptr) watch_->start(start.setup, rules_, *match_);
  match_->play(start.setup, rules_, run);
}

std::optional<Failure> Fuzzer::play(const FuzzCase& c, Played& played) {
  played = {};
  std::optional<Start> start = this->start(c);
  if (!start) return {};
  played.players = start->setup.players;
  played.leaning = start->leaning;
  std::optional<Record> whole;
  if (c.relations) head(*start, whole.emplace());
  Run run(*this, whole ? &*whole : nullptr);
  play(*start, run);
  played.events = run.events();
  played.turns = match_->turn();
  played.signature = run.signature();
  played.over = match_->over();
  if (run.stuck()) return stuck_failure();
  const bool broken = run.broken() || (watch_ != nullptr && !watch_->end(*match_, match_->over()));
  if (broken) {
    Failure out;
    watch_->tell(out.finding);
    out.finding.turn = played.turns;
    out.finding.at = played.events;
    out.what = id_of(out.finding);
    return out;
  }
  if (!whole) return {};
  if (bench_ == nullptr) bench_ = std::make_unique<Bench>(game_);
  const Report before = bench_->check.by_rules(*whole, rules_);
  const std::span<const Relation> all = relations();
  played.relations.assign(all.size(), Held::untried);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Relation& r = all[i];
    const std::uint64_t luck = start->more.bits();
    if (before.verdict == VerdictKind::violations && !r.of_any_record) continue;
    Tried tried = r.tries(*whole, rules_, before, luck, *bench_);
    played.relations[i] = tried.held;
    if (tried.held != Held::failed) continue;
    Failure out;
    out.luck = luck;
    out.what = r.name;
    out.finding.kind = FindingKind::invariant;
    out.finding.message = say::relation_broken(r.name, Texts(r.name, r.name_zh), Texts(r.en, r.zh));
    out.finding.expected = say::the_same();
    out.finding.found = std::move(tried.how);
    return out;
  }
  return {};
}

void Fuzzer::record(const FuzzCase& c, Record& out) {
  out.clear();
  out.game = &game_;
  const std::optional<Start> start = this->start(c);
  if (!start) return;
  head(*start, out);
  Run run(*this, &out);
  play(*start, run);
}

Shrunk Fuzzer::shrink(const FuzzCase& c, const Failure& failure, const ShrinkOptions& options) {
  Record whole;
  record(c, whole);
  const auto relation = [&]() -> const Relation* {
    for (const Relation& r : relations())
      if (r.name == failure.what) return &r;
    return nullptr;
  }();
  Bench bench(game_);
  Checker checker(game_);
  checker.watch(watch_for(game_));
  Report report;
  Disturbing disturbing(disturb);
  const Predicate still = [&](const Record& candidate) {
    if (relation != nullptr) {
      const Report before = bench.check.by_rules(candidate, rules_);
      if (before.verdict == VerdictKind::violations && !relation->of_any_record) return false;
      constexpr std::uint64_t tries = 4;
      for (std::uint64_t i = 0; i < tries; ++i)
        if (relation->tries(candidate, rules_, before, failure.luck + i, bench).held ==
            Held::failed)
          return true;
      return false;
    }
    checker.check(candidate, rules_, report, disturb ? &disturbing : nullptr);
    return report.findings.size() == 1 && report.findings[0].kind == FindingKind::invariant &&
           id_of(report.findings[0]) == failure.what;
  };
  return verify::shrink(whole, rules_, still, options);
}

}  // namespace tally::verify
