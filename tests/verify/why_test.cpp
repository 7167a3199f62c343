// Why something happened: the chains of deaths where the answer is evident, and what holds of the
// causes of every event of every game.
#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/events.h"
#include "engine/sanguosha/events.h"
#include "tests/verify/why_support.h"
#include "verify/why/draw.h"
#include "verify/why/kit.h"
#include "verify/why/trunk.h"

namespace tally::why {
namespace {

using Lines = std::vector<std::string>;

TEST(Why, ASlashAfterWine) {
  const Caused game = Caused::of_corpus("classic-4-6.jsonl");
  EXPECT_EQ(game.lines(302, 3), (Lines{"+302 SGS-DEATH",               //
                                       " +301 SGS-DYING",              //
                                       "  +299 SGS-CARD-SLASH",        //
                                       "   +298 SGS-CARD-SLASH",       //
                                       "   -299 SGS-CARD-SLASH",       //
                                       "   296 SGS-CARD-WINE",         //
                                       "  267 SGS-HP",                 //
                                       "   264 SGS-CARD-SLASH",        //
                                       "   266 SGS-CARD-TWIN-SWORDS",  //
                                       "   -267 SGS-CARD-SLASH",       //
                                       "  125 SGS-HP",                 //
                                       " -302 SGS-RESCUE",             //
                                       "  +301 SGS-DYING again"}));
}

TEST(Why, ALightningThatMovedOn) {
  const Caused game = Caused::of_corpus("generals-6-165.jsonl");
  const Lines lines = game.lines(568, 9);
  const Lines begin{"+568 SGS-DEATH",
                    " +567 SGS-DYING",
                    "  +565 SGS-CARD-LIGHTNING",
                    "   +563 SGS-CARD-LIGHTNING",
                    "    +562 SGS-CARD-LIGHTNING",
                    "     +561 SGS-PHASE-JUDGE"};
  ASSERT_GE(lines.size(), begin.size());
  EXPECT_TRUE(std::equal(begin.begin(), begin.end(), lines.begin()))
      << testing::PrintToString(lines);
  // Who laid it, three hundred events before: it went from seat to seat.
  const auto& reasons = game.explained(568, 30).reasons;
  const auto laid = std::ranges::find(reasons, 296U, &Reason::event);
  ASSERT_NE(laid, reasons.end());
  EXPECT_EQ(text_of(laid->what), "seat 2 uses ♠A Lightning on seat 2");
}

TEST(Why, ARescueThatWasPossible) {
  const Caused game = Caused::of_corpus("classic-4-6.jsonl");
  const Explanation all = game.explained(161, 1);
  ASSERT_EQ(all.reasons.size(), 4U);
  EXPECT_EQ(text_of(all.reasons[1].said), "because seat 3 is dying");
  EXPECT_EQ(text_of(all.reasons[2].said), "and seat 1 could have saved seat 3 and did not");
  EXPECT_EQ(text_of(all.reasons[3].said), "and seats 4, 2 and 3 had nothing to save seat 3 with");
  EXPECT_EQ(text_of(all.reasons[2].said, Lang::zh), "而且1号位可以救3号位而没有救");
}

TEST(Why, TheLastCardOfAGameOfDouDizhu) {
  const Caused game = Caused::of_random("dou_dizhu", "douzero", 3, 5);
  const std::size_t over = game.story->size() - 1;
  std::size_t last_play = over;
  while (game.story->event(last_play).kind != dou_dizhu::kind::play) --last_play;
  const Explanation all = game.explained(over, 2);
  ASSERT_GT(all.reasons.size(), 1U);
  EXPECT_EQ(all.reasons[1].event, last_play);
  EXPECT_TRUE(all.reasons[1].had_to);
}

// --- of every game

struct Table {
  const char* game;
  const char* ruleset;
  int players;
};
constexpr Table tables[] = {{"sanguosha", "classic", 5},    {"sanguosha", "classic", 8},
                            {"sanguosha", "generals", 6},   {"sanguosha", "freekill-0.5", 4},
                            {"sanguosha", "expansions", 8}, {"dou_dizhu", "douzero", 3},
                            {"dou_dizhu", "openspiel", 3}};

template <class F>
void each_random_game(std::uint64_t games, const F& f) {
  for (const Table& t : tables)
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      SCOPED_TRACE(std::string(t.ruleset) + ", seed " + std::to_string(seed));
      f(Caused::of_random(t.game, t.ruleset, t.players, seed));
    }
}

TEST(Why, CausesComeBeforeAndEndInTheBeginning) {
  each_random_game(30, [](const Caused& game) {
    const Net& net = game.net();
    ASSERT_EQ(net.of_event.size(), game.story->size());
    std::size_t first_turn = 0;
    for (;; ++first_turn) {
      const Event e = game.story->event(first_turn);
      if (game.record.game->schema().of(e).boundary && e.seat != nobody) break;
    }
    for (std::size_t n = 0; n < net.nodes.size(); ++n) {
      if (net.nodes[n].causes.empty()) {
        EXPECT_LE(net.nodes[n].event, first_turn) << "nothing led to it";
      }
      for (const Link& l : net.nodes[n].causes) ASSERT_LT(l.cause, n);
    }
  });
}

TEST(Why, EveryDeathHadToHaveADamageOrALoss) {
  std::size_t deaths = 0;
  each_random_game(30, [&](const Caused& game) {
    if (verify::why_kit_of(*game.record.game).death == nothing) return;
    for (const std::size_t death : game.deaths()) {
      ++deaths;
      const Trunk trunk = trunk_of(game.net(), game.net().of_event[death]);
      bool hurt = false;
      for (std::size_t n = 0; n < trunk.had_to.size(); ++n) {
        const Kind kind = game.story->event(game.net().nodes[n].event).kind;
        if (trunk.had_to[n] != 0 && game.net().nodes[n].happened)
          hurt = hurt || kind == sanguosha::kind::damage || kind == sanguosha::kind::lose;
      }
      EXPECT_TRUE(hurt) << "event " << death;
    }
  });
  EXPECT_GT(deaths, 50U);
}

// Within the depth each cause is told once, its own causes below it; what is left out is counted.
TEST(Why, TellsEachCauseOnce) {
  each_random_game(3, [](const Caused& game) {
    for (std::size_t event = 0; event < game.story->size(); event += 7) {
      const Explanation all = game.explained(event, 4);
      std::set<std::pair<std::uint32_t, std::string>> told;
      for (std::size_t i = 0; i < all.reasons.size(); ++i) {
        const Reason& r = all.reasons[i];
        EXPECT_LE(r.depth, 4);
        if (i > 0) {
          EXPECT_LT(r.of, i);
        }
        if (r.again) {
          EXPECT_FALSE(all.reasons[r.at].again);
          EXPECT_EQ(all.reasons[r.at].event, r.event);
        } else {
          EXPECT_TRUE(told.emplace(r.event, text_of(r.what)).second) << text_of(r.what);
          EXPECT_EQ(r.at, i);
        }
      }
      std::size_t earlier = 0;
      for (const Reason& r : all.reasons) earlier += r.earlier;
      const auto whole = game.explained(event, 1000).reasons;
      const auto causes = std::ranges::count(whole, false, &Reason::again);
      EXPECT_EQ(earlier == 0, static_cast<std::size_t>(causes) == told.size());
    }
  });
}

TEST(Why, EverySentenceIsThereInBothLanguages) {
  each_random_game(3, [](const Caused& game) {
    for (std::size_t event = 0; event < game.story->size(); ++event)
      for (const Reason& r : game.explained(event, 1).reasons)
        for (const Lang lang : {Lang::en, Lang::zh}) {
          const std::string words = text_of(r.said, lang);
          EXPECT_FALSE(words.empty());
          EXPECT_EQ(words.find('{'), std::string::npos) << words;
        }
  });
}

TEST(Why, IsDrawn) {
  const Caused game = Caused::of_corpus("classic-4-6.jsonl");
  const Explanation all = game.explained(302, 4);
  const auto ids = game.record.game->rule_ids();
  const std::string svg = svg_of(all, ids, Lang::en);
  std::size_t boxes = 0;
  for (const Reason& r : all.reasons) boxes += r.again ? 0 : 1;
  std::size_t drawn = 0;
  for (std::size_t at = svg.find("<g class"); at != std::string::npos;
       at = svg.find("<g class", at + 1))
    ++drawn;
  EXPECT_EQ(drawn, boxes);
  EXPECT_NE(svg.find(">296 · SGS-CARD-WINE</text>"), std::string::npos);
  const std::string dot = dot_of(all, ids, Lang::zh);
  EXPECT_NE(dot.find("n1 -> n0 [style=solid]"), std::string::npos) << dot;
  EXPECT_NE(dot.find("濒死"), std::string::npos) << dot;
}

}  // namespace
}  // namespace tally::why
