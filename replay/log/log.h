#pragma once
// The native log: JSON lines. Format: docs/log-format.md.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "replay/games.h"
#include "replay/io/line_reader.h"
#include "replay/record.h"
#include "replay/shape.h"

namespace tally {

inline constexpr int log_version = 1;
extern const Shape log_shape;

// Appends the header line of a game to `out` (one line, with its newline).
void write_header(std::string& out, const Record& record);
// The same for a log of this game that says otherwise what was settled before it, shows what the
// rules tell of it, and has a note of its own.
void write_header(std::string& out, const Record& record, const Setup& setup,
                  std::string_view note);
// The same as one seat saw it: what the recording calls the generals, face down ones too, stays
// out.
void write_view_header(std::string& out, const Record& record, const Setup& setup,
                       std::string_view note);
// Appends one event line. Writes a few hundred MB/s or more, no allocation when `out` has room.
void write_event(std::string& out, const Schema& schema, const Event& e);

// Appends a record as it stands, with what it hides, leaves out and contradicts: a log that is
// judged as the record is.
void write_record(std::string& out, const Record& record);

// Reads game after game from one stream of lines; constant memory.
class LogReader final : public Games {
 public:
  explicit LogReader(io::LineReader& lines);
  ~LogReader() override;
  // An input without a game is an error. After an error it goes on at the next header line, so that
  // one bad game does not hide the others. Where the input breaks off inside a game, the record has
  // what came before and says so in `cut_off`.
  bool next(Record& record) override;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace tally
