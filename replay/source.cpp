#include "replay/source.h"

#include <memory>
#include <optional>
#include <utility>

#include "replay/games.h"
#include "replay/import/shapes.h"
#include "replay/io/line_reader.h"
#include "replay/io/messages.h"
#include "replay/io/whole_file.h"
#include "replay/log/log.h"
#include "replay/shape.h"

namespace tally {

struct RecordStream::Readers {
  std::optional<io::Input> input;
  std::optional<io::LineReader> lines;
  std::unique_ptr<Games> games;
  std::unique_ptr<GameFile> file;  // made when first needed, then kept for files of its shape
  const Shape* shape_of_file = nullptr;
  io::Bytes bytes;

  void close() {
    games.reset();
    lines.reset();
    input.reset();
  }

  // A reader for games one after another.
  void start_games(const Shape& shape, const io::Before& before) {
    if (shape.of_bytes != nullptr) {
      games = shape.of_bytes(*input);
      return;
    }
    lines.emplace(*input, io::Limits{}, before);
    games = shape.of_lines(*lines);
  }
};

std::string_view seam_of(std::string_view first) {
  const Shape* const shape = sniff(first);
  const bool whole = shape != &log_shape && !first.starts_with('{');
  return shape == nullptr || whole ? std::string_view() : shape->seam;
}

namespace {

// A hint for what is often given instead of a record, by the first bytes of the unpacked data.
Message what_it_may_be(std::string_view first) {
  constexpr std::size_t tar_magic = 257;  // POSIX ustar header
  if (first.size() > tar_magic && first.substr(tar_magic).starts_with("ustar"))
    return io::say::tar_archive();
  if (first.starts_with("\x1F\x8B") || first.starts_with("\x28\xB5\x2F\xFD"))
    return io::say::packed_twice();
  const std::size_t start = first.find_first_not_of(" \t\r\n");
  if (start != std::string_view::npos && first[start] == '[') return io::say::log_is_no_list();
  return {};
}

io::InputError stray(Message why) {
  io::InputError error(std::move(why));
  error.stray = true;
  return error;
}

}  // namespace

RecordStream::RecordStream() : readers_(std::make_unique<Readers>()) {}
RecordStream::~RecordStream() = default;

void RecordStream::open(const std::string& path) {
  try {
    open(io::Input(path));
  } catch (io::InputError& error) {
    open(std::move(error));
  }
}

void RecordStream::open(io::Input input, const io::Before& before) {
  readers_->close();
  before_ = before;
  at_start_ = true;
  done_ = false;
  shape_ = nullptr;
  readers_->input.emplace(std::move(input));
}

void RecordStream::open(io::InputError error) {
  readers_->close();
  at_start_ = true;
  done_ = false;
  shape_ = nullptr;
  error_ = std::move(error);
}

RecordStream::Got RecordStream::refuse(io::InputError error) {
  error_ = std::move(error);
  at_start_ = false;
  done_ = true;
  readers_->close();
  return Got::error;
}

// One input that this program cannot digest must not hide the others.
RecordStream::Got RecordStream::next(Record& record) {
  try {
    return read(record);
  } catch (const std::exception& error) {
    return refuse(io::internal_error(error));
  }
}

RecordStream::Got RecordStream::read(Record& record) {
  if (done_) return Got::end;
  if (!readers_->input) {
    done_ = true;
    return Got::error;
  }
  if (at_start_) {
    try {
      const std::string_view first = readers_->input->peek();
      if (first.empty()) return refuse(io::InputError(io::say::empty()));
      if (begun(first).starts_with("{\"source\":")) return refuse(stray(io::say::own_report()));
      shape_ = sniff(first);
      known_ = shape_ != &log_shape || has_known_keys(first);
    } catch (io::InputError& error) {
      return refuse(std::move(error));
    }
  }
  if (shape_ != nullptr)
    return shape_->of_file != nullptr ? next_of_file(record) : next_of_games(record);
  Message hint = what_it_may_be(readers_->input->peek());
  return refuse(stray(hint.empty() ? no_shape() : io::say::with_hint(no_shape(), std::move(hint))));
}

RecordStream::Got RecordStream::next_of_file(Record& record) {
  done_ = true;
  at_start_ = false;
  record.clear();
  Readers& r = *readers_;
  try {
    io::read_all(*r.input, r.bytes);
    r.close();
    if (r.shape_of_file != shape_) {
      r.file = shape_->of_file();
      r.shape_of_file = shape_;
    }
    r.file->read(r.bytes.bytes(), record);
    return Got::record;
  } catch (io::InputError& error) {
    return refuse(std::move(error));
  }
}

RecordStream::Got RecordStream::next_of_games(Record& record) {
  Readers& r = *readers_;
  const bool log = shape_ == &log_shape;
  if (!r.games) r.start_games(*shape_, before_);
  try {
    if (r.games->next(record)) {
      at_start_ = false;
      if (log && !record.cut_off.empty()) look_behind_cut(record);
      return Got::record;
    }
    if (at_start_) return refuse(io::InputError(log ? io::say::no_header() : io::say::no_game()));
  } catch (io::InputError& error) {
    error.stray = at_start_ && !known_;
    at_start_ = false;
    error_ = std::move(error);
    return Got::error;
  }
  done_ = true;
  r.close();
  return Got::end;
}

// A log that just ends is incomplete. One that goes on, but cannot be read any further, is told as
// an error of its own: games may be lost there.
void RecordStream::look_behind_cut(Record& record) {
  Readers& r = *readers_;
  try {
    std::string_view line;
    r.lines->next(line);
  } catch (io::InputError& error) {
    if (error.cut) return;
    record.cut_off.clear();
    r.close();
    error_ = std::move(error);
  }
}

}  // namespace tally
