// Faults planted into recordings of QSanguosha and noname are found like those of FreeKill.
#include <cstdint>
#include <string>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/books/ruleset.h"
#include "replay/check.h"
#include "replay/import/noname/noname.h"
#include "replay/import/qsanguosha/qsanguosha.h"
#include "replay/io/whole_file.h"
#include "replay/words.h"
#include "tests/faults/native.h"

namespace tally::faults {
namespace {

namespace kind = sanguosha::kind;

struct File {
  const char* name;
  void (*read)(std::span<const std::uint8_t>, Record&);
};

class OtherRecorders : public testing::TestWithParam<File> {};

// What each kind of fault is planted into.
constexpr KindSet values{kind::hp, kind::damage, kind::heal, kind::lose};
constexpr KindSet needed{kind::damage, kind::heal, kind::dying, kind::death, kind::phase};

TEST_P(OtherRecorders, PlantedFaultsAreFound) {
  const io::Bytes file = io::read_all(std::string(TALLY_SOURCE_DIR) + "/corpus/" + GetParam().name);
  Record record;
  GetParam().read(file.bytes(), record);
  Checker checker(*record.game);
  const Ruleset rules = load_ruleset(*record.game, record.ruleset);
  Report report;
  checker.check(record, rules, report);
  ASSERT_TRUE(report.findings.empty());
  const Schema& schema = record.game->schema();
  Record changed;
  int planted = 0;
  const auto expect_found = [&](const NativeFault& fault) {
    plant(record, fault, static_cast<std::uint32_t>(fault.at), changed);
    changed.shows = record.shows;
    checker.check(changed, rules, report);
    ++planted;
    EXPECT_FALSE(report.findings.empty()) << event_words(schema, record.event(fault.at));
  };
  for (std::size_t i = 0; i < record.size(); i += 3) {
    const Kind k = record.event(i).kind;
    if (values.contains(k)) expect_found({Change::field, i, Field::value});
    if (needed.contains(k)) expect_found({Change::left_out, i, Field::what});
  }
  EXPECT_GT(planted, 10);
}

INSTANTIATE_TEST_SUITE_P(Games, OtherRecorders,
                         testing::Values(File{"qsanguosha/para-02p-001.txt", qsanguosha::read},
                                         File{"qsanguosha/heg-std-06p-001.qsgs", qsanguosha::read},
                                         File{"noname/nn-identity6-001.txt", noname::read},
                                         File{"noname/nn-versus3v3-010.txt.zst", noname::read}),
                         [](const auto& info) {
                           std::string name = info.param.name;
                           for (char& c : name)
                             if (c == '/' || c == '-' || c == '.') c = '_';
                           return name;
                         });

}  // namespace
}  // namespace tally::faults
