#include "tests/outputs/tampered.h"

#include <algorithm>
#include <array>
#include <deque>
#include <utility>
#include <vector>

#include "replay/check.h"
#include "replay/random/random.h"
#include "replay/record.h"
#include "tests/outputs/listening.h"
#include "tests/outputs/variants.h"
#include "tests/outputs/views.h"
#include "verify/fuzz/fuzz.h"
#include "verify/fuzz/relations.h"
#include "verify/record_header.h"

namespace tally::outputs {
namespace {

constexpr std::uint64_t most_work = 60'000;  // a record of nonsense is not read in every way

// A record, to be changed by chance. What it was made of stays as it is.
class Tampering {
 public:
  Tampering(const Record& from, std::uint64_t seed) : random_(seed) {
    verify::copy_frame(from, record);
    record.seen() = from.seen();
  }

  Record record;

  void tamper() {
    if (random_.percent(25)) leave_out_kind();
    if (random_.percent(15)) hide_everywhere();
    if (random_.percent(8)) drop(place(), static_cast<std::ptrdiff_t>(record.size()));
    for (int changes = random_.below(3); changes >= 0 && record.size() > 2; --changes) change();
  }

 private:
  std::vector<Observation>& seen() { return record.seen(); }
  // A place; what is rare is as often chosen as what is common.
  std::ptrdiff_t place() {
    if (random_.percent(50)) return random_.below(static_cast<int>(record.size()));
    const Kind k = some_kind();
    const auto is_it = [&](const Observation& o) { return o.event.kind == k; };
    auto nth = random_.below(static_cast<int>(std::ranges::count_if(seen(), is_it)));
    return std::ranges::find_if(seen(),
                                [&](const Observation& o) { return is_it(o) && nth-- == 0; }) -
           seen().begin();
  }
  Kind some_kind() {
    KindSet kinds;
    for (const Observation& o : seen()) kinds.add(o.event.kind);
    int n = 0;
    for ([[maybe_unused]] const Kind k : kinds) ++n;
    n = random_.below(n);
    for (const Kind k : kinds)
      if (n-- == 0) return k;
    return nothing;
  }
  Observation& any() { return seen()[static_cast<std::size_t>(place())]; }
  void drop(std::ptrdiff_t from, std::ptrdiff_t n) {
    const auto end = std::min(from + n, static_cast<std::ptrdiff_t>(record.size()));
    seen().erase(seen().begin() + from, seen().begin() + end);
  }

  void change() {
    const std::ptrdiff_t at = place();
    const auto next = std::min(at + 1, static_cast<std::ptrdiff_t>(record.size()) - 1);
    Observation& here = seen()[static_cast<std::size_t>(at)];
    switch (random_.below(12)) {
      case 0:
      case 1: drop(at, 1); break;
      case 2: drop(at, 2 + random_.below(12)); break;
      case 3: seen().insert(seen().begin() + at, Observation(here)); break;
      case 4: seen().insert(seen().begin() + at, Observation(any())); break;
      case 5: std::swap(here, seen()[static_cast<std::size_t>(next)]); break;
      case 6: hide(here.event); break;
      case 7: exchange(here.event, any().event); break;
      default: vary(here.event);
    }
  }
  // One of its variants.
  void vary(Event& e) {
    std::vector<std::pair<Event, std::vector<Card>>> ways;
    each_variant(record.game->schema(), record.setup.players, e, [&](const Event& v, Field) {
      ways.emplace_back(v, std::vector<Card>(v.cards.begin(), v.cards.end()));
    });
    if (ways.empty()) return;
    auto& [event, cards] =
        ways[static_cast<std::size_t>(random_.below(static_cast<int>(ways.size())))];
    e = event;
    e.cards = cards_.emplace_back(std::move(cards));
  }
  void hide(Event& e) {
    const auto fields = record.game->schema().of(e).fields;
    if (fields.empty()) return;
    const Field f =
        fields[static_cast<std::size_t>(random_.below(static_cast<int>(fields.size())))].field;
    if (f != Field::cards) return e.hide(f);
    auto& cards = cards_.emplace_back(e.cards.size(), unknown_card);
    e.cards = cards;
  }
  // Two of one kind change their cards, else their numbers.
  static void exchange(Event& one, Event& other) {
    if (one.kind == other.kind) std::swap(one.cards, other.cards);
    std::swap(one.value, other.value);
  }
  // A source that never shows what happens so.
  void leave_out_kind() {
    const Kind k = some_kind();
    record.shows.remove(k);
    std::erase_if(seen(), [&](const Observation& o) { return o.event.kind == k; });
  }
  // … or not all of it.
  void hide_everywhere() {
    const Kind k = some_kind();
    const std::uint64_t which = random_.bits();
    for (Observation& o : seen()) {
      if (o.event.kind != k) continue;
      random_ = Random(which);
      hide(o.event);
    }
  }

  Random random_;
  std::deque<std::vector<Card>> cards_;
};

class Looker {
 public:
  Looker(const Game& game, const Ruleset& rules, Figures& out)
      : game_(game), rules_(rules), checker_(game), out_(out) {
    checker_.allow(most_work);
  }

  void check(const Record& record) {
    checker_.check(record, rules_, report_);
    mix_report(report_, out_);
    mix_state(checker_.match(), Column::findings, out_);
  }
  void listen(const Record& record) {
    Listening listening(game_, record.setup.players, out_);
    checker_.check(record, rules_, report_, &listening);
    mix_report(report_, out_);
  }

 private:
  const Game& game_;
  const Ruleset& rules_;
  Checker checker_;
  Report report_;
  Figures& out_;
};

}  // namespace

std::size_t leanings_of(const Game& game, const Ruleset& rules) {
  return verify::Fuzzer(game, rules).leanings().size();
}

namespace {

// A game as all saw it, one seat, one who looks on, and one who was told no secret.
class Told {
 public:
  Told(verify::Fuzzer& fuzzer, std::size_t leaning, std::uint64_t seed) {
    fuzzer.record({.seed = seed, .leaning = leaning, .relations = false}, all[0]);
    if (none()) return;
    const auto players = static_cast<std::uint64_t>(all[0].setup.players);
    all[0].labels.assign(players, SeatLabel{});
    view_of(all[0], static_cast<Seat>(seed % players), all[1]);
    view_of(all[0], nobody, all[2]);
    untold(all[0], all[3]);
  }

  std::array<Record, 4> all;
  [[nodiscard]] bool none() const { return all[0].size() == 0; }  // no table
  [[nodiscard]] const Record& operator[](std::uint64_t i) const { return all[i % all.size()]; }
};

}  // namespace

void tell_played(const Game& game, const Ruleset& rules, std::size_t leaning, std::uint64_t seed,
                 const Amount& amount, Figures& out) {
  verify::Fuzzer fuzzer(game, rules);
  Looker looker(game, rules, out);
  for (std::uint64_t n = 0; n < amount.games; ++n) {
    const Told told(fuzzer, leaning, seed + n);
    if (told.none()) return;
    for (const Record& record : told.all) looker.check(record);
    if (n > 0) continue;
    looker.listen(told[seed]);
    for (std::uint64_t i = 0; i < amount.tampered; ++i) {
      Tampering tampering(told[i], seed << 16U | leaning << 8U | i);
      tampering.tamper();
      looker.check(tampering.record);
    }
  }
}

void tell_relations(const Game& game, const Ruleset& rules, std::uint64_t seed, Figures& out) {
  verify::Fuzzer fuzzer(game, rules);
  verify::Played played;
  const auto failure = fuzzer.play({.seed = seed, .leaning = {}, .relations = true}, played);
  out.mix_text(Column::findings, failure ? failure->what : "");
  for (const verify::Held held : played.relations)
    out[Column::findings].mix(static_cast<std::uint64_t>(held));
}

}  // namespace tally::outputs
