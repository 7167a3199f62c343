// What `tally fuzz` says and how it ends.
#include <array>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

#include "cli/fuzz_failure.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state/state.h"
#include "replay/books/ruleset.h"
#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

std::string read_file(const std::string& path) {
  std::ifstream in(path);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

TEST(Fuzz, SaysThatAllHoldsTheSameForAnyNumberOfThreads) {
  const Outcome one = run({"fuzz", "--games", "600", "--seed", "5", "--jobs", "1"});
  EXPECT_EQ(one.code, 0) << one.out << one.err;
  EXPECT_TRUE(one.out.starts_with("sanguosha, ruleset classic, 4 to 10 players, from seed 5: "))
      << one.out;
  EXPECT_NE(one.out.find("26 invariants in every game; in every 512th these relations:\n"
                         "  sound: held in 2 games\n  save-and-read: held in 2 games\n"),
            std::string::npos)
      << one.out;
  EXPECT_TRUE(one.last_line().starts_with("600 games: all of it holds — signature "))
      << one.last_line();
  EXPECT_NE(one.err.find(" games/s"), std::string::npos) << one.err;
  const Outcome three = run({"fuzz", "--games", "600", "--seed", "5", "--jobs", "3"});
  EXPECT_EQ(three.out, one.out);
  EXPECT_NE(run({"fuzz", "--games", "600", "--seed", "6"}).out, one.out);
}

TEST(Fuzz, TakesAnyGameRulesetAndTable) {
  const Outcome ddz = run({"fuzz", "--game", "dou_dizhu", "--games", "600"});
  EXPECT_EQ(ddz.code, 0) << ddz.out << ddz.err;
  EXPECT_NE(ddz.out.find("\n  events-exchanged: did not apply in 2 games\n"), std::string::npos)
      << ddz.out;
  EXPECT_TRUE(ddz.out.starts_with("dou_dizhu, ruleset seed")) << ddz.out;
  const Outcome by_rules = run({"fuzz", "--ruleset", "openspiel", "--games", "100"});
  EXPECT_TRUE(by_rules.out.starts_with("dou_dizhu, ruleset openspiel")) << by_rules.out;
  const Outcome two = run(
      {"fuzz", "--ruleset", "classic-small", "--players", "2", "--games", "50", "--lang", "zh"});
  EXPECT_EQ(two.code, 0) << two.err;
  EXPECT_NE(two.out.find("50局：全部成立"), std::string::npos) << two.out;
  EXPECT_TRUE(two.out.starts_with("规则集classic-small《")) << two.out;
  EXPECT_NE(two.out.find("》，2人，种子1起："), std::string::npos) << two.out;
  EXPECT_NE(two.out.find("\n  存盘再读（save-and-read）：1局成立\n"), std::string::npos) << two.out;
  EXPECT_NE(two.err.find("每秒"), std::string::npos) << two.err;
}

// What was wrong in these games: to an onlooker, a card claimed by 蛊惑 while another was claimed;
// one claimed to be a trick that has Jia Xu 帷幕 as no target; which of two cards 礼让 may give, as
// something else fell on top of them; who has won with generals face down; hit points lost by 乱武;
// the mark of the first whose second general was turned up while his first one was.
TEST(Fuzz, GamesThatOnceFailed) {
  struct Failed {
    const char* ruleset;
    const char* players;
    const char* seed;
  };
  for (const Failed& game :
       {Failed{"expansions", "8", "20184576"}, Failed{"expansions", "8", "40087040"},
        Failed{"guozhan", "8", "31115563"}, Failed{"guozhan", "8", "70140714"},
        Failed{"guozhan", "8", "300442515"}, Failed{"guozhan-freekill", "5", "3388169"},
        Failed{"guozhan-strategy", "8", "893298453"}, Failed{"guozhan-expansions", "7", "1037958"},
        Failed{"guozhan-freekill-expansions", "5", "1039424"},
        Failed{"noname-guozhan", "7", "6000116"}, Failed{"noname-guozhan", "8", "6000243"},
        Failed{"guozhan-expansions", "10", "7000738"},
        Failed{"qsanguosha-hegemony", "8", "6000461"}})
    EXPECT_EQ(run({"fuzz", "--ruleset", game.ruleset, "--players", game.players, "--seed",
                   game.seed, "--games", "1"})
                  .code,
              0)
        << game.ruleset << ' ' << game.seed;
}

// What was wrong in these games: the Qilin Bow came after two skills of which a player could have
// begun either; whoever turned up 卧龙 to nullify did so for the second target, or another
// nullified in his place; who died of a doubt took a card of Amazing Grace.
TEST(Play, GamesThatWereOnceMisread) {
  Folder folder;
  const std::string log = folder.path("misread.jsonl");
  for (const auto& [ruleset, players, seed] :
       {std::array{"guozhan-freekill", "5", "296"}, std::array{"guozhan-strategy", "10", "848"},
        std::array{"guozhan-strategy", "10", "653"}, std::array{"expansions", "6", "5609"}}) {
    ASSERT_EQ(
        run({"play", "--ruleset", ruleset, "--players", players, "--seed", seed, "-o", log}).code,
        0);
    EXPECT_EQ(run({"check", log}).code, 0) << ruleset << ' ' << seed;
    // Nor while it is written.
    const std::string followed = run({"check", "--follow", log}).out;
    EXPECT_EQ(followed.find("SGS-NULLIFY-WINDOW"), std::string::npos) << followed;
  }
}

// A table that a ruleset does not have takes no part, and is missed in the first line.
TEST(Fuzz, SaysWhichTablesTakePart) {
  const Folder folder;
  const std::string rules =
      folder.write("b.toml",
                   "name = \"b\"\ngame = \"sanguosha\"\nbase = \"classic\"\n[options]\nroles_6 = { "
                   "lord = 2, loyalist = 2, rebel = 2 }\n");
  const Outcome o = run({"fuzz", "--ruleset", rules, "--games", "20"});
  EXPECT_TRUE(o.out.starts_with("sanguosha, ruleset b, 4, 5, 7, 8, 9, 10 players, from seed 1: "))
      << o.out;
}

TEST(Fuzz, SaysInJsonWhatCameOfEachRelation) {
  const Outcome o = run({"fuzz", "--game", "dou_dizhu", "--games", "600", "--format", "jsonl"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_EQ(count(o.out, "\n"), 1U);
  EXPECT_TRUE(o.out.starts_with(
      R"({"status":"held","game":"dou_dizhu","ruleset":"seed","seed":1,"games":600,)"))
      << o.out;
  EXPECT_NE(o.out.find(R"({"relation":"events-exchanged","held":0,"not_applicable":2,"failed":0,)"
                       R"("en":"neighbouring events )"),
            std::string::npos)
      << o.out;
}

TEST(Fuzz, StopsInTime) {
  const auto start = std::chrono::steady_clock::now();
  const Outcome o = run({"fuzz", "--time", "1", "--jobs", "1"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
  EXPECT_NE(o.last_line().find(" games: all of it holds"), std::string::npos) << o.last_line();
  const Outcome both = run({"fuzz", "--time", "1", "--games", "1000000000", "--jobs", "1"});
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_TRUE(both.last_line().starts_with("time is up; ")) << both.last_line();
  const Outcome few = run({"fuzz", "--time", "100", "--games", "20", "--jobs", "1"});
  EXPECT_TRUE(few.last_line().starts_with("20 games: all of it holds")) << few.last_line();
}

// As if whoever is chained lost a hit point by it.
void hurt_the_chained(Match& match, const Event& e) {
  if (e.kind != sanguosha::kind::chain || e.value == 0) return;
  sanguosha::State s;
  std::memcpy(static_cast<void*>(&s), match.state().data(), sizeof s);
  --s.at(e.seat).hp;
  match.restore(std::as_bytes(std::span(&s, 1)));
}

class FailingFuzz : public ::testing::Test {
 protected:
  FailingFuzz() {
    arguments.players = 6;
    arguments.ruleset = "classic";
    arguments.output = folder.path("failed.jsonl");
    fuzzer.disturb = hurt_the_chained;
    failed.game = {.players = 6, .seed = 1, .leaning = {}, .relations = true};
    for (; failed.game.seed < 40; ++failed.game.seed) {
      if (auto failure = fuzzer.play(failed.game, failed.played)) {
        failed.failure = *failure;
        return;
      }
    }
    ADD_FAILURE() << "no game failed";
  }

  const Folder folder;
  const Game& game = *find_game("sanguosha");
  const Ruleset rules = load_ruleset(game, "classic");
  verify::Fuzzer fuzzer{game, rules};
  FuzzArguments arguments;
  FailedGame failed;
};

TEST_F(FailingFuzz, WritesItsSmallestLogWithTheCommandThatRepeatsIt) {
  const std::string said = keep_failure(arguments, game, fuzzer, failed).words;
  EXPECT_TRUE(said.starts_with("INV-SGS-HIT-POINTS does not hold: ")) << said;
  EXPECT_NE(said.find("smallest log: "), std::string::npos) << said;
  const std::string again = "tally fuzz --game sanguosha --ruleset classic --players 6 --seed " +
                            std::to_string(failed.game.seed) + " --games 1";
  EXPECT_NE(said.find("again: " + again + "\n"), std::string::npos) << said;
  const std::string log = read_file(arguments.output);
  EXPECT_NE(log.substr(0, log.find('\n')).find("again: " + again), std::string::npos) << log;
  EXPECT_LE(count(log, "\n"), 22U) << log;
  EXPECT_TRUE(run({"check", arguments.output}).err.empty());  // it can be read
  // The command plays one game, that one; nothing is wrong with the rules that are built in.
  const Outcome o = run({"fuzz", "--game", "sanguosha", "--ruleset", "classic", "--players", "6",
                         "--seed", std::to_string(failed.game.seed), "--games", "1"});
  EXPECT_TRUE(o.last_line().starts_with("1 game: all of it holds")) << o.out;
}

TEST_F(FailingFuzz, IsToldInJsonAndInChinese) {
  arguments.lang = Lang::zh;
  const Kept kept = keep_failure(arguments, game, fuzzer, failed);
  const std::string_view leaning = fuzzer.leanings()[failed.played.leaning].zh;
  EXPECT_NE(kept.words.find("倾向：" + std::string(leaning)), std::string::npos) << kept.words;
  EXPECT_TRUE(kept.json.starts_with(R"({"what":"INV-SGS-HIT-POINTS")")) << kept.json;
  EXPECT_NE(kept.json.find(R"("log":")" + arguments.output), std::string::npos) << kept.json;
}

TEST_F(FailingFuzz, WritesAllOfAGameThatCannotBeMadeSmaller) {
  failed.failure = fuzzer.play(failed.game, failed.played).value_or(failed.failure);
  failed.failure.what = "nothing";
  arguments.lang = Lang::zh;
  const std::string said = keep_failure(arguments, game, fuzzer, failed).words;
  EXPECT_NE(said.find("整局"), std::string::npos) << said;
  EXPECT_TRUE(said.starts_with("INV-SGS-HIT-POINTS 不成立：")) << said;
  EXPECT_EQ(count(read_file(arguments.output), "\n"), failed.played.events + 2);
}

TEST_F(FailingFuzz, SaysWhatFailedWhereItsLogCannotBeWritten) {
  arguments.output = folder.path("nosuch/failed.jsonl");
  const std::string said = keep_failure(arguments, game, fuzzer, failed).words;
  EXPECT_TRUE(said.starts_with("INV-SGS-HIT-POINTS does not hold: ")) << said;
  EXPECT_NE(said.find("the log is not there: cannot write "), std::string::npos) << said;
  EXPECT_NE(said.find("again: tally fuzz "), std::string::npos) << said;
}

// Before the first game.
TEST(Fuzz, RefusesAnOutputThatCannotBeWritten) {
  const Folder folder;
  const std::string path = folder.path("nosuch/x.jsonl");
  const Outcome o = run({"fuzz", "--games", "1000000000", "-o", path});
  EXPECT_EQ(o.code, 5) << o.out;
  EXPECT_NE(o.err.find("cannot write " + path), std::string::npos) << o.err;
  const std::string fine = folder.path("x.jsonl");
  EXPECT_EQ(run({"fuzz", "--games", "3", "-o", fine}).code, 0);
  EXPECT_FALSE(std::filesystem::exists(fine));  // there was nothing to write
}

TEST(Fuzz, SaysTheCommandAsAShellReadsIt) {
  FuzzArguments arguments;
  arguments.ruleset = "my rules/it's.toml";
  EXPECT_EQ(
      command_of(arguments, *find_game("dou_dizhu"), {.players = 0, .seed = 9, .leaning = {}}),
      "tally fuzz --game dou_dizhu --ruleset 'my rules/it'\\''s.toml' --seed 9 --games 1");
}

TEST(Fuzz, SaysHowFarItCameWhenInterrupted) {
  Running fuzz({"fuzz", "--games", "1000000000"});
  std::this_thread::sleep_for(std::chrono::milliseconds(700));
  fuzz.signal(SIGINT);
  const Outcome o = fuzz.wait();
  EXPECT_EQ(o.code, 130) << o.err;
  EXPECT_TRUE(o.last_line().starts_with("interrupted; ")) << o.out;
}

TEST(Fuzz, RefusesTablesThereAreNoRulesFor) {
  const Outcome o = run({"fuzz", "--players", "3"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("the ruleset classic has tables for 4 to 10 players"), std::string::npos)
      << o.err;
  EXPECT_EQ(run({"fuzz", "--game", "chess"}).code, 2);
  EXPECT_EQ(run({"fuzz", "--ruleset", "nobody-knows"}).code, 2);
}

}  // namespace
}  // namespace tally::cli::testing
