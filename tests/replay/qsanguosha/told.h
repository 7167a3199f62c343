#pragma once
// What a made recording tells.
#include <regex>
#include <string>

#include <gtest/gtest.h>

#include "replay/log/log.h"
#include "tests/replay/qsanguosha/made_war.h"

namespace tally::qsanguosha::testing {

// The kinds of events behind the last phase that began.
inline std::string told_in(const std::string& text) {
  Read r;
  read(text, r);
  EXPECT_EQ(r.error, "");
  EXPECT_TRUE(r.record.contradictions.empty());
  std::string log;
  write_record(log, r.record);
  std::string out;
  const std::regex event(R"re("e":"(\w+)")re");
  for (std::sregex_iterator i(log.begin(), log.end(), event), end; i != end; ++i)
    out = (*i)[1] == "phase" ? "" : out + (out.empty() ? "" : " ") + (*i)[1].str();
  return out;
}

inline std::string told(const MadeWar& made) { return told_in(made.text()); }

}  // namespace tally::qsanguosha::testing
