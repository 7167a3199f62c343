#pragma once
// One sentence of a story: a choice, an event that must be told, or something that must hold.
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/state/state.h"

namespace tally::test {

using sanguosha::Ask;
using Where = std::source_location;

// What a check can look at.
struct Scene {
  const sanguosha::State& state;
  const Match& match;
  const Ruleset& rules;
  std::span<const int> asked;  // how often each Ask came up
};

class Step {
 public:
  enum class Type : std::uint8_t { choice, event, check };

  // Details of a choice or of an expected event. Seats count from 1.
  template <class... Seats>
  Step& on(Seats... seats) {
    e.seats = {};
    (e.seats.push(static_cast<Seat>(seats - 1)), ...);
    return names(Field::seats);
  }
  Step& as(std::string_view name);  // what a card is used as, a phase, an element, a role
  Step& against(int seat) { return other(seat); }
  Step& from(int seat) { return other(seat); }
  Step& of(int seat) { return other(seat); }
  Step& to(int seat) { return other(seat); }
  Step& by(int seat) { return other(seat); }
  Step& helping(int seat) { return other(seat); }
  Step& points(int n);
  Step& out_of(int n);                 // the maximum, beside points
  Step& extra() { return out_of(1); }  // an extra turn
  Step& skill(std::string_view key);   // the one taken of a shape
  Step& effect(bool holds) { return points(holds ? 1 : 0); }
  Step& cards(std::string_view tokens);
  Step& because(std::string_view rule_id);  // the rule the event cites
  Step& asked(Ask ask);                     // which question the choice answers
  Step& generals(std::string_view keys);    // those offered
  Step& two_of(std::string_view keys);      // what the cards of its kind are names of

  // For the storyteller.
  [[nodiscard]] bool given(Field f) const {
    return ((given_ >> static_cast<unsigned>(f)) & 1U) != 0;
  }
  Step& names(Field f);
  // The event with its cards; they live as long as the step.
  [[nodiscard]] Event event() const;
  [[nodiscard]] bool answers(Ask ask) const { return asks[static_cast<std::size_t>(ask)]; }
  [[nodiscard]] bool matches(const Event& told) const;

  Type type = Type::check;
  std::string text;  // for messages
  Where where;
  Event e;
  Seat answered_by = nobody;                               // if not by e's seat
  std::vector<Card> held;                                  // the cards of e
  std::bitset<static_cast<std::size_t>(Ask::count)> asks;  // those that it answers
  bool pass = false;                                       // the answer is "nothing"
  Rule broken = no_rule;                                   // an attempt: the rule that forbids it
  Rule cited = no_rule;                                    // an event: the rule it must cite
  std::function<void(const Scene&, const Step&)> check;

 private:
  Step& other(int seat);

  unsigned given_ = 0;  // bit per Field that the story names
};

// "S7.slash H2.dodge"; a name that is no card fails the test.
std::vector<Card> parse_cards(std::string_view tokens);
std::string show_cards(std::span<const Card> cards);
std::string show_event(const Event& e);
Rule rule_of(std::string_view id);
std::string_view id_of(Rule rule);
sanguosha::General general_of(std::string_view key);
sanguosha::Skill skill_named(std::string_view key);
void each_word(std::string_view text, const std::function<void(std::string_view)>& f);
Kind kind_of(std::string_view name);

}  // namespace tally::test
