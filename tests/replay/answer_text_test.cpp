// Answers as people type them: what is written behind a choice is read as that very choice.
#include "replay/answer_text.h"

#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/acts.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/io/input_error.h"
#include "replay/source.h"

namespace tally {
namespace {

constexpr int most_turns = 6;      // of a record
constexpr int most_faults = 20;    // told of a record
constexpr int most_answers = 250;  // tried of a question

bool same_field(const FieldInfo& f, const Event& a, const Event& b, bool ordered) {
  switch (f.field) {
    case Field::what: return a.what == b.what;
    case Field::seat: return a.seat == b.seat;
    case Field::other: return a.other == b.other;
    case Field::value: return a.value == b.value;
    case Field::extra: return a.extra == b.extra;
    case Field::more: return a.more == b.more;
    case Field::seats: return a.seats == b.seats;
    case Field::cards:
      return ordered ? std::ranges::equal(a.cards, b.cards)
                     : std::ranges::is_permutation(a.cards, b.cards);
  }
  return false;
}
bool same(const Schema& schema, const Event& a, const Event& b) {
  return a.kind == b.kind && std::ranges::all_of(schema.of(a).fields, [&](const FieldInfo& f) {
           return same_field(f, a, b, schema.of(a).ordered);
         });
}

// Writes and reads each answer to every question.
class BackAndForth final : public EventSink {
 public:
  BackAndForth(const Record& game, std::string record)
      : schema_(game.game->schema()), players_(game.setup.players), record_(std::move(record)) {}

  void event(const Event& /*e*/, const Match& match, std::uint32_t /*source_at*/) override {
    turn_ = match.turn();
    ++events_;
  }
  void decided(const Question& q, const Event& /*answer*/) override { all(q); }
  void passed(const Question& q) override { all(q); }

  int tried = 0;

 private:
  class Each final : public AnswerSink {
   public:
    Each(BackAndForth& owner, const Question& q) : owner_(owner), q_(q) {}
    bool take(const Event& e) override {
      owner_.one(q_, e);
      return ++taken_ < most_answers;
    }

   private:
    BackAndForth& owner_;
    const Question& q_;
    int taken_ = 0;
  };

  void all(const Question& q) {
    if (turn_ > most_turns || !asks_a_player(schema_, q)) return;
    Each each(*this, q);
    q.each(each);
  }
  void one(const Question& q, const Event& e) {
    ++tried;
    const std::string words = answer_text(schema_, q, e);
    TypedAnswer typed;
    std::string wrong;
    try {
      read_answer(words, schema_, q, players_, typed);
      if (typed.event.kind != nothing) q.complete(typed.event);
      if (same(schema_, e, typed.event) && q.judge(typed.event).legal()) return;
      wrong = "is another answer";
    } catch (const io::InputError& error) {
      wrong = text_of(error.message, Lang::en);
    }
    if (++faults_ <= most_faults)
      ADD_FAILURE() << record_ << ", event " << events_ << ": \"" << words << "\": " << wrong;
  }

  const Schema& schema_;
  int players_;
  std::string record_;
  int turn_ = 0;
  int events_ = 0;
  int faults_ = 0;
};

TEST(AnswerText, EachChoiceIsReadAsItself) {
  int tried = 0;
  for (const char* const path : {"native/guozhan-6-2.jsonl",
                                 "kingdom_war/heg-mixed-g013500_p6_v1.fk.rep",
                                 "kingdom_war/hegx-mixed-g600005_p8_v1.fk.rep",
                                 "kingdom_war/hegx-mixed-g523026_p8_v3.fk.rep",
                                 "kingdom_war/noshg-mixed-g015018_p6_v1.fk.rep",
                                 "native/guozhan-lords-games.jsonl.zst",
                                 "native/guozhan-expansions.jsonl.zst",
                                 "native/guozhan-strategy-games.jsonl.zst",
                                 "native/qsanguosha-hegemony-games.jsonl.zst",
                                 "qsanguosha/heg-std-06p-001.qsgs",
                                 "three_v_three/3v3-mixed-g510034_p6_v1.fk.rep",
                                 "three_v_three/3v3-smart-g550017_p6_v4.fk.rep",
                                 "native/3v3-6-7.jsonl",
                                 "one_v_two/l1v2-g700033_p3_v1.fk.rep",
                                 "noname/nn-versustwo-004.txt.zst",
                                 "native/generals-6-165.jsonl",
                                 "native/expansions-8-78.jsonl",
                                 "native/expansions-5-258.jsonl",
                                 "native/junzheng-5-4.jsonl",
                                 "native/classic-8-4.jsonl",
                                 "freekill/shzl22-mixed-g022030_p7_v2.fk.rep",
                                 "freekill/shzl-mixed-g011063_p6_v6.fk.rep",
                                 "dou_dizhu/openspiel.jsonl",
                                 "dou_dizhu/rlcard-trace.jsonl"}) {
    RecordStream stream;
    stream.open(std::string(TALLY_SOURCE_DIR "/corpus/") + path);
    Record record;
    for (int games = 0; games < 3 && stream.next(record) == RecordStream::Got::record; ++games) {
      BackAndForth sink(record, path);
      Checker checker(*record.game);
      Report report;
      checker.check(record, load_ruleset(*record.game, record.ruleset), report, &sink);
      EXPECT_GT(sink.tried, 0) << path;
      tried += sink.tried;
    }
  }
  EXPECT_GT(tried, 10'000);
}

}  // namespace
}  // namespace tally
