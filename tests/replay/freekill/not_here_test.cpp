// Kingdom war with a general who is not here: the record ends where he is turned up, whoever he is,
// and nothing is found because it does.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "replay/import/freekill/fields.h"
#include "replay/io/whole_file.h"
#include "replay/source.h"
#include "replay/words.h"
#include "tests/replay/freekill/planted.h"

namespace tally::freekill::testing {
namespace {

constexpr const char* war = TALLY_SOURCE_DIR "/corpus/kingdom_war/heg-mixed-g013500_p6_v1.fk.rep";

// Every "hs__…" that a player lays face down.
std::set<std::string> generals_of(const Recording& recording) {
  std::set<std::string> names;
  for (const Packet& p : recording.packets()) {
    if (p.request || p.command != "SetPlayerMark") continue;
    const cbor::Value v = Recording::open(p);
    const std::string_view mark = text(v.at(1));
    if (mark == "__heg_general" || mark == "__heg_deputy") names.emplace(text(v.at(2)));
  }
  names.erase("");
  return names;
}

// Him under a name that nobody has.
Bytes without(const Recording& recording, const std::string& general) {
  Draft draft = draft_of(recording);
  for (DraftPacket& p : draft.packets)
    for (auto at = p.data.begin();;) {
      at = std::search(at, p.data.end(), general.begin(), general.end());
      if (at == p.data.end()) break;
      *at = 'z';
    }
  return write_container(draft);
}

TEST(FreeKillNotHere, TheRecordEndsWhereHeIsTurnedUp) {
  const io::Bytes file = io::read_all(war);
  Recording recording;
  recording.parse(file.bytes());
  int ended = 0;
  for (const std::string& general : generals_of(recording)) {
    const Bytes changed = without(recording, general);
    const std::string bytes(changed.begin(), changed.end());
    RecordStream stream;
    stream.open(io::Input::of_memory(bytes));
    Record record;
    ASSERT_EQ(stream.next(record), RecordStream::Got::record) << general;
    EXPECT_TRUE(record.not_covered.empty()) << general;
    const std::string from = text_of(record.not_covered_from);
    EXPECT_EQ(findings_of(checked(changed)), "") << general << ": " << from;
    if (from.empty()) continue;
    EXPECT_TRUE(from.starts_with("not covered yet from packet ")) << from;
    ++ended;
  }
  EXPECT_GT(ended, 6);
}

}  // namespace
}  // namespace tally::freekill::testing
