#pragma once
// Recordings as noname would write them, event by event, for tests; and what is found in them.
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "replay/import/noname/container.h"
#include "replay/io/input.h"
#include "replay/io/whole_file.h"
#include "tests/replay/found.h"

namespace tally::noname::testing {

using tally::testing::events_of;
using tally::testing::found_in;
using tally::testing::Read;
using tally::testing::read;

// A recording of two players: the rebel Huang Gai, who records, and the lord Zhang Fei.
class Made {
 public:
  Made() {
    event("init", "null",
          R"([{"name":"huanggai","identity":"fan","nickname":"😀"},)"
          R"({"name":"zhangfei","identity":"zhu","nickname":""}])");
    event("cardtag", "null", "{}");
    deal(1, {card("spade", 7, "sha", 1), card("spade", 8, "sha", 2), card("spade", 8, "sha", 3),
             card("spade", 9, "sha", 4)});
    deal(0, {card("heart", 2, "shan", 5), card("heart", 2, "shan", 6), card("heart", 6, "tao", 7),
             card("heart", 7, "tao", 8)});
  }

  // The whole game: four Slashes in the first turn, and nobody answers.
  static Made game() {
    Made made;
    made.begin_turn(1, "张飞");
    for (int i = 0; i < 4; ++i) made.slash(i);
    made.dies();
    return made;
  }

  static std::string card(std::string_view suit, int rank, std::string_view name, int id) {
    return fmt::format(R"(["{}",{},"{}",null,"{}"])", suit, rank, name, 10000 + id);
  }
  void event(std::string_view type, std::string_view player, std::string_view content) {
    events.push_back(fmt::format(R"({{"type":"{}","player":{},"content":{},"delay":1}})", type,
                                 player, content));
  }
  void log(std::string_view words) {
    std::string html;
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string_view colour = words[i] == '<'   ? "blue"
                                      : words[i] == '[' ? "yellow"
                                                        : "green";
      if (words[i] == '<' || words[i] == '[' || words[i] == '{')
        html += fmt::format(R"(<span class=\"{}text\">)", colour);
      else if (words[i] == '>' || words[i] == ']' || words[i] == '}')
        html += "</span>";
      else
        html += words[i];
    }
    event("log", "null", "\"" + html + "\"");
  }
  void update(int who, int hand, int hp) {
    event("update", fmt::format("\"{}\"", who), fmt::format("[{},{},4,0]", hand, hp));
  }
  void deal(int who, const std::vector<std::string>& cards) {
    event("directgain", fmt::format("\"{}\"", who), fmt::format("[{}]", fmt::join(cards, ",")));
    update(who, static_cast<int>(cards.size()), 4);
  }
  void begin_turn(int who, std::string_view name) {
    event("phaseChange", fmt::format("\"{}\"", who), "null");
    log(fmt::format("<{}>的回合开始", name));
    for (const std::string_view phase : {"准备", "判定", "摸牌"})
      log(fmt::format("<{}>进入了{}阶段", name, phase));
    log(fmt::format("<{}>摸了两张牌", name));
    event("draw", fmt::format("\"{}\"", who), "2");
    update(who, 6, 4);
    log(fmt::format("<{}>进入了出牌阶段", name));
  }
  void slash(int i) {
    static constexpr int ranks[] = {7, 8, 8, 9};
    const std::string one = card("spade", ranks[i], "sha", i + 1);
    event("throw", "\"1\"", fmt::format("[[{}],null,null]", one));
    event("lose", "\"1\"", fmt::format("[[{}],[],[],[]]", one));
    update(1, 5 - i, 4);
    event("line", "\"1\"", R"(["0",{}])");
    log(fmt::format("<张飞>对<黄盖>使用了[杀【♠︎{}】]", ranks[i]));
    log("<黄盖>受到了来自<张飞>的一点伤害");
    event("damage", "\"0\"", "\"1\"");
    update(0, 4, 3 - i);
  }
  void dies() {
    log("<黄盖>濒死");
    log("<黄盖>被<张飞>杀害");
    event("diex", "\"0\"", "null");
    event("die", "\"0\"", "null");
    log("<黄盖>的身份是{反贼}");
  }

  [[nodiscard]] std::string json() const {
    return fmt::format(R"({{"name":["黄盖","{}"],"mode":"{}","video":[{}],)"
                       R"("win":{},"name1":"huanggai","time":1}})",
                       title, mode, fmt::join(events, ","), win);
  }
  // The event in which this stands first, to be changed.
  std::string& with(std::string_view part) {
    for (std::string& event : events)
      if (event.find(part) != std::string::npos) return event;
    ADD_FAILURE() << part;
    return events.front();
  }

  std::vector<std::string> events;
  std::string title = "二人身份 - 反贼";
  std::string mode = "identity";
  std::string win = "false";
};

// As far as its last event.
inline std::string cut_off(const Made& made) {
  const std::string json = made.json();
  return json.substr(0, json.find("],\"win\""));
}

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

inline std::string base64(std::string_view bytes) {
  constexpr std::string_view signs =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto at = [&](std::size_t k) {
      return i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U;
    };
    const unsigned three = at(0) << 16U | at(1) << 8U | at(2);
    for (std::size_t k = 0; k < 4; ++k)
      out += i + k <= bytes.size() ? signs[three >> (18 - 6 * k) & 63U] : '=';
  }
  return out;
}

// The JSON of a recording of the corpus.
inline std::string recording(std::string_view name) {
  const io::Bytes file =
      io::read_all(fmt::format("{}/corpus/noname/nn-{}", TALLY_SOURCE_DIR, name));
  io::Bytes room;
  return std::string(json_of(file.bytes(), room));
}

// Behind each event, in the middle of its list or with the list closed and no word of who has won.
inline void expect_incomplete_where_cut(Made made, std::size_t from = 1) {
  while (made.events.size() > from) {
    made.events.pop_back();
    const std::string& last = made.events.back();
    EXPECT_EQ(found_in(cut_off(made)), "incomplete") << last;
    EXPECT_EQ(found_in(replaced(made.json(), ",\"win\":" + made.win, "")), "incomplete") << last;
  }
}

}  // namespace tally::noname::testing
