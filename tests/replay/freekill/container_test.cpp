#include "replay/import/freekill/container.h"

#include <gtest/gtest.h>

#include "replay/import/freekill/freekill.h"
#include "replay/import/shapes.h"
#include "tests/replay/freekill/container_support.h"

namespace tally::freekill {
namespace {

using testing::Bytes;
using testing::bytes_of;
using testing::error_of;
using testing::small_draft;

TEST(FreeKillContainer, GivesBackWhatWasWritten) {
  Recording recording;
  recording.parse(write_container(small_draft()));
  ASSERT_EQ(recording.packets().size(), 4U);
  const Packet& first = recording.packets()[0];
  EXPECT_EQ(first.ms, 1839333600000);
  EXPECT_FALSE(first.request);
  EXPECT_EQ(first.command, "PropertyUpdate");
  EXPECT_EQ(first.index, 0U);
  const cbor::Value update = Recording::open(first);
  EXPECT_EQ(update.at(0).as_int(), -2);
  EXPECT_EQ(update.at(1).as_text(), "hp");
  EXPECT_EQ(update.at(2).as_int(), 300);
  const Packet& third = recording.packets()[2];
  EXPECT_TRUE(third.request);
  EXPECT_EQ(third.index, 2U);
  EXPECT_EQ(third.ms, 1839333600002);
  EXPECT_TRUE(Recording::open(third).is_null());
  const Packet& text = recording.packets()[3];
  EXPECT_FALSE(Recording::open(text));
  EXPECT_EQ(Bytes(text.data.begin(), text.data.end()), bytes_of("bare text"));
}

TEST(FreeKillContainer, ReadsTheHeader) {
  Recording recording;
  recording.parse(write_container(small_draft()));
  const Header& header = recording.header();
  EXPECT_EQ(header.era, Era::cbor);
  EXPECT_EQ(header.version_text, "v0.5.22");
  EXPECT_EQ(header.version, (Version{0, 5, 22}));
  EXPECT_LT(header.version, (Version{0, 6, 0}));
  EXPECT_GT(header.version, (Version{0, 5, 3}));
  EXPECT_TRUE(header.title.finished);
  EXPECT_EQ(header.title.timestamp, "20280414140000");
  EXPECT_EQ(header.title.screen_name, "a.b");
  EXPECT_EQ(header.title.mode, "aaa_role_mode");
  EXPECT_EQ(header.title.general, "liubei");
  EXPECT_EQ(header.title.role, "lord");
  EXPECT_EQ(header.title.winner, "2+5");
  EXPECT_EQ(header.settings.at(0).as_int(), 2);
  EXPECT_EQ(header.viewer_id, 1);
  EXPECT_EQ(header.viewer.at(1).as_text(), "player1");
  EXPECT_FALSE(header.reconnected);
}

TEST(FreeKillContainer, ReadsATitleOfAnUnfinishedGame) {
  Draft draft = small_draft();
  Recording recording;
  for (const char* title : {"20270101000000", "20270101000000.only.three", "20270101000000."}) {
    draft.title = title;
    recording.parse(write_container(draft));
    EXPECT_FALSE(recording.header().title.finished);
    EXPECT_EQ(recording.header().title.timestamp, "20270101000000");
    EXPECT_EQ(recording.header().title.role, "");
    EXPECT_EQ(recording.header().title_text, title);
  }
  draft.title = "20270101000000.name.mode.general.role.";  // a draw
  recording.parse(write_container(draft));
  EXPECT_TRUE(recording.header().title.finished);
  EXPECT_EQ(recording.header().title.winner, "");
}

TEST(FreeKillContainer, KnowsWhetherItStartsInTheMiddle) {
  Draft draft = small_draft();
  Recording recording;
  draft.kind = "reconnect";
  recording.parse(write_container(draft));
  EXPECT_TRUE(recording.header().reconnected);
  draft.kind = "";
  recording.parse(write_container(draft));
  EXPECT_FALSE(recording.header().reconnected);
}

TEST(FreeKillContainer, ReadsVersions) {
  const auto version = [](const char* text) {
    Draft draft = small_draft();
    draft.version = text;
    Recording recording;
    recording.parse(write_container(draft));
    return recording.header().version;
  };
  EXPECT_EQ(version("0.4.15"), (Version{0, 4, 15}));
  EXPECT_EQ(version("v1.2.3"), (Version{1, 2, 3}));
  EXPECT_EQ(version("0.5.12-beta1"), (Version{0, 5, 12}));
}

TEST(FreeKillContainer, IsReusedWithoutTracesOfTheLastRecording) {
  Recording recording;
  Draft large = small_draft();
  for (int i = 0; i < 5000; ++i) large.packets.push_back(large.packets[1]);
  recording.parse(write_container(large));
  const Packet* const place = recording.packets().data();
  EXPECT_EQ(recording.packets().size(), 5004U);
  const Draft small = empty_draft();
  recording.parse(write_container(small));
  EXPECT_TRUE(recording.packets().empty());
  EXPECT_EQ(recording.packets().data(), place);
  EXPECT_EQ(recording.header().version_text, "0.5.22");
  EXPECT_NE(error_of(recording, {}), "no error");
  EXPECT_TRUE(recording.packets().empty());
  EXPECT_EQ(recording.header().version_text, "");
}

TEST(FreeKillContainer, CanBeMoved) {
  Recording first;
  first.parse(write_container(small_draft()));
  const Recording second = std::move(first);
  EXPECT_EQ(Recording::open(second.packets()[0]).at(2).as_int(), 300);
  EXPECT_EQ(second.header().viewer.at(1).as_text(), "player1");
}

TEST(FreeKillContainer, ADraftOfARecordingWritesTheSameRecording) {
  const Bytes file = write_container(small_draft());
  Recording recording;
  recording.parse(file);
  EXPECT_EQ(write_container(draft_of(recording)), file);
}

TEST(FreeKillContainer, IsRecognisedByItsFirstBytes) {
  const Bytes file = write_container(small_draft());
  const std::string_view first(reinterpret_cast<const char*>(file.data()), 16);
  EXPECT_EQ(sniff(first), &freekill::shape);
}

}  // namespace
}  // namespace tally::freekill
