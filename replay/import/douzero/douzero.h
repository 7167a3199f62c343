#pragma once
// DouZero: played games as lines of JSON, and the deals of its evaluation sets (pickles).
#include <array>
#include <cstdint>
#include <memory>
#include <string>

#include "replay/import/dou_dizhu/value.h"
#include "replay/io/input.h"
#include "replay/shape.h"

namespace tally::douzero {

extern const Shape json_shape;
extern const Shape pickle_shape;

// 3 … 14 are 3 … ace, 17 is the 2, 20 and 30 the jokers; unknown_card for any other number.
Card card_of(std::int64_t number);

// Seats in the order of play: landlord, landlord_down, landlord_up.
struct Deal {
  static constexpr std::array<std::string_view, 4> keys = {"landlord", "landlord_down",
                                                           "landlord_up", "three_landlord_cards"};
  std::array<dou_dizhu::CardList, 4> cards;
};

// {"deal":{…},"actions":[[8,8],[],…],"winner":"farmer","bomb_num":1}; Observation::source_at is the
// index in `actions`. Throws io::InputError. A deal alone is a game that has only begun.
void read_game(dou_dizhu::Value game, Record& out);
void read_deal(dou_dizhu::Value deal, Record& out);
void write_deal(const Deal& deal, Record& out);

// A pickled list of deals, deal by deal. The pickle is looked at, not run: of its operations only
// those that build lists, dicts, small numbers and short texts are known, and of these only the
// shape of such a file is taken. Memory is constant, however long the file.
class Deals final : public Games {
 public:
  explicit Deals(io::Input& input);
  ~Deals() override;
  bool next(Record& out) override;

 private:
  class Machine;
  std::unique_ptr<Machine> machine_;
};

}  // namespace tally::douzero
