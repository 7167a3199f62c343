#pragma once
// Recordings of kingdom war as noname would write them, for tests.
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "tests/replay/noname/made.h"

namespace tally::noname::testing {

class War : public Made {
 public:
  explicit War(std::string_view players) {
    mode = "guozhan";
    events.clear();
    event("init", "null", players);
    event("cardtag", "null", R"({"lianheng":[],"guo":["10900"]})");
  }
  static std::string player(int seat, std::string_view main, std::string_view deputy) {
    constexpr std::string_view names[] = {"一号位", "二号位", "三号位", "四号位"};
    return fmt::format(R"({{"name":"unknown{}","translate":"{}","name1":"{}","name2":"{}"}})", seat,
                       names[seat], main, deputy);
  }
  void points(int who, int hp, int most, int hand = 4) {
    event("update", fmt::format("\"{}\"", who), fmt::format("[{},{},{},0]", hand, hp, most));
  }
  void turns_up(int who, int which, std::string_view group, std::string_view line) {
    event("showCharacter", fmt::format("\"{}\"", who), std::to_string(which));
    event("setIdentity", fmt::format("\"{}\"", who), fmt::format("\"{}\"", group));
    log(line);
  }
  void phases(std::string_view name) {
    for (const std::string_view phase : {"准备", "判定", "摸牌"})
      log(fmt::format("<{}>进入了{}阶段", name, phase));
  }
  void draws(int who, int n) { event("draw", fmt::format("\"{}\"", who), std::to_string(n)); }
  void loses(int who, const std::string& one) {
    event("lose", fmt::format("\"{}\"", who), fmt::format("[[{}],[],[],[]]", one));
  }
};

}  // namespace tally::noname::testing
