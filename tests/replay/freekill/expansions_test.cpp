// What the packets of the expansions show: real recordings, and the same with one thing told
// otherwise. Each fault is found where it is, by the rule of the skill.
#include <algorithm>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/import/freekill/cbor_writer.h"
#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

std::string_view said(const cbor::Value& v) {
  return v.untagged().as_text().value_or(std::string_view());
}

// Which packet is meant: a command, and of a log line its type and what it is about, of a move its
// skill or the area it goes to, of a property its name.
struct Where {
  std::string_view command;
  std::string_view type = {};
  std::string_view arg = {};
  int to_area = 0;
};

bool is_there(const DraftPacket& p, const Where& w) {
  if (p.request || p.command != w.command) return false;
  const cbor::Value v = cbor::parse(p.data);
  if (w.command == "GameLog")
    return said(v.find("type")) == w.type && (w.arg.empty() || said(v.find("arg")) == w.arg);
  if (w.command == "MoveCards") {
    const cbor::Value first = v.at(0).kind() == cbor::Kind::array ? v.at(0).at(0) : v.at(0);
    return (w.to_area == 0 || first.find("toArea").untagged().as_int() == w.to_area) &&
           (w.arg.empty() || said(first.find("skillName")) == w.arg);
  }
  return w.type.empty() || said(v.at(1)) == w.type;
}

std::size_t place_of(const Draft& d, const Where& w) {
  for (std::size_t i = 0; i < d.packets.size(); ++i)
    if (is_there(d.packets[i], w)) return i;
  ADD_FAILURE() << w.command << " " << w.type << " " << w.arg << " is not there";
  return 0;
}

// The first finding when this packet is left out, and how many there are behind it. It is told of
// nothing before.
std::string without(const std::string& recording, const Where& w) {
  Draft d = draft(recording);
  EXPECT_EQ(findings_of(checked(write_container(d))), "") << recording;
  const std::size_t i = place_of(d, w);
  d.packets.erase(d.packets.begin() + static_cast<std::ptrdiff_t>(i));
  Report report = checked(write_container(d));
  if (report.findings.empty()) return "";
  EXPECT_GE(report.findings[0].source_at + 1, i) << recording;
  const std::size_t more = report.findings.size() - 1;
  report.findings.resize(1);
  return findings_of(report) + (more > 0 ? fmt::format(" +{}", more) : "");
}

// The same when a log line has another `arg`; it keeps who and on whom.
std::string with_arg(const std::string& recording, const Where& w, std::string_view arg) {
  Draft d = draft(recording);
  DraftPacket& p = d.packets[place_of(d, w)];
  const cbor::Value v = cbor::parse(p.data);
  Bytes data;
  cbor::Writer line(data);
  line.map(4).bytes("type").bytes(said(v.find("type"))).bytes("arg").bytes(arg);
  line.bytes("from").integer(v.find("from").untagged().as_int().value_or(0));
  line.bytes("to").array(v.find("to").size());
  for (const cbor::Value one : v.find("to").items())
    line.integer(one.untagged().as_int().value_or(0));
  p.data = data;
  return findings_of(checked(write_container(d)));
}

constexpr Where to_a_pile{"MoveCards", {}, {}, 4};

TEST(FreeKillExpansions, Fields) {
  const std::string deng_ai = "shzl-mixed-g011063_p6_v6.fk.rep";
  EXPECT_EQ(without(deng_ai, to_a_pile), "missing SGS-SKILL-TUNTIAN");
  EXPECT_EQ(without(deng_ai, {"GameLog", "#InvokeSkill", "tuntian"}), "extra SGS-JUDGEMENT");
}

TEST(FreeKillExpansions, Undying) {
  const std::string zhou_tai = "shzl-smart-g010021_p5_v2.fk.rep";
  EXPECT_EQ(without(zhou_tai, to_a_pile), "missing SGS-SKILL-BUQU +25");
  EXPECT_EQ(without(zhou_tai, {"GameLog", "#InvokeSkill", "buqu"}), "extra SGS-SKILL-BUQU +1");
}

TEST(FreeKillExpansions, Pindian) {
  const std::string xun_yu = "shzl-mixed-g011021_p5_v2.fk.rep";
  const Where result{"GameLog", "#ShowPindianResult"};
  EXPECT_EQ(without(xun_yu, result), "missing SGS-PINDIAN");
  EXPECT_EQ(without(xun_yu, {"MoveCards", {}, "quhu"}), "missing SGS-SKILL-QUHU +1");
  EXPECT_EQ(with_arg(xun_yu, result, "pindiannotwin"), "wrong SGS-PINDIAN");
  EXPECT_EQ(without("shzl22-mixed-g022072_p5_v3.fk.rep", result), "missing SGS-PINDIAN");
}

TEST(FreeKillExpansions, Awakening) {
  const std::string sun_ce = "shzl-mixed-g011012_p8_v5.fk.rep";
  EXPECT_EQ(without(sun_ce, {"GameLog", "#InvokeSkill", "hunzi"}), "missing SGS-SKILL-HUNZI");
  EXPECT_EQ(without(sun_ce, {"GameLog", "#AcquireSkill", "yinghun"}), "missing SGS-SKILL-HUNZI");
}

TEST(FreeKillExpansions, TurnedOver) {
  const std::string turned = "shzl-mixed-g011102_p7_v1.fk.rep";
  EXPECT_EQ(without(turned, {"PropertyUpdate", "faceup"}), "missing SGS-SKILL-FANGZHU");
  EXPECT_EQ(with_arg(turned, {"GameLog", "#TurnOver"}, "face_up"),
            "contradiction SGS-TURN-FACE-DOWN");
}

TEST(FreeKillExpansions, ExtraTurn) {
  const std::string liu_shan = "shzl-mixed-g011000_p5_v1.fk.rep";
  EXPECT_EQ(without(liu_shan, {"SetPlayerMark", "_extra_turn_count"}), "wrong SGS-EXTRA-TURN");
}

TEST(FreeKillExpansions, Hands) {
  const std::string lu_su = "shzl-mixed-g011015_p6_v6.fk.rep";
  EXPECT_EQ(without(lu_su, {"MoveCards", {}, "dimeng", 5}), "missing SGS-SKILL-DIMENG");
  EXPECT_EQ(without(lu_su, {"MoveCards", {}, "dimeng", 1}), "missing SGS-SKILL-DIMENG");
}

TEST(FreeKillExpansions, CardsOfTheDiscardPileAndOfTheDead) {
  EXPECT_EQ(without("shzl-mixed-g011102_p7_v1.fk.rep", {"MoveCards", {}, "guzheng"}),
            "missing SGS-SKILL-GUZHENG +1");
  EXPECT_EQ(without("shzl-mixed-g011096_p5_v2.fk.rep", {"MoveCards", {}, "xingshang"}),
            "missing SGS-SKILL-XINGSHANG");
}

TEST(FreeKillExpansions, MovedFromOneToAnother) {
  EXPECT_EQ(without("shzl-mixed-g011000_p5_v1.fk.rep", {"MoveCards", {}, "qiaobian", 2}),
            "contradiction SGS-CARD-FROST-SWORD +4");
}

TEST(FreeKillExpansions, Doubted) {
  const std::string doubted = "../defects/shzl-mixed-g011018_p7_v1.fk.rep";
  EXPECT_EQ(with_arg(doubted, {"GameLog", "#Choice", "question"}, "noquestion"),
            "missing SGS-SKILL-GUHUO, missing SGS-SKILL-ZHIHENG");
}

TEST(FreeKillExpansions, ShapesAndFalseNames) {
  const std::string zuo_ci_and_yu_ji = "shzl22-mixed-g022030_p7_v2.fk.rep";
  EXPECT_EQ(without(zuo_ci_and_yu_ji, {"SetPlayerMark", "@[private]&huanshen"}),
            "missing SGS-SKILL-HUASHEN");
  EXPECT_EQ(without(zuo_ci_and_yu_ji, {"GameLog", "#guhuo_no_target"}),
            "missing SGS-CARD-IRON-CHAIN");
  EXPECT_EQ(without(zuo_ci_and_yu_ji, {"GameLog", "#ShowCard"}), "missing SGS-SKILL-GUHUO");
}

TEST(FreeKillExpansions, LostSkills) {
  EXPECT_EQ(without("shzl-mixed-g011042_p7_v4.fk.rep", {"GameLog", "#LoseSkill"}),
            "missing SGS-SKILL-DUANCHANG");
}

}  // namespace
}  // namespace tally::freekill::testing
