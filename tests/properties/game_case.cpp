#include "game_case.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "replay/books/ruleset.h"
#include "replay/random/random.h"
#include "replay/random/random_game.h"

namespace tally::properties {
namespace {

int option(const Ruleset& rules, std::string_view key) {
  const auto options = identity().options();
  for (std::size_t i = 0; i < options.size(); ++i)
    if (options[i].key == key) return static_cast<int>(i);
  ADD_FAILURE() << "no option is called " << key;
  return static_cast<int>(rules.value.size()) - 1;
}

// Every option at any of its values; numbers stay small, where they matter.
rc::Gen<Ruleset> any_options() {
  return rc::gen::exec([] {
    Ruleset rules;
    rules.name = "random";
    const auto options = identity().options();
    for (std::size_t i = 0; i < options.size(); ++i) {
      const OptionInfo& o = options[i];
      if (o.key.starts_with("roles_")) continue;  // most rows by chance are no table at all
      const int high =
          o.values.empty() ? std::min(o.high, o.low + 20) : static_cast<int>(o.values.size()) - 1;
      rules.value[i] = static_cast<std::int16_t>(*rc::gen::inRange(o.low, high + 1));
    }
    return rules;
  });
}

rc::Gen<Ruleset> named() {
  std::vector<Ruleset> all;
  for (const std::string& name : ruleset_names(identity().name()))
    all.push_back(load_ruleset(identity(), name));
  return rc::gen::elementOf(all);
}

// TALLY_GAME, if it is set.
const GameCase* only_case() {
  static const GameCase* const only = []() -> const GameCase* {
    const char* const text = std::getenv("TALLY_GAME");
    if (text == nullptr) return nullptr;
    static GameCase c;
    std::string ruleset;
    std::istringstream(text) >> c.players >> c.seed >> ruleset;
    c.rules = load_ruleset(identity(), ruleset);
    return &c;
  }();
  return only;
}

std::string toml(const GameCase& c) {
  std::ostringstream text;
  text << "name = \"" << c.rules.name << "\"\ngame = \"sanguosha\"\n[options]\n";
  const auto options = identity().options();
  for (std::size_t i = 0; i < options.size(); ++i) {
    text << options[i].key << " = ";
    text << value_in_toml(options[i], c.rules.value[i]) << "\n";
  }
  return text.str();
}

}  // namespace

const Game& identity() { return *find_game("sanguosha"); }

rc::Gen<GameCase> any_case() {
  // At full size from the first case on: a small seed is no simpler game.
  return rc::gen::resize(
      rc::kNominalSize, rc::gen::exec([] {
        if (only_case() != nullptr) return *only_case();
        GameCase c;
        c.seed = *rc::gen::noShrink(rc::gen::inRange<std::uint64_t>(0, 1'000'000'000));
        c.players = *rc::gen::inRange(2, identity().most_seats() + 1);
        c.rules = *rc::gen::noShrink(rc::gen::oneOf(named(), any_options()));
        Setup setup;
        const auto sits = [&](int players) {
          return identity().random_setup(players, c.rules, 0, setup);
        };
        auto& mode = c.rules.value[static_cast<std::size_t>(option(c.rules, "mode"))];
        if (mode != 0 && !sits(c.players)) {
          // Another mode has tables of its own, where its options leave any.
          int n = 2;
          while (n <= identity().most_seats() && !sits(n)) ++n;
          n <= identity().most_seats() ? c.players = n : mode = 0;
        }
        c.players = std::min(c.players, mode == 0 ? 10 : c.players);
        if (!sits(c.players)) {
          c.rules.name += "+small_tables";
          c.rules.value[static_cast<std::size_t>(option(c.rules, "small_tables"))] = 1;
          c.rules.value[static_cast<std::size_t>(option(c.rules, "packages"))] = 1;
        }
        return c;
      }));
}

std::string log_of(const GameCase& c) {
  std::string text;
  if (!random_game(identity(), c.players, c.rules, c.seed, text)) fail(c, "cannot be set up");
  return text;
}

Setup setup_of(const GameCase& c) {
  Random random(c.seed);
  Setup setup;
  if (!identity().random_setup(c.players, c.rules, random.bits(), setup))
    fail(c, "cannot be set up");
  return setup;
}

std::uint64_t player_bits(const GameCase& c) {
  Random random(c.seed);
  random.bits();
  return random.bits();
}

void fail(const GameCase& c, std::string_view what) {
  namespace fs = std::filesystem;
  const std::string stem = (fs::temp_directory_path() / "tally-").string() +
                           std::to_string(c.players) + "-" + std::to_string(c.seed);
  std::ofstream(stem + ".toml", std::ios::binary) << toml(c);
  std::string log;
  random_game(identity(), c.players, c.rules, c.seed, log);
  std::ofstream(stem + ".jsonl", std::ios::binary) << log;
  std::ostringstream text;
  text << what << "\nthe game: " << stem << ".jsonl, as by\n  tally play --players " << c.players
       << " --seed " << c.seed << " --ruleset " << stem << ".toml -o " << stem
       << ".jsonl\nthe properties of it alone:\n"
       << "  TALLY_GAME=\"" << c.players << " " << c.seed << " " << stem
       << ".toml\" ctest -R properties/";
  RC_FAIL(text.str());
}

std::ostream& operator<<(std::ostream& out, const GameCase& c) {
  return out << c.players << " players, seed " << c.seed << ", " << toml(c);
}

}  // namespace tally::properties
