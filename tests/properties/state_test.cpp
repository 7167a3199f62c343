// What holds in every state of every random game.
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "watch.h"

namespace tally::properties {
namespace {

using sanguosha::State;
using sanguosha::Zone;

template <class F>
void each_game(const GameCase& first, F f) {
  GameCase c = first;
  for (int i = 0; i < games_a_case; ++i, ++c.seed) f(c);
}

// What the invariants, which look on as well, leave to the state itself.
void look_at_all(Watch& w) {
  const std::string_view wrong = w.match().unsound();
  if (!wrong.empty()) w.fail(std::string(wrong));
  const State s = state_of(w.match());
  for (const sanguosha::Place& p : s.place)
    if (p.zone == Zone::somewhere) w.fail("a card is at an unknown place");
  for (Seat i = 0; i < s.players; ++i)
    if (s.at(i).hidden_cards != 0) w.fail("a hand has a hidden card, though all is known");
}

RC_GTEST_PROP(state, is_sound_after_every_event, ()) {
  each_game(*any_case(), [](const GameCase& c) {
    Watch w(c);
    w.look = look_at_all;
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
