// Recordings of sound form whose packets make no game.
#include <functional>
#include <iterator>
#include <string>

#include <gtest/gtest.h>

#include "engine/sanguosha/cards/deck.h"
#include "replay/io/whole_file.h"
#include "replay/source.h"
#include "tests/replay/freekill/container_support.h"

namespace tally::freekill::testing {
namespace {

// A recording of the corpus, changed; what its reader says of it.
std::string said_of(const std::string& name, const std::function<void(Draft&)>& change) {
  const io::Bytes file = io::read_all(std::string(TALLY_SOURCE_DIR) + "/corpus/freekill/" + name);
  Recording recording;
  recording.parse(file.bytes());
  Draft draft = draft_of(recording);
  change(draft);
  const Bytes changed = write_container(draft);
  const std::string bytes(changed.begin(), changed.end());
  RecordStream stream;
  stream.open(io::Input::of_memory(bytes));
  Record record;
  return stream.next(record) == RecordStream::Got::error ? text_of(stream.error().message)
                                                         : "a record";
}

constexpr const char* midway = "reconnect-g009000_p3_v1.fk.rep";

std::size_t first(const Draft& draft, std::string_view command) {
  std::size_t i = 0;
  while (i < draft.packets.size() && draft.packets[i].command != command) ++i;
  EXPECT_LT(i, draft.packets.size()) << command;
  return i;
}

TEST(FreeKillRefused, ASoundOneIsNot) {
  EXPECT_EQ(said_of(midway, [](Draft&) {}), "a record");
}

TEST(FreeKillRefused, ASecondBeginning) {
  const std::string said = said_of(midway, [](Draft& draft) {
    const DraftPacket again = draft.packets[first(draft, "Reconnect")];
    draft.packets.push_back(again);
  });
  EXPECT_TRUE(said.ends_with("a second beginning of the game")) << said;
  EXPECT_TRUE(said.starts_with("packet ")) << said;
}

TEST(FreeKillRefused, AListLongerThanTheDeck) {
  const std::string said = said_of(midway, [](Draft& draft) {
    Bytes data;
    cbor::Writer pile(data);
    pile.array(sanguosha::deck_size + 1);
    for (int i = 0; i <= sanguosha::deck_size; ++i) pile.integer(i + 1);
    draft.packets.push_back(packet("ShuffleDrawPile", data));
  });
  EXPECT_NE(said.find("of more than " + std::to_string(sanguosha::deck_size) + " cards"),
            std::string::npos)
      << said;
}

TEST(FreeKillRefused, AnEventOfMoreCardsThanThereCanBe) {
  const std::string said = said_of("smart-g020030_p2_v1.fk.rep", [](Draft& draft) {
    const std::size_t at = first(draft, "MoveCards");
    const DraftPacket move = draft.packets[at];
    draft.packets.insert(draft.packets.begin() + static_cast<std::ptrdiff_t>(at), 5000, move);
  });
  EXPECT_TRUE(said.starts_with("packet ")) << said;
  EXPECT_TRUE(said.ends_with(" cards; expected at most 500")) << said;
}

}  // namespace
}  // namespace tally::freekill::testing
