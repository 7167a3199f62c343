#include "tests/outputs/figures.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/check.h"
#include "replay/log/log.h"
#include "replay/random/random_table.h"
#include "replay/source.h"
#include "replay/words.h"
#include "tests/outputs/variants.h"
#include "verify/hidden/view.h"

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

namespace {

constexpr int most_answers = 48;  // of a question, and variants of some of them
constexpr int varied_answers = 3;

// Looks at questions and events as they come.
class Listening final : public EventSink {
 public:
  Listening(const Schema& schema, int players, Figures& out)
      : schema_(schema), players_(players), out_(out) {}

  void mix_question(const Question& q) {
    Signature& s = out_[Column::asked];
    for (const int n :
         {int{q.ask}, int{q.what}, int{q.who}, int{q.other}, int{q.value}, int{q.may_pass},
          int{q.rule}, int{q.card}, int{q.own_seat}, int{q.same_what}})
      s.mix(static_cast<std::uint64_t>(n));
    for (const KindSet& kinds : {q.accepts, q.follows})
      for (const Kind k : kinds) s.mix(std::uint64_t{1000} + static_cast<unsigned>(int{k}));
    for (const Seat seat : q.seats) s.mix(static_cast<std::uint64_t>(int{seat}));
  }
  void list(const Question& q) {
    Listing listing(*this, q);
    q.each(listing);
    mix_verdict(q.judge(Event{}));
  }
  // The answer with one thing changed.
  void vary(const Question& q, const Event& e) {
    each_variant(schema_, players_, e, [&](const Event& v, Field) {
      mix_verdict(q.judge(v));
      Event whole = v;
      q.complete(whole);
      out_.mix_event(Column::refused, whole);
      out_[Column::refused].mix(std::uint64_t{q.rules->could_answer(q, v)} << 1U |
                                std::uint64_t{q.rules->answers_only_this(q, v)});
    });
  }

  void decided(const Question& q, const Event& answer) override {
    mix_question(q);
    if (!RandomAnswers::of_chance(schema_, q)) list(q);
    vary(q, answer);
  }
  void passed(const Question& q) override { mix_question(q); }

  void event(const Event& e, const Match& match, std::uint32_t /*source_at*/) override {
    out_.mix_event(Column::events, e);
    out_.mix_text(Column::events, match.unsound());
    if (schema_.of(e).boundary) {
      State state(out_);
      match.fields(state);
    }
    for (const Lang lang : {Lang::en, Lang::zh})
      out_.mix_text(Column::worded, event_words(schema_, e, lang));
    sums_.clear();
    match.sums(e, sums_);
    for (const Message& m : sums_)
      for (const Lang lang : {Lang::en, Lang::zh}) out_.mix_text(Column::sums, text_of(m, lang));
    std::array<Rule, 8> bearing{};
    const int n = match.also(e, bearing);
    for (int i = 0; i < n; ++i)
      out_[Column::sums].mix(static_cast<std::uint64_t>(int{bearing[static_cast<std::size_t>(i)]}));
    cite(e, match);
  }

 private:
  struct Listing final : AnswerSink {
    Listing(Listening& owner_, const Question& q_) : owner(owner_), q(q_) {}
    bool take(const Event& e) override {
      owner.out_.mix_event(Column::asked, e);
      if (n % 8 == 0 && n / 8 < varied_answers) owner.vary(q, e);
      return ++n < most_answers;
    }
    Listening& owner;
    const Question& q;
    int n = 0;
  };
  struct State final : StateSink {
    explicit State(Figures& out_) : out(out_) {}
    void field(std::string_view path, std::string_view value) override {
      out.mix_text(Column::worded, path);
      out.mix_text(Column::worded, value);
    }
    Figures& out;
  };

  void mix_verdict(const Verdict& v) {
    out_[Column::refused].mix(static_cast<std::uint64_t>(int{v.broken}) << 9U |
                              std::uint64_t{v.undecided} << 8U | v.why);
  }
  void cite(const Event& e, const Match& match) {
    Signature& s = out_[Column::cited];
    const auto mix = [&](const Event& v) {
      s.mix(static_cast<std::uint64_t>(int{match.rule_against(v)}) << 1U |
            std::uint64_t{match.holds(v)});
    };
    mix(e);
    each_variant(schema_, players_, e, [&](const Event& v, Field f) {
      mix(v);
      if (v.hidden == 0) s.mix(static_cast<std::uint64_t>(int{match.rule_for(e, v, f)}));
    });
    // Any other kind, of the same player and cards.
    Event other = e;
    for (Kind k = 1; k < static_cast<int>(schema_.kinds.size()); ++k) {
      if (schema_.kinds[k].fields.empty() || (int{k} + int{e.kind}) % 5 != 0) continue;
      other.kind = k;
      other.what = 0;
      mix(other);
    }
  }

  const Schema& schema_;
  int players_;
  Figures& out_;
  std::vector<Message> sums_;
};

class Telling final : public Table, private EventSink {
 public:
  Telling(const Game& game, Match& match, const Setup& setup, std::uint64_t seed, Figures& out)
      : schema_(game.schema()),
        table_(schema_, match, seed, this),
        listening_(schema_, setup.players, out) {}

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

void mix_report(const Report& report, Figures& out) {
  Signature& s = out[Column::findings];
  s.mix(static_cast<std::uint64_t>(report.verdict) << 1U | std::uint64_t{report.over});
  for (const Finding& f : report.findings) {
    s.mix(static_cast<std::uint64_t>(int{f.rule}) << 8U | static_cast<std::uint64_t>(f.kind));
    s.mix(std::uint64_t{f.at} << 8U | static_cast<std::uint64_t>(int{f.seat} + 1));
    s.mix(f.matter.why);
  }
}

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
    Listening listening(record.game->schema(), record.setup.players, out_);
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

// As this seat saw the game.
void view_of(const Record& record, Seat viewer, Record& out) {
  hidden::View view(record, viewer);
  out.clear();
  out.game = record.game;
  out.ruleset = record.ruleset;
  out.labels = record.labels;
  out.setup = view.see(record.setup);
  for (std::size_t i = 0; i < record.size(); ++i)
    out.add(view.see(record.event(i)), static_cast<std::uint32_t>(i));
}

// As somebody wrote it down who was told nothing that is kept secret, not even when a player left
// the game.
void untold(const Record& record, Record& out) {
  view_of(record, nobody, out);
  const Schema& schema = record.game->schema();
  for (Observation& seen : out.seen())
    for (const FieldInfo& field : schema.of(seen.event).fields)
      for (const SeatFieldInfo& of_seat : schema.seat_fields)
        if (of_seat.secret && field.field == Field::what &&
            field.names.data() == of_seat.names.data())
          seen.event.hide(Field::what);
}

void look_for_faults(const Record& record, const Ruleset& rules, int faults, Figures& out) {
  Looking looking(*record.game, rules, out);
  EXPECT_EQ(looking.check(record), VerdictKind::clean);
  looking.check_changed(record, faults);
  Record seen;
  for (const Seat viewer : {Seat{0}, nobody}) {
    view_of(record, viewer, seen);
    EXPECT_NE(looking.check(seen), VerdictKind::violations);
    looking.check_changed(seen, faults / 2);
  }
  untold(record, seen);
  EXPECT_NE(looking.check(seen), VerdictKind::violations);
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
