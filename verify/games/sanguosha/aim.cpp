// Games of the identity game that go where two rulesets differ.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/state/state.h"
#include "verify/compare/aiming.h"
#include "verify/games/sanguosha/kit.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {

void bring_generals(Setup& setup, const sanguosha::GeneralSet& generals, std::uint64_t seed) {
  std::vector<sanguosha::General> all;
  for (const sanguosha::General g : generals) all.push_back(g);
  Random random(seed);
  for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players); ++i) {
    const int left = static_cast<int>(all.size() - i);
    std::swap(all[i], all[i + static_cast<std::size_t>(random.below(left))]);
    setup.seat[i][1] = static_cast<std::uint8_t>(sanguosha::info(all[i]).gender);
    setup.seat[i][2] = static_cast<What>(all[i]);
  }
}

}  // namespace tally::verify

namespace tally::versus {
namespace {

// Nobody uses a card for so many turns: they pass, and so do the cards through the pile. Who can
// keep a whole hand (Lü Meng) does.
class PeacefulAim final : public Aiming {
 public:
  PeacefulAim(const Game& game, int turns) : Aiming(game), turns_(turns) {}
  Event answer(const Question& q) override {
    using sanguosha::Ask;
    if (state<sanguosha::State>().turn > turns_) return usual().answer(q);
    switch (static_cast<Ask>(q.ask)) {
      case Ask::play: return {};
      case Ask::invoke: {
        Event e;
        e.kind = sanguosha::kind::invoke;
        e.seat = q.who;
        e.what = q.what;
        return q.what == sanguosha::cause(sanguosha::Skill::keji) && q.judge(e).legal() ? e
                                                                                        : Event{};
      }
      case Ask::choose: {
        Event e;
        e.kind = sanguosha::kind::general;
        e.seat = q.who;
        e.what = static_cast<What>(sanguosha::General::lvmeng);
        return q.judge(e).legal() ? e : usual().answer(q);
      }
      default: return usual().answer(q);
    }
  }

 private:
  int turns_;
};

// The first Slash that is to hit one of these.
class SlashAtOneOf final : public AnswerSink {
 public:
  explicit SlashAtOneOf(const SeatSet& seats) : seats_(seats) {}
  bool take(const Event& answer) override {
    const bool slash = answer.kind == sanguosha::kind::use &&
                       answer.what == static_cast<What>(sanguosha::Name::slash) &&
                       answer.seats.size() == 1 && seats_.contains(answer.seats[0]);
    if (!slash || answer.cards.size() != 1) return true;
    event = answer;
    card = answer.cards[0];
    event.cards = {&card, 1};
    found = true;
    return false;
  }
  Event event;
  Card card = unknown_card;
  bool found = false;

 private:
  SeatSet seats_;
};

// All attack loyalists and rebels, when there are none the lord, and nobody a spy; nobody is saved.
class OnlySpiesAim final : public Aiming {
 public:
  explicit OnlySpiesAim(const Game& game) : Aiming(game) {}
  Event answer(const Question& q) override {
    using sanguosha::Ask;
    if (static_cast<Ask>(q.ask) == Ask::rescue) return {};
    if (static_cast<Ask>(q.ask) != Ask::play) return usual().answer(q);
    const auto& s = state<sanguosha::State>();
    SeatSet others;
    SeatSet lord;
    for (Seat i = 0; i < s.players; ++i) {
      if (!s.living(i) || s.at(i).role == sanguosha::Role::spy) continue;
      (s.at(i).role == sanguosha::Role::lord ? lord : others).add(i);
    }
    slash_.emplace(others.empty() ? lord : others);
    q.each(*slash_);
    return slash_->found ? slash_->event : Event{};
  }

 private:
  std::optional<SlashAtOneOf> slash_;  // lives as long as its answer
};

// Everybody has a general from before the game: of the ruleset's packages, or in every other game
// of any, for a record may say so.
class BroughtAim final : public Aiming {
 public:
  explicit BroughtAim(const Game& game) : Aiming(game) {}
  void arrange(Setup& setup, const Ruleset& rules, std::size_t number) override {
    constexpr int any = -1;
    const int own = sanguosha::Options(rules)[sanguosha::Opt::packages];
    verify::bring_generals(setup, sanguosha::generals_in(number / 2 % 2 == 0 ? own : any), number);
  }
};

// Whether a skill reads an option in which the two differ; Borrowed Sword asks skills too, and some
// make other cards Fire Attack or Iron Chain.
bool differ_in_skills(const Game& game, const Ruleset& a, const Ruleset& b) {
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (a.value[i] == b.value[i]) continue;
    using sanguosha::Opt;
    for (const Opt o : {Opt::collateral_victim, Opt::packages, Opt::fireattack_self,
                        Opt::iron_chain_zero, Opt::chain_amount, Opt::chain_order})
      if (i == static_cast<std::size_t>(o)) return true;
    for (const RuleWords& skill : game.rule_words())
      if (skill.option.find(game.options()[i].id) != std::string_view::npos) return true;
  }
  return false;
}

// How many turns of peace come to where the two differ; 0: they do not differ so.
int turns_of_peace(const Game& game, const Ruleset& a, const Ruleset& b) {
  const auto differs = [&](sanguosha::Opt o) {
    return a.value[static_cast<std::size_t>(o)] != b.value[static_cast<std::size_t>(o)];
  };
  int turns = 0;
  // Every pile there is has gone round by then, six times.
  if (differs(sanguosha::Opt::deck_exhausted)) turns = 700;
  if (differs(sanguosha::Opt::round_limit)) {
    // 0 is none. One that is further away would take too long.
    constexpr int near = 1'000;
    const auto limit = [](const Ruleset& r) {
      const int rounds = r.value[static_cast<std::size_t>(sanguosha::Opt::round_limit)];
      return rounds == 0 ? near + 1 : rounds;
    };
    const int rounds = std::min(limit(a), limit(b));
    if (rounds <= near) turns = std::max(turns, rounds * game.most_seats());
  }
  return turns;
}

}  // namespace

Aim sanguosha_aim(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t /*cards*/) {
  Aim out;
  const auto differs = [&](auto option) {
    return a.value[static_cast<std::size_t>(option)] != b.value[static_cast<std::size_t>(option)];
  };
  using sanguosha::Opt;
  const auto generals = static_cast<std::size_t>(Opt::generals);
  const bool nobody_chooses = a.value[generals] == 0 && b.value[generals] == 0;
  const int turns = turns_of_peace(game, a, b);
  if (turns > 0) {
    out.player = std::make_unique<PeacefulAim>(game, turns);
    out.games = 12;  // long ones
  } else if (differs(Opt::end_spy)) {
    out.player = std::make_unique<OnlySpiesAim>(game);
    out.games = 100;
  } else if (nobody_chooses && differ_in_skills(game, a, b)) {
    out.player = std::make_unique<BroughtAim>(game);
  }
  return out;
}

}  // namespace tally::versus
