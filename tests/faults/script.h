// A FreeKill recording taken apart so that faults can be planted: its packets as trees, the table
// as they leave it (followed without the engine), and edits by packet number.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sanguosha/cards/deck.h"
#include "replay/import/freekill/container_writer.h"
#include "replay/import/freekill/names.h"
#include "tests/faults/tree.h"

namespace tally::faults {

using freekill::Area;
using freekill::Reason;
using sanguosha::Name;
using Id = std::int64_t;  // of a player; 0 is nobody

inline constexpr int last_card = 160;  // FreeKill's ids start at 1

[[nodiscard]] Name name_of(int card);
[[nodiscard]] sanguosha::Suit suit_of(int card);

struct Step {
  std::string command;
  std::string type;  // of a GameLog; the property of a PropertyUpdate
  Tree data;         // only of the commands that matter here
  bool request = false;
};

// One move of a MoveCards packet.
struct Move {
  Area from = Area::unknown;
  Area to = Area::unknown;
  Reason reason = Reason::none;
  Id of = 0;
  Id into = 0;
  Id proposer = 0;
  std::string skill{};
  std::vector<int> cards{};
  std::vector<Area> areas{};  // of each card
};
[[nodiscard]] std::vector<Move> moves_of(const Step& step);
[[nodiscard]] Tree move_packet(const Move& move);
[[nodiscard]] Tree log_packet(std::string_view type,
                              std::vector<std::pair<std::string_view, Tree>>);
[[nodiscard]] Tree card_tree(int card);

class Script {
 public:
  explicit Script(std::span<const std::uint8_t> file);

  [[nodiscard]] std::size_t size() const { return steps.size(); }
  [[nodiscard]] bool is(std::size_t i, std::string_view command, std::string_view type = {}) const;
  // The next such packet behind `i` and before `i + within`; 0 when there is none.
  [[nodiscard]] std::size_t next(std::size_t i, std::string_view command,
                                 std::string_view type = {}, std::size_t within = 100000) const;
  // The next packet behind `i` that moves `card` out of `from`; 0 when there is none.
  [[nodiscard]] std::size_t next_move(std::size_t i, int card, Area from,
                                      std::size_t within = 100000) const;

  std::vector<Step> steps;
  freekill::Draft draft;
};

struct Spot {
  Area area = Area::unknown;
  Id player = 0;
  friend bool operator==(const Spot&, const Spot&) = default;
};

// The table before a packet.
class Board {
 public:
  void see(const Step& step);

  [[nodiscard]] std::vector<int> cards_in(Area area, Id player = 0) const;
  [[nodiscard]] std::vector<int> hand(Id player) const { return cards_in(Area::hand, player); }
  // The name in an equipment slot (0 weapon, 1 armour, 2 and 3 horses); none when empty.
  [[nodiscard]] Name equipped(Id player, int slot) const;
  [[nodiscard]] int distance(Id from, Id to) const;
  [[nodiscard]] bool reaches(Id from, Id to) const;
  [[nodiscard]] bool alive(Id player) const { return dead.count(player) == 0; }
  [[nodiscard]] std::vector<Id> living() const;
  [[nodiscard]] Id next_living(Id player) const;

  bool playing = false;
  std::vector<Id> seats;
  std::map<Id, int> hp;
  std::map<Id, int> max_hp;
  std::map<Id, std::string> role;
  std::map<Id, bool> dead;
  std::map<Id, bool> chained;
  std::array<Spot, last_card + 1> spot{};
  std::vector<int> pile;  // top first
  Id current = 0;
  int phase = 0;  // FreeKill's: 2 start … 7 finish
  int slashes = 0;
  int wines = 0;

 private:
  void put(const Move& move);
};

// Changes to a recording, by the numbers of its packets.
class Edit {
 public:
  explicit Edit(const Script& script) : script_(&script) {}

  Tree& tree(std::size_t i);  // the packet's data, to be changed
  Edit& erase(std::size_t i);
  Edit& erase(std::size_t first, std::size_t last);
  Edit& insert(std::size_t before, std::string command, Tree data);
  Edit& copy(std::size_t first, std::size_t last, std::size_t before);
  Edit& winner_in_title(std::string winner);
  // Another card in every log line and move from packet `first` to `last`.
  Edit& other_card(std::size_t first, std::size_t last, int old_card, int new_card);
  // Another player in every log line, move and property from `first` to `last`.
  Edit& other_player(std::size_t first, std::size_t last, Id old_id, Id new_id);

  [[nodiscard]] bool empty() const { return changes_.empty() && title_.empty(); }
  // The first packet that is changed, missing or new.
  [[nodiscard]] std::uint32_t first() const;
  [[nodiscard]] freekill::Draft apply() const;

 private:
  struct Change {
    bool erased = false;
    std::optional<Tree> data;
    std::vector<std::pair<std::string, Tree>> before;
  };
  const Script* script_;
  std::map<std::size_t, Change> changes_;
  std::string title_;
};

}  // namespace tally::faults
