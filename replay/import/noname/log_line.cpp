#include "replay/import/noname/log_line.h"

#include <algorithm>

namespace tally::noname {
namespace {

// What stands for a span in LogLine::form.
constexpr char player = 'P';
constexpr char card = 'C';
constexpr char skill = 'S';

// Text between spans: a letter of it is never taken for a span.
void append_text(std::string& form, std::string_view text) {
  for (const char c : text) form += c == player || c == card || c == skill ? '?' : c;
}

}  // namespace

LogLine log_line(std::string_view html) {
  constexpr std::string_view span = "<span";
  constexpr std::string_view end = "</span>";
  LogLine out;
  while (!html.empty()) {
    const std::size_t at = std::min(html.find('<'), html.size());
    append_text(out.form, html.substr(0, at));
    html.remove_prefix(at);
    const std::size_t close = html.find('>');
    if (close == std::string_view::npos) break;
    const std::string_view tag = html.substr(0, close);
    html.remove_prefix(close + 1);
    if (!tag.starts_with(span)) continue;
    const auto is = [&](std::string_view colour) {
      return tag.find(colour) != std::string_view::npos;
    };
    const char sign = is("bluetext")     ? player
                      : is("yellowtext") ? card
                      : is("greentext")  ? skill
                                         : '\0';
    if (sign == '\0') continue;
    const std::size_t length = std::min(html.find(end), html.size());
    out.form += sign;
    out.marked.push_back(html.substr(0, length));
    html.remove_prefix(std::min(length + end.size(), html.size()));
  }
  return out;
}

bool fits(std::string_view form, std::string_view pattern, std::vector<std::string_view>& words) {
  words.clear();
  while (!pattern.empty()) {
    const std::size_t star = std::min(pattern.find('*'), pattern.size());
    const std::string_view part = pattern.substr(0, star);
    if (!form.starts_with(part)) return false;
    form.remove_prefix(part.size());
    if (star == pattern.size()) return form.empty();
    pattern.remove_prefix(star + 1);
    const std::string_view next = pattern.substr(0, pattern.find('*'));
    const std::size_t at = next.empty() ? form.size() : form.find(next);
    if (at == std::string_view::npos) return false;
    words.push_back(form.substr(0, at));
    form.remove_prefix(at);
  }
  return form.empty();
}

}  // namespace tally::noname
