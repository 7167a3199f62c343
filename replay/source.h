#pragma once
// Records, one after another, out of any file this program reads. Which reader it takes is told by
// the content, never by the name.
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/record.h"
#include "replay/shape.h"

namespace tally {

// The text between two games of a file that can be read in pieces: what follows its newline begins
// a game. "" for a file that is to be read as a whole. `first` is what Input::peek() gives.
std::string_view seam_of(std::string_view first);

// Constant memory; buffers are kept from file to file.
class RecordStream {
 public:
  enum class Got : std::uint8_t { record, error, end };

  RecordStream();
  ~RecordStream();
  RecordStream(const RecordStream&) = delete;
  RecordStream& operator=(const RecordStream&) = delete;

  // "-" is standard input. What is wrong with the file is told by next().
  void open(const std::string& path);
  // Lines, packets and offsets are counted from the start of the file, `before` included.
  void open(io::Input input, const io::Before& before = {});
  void open(io::InputError error);  // a file somebody else could not open

  // Fills `record`, or says why there is none (see error()); after an error it goes on with the
  // next game of the file where there is one. A file without any game is an error.
  Got next(Record& record);

  [[nodiscard]] const io::InputError& error() const { return error_; }
  // Shape::program; "" when its shape is not known.
  [[nodiscard]] std::string_view format() const {
    return shape_ == nullptr ? std::string_view() : shape_->program;
  }

 private:
  struct Readers;

  Got read(Record& record);
  Got next_of_file(Record& record);
  Got next_of_games(Record& record);
  void look_behind_cut(Record& record);
  Got refuse(io::InputError error);

  std::unique_ptr<Readers> readers_;
  const Shape* shape_ = nullptr;
  io::Before before_;
  io::InputError error_{Message()};
  bool at_start_ = true;  // nothing of this file was given yet
  bool known_ = true;     // its first bytes are those of a record
  bool done_ = true;      // nothing more will be given
};

}  // namespace tally
