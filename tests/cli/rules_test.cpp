// What `tally compare`, `prove` and `graph` say, write and refuse.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include <gtest/gtest.h>

#include "tests/cli/program.h"

namespace tally::cli::testing {
namespace {

namespace fs = std::filesystem;

std::string ruleset(const Folder& folder, const std::string& name, const std::string& options) {
  return folder.write(name + ".toml", "name = \"" + name +
                                          "\"\ngame = \"sanguosha\"\nbase = \"classic\"\n"
                                          "[options]\n" +
                                          options);
}

// The page says so: a record each, that check and diff take, with names or with files.
TEST(Compare, WritesRecordsThatCheckAndDiffTake) {
  const Folder folder;
  const std::string a = ruleset(folder, "mine", "death_order = \"seed\"\n");
  const std::string b =
      ruleset(folder, "yours", "death_order = \"seed\"\nend_rebels = \"rebel_alive\"\n");
  const std::string w = folder.path("w.jsonl");
  const std::string wb = folder.path("w.b.jsonl");
  const Outcome o = run({"compare", a, b, "-o", w});
  EXPECT_EQ(o.code, 1) << o.out << o.err;
  EXPECT_NE(o.out.find("written: " + w + " (A), " + wb + " (B)\n"), std::string::npos) << o.out;
  EXPECT_EQ(run({"check", w, "--ruleset", a}).code, 0);
  EXPECT_EQ(run({"check", wb, "--ruleset", b}).code, 0);
  EXPECT_EQ(run({"check", wb, "--ruleset", a}).code, 1);
  const Outcome diff = run({"diff", w, wb, "--ruleset", a});
  EXPECT_EQ(diff.code, 1) << diff.err;
  EXPECT_NE(diff.out.find("  B   the game is over; winners: nobody"), std::string::npos)
      << diff.out;
}

// What tells them apart for a reader is no part of a log.
TEST(Compare, WritesTheNamesOfRulesetsAsTheyAre) {
  const Folder folder;
  const std::string base = "game = \"sanguosha\"\nbase = \"classic\"\nname = \"mine\"\n";
  const std::string a = folder.write("x.toml", base);
  const std::string b = folder.write("y.toml", base + "[options]\nend_rebels = \"rebel_alive\"\n");
  for (const char* const lang : {"en", "zh"}) {
    const Outcome o = run({"compare", a, b, "-o", "-", "--lang", lang});
    EXPECT_EQ(o.code, 1) << o.err;
    EXPECT_EQ(count(o.out, "\"ruleset\":\"mine\","), 2U) << o.out;
    EXPECT_NE(o.err.find("x.toml"), std::string::npos) << o.err;
  }
}

TEST(Compare, WritesNothingOverAFileThatARulesetIsReadFrom) {
  const Folder folder;
  const std::string text =
      "game = \"sanguosha\"\nbase = \"classic\"\nname = \"under\"\n[options]\n"
      "end_rebels = \"rebel_alive\"\n";
  const std::string under = folder.write("under.toml", text);
  const std::string mine =
      folder.write("mine.toml", "game = \"sanguosha\"\nbase = \"./under.toml\"\nname = \"mine\"\n");
  const std::string log = folder.write("faulty.jsonl", faulty_log(4, 1));
  for (const std::string& onto : {under, mine}) {
    for (const std::vector<std::string>& command :
         std::vector<std::vector<std::string>>{{"compare", "classic", mine},
                                               {"play", "--players", "4", "--ruleset", mine},
                                               {"fuzz", "--games", "1", "--ruleset", mine},
                                               {"shrink", log, "--ruleset", mine}}) {
      std::vector<std::string> whole = command;
      whole.insert(whole.end(), {"-o", onto});
      const Outcome o = run(whole);
      EXPECT_EQ(o.code, 2) << command[0] << o.out;
      EXPECT_NE(o.err.find("nothing is written over it"), std::string::npos) << o.err;
    }
    const Outcome check = run({"check", log, "--ruleset", mine, "--witness", onto});
    EXPECT_EQ(check.code, 2) << check.out;
  }
  std::ifstream left(under);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(left), {}), text);
}

TEST(Compare, SaysAllThatIsWrongWithARulesetALineEach) {
  const Folder folder;
  const std::string bad = folder.write(
      "bad.toml", "game = \"sanguosha\"\nname = \"m\"\nbse = \"x\"\n[options]\nfoo = 1\n");
  const Outcome o = run({"compare", "classic", bad});
  EXPECT_EQ(o.code, 2);
  EXPECT_EQ(count(o.err, "tally: " + bad), 2U) << o.err;
}

// Both shuffle as many cards.
TEST(Compare, SaysWhichCardLiesElsewhere) {
  const Folder folder;
  const std::string a = ruleset(folder, "a", "reshuffle = \"on_need\"\n");
  const std::string b =
      ruleset(folder, "b", "reshuffle = \"on_need\"\nreshuffle_rest = \"mixed\"\n");
  const Outcome o = run({"compare", a, b, "--games", "2000"});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("    in another order: card 1 is "), std::string::npos) << o.out;
}

// Both games are told with the numbers that `check` gives events.
TEST(Compare, SaysThatBothEndAlike) {
  const Folder folder;
  const std::string b = ruleset(folder, "b", "death_order = \"seed\"\n");
  const std::string w = folder.path("w.jsonl");
  const Outcome o = run({"compare", "classic", b, "--games", "400", "-o", w});
  constexpr std::string_view same = ", the same before event ";
  const std::size_t at = o.out.find(same);
  ASSERT_NE(at, std::string::npos) << o.out;
  const std::size_t from = at + same.size();
  const std::string event = o.out.substr(from, o.out.find(':', from) - from);
  EXPECT_NE(o.out.find("    the two part at event " + event + "; both"), std::string::npos)
      << o.out;
  const Outcome check = run({"check", folder.path("w.b.jsonl"), "--ruleset", "classic"});
  EXPECT_NE(check.out.find(", event " + event + ", line "), std::string::npos) << event << "\n"
                                                                               << check.out;
  EXPECT_NE(o.out.find("; both end alike: won by seat 3\n"), std::string::npos) << o.out;
  const Outcome zh = run({"compare", "classic", b, "--games", "400", "--lang", "zh"});
  EXPECT_NE(zh.out.find("    两者在事件" + event + "分开，结局相同：胜者：3号位\n"),
            std::string::npos)
      << zh.out;
}

// Points are a result as winners are.
TEST(Compare, SaysThePointsWhereTheyDiffer) {
  const Folder folder;
  const std::string b =
      folder.write("b.toml",
                   "name = \"b\"\ngame = \"dou_dizhu\"\nbase = \"pagat\"\n[options]\n"
                   "score_bombs = false\n");
  const Outcome o = run({"compare", "pagat", b, "--games", "4000"});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_EQ(o.out.find("end alike"), std::string::npos) << o.out;
  EXPECT_EQ(count(o.out, " events; seat 1 scores "), 2U) << o.out;
  const Outcome zh = run({"compare", "pagat", b, "--games", "4000", "--lang", "zh"});
  EXPECT_EQ(zh.out.find("结局相同"), std::string::npos) << zh.out;
  EXPECT_EQ(count(zh.out, "个事件；1号位得"), 2U) << zh.out;
}

// What no formula says is not called proved.
TEST(Compare, TellsAnArgumentFromAProof) {
  const Folder folder;
  const std::string wine = ruleset(folder, "wine", "wine_limit = \"per_phase\"\n");
  const Outcome o = run({"compare", "classic", wine, "--games", "20"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("  the same, by an argument: a turn has one play phase"), std::string::npos)
      << o.out;
  EXPECT_EQ(o.last_line(),
            "A and B are the same, by an argument and no proof: 1 option differs, but nothing "
            "follows from it");
  const Outcome zh = run({"compare", "classic", wine, "--games", "20", "--lang", "zh"});
  EXPECT_EQ(zh.last_line(), "A与B相同（据论证，未经证明）：1个选项不同，但没有任何影响");
  // Together with what formulas have.
  const std::string both =
      ruleset(folder, "both",
              "roles_6 = { lord = 1, loyalist = 1, rebel = 2, spy = 2 }\nroles_8 = { lord = 1, "
              "loyalist = 2, rebel = 3, spy = 2 }\nwine_limit = \"per_phase\"\n");
  const Outcome all = run({"compare", "classic-two-spies", both, "--games", "20"});
  EXPECT_EQ(all.code, 0) << all.err;
  EXPECT_NE(all.out.find("All of it together\n  the same: proved of what formulas have, by an "
                         "argument of the rest\n"),
            std::string::npos)
      << all.out;
  EXPECT_TRUE(all.last_line().starts_with("A and B are the same, by an argument and no proof: "))
      << all.out;
}

TEST(Compare, CallsCardsAsTheGameDoes) {
  const Outcome o = run({"compare", "botzone", "openspiel", "--games", "20"});
  EXPECT_NE(o.out.find("3 3 3 3 black joker red joker"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("1 bombs"), std::string::npos) << o.out;
  const Outcome zh = run({"compare", "botzone", "openspiel", "--games", "20", "--lang", "zh"});
  EXPECT_NE(zh.out.find("3 3 3 3 小王 大王"), std::string::npos) << zh.out;
  EXPECT_EQ(zh.out.find("red-joker"), std::string::npos) << zh.out;
}

// What hardly any game shows: somebody with Empty Fort named as the victim of Borrowed Sword.
const std::string with_generals = "generals = \"choose\"\n";
const std::string open_option = with_generals + "collateral_victim = \"in_range\"\n";

TEST(Compare, WritesNothingWhereThereIsNoGame) {
  const Folder folder;
  const std::string w = folder.path("w.jsonl");
  const std::string b = ruleset(folder, "limited", open_option);
  const Outcome o =
      run({"compare", ruleset(folder, "a", with_generals), b, "--games", "40", "-o", w});
  EXPECT_EQ(o.code, 4) << o.err;
  EXPECT_NE(o.out.find("no difference found in 40 games"), std::string::npos) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("not decided: A and B differ in 1 option")) << o.out;
  EXPECT_NE(o.out.find("nothing is written"), std::string::npos) << o.out;
  EXPECT_FALSE(fs::exists(w));
}

TEST(Compare, CountsWhatIsProvedTheSameAndTellsNoGameTwice) {
  const Folder folder;
  const std::string b = ruleset(
      folder, "b",
      "end_rebels = \"rebel_alive\"\nroles_4 = { lord = 1, loyalist = 1, rebel = 1, spy = 1 }\n");
  const Outcome o = run({"compare", "classic", b});
  EXPECT_EQ(o.last_line(),
            "A and B differ in 2 options: 1 with a difference shown, 0 without one found, 1 that "
            "changes nothing");
  EXPECT_NE(o.out.find("the same game as that of OPT-SGS-END-REBELS"), std::string::npos) << o.out;
  EXPECT_EQ(count(o.out, "a game of 4 players"), 1U);
}

// A table that one of the two does not have is no game of both: another is looked for, and where
// there is none that is said, in the last lines too.
TEST(Compare, LooksForAGameOfBothAndSaysWhereThereIsNone) {
  const Folder folder;
  const std::string w = folder.path("w.jsonl");
  const std::string none = ruleset(folder, "none",
                                   "roles_4 = { lord = 2, loyalist = 1, rebel = 1 }\nroles_5 = { "
                                   "lord = 2, loyalist = 1, rebel = 2 }\n");
  const Outcome o = run({"compare", "classic", none, "--games", "40", "-o", w});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("  as of OPT-SGS-ROLES-4: B has no table of 4 players\n"), std::string::npos)
      << o.out;
  EXPECT_NE(o.out.find("written: " + w + " (A); no game of B, which has no table of 4 players\n"),
            std::string::npos)
      << o.out;
  const Outcome zh = run({"compare", "classic", none, "--games", "40", "-o", w, "--lang", "zh"});
  EXPECT_NE(zh.out.find("；B没有4人的桌，因此没有它的对局\n"), std::string::npos) << zh.out;
  const std::string some =
      ruleset(folder, "some",
              "roles_4 = { lord = 2, loyalist = 1, rebel = 1 }\nend_lord_side = \"rebels\"\n");
  const Outcome both = run({"compare", "classic", some, "--games", "2000", "-o", w});
  EXPECT_NE(both.out.find("All of it together\n  a game of 5 players, "), std::string::npos)
      << both.out;
  EXPECT_NE(both.out.find("written: " + w + " (A), " + folder.path("w.b.jsonl") + " (B)\n"),
            std::string::npos)
      << both.out;
}

TEST(Compare, SaysOnceWhatIsSoAmongTheOthersAsWell) {
  const Folder folder;
  // Nobody has a general, so nobody has 鬼才: no game shows a difference, however many there are.
  const std::string none = "generals = \"none\"\n";
  const std::string a = ruleset(folder, "a", none);
  const std::string b =
      ruleset(folder, "b", none + "wine_limit = \"per_phase\"\nguicai_cards = \"any\"\n");
  const Outcome o = run({"compare", a, b, "--games", "10"});
  EXPECT_EQ(count(o.out, "a turn has one play phase"), 1U) << o.out;
  EXPECT_EQ(count(o.out, "  no difference found in 10 games\n"), 2U) << o.out;  // and together
  EXPECT_EQ(count(o.out, "  and so with the other options as B has them\n"), 2U) << o.out;
  const Outcome zh = run({"compare", a, b, "--games", "10", "--lang", "zh"});
  EXPECT_EQ(count(zh.out, "  其他选项与B相同时也是如此\n"), 2U) << zh.out;
}

// Alone none of them does anything; in the other ruleset one does.
TEST(Compare, LooksAtAnOptionAmongTheOthersAsWell) {
  const Folder folder;
  const std::string b = folder.write("b.toml",
                                     "name = \"b\"\ngame = \"dou_dizhu\"\nbase = \"pagat\"\n"
                                     "[options]\nkickers_trio = \"adjacent\"\nkickers_equal = 4\n");
  const Outcome o = run({"compare", "pagat", b, "--games", "400"});
  EXPECT_EQ(o.code, 1) << o.err;
  const std::size_t trio = o.out.find("OPT-DDZ-KICKERS-TRIO");
  const std::size_t among = o.out.find("  with the other options as B has them:\n", trio);
  ASSERT_NE(among, std::string::npos) << o.out;
  EXPECT_NE(o.out.find("    3 3 3 4 4 4 5 5 5 6 6 6 7 7 7 8\n", among), std::string::npos) << o.out;
  EXPECT_EQ(o.last_line(),
            "A and B differ in 2 options: 2 with a difference shown, 0 without one found");
}

// The same rules, written in two ways.
TEST(Compare, ProvesEqualWhatSeveralOptionsUndo) {
  const Folder folder;
  const std::string b = ruleset(folder, "b",
                                "roles_6 = { lord = 1, loyalist = 1, rebel = 2, spy = 2 }\nroles_8 "
                                "= { lord = 1, loyalist = 2, rebel = 3, spy = 2 }\n");
  const Outcome o = run({"compare", "classic-two-spies", b, "--games", "200"});
  EXPECT_EQ(o.code, 0) << o.out << o.err;
  EXPECT_EQ(o.last_line(),
            "A and B are proved equal: 3 options differ, but nothing follows from it (3 would "
            "change something alone; together they undo it)");
  EXPECT_NE(o.out.find("All of it together\n  proved the same in every state a game comes to\n"),
            std::string::npos)
      << o.out;
  const Outcome zh = run({"compare", "classic-two-spies", b, "--games", "200", "--lang", "zh"});
  EXPECT_EQ(zh.last_line(),
            "已证明A与B相同：3个选项不同，但没有任何影响（其中3个单独有影响，合在一起抵消）");
}

// What one option does alone is no difference of the two, where nothing shows that it is one.
TEST(Compare, DecidesNothingFromOneOptionWhereOthersMayUndoIt) {
  const Folder folder;
  const std::string a = ruleset(folder, "a", with_generals + "two_spies = true\n");
  const std::string b =
      ruleset(folder, "b",
              open_option +
                  "roles_6 = { lord = 1, loyalist = 1, rebel = 2, spy = 2 }\nroles_8 = { lord = 1, "
                  "loyalist = 2, rebel = 3, spy = 2 }\n");
  const Outcome o = run({"compare", a, b, "--games", "200"});
  EXPECT_EQ(o.code, 4) << o.out << o.err;
  EXPECT_EQ(o.last_line(),
            "not decided: A and B differ in 4 options: 3 with a difference shown alone, 1 without "
            "one found; no difference of all of it together was found, and that proves nothing");
  const Outcome zh = run({"compare", a, b, "--games", "200", "--lang", "zh"});
  EXPECT_EQ(zh.code, 4) << zh.out << zh.err;
  EXPECT_EQ(zh.last_line(),
            "未能判定：A与B有4个选项不同，其中3个已找到单独的差别，1个未发现差别；"
            "没有发现合在一起的差别，这不证明两者相同");
}

TEST(Compare, TellsWhatIsKnownWhenItIsInterrupted) {
  const Folder folder;
  const std::string b = ruleset(folder, "b", open_option + "lord_punish_scope = \"all_zones\"\n");
  const std::string a = ruleset(folder, "a", with_generals);
  Running compare({"compare", a, b, "--games", "1000000000"});
  std::this_thread::sleep_for(std::chrono::milliseconds(2500));
  compare.signal(SIGINT);
  const Outcome o = compare.wait();
  EXPECT_EQ(o.code, 130) << o.err;
  EXPECT_TRUE(o.out.starts_with("A: a\nB: b\n")) << o.out;
  EXPECT_TRUE(o.last_line().find(" of 2 options looked at; ") != std::string::npos) << o.out;
}

// Two files in two folders, of one name.
TEST(Compare, TellsApartFilesOfOneName) {
  const Folder folder;
  const std::string head = "name = \"mine\"\ngame = \"sanguosha\"\nbase = \"classic\"\n[options]\n";
  const std::string a = folder.write("a.toml", head + "reward = \"anyone\"\n");
  const std::string b = folder.write("b.toml", head);
  const Outcome o = run({"compare", a, b, "--games", "2000"});
  EXPECT_TRUE(o.out.starts_with("A: mine (" + a + ")\nB: mine (" + b + ")\n")) << o.out;
  EXPECT_NE(o.out.find("    A (mine (" + a + ")): "), std::string::npos) << o.out;
  const Outcome zh = run({"compare", a, b, "--games", "2000", "--lang", "zh"});
  EXPECT_TRUE(zh.out.starts_with("A：mine（" + a + "）\nB：mine（" + b + "）\n")) << zh.out;
  const Outcome one = run({"compare", a, "classic", "--games", "2000"});
  EXPECT_TRUE(one.out.starts_with("A: mine\nB: classic\n")) << one.out;
}

TEST(Compare, SaysWhoseRuleItIs) {
  const Folder folder;
  const std::string b = ruleset(folder, "b", "maneuvering = false\n");
  const Outcome o = run({"compare", "classic", b, "--games", "20"});
  EXPECT_NE(o.out.find("\n    in A it cannot come so: SGS-SETUP-DECK  The deck\n"),
            std::string::npos)
      << o.out;
  const Outcome zh = run({"compare", "classic", b, "--games", "20", "--lang", "zh"});
  EXPECT_NE(zh.out.find("\n    在A中不可能如此：SGS-SETUP-DECK"), std::string::npos) << zh.out;
  const std::string queen = ruleset(folder, "queen", "peach_queen = \"heart\"\n");
  const Outcome heart = run({"compare", "classic", queen, "--games", "2000"});
  EXPECT_NE(heart.out.find("\n    the card called ♦Q Peach\n"), std::string::npos) << heart.out;
}

// Of the games with other roles only where they part, and both results.
TEST(Compare, ShowsWhereGamesWithOtherRolesPart) {
  const Folder folder;
  const std::string b =
      ruleset(folder, "b", "roles_6 = { lord = 1, loyalist = 1, rebel = 2, spy = 2 }\n");
  const Outcome o = run({"compare", "classic", b});
  EXPECT_EQ(o.code, 1) << o.err;
  const std::size_t same = o.out.find("    with the same choices the same before event ");
  ASSERT_NE(same, std::string::npos) << o.out;
  const std::size_t in_a = o.out.find("\n  A seat ", same);
  const std::size_t in_b = o.out.find("\n  B seat ", same);
  ASSERT_NE(in_a, std::string::npos) << o.out;
  ASSERT_NE(in_b, std::string::npos) << o.out;
  EXPECT_NE(o.out.find(", a rebel, killed by", in_a), std::string::npos) << o.out;
  EXPECT_NE(o.out.find(", a spy, killed by", in_b), std::string::npos) << o.out;
}

TEST(Compare, CutsALongLineBetweenCards) {
  for (const std::string lang : {"en", "zh"}) {
    const Outcome o =
        run({"compare", "freekill-0.4", "freekill-0.5", "--games", "20", "--lang", lang});
    std::size_t cut = 0;
    for (const std::string& line : lines_of(o.out)) {
      if (!line.ends_with("…")) continue;
      ++cut;
      EXPECT_TRUE(line.ends_with(lang == "zh" ? "、…" : ", …")) << line;
    }
    EXPECT_GT(cut, 0U) << o.out;
    if (lang == "zh") {
      EXPECT_TRUE(o.out.starts_with("A：freekill-0.4\nB：freekill-0.5\n")) << o.out;
      EXPECT_EQ(o.out.find("A: "), std::string::npos) << o.out;
    }
  }
}

TEST(Compare, SaysWhatIsWrongWithItsRulesets) {
  const Outcome close = run({"compare", "pagat", "rlcrad"});
  EXPECT_EQ(close.code, 2);
  EXPECT_NE(close.err.find("did you mean \"rlcard\"?"), std::string::npos) << close.err;
  const Outcome none = run({"compare", "classic", "quite-another"});
  EXPECT_NE(none.err.find("freekill-0.5"), std::string::npos) << none.err;
  EXPECT_NE(none.err.find("openspiel"), std::string::npos) << none.err;
  const Outcome two = run({"compare", "classic", "pagat"});
  EXPECT_EQ(two.code, 2);
  EXPECT_NE(two.err.find("classic is a ruleset of sanguosha, pagat of dou_dizhu"),
            std::string::npos)
      << two.err;
}

TEST(Check, SaysThatARulesetIsOfAnotherMode) {
  const Folder folder;
  const std::string path = folder.write("a.jsonl", random_log(4, 1));
  const Outcome o = run({"check", path, "--ruleset", "guozhan"});
  EXPECT_EQ(o.code, 3);
  EXPECT_NE(o.out.find("\"guozhan\" is a ruleset of mode \"kingdom_war\", the record is of mode "
                       "\"identity\"; expected one of classic, "),
            std::string::npos)
      << o.out;
  EXPECT_EQ(o.out.find("guozhan-old"), std::string::npos) << o.out;
  // A file is held against the record in the same way.
  const std::string own =
      folder.write("own.toml", "name = \"own\"\ngame = \"sanguosha\"\nbase = \"3v3\"\n");
  EXPECT_EQ(run({"check", path, "--ruleset", own}).code, 3);
  EXPECT_NE(run({"check", path, "--ruleset", "seed-000"}).code, 3);
  // Of a record that is not covered nobody knows the mode.
  const std::string other = folder.write("uncovered.jsonl", uncovered_log());
  EXPECT_NE(run({"check", other, "--ruleset", "guozhan"}).out.find("undecided"), std::string::npos);
}

TEST(Rules, ListTheRulesetsOfEachValue) {
  const std::string out = run({"rules", "OPT-SGS-MODE"}).out;
  EXPECT_NE(out.find("\n    identity: all others\n"), std::string::npos) << out;
  EXPECT_NE(out.find("\n    three_v_three: 3v3, 3v3-2012, "), std::string::npos) << out;
  EXPECT_NE(run({"rules", "OPT-SGS-MODE", "--lang", "zh"}).out.find("identity：其余各规则集"),
            std::string::npos);
}

TEST(Rules, PrintAFileOfOnesOwn) {
  const Outcome o = run({"rules", TALLY_SOURCE_DIR "/docs/house.toml"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find(" = "), std::string::npos) << o.out;
  EXPECT_EQ(run({"rules", "no-such-file.toml"}).code, 2);
}

TEST(Rules, FindAGeneralByTheNameWithoutItsEdition) {
  const Outcome o = run({"rules", "tianfeng"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("SGS-SKILL-SUISHI"), std::string::npos) << o.out;
}

TEST(Prove, ListsPlaysOnlyForRulesetsThatWereObserved) {
  const Folder folder;
  const std::string path =
      folder.write("mine.toml", "name = \"mine\"\ngame = \"dou_dizhu\"\nbase = \"openspiel\"\n");
  EXPECT_EQ(run({"prove", "--rule", "THM-DDZ-ONE-TYPE", "--ruleset", "openspiel"}).code, 0);
  EXPECT_EQ(run({"prove", "--rule", "THM-DDZ-ONE-TYPE", "--ruleset", path}).code, 1);
}

TEST(Prove, NamesTheTheoremsRefutedLastAndWhy) {
  const Folder folder;
  const std::string path =
      ruleset(folder, "mine", "end_lord_side = \"rebels\"\nlone_survivor = \"own_camp\"\n");
  const Outcome o = run({"prove", "--ruleset", path});
  EXPECT_EQ(o.code, 1) << o.err;
  const std::size_t refuted = o.out.find("REFUTED");
  ASSERT_NE(refuted, std::string::npos);
  EXPECT_EQ(o.out.find("\n  proved: mine", refuted), std::string::npos) << o.out;
  EXPECT_NE(o.last_line().find("; refuted: THM-SGS-END-REACH-SPY, THM-SGS-SCORE-REBEL ("),
            std::string::npos)
      << o.last_line();
  EXPECT_NE(o.out.find("      end_lord_side = \"rebels\"\n"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("      lone_survivor = "), std::string::npos) << o.out;
  const Outcome lines = run({"prove", "--ruleset", path, "--format", "jsonl"});
  EXPECT_NE(lines.out.find("\"options\":[\"end_lord_side\"]"), std::string::npos) << lines.out;
  EXPECT_EQ(lines.out.find("lone_survivor"), std::string::npos) << lines.out;
}

TEST(Prove, SaysOfALimitOfRoundsThatNoProofSpeaksOfIt) {
  const Folder folder;
  const Outcome o = run({"prove", "--ruleset", ruleset(folder, "mine", "round_limit = 7\n")});
  EXPECT_EQ(o.code, 0) << o.out;
  EXPECT_NE(o.out.find("mine: a game is drawn as round 7 begins"), std::string::npos) << o.out;
  EXPECT_EQ(run({"prove", "--ruleset", "classic"}).out.find("is drawn as round"),
            std::string::npos);
}

TEST(Prove, FindsARuleAsRulesDoes) {
  const std::vector<std::string> of = {"prove", "--ruleset", "classic", "--rule"};
  const auto with = [&](const std::string& rule) {
    auto arguments = of;
    arguments.push_back(rule);
    return run(arguments);
  };
  for (const char* const rule : {"SGS-CARD-LIGHTNING", "sgs-card-lightning", "Lightning", "闪电"}) {
    const Outcome o = with(rule);
    EXPECT_EQ(o.code, 0) << rule << o.err;
    EXPECT_EQ(count(o.out, "\nTHM-") + 1, 2U) << rule << o.out;
    EXPECT_NE(o.out.find("  rules: SGS-CARD-LIGHTNING, "), std::string::npos) << o.out;
  }
  EXPECT_TRUE(with("thm-sgs-first-turn").out.starts_with("THM-SGS-FIRST-TURN\n"));
  const Outcome slash = with("slash");
  EXPECT_EQ(slash.code, 2);
  EXPECT_NE(slash.err.find("there is such a rule, SGS-CARD-SLASH, but no theorem speaks of it"),
            std::string::npos)
      << slash.err;
  EXPECT_NE(with("quite-another").err.find("no rule, card or theorem is called quite-another"),
            std::string::npos);
  const Outcome other = run({"prove", "--game", "dou_dizhu", "--ruleset", "classic"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("classic is a ruleset of sanguosha, not of dou_dizhu"),
            std::string::npos)
      << other.err;
}

TEST(Prove, TellsWhatIsKnownWhenItIsInterrupted) {
  Running prove({"prove"});
  std::this_thread::sleep_for(std::chrono::milliseconds(1000));
  prove.signal(SIGINT);
  const Outcome o = prove.wait();
  EXPECT_EQ(o.code, 130) << o.err;
  EXPECT_TRUE(o.out.starts_with("THM-SGS-ROLES-SUM\n")) << o.out;
  EXPECT_TRUE(o.last_line().starts_with("interrupted: ")) << o.last_line();
  EXPECT_NE(o.last_line().find(" of 47 rulesets looked at; "), std::string::npos) << o.last_line();
}

TEST(Prove, SaysOfEveryRulesetWhyThereIsNothingToProve) {
  const Outcome o = run({"prove", "--rule", "THM-DDZ-SCORE-SUM"});
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("  nothing to prove: botzone-1, rlcard, seed\n"
                       "    played without scores (botzone-1, seed)\n"
                       "    the winners get one point each, nobody loses any (rlcard)\n"),
            std::string::npos)
      << o.out;
  const Outcome zh = run({"prove", "--rule", "THM-SGS-GENERALS", "--lang", "zh"});
  EXPECT_NE(zh.out.find("    不选将（classic、"), std::string::npos) << zh.out;
}

TEST(Prove, NamesFilesForOtherSolversByTheRulesetAndTriesThemFirst) {
  const Folder folder;
  const auto named = [&](const std::string& file, const std::string& name) {
    return folder.write(file, "name = \"" + name + "\"\ngame = \"sanguosha\"\n");
  };
  const std::string out = folder.path("smt2");
  for (const std::string name : {"我的桌", "你的桌", "a/b", "a%b"})
    EXPECT_EQ(run({"prove", "--rule", "THM-SGS-DEAL", "--smt2", out, "--ruleset",
                   named("rules.toml", name)})
                  .code,
              0)
        << name;
  std::set<std::string> files;
  for (const auto& file : fs::directory_iterator(out))
    files.insert(file.path().filename().string());
  EXPECT_EQ(files, (std::set<std::string>{"THM-SGS-DEAL.我的桌.smt2", "THM-SGS-DEAL.你的桌.smt2",
                                          "THM-SGS-DEAL.a%2Fb.smt2", "THM-SGS-DEAL.a%25b.smt2"}));
  const Outcome none = run({"prove", "--smt2", folder.path("not/there")});
  EXPECT_EQ(none.code, 5) << none.err;
  EXPECT_EQ(none.out, "");
  EXPECT_FALSE(fs::exists(folder.path("not")));
  const Outcome file = run({"prove", "--smt2", folder.write("file", "")});
  EXPECT_EQ(file.code, 5) << file.err;
}

TEST(Graph, CountsOneAsOne) {
  const Outcome o = run({"graph", "phases", "--game", "sanguosha", "--games", "1"});
  EXPECT_NE(o.out.find("the game begins → turn  (1 time)\n"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("\nclassic, 1 game: "), std::string::npos) << o.out;
}

TEST(Graph, OfStatesSaysWhereItWasCutShort) {
  const std::vector<std::string> large = {"graph", "states", "--pile",
                                          "D2.dodge C2.slash D3.dodge C3.slash"};
  const Outcome o = run(large);
  EXPECT_EQ(o.code, 4);
  EXPECT_NE(o.last_line().find("cut short: there are more than 20000 states"), std::string::npos)
      << o.last_line();
  EXPECT_EQ(o.out.find("sink that is no end"), std::string::npos) << o.out;
  auto dot = large;
  dot.emplace_back("--dot");
  const Outcome drawn = run(dot);
  EXPECT_EQ(drawn.code, 4);
  EXPECT_TRUE(drawn.out.starts_with("digraph {\n"));
  EXPECT_NE(drawn.err.find("graphviz"), std::string::npos) << drawn.err;
}

TEST(Graph, OfStatesHasEveryCardOnce) {
  const Outcome commas = run({"graph", "states", "--first", "S7.slash,H2.dodge"});
  EXPECT_EQ(commas.code, 0) << commas.err;
  EXPECT_EQ(commas.out, run({"graph", "states", "--first", "S7.slash H2.dodge"}).out);
  const Outcome other = run({"graph", "states", "--ruleset", "pagat"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(
      other.err.find("pagat is a ruleset of dou_dizhu; such a graph there is only of rulesets "
                     "of sanguosha"),
      std::string::npos)
      << other.err;
  const Outcome o = run({"graph", "states", "--first", "S7.slash", "--second", "S7.slash"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("S7.slash is named more often than there are such cards"), std::string::npos)
      << o.err;
}

TEST(Graph, SaysWhatItsNumbersAre) {
  const Folder folder;
  const std::string file = folder.path("one.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "classic", "--players", "4", "-o", file}).code, 0);
  const std::string legend = "; in brackets a number is the distance, a name the weapon\n";
  const Outcome first = run({"graph", "seats", file, "--turn", "1"});
  EXPECT_TRUE(first.out.starts_with("who has whom in attack range after turn 1" + legend))
      << first.out;
  const Outcome last = run({"graph", "seats", file});
  EXPECT_NE(last.out.find(", the last" + legend), std::string::npos) << last.out;
  EXPECT_TRUE(run({"graph", "states"})
                  .out.starts_with("the lord in seat 1, to move, and a rebel in seat 2, with 1 hit "
                                   "point each\n"));
  EXPECT_TRUE(run({"graph", "states", "--lang", "zh"}).out.starts_with("1号位为主公，"));
}

TEST(Graph, EndsInOrderWhenItIsInterrupted) {
  Running graph({"graph", "phases", "--games", "1000000000"});
  std::this_thread::sleep_for(std::chrono::milliseconds(1500));
  graph.signal(SIGINT);
  const Outcome o = graph.wait();
  EXPECT_EQ(o.code, 130);
  EXPECT_EQ(o.err, "tally: interrupted\n");
  EXPECT_EQ(o.out, "");
}

TEST(Graph, OfStatesSaysWhoseTableItIs) {
  const std::string words = "a table of two, without generals, whatever tables generals has\n";
  EXPECT_TRUE(run({"graph", "states", "--ruleset", "generals"}).out.starts_with(words));
  EXPECT_EQ(run({"graph", "states"}).out.find("a table of two"), std::string::npos);
  EXPECT_TRUE(run({"graph", "states", "--ruleset", "classic", "--lang", "zh"})
                  .out.starts_with("二人一桌，不用武将"));
}

TEST(Graph, OfPhasesNamesTheRuleByWhichGamesAreDrawn) {
  const Folder folder;
  const std::string limited = ruleset(folder, "limited", "round_limit = 1\n");
  const Outcome o = run({"graph", "phases", "--ruleset", limited, "--games", "20"});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("drawn by SGS-TURN-ROUND Rounds: 20 games (round_limit = 1)\n"),
            std::string::npos)
      << o.out;
  EXPECT_TRUE(o.last_line().ends_with("; 6 phases no game came to")) << o.out;
  const Outcome zh =
      run({"graph", "phases", "--ruleset", limited, "--games", "20", "--lang", "zh"});
  EXPECT_NE(zh.out.find("依SGS-TURN-ROUND（轮次）以平局结束：20局（round_limit = 1）\n"),
            std::string::npos)
      << zh.out;
}

TEST(Graph, OfSeatsShowsEveryGameOfAFile) {
  const Folder folder;
  const std::string file = folder.path("two.jsonl");
  ASSERT_EQ(
      run({"play", "--ruleset", "classic", "--players", "4", "--games", "2", "-o", file}).code, 0);
  const Outcome first = run({"graph", "seats", file});
  EXPECT_EQ(first.code, 0);
  EXPECT_NE(first.err.find("holds more games; --number 2 shows the next one"), std::string::npos)
      << first.err;
  const Outcome second = run({"graph", "seats", file, "--number", "2"});
  EXPECT_EQ(second.code, 0);
  EXPECT_EQ(second.err, "");
  EXPECT_NE(second.out, first.out);
  EXPECT_EQ(run({"graph", "seats", file, "--number", "3"}).code, 2);
  EXPECT_EQ(run({"graph", "phases", "--number", "2"}).code, 2);
}

TEST(Graph, OfSeatsSpeaksChinese) {
  const Folder folder;
  const std::string file = folder.path("one.jsonl");
  ASSERT_EQ(run({"play", "--ruleset", "classic", "--players", "4", "-o", file}).code, 0);
  const Outcome zh = run({"graph", "seats", file, "--turn", "1", "--lang", "zh"});
  EXPECT_NE(zh.out.find("号位（1）"), std::string::npos) << zh.out;
  EXPECT_EQ(zh.out.find('('), std::string::npos) << zh.out;
}

TEST(Graph, OfPhasesSpeaksChinese) {
  const Outcome o = run({"graph", "phases", "--games", "100", "--lang", "zh"});
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.out.find("回合 → 准备阶段"), std::string::npos) << o.out;
  EXPECT_EQ(o.out.find("phase"), std::string::npos) << o.out;
}

}  // namespace
}  // namespace tally::cli::testing
