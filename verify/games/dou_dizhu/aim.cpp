// Games of Dou Dizhu that go where two rulesets differ.
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/state.h"
#include "verify/compare/aiming.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::versus {
namespace {

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

Aim dou_dizhu_aim(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t cards) {
  Aim out;
  const auto differs = [&](auto option) {
    return a.value[static_cast<std::size_t>(option)] != b.value[static_cast<std::size_t>(option)];
  };
  using dou_dizhu::Opt;
  const bool turned_up = differs(Opt::face_up_stock);
  // The landlord's twenty cards in one play; or in two, one of them a bomb.
  dou_dizhu::Counts kept = 0;
  if (cards == 0 && (differs(Opt::score) || differs(Opt::score_spring))) cards = triplets(5);
  if (cards == 0 && differs(Opt::score_bombs)) {
    cards = triplets(4);
    kept = 4 * dou_dizhu::one_of(8);
  }
  if (cards == 0 && !turned_up) return out;
  out.player =
      std::make_unique<DouDizhuAim>(game, cards, kept, types_of_one(cards, a, b), turned_up);
  out.games = 1000;
  return out;
}

}  // namespace tally::versus
