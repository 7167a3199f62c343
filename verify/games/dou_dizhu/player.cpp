// Quick players of Dou Dizhu: they make up a combination out of the hand, of the type to be beaten
// or any, and the rules say whether it may be played.
#include <algorithm>
#include <bit>
#include <cstring>

#include "engine/core/packed.h"
#include "engine/dou_dizhu/combination.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/state.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::verify {
namespace {

using namespace tally::dou_dizhu;  // NOLINT(google-build-using-namespace): its players

struct Habits {
  Leaning words;
  int beat = 45;         // tries to beat what lies there, in percent
  int bid = 40;          // bids more
  int chains = 40;       // leads more than a single, a pair, a triplet
  int bombs = 10;        // bombs what could be beaten otherwise
  bool grouped = false;  // equal ranks are dealt to one hand
};

constexpr Habits habits[] = {
    {.words = {"plain", "普通"}},
    {.words = {"few passes", "很少不出"}, .beat = 100, .chains = 60},
    {.words = {"many passes", "多不出"}, .beat = 8, .bid = 5},
    {.words = {"bombs", "多炸弹"}, .beat = 70, .bombs = 60, .grouped = true},
    {.words = {"chains", "多顺子"}, .beat = 60, .chains = 95},
};
class DouDizhuPlayer final : public LeaningPlayer<State, habits> {
 public:
  using LeaningPlayer::LeaningPlayer;

  Event answer(const Question& q) override {
    const auto ask = static_cast<Ask>(q.ask);
    if (ask == Ask::play && q.who != nobody) [[likely]]
      return play(q);
    return ask == Ask::deal      ? deal(q)
           : ask == Ask::face_up ? by_chance(q)
           : ask == Ask::bid     ? bid(q)
                                 : one_of_first(q, 8);
  }

 private:
  // The pack is shuffled once; each hand takes the next cards of it.
  [[gnu::noinline]] Event deal(const Question& q) {
    if (q.who == 0) shuffle();
    Event e;
    e.kind = kind::deal;
    e.seat = q.who;
    const auto n = static_cast<std::size_t>(q.value);
    const std::size_t at = static_cast<std::size_t>(q.who) * n;
    e.cards = {pack_.data() + at, n};
    return e;
  }

  void shuffle() {
    static constexpr auto sorted = [] {
      std::array<Card, deck_size> all{};
      for (std::size_t c = 0; c < all.size(); ++c) all[c] = static_cast<Card>(c);
      return all;
    }();
    pack_ = sorted;
    if (habits_->grouped) {
      // Ranks stay together more often than not: four cards change places at a time.
      constexpr int groups = deck_size / suits;
      for (int i = 0; i < groups - 1; ++i) {
        const int k = i + random().below(groups - i);
        std::swap_ranges(pack_.begin() + i * suits, pack_.begin() + (i + 1) * suits,
                         pack_.begin() + k * suits);
      }
      for (int i = 0; i < 8; ++i)
        std::swap(pack_[static_cast<std::size_t>(random().below(deck_size))],
                  pack_[static_cast<std::size_t>(random().below(deck_size))]);
      return;
    }
    // Two small numbers out of one draw of bits.
    for (int i = 0; i < deck_size - 1; i += 2) {
      const std::uint64_t bits = random().bits();
      const auto pick = [&](std::uint64_t half, int from) {
        const auto first = static_cast<std::uint64_t>(from);
        return static_cast<std::size_t>(first + (half * (deck_size - first) >> 32U));
      };
      std::swap(pack_[static_cast<std::size_t>(i)], pack_[pick(bits >> 32U, i)]);
      std::swap(pack_[static_cast<std::size_t>(i) + 1], pack_[pick(bits & 0xFFFFFFFFU, i + 1)]);
    }
  }

  [[gnu::noinline]] Event bid(const Question& q) {
    Event e;
    e.kind = kind::bid;
    e.seat = q.who;
    if (random().percent(habits_->bid))
      e.value = static_cast<std::int16_t>(q.value + 1 + random().below(2));
    if (!q.judge(e).legal()) e.value = 0;
    return e;
  }

  [[gnu::noinline]] void lead(const Question& q, const Hand& hand, Event& e) {
    for (int tries = 0; tries < 2; ++tries)
      if (tries_to_lead(q, hand, e)) return;
    // The lowest card always will do.
    const int rank = std::countr_zero(hand.counts) / bits_per_rank;
    if (!offer(q, hand, one_of(rank), Type::single, e)) e = one_of_first(q, 1);
  }

  // Passing is most of it. The event is put together where it is wanted.
  Event play(const Question& q) {
    Event e;
    const Hand& hand = state_->at(q.who);
    luck_ = random().bits();
    if (state_->leads)
      lead(q, hand, e);
    else if (!percent(habits_->beat) || !beat(q, hand, e))
      become(e, head_of(kind::pass, q.who), {});
    return e;
  }

  // Four small numbers out of one draw of bits; those of one question are enough for it.
  int below(int n) {
    constexpr std::uint64_t part = 0xFFFF;
    const auto out = static_cast<int>((luck_ & part) * static_cast<std::uint64_t>(n) >> 16U);
    luck_ = std::rotr(luck_, 16);
    return out;
  }
  bool percent(int chance) { return below(100) < chance; }

  // The head at once: it is soon read at once, and would be waited for byte by byte.
  static void become(Event& e, EventHead head, std::span<const Card> cards) {
    std::memcpy(static_cast<void*>(&e), &head, sizeof head);
    e.cards = cards;
  }

  // A rank of these at or after one chosen by chance; -1 when there is none.
  int some_rank(RankSet of, int from) {
    if (of == 0) return -1;
    const int start = from + (from < ranks ? random().below(ranks - from) : 0);
    const RankSet set = first_from(start, from_on(from, of));
    return set == 0 ? -1 : std::countr_zero(set) / bits_per_rank;
  }
  static RankSet from_on(int rank, RankSet of) {
    return of >> (rank * bits_per_rank) << (rank * bits_per_rank);
  }
  // Those from this rank on, or all of them if there are none such. Chance has no say in a mask.
  static RankSet first_from(int rank, RankSet of) {
    const RankSet later = from_on(rank, of);
    return later | (of & (RankSet{later != 0} - 1));
  }
  // Ranks of which there are at least so many, 1 to 4: with them a count reaches the fourth bit.
  [[nodiscard]] static RankSet at_least(int n, Counts counts) {
    return (counts + all_ranks * static_cast<Counts>(8 - n)) >> 3U & all_ranks;
  }

  bool tries_to_lead(const Question& q, const Hand& hand, Event& e) {
    const bool chain = percent(habits_->chains);
    static constexpr Type plain[] = {Type::single, Type::pair, Type::triplet, Type::triplet_single,
                                     Type::triplet_pair};
    static constexpr Type long_ones[] = {
        Type::sequence,     Type::pairs,      Type::triplets, Type::triplets_singles,
        Type::quad_singles, Type::quad_pairs, Type::bomb,     Type::triplets_pairs,
        Type::quads,        Type::rocket};
    const Type type = chain ? long_ones[below(static_cast<int>(std::size(long_ones)))]
                            : plain[below(static_cast<int>(std::size(plain)))];
    return make(q, hand, type, 0, 0, e);
  }

  [[gnu::noinline]] bool beat(const Question& q, const Hand& hand, Event& e) {
    const Combination& to = state_->to_beat;
    const bool beatable = to.type != Type::bomb && to.type != Type::rocket;
    if (beatable && !percent(habits_->bombs) && make(q, hand, to.type, to.head + 1, to.length, e))
      return true;
    if (!percent(habits_->bombs + 10)) return false;
    if (make(q, hand, Type::bomb, to.type == Type::bomb ? to.head + 1 : 0, 1, e)) return true;
    return (hand.counts & joker_set) == joker_set && offer(q, hand, joker_set, Type::rocket, e);
  }

  // A combination of this type from this rank on, of this length (0: any), if the hand has one.
  [[gnu::always_inline]] inline bool make(const Question& q, const Hand& hand, Type type, int from,
                                          int length, Event& e) {
    if (type == Type::rocket)
      return (hand.counts & joker_set) == joker_set && offer(q, hand, joker_set, Type::rocket, e);
    const Shape& shape = shape_of(type);
    const RankSet enough = at_least(shape.unit, hand.counts);
    int head = some_rank(enough, from);
    if (head < 0) return false;
    int n = 1;
    if (shape.longest > 1) {
      // How far the ranks go on.
      const auto run = [&](int rank) {
        const RankSet others = all_ranks & ~(enough & chain_set);
        return std::countr_zero(others >> (rank * bits_per_rank)) / bits_per_rank;
      };
      const int wanted = length > 0 ? length : shape.shortest;
      const RankSet heads = heads_of(enough, wanted) >> (from * bits_per_rank);
      if (heads == 0) return false;
      head = from + std::countr_zero(heads) / bits_per_rank;
      n = length > 0 ? length : shape.shortest + random().below(run(head) - shape.shortest + 1);
    }
    Counts cards = run_of(head, n) * shape.unit;
    const RankSet chain = run_of(head, n);
    int kickers = shape.kickers * n;
    if (kickers > 0) {
      RankSet loose = at_least(shape.kicker, hand.counts) & ~chain;
      for (const int from = random().below(5); kickers > 0 && loose != 0; --kickers) {
        const RankSet next = first_from(from, loose);
        const RankSet first = next & -next;
        cards += first * shape.kicker;
        loose &= ~first;
      }
    }
    return kickers == 0 && offer(q, hand, cards, type, e);
  }

  // Of each rank the lowest of the cards held, as many as `counts` says; nothing when there are
  // not so many. All ranks at a time: the suits of a rank are as many bits as its count.
  static std::uint64_t lowest(std::uint64_t held, Counts counts) {
    static_assert(suits == bits_per_rank);
    const std::uint64_t jokers = (counts >> (rank_black_joker * bits_per_rank) & 1U)
                                     << black_joker |
                                 (counts >> (rank_red_joker * bits_per_rank) & 1U) << red_joker;
    const Counts suited = counts & paired_ranks * 7;
    std::uint64_t out = 0;
    for (int n = 1;; ++n) {
      const RankSet more = at_least(n, suited);
      if (more == 0) return out | jokers;
      const std::uint64_t left = held & ~out & more * 0xF;
      if (((left | left >> 1U | left >> 2U | left >> 3U) & more) != more) return 0;
      out |= left & ~(left - more);
    }
  }

  // Of one rank the lowest.
  static Card lowest(std::uint64_t held, int rank) {
    const std::uint64_t own = held >> (rank * suits) & 0xFU;
    if (rank >= rank_black_joker || own == 0) return any_of(rank);
    return card_of(rank, std::countr_zero(own));
  }

  bool offer(const Question& q, const Hand& hand, Counts cards, Type type, Event& e) {
    Card* const room = answers().room().data();
    const std::uint64_t held = hand.suited & ~state_->gone;
    std::size_t n = 0;
    if (type == Type::single) {
      room[n++] = lowest(held, std::countr_zero(cards) / bits_per_rank);
    } else {
      for (std::uint64_t of = lowest(held, cards); of != 0; of &= of - 1)
        room[n++] = static_cast<Card>(std::countr_zero(of));
    }
    become(e, head_of(kind::play, q.who, 0, static_cast<std::uint8_t>(type)), {room, n});
    return n > 0 && q.judge(e).legal();
  }

  std::array<Card, deck_size> pack_{};
  std::uint64_t luck_ = 0;  // of the question at hand
};

}  // namespace

std::unique_ptr<Player> dou_dizhu_player(const Game& game) {
  return std::make_unique<DouDizhuPlayer>(game);
}

}  // namespace tally::verify
