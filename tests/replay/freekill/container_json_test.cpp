// Recordings of FreeKill up to 0.5.10, which hold JSON and are read as if they held CBOR.

#include <gtest/gtest.h>

#include "tests/replay/freekill/container_support.h"

namespace tally::freekill {
namespace {

using testing::error_of_payload;

const std::string header_only =
    R"(["0.4.15","20240727080000.a%2eb.aaa_role_mode.daqiao.rebel.renegade",)"
    R"("[3,15,{\"gameMode\":\"aaa_role_mode\",\"luckTime\":0}]","[1,\"player1\",\"liubei\"]",)"
    R"("","","","","",""])";

// That header with packets behind it.
std::string recording(const std::string& packets) {
  return header_only.substr(0, header_only.size() - 1) + "," + packets + "]";
}

Recording parsed(const std::string& payload) {
  Recording result;
  result.parse(write_container(testing::bytes_of(payload)));
  return result;
}

TEST(FreeKillJson, ReadsTheHeader) {
  const Recording game = parsed(header_only);
  EXPECT_EQ(game.header().era, Era::json);
  EXPECT_EQ(game.header().version, (Version{0, 4, 15}));
  EXPECT_EQ(game.header().title.screen_name, "a.b");
  EXPECT_EQ(game.header().title.winner, "renegade");
  EXPECT_EQ(game.header().settings.at(2).find("gameMode").as_text(), "aaa_role_mode");
  EXPECT_EQ(game.header().viewer_id, 1);
  EXPECT_FALSE(game.header().reconnected);
  EXPECT_TRUE(game.packets().empty());
}

TEST(FreeKillJson, TurnsDataIntoCbor) {
  const Recording game = parsed(recording(
      R"([1722067200000,false,"GameLog","{\"type\":\"#X\",\"from\":-2,\"n\":1.5,\"to\":[],)"
      R"(\"big\":18446744073709551615,\"ok\":true,\"none\":null,\"\\u6740\":\"\\u95ea\"}"],)"
      R"([1722067200001,true,"PlayCard","1"])"));
  ASSERT_EQ(game.packets().size(), 2U);
  EXPECT_EQ(game.packets()[0].ms, 1722067200000);
  EXPECT_EQ(game.packets()[0].command, "GameLog");
  EXPECT_FALSE(game.packets()[0].request);
  const cbor::Value log = Recording::open(game.packets()[0]);
  EXPECT_EQ(log.find("type").as_text(), "#X");
  EXPECT_EQ(log.find("from").as_int(), -2);
  EXPECT_EQ(log.find("n").as_real(), 1.5);
  EXPECT_EQ(log.find("to").kind(), cbor::Kind::array);
  EXPECT_EQ(log.find("big").as_real(), 18446744073709551616.0);
  EXPECT_EQ(log.find("ok").as_bool(), true);
  EXPECT_TRUE(log.find("none").is_null());
  EXPECT_EQ(log.find("\xE6\x9D\x80").as_text(), "\xE9\x97\xAA");
  EXPECT_TRUE(game.packets()[1].request);
  EXPECT_EQ(game.packets()[1].index, 1U);
  EXPECT_EQ(Recording::open(game.packets()[1]).as_int(), 1);
}

TEST(FreeKillJson, KeysThatAreNumbersBecomeNumbers) {
  const Recording game = parsed(recording(
      R"([1,false,"Reconnect","{\"-2\":\"a\",\"10\":\"b\",\"007\":\"c\",\"+1\":\"d\",\"\":\"e\"}"])"));
  const cbor::Value map = Recording::open(game.packets()[0]);
  EXPECT_EQ(map.find(-2).as_text(), "a");
  EXPECT_EQ(map.find(10).as_text(), "b");
  EXPECT_EQ(map.find("007").as_text(), "c");
  EXPECT_EQ(map.find("+1").as_text(), "d");
  EXPECT_EQ(map.find("").as_text(), "e");
}

TEST(FreeKillJson, BareTextBecomesAText) {
  const Recording game = parsed(recording(R"([1,false,"GameOver","lord+loyalist"],)"
                                          R"([2,false,"CloseAG",""],)"
                                          R"([3,false,"Chat","[LIGHTNING] hits"],)"
                                          R"([4,false,"ErrorMsg","[1]"])"));
  EXPECT_EQ(Recording::open(game.packets()[0]).as_text(), "lord+loyalist");
  EXPECT_EQ(Recording::open(game.packets()[1]).as_text(), "");
  EXPECT_EQ(Recording::open(game.packets()[2]).as_text(), "[LIGHTNING] hits");
  EXPECT_FALSE(Recording::open(game.packets()[3]));
  const auto text = game.packets()[3].data;
  EXPECT_EQ(testing::Bytes(text.begin(), text.end()), testing::bytes_of("[1]"));
}

TEST(FreeKillJson, OneRecordingAfterAnotherOfEitherKind) {
  Recording game;
  const auto json = write_container(testing::bytes_of(recording(R"([7,false,"X","[1]"])")));
  const auto cbor = write_container(testing::small_draft());
  for (int i = 0; i < 3; ++i) {
    game.parse(json);
    EXPECT_EQ(game.header().era, Era::json);
    EXPECT_EQ(game.packets().size(), 1U);
    EXPECT_EQ(game.packets()[0].ms, 7);
    game.parse(cbor);
    EXPECT_EQ(game.header().era, Era::cbor);
    EXPECT_EQ(game.packets().size(), 4U);
  }
}

TEST(FreeKillJson, ADraftOfItIsTheSameGameInCbor) {
  const Recording game = parsed(recording(R"([7,true,"X","[1,{\"a\":\"b\"}]"])"));
  Recording again;
  again.parse(write_container(draft_of(game)));
  EXPECT_EQ(again.header().era, Era::cbor);
  EXPECT_EQ(again.header().version, game.header().version);
  EXPECT_EQ(again.packets()[0].ms, 7);
  EXPECT_EQ(Recording::open(again.packets()[0]).at(1).find("a").as_text(), "b");
}

TEST(FreeKillJson, APayloadCutAnywhereIsAnError) {
  const std::string payload = recording(R"([7,false,"X","[1,{\"a\":\"b\"}]"],[8,true,"Y",""])");
  ASSERT_EQ(error_of_payload(payload), "no error");
  for (std::size_t kept = 0; kept < payload.size(); ++kept) {
    EXPECT_NE(error_of_payload(payload.substr(0, kept)), "no error") << kept;
  }
}

TEST(FreeKillJson, RefusesBrokenJson) {
  EXPECT_TRUE(error_of_payload(recording("[1,false,\"X\xFF\",\"\"]"))
                  .starts_with("malformed JSON in the recording: "));
  EXPECT_TRUE(error_of_payload(recording(R"([1,false,"X" "Y"])"))
                  .starts_with("malformed JSON in the recording: "));
  EXPECT_EQ(error_of_payload("[]"), "malformed recording: expected at least 10 elements, found 0");
  EXPECT_EQ(error_of_payload(recording("5")), "packet 0 should be [time, request, command, data]");
  EXPECT_EQ(error_of_payload(recording(R"([1,false,"X"])")),
            "packet 0 should be [time, request, command, data]");
  EXPECT_EQ(error_of_payload(recording(R"([1,false,"X",[1]])")),
            "packet 0 should have a string as its data");
  EXPECT_EQ(error_of_payload(recording(R"(["1",false,"X","1"])")),
            "packet 0 should begin with a time in milliseconds");
}

TEST(FreeKillJson, RefusesDeepNesting) {
  const std::string deep(100'000, '[');
  const std::string message = "malformed JSON in the recording: values are nested deeper than 32";
  EXPECT_EQ(error_of_payload(deep + std::string(100'000, ']')), message);
  EXPECT_EQ(error_of_payload(recording(deep + std::string(100'000, ']'))), message);
  EXPECT_EQ(
      error_of_payload(recording(R"([1,false,"X",")" + deep + std::string(100'000, ']') + R"("])")),
      message);
}

TEST(FreeKillJson, RefusesMoreThanAGameTakes) {
  std::string payload = recording("");
  payload.append(JsonToCbor::max_payload, ' ');
  EXPECT_EQ(error_of_payload(payload),
            "the recording holds more than 8 MiB of JSON; a game never takes so much");
}

}  // namespace
}  // namespace tally::freekill
