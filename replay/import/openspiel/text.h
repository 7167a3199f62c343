#pragma once
// What OpenSpiel itself writes of a game: HistoryString() (a row of numbers in one line),
// Serialize() (a number a line), SerializeGameAndState() (the same behind headings), and
// playthrough files (the last History() of each). All of them one after another in one file.
#include <string>
#include <string_view>

#include "replay/import/openspiel/history.h"
#include "replay/io/line_reader.h"
#include "replay/shape.h"

namespace tally::openspiel {

extern const Shape json_shape;
extern const Shape text_shape;

class TextGames final : public Games {
 public:
  explicit TextGames(io::LineReader& lines) : lines_(lines) {}

  // Observation::source_at is the index in the row of actions. An empty line or a heading ends a
  // game of a number a line.
  bool next(Record& out) override;

 private:
  enum class Part : std::uint8_t { none, meta, game, state, playthrough };

  bool line(std::string_view text, Record& out);
  void heading(std::string_view text);
  bool playthrough(std::string_view text, Record& out);
  [[nodiscard]] bool file_ends() const;
  void add_action(std::string_view text);
  void row(std::string_view text);
  void returns(std::string_view text);
  bool finish(Record& out);
  void forget();

  io::LineReader& lines_;
  std::string held_;  // a line that begins the next game
  bool holds_ = false;
  bool anything_ = false;
  bool skipping_ = false;  // behind something wrong: up to the next game
  bool at_end_ = false;
  Part part_ = Part::none;
  bool whole_ = false;    // of a playthrough: the last state is the end
  bool in_file_ = false;  // headings or a playthrough have begun a game
  bool stump_ = false;    // the file ends in the last action: it may have more digits
  bool comma_ = false;    // the file ends behind a comma: more actions follow
  std::uint64_t from_line_ = 0;
  History history_;
};

}  // namespace tally::openspiel
