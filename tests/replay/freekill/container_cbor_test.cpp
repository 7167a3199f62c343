#include <limits>

#include <gtest/gtest.h>

#include "replay/import/freekill/cbor.h"
#include "tests/replay/freekill/container_support.h"

namespace tally::freekill::cbor {
namespace {

using testing::Bytes;

std::string error_of(const Bytes& data) {
  try {
    check(data);
  } catch (const io::InputError& error) {
    return text_of(error.message);
  }
  return "no error";
}

TEST(Cbor, IntegersOfEverySizeRoundTrip) {
  constexpr std::int64_t smallest = std::numeric_limits<std::int64_t>::min();
  constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();
  for (const std::int64_t number :
       {std::int64_t{0}, std::int64_t{23}, std::int64_t{24}, std::int64_t{255}, std::int64_t{256},
        std::int64_t{65535}, std::int64_t{65536}, std::int64_t{4294967295},
        std::int64_t{4294967296}, largest, std::int64_t{-1}, std::int64_t{-24}, std::int64_t{-25},
        std::int64_t{-256}, std::int64_t{-257}, smallest}) {
    Bytes data;
    Writer(data).integer(number);
    EXPECT_EQ(parse(data).as_int(), number);
    EXPECT_EQ(parse(data).kind(), Kind::integer);
  }
}

// Encodings from RFC 8949, appendix A.
TEST(Cbor, ReadsTheExamplesOfTheStandard) {
  EXPECT_EQ(parse(Bytes{0x1B, 0, 0, 0, 0xE8, 0xD4, 0xA5, 0x10, 0}).as_int(), 1000000000000);
  EXPECT_EQ(parse(Bytes{0x39, 0x03, 0xE7}).as_int(), -1000);
  EXPECT_EQ(parse(Bytes{0xF9, 0x3E, 0x00}).as_real(), 1.5);
  EXPECT_EQ(parse(Bytes{0xF9, 0x00, 0x01}).as_real(), 5.960464477539063e-8);
  EXPECT_EQ(parse(Bytes{0xF9, 0xC4, 0x00}).as_real(), -4.0);
  EXPECT_EQ(parse(Bytes{0xF9, 0x7C, 0x00}).as_real(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(parse(Bytes{0xFA, 0x47, 0xC3, 0x50, 0x00}).as_real(), 100000.0);
  EXPECT_EQ(parse(Bytes{0xFB, 0x3F, 0xF1, 0x99, 0x99, 0x99, 0x99, 0x99, 0x9A}).as_real(), 1.1);
  EXPECT_EQ(parse(Bytes{0xF4}).as_bool(), false);
  EXPECT_EQ(parse(Bytes{0xF5}).as_bool(), true);
  EXPECT_TRUE(parse(Bytes{0xF6}).is_null());
  EXPECT_EQ(parse(Bytes{0xF7}).kind(), Kind::simple);
  EXPECT_EQ(parse(Bytes{0xF8, 0xFF}).kind(), Kind::simple);
  EXPECT_EQ(parse(Bytes{0x63, 0xE6, 0xB0, 0xB4}).as_text(), "\xE6\xB0\xB4");
}

TEST(Cbor, WholeRealNumbersAreIntegersToo) {
  EXPECT_EQ(parse(Bytes{0xF9, 0xC4, 0x00}).as_int(), -4);
  EXPECT_EQ(parse(Bytes{0xF9, 0x3E, 0x00}).as_int(), std::nullopt);
  EXPECT_EQ(parse(Bytes{0xF9, 0x7C, 0x00}).as_int(), std::nullopt);              // infinity
  EXPECT_EQ(parse(Bytes{0xF9, 0x7E, 0x00}).as_int(), std::nullopt);              // not a number
  EXPECT_EQ(parse(Bytes{0xFA, 0x7F, 0x7F, 0xFF, 0xFF}).as_int(), std::nullopt);  // too large
  Bytes data;
  Writer(data).real(-3);
  EXPECT_EQ(parse(data).as_int(), -3);
}

TEST(Cbor, NumbersThatDoNotFitAreNoIntegers) {
  const Bytes largest = {0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(parse(largest).as_int(), std::nullopt);
  const Bytes smallest = {0x3B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF};
  EXPECT_EQ(parse(smallest).as_int(), std::nullopt);
  EXPECT_EQ(parse(smallest).as_real(), -18446744073709551616.0);
}

TEST(Cbor, FindsByTextAndByNumber) {
  Bytes data;
  Writer writer(data);
  writer.map(5).bytes("one").integer(1).text("two").array(2).integer(5).null();
  writer.integer(3).bytes("three").integer(-4).boolean(true).tag(7).bytes("one").integer(9);
  const Value map = parse(data);
  EXPECT_EQ(map.size(), 5U);
  EXPECT_EQ(map.find("one").as_int(), 1);
  EXPECT_EQ(map.find("two").at(0).as_int(), 5);
  EXPECT_EQ(map.find(3).as_text(), "three");
  EXPECT_EQ(map.find(-4).as_bool(), true);
  EXPECT_FALSE(map.find("four"));
  EXPECT_FALSE(map.find(4));
  EXPECT_FALSE(map.find("3"));
  EXPECT_FALSE(parse(Bytes{0x80}).find("one"));
}

TEST(Cbor, WalksArraysAndMaps) {
  Bytes data;
  Writer writer(data);
  writer.array(4).integer(1).array(2).integer(2).bytes("x").map(1).integer(3).array(0).integer(4);
  const Value array = parse(data);
  std::vector<Kind> kinds;
  for (const Value value : array.items()) kinds.push_back(value.kind());
  EXPECT_EQ(kinds, (std::vector{Kind::integer, Kind::array, Kind::map, Kind::integer}));
  EXPECT_EQ(array.at(3).as_int(), 4);
  EXPECT_FALSE(array.at(4));
  for (const auto& [key, value] : array.at(2).pairs()) {
    EXPECT_EQ(key.as_int(), 3);
    EXPECT_EQ(value.size(), 0U);
    for (const Value inner : value.items()) FAIL() << static_cast<int>(inner.kind());
  }
  const auto encoding = array.at(1).encoding();
  EXPECT_EQ(Bytes(encoding.begin(), encoding.end()), (Bytes{0x82, 0x02, 0x41, 'x'}));
}

TEST(Cbor, SeesThroughTags) {
  Bytes data;
  Writer(data).tag(33003).tag(33001).integer(-5);
  const Value value = parse(data);
  EXPECT_EQ(value.tag(), 33003U);
  EXPECT_EQ(value.as_int(), std::nullopt);
  EXPECT_EQ(value.untagged().as_int(), -5);
  EXPECT_EQ(value.untagged().tag(), std::nullopt);
  EXPECT_EQ(value.untagged().untagged().as_int(), -5);
}

TEST(Cbor, AskingForTheWrongThingGivesNothing) {
  const Bytes number = {0x05};
  for (const Value value : {parse(number), Value()}) {
    EXPECT_EQ(value.as_text(), std::nullopt);
    EXPECT_EQ(value.as_bool(), std::nullopt);
    EXPECT_EQ(value.tag(), std::nullopt);
    EXPECT_EQ(value.size(), 0U);
    EXPECT_FALSE(value.at(0));
    EXPECT_FALSE(value.find("x"));
    EXPECT_TRUE(value.items().begin() == End());
    EXPECT_TRUE(value.pairs().begin() == End());
  }
  EXPECT_EQ(Value().as_int(), std::nullopt);
  EXPECT_EQ(Value().as_real(), std::nullopt);
  EXPECT_TRUE(Value().encoding().empty());
  EXPECT_FALSE(Value().untagged());
}

TEST(Cbor, NestsThirtyTwoDeepAndNoDeeper) {
  for (const std::uint8_t opener : {0x81, 0xC1}) {
    Bytes data(max_depth, opener);
    data.push_back(0);
    EXPECT_EQ(error_of(data), "no error");
    data.insert(data.begin(), opener);
    EXPECT_EQ(error_of(data), "malformed CBOR at byte 32: values are nested deeper than 32");
  }
  Bytes wide;
  Writer(wide).array(1000);
  for (int i = 0; i < 1000; ++i) Writer(wide).array(1).array(0);
  EXPECT_EQ(error_of(wide), "no error");
}

TEST(Cbor, RefusesWhatIsMalformed) {
  EXPECT_EQ(error_of({0x18}), "malformed CBOR at byte 0: the data ends inside a number");
  EXPECT_EQ(error_of({0x82, 0x01}),
            "malformed CBOR at byte 0: an array has more elements than the data can hold");
  EXPECT_EQ(error_of({0x82, 0x19, 0x01}),
            "malformed CBOR at byte 1: the data ends inside a number");
  EXPECT_EQ(error_of({0x82, 0x18, 0x01}),
            "malformed CBOR at byte 3: the data ends where a value should stand");
  EXPECT_EQ(error_of({0xA1, 0x01}),
            "malformed CBOR at byte 0: a map has more pairs than the data can hold");
  EXPECT_EQ(error_of({0xBB, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0}),
            "malformed CBOR at byte 0: a map has more pairs than the data can hold");
  EXPECT_EQ(error_of({0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF}),
            "malformed CBOR at byte 0: a string is longer than the data");
  EXPECT_EQ(error_of({0xC1}), "malformed CBOR at byte 1: the data ends where a value should stand");
  EXPECT_EQ(error_of({0xF8, 0x1F}), "malformed CBOR at byte 0: a reserved code");
  for (const std::uint8_t first : {0x1C, 0x3D, 0x5E, 0x9C, 0xFE}) {
    EXPECT_EQ(error_of({first}), "malformed CBOR at byte 0: a reserved code");
  }
  for (const std::uint8_t first : {0x5F, 0x7F, 0x9F, 0xBF, 0xFF}) {
    EXPECT_EQ(error_of({first, 0xFF}),
              "malformed CBOR at byte 0: indefinite lengths are not used by FreeKill");
  }
}

}  // namespace
}  // namespace tally::freekill::cbor
