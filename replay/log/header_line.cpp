#include "replay/log/header_line.h"

#include <algorithm>
#include <array>
#include <vector>

#include "replay/log/close_names.h"
#include "replay/log/log.h"
#include "replay/log/messages.h"
#include "replay/messages.h"

namespace tally::log {
namespace {

constexpr std::array<std::string_view, 11> keys = {
    "tally", "game",   "ruleset", "program",     "players",         "seats",
    "note",  "midway", "omits",   "not_covered", "not_covered_from"};

const Json* find(std::span<const Json> line, std::string_view key) {
  const Json* found = nullptr;
  each_in(line, 0, [&](std::size_t i) {
    if (line[i].key == key && found == nullptr) found = &line[i];
  });
  return found;
}

const Json& need(std::span<const Json> line, std::string_view key) {
  const Json* const found = find(line, key);
  if (found == nullptr) throw io::InputError(say::header_needs_key(quoted(key)));
  return *found;
}

std::string text(std::string_view key, const Json& v) {
  if (v.type != Json::Type::string) expected(key, say::a_text(), v);
  return std::string(v.text);
}

void check_version(const Json& v) {
  if (v.type != Json::Type::integer) expected("tally", say::version_number(), v);
  if (v.number != log_version) throw io::InputError(say::another_version(v.number, log_version));
}

const Game& game_of(const Json& v) {
  if (v.type != Json::Type::string) expected("game", say::name_of_game(), v);
  if (const Game* const game = find_game(v.text)) return *game;
  std::vector<std::string_view> names;
  for (const Game* const g : games()) names.push_back(g->name());
  throw_with_hint(say::no_game(in_words(v)), close_names(v.text, names));
}

void check_keys(std::span<const Json> line) {
  unsigned seen = 0;
  each_in(line, 0, [&](std::size_t i) {
    const std::string_view key = line[i].key;
    if (key.starts_with("x-")) return;
    const auto* const k = std::find(keys.begin(), keys.end(), key);
    if (k == keys.end())
      throw_with_hint(say::no_header_key(io::in_quotes(key)),
                      close_names(key, {keys.begin(), keys.end()}));
    const unsigned bit = 1U << static_cast<unsigned>(k - keys.begin());
    if ((seen & bit) != 0) throw io::InputError(say::twice_in_line(quoted(key)));
    seen |= bit;
  });
}

// One seat: {"role":"lord","gender":"male","name":"…","label":"…"}; every key may be left out.
void read_seat(std::span<const Json> line, std::size_t at, std::size_t seat, Record& record) {
  if (line[at].type != Json::Type::object) expected("seats", say::object_for_seat(), line[at]);
  const std::span<const SeatFieldInfo> fields = record.game->schema().seat_fields;
  SeatLabel& label = record.labels.emplace_back();
  for (std::size_t f = 0; f < fields.size(); ++f) record.setup.seat[seat][f] = fields[f].hidden;
  unsigned seen = 0;
  each_in(line, at, [&](std::size_t i) {
    const Json& v = line[i];
    if (v.key.starts_with("x-")) return;
    std::vector<std::string_view> known = {"name", "label", "deputy"};
    const std::size_t labels = known.size();
    for (const SeatFieldInfo& f : fields) known.push_back(f.key);
    const auto k =
        static_cast<std::size_t>(std::find(known.begin(), known.end(), v.key) - known.begin());
    if (k == known.size())
      throw_with_hint(say::no_seat_key(io::in_quotes(v.key)), close_names(v.key, known));
    if ((seen >> k & 1U) != 0) throw io::InputError(say::twice_in_seat(quoted(v.key)));
    seen |= 1U << k;
    if (k < labels) {
      (k == 0 ? label.name : k == 1 ? label.general : label.deputy) = text(v.key, v);
      return;
    }
    const std::span<const std::string_view> names = fields[k - labels].names;
    if (v.type != Json::Type::string) expected(v.key, say::a_name(), v);
    const auto n = std::find(names.begin(), names.end(), v.text);
    if (n == names.end())
      throw_with_hint(say::no_name(quoted(v.key), in_words(v)),
                      close_names(v.text, {names.begin(), names.end()}));
    record.setup.seat[seat][k - labels] = static_cast<What>(n - names.begin());
  });
}

void read_seats(std::span<const Json> line, Record& record) {
  const Json& players = need(line, "players");
  const int most = record.game->most_seats();
  if (players.type != Json::Type::integer || players.number < 1 || players.number > most)
    expected("players", say::a_number_from(1, most), players);
  record.setup.players = static_cast<int>(players.number);
  const Json& seats = need(line, "seats");
  if (seats.type != Json::Type::list) expected("seats", say::a_list(), seats);
  const auto index = static_cast<std::size_t>(&seats - line.data());
  std::size_t n = 0;
  each_in(line, index, [&](std::size_t /*i*/) { ++n; });
  if (n != static_cast<std::size_t>(players.number))
    throw io::InputError(say::seats_for_players(players.number, n));
  std::size_t seat = 0;
  each_in(line, index, [&](std::size_t i) { read_seat(line, i, seat++, record); });
}

void read_omits(std::span<const Json> line, Record& record) {
  const Json* const omits = find(line, "omits");
  if (omits == nullptr) return;
  if (omits->type != Json::Type::list) expected("omits", say::list_of_kinds(), *omits);
  const std::span<const KindInfo> kinds = record.game->schema().kinds;
  each_in(line, static_cast<std::size_t>(omits - line.data()), [&](std::size_t i) {
    if (line[i].type != Json::Type::string) expected("omits", say::kind_of_event(), line[i]);
    std::vector<std::string_view> names;
    for (const KindInfo& k : kinds.subspan(1)) names.push_back(k.name);
    const auto n = std::find(names.begin(), names.end(), line[i].text);
    if (n == names.end())
      throw_with_hint(say::no_kind_to_omit(in_words(line[i])), close_names(line[i].text, names));
    record.shows.remove(static_cast<Kind>(n - names.begin() + 1));
  });
}

}  // namespace

bool is_header(std::span<const Json> line) { return find(line, "tally") != nullptr; }

void read_header(std::span<const Json> line, Record& record) {
  check_version(need(line, "tally"));  // another version may have other keys
  check_keys(line);
  record.format = "native";
  record.game = &game_of(need(line, "game"));
  const auto optional_text = [&](std::string_view key, std::string& to) {
    if (const Json* const v = find(line, key)) to = text(key, *v);
  };
  optional_text("ruleset", record.ruleset);
  optional_text("program", record.program);
  optional_text("note", record.note);
  if (const Json* const v = find(line, "not_covered"))
    record.not_covered = tally::say::verbatim(text("not_covered", *v));
  if (const Json* const v = find(line, "not_covered_from"))
    record.not_covered_from = tally::say::verbatim(text("not_covered_from", *v));
  if (const Json* const v = find(line, "midway")) {
    if (v->type != Json::Type::boolean) expected("midway", say::true_or_false(), *v);
    record.setup.midway = v->yes;
  }
  read_seats(line, record);
  read_omits(line, record);
}

}  // namespace tally::log
