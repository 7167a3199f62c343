#pragma once
// What the rules say of an answer, and every legal answer to a question.
#include <array>

#include "engine/core/table.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/state.h"

namespace tally::dou_dizhu {

class Legal final : public Judge {
 public:
  explicit Legal(const State& state) : state_(state) {}
  void set(const Options& options) {
    options_ = options;
    const TypeRules types(options);
    if (types != types_) readings_ = {};
    types_ = types;
  }
  [[nodiscard]] const Options& options() const { return options_; }
  [[nodiscard]] const TypeRules& types() const { return types_; }

  [[nodiscard]] Verdict judge(const Question& q, const Event& a) const override;
  void complete(const Question& q, Event& a) const override;
  void each(const Question& q, AnswerSink& sink) const override;

  // The same for one question each, about cards already counted. Inline, since it is most of what a
  // sound record costs. First: who is asked, and the `value` of the question.
  [[nodiscard]] inline Rule deal(Seat who, int due, Seat to, const Tally& cards) const;
  [[nodiscard]] Rule face_up(Seat by, std::span<const Card> cards) const {
    if (cards.size() != 1) return rule::face_up;
    return face_up(by, cards[0]);
  }
  // DDZ-BID-ORDER, DDZ-BID: whose turn it is; none, or more than the bid before, 3 at most.
  [[nodiscard]] static Rule bid(Seat who, int before, Seat by, int n) {
    if (who != nobody && by != who) return rule::bid_order;
    return may_bid<bool, int>(n, before) ? no_rule : Rule{rule::bid};
  }
  // The state is given by who has it at hand.
  [[nodiscard, gnu::always_inline]] static inline Rule pass(const State& s, Seat by) {
    if (by != s.current) return rule::turn;
    return s.leads ? Rule{rule::lead_pass} : no_rule;
  }
  // `named`: the type the record gives it, 0 for none. `quick`: what takes a closer look is held
  // against it; a sound record seldom needs one.
  struct Play {
    enum class Hitch : std::uint8_t { none, turn, unseen, hold, loses };
    Hitch hitch = Hitch::none;
    State::Held held = State::Held::no;  // these two from where it can be told on
    const Combination* as = nullptr;     // what it is; until the next play
  };
  template <bool quick = false>
  [[nodiscard, gnu::always_inline]] inline Play play(const State& s, Seat by, What named,
                                                     const Tally& cards) const {
    using Hitch = Play::Hitch;
    if (by != s.current) return {Hitch::turn};
    if (cards.unseen) return {Hitch::unseen};
    const State::Held held = s.holds<quick>(by, cards);
    if (held == State::Held::no) return {Hitch::hold};
    const Combination* const as = reading<quick>(cards, named);
    const bool good = as != nullptr && as->type != Type::none && beats(*as, s.to_beat);
    return {good ? Hitch::none : Hitch::loses, held, as};
  }

 private:
  [[nodiscard]] Rule face_up(Seat by, Card card) const;
  [[nodiscard]] Verdict play(const Event& a) const;
  [[nodiscard]] Verdict judge_other(const Question& q, const Event& a) const;
  [[nodiscard]] Rule why_not(What named, Counts counts, int cards, Combination as) const;
  [[nodiscard]] static Rule why_not_so_many(What named, int cards);

  // What sound cards are read as. Cards that can be read in one way only are so whatever is to be
  // beaten; they are looked at once.
  template <bool quick>
  [[nodiscard]] const Combination* reading(const Tally& cards, What named) const {
    const std::uint64_t key = key_of(cards.counts, named);
    const Reading& r = readings_[place_of(key)];
    if (r.key == key && named < type_count) [[likely]]
      return &r.as;
    return quick ? nullptr : &read_anew(cards.counts, cards.cards, named);
  }
  [[nodiscard]] const Combination& read_anew(Counts counts, int cards, What named) const;
  struct Reading {
    std::uint64_t key = 0;  // of no combination
    Combination as;
  };
  static constexpr int readings_bits = 10;
  static constexpr unsigned key_shift = ranks * bits_per_rank - 1;  // no count reaches so far
  static_assert(type_count <= 1 << (64 - key_shift));
  static constexpr std::uint64_t key_of(Counts counts, What named) {
    return counts | std::uint64_t{named} << key_shift;
  }
  static constexpr std::size_t place_of(std::uint64_t key) {
    return (key * 0x9E3779B97F4A7C15ULL) >> (64 - readings_bits);
  }

  const State& state_;
  Options options_;
  TypeRules types_;
  mutable std::array<Reading, std::size_t{1} << readings_bits> readings_{};
  mutable Combination other_reading_;
};

// DDZ-DEAL: each his cards, in turn. A fixed landlord may get the last three with them.
// DDZ-DECK: no card that another has already.
inline Rule Legal::deal(Seat who, int due, Seat to, const Tally& cards) const {
  const int n = cards.cards;
  const auto with_stock = [&] {
    return options_.is<Opt::stock>("three") && options_.is<Opt::bidding>("none") &&
           options_.is<Opt::landlord>("first") && who == 0 && n == due + 3;
  };
  if (to != who || (n != due && !with_stock())) return rule::deal;
  const bool again = state_.dealt == all_players;
  Counts held = 0;
  std::uint64_t suited = 0;
  for (Seat s = 0; s < players && !again; ++s) {
    if (s == who) continue;
    held += state_.at(s).counts;
    if (!state_.ranks_only) suited |= state_.at(s).suited;
  }
  // At most four of a rank, and one of each joker: then no fourth bit is reached.
  constexpr Counts room = paired_ranks * 3 + joker_set * 6;
  constexpr Counts eights = all_ranks << 3U;
  // A rank that only others have too many of is not this hand's fault.
  const Counts too_many = (held + cards.counts + room) & eights;
  const Counts mine = cards.counts | cards.counts >> 1U | cards.counts >> 2U;
  const bool sound =
      cards.sound && (cards.suited & suited) == 0 && (too_many >> 3U & mine & all_ranks) == 0;
  return sound ? no_rule : Rule{rule::deck};
}

}  // namespace tally::dou_dizhu
