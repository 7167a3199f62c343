// Recordings of noname's 1v2, as the corpus has them: who sits first, what a fault in them is.
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "tests/replay/noname/made.h"

namespace tally::noname {
namespace {

using testing::found_in;
using testing::Read;
using testing::read;
using testing::recording;
using testing::replaced;

constexpr std::string_view game_10 = "doudizhunormal-010.txt.zst";

// Zhang Fei is the landlord, Da Qiao, who records, and Ma Chao are peasants.
TEST(NonameLandlord, SitsFirst) {
  Read r;
  read(recording(game_10), r);
  ASSERT_EQ(r.error, "");
  EXPECT_EQ(r.record.ruleset, "noname-1v2");
  ASSERT_EQ(r.record.setup.players, 3);
  using sanguosha::Role;
  static constexpr Role roles[] = {Role::landlord, Role::peasant, Role::peasant};
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(r.record.setup.seat[i][0], static_cast<What>(roles[i])) << i;
  EXPECT_EQ(r.record.labels[0].general, "zhangfei");
  EXPECT_EQ(r.record.labels[1].general, "daqiao");
  const Event last = r.record.seen().back().event;
  EXPECT_EQ(last.kind, Kind{sanguosha::kind::over});
  EXPECT_EQ(last.seats.size(), 2);
}

TEST(NonameLandlord, FindsPlantedFaults) {
  const auto planted = [](std::string_view what, std::string_view with) {
    return found_in(replaced(recording(game_10), what, with));
  };
  EXPECT_EQ(found_in(recording(game_10)), "clean");
  EXPECT_EQ(planted(R"("identity":"zhu")", R"("identity":"fan")").find("setup"), 0U);
  // Domineering brings two cards.
  EXPECT_EQ(planted(R"({"type":"draw","player":"2","content":1)",
                    R"({"type":"draw","player":"2","content":2)"),
            "illegal SGS-SKILL-BAHU, contradiction SGS-RECORD-UNEXPLAINED");
}

TEST(NonameLandlord, OtherKindsAreNotCovered) {
  Read r;
  read(replaced(recording(game_10), "休闲斗地主", "兵临城下"), r);
  EXPECT_EQ(text_of(r.record.not_covered), "1v2 of another kind (doudizhu)");
}

}  // namespace
}  // namespace tally::noname
