// What `compare` argues to change nothing (verify/compare/settled.h) changes no game: every such
// option of every ruleset is set otherwise, and random games are played again by the other rules,
// with generals that a record may bring. TALLY_SETTLED_GAMES says how many games (docs/proofs.md).
#include "verify/compare/settled.h"

#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/options.h"
#include "replay/books/ruleset.h"
#include "replay/random/random.h"
#include "verify/compare/aiming.h"
#include "verify/compare/follow.h"
#include "verify/games/sanguosha/kit.h"
#include "verify/tables.h"

namespace tally::versus {
namespace {

using sanguosha::Opt;

std::uint64_t games_in_all() {
  const char* const asked = std::getenv("TALLY_SETTLED_GAMES");
  return asked == nullptr ? 6000 : std::strtoull(asked, nullptr, 10);
}

std::vector<Ruleset> rulesets_to_try(const Game& game) {
  std::vector<Ruleset> out;
  for (const std::string& name : ruleset_names(game.name()))
    out.push_back(load_ruleset(game, name));
  if (game.name() != "sanguosha") return out;
  const auto add = [&](std::string_view base, std::vector<std::pair<Opt, int>> options) {
    out.push_back(load_ruleset(game, base));
    for (const auto& [option, value] : options) {
      out.back().value[static_cast<std::size_t>(option)] = static_cast<std::int16_t>(value);
      out.back().name += "+";
    }
  };
  add("classic", {{Opt::maneuvering, 1}});
  add("expansions", {{Opt::maneuvering, 1}});
  add("classic", {{Opt::reshuffle, 1}});
  add("3v3", {{Opt::generals, 0}});
  // Cards of kingdom war in a game that is none.
  add("classic", {{Opt::deck, OptionValue<Opt::deck>("kingdom_war_strategy").number}});
  return out;
}

// Everybody has a general from before the game, of any package: a record may say so.
class Brought final : public Aiming {
 public:
  explicit Brought(const Game& game) : Aiming(game) {}
  void arrange(Setup& setup, const Ruleset& /*rules*/, std::size_t number) override {
    constexpr int any = -1;
    verify::bring_generals(setup, sanguosha::generals_in(any), number);
  }
};

bool brings(const Game& game, const Ruleset& rules) {
  if (game.name() != "sanguosha") return false;
  const sanguosha::Options options(rules);
  return options.is<Opt::generals>("none") && !options.is<Opt::mode>("kingdom_war");
}

int other_value(const OptionInfo& o, int now, Random& random) {
  const int low = o.values.empty() ? o.low : 0;
  const int high = o.values.empty() ? o.high : static_cast<int>(o.values.size()) - 1;
  const int value = low + random.below(high - low + 1);
  return value != now ? value : value < high ? value + 1 : low;
}

// As many options as can be argued away, one after the other, are set otherwise.
Ruleset changed(const Game& game, const Ruleset& base, Random& random) {
  Ruleset out = base;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    const OptionInfo& o = game.options()[i];
    if (!o.columns.empty()) continue;
    Ruleset next = out;
    next.value[i] = static_cast<std::int16_t>(other_value(o, out.value[i], random));
    if (same_because(game, out, next, i)) out = next;
  }
  return out;
}

// The options of `other` that alone make this game another.
std::string blamed(const Game& game, const Record& record, const Ruleset& base,
                   const Ruleset& other) {
  std::string out;
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (base.value[i] == other.value[i]) continue;
    Ruleset one = base;
    one.value[i] = other.value[i];
    if (parts(record, one)) out += " " + std::string(game.options()[i].key);
  }
  return out;
}

void expect_no_game_differs(const Game& game) {
  const std::vector<Ruleset> bases = rulesets_to_try(game);
  const auto match = game.match();
  const auto player = verify::player_of(game);
  std::unique_ptr<verify::Player> brought;
  if (game.name() == "sanguosha") brought = std::make_unique<Brought>(game);
  constexpr std::uint64_t games_each = 10;
  const std::uint64_t rounds = games_in_all() / games_each / bases.size() + 1;
  Record record;
  int faults = 0;
  for (std::uint64_t round = 0; round < rounds && faults < 10; ++round)
    for (std::size_t b = 0; b < bases.size() && faults < 10; ++b) {
      const Ruleset& base = bases[b];
      Random random(1000 * round + b);
      const Ruleset other = changed(game, base, random);
      for (std::uint64_t n = 0; n < games_each; ++n) {
        const bool brought_now = brings(game, base) && n % 3 != 0;
        const int seats = 2 + random.below(game.most_seats() - 1);
        if (!verify::has_table(game, base, seats)) continue;
        const std::uint64_t seed = round * games_each + n;
        if (!play_random(game, *match, brought_now ? *brought : *player, seats, base, seed, record,
                         brought_now))
          continue;
        if (!parts(record, other) || parts(record, base)) continue;
        ADD_FAILURE() << base.name << ", " << seats << " seats, seed " << seed
                      << (brought_now ? ", generals brought" : "") << ":"
                      << blamed(game, record, base, other);
        ++faults;
        break;
      }
    }
}

TEST(Settled, NoGameOfSanguoshaDiffersByWhatIsArguedAway) {
  expect_no_game_differs(*find_game("sanguosha"));
}
TEST(Settled, NoGameOfDouDizhuDiffersByWhatIsArguedAway) {
  expect_no_game_differs(*find_game("dou_dizhu"));
}

}  // namespace
}  // namespace tally::versus
