#include "replay/import/freekill/container_header.h"

#include <charconv>
#include <string>

#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"

namespace tally::freekill {
namespace {

using io::InputError;

[[noreturn]] void throw_part(std::size_t index, const HeaderPart& part, Message why) {
  throw InputError(say::element_wrong(index, std::move(why)), 0, part.offset);
}

// One number and what follows it; false if there is none.
bool take_number(std::string_view& text, int& number) {
  const char* const end = text.data() + text.size();
  if (text.empty() || text[0] < '0' || text[0] > '9') return false;
  const auto [after, error] = std::from_chars(text.data(), end, number);
  text = {after, static_cast<std::size_t>(end - after)};
  return error == std::errc();
}

bool take_dot(std::string_view& text) {
  if (!text.starts_with('.')) return false;
  text.remove_prefix(1);
  return true;
}

// "0.5.22", "v0.5.22"; a suffix such as "-beta" is passed over.
bool read_version(std::string_view text, Version& version) {
  if (text.starts_with('v')) text.remove_prefix(1);
  const bool numbers = take_number(text, version.major) && take_dot(text) &&
                       take_number(text, version.minor) && take_dot(text) &&
                       take_number(text, version.patch);
  return numbers && (text.empty() || text[0] == '-' || text[0] == '+');
}

std::string decode_dots(std::string_view text) {
  std::string decoded;
  while (!text.empty()) {
    const bool dot = text.starts_with("%2e") || text.starts_with("%2E");
    decoded += dot ? '.' : text[0];
    text.remove_prefix(dot ? 3 : 1);
  }
  return decoded;
}

// Other numbers of parts than one and six are not written by FreeKill; only the time is then sure.
Title read_title(std::string_view text) {
  std::array<std::string_view, 6> parts;
  std::size_t count = 0;
  for (bool more = true; more; ++count) {
    const std::size_t dot = text.find('.');
    if (count < parts.size()) parts[count] = text.substr(0, dot);
    more = dot != std::string_view::npos;
    if (more) text.remove_prefix(dot + 1);
  }
  Title title;
  title.timestamp = parts[0];
  title.finished = count == parts.size();
  if (title.finished) {
    title.screen_name = decode_dots(parts[1]);
    title.mode = decode_dots(parts[2]);
    title.general = decode_dots(parts[3]);
    title.role = decode_dots(parts[4]);
    title.winner = decode_dots(parts[5]);
  }
  return title;
}

cbor::Value read_cbor(const HeaderParts& parts, std::size_t index) {
  const std::string_view text = parts[index].text;
  try {
    return cbor::parse({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
  } catch (const InputError& error) {
    throw_part(index, parts[index], say::element_holds(error.message));
  }
}

bool read_kind(const HeaderPart& part) {
  if (part.text == "reconnect") return true;
  if (part.text == "normal" || part.text.empty()) return false;
  throw_part(5, part, say::element_kind(io::in_quotes(part.text)));
}

}  // namespace

Header read_header(const HeaderParts& parts) {
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (!parts[i].is_string) throw_part(i, parts[i], say::element_string());
  }
  Header header;
  header.version_text = parts[0].text;
  if (!read_version(header.version_text, header.version)) {
    throw_part(0, parts[0], say::element_version(io::in_quotes(parts[0].text)));
  }
  header.title_text = parts[1].text;
  header.title = read_title(header.title_text);
  header.settings = read_cbor(parts, 2);
  header.viewer = read_cbor(parts, 3);
  const auto id = header.viewer.at(0).untagged().as_int();
  if (!id) throw_part(3, parts[3], say::element_viewer());
  header.viewer_id = *id;
  header.reconnected = read_kind(parts[5]);
  return header;
}

}  // namespace tally::freekill
