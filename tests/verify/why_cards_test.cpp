// Why a pindian was won, a card said to be another stood or not, and why somebody lives by his
// pile: in random games with every general.
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/skills/skills.h"
#include "tests/verify/why_support.h"

namespace tally::why {
namespace {

using sanguosha::Skill;
namespace kind = sanguosha::kind;

// How an event is a cause of another, in words; "" where it is none.
std::string how(const Caused& game, std::size_t event, std::size_t cause) {
  const Net& net = game.net();
  for (const Link& l : net.nodes[net.of_event[event]].causes)
    if (net.nodes[l.cause].happened && net.nodes[l.cause].event == cause)
      return text_of((*l.how)(l.detail, game.words(cause)));
  return {};
}

void each_game(const std::function<void(const Caused&)>& f) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    f(Caused::of_random("sanguosha", "expansions", 8, seed));
  }
}

std::size_t last_before(const Caused& game, std::size_t event, Kind k, Seat seat = nobody) {
  while (event-- > 0) {
    const Event e = game.story->event(event);
    if (e.kind == k && (seat == nobody || e.seat == seat)) return event;
  }
  return ~std::size_t{0};
}

int rank_of(const Caused& game, std::size_t event) {
  return sanguosha::face(game.story->event(event).cards[0]).rank;
}

TEST(WhyCards, APindianIsWonByTheHigherCard) {
  int won = 0;
  int equal = 0;
  each_game([&](const Caused& game) {
    for (std::size_t i = 0; i < game.story->size(); ++i) {
      const Event e = game.story->event(i);
      if (e.kind != kind::compared) continue;
      const std::size_t own = last_before(game, i, kind::pindian, e.seat);
      const std::size_t others = last_before(game, i, kind::pindian, e.other);
      const int a = rank_of(game, own);
      const int b = rank_of(game, others);
      const auto begins = [&](std::size_t cause, std::string_view words) {
        EXPECT_TRUE(how(game, i, cause).starts_with(words)) << how(game, i, cause);
      };
      begins(own, a > b ? "the higher card (" : a < b ? "the lower card (" : "a card of the same");
      begins(others, a < b   ? "the higher card ("
                     : a > b ? "the lower card ("
                             : "a card of the same");
      won += e.value;
      equal += a == b ? 1 : 0;
      // What it was for follows from it.
      const Event next = game.story->event(i + 1);
      if (next.kind == kind::damage) {
        EXPECT_NE(how(game, i + 1, i), "");
      }
    }
  });
  EXPECT_GT(won, 10);
  EXPECT_GT(equal, 0);
}

TEST(WhyCards, AClaimIsHeldAgainstTheCard) {
  int doubted = 0;
  int stood = 0;
  int failed = 0;
  const Rule by = sanguosha::rule_of(Skill::guhuo);
  each_game([&](const Caused& game) {
    for (std::size_t i = 0; i < game.story->size(); ++i) {
      const Event e = game.story->event(i);
      if (e.kind != kind::unmask) continue;
      const std::size_t claim = last_before(game, i, kind::claim);
      const Event said = game.story->event(claim);
      EXPECT_NE(how(game, i, claim), "");
      const bool right = static_cast<What>(sanguosha::face(e.cards[0]).name) == said.what;
      bool questioned = false;
      for (std::size_t d = claim + 1; d < i; ++d) {
        questioned = questioned || game.story->event(d).kind == kind::doubt;
        if (game.story->event(d).kind == kind::doubt) {
          EXPECT_NE(how(game, d, claim), "");
        }
      }
      for (std::size_t n = i + 1; n < std::min(game.story->size(), i + 12); ++n) {
        const Event next = game.story->event(n);
        if (next.kind == kind::claim) break;  // what follows may be of that one
        const bool paid = next.kind == (right ? kind::lose : kind::draw);
        if (paid && next.rule == by) {
          EXPECT_NE(how(game, n, last_before(game, i, kind::doubt, next.seat)), "");
          EXPECT_TRUE(how(game, n, i).starts_with(right ? "it was " : "it was not "));
          EXPECT_NE(how(game, n, i).find(right ? " indeed: " : "it was not "), std::string::npos);
          ++doubted;
        }
        if (next.kind == kind::put && next.rule == by) {
          EXPECT_TRUE(how(game, n, i).starts_with("questioned")) << how(game, n, i);
          ++failed;
          break;
        }
        const bool used =
            (next.kind == kind::use || next.kind == kind::respond || next.kind == kind::nullify) &&
            next.cards.size() == 1 && next.cards[0] == e.cards[0];
        if (!used) continue;
        EXPECT_TRUE(
            how(game, n, i).starts_with(questioned ? "questioned, but " : "nobody questioned it"))
            << how(game, n, i);
        ++stood;
        break;
      }
    }
  });
  EXPECT_GT(doubted, 10);
  EXPECT_GT(stood, 3);
  EXPECT_GT(failed, 3);
}

TEST(WhyCards, HeLivesByTheRanksOfHisPile) {
  int lives = 0;
  int dies = 0;
  each_game([&](const Caused& game) {
    for (std::size_t i = 0; i < game.story->size(); ++i) {
      const Event e = game.story->event(i);
      if (e.kind != kind::lay || e.what != sanguosha::cause(Skill::buqu)) continue;
      std::size_t hp = i;
      while (game.story->event(hp).kind != kind::hp) ++hp;
      const std::string words = how(game, hp, i);
      const bool dying = game.story->event(hp + 1).kind == kind::dying;
      EXPECT_NE(words.find(dying ? "are the same rank: " : "so he lives on: "), std::string::npos)
          << words;
      if (dying) {
        EXPECT_NE(how(game, hp + 1, i).find("are the same rank: "), std::string::npos);
      }
      (dying ? dies : lives) += 1;
    }
  });
  EXPECT_GT(lives, 3);
  EXPECT_GT(dies, 0);
}

}  // namespace
}  // namespace tally::why
