#pragma once
// Recordings of kingdom war as QSanguosha-For-Hegemony would write them, line by line, for tests.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "tests/replay/qsanguosha/made.h"

namespace tally::qsanguosha::testing {

// Five players, sgs1 to sgs5, whose generals lie face down; four cards each. sgs1 records, and has
// his first play phase. `cards`: so many are in the deck, from number 0 on.
class MadeWar {
 public:
  explicit MadeWar(int cards = 108, std::string_view flags = "R") {
    say(Command::check_version, R"("2.0.0-offical")");
    say(Command::setup, fmt::format(R"("a:05p:15:8:Test:{}")", flags));
    property("MG_SELF", "objectName", "sgs1");
    constexpr std::pair<std::string_view, std::string_view> generals[] = {{"tianfeng", "jiaxu"},
                                                                          {"zhoutai", "lusu"},
                                                                          {"mateng", "zoushi"},
                                                                          {"erzhang", "daqiao"},
                                                                          {"mifuren", "liushan"}};
    std::string seats;
    for (int i = 1; i <= 5; ++i) {
      const std::string id = fmt::format("sgs{}", i);
      if (i > 1) say(Command::add_player, fmt::format(R"(["{}","a","a"])", id));
      seats += fmt::format(R"({}"{}")", i == 1 ? "" : ",", id);
    }
    say(Command::arrange_seats, '[' + seats + ']');
    std::string deck;
    for (int c = 0; c < cards; ++c)
      if (c != 108 && c != 109) deck += fmt::format("{}{}", c == 0 ? "" : ",", c);
    for (std::size_t i = 0; i < std::size(generals); ++i)
      for (const bool main : {true, false})
        say(Command::actual_general,
            fmt::format(R"(["sgs{}","{}",{}])", i + 1,
                        main ? generals[i].first : generals[i].second, main));
    for (const char* what : {"hp", "maxhp"})
      for (int i = 1; i <= 5; ++i) property(fmt::format("sgs{}", i), what, "3");
    say(Command::available_cards, '[' + deck + ']');
    say(Command::game_start, "");
    std::vector<std::string> hands{way("[103,107,64,45]", 6, 0, "", "sgs1", 0)};
    for (int i = 2; i <= 5; ++i) hands.push_back(way("4", 6, 0, "", fmt::format("sgs{}", i), 0));
    moves(hands);
    for (const char* phase : {"round_start", "start", "judge", "draw"})
      property("sgs1", "phase", phase);
    moves({way("[3,4]", 6, 0, "", "sgs1", 0)});
    property("sgs1", "phase", "play");
  }

  void say(Command command, std::string_view body) {
    lines_ += fmt::format("0 [0,0,1044,{}{}{}]\n", number_of(Family::hegemony, command),
                          body.empty() ? "" : ",", body);
  }
  void property(std::string_view who, std::string_view what, std::string_view value) {
    say(Command::set_property, fmt::format(R"(["{}","{}","{}"])", who, what, value));
  }
  [[nodiscard]] static std::string way(std::string_view cards, int from, int to,
                                       std::string_view from_id, std::string_view to_id, int reason,
                                       std::string_view by = "", std::string_view skill = "",
                                       std::string_view from_pile = "",
                                       std::string_view to_pile = "") {
    return fmt::format(R"([{},{},{},"{}","{}","{}","{}",[{},"{}","{}","",""]])", cards, from, to,
                       from_id, to_id, from_pile, to_pile, reason, by, skill);
  }
  void moves(const std::vector<std::string>& ways) {
    lose(ways);
    say(Command::get_card, told(ways));
  }
  void lose(const std::vector<std::string>& ways) { say(Command::lose_card, told(ways)); }
  void get(const std::vector<std::string>& ways) { say(Command::get_card, told(ways)); }
  void log(std::string_view type, std::string_view from, std::string_view to,
           std::string_view card = "", std::string_view arg = "", std::string_view arg2 = "") {
    say(Command::log_skill,
        fmt::format(R"(["{}","{}","{}","{}","{}","{}"])", type, from, to, card, arg, arg2));
  }
  [[nodiscard]] const std::string& text() const { return lines_; }

 private:
  [[nodiscard]] static std::string told(const std::vector<std::string>& ways) {
    std::string body = "[0";
    for (const std::string& w : ways) body += "," + w;
    return body + "]";
  }
  std::string lines_;
};

}  // namespace tally::qsanguosha::testing
