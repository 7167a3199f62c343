#include "tests/outputs/figures.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/check.h"
#include "replay/log/log.h"
#include "replay/random/random_table.h"
#include "replay/source.h"
#include "tests/outputs/listening.h"
#include "tests/outputs/variants.h"
#include "tests/outputs/views.h"

namespace tally::outputs {

void Figures::mix_text(Column c, std::string_view text) {
  std::uint64_t h = text.size();
  for (const char x : text) h = (h ^ static_cast<unsigned char>(x)) * 0x100000001B3ULL;
  (*this)[c].mix(h);
}

void Figures::mix_event(Column c, const Event& e) {
  Signature& s = (*this)[c];
  s.mix(e);
  s.mix(std::uint64_t{e.hidden} << 32U | static_cast<std::uint32_t>(int{e.rule}));
}

std::string Figures::row() const {
  std::string out;
  for (const Signature& s : of_)
    out += fmt::format("{}{:08x}", out.empty() ? "" : "\t", s.value() & 0xFFFFFFFFU);
  return out;
}

void mix_report(const Report& report, Figures& out) {
  Signature& s = out[Column::findings];
  s.mix(static_cast<std::uint64_t>(report.verdict) << 1U | std::uint64_t{report.over});
  s.mix(report.signature);
  s.mix(static_cast<std::uint64_t>(report.turns));
  for (const Seat seat : report.winners) s.mix(static_cast<std::uint64_t>(int{seat}));
  out.mix_text(Column::worded, text_of(report.reason, Lang::en));
  for (const Finding& f : report.findings) {
    s.mix(static_cast<std::uint64_t>(int{f.rule}) << 8U | static_cast<std::uint64_t>(f.kind));
    s.mix(std::uint64_t{f.at} << 8U | static_cast<std::uint64_t>(int{f.seat} + 1));
    s.mix(f.matter.why);
    for (const Message* m : {&f.message, &f.expected, &f.found})
      out.mix_text(Column::worded, text_of(*m, Lang::en));
  }
}

namespace {

class Telling final : public Table, private EventSink {
 public:
  Telling(const Game& game, Match& match, const Setup& setup, std::uint64_t seed, Figures& out)
      : schema_(game.schema()),
        table_(schema_, match, seed, this),
        listening_(game, setup.players, out) {}

  Record record;

  Event answer(const Question& q) override {
    listening_.mix_question(q);
    if (!RandomAnswers::of_chance(schema_, q)) {
      listening_.list(q);
      return table_.answer(q);
    }
    const Event e = table_.answer(q);
    listening_.vary(q, e);
    return e;
  }
  bool tell(Event& e) override { return table_.tell(e); }

 private:
  void event(const Event& e, const Match& match, std::uint32_t source_at) override {
    record.add(e, source_at);
    listening_.event(e, match, source_at);
  }

  const Schema& schema_;
  RandomTable table_;
  Listening listening_;
};

// One event of a record changed into another, or left out.
struct Change {
  std::size_t at = 0;
  const Event* into = nullptr;  // nullptr: left out
};

// The record as a log has it.
std::string log_of(const Record& record, const Change* change) {
  std::string text;
  write_header(text, record);
  for (std::size_t i = 0; i < record.size(); ++i) {
    const bool changed = change != nullptr && i == change->at;
    if (!changed || change->into != nullptr)
      write_event(text, record.game->schema(), changed ? *change->into : record.event(i));
  }
  return text;
}

// The i-th of so many places, closest where a game begins: there each event is of another kind.
std::size_t place_of(std::size_t i, std::size_t all, std::size_t size) {
  return size * (2 * i + 1) * (2 * i + 1) / (4 * all * all);
}

class Looking {
 public:
  Looking(const Game& game, const Ruleset& rules, Figures& out)
      : rules_(rules), checker_(game), out_(out) {}

  VerdictKind check(const Record& record, const Change* change = nullptr) {
    const std::string text = log_of(record, change);
    RecordStream stream;
    stream.open(io::Input::of_memory(text));
    if (stream.next(read_) != RecordStream::Got::record) {
      out_.mix_text(Column::findings, text_of(stream.error().message));
      return VerdictKind::unreadable;
    }
    checker_.check(read_, rules_, report_);
    mix_report(report_, out_);
    return report_.verdict;
  }

  // What was found first, for people.
  [[nodiscard]] std::string said() const {
    if (report_.findings.empty()) return "";
    const Finding& f = report_.findings.front();
    return fmt::format("event {}: {}; {}; {}", f.at, text_of(f.message), text_of(f.expected),
                       text_of(f.found));
  }
  // Of a record that is not a log: the same, in place.
  void check_in_place(Record& record, int changes) {
    const auto all = static_cast<std::size_t>(changes);
    for (std::size_t i = 0; i < all; ++i) {
      const std::size_t at = place_of(i, all, record.size());
      const Observation was = record.seen()[at];
      std::size_t way = 0;
      each_variant(record.game->schema(), record.setup.players, was.event,
                   [&](const Event& v, Field) {
                     if (++way % 16 != i % 16) return;
                     record.seen()[at].event = v;
                     checker_.check(record, rules_, report_);
                     mix_report(report_, out_);
                   });
      record.seen()[at] = was;
      const auto its = static_cast<std::ptrdiff_t>(at);
      record.seen().erase(record.seen().begin() + its);
      checker_.check(record, rules_, report_);
      mix_report(report_, out_);
      record.seen().insert(record.seen().begin() + its, was);
    }
  }
  // As it stands, looking at all of it.
  void listen(const Record& record) {
    Listening listening(*record.game, record.setup.players, out_);
    checker_.check(record, rules_, report_, &listening);
    mix_report(report_, out_);
  }

  // So many changes, one after the other.
  void check_changed(const Record& record, int changes) {
    const auto all = static_cast<std::size_t>(changes);
    for (std::size_t i = 0; i < all; ++i) {
      const std::size_t at = place_of(i, all, record.size());
      std::vector<std::pair<Event, std::vector<Card>>> ways;
      each_variant(record.game->schema(), record.setup.players, record.event(at),
                   [&](const Event& v, Field) {
                     ways.emplace_back(v, std::vector<Card>(v.cards.begin(), v.cards.end()));
                   });
      Change change{at};
      if (i % 4 != 0 && !ways.empty()) {
        auto& [event, cards] = ways[(i * 7) % ways.size()];
        event.cards = cards;
        change.into = &event;
        check(record, &change);
      } else {
        check(record, &change);
      }
    }
  }

 private:
  const Ruleset& rules_;
  Checker checker_;
  Record read_;
  Report report_;
  Figures& out_;
};

void look_for_faults(const Record& record, const Ruleset& rules, int faults, Figures& out) {
  Looking looking(*record.game, rules, out);
  EXPECT_EQ(looking.check(record), VerdictKind::clean) << looking.said();
  looking.check_changed(record, faults);
  Record seen;
  for (const Seat viewer : {Seat{0}, nobody}) {
    view_of(record, viewer, seen);
    EXPECT_NE(looking.check(seen), VerdictKind::violations) << looking.said();
    looking.check_changed(seen, faults / 2);
  }
  untold(record, seen);
  EXPECT_NE(looking.check(seen), VerdictKind::violations) << looking.said();
  looking.check_changed(seen, faults / 2);
}

}  // namespace

void tell_record(Record& record, const Ruleset& rules, int faults, Figures& out) {
  Looking looking(*record.game, rules, out);
  looking.listen(record);
  looking.check_in_place(record, faults);
}

bool tell_game(const Game& game, const Ruleset& rules, int players, std::uint64_t seed, int faults,
               Figures& out) {
  Random random(seed);
  Setup setup;
  if (!game.random_setup(players, rules, random.bits(), setup)) return false;
  out[Column::events].mix(static_cast<std::uint64_t>(int{game.setup_breaks(setup, rules)}));
  const std::unique_ptr<Match> match = game.match();
  Telling telling(game, *match, setup, random.bits(), out);
  telling.record.game = &game;
  telling.record.format = "native";
  telling.record.ruleset = rules.name;
  telling.record.setup = setup;
  telling.record.labels.assign(static_cast<std::size_t>(players), SeatLabel{});
  match->play(setup, rules, telling);
  for (const Seat s : match->winners()) out[Column::events].mix(static_cast<std::uint64_t>(int{s}));
  if (faults > 0) look_for_faults(telling.record, rules, faults, out);
  return true;
}

}  // namespace tally::outputs
