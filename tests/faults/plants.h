// The ways to plant one fault into a FreeKill recording.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "tests/faults/script.h"

namespace tally::faults {

struct Mutant {
  Edit edit;
  std::uint32_t shown =
      0;  // packet of the changed recording that first shows it; 0: the first edit
};

// What a planter sees at each packet: the recording, the table before the packet, its number.
struct Scene {
  const Script& script;
  const Board& board;
  std::size_t i;
  std::vector<Mutant>& out;

  [[nodiscard]] const Step& step() const { return script.steps[i]; }
  [[nodiscard]] bool is(std::string_view command, std::string_view type = {}) const {
    return script.is(i, command, type);
  }
  [[nodiscard]] Id from() const { return step().data.integer("from"); }
  [[nodiscard]] Edit edit() const { return Edit(script); }
  void plant(Edit e, std::size_t shown = 0) const {
    if (!e.empty()) out.push_back({std::move(e), static_cast<std::uint32_t>(shown)});
  }
};

struct Plant {
  std::string_view fault;  // the kind of fault
  std::string_view name;   // the way it is planted
  // Rules one of which the first finding must cite. "card" stands for any SGS-CARD-… rule.
  std::vector<std::string_view> rules;
  void (*at)(const Scene& s);
  int slack = 0;         // how many shown events after the first that tells of it are allowed
  std::size_t most = 8;  // findings there may be: what a fault leaves behind can disagree later on
  bool rare = false;     // there need not be a place for it in the recordings of the corpus
};

std::vector<Plant> hit_point_plants();
std::vector<Plant> damage_plants();
std::vector<Plant> holding_plants();
std::vector<Plant> drawing_plants();
std::vector<Plant> slash_plants();
std::vector<Plant> discard_plants();
std::vector<Plant> judgement_plants();
std::vector<Plant> reward_plants();
std::vector<Plant> turn_plants();
std::vector<Plant> winner_plants();
std::vector<Plant> dead_plants();
std::vector<Plant> card_plants();
std::vector<Plant> table_plants();
std::vector<Plant> all_plants();

// A use, answer or play of one card: announced, laid on the table, put away.
struct CardUse {
  std::size_t log = 0;
  std::size_t lay = 0;
  std::size_t away = 0;
  int card = 0;
  Id user = 0;
  std::vector<Id> targets;
  explicit operator bool() const { return lay != 0; }
};
[[nodiscard]] CardUse card_use(const Script& script, std::size_t log);
[[nodiscard]] bool announces(const Step& step);

// Packets of a use made up: the log line, hand to table, table to discard pile.
void insert_use(Edit& e, std::size_t before, std::string_view type, Id user, int card,
                const std::vector<Id>& targets, int answered = 0);
void insert_damage(Edit& e, std::size_t before, Id victim, Id source, int n, int hp, int max_hp,
                   std::string_view element = "normal_damage");
void insert_move(Edit& e, std::size_t before, const Move& move);
// Shifts every later hit point statement about `who`, from packet `first` on.
void shift_hp(Edit& e, const Script& script, std::size_t first, Id who, int by);

}  // namespace tally::faults
