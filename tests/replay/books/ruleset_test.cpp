// Rulesets: the embedded ones, those on disk, and what is said of bad ones.
#include "replay/books/ruleset.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <unistd.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/options.h"

namespace tally {
namespace {

using sanguosha::Opt;
using sanguosha::Options;

const Game& game() { return sanguosha::identity_game(); }

class RulesetOnDisk : public ::testing::Test {
 protected:
  RulesetOnDisk()
      : folder_(std::filesystem::temp_directory_path() /
                ("tally_rulesets_" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder_ / "more");
  }
  ~RulesetOnDisk() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name, const std::string& content) const {
    const std::filesystem::path path = folder_ / name;
    std::ofstream(path, std::ios::binary) << content;
    return path.string();
  }

  // The error for a file with this content, without the folder; "" when it loads.
  std::string fault(const std::string& content) const {
    const std::string path = file("bad.toml", content);
    try {
      load_ruleset(game(), path);
    } catch (const RulesetError& error) {
      EXPECT_EQ(error.file, path);
      const std::string what = error.what();
      EXPECT_TRUE(what.starts_with(path)) << what;
      return what.substr(what.rfind('/') + 1);
    }
    return "";
  }

  std::filesystem::path folder_;
};

const std::string head = "name = \"x\"\ngame = \"sanguosha\"\n";

TEST(Ruleset, EveryEmbeddedOneLoads) {
  const std::vector<std::string> names = ruleset_names("sanguosha");
  EXPECT_FALSE(names.empty());
  for (const std::string& name : names) {
    EXPECT_EQ(load_ruleset(game(), name).name, name);
    const Text title = ruleset_title("sanguosha", name);
    EXPECT_NE(title.en, name) << "no English title";
    EXPECT_NE(title.zh, name) << "no Chinese title";
  }
  EXPECT_TRUE(ruleset_names("go").empty());
}

TEST(Ruleset, TheDefaultIsEveryOptionsFirstValue) {
  const Ruleset classic = load_ruleset(game(), game().default_ruleset());
  for (std::size_t i = 0; i < game().options().size(); ++i)
    EXPECT_EQ(classic.value[i], game().options()[i].initial) << game().options()[i].key;
}

TEST(Ruleset, AProgramsDiffers) {
  const Ruleset rules = load_ruleset(game(), "freekill-0.5");
  const Options options(rules);
  EXPECT_TRUE(options.is<Opt::small_tables>("true"));
  EXPECT_TRUE(options.is<Opt::nullify_order>("simultaneous"));
  EXPECT_EQ(options[Opt::round_limit], 999);
  EXPECT_TRUE(options.is<Opt::wine_limit>("per_turn"));
}

TEST_F(RulesetOnDisk, TakesEveryWayToWriteAValue) {
  const std::string path = file("mine.toml", head +
                                                 "title.en = \"Mine\"\n[options]\n"
                                                 "two_spies = true\nex_cards = false\n"
                                                 "dup_name_zones = \"judgement+equip\"\n"
                                                 "lord_bonus_min_players = 6\n"
                                                 "roles_6 = { lord = 1, spy = 2, rebel = 3 }\n"
                                                 "roles_7.lord = 1\nroles_8 = {}\n");
  const Ruleset rules = load_ruleset(game(), path);
  const Options options(rules);
  EXPECT_EQ(rules.name, "x");
  EXPECT_TRUE(options.is<Opt::two_spies>("true"));
  EXPECT_TRUE(options.is<Opt::ex_cards>("false"));
  EXPECT_TRUE(options.is<Opt::dup_name_zones>("judgement+equip"));
  EXPECT_EQ(options[Opt::lord_bonus_min_players], 6);
  EXPECT_TRUE(options.is<Opt::maneuvering>("true"));
  const auto written = [&](Opt o) {
    return value_in_toml(game().options()[static_cast<std::size_t>(o)], options[o]);
  };
  EXPECT_EQ(written(Opt::roles_6), "{ lord = 1, rebel = 3, spy = 2 }");
  EXPECT_EQ(written(Opt::roles_7), "{ lord = 1 }");
  EXPECT_EQ(written(Opt::roles_8), "{}");
  EXPECT_EQ(ruleset_title("sanguosha", path).en, "Mine");
  EXPECT_EQ(ruleset_title("sanguosha", path).zh, "x");
}

TEST_F(RulesetOnDisk, InheritsFromAKnownNameAndFromAFile) {
  file("parent.toml", head + "base = \"freekill-0.5\"\n[options]\nround_limit = 50\n");
  const std::string path =
      file("more/child.toml", head +
                                  "base = \"../parent.toml\"\n[options]\nreshuffle = "
                                  "\"immediate\"\n");
  const Ruleset rules = load_ruleset(game(), path);
  const Options options(rules);
  EXPECT_EQ(options[Opt::round_limit], 50);
  EXPECT_TRUE(options.is<Opt::reshuffle>("immediate"));
  EXPECT_TRUE(options.is<Opt::small_tables>("true"));
}

TEST_F(RulesetOnDisk, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(fault(head + "[options]\nwine_limit = \"per_match\"\n"),
            "bad.toml:4: wine_limit: expected \"per_turn\" or \"per_phase\", found \"per_match\"");
  EXPECT_EQ(fault(head + "[options]\n\ndeck_exhausted = 3\n"),
            "bad.toml:5: deck_exhausted: expected \"draw_game\", \"partial\" or \"limit5\", "
            "found 3");
  EXPECT_EQ(fault(head + "[options]\ntwo_spies = 1\n"),
            "bad.toml:4: two_spies: expected false or true, found 1");
  EXPECT_EQ(fault(head + "[options]\ntwo_spies = \"true\"\n"),
            "bad.toml:4: two_spies: expected false or true, found \"true\"");
  const std::string row =
      "expected a row such as { lord = 1, loyalist = 1, rebel = 1, spy = 1 }, up to 9 of each, ";
  const std::string set =
      "expected a list of one or more of [\"standard\", \"wind\", \"fire\", \"forest\", "
      "\"mountain\", \"variants\", \"v33\", \"kingdom_war\", \"kingdom_war_hs\", "
      "\"kingdom_war_lords\", \"formation\", \"momentum\", \"transformation\", \"power\", "
      "\"kingdom_war_noname\", \"qsanguosha\", \"kingdom_war_qsanguosha\", \"sheauhaw\", "
      "\"noname_war\"], ";
  EXPECT_EQ(fault(head + "[options]\npackages = [\"wind\", \"winds\"]\n"),
            "bad.toml:4: packages: " + set + "found \"winds\"");
  EXPECT_EQ(fault(head + "[options]\npackages = []\n"),
            "bad.toml:4: packages: " + set + "found an array");
  EXPECT_EQ(fault(head + "[options]\npackages = \"wind\"\n"),
            "bad.toml:4: packages: " + set + "found \"wind\"");
  EXPECT_EQ(fault(head + "[options]\nroles_5 = 1121\n"),
            "bad.toml:4: roles_5: " + row + "found 1121");
  EXPECT_EQ(fault(head + "[options]\nroles_5 = { lord = 1, spy = 10 }\n"),
            "bad.toml:4: roles_5: " + row + "found a table");
  EXPECT_EQ(fault(head + "[options]\nroles_5 = { lord = 1, spies = 1 }\n"),
            "bad.toml:4: roles_5: " + row + "found a table");
  EXPECT_EQ(
      fault("name = \"classic\"\ngame = \"sanguosha\"\n"),
      "bad.toml:1: name: \"classic\" is a ruleset of this program; expected a name of your own");
  EXPECT_EQ(fault(head + "[options]\nwine_limt = 1\n"),
            "bad.toml:4: unknown key \"wine_limt\"; did you mean \"wine_limit\"?");
  EXPECT_EQ(fault(head + "[options]\nround_limit = 30001\n"),
            "bad.toml:4: round_limit: expected a whole number from 0 to 30000, found 30001");
  EXPECT_EQ(fault(head + "[options]\nround_limit = -1\n"),
            "bad.toml:4: round_limit: expected a whole number from 0 to 30000, found -1");
  EXPECT_EQ(fault(head + "[options]\nround_limit = 1.5\n"),
            "bad.toml:4: round_limit: expected a whole number from 0 to 30000, "
            "found a value of another type");
  EXPECT_EQ(fault("name = \"x\"\ngame = \"go\"\n"),
            "bad.toml:2: game: expected \"sanguosha\" or \"dou_dizhu\", found \"go\"");
  EXPECT_EQ(fault("name = \"x\"\n"), "bad.toml: expected the key game = \"…\" before any [table]");
  EXPECT_EQ(fault(head + "optoins = 1\n"),
            "bad.toml:3: unknown key \"optoins\"; did you mean \"options\"?");
  EXPECT_EQ(fault(head + "author = 1\n"),
            "bad.toml:3: unknown key \"author\"; "
            "expected one of name, game, base, title, source, observed, options");
  EXPECT_EQ(fault(head + "two_spies = true\n"),
            "bad.toml:3: \"two_spies\" is an option: put it below [options]");
  EXPECT_EQ(fault(head + "observed = 1\n"),
            "bad.toml:3: observed: expected true or false, found 1");
  EXPECT_EQ(fault(head + "options = 1\n"), "bad.toml:3: options: expected a table, found 1");
  EXPECT_EQ(fault(head + "base = \"bad.toml\"\n"),
            "bad.toml:3: base: expected at most 8 rulesets upon each other; "
            "do they name each other in a circle?");
}

TEST_F(RulesetOnDisk, HasANameThatCanBeShown) {
  for (const char* const name : {"a\\u001b[31m", "a\\u0007", "a\\u202eb", "a\\nb", "a\\u0085"}) {
    const std::string said = fault("name = \"" + std::string(name) + "\"\ngame = \"sanguosha\"\n");
    EXPECT_NE(said.find("name: expected characters that can be seen, found "), std::string::npos)
        << name << ": " << said;
  }
  EXPECT_EQ(fault("name = \"我的桌 é-1\"\ngame = \"sanguosha\"\n"), "");
}

TEST_F(RulesetOnDisk, KnowsWhatItStartsFrom) {
  const std::string path = file("own.toml",
                                "name = \"own\"\ngame = \"sanguosha\"\n"
                                "base = \"classic-two-spies\"\n[options]\nround_limit = 9\n");
  EXPECT_EQ(load_base(game(), path).value, load_ruleset(game(), "classic-two-spies").value);
  EXPECT_NE(load_base(game(), path).value, load_ruleset(game(), path).value);
  EXPECT_EQ(load_base(game(), file("bare.toml", "name = \"bare\"\ngame = \"sanguosha\"\n")).value,
            load_ruleset(game(), "classic").value);
}

TEST_F(RulesetOnDisk, OfAnotherGameIsSaidToBe) {
  try {
    load_ruleset(game(), "pagat");
    FAIL();
  } catch (const RulesetError& error) {
    EXPECT_TRUE(error.message.is(books::say::of_other_game)) << error.what();
    EXPECT_TRUE(std::string_view(error.what())
                    .starts_with("\"pagat\" is a ruleset of dou_dizhu, not of sanguosha"))
        << error.what();
  }
}

TEST_F(RulesetOnDisk, SaysWhoAsksForAFileThatIsNotThere) {
  const std::string path = file("bad.toml", head + "base = \"nothere.toml\"\n");
  try {
    load_ruleset(game(), path);
    FAIL() << "no mistake found";
  } catch (const RulesetError& error) {
    EXPECT_EQ(error.file, path);
    EXPECT_EQ(std::string(error.what()), path + ":3: base: " + (folder_ / "nothere.toml").string() +
                                             ": there is no such file");
  }
}

TEST_F(RulesetOnDisk, SaysEveryMistakeInOrder) {
  const std::string path = file("bad.toml",
                                "nam = \"x\"\ngame = \"sanguosha\"\n[options]\n"
                                "wine_limit = 2\nround_limt = 3\ntwo_spies = 1\n");
  try {
    load_ruleset(game(), path);
    FAIL() << "no mistake found";
  } catch (const RulesetError& error) {
    EXPECT_EQ(std::string(error.what()),
              path + ": expected the key name = \"…\" before any [table]\n" + path +
                  ":1: unknown key \"nam\"; did you mean \"name\"?\n" + path +
                  ":4: wine_limit: expected \"per_turn\" or \"per_phase\", found 2\n" + path +
                  ":5: unknown key \"round_limt\"; did you mean \"round_limit\"?\n" + path +
                  ":6: two_spies: expected false or true, found 1");
    EXPECT_EQ(text_of(error.said(), Lang::zh),
              path + "：应有键name = \"…\"，写在所有[表]之前\n" + path +
                  ":1：未知的键\"nam\"；是否想写\"name\"？\n" + path +
                  ":4：wine_limit：应为\"per_turn\"或\"per_phase\"，实为2\n" + path +
                  ":5：未知的键\"round_limt\"；是否想写\"round_limit\"？\n" + path +
                  ":6：two_spies：应为false或true，实为1");
  }
}

TEST_F(RulesetOnDisk, ListsWhatThereIs) {
  EXPECT_EQ(fault(head + "[options]\nwhisky = 1\n"),
            "bad.toml:4: unknown key \"whisky\"; there are " +
                std::to_string(game().options().size()) +
                " to choose from; `tally rules` lists them");
  const std::pair<std::string, std::string> meant[] = {
      {"slashlimit", "\"slash_limit\""},
      {"reward_szie", "\"reward_size\""},
      {"max_slashes", "\"slash_limit\""},
      {"draw", "\"draw_cards\" or \"partner_draw\""},
      {"bonus_of_lord", "\"lord_bonus_min_players\" or \"lord_bonus\""},
  };
  for (const auto& [wrong, right] : meant)
    EXPECT_EQ(fault(head + "[options]\n" + wrong + " = 1\n"),
              "bad.toml:4: unknown key \"" + wrong + "\"; did you mean " + right + "?");
  const std::string what = fault(head + "base = \"clasic\"\n");
  EXPECT_TRUE(what.starts_with("bad.toml:3: there is no ruleset \"clasic\"; expected one of "));
  for (const std::string& name : ruleset_names("sanguosha"))
    EXPECT_NE(what.find(name), std::string::npos) << what;
}

TEST_F(RulesetOnDisk, RefusesWhatIsNoRuleset) {
  EXPECT_TRUE(fault("name = \n").starts_with("bad.toml:1: is not TOML: "));
  EXPECT_TRUE(fault("name = \n").ends_with(" (column 8)")) << fault("name = \n");
  try {
    load_ruleset(game(), file("bad.toml", "name = \n"));
    FAIL() << "no mistake found";
  } catch (const RulesetError& error) {
    const std::string zh = text_of(error.said(), Lang::zh);
    EXPECT_NE(zh.find("bad.toml:1：第8列不合TOML写法（解析器原文："), std::string::npos) << zh;
  }
  EXPECT_EQ(fault(std::string(70000, '#')), "bad.toml: expected a ruleset of at most 64 KiB");
  std::string deep = "a";
  for (int i = 0; i < 30000; ++i) deep += ".a";
  EXPECT_EQ(fault(deep + " = 1\n"), "bad.toml: expected a ruleset, found deeper nesting");
  std::string nested = "a";
  for (int i = 0; i < 1900; ++i) nested += ".a";
  EXPECT_NE(fault(head + nested + " = 1\n").find("bad.toml:3: unknown key \"a\""),
            std::string::npos);
  EXPECT_THROW(load_ruleset(game(), folder_.string() + "/none.toml"), RulesetError);
  EXPECT_THROW(load_ruleset(game(), folder_.string() + "/"), RulesetError);
  EXPECT_THROW(load_ruleset(game(), "none.toml"), RulesetError);
  EXPECT_THROW(load_ruleset(game(), "none"), RulesetError);
  EXPECT_THROW(load_ruleset(game(), ""), RulesetError);
}

TEST(Ruleset, KeepsSetUpAndScoreOfTheRecordsOwn) {
  const Game& ddz = *find_game("dou_dizhu");
  const Ruleset own = load_ruleset(ddz, "openspiel");
  const Ruleset asked = load_ruleset(ddz, "douzero");
  const Ruleset kept = keep_setup(own, asked, ddz.options());
  EXPECT_EQ(kept.name, "douzero");
  int setup = 0;
  for (std::size_t i = 0; i < ddz.options().size(); ++i) {
    const bool is_setup = ddz.options()[i].setup;
    setup += is_setup ? 1 : 0;
    EXPECT_EQ(kept.value[i], is_setup ? own.value[i] : asked.value[i]) << ddz.options()[i].key;
  }
  EXPECT_EQ(setup, 9);
  // Of the identity game: what is printed on the cards, and where its generals come from.
  const Ruleset early = load_ruleset(game(), "freekill-0.5.7");
  const Ruleset classic = load_ruleset(game(), "classic");
  const Ruleset judged = keep_setup(early, classic, game().options());
  for (std::size_t i = 0; i < game().options().size(); ++i) {
    const bool its_own = game().options()[i].setup;
    EXPECT_EQ(judged.value[i], its_own ? early.value[i] : classic.value[i]);
  }
}

}  // namespace
}  // namespace tally
