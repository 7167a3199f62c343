#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/rlcard/rlcard.h"
#include "replay/io/input_error.h"

namespace tally::rlcard {
namespace say = dou_dizhu::say;
namespace {

[[noreturn]] void bad(std::size_t at, const Says<>& wanted) {
  throw io::InputError(say::expected_in_python(wanted(), at));
}

void hex_escape(std::string_view text, std::size_t& i, std::string& out) {
  // \xHH, \uHHHH: JSON knows the second only.
  const std::size_t digits = text[i] == 'x' ? 2 : 4;
  const std::string_view hex = text.substr(i + 1, digits);
  if (hex.size() < digits ||
      hex.find_first_not_of("0123456789abcdefABCDEF") != std::string_view::npos)
    bad(i, say::hex_digits);
  out += digits == 2 ? "\\u00" : "\\u";
  out += hex;
  i += digits;
}

// `i` is at the opening quote; afterwards at the closing one.
void string(std::string_view text, std::size_t& i, std::string& out) {
  const char quote = text[i];
  const std::size_t from = i;
  out += '"';
  for (++i; i < text.size() && text[i] != quote; ++i) {
    const char c = text[i];
    if (c == '"') {
      out += "\\\"";
    } else if (c != '\\') {
      out += c;
    } else if (++i == text.size()) {
      break;
    } else if (text[i] == 'x' || text[i] == 'u') {
      hex_escape(text, i, out);
    } else if (text[i] == '\'') {
      out += '\'';
    } else if (std::string_view("\"\\nrtbf").find(text[i]) != std::string_view::npos) {
      out += '\\';
      out += text[i];
    } else {
      bad(i, say::known_escape);
    }
  }
  if (i >= text.size()) bad(from, say::string_that_ends);
  out += '"';
}

}  // namespace

void json_of_python(std::string_view text, std::string& out) {
  constexpr std::size_t padding = 64;
  constexpr std::string_view kept = "{}[]:, \t\r\n0123456789+-.eE";
  out.clear();
  const auto word = [&](std::size_t& i, std::string_view python, std::string_view json) {
    if (!text.substr(i).starts_with(python)) return false;
    out += json;
    i += python.size() - 1;
    return true;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '\'' || c == '"') {
      string(text, i, out);
    } else if (c == '(') {
      out += '[';
    } else if (c == ')' || c == ']' || c == '}') {
      // (1,) is a tuple of one; Python lets every list end in a comma.
      const std::size_t last = out.find_last_not_of(" \t\r\n");
      if (last != std::string::npos && out[last] == ',') out.erase(last);
      out += c == ')' ? ']' : c;
    } else if (kept.find(c) != std::string_view::npos) {
      out += c;
    } else if (!word(i, "None", "null") && !word(i, "True", "true") && !word(i, "False", "false")) {
      bad(i, say::python_value);
    }
  }
  out.append(padding, '\0');
  out.resize(out.size() - padding);
}

}  // namespace tally::rlcard
