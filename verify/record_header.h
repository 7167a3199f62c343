#pragma once
// Native records made of others, or begun.
#include "replay/record.h"

namespace tally::verify {

// `to` is emptied and becomes a native record of a game that is to be played, no event yet.
inline void new_header(const Game& game, const Ruleset& rules, const Setup& setup, Record& to) {
  to.clear();
  to.game = &game;
  to.format = "native";
  to.program = "tally " TALLY_VERSION;
  to.ruleset = rules.name;
  to.setup = setup;
}

// `to` is emptied and becomes a native record of the same game: rules, set-up and note as in
// `from`, no event yet.
inline void copy_header(const Record& from, Record& to) {
  to.clear();
  to.game = from.game;
  to.format = "native";
  to.program = "tally " TALLY_VERSION;
  to.ruleset = from.ruleset;
  to.note = from.note;
  to.setup = from.setup;
  to.shows = from.shows_when_told();
}

// The same of whatever program `from` is, with all that it says but its events.
inline void copy_frame(const Record& from, Record& to) {
  copy_header(from, to);
  to.format = from.format;
  to.program = from.program;
  to.labels = from.labels;
  to.setup_at = from.setup_at;
  to.contradictions = from.contradictions;
  to.shows = from.shows;
  to.not_covered = from.not_covered;
  to.not_covered_from = from.not_covered_from;
  to.cut_off = from.cut_off;
}

// A native one with the first `events` of it.
inline void copy_head(const Record& from, std::size_t events, Record& to) {
  copy_header(from, to);
  for (std::size_t i = 0; i < events && i < from.size(); ++i)
    to.add(from.event(i), static_cast<std::uint32_t>(i + 1));
}

}  // namespace tally::verify
