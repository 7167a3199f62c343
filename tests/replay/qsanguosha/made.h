#pragma once
// Recordings as QSanguosha would write them, line by line, for tests; and what is found in them.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "replay/import/qsanguosha/commands.h"
#include "tests/replay/found.h"

namespace tally::qsanguosha::testing {

using tally::testing::events_of;
using tally::testing::found_in;
using tally::testing::Read;
using tally::testing::read;

// The number of a command in a program.
inline std::int64_t number_of(Family family, Command command) {
  for (std::int64_t n = 0; n < 128; ++n)
    if (command_of(family, n) == command) return n;
  ADD_FAILURE() << "no such command";
  return 0;
}

// A recording of two players: sgs2, the lord Zhang Fei, and sgs1, the rebel Huang Gai, who records.
class Made {
 public:
  explicit Made(Family family) : family_(family) {
    const bool listed = family == Family::v2;
    say(Command::check_version, listed ? R"("20140901:Para")" : R"("20210205:Sheauhaw")");
    say(Command::setup,
        listed ? R"(["bmFtZQ==","02p","15","8","","RAi"])" : R"("bmFtZQ==:02p:15:8::RAi:6")");
    property("MG_SELF", "objectName", "sgs1");
    say(Command::add_player, R"(["sgs2","55S16ISRIEE=","zhangfei"])");
    property("sgs2", "role", "lord");
    property("MG_SELF", "role", "rebel");
    say(Command::arrange_seats, R"(["sgs2","sgs1"])");
    for (const auto& [who, general] :
         {std::pair{"sgs2", "nos_zhangfei"}, {"sgs1", "nos_huanggai"}}) {
      property(who, "general", general);
      property(who, "hp", "4");
      property(who, "maxhp", "4");
    }
    say(Command::log_event, R"([6,"sgs2","paoxiao"])");
    say(Command::log_event, R"([6,"sgs1","noskurou"])");
    std::string deck = "[0";
    for (int card = 1; card < 160; ++card) deck += fmt::format(",{}", card);
    say(Command::available_cards, deck + "]");
    say(Command::game_start, "");
    say(Command::update_pile, "160");
    moves({way("4", 6, 0, "", "sgs2", 6), way("[30,31,34,35]", 6, 0, "", "sgs1", 6)});
    if (!listed) say(Command::set_turn, "[1]");
  }

  // The whole game: four Slashes in the first turn, and nobody answers.
  static Made game(Family family) {
    Made made(family);
    made.begin_turn("sgs2");
    for (const int card : {0, 1, 2, 3}) made.slash("sgs2", "sgs1", card, 3 - card);
    made.dies("sgs2", "sgs1", "rebel");
    made.say(Command::game_over, R"(["lord+loyalist",["lord","rebel"]])");
    return made;
  }

  void say(Command command, std::string_view body, int kind = 1044) {
    lines.push_back(fmt::format("{} [{},0,{},{}{}{}]", lines.size(), lines.size(), kind,
                                number_of(family_, command), body.empty() ? "" : ",", body));
  }
  void property(std::string_view who, std::string_view what, std::string_view value) {
    say(Command::set_property, fmt::format(R"(["{}","{}","{}"])", who, what, value));
  }
  // One way of a move: `cards` is a list or only how many.
  [[nodiscard]] std::string way(std::string_view cards, int from, int to, std::string_view from_id,
                                std::string_view to_id, int reason,
                                std::string_view skill = "") const {
    const std::string_view open = family_ == Family::v2 ? "" : R"("true",)";
    return fmt::format(R"([{},{},{},"{}","{}","","",{}[{},"{}","{}","",""]])", cards, from, to,
                       from_id, to_id, open, reason, from_id.empty() ? to_id : from_id, skill);
  }
  void moves(const std::vector<std::string>& ways) {
    std::string body = "[0";
    for (const std::string& w : ways) body += "," + w;
    say(Command::lose_card, body + "]");
    say(Command::get_card, body + "]");
  }
  void begin_turn(std::string_view who) {
    for (const std::string_view phase : {"round_start", "start", "judge", "draw"})
      property(who, "phase", phase);
    moves({way("2", 6, 0, "", who, 6, "draw_phase")});
    property(who, "phase", "play");
  }
  void log(std::string_view type, std::string_view from, std::string_view to,
           std::string_view card = "", std::string_view arg = "", std::string_view arg2 = "") {
    say(Command::log_skill,
        fmt::format(R"(["{}","{}","{}","{}","{}","{}"])", type, from, to, card, arg, arg2));
  }
  void slash(std::string_view from, std::string_view to, int card, int hp) {
    log("#UseCard", from, to, std::to_string(card));
    moves({way(fmt::format("[{}]", card), 0, 7, from, "", 1)});
    log("#Damage", from, to, "", "1", "normal_nature");
    say(Command::change_hp, fmt::format(R"(["{}",-1,0])", to));
    property(to, "hp", std::to_string(hp));
    if (hp > 0) moves({way(fmt::format("[{}]", card), 7, 5, from, "", 1)});
  }
  void dies(std::string_view killer, std::string_view who, std::string_view role) {
    say(Command::log_event, fmt::format(R"([0,"{}"])", who));
    log("#Murder", killer, who, "", role);
    property(who, "role", role);
    say(Command::kill_player, fmt::format(R"("{}")", who));
  }

  [[nodiscard]] std::string text() const {
    std::string out;
    for (const std::string& line : lines) out += line + "\n";
    return out;
  }
  // The line in which this stands first, to be changed.
  std::string& with(std::string_view part) {
    for (std::string& line : lines)
      if (line.find(part) != std::string::npos) return line;
    ADD_FAILURE() << part;
    return lines.front();
  }

  std::vector<std::string> lines;

 private:
  Family family_;
};

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return at == std::string::npos ? text : text.replace(at, what.size(), with);
}

inline std::string big_endian(std::uint32_t n) {
  return {static_cast<char>(n >> 24U), static_cast<char>(n >> 16U), static_cast<char>(n >> 8U),
          static_cast<char>(n)};
}

inline std::string deflated(const std::string& text) {
  uLongf size = compressBound(text.size());
  std::string out(size, '\0');
  EXPECT_EQ(compress(reinterpret_cast<Bytef*>(out.data()), &size,
                     reinterpret_cast<const Bytef*>(text.data()), text.size()),
            Z_OK);
  out.resize(size);
  return out;
}

// As Qt packs bytes.
inline std::string packed(const std::string& text) {
  return big_endian(static_cast<std::uint32_t>(text.size())) + deflated(text);
}

inline std::string part(const std::string& name, const std::string& data) {
  const std::string checked = name + data;
  const auto sum =
      crc32(0, reinterpret_cast<const Bytef*>(checked.data()), static_cast<uInt>(checked.size()));
  return big_endian(static_cast<std::uint32_t>(data.size())) + checked +
         big_endian(static_cast<std::uint32_t>(sum));
}

// Hidden in a picture 100 pixels wide; row y has the filter y modulo 5.
inline std::string picture(const std::string& text) {
  constexpr std::size_t width = 400;
  const std::string inner = packed(text);
  const auto n = static_cast<std::uint32_t>(inner.size());
  std::string bytes = big_endian(n);
  std::ranges::reverse(bytes);
  bytes += inner;
  bytes.resize((bytes.size() + width - 1) / width * width, '\xAA');
  for (std::size_t i = 0; i < bytes.size(); i += 4) std::swap(bytes[i], bytes[i + 2]);
  std::string rows;
  const std::size_t height = bytes.size() / width;
  for (std::size_t y = 0; y < height; ++y) {
    const auto filter = static_cast<int>(y % 5);
    rows += static_cast<char>(filter);
    for (std::size_t x = 0; x < width; ++x) {
      const auto at = [&](std::size_t up, std::size_t left) {
        const bool there = y >= up && x >= left;
        return there ? static_cast<unsigned char>(bytes[(y - up) * width + x - left]) : 0;
      };
      const int a = at(0, 4);
      const int b = at(1, 0);
      const int c = at(1, 4);
      const int p = a + b - c;
      const int paeth = std::abs(p - a) <= std::abs(p - b) && std::abs(p - a) <= std::abs(p - c) ? a
                        : std::abs(p - b) <= std::abs(p - c)                                     ? b
                                                             : c;
      const int foretold[] = {0, a, b, (a + b) / 2, paeth};
      rows += static_cast<char>(at(0, 0) - foretold[filter]);
    }
  }
  const std::string header = big_endian(width / 4) +
                             big_endian(static_cast<std::uint32_t>(height)) +
                             std::string("\x08\x06\x00\x00\x00", 5);
  return "\x89PNG\r\n\x1A\n" + part("IHDR", header) + part("IDAT", deflated(rows)) +
         part("IEND", "");
}

}  // namespace tally::qsanguosha::testing
