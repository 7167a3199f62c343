#include "replay/import/noname/video.h"

#include <charconv>
#include <utility>

#include "replay/import/noname/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/shape.h"

namespace tally::noname {
namespace {

constexpr std::string_view ends = ",]}:";

// How much of `text` its first value takes; npos where it does not end.
std::size_t extent(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '"') {
      for (++i; i < text.size() && text[i] != '"'; ++i)
        if (text[i] == '\\') ++i;
      if (i >= text.size()) break;
      if (depth == 0) return i + 1;
    } else if (c == '{' || c == '[') {
      ++depth;
    } else if (depth > 0 && (c == '}' || c == ']')) {
      if (--depth == 0) return i + 1;
    } else if (depth == 0 && ends.find(c) != std::string_view::npos) {
      return i;
    }
  }
  return std::string_view::npos;
}

// The first value of `text`, which is then behind it; empty where it does not end.
std::string_view take(std::string_view& text) {
  text = begun(text);
  const std::size_t size = extent(text);
  const std::string_view out = text.substr(0, size == std::string_view::npos ? 0 : size);
  text.remove_prefix(out.size());
  return out;
}

bool skip(std::string_view& text, char sign) {
  text = begun(text);
  if (!text.starts_with(sign)) return false;
  text.remove_prefix(1);
  return true;
}

// The file ends early; what came before it is as it was written.
io::InputError cut_short(Message says) {
  io::InputError error(std::move(says));
  error.cut = true;
  return error;
}

}  // namespace

std::string_view Value::text() const {
  const log::Json* const n = node();
  return n != nullptr && n->type == log::Json::Type::string ? n->text : std::string_view();
}

std::int64_t Value::number(std::int64_t otherwise) const {
  const log::Json* const n = node();
  if (n != nullptr && n->type == log::Json::Type::integer) return n->number;
  const std::string_view said = text();
  std::int64_t out = 0;
  const auto parsed = std::from_chars(said.data(), said.data() + said.size(), out);
  return parsed.ec == std::errc() && parsed.ptr == said.data() + said.size() ? out : otherwise;
}

bool Value::yes() const {
  const log::Json* const n = node();
  return n != nullptr && n->type == log::Json::Type::boolean && n->yes;
}

bool Value::is_list() const {
  const log::Json* const n = node();
  return n != nullptr && n->type == log::Json::Type::list;
}

Value Value::at(std::size_t i) const {
  if (!is_list()) return {};
  for (std::size_t k = at_ + 1; k < all_[at_].next; k = all_[k].next)
    if (i-- == 0) return {all_, k};
  return {};
}

Value Value::of(std::string_view key) const {
  const log::Json* const n = node();
  if (n == nullptr || n->type != log::Json::Type::object) return {};
  for (std::size_t k = at_ + 1; k < n->next; k = all_[k].next)
    if (all_[k].key == key) return {all_, k};
  return {};
}

std::vector<Value> Value::each() const {
  std::vector<Value> out;
  if (!is_list()) return out;
  for (std::size_t k = at_ + 1; k < all_[at_].next; k = all_[k].next) out.emplace_back(all_, k);
  return out;
}

Value Video::parsed(std::string_view value) { return {json_.parse_any(value), 0}; }

// The keys stand in any order. What ends early ends the whole: only the list of events is read as
// far as it goes.
Video::Video(std::string_view json) {
  std::string_view text = json;
  const auto cut = [&](bool anything_else) {
    if (anything_else) throw io::InputError(say::not_a_recording());
    throw cut_short(say::ends_early());
  };
  if (!skip(text, '{')) cut(true);
  bool found = false;
  for (;;) {
    text = begun(text);
    if (text.starts_with('}')) {
      closed_ = true;
      break;
    }
    const std::string_view key = take(text);
    if (key.empty() && found) break;
    if (key.empty()) cut(!text.starts_with('"') && !text.empty());
    if (!skip(text, ':')) {
      if (found && begun(text).empty()) break;
      cut(!begun(text).empty());
    }
    text = begun(text);
    if (key == "\"video\"" && text.starts_with('[')) {
      found = true;
      rest_ = text.substr(1);
      if (take(text).empty()) {
        cut_ = true;
        return;
      }
    } else {
      const std::string_view value = take(text);
      if (value.empty() && found) break;
      if (value.empty()) cut(false);
      about(key, value);
    }
    if (!skip(text, ',') && !begun(text).starts_with('}')) {
      if (found && begun(text).empty()) break;
      cut(!begun(text).empty());
    }
  }
  if (!found) cut(true);
}

void Video::about(std::string_view key, std::string_view value) {
  if (key == "\"mode\"") mode_ = parsed(value).text();
  if (key == "\"name\"") title_ = parsed(value).at(1).text();
  if (key == "\"win\"") won_ = parsed(value).yes() ? Won::yes : Won::no;
}

bool Video::next(ScreenEvent& event) {
  skip(rest_, ',');
  rest_ = begun(rest_);
  if (!cut_ && rest_.starts_with(']')) return false;
  if (count_ >= io::Limits{}.max_packets)
    throw io::InputError(say::too_many_events(io::Limits{}.max_packets));
  const std::string_view text = take(rest_);
  if (text.empty()) {
    if (!cut_) throw io::InputError(say::event_shape(count_));
    throw cut_short(say::ends_in_event(count_));
  }
  try {
    const Value v = parsed(text);
    event.type = v.of("type").text();
    event.player = v.of("player").number(-1);
    event.content = v.of("content");
  } catch (const io::InputError&) {
    throw io::InputError(say::event_shape(count_));
  }
  if (event.type.empty()) throw io::InputError(say::event_shape(count_));
  event.index = count_++;
  return true;
}

}  // namespace tally::noname
