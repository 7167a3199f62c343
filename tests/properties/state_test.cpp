// What holds in every state of every random game.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "watch.h"

namespace tally::properties {
namespace {

using sanguosha::Name;
using sanguosha::Player;
using sanguosha::State;
using sanguosha::Zone;
namespace kind = sanguosha::kind;

constexpr int games_a_case = sanitized ? 2 : 10;

template <class F>
void each_game(const GameCase& first, F f) {
  GameCase c = first;
  for (int i = 0; i < games_a_case; ++i, ++c.seed) f(c);
}

int cards_on(const State& s, Zone zone) {
  int n = 0;
  for (const sanguosha::Place& p : s.place) n += p.zone == zone ? 1 : 0;
  return n;
}

// Counted from the lists, not from the places: every card once.
int all_cards(const State& s) {
  int n = s.draw_count + s.discard_count + cards_on(s, Zone::table) + cards_on(s, Zone::box);
  for (Seat i = 0; i < s.players; ++i) {
    std::array<Card, sanguosha::deck_size> any;
    n += s.cards_of(i, true, true, true, any.data());
  }
  return n;
}

void look_at_player(Watch& w, const State& s, Seat seat) {
  const Player& p = s.at(seat);
  const std::string who = "seat " + std::to_string(seat + 1) + " ";
  if (p.hp > p.max_hp) w.fail(who + "has more hit points than the maximum");
  if (p.hidden_cards != 0) w.fail(who + "has a hidden card, though all is known");
  if (s.hand_size(seat) < 0 || s.hand_size(seat) > sanguosha::deck_size)
    w.fail(who + "has an impossible hand");
  for (int slot = 0; slot < 4; ++slot) {
    const Name n = s.equipment_name(seat, slot);
    if (n == Name::none) continue;
    if (!is_equipment(sanguosha::info(n).type) || slot_of(sanguosha::info(n).type) != slot)
      w.fail(who + "has a card in the wrong slot");
  }
  for (std::size_t i = 0; i < p.judge_count; ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (sanguosha::face(p.judge[i]).name == sanguosha::face(p.judge[j]).name)
        w.fail(who + "has two delayed tricks of one name");
}

void look_at_all(Watch& w) {
  const std::string_view wrong = w.match().unsound();
  if (!wrong.empty()) w.fail(std::string(wrong));
  const State s = state_of(w.match());
  if (w.events() > 0 && all_cards(s) != sanguosha::deck_size) w.fail("cards are lost or doubled");
  if (cards_on(s, Zone::somewhere) != 0) w.fail("a card is at an unknown place");
  int living = 0;
  for (Seat i = 0; i < s.players; ++i) {
    look_at_player(w, s, i);
    living += s.at(i).alive ? 1 : 0;
  }
  if (living != s.alive) w.fail("the number of the living is wrong");
}

// Between turns the dead are buried and the table is empty.
void look_between_turns(Watch& w) {
  const State s = state_of(w.match());
  if (cards_on(s, Zone::table) != 0) w.fail("a card is left on the table between two turns");
  std::array<Card, sanguosha::deck_size> any;
  for (Seat i = 0; i < s.players; ++i) {
    if (!s.at(i).alive && s.cards_of(i, true, true, true, any.data()) > 0)
      w.fail("dead seat " + std::to_string(i + 1) + " has cards");
    if (s.at(i).alive && s.at(i).hp <= 0)
      w.fail("seat " + std::to_string(i + 1) + " should be dead");
  }
}

RC_GTEST_PROP(state, is_sound_after_every_event, ()) {
  each_game(*any_case(), [](const GameCase& c) {
    Watch w(c);
    w.look = look_at_all;
    w.on_event = [](Watch& watch, const Event& e) {
      if (e.kind == kind::turn) look_between_turns(watch);
    };
    w.play();
    if (!w.match().over()) w.fail("the game ended without an end");
    for (const Seat s : w.match().winners())
      if (s < 0 || s >= c.players) w.fail("somebody won who is not there");
  });
}

// Saved, overwritten with another state, and restored after every event: no difference at all.
RC_GTEST_PROP(state, can_be_saved_and_restored_after_every_event, ()) {
  each_game(*any_case(), [](const GameCase& c) {
    Watch undisturbed(c);
    undisturbed.play();

    Watch w(c);
    std::vector<std::byte> first;
    std::vector<std::byte> saved;
    w.look = [&](Watch& watch) {
      const auto is = [&](const std::vector<std::byte>& bytes) {
        const auto now = watch.match().state();
        return std::equal(now.begin(), now.end(), bytes.begin(), bytes.end());
      };
      const auto now = watch.match().state();
      if (first.empty()) first.assign(now.begin(), now.end());
      saved.assign(now.begin(), now.end());
      watch.match().restore(first);
      if (!is(first)) watch.fail("another state was restored");
      watch.match().restore(saved);
      if (!is(saved)) watch.fail("the saved state was not restored");
    };
    w.play();
    if (w.events() != undisturbed.events() || w.signature() != undisturbed.signature())
      w.fail("the game went on otherwise after its state had been saved and restored");
  });
}

RC_GTEST_PROP(state, is_the_same_for_the_same_choices, ()) {
  each_game(*any_case(), [](const GameCase& c) {
    Watch a(c);
    a.play();
    Watch b(c);
    b.play();
    const auto x = a.match().state();
    const auto y = b.match().state();
    if (!std::equal(x.begin(), x.end(), y.begin(), y.end()) || a.signature() != b.signature())
      b.fail("the same seed gave another game");
  });
}

}  // namespace
}  // namespace tally::properties
