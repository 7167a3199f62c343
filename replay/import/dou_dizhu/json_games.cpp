#include "replay/import/dou_dizhu/json_games.h"

#include <array>

#include "replay/import/botzone/botzone.h"
#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/douzero/douzero.h"
#include "replay/import/rlcard/rlcard.h"
#include "replay/io/input_error.h"
#include "replay/log/messages.h"

namespace tally::dou_dizhu {
namespace {

constexpr std::string_view blanks = " \t\r";
constexpr std::size_t padding = 64;
// What no reader looks at, and there is much of: what a player was shown, what an agent thought,
// how long it took.
constexpr std::array<std::string_view, 7> unread = {"history", "own",     "time", "memory",
                                                    "pos",     "n_legal", "info"};

// How much of a text one value takes, fed line by line.
class Extent {
 public:
  // True when the value ends in this line, behind `end` bytes of it.
  bool feed(std::string_view line, std::size_t& end) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const char c = line[i];
      if (quote_ != 0) {
        if (c == '\\') {
          ++i;
        } else if (c == quote_) {
          quote_ = 0;
          if (depth_ == 0) return end = i + 1, true;
        }
      } else if (c == '"' || c == '\'') {
        quote_ = c;
      } else if (c == '{' || c == '[' || c == '(') {
        ++depth_;
      } else if (c == '}' || c == ']' || c == ')') {
        if (--depth_ <= 0) return end = i + 1, true;
      } else if (depth_ == 0) {
        return end = line.size(), true;  // no value; the parser says so
      }
    }
    return false;
  }
  // No string goes on in the next line.
  [[nodiscard]] bool may_go_on() const { return quote_ == 0 && depth_ > 0; }

 private:
  int depth_ = 0;
  char quote_ = 0;
};

std::string_view without_blanks(std::string_view text) {
  const std::size_t from = text.find_first_not_of(blanks);
  return from == std::string_view::npos ? std::string_view() : text.substr(from);
}

bool is_list_of_games(Value v) {
  if (!v.is_list() || v.count() == 0) return false;
  bool games = true;
  v.each([&](Value x, std::size_t i) {
    if (i == 0) games = x.is_object() && !x.has("output");
  });
  return games;
}

}  // namespace

bool JsonGames::next_line() {
  if (at_end_) return false;
  at_end_ = true;  // also when this throws
  at_end_ = !lines_.next(line_);
  has_line_ = !at_end_;
  return has_line_;
}

// The text of one value; it, and 64 bytes behind it, can be read until the next call.
bool JsonGames::next_text(std::string_view& text) {
  for (;;) {
    if (!has_line_ && !next_line()) return false;
    line_ = without_blanks(line_);
    if (!line_.empty()) break;
    has_line_ = false;
  }
  from_line_ = lines_.line_number();
  from_offset_ = lines_.offset();
  const char first = line_[0];
  Extent extent;
  std::size_t end = 0;
  if (extent.feed(line_, end)) {
    text = line_.substr(0, end);
    line_ = without_blanks(line_.substr(end));
    if (line_.starts_with(',')) line_.remove_prefix(1);
    has_line_ = !line_.empty();
    return true;
  }
  has_line_ = false;
  text_ = line_;
  const auto cut = [&] { throw io::InputError(say::rest_of_game()); };
  for (;;) {
    if (!extent.may_go_on() || !next_line()) cut();
    // A game that begins a line of its own while another has not ended: that one was cut.
    if (first == '{' && (line_.starts_with("{\"") || line_.starts_with("{'"))) cut();
    if (text_.size() + line_.size() > most_bytes) {
      has_line_ = false;
      throw io::InputError(say::game_too_big(io::said_size(most_bytes)));
    }
    text_ += '\n';
    const bool complete = extent.feed(line_, end);
    text_ += complete ? line_.substr(0, end) : line_;
    if (complete) {
      line_ = without_blanks(line_.substr(end));
      if (line_.starts_with(',')) line_.remove_prefix(1);
      has_line_ = !line_.empty();
      break;
    }
    has_line_ = false;
  }
  text_.append(padding, '\0');
  text = std::string_view(text_).substr(0, text_.size() - padding);
  return true;
}

// Most files have one game on each line: then where it ends need not be looked for.
bool JsonGames::whole_line() {
  const std::string_view text = without_blanks(line_);
  if (!text.starts_with("{\"") && !text.starts_with("[{") && !text.starts_with("\"{")) return false;
  from_line_ = lines_.line_number();
  from_offset_ = lines_.offset();
  has_line_ = false;  // also when this throws
  try {
    parse(text);
  } catch (const log::NotJson&) {
    has_line_ = true;
  }
  return !has_line_;
}

void JsonGames::parse(std::string_view text) {
  if (text.starts_with("{'") || text.starts_with("[(")) {
    rlcard::json_of_python(text, other_);
    text = other_;
  }
  values_ = json_.parse_any(text, unread);
  // A replay of rlcard-showdown is stored as a string.
  if (values_[0].type != log::Json::Type::string) return;
  inner_ = values_[0].text;
  const std::string_view inner = without_blanks(inner_);
  if (!inner.starts_with('{'))
    expected("a string", say::game_as_text(), log::say::word(io::in_quotes(inner)));
  if (inner.find('"') == std::string_view::npos || inner.starts_with("{'")) {
    rlcard::json_of_python(inner, other_);
  } else {
    other_ = inner;
    other_.append(padding, '\0');
    other_.resize(other_.size() - padding);
  }
  values_ = json_.parse_any(other_, unread);
}

void JsonGames::read(Value game, Record& out) {
  if (game.is_list()) return botzone::read_log(game, out);
  if (game.has("hist")) {
    openspiel::read(game, history_, acts_);
    return openspiel::write(history_, out);
  }
  if (game.has("trace")) return rlcard::read_trace(game, out);
  if (game.has("moveHistory") || game.has("initHands")) return rlcard::read_replay(game, out);
  if (game.has("log")) return botzone::read_log(game, out);
  const auto deal = game.find("deal");
  if (game.has("actions") || (deal && deal->is_object())) return douzero::read_game(game, out);
  if (game.has("landlord_up")) return douzero::read_deal(game, out);
  std::string keys;
  game.each([&](Value v, std::size_t i) {
    constexpr std::size_t most_named = 6;
    if (i < most_named) keys += (i > 0 ? ", " : "") + io::in_quotes(v->key);
  });
  throw io::InputError(keys.empty() ? say::expected_game_no_key() : say::expected_game(keys));
}

bool JsonGames::next(Record& out) {
  try {
    if (queue_ == 0) {
      std::string_view text;
      // The line that is most of all files, without a parser.
      if (!has_line_ && next_line()) {
        history_.start();
        if (openspiel::scan(line_, history_)) {
          has_line_ = false;
          from_line_ = lines_.line_number();
          openspiel::write(history_, out);
          return true;
        }
      }
      if (!has_line_ || !whole_line()) {
        if (!next_text(text)) return false;
        parse(text);
      }
      if (is_list_of_games(Value(values_)))
        queue_ = 1;
      else
        return read(Value(values_), out), true;
    }
    const std::size_t at = queue_;
    queue_ = values_[at].next < values_[0].next ? values_[at].next : 0;
    read(Value(values_, at), out);
    return true;
  } catch (io::InputError& error) {
    if (error.line == 0) {
      error.line = from_line_;
      error.offset = from_offset_;
    }
    throw;
  }
}

std::unique_ptr<Games> json_games(io::LineReader& lines) {
  return std::make_unique<JsonGames>(lines);
}

}  // namespace tally::dou_dizhu
