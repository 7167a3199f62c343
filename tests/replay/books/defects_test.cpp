// The table of known defects: what it holds, what it names, and that the page has a row for each.
#include "replay/books/defects.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/sanguosha/events.h"
#include "replay/books/book_error.h"
#include "replay/messages.h"

namespace tally {
namespace {

struct Shape {
  std::string_view rule;
  FindingKind kind;
  std::string_view why = "plain";
  Kind event = nothing;
  Kind due = nothing;
  Kind next = nothing;
  std::string_view asks = {};
  std::string_view with = {};
  Kind behind = nothing;
  std::string_view card = {};
};

std::string id_of(std::string_view program, const Shape& s) {
  for (const Game* game : games()) {
    const auto ids = game->rule_ids();
    const auto rule = std::ranges::find(ids, s.rule);
    if (rule == ids.end()) continue;
    Finding f;
    f.rule = static_cast<Rule>(rule - ids.begin());
    f.kind = s.kind;
    f.matter.kind = s.event;
    const auto& cards = game->schema().cards;
    for (std::size_t c = 0; c < cards.size() && !s.card.empty(); ++c)
      if (std::string_view(cards[c].token).ends_with(s.card))
        f.matter.card = static_cast<Card::Number>(c);
    const auto whys = game->why_keys();
    if (!whys.empty())
      f.matter.why = static_cast<std::uint8_t>(std::ranges::find(whys, s.why) - whys.begin());
    if (!s.asks.empty())
      f.matter.asks = static_cast<Rule>(std::ranges::find(ids, s.asks) - ids.begin());
    f.matter.next = s.next;
    f.matter.behind = s.behind;
    for (const FieldInfo& field : game->schema().kinds[s.event].fields)
      if (const auto name = std::ranges::find(field.names, s.with);
          field.field == Field::what && name != field.names.end())
        f.matter.what = static_cast<What>(name - field.names.begin());
    if (s.due != nothing) f.matter.due = s.due;
    const Defect* const d = defect_of(*game, program, f);
    return d == nullptr ? "" : d->id;
  }
  return "no such rule";
}

constexpr Kind discard = sanguosha::kind::discard;

TEST(Defects, EachHasARowOnThePageAndEachIdOfThePageIsOne) {
  std::ifstream in(std::string(TALLY_SOURCE_DIR) + "/docs/recorders.md");
  const std::string page{std::istreambuf_iterator<char>(in), {}};
  ASSERT_FALSE(page.empty());
  std::set<std::string> on_page;
  const std::regex id(
      "\\| `((FK|SHEAUHAW|HEGEMONY|NONAME|OPENSPIEL|RLCARD|DOUZERO|BOTZONE)-[A-Z-]+)` \\|");
  for (std::sregex_iterator i(page.begin(), page.end(), id), end; i != end; ++i)
    EXPECT_TRUE(on_page.insert((*i)[1]).second) << (*i)[1];
  std::set<std::string> in_table;
  for (const Defect& d : known_defects()) EXPECT_TRUE(in_table.insert(d.id).second) << d.id;
  EXPECT_EQ(in_table, on_page);
}

TEST(Defects, AreAboutRulesThatThereAre) {
  for (const Defect& d : known_defects())
    for (const DefectShape& s : d.is)
      EXPECT_TRUE(std::ranges::any_of(games(), [&](const Game* game) {
        const auto has = [](const std::string& name, const auto& names, auto name_of) {
          return name.empty() || std::ranges::find(names, name, name_of) != names.end();
        };
        const auto kinds = game->schema().kinds;
        return has(s.rule, game->rule_ids(), std::identity()) &&
               has(s.why, game->why_keys(), std::identity()) &&
               has(s.event, kinds, &KindInfo::name) && has(s.due, kinds, &KindInfo::name) &&
               has(s.next, kinds, &KindInfo::name) && has(s.behind, kinds, &KindInfo::name);
      })) << d.id;
}

TEST(Defects, AreOfTheirVersionsOnly) {
  Shape f{"SGS-SKILL-JIEYIN", FindingKind::missing, "plain", nothing, discard};
  EXPECT_EQ(id_of("FreeKill 0.5.15", f), "FK-JIEYIN-FREE");
  for (const char* other : {"FreeKill 0.5.14", "FreeKill 0.5.22", "FreeKill 0.5.15x", "FreeKill",
                            "FreeKill 0.5", "FreeKiller 0.5.15", "tally 0.5.15", ""})
    EXPECT_EQ(id_of(other, f), "") << other;
  f.rule = "SGS-SKILL-ZHIHENG";
  EXPECT_EQ(id_of("FreeKill 0.6.0", f), "FK-ZHIHENG-FREE");
  EXPECT_EQ(id_of("FreeKill 0.4.15", f), "");
}

TEST(Defects, AreNotWhateverElseIsWrongWithTheRule) {
  EXPECT_EQ(id_of("FreeKill 0.5.15", {"SGS-SKILL-ZHIHENG", FindingKind::missing}), "");
  EXPECT_EQ(id_of("FreeKill 0.5.15", {"SGS-SKILL-ZHIHENG", FindingKind::illegal, "once"}), "");
  EXPECT_EQ(id_of("FreeKill 0.5.15", {"SGS-SKILL-ZHIHENG", FindingKind::illegal, "no_price"}),
            "FK-ZHIHENG-FREE");
  EXPECT_EQ(id_of("FreeKill 0.4.15",
                  {"SGS-SKILL-KONGCHENG", FindingKind::illegal, "immune", sanguosha::kind::use}),
            "");
  EXPECT_EQ(id_of("OpenSpiel dou_dizhu", {"DDZ-ROCKET", FindingKind::illegal}),
            "OPENSPIEL-BOMB-ON-ROCKET");
  EXPECT_EQ(id_of("OpenSpiel dou_dizhu", {"DDZ-HOLD", FindingKind::illegal}), "");
  EXPECT_EQ(id_of("RLCard", {"DDZ-ROCKET", FindingKind::illegal}), "");
}

// The Rock-Cleaving Axe paid for with what somebody does not hold, and nothing else of that kind.
TEST(Defects, SomeAreOnlyWhereACertainRuleAsks) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-USE-HOLD", FindingKind::illegal, "plain", discard};
  f.asks = "SGS-CARD-ROCK-CLEAVING-AXE";
  EXPECT_EQ(id_of(program, f), "HEGEMONY-AXE-COST");
  f.asks = "SGS-SKILL-QIAOBIAN";
  EXPECT_EQ(id_of(program, f), "");
  EXPECT_EQ(id_of(program, {"SGS-CARD-ROCK-CLEAVING-AXE", FindingKind::contradiction}),
            "HEGEMONY-AXE-COST");
  f.asks = {};
  EXPECT_EQ(id_of(program, f), "");
}

// Turned up for a skill that he does not have, not whenever he may not be turned up.
TEST(Defects, APearlTurnsUpWhoeverTheDeputyIs) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-GZ-UNVEIL", FindingKind::illegal, "not_his", sanguosha::kind::unveil};
  EXPECT_EQ(id_of(program, f), "HEGEMONY-PEARL-SHOWS");
  f.why = "answer";
  EXPECT_EQ(id_of(program, f), "");
}

// Whom it is for was settled before the general was turned up; later it is another mistake.
TEST(Defects, SomeAreOnlyJustBehindAnother) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-USE-TARGET", FindingKind::illegal, "plain", sanguosha::kind::use};
  f.with = "await_exhausted";
  f.behind = sanguosha::kind::allegiance;
  EXPECT_EQ(id_of(program, f), "HEGEMONY-DUOSHI-TARGETS");
  f.behind = sanguosha::kind::put;
  EXPECT_EQ(id_of(program, f), "");
  f.behind = sanguosha::kind::allegiance;
  f.with = "snatch";
  EXPECT_EQ(id_of(program, f), "");
}

TEST(Defects, ARefilledPileLacksWhatLiesOnTheTable) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-DRAW-RESHUFFLE", FindingKind::illegal, "plain", sanguosha::kind::shuffle};
  f.behind = sanguosha::kind::invoke;
  EXPECT_EQ(id_of(program, f), "HEGEMONY-SHUFFLE-TABLE");
  f.behind = sanguosha::kind::draw;
  EXPECT_EQ(id_of(program, f), "HEGEMONY-SHUFFLE-TABLE");
  f.behind = sanguosha::kind::put;
  EXPECT_EQ(id_of(program, f), "");
}

TEST(Defects, AWeaponThatReachesAsItIsUsedUp) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-RANGE", FindingKind::illegal, "plain", sanguosha::kind::use};
  f.card = ".fan";
  EXPECT_EQ(id_of(program, f), "HEGEMONY-WEAPON-ITSELF");
  f.card = ".slash";
  EXPECT_EQ(id_of(program, f), "");
}

// Equipment handed to one whose place for it is taken.
TEST(Defects, ARedeploymentToOneWhosePlaceIsTaken) {
  const std::string program = "QSanguosha 2.0.0-offical";
  const Kind relocate = sanguosha::kind::relocate;
  EXPECT_EQ(id_of(program, {"SGS-SKILL-DIAODU-QS", FindingKind::illegal, "plain", relocate}),
            "HEGEMONY-DIAODU-OCCUPIED");
  EXPECT_EQ(id_of(program, {"SGS-SKILL-DIAODU-QS", FindingKind::illegal, "plain", discard}), "");
}

// Who is healed by 雄异 although a careerist stands alone; who keeps his cards for 涅槃, lured
// away.
TEST(Defects, MaTengIsHealedAndPangTongKeepsHisCards) {
  const std::string program = "QSanguosha 2.0.0-offical";
  const Kind heal = sanguosha::kind::heal;
  EXPECT_EQ(id_of(program, {"SGS-SKILL-XIONGYI", FindingKind::extra, "plain", heal}),
            "HEGEMONY-XIONGYI-CAREERIST");
  EXPECT_EQ(id_of(program, {"SGS-SKILL-XIONGYI", FindingKind::missing, "plain", heal}), "");
  const Kind forfeit = sanguosha::kind::forfeit;
  EXPECT_EQ(id_of(program, {"SGS-SKILL-NIEPAN", FindingKind::missing, "plain", nothing, forfeit}),
            "HEGEMONY-LURED-KEEPS");
  EXPECT_EQ(id_of(program, {"SGS-SKILL-NIEPAN", FindingKind::missing, "plain", nothing, heal}), "");
}

TEST(Defects, TheDeadPutsOnWhatHeDiedFor) {
  const std::string program = "QSanguosha 2.0.0-offical";
  namespace kind = sanguosha::kind;
  Shape f{"SGS-USE-DONE", FindingKind::missing, "plain", nothing, kind::put, kind::equip};
  EXPECT_EQ(id_of(program, f), "HEGEMONY-DEAD-EQUIPS");
  f.next = kind::gain;
  EXPECT_EQ(id_of(program, f), "");
}

// An order that comes once more is behind a turn's last phase.
TEST(Defects, AnImperialOrderOnceMore) {
  const std::string program = "QSanguosha 2.0.0-offical";
  Shape f{"SGS-GZ-UNVEIL", FindingKind::extra, "plain", sanguosha::kind::unveil};
  f.behind = sanguosha::kind::phase;
  EXPECT_EQ(id_of(program, f), "HEGEMONY-ORDER-AGAIN");
  f.behind = sanguosha::kind::draw;
  EXPECT_EQ(id_of(program, f), "");
}

// What comes of it is of the same player.
TEST(Defects, WhatComesOfOneIsAboutTheSamePlayer) {
  const Game* const game = find_game("sanguosha");
  ASSERT_NE(game, nullptr);
  const auto rule = [&](std::string_view id) {
    return static_cast<Rule>(std::ranges::find(game->rule_ids(), id) - game->rule_ids().begin());
  };
  const auto finding = [&](Kind event, Seat seat) {
    Finding f;
    f.kind = FindingKind::illegal;
    f.rule = rule("SGS-USE-HOLD");
    f.seat = seat;
    f.matter.kind = event;
    f.matter.seats.add(seat);
    return f;
  };
  Finding all[] = {finding(discard, 3), finding(sanguosha::kind::use, 3),
                   finding(sanguosha::kind::use, 4)};
  all[0].matter.asks = rule("SGS-CARD-ROCK-CLEAVING-AXE");
  name_defects(*game, "QSanguosha 2.0.0-offical", {}, all);
  EXPECT_NE(all[0].defect, nullptr);
  EXPECT_EQ(all[1].defect, all[0].defect);
  EXPECT_EQ(all[2].defect, nullptr);
}

TEST(Defects, WhatIsMissingIsKnownByWhatTheRecordGoesOnWith) {
  namespace kind = sanguosha::kind;
  Shape f{"SGS-USE-DONE", FindingKind::missing, "plain", nothing, kind::put, kind::place};
  EXPECT_EQ(id_of("FreeKill 0.5.7", f), "FK-QIANXUN-INDULGENCE");
  EXPECT_EQ(id_of("FreeKill 0.5.22", f), "");
  f.next = kind::phase;
  EXPECT_EQ(id_of("FreeKill 0.5.7", f), "");
  f.next = kind::place;
  f.due = kind::equip;
  EXPECT_EQ(id_of("FreeKill 0.5.7", f), "");
}

TEST(Defects, SomeAreOnlyWhereAGeneralSits) {
  const Game* const game = find_game("sanguosha");
  ASSERT_NE(game, nullptr);
  Finding f;
  f.kind = FindingKind::missing;
  f.rule = static_cast<Rule>(std::ranges::find(game->rule_ids(), "SGS-DEATH") -
                             game->rule_ids().begin());
  const auto named = [&](std::string_view program, const std::string& general) {
    const SeatLabel players[] = {{"a", "caocao", ""}, {"b", general, "zhenji"}};
    const Defect* const d = defect_of(*game, program, f, players);
    return d == nullptr ? std::string() : d->id;
  };
  EXPECT_EQ(named("FreeKill 0.5.7", "v33__zhaoyun"), "FK-JIUZHU-HALTS");
  EXPECT_EQ(named("FreeKill 0.5.7", "zhaoyun"), "");
  EXPECT_EQ(named("FreeKill 0.5.22", "v33__zhaoyun"), "");
  EXPECT_EQ(defect_of(*game, "FreeKill 0.5.7", f), nullptr);
  const SeatLabel deputy[] = {{"a", "caocao", "v33__zhaoyun"}};
  EXPECT_NE(defect_of(*game, "FreeKill 0.5.7", f, deputy), nullptr);

  // One of several: Lü Bu as the identity game and as 3v3 has him.
  f.rule = static_cast<Rule>(std::ranges::find(game->rule_ids(), "SGS-CARD-SLASH") -
                             game->rule_ids().begin());
  f.matter.due = sanguosha::kind::damage;
  f.matter.next = sanguosha::kind::put;
  const std::string sheauhaw = "QSanguosha 20210205:Sheauhaw";
  EXPECT_EQ(named(sheauhaw, "nos_lvbu"), "SHEAUHAW-WUSHUANG-OFF");
  EXPECT_EQ(named(sheauhaw, "vs_nos_lvbu"), "SHEAUHAW-WUSHUANG-OFF");
  EXPECT_EQ(named(sheauhaw, "lvbu"), "");
}

TEST(Defects, WhatComesOfOneIsNamedBehindItOnly) {
  const Game* const game = find_game("sanguosha");
  ASSERT_NE(game, nullptr);
  const auto finding = [&](std::string_view rule, FindingKind kind, Kind event) {
    Finding f;
    f.rule =
        static_cast<Rule>(std::ranges::find(game->rule_ids(), rule) - game->rule_ids().begin());
    f.kind = kind;
    f.matter.kind = event;
    return f;
  };
  namespace kind = sanguosha::kind;
  const Finding shuffled = finding("SGS-DRAW-RESHUFFLE", FindingKind::extra, kind::shuffle);
  Finding paid = finding("SGS-USE-HOLD", FindingKind::illegal, kind::discard);
  paid.matter.asks =
      finding("SGS-CARD-ROCK-CLEAVING-AXE", FindingKind::illegal, kind::discard).rule;
  const Finding drawn = finding("SGS-DRAW-TOP", FindingKind::illegal, kind::draw);
  std::array<Finding, 4> game_of{shuffled, paid, shuffled, drawn};
  const auto id = [&](std::size_t i) {
    return game_of.at(i).defect == nullptr ? "" : game_of.at(i).defect->id;
  };
  name_defects(*game, "QSanguosha 2.0.0-offical", {}, game_of);
  EXPECT_EQ(id(0), "");
  EXPECT_EQ(id(1), "HEGEMONY-AXE-COST");
  EXPECT_EQ(id(2), "HEGEMONY-AXE-COST");
  EXPECT_EQ(id(3), "");
  name_defects(*game, "QSanguosha 20140901:Para", {}, game_of);
  EXPECT_EQ(id(2), "");
}

// Only where somebody has the skill that does so.
TEST(Defects, APileRefilledTooEarly) {
  const Game* const game = find_game("sanguosha");
  const auto ids = game->rule_ids();
  Finding f;
  f.rule = static_cast<Rule>(std::ranges::find(ids, "SGS-DRAW-RESHUFFLE") - ids.begin());
  f.kind = FindingKind::extra;
  f.matter.kind = sanguosha::kind::shuffle;
  f.matter.behind = sanguosha::kind::draw;
  std::array<SeatLabel, 2> players;
  const auto id = [&]() -> std::string {
    const Defect* const d = defect_of(*game, "QSanguosha 2.0.0-offical", f, players);
    return d == nullptr ? "" : d->id;
  };
  EXPECT_EQ(id(), "");
  players[1].deputy = "lidian";
  EXPECT_EQ(id(), "HEGEMONY-XUNXUN-SHUFFLE");
  f.matter.behind = sanguosha::kind::put;
  EXPECT_EQ(id(), "");
}

TEST(Defects, SayWhatIsWrongWithATable) {
  const auto refuse = [](const std::string& lines) {
    EXPECT_THROW(parse_defects("[defect.X]\n" + lines, "table.toml"), BookError) << lines;
  };
  const std::string text = "text = { en = \"a\", zh = \"b\" }\n";
  const std::string whole = "program = \"P\"\nis = [{ rule = \"R\", kind = \"extra\" }]\n" + text;
  EXPECT_EQ(parse_defects("[defect.X]\n" + whole, "table.toml").size(), 1U);
  refuse(text);
  refuse(whole + "first = \"0.5\"\n");
  refuse("program = \"P\"\nis = []\n" + text);
  refuse("program = \"P\"\nis = [{ rule = \"R\" }]\n" + text);
  refuse(whole + "when = \"always\"\n");
  refuse("program = \"P\"\nis = [{ rule = \"R\", kind = \"strange\" }]\n" + text);
}

}  // namespace
}  // namespace tally
