// Lords of kingdom war 君主: a real recording in which somebody turns up Liu Bei as his first turn
// begins, and the same where he becomes the lord, told as FreeKill tells it.
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "replay/import/freekill/cbor_writer.h"
#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

namespace kind = sanguosha::kind;
using sanguosha::General;

// Player −2 has him, and 魏延. Hua Tuo is there too, whose 除疠 stops as it begins.
constexpr const char* liu_bei = "../defects/heg-mixed-g013536_p6_v1.fk.rep";
constexpr const char* known = "missing SGS-SKILL-CHULI-HS, missing SGS-SKILL-CHULI-HS";
constexpr std::int64_t his_id = -2;

std::string_view word_of(const cbor::Value& v) {
  return v.untagged().as_text().value_or(std::string_view());
}

DraftPacket mark(std::string_view name, std::string_view text, std::int64_t number) {
  DraftPacket p;
  p.command = "SetPlayerMark";
  cbor::Writer data(p.data);
  data.array(3).integer(his_id).bytes(name);
  text.empty() ? data.integer(number) : data.bytes(text);
  return p;
}

// Before the line that turns him up his mark becomes the lord's name, which that line names then;
// of all of his kingdom he is a companion.
Draft with_lord(std::string_view lord) {
  Draft d = draft(liu_bei);
  std::size_t at = 0;
  std::size_t both = 0;
  for (std::size_t i = 0; i < d.packets.size(); ++i) {
    if (d.packets[i].command != "GameLog") continue;
    const cbor::Value v = cbor::parse(d.packets[i].data);
    if (word_of(v.find("type")) != "#RevealGeneral" || v.find("from").untagged().as_int() != his_id)
      continue;
    (word_of(v.find("arg")) == "mainGeneral" ? at : both) = i;
  }
  EXPECT_NE(at, 0U);
  d.packets.insert(d.packets.begin() + static_cast<std::ptrdiff_t>(both) + 1,
                   mark("@!companion", {}, 1));
  DraftPacket& line = d.packets[at];
  line.data.clear();
  cbor::Writer(line.data)
      .map(4)
      .bytes("type")
      .bytes("#RevealGeneral")
      .bytes("from")
      .integer(his_id)
      .bytes("arg")
      .bytes("mainGeneral")
      .bytes("arg2")
      .bytes(lord);
  d.packets.insert(d.packets.begin() + static_cast<std::ptrdiff_t>(at),
                   mark("__heg_general", lord, 0));
  return d;
}

// What of him is told in a recording: general turned up, lord, for whom he stands.
std::vector<std::string> told_of_him(const Bytes& file) {
  const std::string bytes(file.begin(), file.end());
  RecordStream stream;
  stream.open(io::Input::of_memory(bytes));
  Record record;
  EXPECT_EQ(stream.next(record), RecordStream::Got::record);
  std::vector<std::string> out;
  Seat his = nobody;
  for (std::size_t i = 0; i < record.size(); ++i) {
    const Event& e = record.event(i);
    const bool of_general = e.kind == kind::unveil || e.kind == kind::crown;
    if (e.kind == kind::unveil && e.what == static_cast<What>(General::liubei_hs)) his = e.seat;
    if (e.seat != his || (!of_general && e.kind != kind::allegiance)) continue;
    out.push_back(std::string(record.game->schema().of(e).name) + " " +
                  std::string(of_general
                                  ? sanguosha::general_keys()[static_cast<std::size_t>(e.what)]
                                  : sanguosha::kingdom_keys[static_cast<std::size_t>(e.what)]));
  }
  return out;
}

using Lines = std::vector<std::string>;

TEST(FreeKillLords, AGeneralIsNoLordWhoDoesNotBecomeOne) {
  const Draft d = draft(liu_bei);
  EXPECT_EQ(findings_of(checked(write_container(d))), known);
  EXPECT_EQ(told_of_him(write_container(d)),
            (Lines{"unveil liubei_hs", "allegiance shu", "unveil weiyan_hs"}));
}

TEST(FreeKillLords, HeBecomesOneBehindTheGeneralTurnedUp) {
  const Draft d = with_lord("ld__lordliubei");
  EXPECT_EQ(told_of_him(write_container(d)),
            (Lines{"unveil liubei_hs", "crown lord_liubei", "allegiance shu", "unveil weiyan_hs"}));
  EXPECT_EQ(findings_of(checked(write_container(d))), known);
}

TEST(FreeKillLords, OfTheSameNameAlone) {
  EXPECT_EQ(findings_of(checked(write_container(with_lord("ld__lordsunquan")))).substr(0, 19),
            "illegal SGS-GZ-LORD");
}

}  // namespace
}  // namespace tally::freekill::testing
