#include "verify/compare/aim.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/state.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/options.h"
#include "engine/sanguosha/state.h"

namespace tally::versus {
namespace {

using verify::Player;

// Plays as a quick player does, but for what it overrides.
class Aiming : public Player {
 public:
  explicit Aiming(const Game& game) : usual_(verify::player_of(game)) {}
  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override {
    usual_->start(match, setup, random, leaning);
    random_ = Random(random);
    state_ = match.state().data();
  }
  Event answer(const Question& q) override { return usual_->answer(q); }
  [[nodiscard]] std::span<const verify::Leaning> leanings() const override {
    return usual_->leanings();
  }

 protected:
  Random& random() { return random_; }
  template <class State>
  [[nodiscard]] const State& state() const {
    return *reinterpret_cast<const State*>(state_);  // NOLINT: its own bytes
  }
  [[nodiscard]] Player& usual() { return *usual_; }

 private:
  std::unique_ptr<Player> usual_;
  Random random_{0};
  const std::byte* state_ = nullptr;
};

class DouDizhuAim final : public Aiming {
 public:
  // `kept`: dealt with those that are wanted, and not led with them.
  // `as`: types the wanted cards are led as, the first that goes, before any other.
  DouDizhuAim(const Game& game, dou_dizhu::Counts wanted, dou_dizhu::Counts kept,
              std::vector<dou_dizhu::Type> as, bool turned_up_last)
      : Aiming(game),
        wanted_(wanted),
        kept_(kept),
        as_(std::move(as)),
        turned_up_last_(turned_up_last) {}

  void start(const Match& match, const Setup& setup, std::uint64_t random,
             std::size_t leaning) override {
    Aiming::start(match, setup, random, leaning);
    who_ = static_cast<Seat>(this->random().below(dou_dizhu::players));
  }

  Event answer(const Question& q) override {
    using dou_dizhu::Ask;
    switch (static_cast<Ask>(q.ask)) {
      case Ask::deal: return deal(q);
      case Ask::face_up:
        if (turned_up_last_) return turn_up(q);
        break;
      case Ask::play:
        if (wanted_ != 0 && q.who == who_ && state<dou_dizhu::State>().leads && lead(q))
          return answer_;
        break;
      default: break;
    }
    return usual().answer(q);
  }

 private:
  // Whoever leads with the wanted cards holds them; the pack is otherwise shuffled. More than are
  // dealt lie among the last cards, for him if he is the landlord.
  Event deal(const Question& q) {
    const auto n = static_cast<std::size_t>(q.value);
    if (q.who == 0) {
      std::iota(pack_.begin(), pack_.end(), Card{0});
      for (std::size_t i = pack_.size(); i > 1; --i)
        std::swap(pack_[i - 1],
                  pack_[static_cast<std::size_t>(random().below(static_cast<int>(i)))]);
      place_wanted(n);
    }
    Event e;
    e.kind = dou_dizhu::kind::deal;
    e.seat = q.who;
    e.cards = {pack_.data() + static_cast<std::size_t>(q.who) * n, n};
    return e;
  }

  // Each of them goes to his hand, or behind all hands, whatever lay there to where it was. Which
  // of a rank they are is chance.
  void place_wanted(std::size_t n) {
    std::size_t wanted = 0;
    dou_dizhu::Counts left = wanted_ + kept_;
    for (const Card c : pack_) {
      const int rank = dou_dizhu::rank_of(c);
      if (dou_dizhu::count_of(left, rank) == 0) continue;
      left -= dou_dizhu::one_of(rank);
      cards_[wanted++] = c;
    }
    const std::size_t his = static_cast<std::size_t>(who_) * n;
    for (std::size_t i = 0; i < wanted; ++i) {
      const std::size_t to = i < n ? his + i : dou_dizhu::players * n + i - n;
      if (to < pack_.size())
        std::swap(pack_[to], *std::find(pack_.begin(), pack_.end(), cards_[i]));
    }
  }

  // One of the last cards, and somebody else than the first seat would have drawn it.
  Event turn_up(const Question& q) {
    Event e;
    e.kind = dou_dizhu::kind::face_up;
    e.seat = static_cast<Seat>(1 + random().below(dou_dizhu::players - 1));
    e.cards = {&pack_.back(), 1};
    return q.judge(e).legal() ? e : usual().answer(q);
  }

  bool lead(const Question& q) {
    std::size_t n = 0;
    const auto& s = state<dou_dizhu::State>();
    dou_dizhu::Counts left = wanted_;
    for (Card c = 0; c < dou_dizhu::deck_size; ++c) {
      const int rank = dou_dizhu::rank_of(c);
      if (dou_dizhu::count_of(left, rank) == 0 || !s.has(who_, c)) continue;
      left -= dou_dizhu::one_of(rank);
      cards_[n++] = c;
    }
    if (left != 0) return false;
    Event e;
    e.kind = dou_dizhu::kind::play;
    e.seat = who_;
    e.cards = {cards_.data(), n};
    for (const dou_dizhu::Type type : as_) {
      e.what = static_cast<std::uint8_t>(type);
      if (!q.judge(e).legal()) continue;
      answer_ = e;
      return true;
    }
    e.what = 0;
    q.complete(e);
    if (!q.judge(e).legal()) return false;
    answer_ = e;
    return true;
  }

  dou_dizhu::Counts wanted_;
  dou_dizhu::Counts kept_;
  std::vector<dou_dizhu::Type> as_;
  bool turned_up_last_;
  Seat who_ = 0;
  std::array<Card, dou_dizhu::deck_size> pack_{};
  std::array<Card, dou_dizhu::deck_size> cards_{};
  Event answer_;
};

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
        e.what = static_cast<std::uint8_t>(sanguosha::General::lvmeng);
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
  explicit SlashAtOneOf(std::uint32_t seats) : seats_(seats) {}
  bool take(const Event& answer) override {
    const bool slash = answer.kind == sanguosha::kind::use &&
                       answer.what == static_cast<std::uint8_t>(sanguosha::Name::slash) &&
                       answer.seats.size() == 1 && (seats_ >> answer.seats[0] & 1U) != 0;
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
  std::uint32_t seats_;
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
    std::uint32_t others = 0;
    std::uint32_t lord = 0;
    for (Seat i = 0; i < s.players; ++i) {
      if (!s.living(i) || s.at(i).role == sanguosha::Role::spy) continue;
      (s.at(i).role == sanguosha::Role::lord ? lord : others) |= 1U << i;
    }
    slash_.emplace(others != 0 ? others : lord);
    q.each(*slash_);
    return slash_->found ? slash_->event : Event{};
  }

 private:
  std::optional<SlashAtOneOf> slash_;  // lives as long as its answer
};

// Everybody has a general from before the game.
class BroughtAim final : public Aiming {
 public:
  explicit BroughtAim(const Game& game) : Aiming(game) {}
  void arrange(Setup& setup, const Ruleset& /*rules*/, std::size_t number) override {
    using sanguosha::General;
    std::array<std::uint8_t, static_cast<std::size_t>(General::count) - 1> all;  // NOLINT: iota
    std::iota(all.begin(), all.end(), std::uint8_t{1});
    Random random(number);
    for (std::size_t i = 0; i < static_cast<std::size_t>(setup.players); ++i) {
      std::swap(all[i],
                all[i + static_cast<std::size_t>(random.below(static_cast<int>(all.size() - i)))]);
      const auto gender = sanguosha::info(static_cast<General>(all[i])).gender;
      setup.seat[i][1] = static_cast<std::uint8_t>(gender);
      setup.seat[i][2] = all[i];
    }
  }
};

// Whether a skill reads an option in which the two differ; Borrowed Sword asks skills too.
bool differ_in_skills(const Game& game, const Ruleset& a, const Ruleset& b) {
  for (std::size_t i = 0; i < game.options().size(); ++i) {
    if (a.value[i] == b.value[i]) continue;
    if (i == static_cast<std::size_t>(sanguosha::Opt::collateral_victim)) return true;
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

// Types that the cards have by one of the two alone.
std::vector<dou_dizhu::Type> types_of_one(dou_dizhu::Counts cards, const Ruleset& a,
                                          const Ruleset& b) {
  using dou_dizhu::Type;
  const auto types = [&](const Ruleset& rules) {
    std::uint32_t out = 0;
    dou_dizhu::each_reading(cards, dou_dizhu::total(cards),
                            dou_dizhu::TypeRules{dou_dizhu::Options(rules)},
                            [&](const dou_dizhu::Combination& c) {
                              out |= 1U << static_cast<unsigned>(c.type);
                              return true;
                            });
    return out;
  };
  const std::uint32_t differ = types(a) ^ types(b);
  std::vector<Type> out;
  for (unsigned t = 1; t < dou_dizhu::type_count; ++t)
    if ((differ >> t & 1U) != 0) out.push_back(static_cast<Type>(t));
  return out;
}

// So many triplets in a row with as many singles: a combination by any rules.
constexpr dou_dizhu::Counts triplets(int n) {
  dou_dizhu::Counts out = 0;
  for (int rank = 0; rank < n; ++rank)
    out += 3 * dou_dizhu::one_of(rank) + dou_dizhu::one_of(rank + n);
  return out;
}

}  // namespace

Aim aim_for(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t ranks) {
  Aim out;
  const auto differs = [&](auto option) {
    return a.value[static_cast<std::size_t>(option)] != b.value[static_cast<std::size_t>(option)];
  };
  if (game.name() == "dou_dizhu") {
    using dou_dizhu::Opt;
    const bool turned_up = differs(Opt::face_up_stock);
    // The landlord's twenty cards in one play; or in two, one of them a bomb.
    dou_dizhu::Counts kept = 0;
    if (ranks == 0 && (differs(Opt::score) || differs(Opt::score_spring))) ranks = triplets(5);
    if (ranks == 0 && differs(Opt::score_bombs)) {
      ranks = triplets(4);
      kept = 4 * dou_dizhu::one_of(8);
    }
    if (ranks == 0 && !turned_up) return out;
    out.player =
        std::make_unique<DouDizhuAim>(game, ranks, kept, types_of_one(ranks, a, b), turned_up);
    out.games = 1000;
  }
  if (game.name() == "sanguosha") {
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
  }
  return out;
}

}  // namespace tally::versus
