#include "replay/source.h"

#include <optional>
#include <utility>

#include "replay/import/freekill/freekill.h"
#include "replay/io/line_reader.h"
#include "replay/io/whole_file.h"
#include "replay/log/log.h"

namespace tally {

struct RecordStream::Readers {
  std::optional<io::Input> input;
  std::optional<io::LineReader> lines;
  std::optional<LogReader> log;
  std::optional<freekill::Reader> freekill;  // made when first needed, then kept
  io::Bytes bytes;

  void close() {
    log.reset();
    lines.reset();
    input.reset();
  }
};

std::string_view name_of(io::Format format) {
  switch (format) {
    case io::Format::native_log: return "native";
    case io::Format::freekill: return "freekill";
    case io::Format::unknown: break;
  }
  return "";
}

RecordStream::RecordStream() : readers_(std::make_unique<Readers>()) {}
RecordStream::~RecordStream() = default;

void RecordStream::open(const std::string& path) {
  try {
    open(io::Input(path));
  } catch (io::InputError& error) {
    open(std::move(error));
  }
}

void RecordStream::open(io::Input input) {
  readers_->close();
  at_start_ = true;
  done_ = false;
  failed_at_ = 0;
  format_ = io::Format::unknown;
  readers_->input.emplace(std::move(input));
}

void RecordStream::open(io::InputError error) {
  readers_->close();
  at_start_ = true;
  done_ = false;
  format_ = io::Format::unknown;
  error_ = std::move(error);
}

RecordStream::Got RecordStream::refuse(io::InputError error) {
  error_ = std::move(error);
  at_start_ = false;
  done_ = true;
  readers_->close();
  return Got::error;
}

RecordStream::Got RecordStream::next(Record& record) {
  if (done_) return Got::end;
  if (!readers_->input) return refuse(error_);
  if (at_start_) {
    try {
      const std::string_view first = readers_->input->peek();
      if (first.empty()) return refuse(io::InputError("is empty; expected a recorded game"));
      format_ = io::sniff(first);
    } catch (io::InputError& error) {
      return refuse(std::move(error));
    }
  }
  switch (format_) {
    case io::Format::native_log: return next_of_log(record);
    case io::Format::freekill: return next_of_freekill(record);
    case io::Format::unknown: break;
  }
  return refuse(
      io::InputError("is no record known here; expected a tally log (JSON lines) or a FreeKill "
                     "recording (.fk.rep)"));
}

RecordStream::Got RecordStream::next_of_freekill(Record& record) {
  done_ = true;
  at_start_ = false;
  record.clear();
  try {
    io::read_all(*readers_->input, readers_->bytes);
    readers_->close();
    if (!readers_->freekill) readers_->freekill.emplace();
    readers_->freekill->read(readers_->bytes.bytes(), record);
    return Got::record;
  } catch (io::InputError& error) {
    return refuse(std::move(error));
  }
}

RecordStream::Got RecordStream::next_of_log(Record& record) {
  Readers& r = *readers_;
  if (!r.log) {
    r.lines.emplace(*r.input);
    r.log.emplace(*r.lines);
  }
  try {
    if (r.log->next(record)) {
      at_start_ = false;
      return Got::record;
    }
    if (at_start_) return refuse(io::InputError("holds no game; expected a header line"));
  } catch (io::InputError& error) {
    at_start_ = false;
    // The same error again: the reader cannot get past it.
    const std::uint64_t here = r.lines->line_number() + 1;
    if (failed_at_ != here) {
      failed_at_ = here;
      error_ = std::move(error);
      return Got::error;
    }
  }
  done_ = true;
  r.close();
  return Got::end;
}

}  // namespace tally
