// How many ways there are to go on from a decision of a record, one, two and three answers deep:
// the table of docs/verify.md, counted anew.
#include <cstdint>
#include <fstream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/books/ruleset.h"
#include "replay/guide/matching.h"
#include "replay/random/answers.h"
#include "replay/source.h"

namespace tally::verify {
namespace {

// Answers as the record does up to a decision, then as a path says, and counts what there is to
// choose from where it ends. "Nothing" is the last of the answers where one may pass.
class Perft final : public Table {
 public:
  Perft(const Record& record, const Ruleset& rules, std::size_t decision)
      : record_(record), rules_(rules), match_(record.game->match()), decision_(decision) {}

  std::uint64_t count(int depth) {
    const std::size_t here = choices();
    if (depth == 1) return here;
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < here; ++i) {
      path_.push_back(i);
      all += count(depth - 1);
      path_.pop_back();
    }
    return all;
  }

  Event answer(const Question& q) override {
    if (RandomAnswers::of_chance(record_.game->schema(), q)) {
      EXPECT_FALSE(begun_) << "chance has a part in it: no position to count at";
      return as_recorded(q);
    }
    if (!begun_) {
      const Event e = as_recorded(q);
      begun_ = e.kind != nothing && told_ == decision_ + 1;
      if (!begun_) return e;
    }
    Pick pick(step_ < path_.size() ? path_[step_] : ~std::size_t{0});
    q.each(pick);
    if (step_++ == path_.size()) {
      choices_ = pick.seen + (q.may_pass ? 1 : 0);
      match_->stop();
    }
    cards_ = std::move(pick.cards);
    pick.event.cards = cards_;
    return pick.event;
  }

  bool tell(Event& e) override {
    ++told_;
    if (!begun_ && at_ < record_.size() && record_.event(at_).kind == e.kind) ++at_;
    return true;
  }

 private:
  struct Pick final : AnswerSink {
    explicit Pick(std::size_t wanted_) : wanted(wanted_) {}
    bool take(const Event& e) override {
      if (seen++ != wanted) return true;
      event = e;
      cards.assign(e.cards.begin(), e.cards.end());
      return false;
    }
    std::size_t wanted;
    std::size_t seen = 0;
    Event event;  // "nothing" where the list is at its end
    std::vector<Card> cards;
  };

  std::size_t choices() {
    at_ = told_ = step_ = choices_ = 0;
    begun_ = false;
    match_->play(record_.setup, rules_, *this);
    EXPECT_TRUE(begun_) << "not a decision of the record";
    return choices_;
  }

  Event as_recorded(const Question& q) {
    if (at_ == record_.size() || !may_answer(q, record_.event(at_))) return {};
    Event e = record_.event(at_);
    q.complete(e);
    if (!q.judge(e).legal()) return {};
    ++at_;
    ++told_;
    return e;
  }

  const Record& record_;
  const Ruleset& rules_;
  std::unique_ptr<Match> match_;
  std::size_t decision_;
  std::size_t at_ = 0;    // in the record
  std::size_t told_ = 0;  // events of the game, as `tally legal` counts them
  bool begun_ = false;
  std::vector<std::size_t> path_;
  std::size_t step_ = 0;
  std::size_t choices_ = 0;
  std::vector<Card> cards_;
};

struct Row {
  std::string record;
  int game = 1;
  std::size_t event = 0;
  std::vector<std::uint64_t> counts;
};

// The rows of the table: | `corpus/…` | game | event | 1 | 2 | 3 |
std::vector<Row> rows() {
  std::vector<Row> out;
  std::ifstream page(TALLY_SOURCE_DIR "/docs/verify.md");
  for (std::string line; std::getline(page, line);) {
    if (!line.starts_with("| `corpus/")) continue;
    std::erase(line, ',');
    for (char& c : line)
      if (c == '|' || c == '`') c = ' ';
    std::istringstream words(line);
    Row& row = out.emplace_back();
    words >> row.record >> row.game >> row.event;
    for (std::uint64_t n = 0; words >> n;) row.counts.push_back(n);
  }
  return out;
}

TEST(Perft, IsWhatThePageSays) {
  const std::vector<Row> all = rows();
  EXPECT_GE(all.size(), 8U);
  for (const Row& row : all) {
    RecordStream stream;
    stream.open(std::string(TALLY_SOURCE_DIR) + "/" + row.record);
    Record record;
    for (int n = 0; n < row.game; ++n)
      ASSERT_EQ(stream.next(record), RecordStream::Got::record) << row.record;
    const Ruleset rules = load_ruleset(*record.game, record.ruleset);
    Perft perft(record, rules, row.event);
    ASSERT_EQ(row.counts.size(), 3U) << row.record << " " << row.event;
    for (int depth = 1; depth <= 3; ++depth)
      EXPECT_EQ(perft.count(depth), row.counts[static_cast<std::size_t>(depth - 1)])
          << row.record << " game " << row.game << ", event " << row.event << ", depth " << depth;
  }
}

}  // namespace
}  // namespace tally::verify
