#pragma once
// Games of Dou Dizhu as JSON, whichever program they come from: one a line, over several lines,
// several in a line, or several in a list. Which program's it is, each value tells by its keys.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "replay/games.h"
#include "replay/import/dou_dizhu/value.h"
#include "replay/import/openspiel/line.h"
#include "replay/io/line_reader.h"
#include "replay/log/json_line.h"

namespace tally::dou_dizhu {

class JsonGames final : public Games {
 public:
  // Of one game, with all its lines.
  static constexpr std::size_t most_bytes = io::Limits{}.max_json;

  explicit JsonGames(io::LineReader& lines) : lines_(lines) {}
  bool next(Record& out) override;

 private:
  bool next_text(std::string_view& text);
  bool next_line();
  bool whole_line();
  void parse(std::string_view text);
  void read(Value game, Record& out);

  io::LineReader& lines_;
  std::string_view line_;  // what is left of the line at hand
  bool has_line_ = false;
  bool at_end_ = false;
  std::uint64_t from_line_ = 0;
  std::uint64_t from_offset_ = 0;
  std::string text_;   // a game of several lines
  std::string other_;  // Python rewritten as JSON
  std::string inner_;  // JSON out of a JSON string
  log::JsonLine json_;
  std::span<const log::Json> values_;
  std::size_t queue_ = 0;  // index of the next game of a list; 0 when there is none
  openspiel::History history_;
  std::vector<openspiel::Act> acts_;
};

std::unique_ptr<Games> json_games(io::LineReader& lines);

}  // namespace tally::dou_dizhu
