// Whatever a record in the game's own form says of an event the rules bring about: changed, left
// out, said twice or too early, it is found at this event.
#include "tests/faults/native.h"

#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "engine/sanguosha/game.h"
#include "replay/books/ruleset.h"
#include "replay/io/whole_file.h"
#include "replay/words.h"
#include "tests/faults/outcome.h"

namespace tally::faults {
namespace {

class NativeFaults : public testing::TestWithParam<const char*> {
 protected:
  NativeFaults()
      : rules_(load_ruleset(sanguosha::identity_game(), "freekill-0.5")),
        checker_(sanguosha::identity_game()) {}

  void SetUp() override {
    const io::Bytes file =
        io::read_all(std::string(TALLY_SOURCE_DIR) + "/corpus/freekill/" + GetParam());
    bench_.check(file.bytes());
    transcript_.start(bench_.record(), native_);
    checker_.check(bench_.record(), rules_, report_, &transcript_);
  }

  Bench bench_;
  Ruleset rules_;
  Checker checker_;
  Transcript transcript_;
  Record native_;
  Report report_;
};

TEST_P(NativeFaults, NoneInTheTranscript) {
  const std::uint64_t signature = report_.signature;
  checker_.check(native_, rules_, report_);
  EXPECT_EQ(report_.verdict, VerdictKind::clean);
  EXPECT_EQ(report_.signature, signature);
}

TEST_P(NativeFaults, AreFoundAtTheirEvent) {
  const Schema& schema = sanguosha::identity_game().schema();
  std::map<std::string, std::vector<NativeFault>> by_way;
  for (std::size_t i = 0; i < native_.size(); ++i)
    for (const NativeFault& f : faults_at(native_, i))
      by_way[std::string(schema.of(native_.event(i)).name) + std::to_string(int(f.change)) +
             std::to_string(int(f.field))]
          .push_back(f);
  Record changed;
  std::uint32_t seed = 1;
  for (const auto& [way, faults] : by_way) {
    const std::size_t n = std::min<std::size_t>(faults.size(), 4);
    for (std::size_t k = 0; k < n; ++k) {
      const NativeFault& f = faults[(2 * k + 1) * faults.size() / (2 * n)];
      plant(native_, f, ++seed, changed);
      checker_.check(changed, rules_, report_);
      SCOPED_TRACE("event " + std::to_string(f.at) + ", change " + std::to_string(int(f.change)) +
                   "\nwas: " + event_words(schema, native_.event(f.at)) + "\nis:  " +
                   event_words(schema, changed.event(std::min(f.at, changed.size() - 1))));
      ASSERT_EQ(report_.verdict, VerdictKind::violations);
      const std::size_t at = f.change == Change::twice ? f.at + 1 : f.at;
      EXPECT_GE(report_.findings[0].source_at, at);
      // What is said of another seat may be true of it: then the next event shows it.
      EXPECT_LE(report_.findings[0].source_at, at + (f.change == Change::field ? 1 : 0))
          << text_of(report_.findings[0].message);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, NativeFaults,
                         testing::Values("mixed-g022008_p3_v1.fk.rep", "smart-g020033_p5_v4.fk.rep",
                                         "smart-g020036_p7_v3.fk.rep"),
                         [](const auto& info) {
                           const std::string name = info.param;
                           return name.substr(0, 5) + name.substr(6, 7);
                         });

}  // namespace
}  // namespace tally::faults
