#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "replay/io/input_error.h"
#include "replay/io/messages.h"
#include "replay/log/contradiction_line.h"
#include "replay/log/event_line.h"
#include "replay/log/fast_line.h"
#include "replay/log/header_line.h"
#include "replay/log/json_line.h"
#include "replay/log/log.h"
#include "replay/log/messages.h"

namespace tally {
namespace {

constexpr std::string_view header_start = "{\"tally\":";
constexpr std::size_t tells_apart = 3;  // {"t, where an event has {"e

bool blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

}  // namespace

struct LogReader::Impl {
  explicit Impl(io::LineReader& source) : lines(source) {}

  io::LineReader& lines;
  log::JsonLine json;
  log::EventLine event;
  std::optional<std::string_view> header;  // read, its game not yet
  std::uint64_t header_line = 0;           // its number
  bool anything = false;                   // there was a line, or an error
  bool at_end = false;
  bool skipping = false;  // behind a line that was wrong: everything up to the next header
  std::optional<io::InputError> broken;  // how the input ended, where no game says so

  bool line(std::string_view& out) {
    if (at_end) return false;
    at_end = true;  // also when this throws: what comes behind cannot be read
    at_end = !lines.next(out);
    return !at_end;
  }

  void keep_header(std::string_view text) {
    header = text;
    header_line = lines.line_number();
  }

  // A line that may be a header however it is spelled.
  bool begins_game(std::string_view text) {
    if (text.starts_with(header_start)) return true;
    if (text.starts_with("{\"e\":") || text.find("\"tally\"") == std::string_view::npos)
      return false;
    try {
      return log::is_header(json.parse(text));
    } catch (const log::NotJson&) {
      return false;
    }
  }

  // What is wrong with a line that is no JSON object; empty when it is one.
  Message not_json(std::string_view text) {
    try {
      json.parse(text);
      return {};
    } catch (const log::NotJson& error) {
      return error.message;
    }
  }

  bool find_header() {
    if (broken) {
      const io::InputError error = *broken;
      broken.reset();
      throw io::InputError(error);
    }
    std::string_view text;
    while (line(text)) {
      if (blank(text)) continue;
      anything = true;
      if (begins_game(text)) {
        keep_header(text);
        return true;
      }
      if (skipping) continue;
      skipping = true;
      Message fault = log::say::expected_header("{\"tally\":1,\"game\":\"sanguosha\",…}");
      Message hint = text.find('{') == std::string_view::npos ? Message() : not_json(text);
      if (hint.empty()) throw io::InputError(std::move(fault));
      log::throw_with_hint(std::move(fault), std::move(hint));
    }
    if (anything) return false;
    throw io::InputError(log::say::empty_input());
  }

  // True when the record is complete, false when there may be more lines.
  bool take(std::string_view text, const log::Grammar& grammar, Record& record) {
    const bool fast = log::read_fast(text, grammar, record.setup.players, event);
    if (!fast) {
      if (blank(text)) return false;
      if (begins_game(text)) {
        keep_header(text);
        return true;
      }
      try {
        const std::span<const log::Json> values = json.parse(text);
        if (log::is_contradiction(values)) {
          check_room(record);
          const auto at = static_cast<std::uint32_t>(lines.line_number() - 1);
          log::read_contradiction(values, at, record);
          return false;
        }
        log::read_event(values, grammar, record.setup.players, event);
      } catch (const log::NotJson&) {
        if (lines.ended_with_newline() && !has_ended(record)) throw;
        cut(text, record);
        return true;
      }
    }
    check_room(record);
    record.add(event.event, static_cast<std::uint32_t>(lines.line_number() - 1));
    return false;
  }

  // Contradictions count as events: they take as much memory.
  static void check_room(const Record& record) {
    constexpr std::size_t most = io::Limits{}.max_events;
    if (record.size() + record.contradictions.size() >= most)
      throw io::InputError(io::say::game_of_too_many_events(most));
  }

  static bool has_ended(const Record& record) {
    return record.size() > 0 &&
           record.game->schema().kinds[record.event(record.size() - 1).kind].ends;
  }

  // The file ends inside this line. If it would have been the next game's header, or no game goes
  // on any more, this game is whole, and the next call says what is wrong.
  void cut(std::string_view text, Record& record) {
    if (has_ended(record) || (text.size() >= tells_apart && header_start.starts_with(text)))
      keep_header(text);
    else
      record.cut_off = io::say::ends_in_line(lines.line_number());
  }

  // The packed data ends early. What there is of the last line counts as in a file that is not
  // packed. Behind a game that has ended, and inside a header, it is other games that are lost.
  void cut_packed(const io::InputError& error, const log::Grammar& grammar, Record& record) {
    std::string_view text;
    const bool piece = lines.rest(text);
    const bool of_header =
        piece &&
        (begins_game(text) || (text.size() >= tells_apart && header_start.starts_with(text)));
    const bool whole = !piece || (!of_header && !has_ended(record) && !take(text, grammar, record));
    if (of_header || has_ended(record)) {
      broken = error;
      record.cut_off.clear();
      return;
    }
    record.cut_off = (whole ? io::say::cut_after_line : io::say::cut_in_line)(error.message,
                                                                              lines.line_number());
  }

  void read(Record& record) {
    skipping = true;
    const std::string_view text = *header;
    header.reset();
    log::read_header(json.parse(text), record);
    record.setup_at = static_cast<std::uint32_t>(header_line - 1);
    const log::Grammar& grammar = *log::Grammar::of(record.game->schema());
    for (;;) {
      std::string_view next;
      try {
        if (!line(next)) return;
      } catch (const io::InputError& error) {
        if (error.cut)
          cut_packed(error, grammar, record);
        else if (has_ended(record))
          broken = error;
        else
          record.cut_off = error.message;  // the rest cannot be read
        return;
      }
      if (take(next, grammar, record)) return;
    }
  }
};

LogReader::LogReader(io::LineReader& lines) : impl_(std::make_unique<Impl>(lines)) {}
LogReader::~LogReader() = default;

bool LogReader::next(Record& record) {
  record.clear();
  try {
    if (!impl_->header && !impl_->find_header()) return false;
    impl_->read(record);
    return true;
  } catch (io::InputError& error) {
    impl_->anything = true;
    if (error.line == 0) {
      error.line = impl_->lines.line_number();
      error.offset = impl_->lines.offset();
    }
    throw;
  }
}

}  // namespace tally
