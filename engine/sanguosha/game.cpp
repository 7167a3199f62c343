// The game as the rest of the house sees it.
#include "engine/sanguosha/game.h"

#include <algorithm>

#include "engine/sanguosha/characters.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/legal/breach.h"
#include "engine/sanguosha/schema.h"

namespace tally::sanguosha {
namespace {

// SGS-SETUP-GENERALS: each general is one card.
bool has_general_twice(const Setup& setup) {
  const auto seats = std::span(setup.seat).first(static_cast<std::size_t>(setup.players));
  return std::ranges::any_of(seats, [&](const auto& seat) {
    return seat[2] != static_cast<What>(General::none) &&
           std::ranges::count(seats, seat[2], [](const auto& its) { return its[2]; }) > 1;
  });
}

class ThreeKingdoms final : public Game {
 public:
  explicit ThreeKingdoms(Modes modes) : modes_(modes) {}

  [[nodiscard]] std::string_view name() const override { return "sanguosha"; }
  [[nodiscard]] const Schema& schema() const override { return sanguosha::schema(); }
  [[nodiscard]] std::span<const OptionInfo> options() const override { return option_infos(); }
  [[nodiscard]] std::span<const std::string_view> rule_ids() const override {
    return all_rule_ids();
  }
  [[nodiscard]] std::span<const RuleWords> rule_words() const override { return skill_words(); }
  [[nodiscard]] std::vector<CharacterWords> characters() const override { return all_characters(); }
  [[nodiscard]] std::span<const std::string_view> why_keys() const override {
    return sanguosha::why_keys();
  }
  [[nodiscard]] const Breach* breach(const Verdict& v) const override {
    return breach_of(v.broken, v.why);
  }
  [[nodiscard]] std::string_view default_ruleset() const override { return "classic"; }
  [[nodiscard]] int most_seats() const override {
    int most = 0;
    for (const Mode* m : modes_) most = std::max(most, m->most_seats());
    return most;
  }

  [[nodiscard]] Rule setup_breaks(const Setup& setup, const Ruleset& rules) const override {
    const Options options(rules);
    const Rule broken = mode_of(modes_, options).setup_breaks(setup, options);
    return broken == no_rule && has_general_twice(setup) ? Rule{rule::setup_generals} : broken;
  }
  bool random_setup(int players, const Ruleset& rules, std::uint64_t random,
                    Setup& out) const override {
    const Options options(rules);
    return mode_of(modes_, options).random_setup(players, options, random, out);
  }
  [[nodiscard]] std::unique_ptr<Match> match() const override { return match_with(modes_); }

 private:
  Modes modes_;
};

}  // namespace

// OPT-SGS-MODE
const Mode& mode_of(Modes modes, const Options& options) {
  return *modes[std::min(static_cast<std::size_t>(options[Opt::mode]), modes.size() - 1)];
}

bool plays_identity(const Options& options) {
  return &mode_of(all_modes(), options) == &modes::identity;
}

const Game& identity_game() {
  static const ThreeKingdoms game(all_modes());
  return game;
}

std::unique_ptr<Game> game_with(Modes modes) { return std::make_unique<ThreeKingdoms>(modes); }

}  // namespace tally::sanguosha
