// A recording made by FreeKill itself.

#include <set>

#include <gtest/gtest.h>

#include "replay/import/freekill/freekill.h"
#include "replay/import/shapes.h"
#include "replay/io/whole_file.h"
#include "tests/replay/freekill/container_support.h"

namespace tally::freekill {
namespace {

const std::string two_players = TALLY_SOURCE_DIR "/corpus/freekill/smart-g020030_p2_v1.fk.rep";

TEST(FreeKillCorpus, ReadsAGameOfTwo) {
  io::Input input(two_players);
  EXPECT_EQ(sniff(input.peek()), &freekill::shape);
  io::Bytes file;
  io::read_all(input, file);
  Recording game;
  game.parse(file.bytes());
  EXPECT_EQ(game.payload_size(), 82123U);
  EXPECT_EQ(game.header().version, (Version{0, 5, 22}));
  EXPECT_EQ(game.header().title.winner, "1");
  EXPECT_EQ(game.header().settings.at(2).find("gameMode").as_text(), "aaa_role_mode");
  EXPECT_EQ(game.packets().size(), 1635U);

  const cbor::Value other = Recording::open(game.packets()[0]);
  EXPECT_EQ(game.packets()[0].command, "AddPlayer");
  EXPECT_EQ(other.at(0).as_int(), 2);
  EXPECT_EQ(other.at(1).as_text(), "player2");
  EXPECT_EQ(game.packets().back().command, "GameOver");
  EXPECT_EQ(Recording::open(game.packets().back()).as_text(), "1");
}

TEST(FreeKillCorpus, EveryValueIsReachedOnce) {
  const io::Bytes file = io::read_all(two_players);
  Recording game;
  game.parse(file.bytes());
  std::set<std::string> commands;
  std::size_t moved = 0;
  std::int64_t last = 0;
  for (const Packet& packet : game.packets()) {
    EXPECT_GE(packet.ms, last);
    last = packet.ms;
    commands.emplace(packet.command);
    const cbor::Value data = Recording::open(packet);
    EXPECT_EQ(data.encoding().size(), packet.data.size());
    if (packet.command != "MoveCards") continue;
    for (const cbor::Value move : data.at(0).items()) {
      for (const cbor::Value card : move.find("moveInfo").items()) {
        EXPECT_TRUE(card.find("cardId").untagged().as_int().has_value());
        ++moved;
      }
    }
  }
  EXPECT_GT(commands.size(), 20U);
  EXPECT_GT(moved, 100U);
}

TEST(FreeKillCorpus, ItsCopyIsTheSame) {
  const io::Bytes file = io::read_all(two_players);
  Recording game;
  game.parse(file.bytes());
  Recording copy;
  copy.parse(write_container(draft_of(game)));
  ASSERT_EQ(copy.packets().size(), game.packets().size());
  EXPECT_EQ(copy.payload_size(), game.payload_size());
  for (std::size_t i = 0; i < copy.packets().size(); ++i) {
    const Packet& one = game.packets()[i];
    const Packet& two = copy.packets()[i];
    EXPECT_EQ(one.ms, two.ms);
    EXPECT_EQ(one.request, two.request);
    EXPECT_EQ(one.command, two.command);
    EXPECT_TRUE(std::equal(one.data.begin(), one.data.end(), two.data.begin(), two.data.end()));
  }
}

}  // namespace
}  // namespace tally::freekill
