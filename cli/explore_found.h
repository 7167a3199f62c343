#pragma once
// What `tally explore` has found, and the ways to tell it.
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "cli/explore_beginning.h"
#include "replay/record.h"
#include "verify/explore/conclusions.h"
#include "verify/explore/explorer.h"
#include "verify/explore/forces.h"

namespace tally::cli {

// How many ways are played at most, for each position that may be looked at.
inline constexpr std::uint64_t ways_a_position = 100;

struct ExploreFound {
  const Beginning& from;
  explore::Explorer& explorer;
  explore::Explored found = {};
  explore::Conclusions concluded = {};
  explore::Forces forces = {};

  [[nodiscard]] bool whole() const { return found.cut == explore::Cut::none; }
  // That no end is ahead is one too, where nothing else is the reason.
  [[nodiscard]] bool ends_nowhere() const {
    return whole() && concluded.endless > 0 && found.faults.empty();
  }
  [[nodiscard]] std::size_t faults() const {
    return found.faults.size() + (ends_nowhere() ? 1U : 0U);
  }
  // Who is asked first; nobody: chance, or everybody at once.
  [[nodiscard]] explore::Node first() const { return found.ways.way(found.start, 0).to; }
  [[nodiscard]] bool has_choices() const {
    return found.ways.place(first()) == explore::Place::asked && found.ways.who(first()) != nobody;
  }
  // The way into the round and once round it; empty where there is none.
  [[nodiscard]] std::vector<explore::Choices> way_round() const;
};

// A page of text, or a JSON object a line.
std::string text_of(ExploreFound& all, const ExploreArguments& a);
std::string json_of(ExploreFound& all);
// A game up to where a way from the beginning leads.
Record witness_of(const Beginning& from, explore::Explorer& explorer, const Message& note,
                  std::span<const explore::Choices> way);
// A game in Tally's own log for each fault and for the round, up to it. Throws Failure.
void write_witnesses(const std::string& path, ExploreFound& all);

}  // namespace tally::cli
