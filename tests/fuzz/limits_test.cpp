// Files made to exhaust a reader, too large to be kept: each is refused in words, within a second
// and 256 MiB. The limits are those of docs/limits.md.
#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "replay/books/book_error.h"
#include "replay/books/ruleset.h"
#include "replay/io/input.h"
#include "replay/report/page/notes.h"
#include "replay/source.h"
#include "tests/fuzz/spent.h"
#include "tests/replay/io/support.h"

namespace tally::fuzz {
namespace {

constexpr std::size_t mib = std::size_t{1} << 20U;

std::string times(std::size_t n, std::string_view text) {
  std::string all;
  all.reserve(n * text.size());
  for (std::size_t i = 0; i < n; ++i) all += text;
  return all;
}

// A recording of FreeKill that says it unpacks to `size`.
std::string recording(std::string_view payload, std::size_t size) {
  std::string out;
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>((size >> shift) & 0xFFU);
  uLongf length = compressBound(payload.size());
  std::string packed(length, '\0');
  compress2(reinterpret_cast<Bytef*>(packed.data()), &length,
            reinterpret_cast<const Bytef*>(payload.data()), payload.size(), 9);
  return out + packed.substr(0, length);
}
std::string recording(const std::string& payload) { return recording(payload, payload.size()); }

std::string header() {
  return R"({"tally":1,"game":"sanguosha","ruleset":"classic-small","players":2,"seats":)"
         R"([{"role":"lord","gender":"male"},{"role":"rebel","gender":"male"}]})"
         "\n";
}

// What the first game of the file is refused with; "" when nothing is.
std::string said_of(std::string_view bytes) {
  RecordStream stream;
  stream.open(io::Input::of_memory(bytes));
  Record record;
  for (;;) {
    switch (stream.next(record)) {
      case RecordStream::Got::end: return {};
      case RecordStream::Got::error: return stream.error().what();
      case RecordStream::Got::record:
        if (!record.cut_off.empty()) return text_of(record.cut_off);
        break;
    }
  }
}

struct Hostile {
  std::string name;
  std::function<std::string()> bytes;
  std::string says;
};
void PrintTo(const Hostile& hostile, std::ostream* out) { *out << hostile.name; }

std::vector<Hostile> records() {
  using io::testing::gzip;
  using io::testing::zstd;
  return {
      {"line_of_10_MB", [] { return header() + times(10 * mib, "a"); },
       "longer than 1,048,576 bytes"},
      {"log_nested", [] { return header() + R"({"e":)" + times(900'000, "[") + "\n"; },
       "less nesting"},
      {"header_nested", [] { return R"({"tally":1,"game":)" + times(900'000, "["); },
       "less nesting"},
      {"objects_nested", [] { return R"({"tally":1,"game":)" + times(150'000, R"({"a":)"); },
       "less nesting"},
      {"event_of_500000_cards",
       [] {
         return header() + R"({"e":"draw","seat":1,"cards":[)" + times(500'000, "1,") + "1]}\n";
       },
       "more than 250,000 values"},
      {"json_list_of_a_million", [] { return "{\"deal\":[\n" + times(1'000'000, "1,\n") + "1]}"; },
       "more than 250,000 values"},
      {"json_of_5_MiB", [] { return "{\"deal\":[\n" + times(5 * 1024, times(1023, " ") + "\n"); },
       "4 MiB"},
      {"json_nested",
       [] { return R"({"deal":)" + times(500'000, "[") + "\n" + times(500'000, "]") + "}"; },
       "nest"},
      {"pickle_nested", [] { return "\x80\x04" + times(5 * mib, "("); }, "more nested values"},
      {"cbor_nested", [] { return recording("\x8a" + times(20 * mib, "\x81")); },
       "nested deeper than 32"},
      {"cbor_length", [] { return recording("\x9b" + times(8, "\xff")); },
       "more elements than the data can hold"},
      {"cbor_packets",
       [] { return recording(std::string("\x9a\x00\x0f\x42\x40", 5) + std::string(mib, '\0')); },
       "more than 250,000"},
      {"json_recording_nested", [] { return recording(times(3 * mib, "[") + times(3 * mib, "]")); },
       "nested deeper than 32"},
      {"json_recording_too_large", [] { return recording("[" + times(9 * mib, " ")); }, "8 MiB"},
      {"recording_of_200_MB", [] { return recording(times(10, "a"), 200 * mib); },
       "more than 32 MiB"},
      {"recording_larger_than_said", [] { return recording(times(30 * mib, "a"), 1000); },
       "more than the 1,000 bytes"},
      {"gzip_bomb", [] { return gzip(recording("a") + std::string(100 * mib, '\0')); }, "16 MiB"},
      {"zstd_bomb", [] { return zstd(header() + std::string(100 * mib, '\n')); },
       "unpack to more than"},
      {"packed_twice", [] { return gzip(gzip(times(mib, "a"))); }, "packed twice"},
  };
}

// A line of a draw of so many cards nobody has seen.
std::string draw_of(int cards) {
  return fmt::format("{{\"e\":\"draw\",\"seat\":1,\"n\":{0},\"cards\":{0}}}\n", cards);
}

// As many as docs/limits.md says are read, and one more is not.
TEST(Most, IsReadAndNoMore) {
  struct Limit {
    std::string most;
    std::string more;
    std::string says;
  };
  const std::string turns = times(100'000, "{\"e\":\"turn\",\"seat\":1}\n");
  const std::string draws = times(1'000, draw_of(500));
  const std::string listed =
      R"({"e":"draw","seat":1,"n":500,"cards":[)" + times(499, "\"?\",") + "\"?\"";
  const std::vector<Limit> all = {
      {draw_of(500), draw_of(501), "from 0 to 500"},
      {listed + "]}\n", listed + ",\"?\"]}\n", "more than 500 cards"},
      {turns, turns + "{\"e\":\"turn\",\"seat\":1}\n", "more than 100,000 events"},
      {draws, draws + draw_of(1), "more than 500,000 cards"},
  };
  for (const Limit& limit : all) {
    const Spent spent;
    EXPECT_EQ(said_of(header() + limit.most), "") << limit.says;
    const std::string said = said_of(header() + limit.more);
    EXPECT_NE(said.find(limit.says), std::string::npos) << limit.says << ": " << said;
    EXPECT_LT(spent.seconds(), 2 * most_seconds) << limit.says;
    EXPECT_LT(spent.kib(), most_kib) << limit.says;
  }
}

class Refused : public ::testing::TestWithParam<Hostile> {};

TEST_P(Refused, SoonAndInWords) {
  const std::string bytes = GetParam().bytes();
  const Spent spent;
  const std::string said = said_of(bytes);
  EXPECT_NE(said.find(GetParam().says), std::string::npos) << said;
  EXPECT_LT(spent.seconds(), most_seconds) << said;
  EXPECT_LT(spent.kib(), most_kib) << said;
}

INSTANTIATE_TEST_SUITE_P(Records, Refused, ::testing::ValuesIn(records()),
                         [](const auto& info) { return info.param.name; });

TEST(RefusedBooks, SoonAndInWords) {
  const io::testing::Folder folder;
  const Game& game = *games().front();
  const std::vector<Hostile> all = {
      {"nested", [] { return "a = " + times(60'000, "["); }, "nest"},
      {"dotted", [] { return times(20'000, "a.") + "a = 1\n"; }, "nest"},
      {"large", [] { return times(mib, "#\n"); }, "64 KiB"},
  };
  for (const Hostile& h : all) {
    const std::string path = folder.write(h.name + ".toml", h.bytes());
    const Spent spent;
    std::string of_ruleset;
    std::string of_notes;
    try {
      load_ruleset(game, path);
    } catch (const BookError& error) {
      of_ruleset = error.what();
    }
    try {
      report::NotePlaces places;
      places.turns.resize(1);
      report::read_notes(path, places);
    } catch (const BookError& error) {
      of_notes = error.what();
    }
    EXPECT_NE(of_ruleset.find(h.says), std::string::npos) << of_ruleset;
    EXPECT_FALSE(of_notes.empty()) << h.name;
    EXPECT_LT(spent.seconds(), most_seconds) << h.name;
    EXPECT_LT(spent.kib(), most_kib) << h.name;
  }
}

}  // namespace
}  // namespace tally::fuzz
