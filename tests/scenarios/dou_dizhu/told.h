#pragma once
// Stories of Dou Dizhu. Cards are written by rank: 3 … 9 T J Q K A 2, B and R for the jokers.
//
//   Told("seed").hand(1, "3334").hand(2, "5557").plays("3334 5557 -").legal();
//   Told("seed").hand(2, "44").plays("5 44").breaks("DDZ-SAME-TYPE");
//
// Seat 1 is the landlord and leads, if nothing else is said; what is not said of hands is filled up
// with what is left, low cards first. A play is by whoever is next, or "2:44" by seat 2; - is a
// pass; after two passes the next trick begins. A log of all this is held against the rules.
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"
#include "replay/record.h"

namespace tally::test {

class Told {
 public:
  using Option = std::pair<std::string_view, int>;  // a key and its n-th value, or the number

  explicit Told(std::string_view ruleset, std::initializer_list<Option> options = {});

  Told& hand(int seat, std::string_view cards);
  Told& stock(std::string_view cards);
  Told& landlord(int seat);  // as the record has it
  Told& drawer(int seat);    // who draws the card turned up
  Told& players(int n);
  Told& bids(std::string_view seats_and_bids);  // "1:1 2:0 3:2"
  Told& bid_counts(int n);                      // the landlord's bid, as the record has it
  Told& whole_hand_at_once();                   // the landlord is dealt his 20
  Told& plays(std::string_view list);
  Told& as(std::string_view type);  // the type the record gives to the last play
  Told& leads(int seat);            // a trick, as the record has it
  Told& scores(std::initializer_list<int> points);
  Told& wins(std::initializer_list<int> seats);
  // An event more or less, or another: for faults.
  Told& change(std::string_view kind, int nth, void (*how)(Event&));
  Told& drop(std::string_view kind, int nth);

  // The source says two things here that cannot both be.
  Told& contradicts();

  void clean();  // no finding, and the game is over
  void legal();  // no finding
  // The first finding cites this rule; `how_many` in all.
  void breaks(std::string_view rule, int how_many = 1);

 private:
  struct Line {
    Event event;
    std::vector<Card> cards;
  };
  void deal();
  void begin();
  Card take(int seat, int rank);
  std::vector<Card> cards_of(int seat, std::string_view text);
  void add(std::string_view kind, Seat seat, int value = 0, std::vector<Card> cards = {});
  std::size_t find(std::string_view kind, int nth) const;
  void check();

  const Game& game_;
  Ruleset rules_;
  std::string ruleset_;
  std::array<std::string, 4> wanted_;  // hands and, last, the stock
  std::array<std::vector<Card>, 4> held_;
  std::array<bool, 67> used_{};
  std::string bids_;
  int landlord_ = 1;
  int drawer_ = 0;
  int players_ = 3;
  int counts_ = -1;
  bool at_once_ = false;
  bool begun_ = false;
  std::vector<Line> lines_;
  bool contradiction_ = false;
  int next_ = 0;  // seat, from 0
  int passes_ = 0;
  int last_ = 0;
  Report report_;
};

}  // namespace tally::test
