#include <string>
#include <string_view>

#include <simdjson.h>

#include "replay/log/contradiction_line.h"
#include "replay/log/log.h"

namespace tally {
namespace {

// A JSON string. Bytes that are no UTF-8, which JSON cannot hold, become U+FFFD.
void put_text(std::string& out, std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const bool valid = simdjson::validate_utf8(text.data(), text.size());
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      (out += '\\') += c;
    } else if (byte < 0x20 || byte == 0x7F) {
      ((out += "\\u00") += digits[byte >> 4U]) += digits[byte & 15U];
    } else if (!valid && byte >= 0x80) {
      out += "\xEF\xBF\xBD";
    } else {
      out += c;
    }
  }
  out += '"';
}

void put_member(std::string& out, std::string_view key, std::string_view value, bool always) {
  if (value.empty() && !always) return;
  (out += ",\"").append(key) += "\":";
  put_text(out, value);
}

void put_seats(std::string& out, const Record& record, const Setup& setup, bool generals) {
  const std::span<const SeatFieldInfo> fields = record.game->schema().seat_fields;
  out += ",\"seats\":[";
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s) {
    const std::size_t start = out.size();
    for (std::size_t f = 0; f < fields.size(); ++f) {
      const What value = setup.seat[s][f];
      if (fields[f].optional && value == fields[f].hidden) continue;
      if (value < fields[f].names.size())
        put_member(out, fields[f].key, fields[f].names[value], true);
    }
    if (s < record.labels.size()) {
      put_member(out, "name", record.labels[s].name, false);
      if (generals) {
        put_member(out, "label", record.labels[s].general, false);
        put_member(out, "deputy", record.labels[s].deputy, false);
      }
    }
    if (out.size() == start) out += ',';
    out[start] = '{';  // in place of the first comma
    out += "},";
  }
  if (out.back() == ',') out.pop_back();
  out += ']';
}

void put_omits(std::string& out, const Record& record, const KindSet& shows) {
  const std::span<const KindInfo> kinds = record.game->schema().kinds;
  std::string list;
  for (std::size_t k = 1; k < kinds.size(); ++k)
    if (!shows.contains(static_cast<Kind>(k)))
      list.append(list.empty() ? "\"" : ",\"").append(kinds[k].name) += '"';
  if (!list.empty()) (out += ",\"omits\":[").append(list) += ']';
}

void put_header(std::string& out, const Record& record, const Setup& setup, std::string_view note,
                const KindSet& shows, bool generals = true) {
  (out += "{\"tally\":") += std::to_string(log_version);
  put_member(out, "game", record.game->name(), true);
  put_member(out, "ruleset", record.ruleset, false);
  put_member(out, "program", record.program, false);
  (out += ",\"players\":") += std::to_string(setup.players);
  put_seats(out, record, setup, generals);
  put_member(out, "note", note, false);
  if (setup.midway) out += ",\"midway\":true";
  put_omits(out, record, shows);
  put_member(out, "not_covered", text_of(record.not_covered), false);
  put_member(out, "not_covered_from", text_of(record.not_covered_from), false);
  out += "}\n";
}

}  // namespace

void write_header(std::string& out, const Record& record) {
  put_header(out, record, record.setup, record.note, record.shows);
}

void write_header(std::string& out, const Record& record, const Setup& setup,
                  std::string_view note) {
  put_header(out, record, setup, note, record.shows_when_told());
}

void write_view_header(std::string& out, const Record& record, const Setup& setup,
                       std::string_view note) {
  put_header(out, record, setup, note, record.shows_when_told(), false);
}

void write_record(std::string& out, const Record& record) {
  write_header(out, record);
  auto said_twice = record.contradictions.begin();
  for (std::uint32_t i = 0; i <= record.size(); ++i) {
    for (; said_twice != record.contradictions.end() && said_twice->before <= i; ++said_twice)
      log::write_contradiction(out, *record.game, *said_twice);
    if (i < record.size()) write_event(out, record.game->schema(), record.event(i));
  }
}

}  // namespace tally
