#pragma once
// A recorded game in memory: what was settled before it, and what its record shows, in order, in
// the game's own vocabulary. Readers fill it; the guide plays it through the rules.
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "engine/core/game.h"

namespace tally {

// One thing a record shows. A foreign record may hide fields (Event::hidden) and cards
// (unknown_card); a native log says everything.
struct Observation {
  Event event;                  // its cards lie in the record, or stay for ever
  std::uint32_t source_at = 0;  // 0-based packet, line or move in the source
};

// Two statements of the source that cannot both be true, found while reading it.
struct Contradiction {
  std::uint32_t before = 0;  // index of the observation it stands before
  std::uint32_t source_at = 0;
  Rule rule = no_rule;
  Seat seat = nobody;
  std::string message;
  std::string expected;
  std::string found;
};

struct SeatLabel {
  std::string name;     // screen name, "" if none
  std::string general;  // as the program spells it, "" if none
};

class Record {
 public:
  const Game* game = nullptr;
  std::string format;   // "native", "freekill"
  std::string program;  // "FreeKill 0.5.22", "tally 0.1.0", free text of the log's header
  std::string ruleset;  // the recording program's own rules
  std::string note;     // provenance, free text
  std::vector<SeatLabel> labels;
  Setup setup;
  std::uint32_t setup_at = 0;  // where the source settles it: 0-based packet, line or move
  std::vector<Observation> seen;
  std::vector<Contradiction> contradictions;
  // Kinds this source always shows when they happen (bit per Kind). Others are not missed.
  std::uint64_t shows = ~std::uint64_t{0};
  // "" or why the rules cannot judge this record yet ("skill X of general Y").
  std::string not_covered;
  // "" or why reading stopped before the end (cut file); what came before is still checked.
  std::string cut_off;

  // Keeps the memory for the next game.
  void clear();
  // Appends; the cards are copied.
  void add(const Event& e, std::uint32_t source_at);
  // The same, to be filled in in its place, where it is not copied while its fields are still on
  // their way to memory. Valid until the next call.
  Event& append(Kind kind, std::span<const Card> cards, std::uint32_t source_at) {
    Event& e = append_lasting(kind, {}, source_at);
    if (!cards.empty()) e.cards = keep(cards);
    return e;
  }
  // The same without a copy of the cards, for those of a constant table.
  Event& append_lasting(Kind kind, std::span<const Card> cards, std::uint32_t source_at) {
    Observation& o = seen.emplace_back();
    o.source_at = source_at;
    o.event.kind = kind;
    o.event.cards = cards;
    return o.event;
  }
  [[nodiscard]] std::size_t size() const { return seen.size(); }
  // Valid until the next clear().
  [[nodiscard]] const Event& event(std::size_t i) const { return seen[i].event; }

 private:
  std::span<const Card> keep(std::span<const Card> cards);

  // Cards in blocks that do not move: events point into them.
  static constexpr std::size_t block_size = std::size_t{1} << 14;
  std::vector<std::unique_ptr<std::array<Card, block_size>>> blocks_;
  std::size_t block_ = 0;
  std::size_t used_ = 0;
};

}  // namespace tally
