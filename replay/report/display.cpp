#include "replay/report/display.h"

#include <algorithm>
#include <cctype>
#include <iterator>

#include <fmt/format.h>

#include "replay/report/utf8.h"

namespace tally::report {
namespace {

constexpr std::string_view not_a_character = "\xEF\xBF\xBD";  // U+FFFD

bool is_control(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }

// Marks that change the direction of what follows, or cannot be seen.
bool is_deceptive(char32_t c) {
  return c == 0xAD || c == 0x61C || c == 0x180E || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF ||
         (c >= 0xFFF9 && c <= 0xFFFB) || (c >= 0xE0000 && c <= 0xE007F);
}

// As JSON writes it: a reader of JSON lines finds the same text.
void append_escaped(std::string& out, char32_t c) {
  const auto unit = [&](unsigned n) { fmt::format_to(std::back_inserter(out), "\\u{:04x}", n); };
  const auto code = static_cast<unsigned>(c);
  if (code < 0x10000) return unit(code);
  unit(0xD800 + ((code - 0x10000) >> 10U));
  unit(0xDC00 + ((code - 0x10000) & 0x3FFU));
}

void append_harmless(std::string& out, std::string_view text, const Utf8& c) {
  if (c.code == not_utf8) {
    out += not_a_character;
  } else if (is_control(c.code) || is_deceptive(c.code)) {
    append_escaped(out, c.code);
  } else {
    out += text.substr(0, c.bytes);
  }
}

// Bytes of the colour that begins the text (ESC [ 3 1 m), 0 when none does.
std::size_t colour_size(std::string_view text) {
  if (!text.starts_with("\x1b[")) return 0;
  const std::size_t end = text.find_first_not_of("0123456789;", 2);
  return end != std::string_view::npos && text[end] == 'm' ? end + 1 : 0;
}

// East Asian wide characters, in blocks: exact enough for columns of names and cards.
bool is_wide(char32_t c) {
  return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF) ||
         (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) ||
         (c >= 0xFE30 && c <= 0xFE6F) || (c >= 0xFF00 && c <= 0xFF60) ||
         (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) ||
         (c >= 0x20000 && c <= 0x3FFFD);
}

// A mark that must not begin a line. Of the ASCII ones only what stands directly behind a wide
// character is asked about.
bool closes(std::string_view character) {
  static constexpr std::string_view marks = "，。、；：）】」』”’》！？…";
  static constexpr std::string_view ascii = ",.;:)]\"!?";
  if (character.size() == 1) return ascii.find(character) != std::string_view::npos;
  return character.size() == 3 && marks.find(character) != std::string_view::npos;
}

// A mark that must not end a line. An ASCII quote opens where a space or nothing stands before it.
bool opens(std::string_view piece) {
  static constexpr std::string_view marks = "（【「『“‘《";
  if (piece.ends_with('(') || piece.ends_with('[')) return true;
  if (piece.ends_with('"')) return piece.size() == 1 || piece[piece.size() - 2] == ' ';
  return piece.size() >= 3 && marks.find(piece.substr(piece.size() - 3)) != std::string_view::npos;
}

// The bytes of one character, of a word with the space before it, or of one wide character; with
// the marks that close behind it.
std::size_t unit_size(std::string_view text) {
  std::size_t end = std::min(text.find_first_not_of(' '), text.size());
  const std::size_t start = end;
  while (end < text.size()) {
    const Utf8 c = first_character(text.substr(end));
    const bool number_follows =
        end + 1 < text.size() && text[end + 1] >= '0' && text[end + 1] <= '9';
    // "seat 3" stays together.
    if ((c.code == ' ' && !number_follows) || (is_wide(c.code) && end > start)) break;
    end += c.bytes;
    if (is_wide(c.code)) break;
  }
  while (end < text.size()) {
    const Utf8 c = first_character(text.substr(end));
    if (!closes(text.substr(end, c.bytes))) break;
    end += c.bytes;
  }
  return end;
}

// A piece of text that is not broken: such a unit, and what an opening mark at its end begins.
std::string_view next_piece(std::string_view text) {
  std::size_t end = unit_size(text);
  while (end < text.size() && opens(text.substr(0, end))) end += unit_size(text.substr(end));
  return text.substr(0, end);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const Utf8 c = first_character(text);
    if (c.code == '\n' || c.code == '\t' || c.code == '\r') {
      out += ' ';
    } else {
      append_harmless(out, text, c);
    }
    text.remove_prefix(c.bytes);
  }
  return out;
}

std::string harmless(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    // Nearly all text is plain: that is taken at once.
    const auto* const odd = std::find_if(text.begin(), text.end(),
                                         [](char c) { return c != '\n' && (c < ' ' || c > '~'); });
    const auto plain = static_cast<std::size_t>(odd - text.begin());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty()) break;
    const Utf8 c = first_character(text);
    std::size_t taken = colour_size(text);
    if (taken > 0 || c.code == '\t') {
      taken = std::max(taken, c.bytes);
      out += text.substr(0, taken);
    } else {
      taken = c.bytes;
      append_harmless(out, text, c);
    }
    text.remove_prefix(taken);
  }
  return out;
}

std::size_t columns(std::string_view text) {
  std::size_t n = 0;
  while (!text.empty()) {
    const Utf8 c = first_character(text);
    const bool combining = (c.code >= 0x300 && c.code <= 0x36F) || c.code == 0xFE0F;
    n += combining ? 0 : is_wide(c.code) ? 2 : 1;
    text.remove_prefix(c.bytes);
  }
  return n;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string out;
  std::string line(indent, ' ');
  std::size_t used = indent;
  while (!text.empty()) {
    std::string_view piece = next_piece(text);
    text.remove_prefix(piece.size());
    if (used > indent && used + columns(piece) > width) {
      out += line + '\n';
      line.assign(indent, ' ');
      used = indent;
    }
    if (used == indent) piece.remove_prefix(std::min(piece.find_first_not_of(' '), piece.size()));
    line += piece;
    used += columns(piece);
  }
  return out + line + '\n';
}

std::string with_red_suits(std::string_view text) {
  constexpr std::string_view red = "\x1b[31m";
  constexpr std::string_view usual = "\x1b[39m";
  constexpr std::string_view ranks = "0123456789AJQK";
  std::string out;
  std::string_view colour = usual;  // of the text as it is
  while (!text.empty()) {
    std::size_t taken = 1;
    if (text.starts_with("\x1b[")) {
      taken = std::min(text.find('m'), text.size() - 1) + 1;
      const std::string_view now = text.substr(0, taken);
      if (now.starts_with("\x1b[3")) colour = now;
      if (now == "\x1b[0m") colour = usual;
    } else if (colour != red && (text.starts_with("♥") || text.starts_with("♦"))) {
      constexpr std::size_t suit = std::string_view("♥").size();
      taken = std::min(text.find_first_not_of(ranks, suit), text.size());
      out.append(red).append(text.substr(0, taken)).append(colour);
      text.remove_prefix(taken);
      continue;
    }
    out += text.substr(0, taken);
    text.remove_prefix(taken);
  }
  return out;
}

std::string shell_word(const std::string& word) {
  const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.' || c == '/' || c == '+';
  });
  if (plain) return word;
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

}  // namespace tally::report
