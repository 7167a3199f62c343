// Recordings that are cut, damaged or made to do harm: always one clear error, never a crash.

#include <random>

#include <gtest/gtest.h>

#include "tests/replay/freekill/container_support.h"

namespace tally::freekill {
namespace {

using testing::Bytes;
using testing::bytes_of;
using testing::error_of;
using testing::error_of_payload;
using testing::packet;
using testing::small_draft;

bool says(const std::string& message, std::string_view words) {
  return message.find(words) != std::string::npos;
}

Bytes with_length(std::uint32_t length, Bytes file) {
  for (std::size_t i = 0; i < 4; ++i) file[i] = static_cast<std::uint8_t>(length >> (24 - 8 * i));
  return file;
}

TEST(FreeKillMalformed, AFileCutAnywhereIsSaidToBeCutOff) {
  const Bytes file = write_container(small_draft());
  Recording recording;
  ASSERT_EQ(error_of(recording, file), "no error");
  for (std::size_t kept = 0; kept < file.size(); ++kept) {
    // Copied, so that reading past the end is seen by AddressSanitizer.
    const Bytes cut(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(kept));
    const std::string error = error_of(recording, cut);
    EXPECT_TRUE(says(error, "cut off")) << kept << ": " << error;
  }
  EXPECT_TRUE(says(error_of(Bytes{0, 0, 0, 0}), "cut off"));
  const Bytes most(file.begin(), file.end() - 10);
  EXPECT_TRUE(says(error_of(most), "its zlib stream ends after ")) << error_of(most);
  const Bytes but_one(file.begin(), file.end() - 1);  // all is unpacked; its checksum is not there
  EXPECT_TRUE(says(error_of(but_one), "the last bytes of its zlib stream are missing"));
}

TEST(FreeKillMalformed, APayloadCutAnywhereIsAnError) {
  const Bytes payload = write_payload(small_draft());
  Recording recording;
  for (std::size_t kept = 0; kept < payload.size(); ++kept) {
    const std::string error = error_of(recording, write_container(std::span(payload).first(kept)));
    EXPECT_NE(error, "no error") << kept;
  }
}

TEST(FreeKillMalformed, AnyChangedByteIsReadOrRefused) {
  const Bytes payload = write_payload(small_draft());
  Recording recording;
  std::size_t refused = 0;
  for (std::size_t at = 0; at < payload.size(); ++at) {
    for (const unsigned change : {0x01U, 0x20U, 0x40U, 0x80U, 0x1FU, 0xFFU}) {
      Bytes changed = payload;
      changed[at] ^= static_cast<std::uint8_t>(change);
      if (error_of(recording, write_container(changed)) != "no error") ++refused;
    }
  }
  EXPECT_GT(refused, payload.size());
}

TEST(FreeKillMalformed, GarbageIsRefused) {
  std::mt19937 random(7);
  Recording recording;
  for (std::size_t size = 0; size < 2000; ++size) {
    Bytes garbage(size);
    for (std::uint8_t& byte : garbage) byte = static_cast<std::uint8_t>(random());
    EXPECT_NE(error_of(recording, garbage), "no error");
    EXPECT_NE(error_of(recording, write_container(garbage)), "no error");
    if (!garbage.empty()) garbage[0] = 0x8A;  // so that it starts as an array of ten
    EXPECT_NE(error_of(recording, write_container(garbage)), "no error");
  }
}

TEST(FreeKillMalformed, TheDeclaredLengthMustFit) {
  const Bytes file = write_container(small_draft());
  const auto real = static_cast<std::uint32_t>(write_payload(small_draft()).size());
  EXPECT_EQ(error_of(with_length(0xFFFFFFFF, file)),
            "the recording declares 4,294,967,295 bytes, more than 32 MiB; a game never takes so "
            "much");
  EXPECT_TRUE(says(error_of(with_length(30'000'000, file)), "packed bytes can hold"));
  EXPECT_EQ(error_of(with_length(real + 1, file)), "the recording unpacks to " + io::grouped(real) +
                                                       " bytes but declares " +
                                                       io::grouped(real + 1));
  EXPECT_EQ(
      error_of(with_length(real - 1, file)),
      "the recording unpacks to more than the " + io::grouped(real - 1) + " bytes it declares");
  EXPECT_TRUE(says(error_of(with_length(0, file)), "more than the 0 bytes"));
}

TEST(FreeKillMalformed, BombsAreStoppedByTheirLength) {
  const Bytes bomb = write_container(Bytes(std::size_t{32} << 20));
  EXPECT_LT(bomb.size(), 64U << 10U);
  EXPECT_TRUE(says(error_of(with_length(100'000, bomb)), "more than the 100,000 bytes"));
  Recording::Limits limits;
  limits.max_payload = 1 << 20;
  Recording limited(limits);
  EXPECT_TRUE(says(error_of(limited, bomb), "declares 33,554,432 bytes, more than 1 MiB"));
  EXPECT_EQ(error_of(bomb), "malformed recording: expected one array");
}

TEST(FreeKillMalformed, DamageToTheStreamIsNamed) {
  Bytes file = write_container(small_draft());
  file.back() ^= 1;
  EXPECT_EQ(error_of(file), "the recording's zlib stream is damaged: incorrect data check");
  file = write_container(small_draft());
  file[4] = 0x79;
  EXPECT_EQ(error_of(file), "the recording's zlib stream is damaged: incorrect header check");
  file = write_container(small_draft());
  file.push_back(0);
  file.push_back(0);
  EXPECT_EQ(error_of(file), "2 bytes follow the end of the recording's zlib stream");
}

TEST(FreeKillMalformed, TheHeaderMustBeAHeader) {
  Draft draft = small_draft();
  draft.version = "zero";
  EXPECT_EQ(error_of(write_container(draft)),
            "element 0 of the recording should be FreeKill's version, such as 0.5.22, but is "
            "\"zero\"");
  for (const char* version : {"", "v", "1.2", "1.2.", "1.2.3.4", "-1.2.3", "1.2.99999999999"}) {
    draft.version = version;
    EXPECT_TRUE(says(error_of(write_container(draft)), "element 0")) << version;
  }
  draft = small_draft();
  draft.settings = {0x9F, 0xFF};
  EXPECT_EQ(error_of(write_container(draft)),
            "element 2 of the recording holds malformed CBOR at byte 0: indefinite lengths are not "
            "used by FreeKill");
  draft = small_draft();
  draft.viewer = {0x80};
  EXPECT_EQ(error_of(write_container(draft)),
            "element 3 of the recording should be [id, name, avatar] of the player who recorded");
  draft = small_draft();
  draft.kind = "rerun";
  EXPECT_EQ(error_of(write_container(draft)),
            "element 5 of the recording should be \"normal\" or \"reconnect\", but is \"rerun\"");
}

TEST(FreeKillMalformed, ThePayloadMustBeOneArrayOfTenOrMore) {
  Bytes payload;
  cbor::Writer(payload).array(9);
  for (int i = 0; i < 9; ++i) cbor::Writer(payload).bytes("");
  EXPECT_EQ(error_of(write_container(payload)),
            "malformed recording: expected at least 10 elements, found 9");
  EXPECT_EQ(error_of_payload(""), "malformed recording: the data ends where a value should stand");
  EXPECT_EQ(error_of_payload("\xA0"), "malformed recording: expected one array");
  EXPECT_EQ(error_of_payload("\x9F\xFF"),
            "malformed recording: indefinite lengths are not used by FreeKill");
  EXPECT_EQ(error_of_payload("\x9B\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"),
            "malformed recording: an array has more elements than the data can hold");
  payload.clear();
  cbor::Writer(payload).array(10).integer(5);
  for (int i = 0; i < 9; ++i) cbor::Writer(payload).bytes("");
  EXPECT_EQ(error_of(write_container(payload)), "element 0 of the recording should be a string");
  payload = write_payload(small_draft());
  payload.push_back(0);
  EXPECT_EQ(error_of(write_container(payload)),
            "malformed recording: more bytes follow the last packet");
}

TEST(FreeKillMalformed, APacketMustBeAPacket) {
  const auto error_with = [](const Bytes& packet) {
    Bytes payload = write_payload(empty_draft());
    payload[0] = 0x8B;  // eleven elements
    payload.insert(payload.end(), packet.begin(), packet.end());
    return error_of(write_container(payload));
  };
  Bytes packet;
  cbor::Writer(packet).array(3).integer(1).boolean(false).bytes("X");
  EXPECT_EQ(error_with(packet), "packet 0 should be [time, request, command, data]");
  EXPECT_EQ(error_with({0x05}), "packet 0 should be [time, request, command, data]");
  EXPECT_EQ(error_with({0x84, 0x60}), "packet 0 should begin with a time in milliseconds");
  EXPECT_EQ(error_with({0x84, 0x01, 0x00}), "packet 0 should tell whether it is a request");
  EXPECT_EQ(error_with({0x84, 0x01, 0xF4, 0x00}), "packet 0 should have a string as its command");
  EXPECT_EQ(error_with({0x84, 0x01, 0xF4, 0x40, 0x80}),
            "packet 0 should have a string as its data");
  EXPECT_EQ(error_with({0x84, 0x01, 0xF4, 0x40, 0x58, 0xFF, 0x00}),
            "packet 0 should have a string as its data");
}

TEST(FreeKillMalformed, AGameHasNoMillionPackets) {
  Recording::Limits limits;
  limits.max_packets = 3;
  Recording recording(limits);
  EXPECT_EQ(error_of(recording, write_container(small_draft())),
            "the recording holds 4 packets, more than 3; a game never takes so many");
}

TEST(FreeKillMalformed, DataIsCheckedWhenItIsOpened) {
  Draft draft = empty_draft();
  draft.packets.push_back(packet("Ignored", {0xFF}));
  Recording recording;
  recording.parse(write_container(draft));
  EXPECT_EQ(recording.packets().size(), 1U);
  EXPECT_EQ(error_of(write_container(draft)),
            "packet 0 (\"Ignored\") has malformed CBOR at byte 0: indefinite lengths are not used "
            "by FreeKill");
  draft.packets[0].data = {0x01, 0x02};
  EXPECT_TRUE(says(error_of(write_container(draft)), "at byte 1: more bytes follow the value"));
  draft.packets[0].data = {};
  EXPECT_TRUE(says(error_of(write_container(draft)), "the data ends where a value should stand"));
}

TEST(FreeKillMalformed, DeepNestingIsRefused) {
  const Bytes deep(100'000, 0x81);
  Draft draft = empty_draft();
  draft.packets.push_back(packet("Deep", deep));
  EXPECT_TRUE(says(error_of(write_container(draft)), "values are nested deeper than 32"));
  draft.packets[0].data.assign(100'000, 0xC1);  // tags
  EXPECT_TRUE(says(error_of(write_container(draft)), "values are nested deeper than 32"));
  Bytes payload;
  cbor::Writer(payload).array(10).bytes("0.5.22").bytes("2027").bytes("\x80").bytes("\x80");
  payload.insert(payload.end(), deep.begin(), deep.end());
  EXPECT_TRUE(says(error_of(write_container(payload)), "values are nested deeper than 32"));
}

}  // namespace
}  // namespace tally::freekill
