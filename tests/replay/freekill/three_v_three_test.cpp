// 3v3: a real recording, and the same with one thing told otherwise. Each fault is found where it
// is, by its rule.
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/cbor_writer.h"
#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

constexpr const char* short_one = "3v3-mixed-g012530_p6_v3.fk.rep";

std::string_view its_text(const cbor::Value& v) {
  return v.untagged().as_text().value_or(std::string_view());
}

// What is found first when the n-th such packet (from 0) is changed, and that it is told where
// that packet stands, or behind it.
struct Change {
  std::function<bool(const DraftPacket&)> meant;
  std::size_t n = 0;
  std::function<void(Draft&, std::size_t)> make;
};

std::string found_after(const Change& change, const char* recording = short_one) {
  Draft d = draft(recording);
  EXPECT_EQ(findings_of(checked(write_container(d))), "") << recording;
  std::size_t at = 0;
  std::size_t seen = 0;
  while (at < d.packets.size() && (!change.meant(d.packets[at]) || seen++ != change.n)) ++at;
  if (at == d.packets.size()) return "no such packet";
  change.make(d, at);
  Report report = checked(write_container(d));
  // The cards of the pile are counted again behind every draw.
  std::erase_if(report.findings,
                [](const Finding& f) { return f.rule == sanguosha::rule::draw_top; });
  if (report.findings.empty()) return "";
  EXPECT_GE(report.findings[0].source_at, at) << recording;
  report.findings.resize(1);
  return findings_of(report);
}

bool is_log(const DraftPacket& p, std::string_view type) {
  return !p.request && p.command == "GameLog" && its_text(cbor::parse(p.data).find("type")) == type;
}
bool is_draft(const DraftPacket& p) { return is_log(p, "#1v1ChooseGeneralsLog"); }

void drafts(DraftPacket& p, std::string_view side, std::string_view one, std::string_view other) {
  p.data.clear();
  cbor::Writer log(p.data);
  log.map(4).bytes("type").bytes("#1v1ChooseGeneralsLog").bytes("arg").bytes(side);
  log.bytes("arg2").bytes(one).bytes("arg3").bytes(other);
}

void points(DraftPacket& p, std::int64_t from, std::int64_t to) {
  p.data.clear();
  cbor::Writer screen(p.data);
  screen.map(3).bytes("type").bytes("Indicate").bytes("from").integer(from);
  screen.bytes("to").array(1).array(1).integer(to);
}

// A commander points at whoever is to act, just behind the question to him.
Change to_act(std::size_t n, std::int64_t from, std::int64_t to) {
  return {[](const DraftPacket& p) {
            return !p.request && p.command == "MoveFocus" &&
                   its_text(cbor::parse(p.data).at(1)) == "m_3v3_gamerule";
          },
          n,
          [=](Draft& d, std::size_t at) {
            while (at + 1 < d.packets.size() && d.packets[at].command != "Animate") ++at;
            points(d.packets[at], from, to);
          }};
}

TEST(FreeKillThree, TheFirstDraftIsOneGeneral) {
  EXPECT_EQ(found_after({is_draft, 0,
                         [](Draft& d, std::size_t at) {
                           const cbor::Value v = cbor::parse(d.packets[at].data);
                           const std::string one(its_text(v.find("arg2")));
                           drafts(d.packets[at], "warm", one, "lvbu");
                         }}),
            "contradiction SGS-3V3-DRAFT");
}

TEST(FreeKillThree, NobodyDraftsTwiceInARow) {
  EXPECT_EQ(found_after({is_draft, 3,
                         [](Draft& d, std::size_t at) {
                           DraftPacket more = d.packets[at];
                           drafts(more, "cool", "lvbu", "");
                           d.packets.insert(d.packets.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                                            more);
                         }}),
            "contradiction SGS-3V3-DRAFT");
}

TEST(FreeKillThree, ARewardIsTwoCards) {
  const auto is_reward = [](const DraftPacket& p) {
    return !p.request && p.command == "MoveCards" &&
           its_text(cbor::parse(p.data).at(0).find("skillName")) == "kill";
  };
  EXPECT_EQ(found_after({is_reward, 0,
                         [](Draft& d, std::size_t at) {
                           d.packets.erase(d.packets.begin() + static_cast<std::ptrdiff_t>(at));
                         }}),
            "missing SGS-3V3-REWARD");
}

TEST(FreeKillThree, TheSideOfTheDeadCommanderHasNotWon) {
  const auto ends = [](const DraftPacket& p) { return p.command == "GameOver"; };
  EXPECT_EQ(found_after({ends, 0,
                         [](Draft& d, std::size_t at) {
                           d.packets[at].data.clear();
                           cbor::Writer(d.packets[at].data).bytes("cool_marshal+cool_vanguard");
                           d.title = "20250604200000";
                         }}),
            "wrong SGS-3V3-END");
}

TEST(FreeKillThree, AnEnemyHasNoTurnOfHis) {
  EXPECT_EQ(found_after(to_act(1, -2, -4)), "illegal SGS-3V3-ACTIONS");
}

TEST(FreeKillThree, NobodyActsTwiceInARound) {
  EXPECT_EQ(found_after(to_act(7, -2, -2), "3v3-mixed-g012500_p6_v1.fk.rep"),
            "illegal SGS-3V3-ACTIONS");
}

TEST(FreeKillThree, TheFlagIsHisWhoseTurnItIs) {
  const auto flag = [](const DraftPacket& p) {
    return !p.request && p.command == "SetPlayerMark" &&
           its_text(cbor::parse(p.data).at(1)) == "@!action-round";
  };
  EXPECT_EQ(found_after({flag, 2,
                         [](Draft& d, std::size_t at) {
                           d.packets[at].data.clear();
                           cbor::Writer(d.packets[at].data)
                               .array(3)
                               .integer(-4)
                               .bytes("@!action-round")
                               .integer(1);
                         }}),
            "contradiction SGS-3V3-ACTIONS");
}

}  // namespace
}  // namespace tally::freekill::testing
