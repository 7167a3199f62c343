// What packets show, on recordings made for it: how the game stood when somebody came back, and a
// turn or two after that. Player 1 is the lord.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "engine/sanguosha/generals.h"
#include "replay/books/defects.h"
#include "replay/check.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/names.h"
#include "tests/replay/freekill/container_support.h"
#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

using Ids = std::vector<int>;

std::string list(const Ids& ids) { return fmt::format("[{}]", fmt::join(ids, ",")); }

struct Player {
  std::string general;
  std::string skills;  // with quotes, a comma between
  int hp = 4;
  int max_hp = 4;
  Ids equipment = {};
  Ids hand = {};
};

// A recording of two players, packet by packet.
class Tape {
 public:
  Tape(const Player& lord, const Player& rebel, int phase, const Ids& on_table, const Ids& on_top) {
    Ids pile = on_top;
    for (int id = 1; id <= 160; ++id)
      if (std::ranges::find(lord.equipment, id) == lord.equipment.end() &&
          std::ranges::find(rebel.equipment, id) == rebel.equipment.end() &&
          std::ranges::find(lord.hand, id) == lord.hand.end() &&
          std::ranges::find(on_table, id) == on_table.end() &&
          std::ranges::find(on_top, id) == on_top.end())
        pile.push_back(id);
    say("Reconnect",
        fmt::format(R"({{"circle":[1,2],"current":1,"round_count":3,"players":{{{},{}}},)"
                    R"("card_manager":{{"draw_pile":{},"discard_pile":[],"processing_area":{}}}}})",
                    player(1, lord, "lord", phase), player(2, rebel, "rebel", 8), list(pile),
                    list(on_table)));
  }
  Tape& say(std::string_view command, std::string data) {
    std::string quoted;
    for (const char c : data) quoted += c == '"' ? std::string("\\\"") : std::string(1, c);
    packets_ += fmt::format(R"(,[0,false,"{}","{}"])", command, quoted);
    return *this;
  }
  Tape& log(std::string_view type, std::string_view fields) {
    return say("GameLog", fmt::format(R"({{"type":"{}",{}}})", type, fields));
  }
  Tape& is(int who, std::string_view property, std::string_view value) {
    return say("PropertyUpdate", fmt::format(R"([{},"{}",{}])", who, property, value));
  }
  Tape& move(const Ids& cards, Area from, Area to, Reason reason, std::string_view more = "") {
    std::string info;
    for (const int id : cards)
      info += fmt::format(R"({}{{"cardId":{},"fromArea":{}}})", info.empty() ? "" : ",", id,
                          static_cast<int>(from));
    return say("MoveCards",
               fmt::format(R"([[{{"moveInfo":[{}],"toArea":{},"moveReason":{}{}}}],1])", info,
                           static_cast<int>(to), static_cast<int>(reason), more));
  }
  Tape& draws(int who, const Ids& cards, std::string_view skill = "phase_draw") {
    return move(cards, Area::draw, Area::hand, Reason::draw,
                fmt::format(R"(,"to":{0},"proposer":{0},"skillName":"{1}")", who, skill));
  }
  Tape& uses(int who, int card, int on) {
    log("#UseCardToTargets", fmt::format(R"("from":{},"to":[{}],"card":[{}])", who, on, card));
    return move({card}, Area::hand, Area::processing, Reason::use,
                fmt::format(R"(,"from":{})", who));
  }
  Tape& invokes(int who, std::string_view skill) {
    return log("#InvokeSkill", fmt::format(R"("from":{},"arg":"{}")", who, skill));
  }
  Tape& put(int card) { return move({card}, Area::processing, Area::discard, Reason::use); }
  // Up to the play phase.
  Tape& turn_of_2(const Ids& drawn) {
    say("SetCurrent", "[2]").log("$TurnStart", R"("from":2)");
    return is(2, "phase", "2")
        .is(2, "phase", "3")
        .is(2, "phase", "4")
        .draws(2, drawn)
        .is(2, "phase", "5");
  }
  [[nodiscard]] std::string findings() const { return findings_of(report()); }
  // The names of the defects that findings are, one behind the other.
  [[nodiscard]] std::string defects(std::string_view version) const {
    std::string out;
    for (const Finding& f : report(version).findings)
      if (f.defect != nullptr) out += (out.empty() ? "" : ", ") + f.defect->id;
    return out;
  }
  [[nodiscard]] Report report(std::string_view version = "0.5.22") const {
    return checked(write_container(
        bytes_of(fmt::format(R"(["{}",)", version) +
                 R"("20270101000000.a.aaa_role_mode.liubei.lord","[2,15,{\"gameMode\":)"
                 R"(\"aaa_role_mode\"}]","[1,\"a\",\"liubei\"]","","reconnect","","","","")" +
                 packets_ + "]")));
  }

 private:
  static std::string player(int id, const Player& p, std::string_view role, int phase) {
    return fmt::format(
        R"("{}":{{"properties":{{"role":"{}","general":"{}","gender":1,"hp":{},"maxHp":{},)"
        R"("phase":{},"dead":false,"chained":false}},"player_cards":[{},{},[]],)"
        R"("virtual_equips":[],"skills":[{}],"setup_data":[{},"p",""]}})",
        id, role, p.general, p.hp, p.max_hp, phase, list(p.hand), list(p.equipment), p.skills, id);
  }
  std::string packets_;
};

const Player ganning{"ganning", R"("qixi")"};
const Player zhugeliang{"zhugeliang", R"("guanxing","kongcheng")", 3, 3};
constexpr int finish = 7;
constexpr int prepare = 2;

// The dying Sun Quan gets a Peach of another of his kingdom; FreeKill names his skill.
Tape rescued(int points) {
  const Player sunquan{"sunquan", R"("zhiheng","jiuyuan")", 1, 4};
  Tape t(sunquan, ganning, finish, {}, {2, 52});
  t.turn_of_2({2, 52}).uses(2, 2, 1);
  t.log("#Damage", R"("from":1,"to":[2],"arg":1,"arg2":"normal_damage")");
  t.is(1, "hp", "0").is(1, "dying", "true").log("#EnterDying", R"("from":1)");
  t.uses(2, 52, 1).invokes(1, "jiuyuan").is(1, "hp", std::to_string(points));
  t.log("#HealHP", fmt::format(R"("from":1,"arg":{})", points)).is(1, "dying", "false");
  return t.put(52).put(2).is(2, "phase", "6").is(2, "phase", "7");
}

TEST(FreeKillPackets, ASkillThatIsCompulsoryAndTheLordsIsNoChoice) {
  EXPECT_EQ(rescued(2).findings(), "");
  EXPECT_EQ(rescued(1).findings(), "wrong SGS-CARD-PEACH");
}

// Lu Xun's last hand card is a Slash; what he draws for it is told before the Fan.
Tape fanned(bool fan) {
  const Player caocao{"caocao", R"("jianxiong","hujia")", 4, 4, {141}};
  const Player luxun{"luxun", R"("qianxun","lianying")", 3, 3, {140}};
  Tape t(caocao, luxun, finish, {}, {2, 106, 31});
  t.turn_of_2({2, 106}).uses(2, 106, 2);
  t.move({106}, Area::processing, Area::equip, Reason::use, R"(,"to":2)").uses(2, 2, 1);
  t.invokes(2, "lianying").draws(2, {31}, "lianying");
  if (fan) t.invokes(2, "#fan_skill");
  t.log("#Damage", R"("from":1,"to":[2],"arg":2,"arg2":"fire_damage")").is(1, "hp", "2");
  return t.put(2).is(2, "phase", "6").is(2, "phase", "7");
}

TEST(FreeKillPackets, TheFanIsToldBehindWhatALostCardBringsAbout) {
  EXPECT_EQ(fanned(true).findings(), "");
  EXPECT_NE(fanned(false).findings(), "");  // a Slash does nothing to the Vine
}

// The dump is made while the lord looks at two cards; `back` of them he lays on the pile.
Tape stargazing(const Ids& back, const Ids& drawn) {
  Tape t(zhugeliang, ganning, prepare, {2, 52}, {40, 41});
  t.move(back, Area::processing, Area::draw, Reason::put,
         R"(,"skillName":"guanxing","proposer":1)");
  t.is(1, "phase", "7").turn_of_2(drawn);
  return t.is(2, "phase", "6").is(2, "phase", "7");
}

TEST(FreeKillPackets, ADumpMadeInsideStargazing) {
  EXPECT_EQ(stargazing({52, 2}, {2, 52}).findings(), "");
  EXPECT_EQ(stargazing({52, 2}, {40, 41}).findings(), "wrong SGS-DRAW-TOP");
}

TEST(FreeKillPackets, BehindABeginningThatCannotStandTheNextTurnIsJudged) {
  EXPECT_EQ(stargazing({52}, {52, 40}).findings(), "illegal SGS-RECORD-MIDWAY");
  EXPECT_EQ(stargazing({52}, {60, 61}).findings(), "illegal SGS-RECORD-MIDWAY, wrong SGS-DRAW-TOP");
}

// A Slash that hits, and what the screen is told of it and of the turn.
std::string told_again(std::string_view note, std::string_view damage, std::string_view end) {
  Tape t(zhugeliang, ganning, finish, {}, {60, 2, 40});
  t.move({60}, Area::draw, Area::hand, Reason::draw, R"(,"to":1)");  // so that he can be slashed
  t.turn_of_2({2, 40}).uses(2, 2, 1);
  t.say("SetCardFootnote", fmt::format(R"([[2],{{"type":"##UseCardTo",{}}},false])", note));
  t.log("#Damage", R"("from":1,"to":[2],"arg":1,"arg2":"normal_damage")");
  t.say("LogEvent", fmt::format(R"({{"type":"Damage",{}}})", damage)).is(1, "hp", "2").put(2);
  t.is(2, "phase", "6").is(2, "phase", "7").log("$TurnEnd", end);
  return t.findings();
}

TEST(FreeKillSaidTwice, UsesDamageAndTurnsAreCompared) {
  const std::string note = R"("from":2,"to":[1])";
  const std::string damage = R"("to":1,"damageNum":1,"damageType":"normal_damage")";
  const std::string end = R"("from":2)";
  EXPECT_EQ(told_again(note, damage, end), "");
  EXPECT_EQ(told_again(R"("from":1,"to":[1])", damage, end), "contradiction SGS-USE-HOLD");
  EXPECT_EQ(told_again(R"("from":2,"to":[2])", damage, end), "contradiction SGS-USE-HOLD");
  for (const char* const other : {R"("to":2,"damageNum":1,"damageType":"normal_damage")",
                                  R"("to":1,"damageNum":2,"damageType":"normal_damage")",
                                  R"("to":1,"damageNum":1,"damageType":"fire_damage")"})
    EXPECT_EQ(told_again(note, other, end), "contradiction SGS-DAMAGE");
  EXPECT_EQ(told_again(note, damage, R"("from":1)"), "contradiction SGS-TURN-ORDER");
}

// Another of Wu compares a card with the lord and does not win.
Tape compared(const Ids& taken) {
  const Player sunce{"sunce", R"("jiang","hunzi","zhiba")", 4, 4, {}, {48}};
  Tape t(sunce, ganning, finish, {}, {67, 52});
  t.turn_of_2({67, 52}).say("AddSkillUseHistory", R"([2,"zhiba_active&"])").invokes(1, "zhiba");
  t.log("#StartPindianReason", R"("from":2,"arg":"zhiba")");
  const auto put_up = [](int who, int card) {
    return fmt::format(R"({{"from":{},"toArea":5,"moveReason":13,"skillName":"zhiba",)"
                       R"("moveInfo":[{{"cardId":{},"fromArea":1}}]}})",
                       who, card);
  };
  t.say("MoveCards", fmt::format("[[{},{}],1]", put_up(2, 67), put_up(1, 48)));
  t.log("#ShowPindianResult", R"("from":2,"to":[1],"arg":"pindiannotwin")");
  t.move({67, 48}, Area::processing, Area::discard, Reason::pindian);
  if (!taken.empty())
    t.move(taken, Area::discard, Area::hand, Reason::just_move,
           R"(,"to":1,"proposer":1,"skillName":"zhiba")");
  return t.is(2, "phase", "6").is(2, "phase", "7");
}

TEST(FreeKillPackets, HegemonyTakesTheCardsOutOfTheDiscardPile) {
  EXPECT_EQ(compared({67, 48}).findings(), "");
  EXPECT_EQ(compared({67}).findings(), "wrong SGS-SKILL-ZHIBA");
  EXPECT_EQ(compared({}).findings(), "missing SGS-SKILL-ZHIBA");
}

// 阵法召唤: by the plain name of the skill; what it does by itself has the name of a trigger.
TEST(FreeKillPackets, AFormationSkillIsUsedToCallAllies) {
  const auto found = [](std::string_view skill) {
    Tape t(zhugeliang, ganning, finish, {}, {2, 52});
    t.turn_of_2({2, 52}).invokes(2, skill).is(2, "phase", "6").is(2, "phase", "7");
    return t.findings();
  };
  EXPECT_EQ(found("#niaoxiang_2_trig"), "");
  EXPECT_EQ(found("ld__kanpo"), "");  // 看破 of 天覆
  EXPECT_EQ(found("niaoxiang"), "illegal SGS-SKILL-ZHAOHUAN");
}

// --- defects of the program, each in a recording made for it

TEST(FreeKillDefects, SowDissensionWithAnEmptyHand) {
  const Player zhouyu{"zhouyu", R"("yingzi","fanjian")", 3, 3};
  Tape t(zhugeliang, zhouyu, finish, {}, {106, 141});
  t.turn_of_2({106, 141});
  for (const int card : {106, 141})
    t.uses(2, card, 2).move({card}, Area::processing, Area::equip, Reason::use, R"(,"to":2)");
  t.log("#InvokeSkillTo", R"("from":2,"to":[1],"arg":"fanjian")");
  t.is(2, "phase", "6").is(2, "phase", "7");
  for (const char* const version : {"0.5.15", "0.5.22"})
    EXPECT_EQ(t.defects(version), "FK-FANJIAN-EMPTY") << t.findings();
}

TEST(FreeKillDefects, MarriageWithSomebodyWhoIsNotWounded) {
  const Player lady{"sunshangxiang", R"("xiaoji","jieyin")", 3, 3};
  Tape t(zhugeliang, lady, finish, {}, {2, 52});
  t.turn_of_2({2, 52}).log("#InvokeSkillTo", R"("from":2,"to":[1],"arg":"jieyin")");
  t.move({2, 52}, Area::hand, Area::discard, Reason::discard,
         R"(,"from":2,"proposer":2,"skillName":"jieyin")");
  t.is(2, "phase", "6").is(2, "phase", "7");
  EXPECT_EQ(t.defects("0.5.15"), "FK-JIEYIN-TARGET") << findings_of(t.report("0.5.15"));
  EXPECT_EQ(t.defects("0.5.22"), "");
}

TEST(FreeKillDefects, ThePileIsShuffledWhileBequeathedStrategyIsAskedFor) {
  const Player guojia{"guojia", R"("tiandu","yiji")", 3, 3};
  Tape t(guojia, ganning, finish, {}, {2, 52});
  t.turn_of_2({2, 52}).uses(2, 2, 1);
  t.log("#Damage", R"("from":1,"to":[2],"arg":1,"arg2":"normal_damage")").is(1, "hp", "2");
  Ids pile;
  for (int id = 1; id <= 160; ++id)
    if (id != 2 && id != 52) pile.push_back(id);
  t.say("ShuffleDrawPile", list(pile)).invokes(1, "yiji");
  t.move({1, 3}, Area::draw, Area::hand, Reason::give,
         R"(,"to":1,"proposer":1,"skillName":"yiji")");
  t.put(2).is(2, "phase", "6").is(2, "phase", "7");
  EXPECT_EQ(t.findings(), "extra SGS-DRAW-RESHUFFLE");
  EXPECT_EQ(t.defects("0.5.22"), "FK-YIJI-SHUFFLE");
  EXPECT_EQ(t.defects("0.5.21"), "");
}

// 0.4.15 puts away a Lightning that Villainous Hero has taken; it stays in the hand, and its owner
// uses it out of the discard pile.
TEST(FreeKillDefects, ALightningThatWasTakenIsPutAway) {
  const Player caocao{"caocao", R"("jianxiong","hujia")"};
  Tape t(zhugeliang, caocao, finish, {}, {85, 52, 3, 4, 95, 5, 6});
  const auto turn = [&](int who) {
    for (const char* const phase : {"1", "2", "3"}) t.is(who, "phase", phase);
  };
  const auto play = [&](int who, const Ids& drawn) {
    t.is(who, "phase", "4").draws(who, drawn).is(who, "phase", "5");
  };
  const auto lay = [&] { t.move({85}, Area::processing, Area::judge, Reason::use, R"(,"to":2)"); };
  turn(2);
  play(2, {85, 52});
  t.uses(2, 85, 2);
  lay();
  t.is(2, "phase", "6").is(2, "phase", "7").say("UpdateRoundNum", "4");
  turn(1);
  play(1, {3, 4});
  t.is(1, "phase", "6").is(1, "phase", "7");
  turn(2);
  t.move({85}, Area::judge, Area::processing, Reason::put, R"(,"from":2)");
  t.log("#StartJudgeReason", R"("from":2,"arg":"lightning")");
  t.move({95}, Area::draw, Area::processing, Reason::judge);
  t.log("#JudgeResult", R"("from":2,"arg":95)").put(95);
  t.log("#DamageWithNoFrom", R"("from":2,"arg":3,"arg2":"thunder_damage")").is(2, "hp", "1");
  t.invokes(2, "jianxiong");
  t.move({85}, Area::processing, Area::hand, Reason::just_move, R"(,"to":2,"proposer":2)");
  t.move({85}, Area::hand, Area::discard, Reason::put);
  play(2, {5, 6});
  t.log("#UseCardToTargets", R"("from":2,"to":[2],"card":[85])");
  t.move({85}, Area::discard, Area::processing, Reason::use, R"(,"from":2)");
  lay();
  t.is(2, "phase", "6")
      .move({5, 6}, Area::hand, Area::discard, Reason::discard,
            R"(,"from":2,"proposer":2,"skillName":"phase_discard")");
  t.is(2, "phase", "7");
  EXPECT_EQ(findings_of(t.report("0.4.15")), "extra SGS-USE-DONE");
  EXPECT_EQ(t.defects("0.4.15"), "FK-LIGHTNING-TAKEN");
}

// --- said twice: recordings of every version, with one false word

std::int64_t first_id(const DraftPacket& p) {
  return cbor::parse(p.data).at(0).untagged().as_int().value_or(0);
}

std::vector<std::int64_t> seats_of(const Draft& d) {
  std::vector<std::int64_t> out;
  for (const DraftPacket& p : d.packets)
    if (p.command == "ArrangeSeats")
      for (const cbor::Value id : cbor::parse(p.data).items()) out.push_back(*id.as_int());
  return out;
}

// The lord lives up to the end.
std::int64_t lord_of(const Draft& d) {
  for (const DraftPacket& p : d.packets) {
    if (p.command == "ArrangeSeats") return first_id(p);
    if (p.command == "Reconnect")
      return cbor::parse(p.data).find("circle").at(0).untagged().as_int().value_or(0);
  }
  return 0;
}

// The places of the packets of one command.
std::vector<std::size_t> places(const Draft& d, std::string_view command) {
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < d.packets.size(); ++i)
    if (d.packets[i].command == command && !d.packets[i].request) out.push_back(i);
  return out;
}

Bytes one_id(std::int64_t id) {
  Bytes data;
  cbor::Writer(data).array(1).integer(id);
  return data;
}

constexpr std::array recordings{"smart-g020035_p4_v4.fk.rep", "v0515-g007006_p2_v1.fk.rep",
                                "v0510-g006008_p3_v3.fk.rep"};

TEST(FreeKillSaidTwice, EveryFalseSetCurrentIsFoundAtItsPlace) {
  for (const char* const name : recordings) {
    const Draft sound = draft(name);
    const std::size_t before = checked(write_container(sound)).findings.size();
    const std::vector<std::int64_t> seats = seats_of(sound);
    for (const std::size_t i : places(sound, "SetCurrent")) {
      Draft planted = sound;
      const auto seat = std::ranges::find(seats, first_id(sound.packets[i])) - seats.begin();
      const auto another = static_cast<std::size_t>(seat + 1) % seats.size();
      planted.packets[i].data = one_id(seats[another]);
      const Report report = checked(write_container(planted));
      EXPECT_EQ(report.findings.size(), before + 1) << name << " packet " << i;
      EXPECT_TRUE(std::ranges::any_of(
          report.findings,
          [&](const Finding& f) { return f.source_at == i || f.source_at == i + 1; }))
          << name << " packet " << i;
    }
  }
}

TEST(FreeKillSaidTwice, AFalseDeathOfTheLivingIsFound) {
  for (const char* const name : {recordings[0], recordings[1], recordings[2],
                                 "v0415-g005006_p2_v1.fk.rep", "reconnect-g009001_p8_v2.fk.rep"}) {
    Draft planted = draft(name);
    const std::size_t before = checked(write_container(planted)).findings.size();
    const std::vector<std::size_t> moves = places(planted, "MoveCards");
    const std::size_t at = moves[moves.size() / 2];
    Bytes data;
    cbor::Writer(data).array(3).integer(lord_of(planted)).bytes("dead").boolean(true);
    planted.packets.insert(planted.packets.begin() + static_cast<std::ptrdiff_t>(at),
                           packet("PropertyUpdate", data));
    const Report report = checked(write_container(planted));
    ASSERT_EQ(report.findings.size(), before + 1) << name;
    EXPECT_TRUE(std::ranges::any_of(report.findings, [&](const Finding& f) {
      return f.source_at == at && f.message.is(say::said_twice);
    })) << name;
  }
  EXPECT_EQ(text_of(say::said_twice(), Lang::zh), "录像两次说到此事，前后不一");
}

}  // namespace
}  // namespace tally::freekill::testing
