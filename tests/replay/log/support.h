// What the tests of the native log share: events to compare, events by chance, and reading.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "replay/io/input.h"
#include "replay/io/input_error.h"
#include "replay/io/line_reader.h"
#include "replay/log/event_line.h"
#include "replay/log/log.h"
#include "replay/random/random.h"

namespace tally::log::testing {

inline const Game& identity() { return *find_game("sanguosha"); }

// One game or one error of a log.
struct Part {
  std::vector<log::EventLine> events;
  std::vector<std::uint32_t> lines;  // source_at of each
  int players = 0;
  std::string ruleset;
  std::string note;
  KindSet shows;
  std::string cut_off;
  std::string error;  // "" if there was none
  std::uint64_t error_line = 0;
};

inline void copy(const Event& e, EventLine& to) {
  to.start(e.kind);
  to.event = e;
  for (const Card c : e.cards) to.add(c);
}

// Reads to the end. An endless reader is stopped after more parts than any test has.
inline std::vector<Part> read_all(io::Input& input, const io::Limits& limits = {}) {
  io::LineReader lines(input, limits);
  LogReader reader(lines);
  Record record;
  std::vector<Part> parts;
  while (parts.size() < 100'000) {
    try {
      if (!reader.next(record)) return parts;
      Part& part = parts.emplace_back();
      part.players = record.setup.players;
      part.ruleset = record.ruleset;
      part.note = record.note;
      part.shows = record.shows;
      part.cut_off = text_of(record.cut_off);
      for (std::size_t i = 0; i < record.size(); ++i) {
        copy(record.event(i), part.events.emplace_back());
        part.lines.push_back(record.seen()[i].source_at);
      }
    } catch (const io::InputError& error) {
      Part& part = parts.emplace_back();
      part.error = text_of(error.message);
      part.error_line = error.line;
    }
  }
  return parts;
}

inline std::vector<Part> read_all(std::string_view text) {
  io::Input input = io::Input::of_memory(text);
  return read_all(input);
}

// "" if equal, else the first difference.
inline std::string difference(EventLine& a, EventLine& b) {
  a.finish();
  b.finish();
  const Event& x = a.event;
  const Event& y = b.event;
  if (x.kind != y.kind) return "kind";
  if (x.what != y.what) return "what";
  if (x.seat != y.seat) return "seat";
  if (x.other != y.other) return "other";
  if (x.value != y.value) return "value";
  if (x.extra != y.extra) return "extra";
  if (x.hidden != y.hidden) return "hidden";
  if (!(x.seats == y.seats)) return "seats";
  if (!std::equal(x.cards.begin(), x.cards.end(), y.cards.begin(), y.cards.end())) return "cards";
  return "";
}

// An event with random values in the fields of its kind and in no other.
inline void random_event(Random& random, Kind kind, int players, EventLine& out) {
  const Schema& schema = identity().schema();
  const auto card = [&] {
    return random.percent(15)
               ? unknown_card
               : static_cast<Card>(random.below(static_cast<int>(schema.cards.size())));
  };
  const auto cards = [&](int n) {
    const bool all_hidden = random.percent(20);
    for (int i = 0; i < n; ++i) out.add(all_hidden ? unknown_card : card());
  };
  out.start(kind);
  for (const FieldInfo& f : schema.kinds[kind].fields) {
    if (random.percent(12)) {
      out.event.hide(f.field);
      continue;
    }
    switch (f.type) {
      case FieldType::number: {
        const auto [low, high] = number_range;
        const std::array edges = {0, 1, -1, 9, 10, 9999, 10000, -9999, -10000, low, high};
        const int n = random.percent(50) ? edges[static_cast<std::size_t>(random.below(11))]
                                         : low + random.below(high - low + 1);
        out.set(f.field, std::clamp(n, low, high));
        break;
      }
      case FieldType::boolean: out.set(f.field, random.below(2)); break;
      case FieldType::seat:
        out.set(f.field, f.optional && random.percent(30) ? int{nobody} : random.below(players));
        break;
      case FieldType::seats:
        for (int n = random.below(5); n > 0; --n)
          out.event.seats.push(static_cast<Seat>(random.below(players)));
        break;
      case FieldType::card: cards(random.percent(80) ? 1 : random.below(4)); break;
      case FieldType::cards: cards(random.percent(90) ? random.below(5) : random.below(251)); break;
      case FieldType::name: {
        const int n = random.below(static_cast<int>(f.names.size()));
        // A role that is called hidden is one that is not shown.
        const SeatFieldInfo& role = schema.seat_fields[0];
        if (f.names.data() == role.names.data() && n == role.hidden)
          out.event.hide(f.field);
        else
          out.set(f.field, n);
        break;
      }
      case FieldType::names:
        for (int n = random.below(5); n > 0; --n)
          out.add(static_cast<Card>(random.below(static_cast<int>(f.names.size()))));
        break;
    }
  }
  out.finish();
}

// A header line for so many players.
inline std::string header(int players = 4, std::string_view more = "") {
  std::string text = "{\"tally\":1,\"game\":\"sanguosha\",\"players\":" + std::to_string(players);
  text.append(more).append(",\"seats\":[");
  for (int s = 0; s < players; ++s) text += s == 0 ? "{}" : ",{}";
  return text + "]}\n";
}

}  // namespace tally::log::testing
