// The record being written: who sits where, what stands there so far, and whether what a packet
// says agrees with it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/message.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "replay/import/freekill/cbor.h"
#include "replay/import/freekill/container.h"
#include "replay/record.h"

namespace tally::freekill {

inline constexpr KindSet laid_out{sanguosha::kind::use, sanguosha::kind::respond,
                                  sanguosha::kind::nullify};

// Which of its games a recording is of.
enum class Played : std::uint8_t { identity, sides, kingdoms, landlord };

struct Written {
  Written(Record& record, Version its_version, Played played)
      : out(record),
        version(its_version),
        of_sides(played == Played::sides),
        of_kingdoms(played == Played::kingdoms),
        of_landlord(played == Played::landlord) {}

  Record& out;
  const Version version;
  const bool of_sides;            // 3v3
  const bool of_kingdoms;         // kingdom war
  const bool of_landlord;         // 1v2
  std::uint32_t index = 0;        // of the packet at hand
  std::vector<Card> listed;       // the cards it lists
  std::vector<std::int64_t> ids;  // of the players, in seat order
  std::array<std::string, max_seats> generals;
  std::array<sanguosha::SkillSet, max_seats> gained;  // in the game, lost again or not
  Event judgement;                                    // the last that began; its cards follow

  // In 1v2 lord and rebel are a landlord and a peasant.
  [[nodiscard]] sanguosha::Role role_in_mode(std::string_view role) const;
  [[nodiscard]] bool before_0_5() const { return version < Version{0, 5, 0}; }
  [[nodiscard]] bool before_0_5_12() const { return version < Version{0, 5, 12}; }
  [[nodiscard]] Seat seat_of(std::int64_t id) const;
  [[nodiscard]] Seat seat_of(cbor::Value v) const;
  [[nodiscard]] SeatList seats_of(cbor::Value list) const;
  void read_cards(cbor::Value list);  // into `listed`
  // A list longer than the deck is no record of a game; it would only take memory.
  void at_most_the_deck(cbor::Value list, const Says<>& what) const;

  // The last event of one of these kinds; nullptr if there is none.
  Event* latest(const KindSet& kinds);
  // The same if no statement was held against it yet, and now one is; `again` is where the last
  // such event stands. A fact that was not told at first has nothing to be held against: the rules
  // miss it.
  const Event* unrepeated(const KindSet& kinds, std::size_t& again);
  // The last use of this card, or answer with it.
  const Event* use_of(Card c);
  // The last event is taken out again.
  void take_back();

  // A statement that says some of what `fact` is. Whether it is so; if not, they disagree.
  bool held_against(Rule rule, const Event& fact, const Event& said);
  // An event without a kind stands for "nothing of the kind".
  void disagree(Rule rule, const Event& first, const Event& then);
  void contradiction(Rule rule, Seat seat, Message message, Message expected, Message found) {
    out.contradict(index, rule, seat, std::move(message), std::move(expected), std::move(found));
  }
  void contradiction(Rule rule, Message message, const Event& one, const Event& other);

 private:
  std::size_t latest_at(const KindSet& kinds);

  std::array<std::size_t, max_kinds> last_of_{};  // of each kind, where the last stands, from 1
  std::array<std::size_t, sanguosha::deck_size> used_at_{};  // of each card, its last use, from 1
  std::size_t looked_at_ = 0;                                // so many events are among these
};

// While it lives, an earlier packet is the one at hand: what is found is told there.
class Earlier {
 public:
  Earlier(Written& w, std::uint32_t index) : w_(w), now_(std::exchange(w.index, index)) {}
  ~Earlier() { w_.index = now_; }
  Earlier(const Earlier&) = delete;
  Earlier& operator=(const Earlier&) = delete;
  Earlier(Earlier&&) = delete;
  Earlier& operator=(Earlier&&) = delete;

 private:
  Written& w_;
  std::uint32_t now_;
};

}  // namespace tally::freekill
