// What a story expects of the state.
#include <algorithm>

#include <gtest/gtest.h>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/modes/mode.h"
#include "engine/sanguosha/score.h"
#include "tests/support/coverage.h"
#include "tests/support/story.h"

namespace tally::test {

using namespace sanguosha;

void Story::expect(std::string what, std::function<void(const Scene&, const Step&)> check,
                   Where where) {
  add(Step::Type::check, std::move(what), where).check = std::move(check);
}

void Story::require(Where where, std::string what, std::function<bool(const Scene&)> holds) {
  expect(
      std::move(what),
      [holds = std::move(holds)](const Scene& scene, const Step& self) {
        if (!holds(scene))
          ADD_FAILURE_AT(self.where.file_name(), static_cast<int>(self.where.line()))
              << "expected: " << self.text;
      },
      where);
}

namespace {

template <class Expected, class Actual>
void same(const Step& self, const Expected& expected, const Actual& actual) {
  if (expected != actual)
    ADD_FAILURE_AT(self.where.file_name(), static_cast<int>(self.where.line()))
        << self.text << ": expected " << ::testing::PrintToString(expected) << ", is "
        << ::testing::PrintToString(actual);
}

std::string sorted_cards(std::vector<Card> cards) {
  std::sort(cards.begin(), cards.end());
  return show_cards(cards);
}

std::string whose(const char* what, int seat) {
  return std::string(what) + " of seat " + std::to_string(seat);
}

Seat seat_of(int seat) { return static_cast<Seat>(seat - 1); }

}  // namespace

void Story::expect_hp(int seat, int points, Where where) {
  expect(
      whose("hit points", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, points, static_cast<int>(scene.state.at(seat_of(seat)).hp));
      },
      where);
}

void Story::expect_hand(int seat, std::string_view cards, Where where) {
  expect(
      whose("hand", seat),
      [=, want = sorted_cards(parse_cards(cards))](const Scene& scene, const Step& self) {
        std::array<Card, deck_size> have{};
        const int n = scene.state.cards_of(seat_of(seat), true, false, false, have.data());
        same(self, want, sorted_cards({have.begin(), have.begin() + n}));
      },
      where);
}

void Story::expect_hand_size(int seat, int n, Where where) {
  expect(
      whose("hand cards", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, n, scene.state.hand_size(seat_of(seat)));
      },
      where);
}

void Story::expect_equip(int seat, std::string_view cards, Where where) {
  expect(
      whose("equipment", seat),
      [=, want = sorted_cards(parse_cards(cards))](const Scene& scene, const Step& self) {
        std::array<Card, deck_size> have{};
        const int n = scene.state.cards_of(seat_of(seat), false, true, false, have.data());
        same(self, want, sorted_cards({have.begin(), have.begin() + n}));
      },
      where);
}

void Story::expect_judging(int seat, std::string_view cards, Where where) {
  expect(
      whose("judgement area", seat),
      [=, want = show_cards(parse_cards(cards))](const Scene& scene, const Step& self) {
        std::array<Card, deck_size> have{};
        const int n = scene.state.cards_of(seat_of(seat), false, false, true, have.data());
        same(self, want, show_cards({have.data(), static_cast<std::size_t>(n)}));
      },
      where);
}

void Story::expect_kingdom(int seat, std::string_view kingdom, Where where) {
  expect(
      whose("kingdom", seat),
      [=, kingdom = std::string(kingdom)](const Scene& scene, const Step& self) {
        const auto his = static_cast<std::size_t>(scene.state.at(seat_of(seat)).kingdom);
        same(self, kingdom, std::string(kingdom_keys[his]));
      },
      where);
}

void Story::expect_mark(int seat, std::string_view mark, bool has, Where where) {
  expect(
      whose("mark", seat),
      [=, mark = std::string(mark)](const Scene& scene, const Step& self) {
        const auto* const it = std::find(std::begin(token_keys), std::end(token_keys), mark);
        const auto token = static_cast<Token>(it - std::begin(token_keys));
        same(self, has, scene.state.at(seat_of(seat)).has(token));
      },
      where);
}

void Story::expect_hidden(int seat, bool deputy, bool down, Where where) {
  expect(
      whose("general", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, down, scene.state.at(seat_of(seat)).veils(deputy ? 1 : 0));
      },
      where);
}

void Story::expect_general(int seat, std::string_view key, Where where) {
  expect(
      whose("general", seat),
      [=, key = std::string(key)](const Scene& scene, const Step& self) {
        const General have = scene.state.at(seat_of(seat)).general;
        same(self, key, std::string(general_keys()[static_cast<std::size_t>(have)]));
      },
      where);
}

void Story::expect_chained(int seat, bool on, Where where) {
  expect(
      whose("chain", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, on, scene.state.at(seat_of(seat)).chained);
      },
      where);
}

void Story::expect_face_down(int seat, bool down, Where where) {
  expect(
      whose("face down, the general", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, down, scene.state.at(seat_of(seat)).face_down);
      },
      where);
}

void Story::expect_max_hp(int seat, int points, Where where) {
  expect(
      whose("maximum of hit points", seat),
      [=](const Scene& scene, const Step& self) {
        same(self, points, static_cast<int>(scene.state.at(seat_of(seat)).max_hp));
      },
      where);
}

void Story::expect_skill(int seat, std::string_view skill, bool has, Where where) {
  expect(
      whose(std::string(skill).c_str(), seat),
      [=, skill = skill_named(skill)](const Scene& scene, const Step& self) {
        same(self, has, scene.state.has(seat_of(seat), skill));
      },
      where);
}

void Story::expect_beside(int seat, std::string_view skill, std::string_view cards, Where where) {
  expect(
      whose("pile", seat),
      [=, skill = skill_named(skill), want = sorted_cards(parse_cards(cards))](const Scene& scene,
                                                                               const Step& self) {
        std::array<Card, deck_size> have{};
        const int n = scene.state.pile_of(seat_of(seat), skill, have.data());
        same(self, want, sorted_cards({have.begin(), have.begin() + n}));
      },
      where);
}

void Story::expect_dead(int seat, Where where) {
  require(where, "seat " + std::to_string(seat) + " is dead",
          [=](const Scene& scene) { return !scene.state.at(seat_of(seat)).alive; });
}

void Story::expect_alive(int seat, Where where) {
  require(where, "seat " + std::to_string(seat) + " is alive",
          [=](const Scene& scene) { return scene.state.at(seat_of(seat)).alive; });
}

void Story::expect_discarded(std::string_view cards, Where where) {
  require(where, "in the discard pile: " + std::string(cards),
          [want = parse_cards(cards)](const Scene& scene) {
            return std::all_of(want.begin(), want.end(),
                               [&](Card c) { return scene.state.where(c).zone == Zone::discard; });
          });
}

void Story::expect_pile(std::string_view top_first, Where where) {
  expect(
      "top of the draw pile",
      [want = parse_cards(top_first)](const Scene& scene, const Step& self) {
        std::vector<Card> have;
        for (int i = scene.state.draw_count; i-- > 0 && have.size() < want.size();)
          have.push_back(scene.state.draw[static_cast<std::size_t>(i)]);
        same(self, show_cards(want), show_cards(have));
      },
      where);
}

void Story::expect_pile_size(int n, Where where) {
  expect(
      "cards in the draw pile",
      [=](const Scene& scene, const Step& self) {
        same(self, n, static_cast<int>(scene.state.draw_count));
      },
      where);
}

void Story::expect_discard_size(int n, Where where) {
  expect(
      "cards in the discard pile",
      [=](const Scene& scene, const Step& self) {
        same(self, n, static_cast<int>(scene.state.discard_count));
      },
      where);
}

namespace {

// As the game in which it happens has it.
Legal legal_of(const Scene& scene) {
  Legal legal(scene.state);
  const sanguosha::Options options(scene.rules);
  legal.set(options,
            *sanguosha::all_modes()[static_cast<std::size_t>(options[sanguosha::Opt::mode])]);
  return legal;
}

}  // namespace

void Story::expect_distance(int from, int to, int steps, Where where) {
  expect(
      "distance from " + std::to_string(from) + " to " + std::to_string(to),
      [=](const Scene& scene, const Step& self) {
        same(self, steps, legal_of(scene).distance(seat_of(from), seat_of(to)));
      },
      where);
}

void Story::expect_in_range(int from, int to, bool within, Where where) {
  expect(
      std::to_string(to) + " within the attack range of " + std::to_string(from),
      [=](const Scene& scene, const Step& self) {
        same(self, within, legal_of(scene).in_range(seat_of(from), seat_of(to)));
      },
      where);
}

void Story::expect_asked(Ask ask, int times, Where where) {
  expect(
      "questions put",
      [=](const Scene& scene, const Step& self) {
        same(self, times, scene.asked[static_cast<std::size_t>(ask)]);
      },
      where);
}

void Story::expect_going_on(Where where) {
  require(where, "the game is not over", [](const Scene& scene) { return !scene.state.over; });
}

void Story::expect_winners(std::vector<int> seats, Where where) {
  require(where, "the game is over",
          [](const Scene& scene) { return scene.state.over && scene.match.over(); });
  expect(
      "winners",
      [seats = std::move(seats)](const Scene& scene, const Step& self) {
        std::vector<int> have;
        for (Seat s : scene.match.winners()) have.push_back(s + 1);
        same(self, seats, have);
      },
      where);
}

void Story::expect_points(std::vector<int> points, std::vector<std::pair<int, int>> deaths,
                          Where where) {
  expect(
      "points",
      [points = std::move(points), deaths = std::move(deaths)](const Scene& scene,
                                                               const Step& self) {
        std::vector<sanguosha::Killing> dead;
        for (const auto& [victim, killer] : deaths)
          dead.push_back({seat_of(victim), killer == 0 ? nobody : seat_of(killer)});
        std::vector<int> have;
        for (const auto& parts :
             sanguosha::points_of(scene.state, dead, set_of(scene.match.winners()),
                                  sanguosha::Options(scene.rules))) {
          have.push_back(0);
          for (const sanguosha::Points& p : parts) {
            have.back() += p.sum();
            coverage().rules.set(p.why);
          }
        }
        same(self, points, have);
      },
      where);
}

}  // namespace tally::test
