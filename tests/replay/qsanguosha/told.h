#pragma once
// What a made recording tells.
#include <regex>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "replay/log/log.h"
#include "tests/replay/qsanguosha/made_war.h"

namespace tally::qsanguosha::testing {

// The kinds of the events of each phase.
inline std::vector<std::string> told_by_phase(const std::string& text) {
  Read r;
  read(text, r);
  EXPECT_EQ(r.error, "");
  EXPECT_TRUE(r.record.contradictions.empty());
  std::string log;
  write_record(log, r.record);
  std::vector<std::string> out(1);
  const std::regex event(R"re("e":"(\w+)")re");
  for (std::sregex_iterator i(log.begin(), log.end(), event), end; i != end; ++i)
    if ((*i)[1] == "phase")
      out.emplace_back();
    else
      out.back() += (out.back().empty() ? "" : " ") + (*i)[1].str();
  return out;
}

// Of the last phase that began, where the recording is cut off in it.
inline std::string told_where_cut(const MadeWar& made) { return told_by_phase(made.text()).back(); }

// … and where it goes on, so that nothing waits for more.
inline std::string told_in(const std::string& text) {
  MadeWar next;
  const std::size_t so_far = next.text().size();
  next.property("sgs1", "phase", "discard");
  const auto all = told_by_phase(text + next.text().substr(so_far));
  return all[all.size() - 2];
}

inline std::string told(const MadeWar& made) { return told_in(made.text()); }

}  // namespace tally::qsanguosha::testing
