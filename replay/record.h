#pragma once
// A recorded game in memory: what was settled before it, and what its record shows, in order, in
// the game's own vocabulary. Readers fill it; the guide plays it through the rules. A reader may
// give it packed: that is enough for a sound record, and becomes events when somebody looks at
// them.
#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/message.h"

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
  Message message;
  Message expected;
  Message found;
  // The two statements in place of the words, where they are events.
  Event one = {};
  Event other = {};
};

struct SeatLabel {
  std::string name;     // screen name, "" if none
  std::string general;  // as the program spells it, "" if none
  std::string deputy;   // his second one
  // What findings and stories call him in place of the screen name (replay/called.h).
  std::optional<Texts> called = {};
};

// Whether something is not shown that is settled for each seat and not known to all.
bool hides_a_seat(const Schema& schema, const Setup& setup);

class Record {
 public:
  const Game* game = nullptr;
  std::string format;   // Shape::program
  std::string program;  // "FreeKill 0.5.22", "tally 0.1.0", free text of the log's header
  std::string ruleset;  // the recording program's own rules
  std::string note;     // provenance, free text
  std::vector<SeatLabel> labels;
  Setup setup;
  std::uint32_t setup_at = 0;  // where the source settles it: 0-based packet, line or move
  std::vector<Contradiction> contradictions;
  // Kinds this source always shows when they happen. Others are not missed.
  KindSet shows = all_kinds;
  // The same of a log of what the rules told of this game: all but the choices that are left out.
  [[nodiscard]] KindSet shows_when_told() const;
  // True where a card that comes out from where it lay face down (KindInfo::face_down) has its name
  // already where it went there: what has none there never comes out.
  bool names_what_comes_out = false;
  // Empty, or why the rules cannot judge this record yet ("skill X of general Y").
  Message not_covered;
  // Empty, or what comes into play next that the rules do not have, and where ("not covered yet
  // from move 132 on: general 刘琦"): the record ends before it. What came before is still checked.
  Message not_covered_from;
  // Empty, or why reading stopped before the end (cut file); what came before is still checked.
  Message cut_off;

  // Keeps the memory for the next game.
  void clear();

  // What the source shows, in order. Who changes it, or appends, has it unpacked.
  [[nodiscard]] const std::vector<Observation>& seen() const {
    if (seen_.size() < packed_size_) unpack();
    return seen_;
  }
  [[nodiscard]] std::vector<Observation>& seen() {
    unpack();
    packed_size_ = 0;
    return seen_;
  }
  // The same packed, from a reader that packs; empty from others.
  [[nodiscard]] std::span<const PackedEvent> packed() const {
    return {packed_.get(), packed_size_};
  }

  // Appends; the cards are copied. Throws io::InputError for more than max_cards.
  void add(const Event& e, std::uint32_t source_at);
  // The same, before an event that is there: for readers whose source tells things late.
  void insert(std::size_t before, const Event& e, std::uint32_t source_at);
  // Appends to a record of packed events only.
  void add(const PackedEvent& e) { add_packed(1)[0] = e; }
  // The same for `n` events, to be filled in.
  std::span<PackedEvent> add_packed(std::size_t n) {
    if (packed_room_ - packed_size_ < n) grow(n);
    const std::size_t at = packed_size_;
    packed_size_ += n;
    return {packed_.get() + at, n};
  }
  // Of those the last `n`.
  void drop_packed(std::size_t n) { packed_size_ -= n; }
  // Two statements seen at `source_at` that exclude each other; before what is added next.
  void contradict(std::uint32_t source_at, Rule rule, Seat seat, Message message, Message expected,
                  Message found);
  // Room for cards that are named by packed events. Valid until the next clear().
  std::span<const Card> keep(std::span<const Card> cards);
  const PackedCards* keep(const PackedCards& cards);
  // The same room, to be filled in: for `n` cards, block_size at most.
  std::span<Card> room(std::size_t n);

  [[nodiscard]] std::size_t size() const { return packed_size_ == 0 ? seen_.size() : packed_size_; }
  // Valid until the next clear().
  [[nodiscard]] const Event& event(std::size_t i) const { return seen()[i].event; }

 private:
  [[nodiscard]] Observation observed(const Event& e, std::uint32_t source_at);
  void unpack() const;

  void grow(std::size_t n);

  mutable std::vector<Observation> seen_;  // not there yet while there are more packed
  std::unique_ptr<PackedEvent[]> packed_;
  std::size_t packed_size_ = 0;
  std::size_t packed_room_ = 0;
  // Cards in blocks that do not move: events point into them.
  static constexpr std::size_t block_size = std::size_t{1} << 14;
  std::vector<std::unique_ptr<std::array<Card, block_size>>> blocks_;
  std::size_t block_ = 0;
  std::size_t used_ = 0;
  std::deque<PackedCards> packed_cards_;  // the first packed_used_ of them are in use
  std::size_t packed_used_ = 0;
  std::size_t told_cards_ = 0;  // by all events together
};

}  // namespace tally
