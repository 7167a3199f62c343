// What people read of a game has no key of the program in it: kinds of events, what is asked,
// skills, marks, piles, ways.
#include <cctype>
#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/skills/skills.h"
#include "replay/acts.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/diff/changes.h"
#include "replay/games.h"
#include "replay/io/input.h"
#include "replay/random/random_game.h"
#include "replay/source.h"
#include "replay/words.h"

namespace tally {
namespace {

const Game& identity() { return *find_game("sanguosha"); }

// Two Latin letters in a row: "J", "Q" and "K" are ranks.
bool has_latin(std::string_view text) {
  std::size_t run = 0;
  for (const char c : text) {
    run = std::isalpha(static_cast<unsigned char>(c)) != 0 ? run + 1 : 0;
    if (run > 1) return true;
  }
  return false;
}

// A word like "turn_over", or one of the keys that are no English of anybody's.
bool has_key(std::string_view text, const std::set<std::string, std::less<>>& keys) {
  std::string word;
  const auto ends = [&] {
    const bool key = word.find('_') != std::string::npos || keys.contains(word);
    word.clear();
    return key;
  };
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_')
      word += c;
    else if (ends())
      return true;
  }
  return ends();
}

// Whose words are others than the key.
std::set<std::string, std::less<>> keys_with_words() {
  std::set<std::string, std::less<>> keys;
  for (const Word& w : identity().schema().words)
    // "claim a card" is what people say; and of a draw pile everybody speaks.
    if (w.said.find(w.en) == std::string_view::npos && !w.said.empty() && w.en != "pile")
      keys.emplace(w.en);
  return keys;
}

TEST(PlainWords, EveryActIsNamed) {
  const Schema& schema = identity().schema();
  // Keys that are what people say.
  const std::set<std::string_view> verbs{"use",    "respond", "nullify", "recast", "discard",
                                         "remove", "snatch",  "pick",    "show",   "invoke"};
  for (const KindInfo& kind : schema.kinds) {
    const bool chosen = kind.name == "general";  // "choose a general"
    if (kind.role == EventRole::outcome || kind.name == "nothing" || kind.name == "over") continue;
    EXPECT_NE(word_in(schema, kind.name, Lang::zh), kind.name);
    if (kind.role != EventRole::choice || chosen || verbs.contains(kind.name)) continue;
    EXPECT_NE(word_in(schema, kind.name, Lang::en), kind.name) << kind.name;
  }
}

TEST(PlainWords, SkillsThatAreMarksAndPilesAreNamed) {
  const Schema& schema = identity().schema();
  for (std::size_t i = 1; i < static_cast<std::size_t>(sanguosha::Skill::count); ++i) {
    const auto& skill = sanguosha::info(static_cast<sanguosha::Skill>(i));
    EXPECT_EQ(word_in(schema, skill.en, Lang::zh), skill.zh) << skill.en;
    EXPECT_FALSE(has_latin(skill.zh)) << skill.zh;
  }
  EXPECT_EQ(words_in(schema, "Chaos 1, Nirvana 2", Lang::zh), "乱武 1、涅槃 2");
  EXPECT_EQ(words_in(schema, "Chaos 1, Nirvana 2", Lang::en), "Chaos 1, Nirvana 2");
  EXPECT_EQ(words_in(schema, "pioneer, half a fish 2", Lang::zh), "先驱、阴阳鱼 2");
  EXPECT_EQ(words_in(schema, "Xiao Qiao, Sun Shangxiang", Lang::zh), "小乔、孙尚香");
  EXPECT_EQ(words_in(schema, "3/4", Lang::zh), "3/4");
}

// All that is said of games with every general: events, questions, what changes.
class Reader final : public EventSink {
 public:
  explicit Reader(const Game& game)
      : schema_(game.schema()),
        en_(schema_, Lang::en),
        zh_(schema_, Lang::zh),
        spare_(game.match()) {}

  void event(const Event& e, const Match& match, std::uint32_t /*source_at*/) override {
    plain([&](Lang lang) { return event_words(schema_, e, lang); });
    std::vector<Message> sums;
    match.sums(e, sums);
    for (const Message& m : sums) plain([&](Lang lang) { return text_of(m, lang); });
    if (!schema_.of(e).boundary) return;
    std::vector<diff::FieldValue> now = diff::fields_of(*spare_, match.state());
    for (const diff::Change& c : diff::changes(before_, now))
      plain([&](Lang lang) { return (lang == Lang::en ? en_ : zh_).of(c, diff::Sides::time); });
    before_ = std::move(now);
  }
  void decided(const Question& q, const Event& answer) override {
    asked.insert(q.ask);
    if (schema_.of(answer).role == EventRole::choice)
      plain([&](Lang lang) { return text_of(said_acts(schema_, q), lang); });
  }
  std::set<int> asked;

 private:
  template <class F>
  void plain(const F& words) {
    const std::string en = words(Lang::en);
    const std::string zh = words(Lang::zh);
    EXPECT_FALSE(has_key(en, keys_)) << en;
    EXPECT_FALSE(has_latin(zh)) << zh;
    EXPECT_EQ(zh.find('?'), std::string::npos) << zh;
  }

  const Schema& schema_;
  diff::ChangeWords en_;
  diff::ChangeWords zh_;
  std::unique_ptr<Match> spare_;
  std::set<std::string, std::less<>> keys_ = keys_with_words();
  std::vector<diff::FieldValue> before_;
};

TEST(PlainWords, NoKeyReachesAPersonInGamesWithEveryGeneral) {
  const Game& game = identity();
  const Ruleset rules = load_ruleset(game, "expansions");
  Reader reader(game);
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    std::string text;
    ASSERT_TRUE(random_game(game, 8, rules, seed, text));
    RecordStream stream;
    stream.open(io::Input::of_memory(text));
    Record record;
    ASSERT_EQ(stream.next(record), RecordStream::Got::record);
    Checker checker(game);
    Report report;
    checker.check(record, rules, report, &reader);
    ASSERT_EQ(report.verdict, VerdictKind::clean);
  }
  using sanguosha::Ask;
  for (const Ask ask : {Ask::pindian, Ask::decide, Ask::relocate, Ask::doubt, Ask::avatar,
                        Ask::gift_of, Ask::retrieve, Ask::declare})
    EXPECT_TRUE(reader.asked.contains(static_cast<int>(ask))) << static_cast<int>(ask);
}

// What a skill is about stands behind whom it is used on, and not at all where it is its user.
TEST(PlainWords, ASkillAboutOneOnAnother) {
  const Schema& schema = identity().schema();
  Event e;
  e.kind = sanguosha::kind::invoke;
  e.seat = 0;
  e.what = sanguosha::cause(sanguosha::Skill::quhu);
  e.other = 2;
  EXPECT_EQ(event_words(schema, e), "seat 1 uses the effect of Driving the Tiger on seat 3");
  e.seats = {3};
  EXPECT_EQ(event_words(schema, e),
            "seat 1 uses the effect of Driving the Tiger on seat 4 (about seat 3)");
  EXPECT_EQ(event_words(schema, e, Lang::zh), "1号位发动【驱虎】，目标4号位（涉及3号位）");
  e.other = e.seat;
  EXPECT_EQ(event_words(schema, e), "seat 1 uses the effect of Driving the Tiger on seat 4");
}

}  // namespace
}  // namespace tally
