// Every legal answer to a question. Candidates come from the shapes of the types; what is one says
// makes(), what may be played says beats().
#include <algorithm>

#include "engine/dou_dizhu/legal.h"

namespace tally::dou_dizhu {
namespace {

class Offers {
 public:
  Offers(const State& state, const TypeRules& rules, Seat who, AnswerSink& sink)
      : state_(state), rules_(rules), who_(who), sink_(sink) {}

  void all() {
    for (int t = 1; t < type_count && !done_; ++t) of_type(static_cast<Type>(t));
    if (state_.leads || done_) return;
    Event e;
    e.kind = kind::pass;
    e.seat = who_;
    sink_.take(e);
  }

 private:
  void of_type(Type type) {
    const Shape& shape = shape_of(type);
    for (int length = shape.shortest; length <= shape.longest && !done_; ++length) {
      const int cards = shape.each() * length;
      if (cards > most_cards) return;
      const int last = length > 1 ? chain_ranks - length : ranks - 1;
      for (int head = 0; head <= last && !done_; ++head) {
        candidate_ = {type, static_cast<std::uint8_t>(head), static_cast<std::uint8_t>(length),
                      static_cast<std::uint8_t>(cards)};
        if (type == Type::rocket && head != rank_black_joker) continue;
        if (beats(candidate_, state_.to_beat)) chain(shape);
      }
    }
  }

  // The chain itself, if the hand has it; then what is attached.
  void chain(const Shape& shape) {
    Counts of = run_of(candidate_.head, candidate_.length) * shape.unit;
    if (candidate_.type == Type::rocket) of = joker_set;
    for (int r = 0; r < ranks; ++r)
      if (count_of(of, r) > count_of(hand(), r)) return;
    if (shape.unit > 1 && candidate_.type != Type::rocket && candidate_.head >= rank_black_joker)
      return;
    attach(of, 0, shape.kickers * candidate_.length, shape.kicker);
  }

  // `left` groups of `size` equal cards, of this rank or a higher one.
  void attach(Counts cards, int rank, int left, int size) {
    if (left == 0) return offer(cards);
    if (rank == ranks || done_) return;
    attach(cards, rank + 1, left, size);
    const RankSet chain = run_of(candidate_.head, candidate_.length);
    if ((chain & one_of(rank)) != 0) return;
    const int most = std::min(count_of(hand(), rank) / size, left);
    for (int n = 1; n <= most && !done_; ++n)
      attach(cards + one_of(rank) * static_cast<Counts>(n * size), rank + 1, left - n, size);
  }

  // One offer for each set of ranks: of two ways to read them, the one that would count.
  void offer(Counts counts) {
    if (!makes<bool>(candidate_.type, candidate_.head, candidate_.length, by_count<RankSet>(counts),
                     static_cast<int>(candidate_.cards), rules_))
      return;
    if (read(counts, candidate_.cards, candidate_.type, state_.to_beat, rules_) != candidate_)
      return;
    std::array<Card, most_cards> cards{};
    std::size_t n = 0;
    for (int r = 0; r < ranks; ++r) n += take(r, count_of(counts, r), cards.data() + n);
    Event e;
    e.kind = kind::play;
    e.seat = who_;
    e.what = static_cast<std::uint8_t>(candidate_.type);
    e.cards = {cards.data(), n};
    done_ = !sink_.take(e);
  }

  // `n` cards of a rank, with their suits where these are known.
  std::size_t take(int rank, int n, Card* out) const {
    const std::uint64_t of_rank = rank < rank_black_joker ? std::uint64_t{0xF} << (rank * suits)
                                                          : std::uint64_t{1} << any_of(rank);
    std::uint64_t may = state_.at(who_).suited & ~state_.gone & of_rank;
    const bool known = std::popcount(may) == count_of(hand(), rank);
    for (int i = 0; i < n; ++i, may &= may - 1)
      out[i] = known ? static_cast<Card>(std::countr_zero(may)) : any_of(rank);
    return static_cast<std::size_t>(n);
  }

  [[nodiscard]] Counts hand() const { return state_.at(who_).counts; }

  const State& state_;
  const TypeRules& rules_;
  const Seat who_;
  AnswerSink& sink_;
  Combination candidate_;
  bool done_ = false;
};

}  // namespace

void Legal::each(const Question& q, AnswerSink& sink) const {
  if (!State::seated(q.who)) return;
  if (static_cast<Ask>(q.ask) == Ask::play) return Offers(state_, types_, q.who, sink).all();
  if (static_cast<Ask>(q.ask) != Ask::bid) return;  // chance has no list: there are too many
  Event e;
  e.kind = kind::bid;
  e.seat = q.who;
  for (e.value = 0; e.value <= 3; ++e.value)
    if (bid(q.who, q.value, e.seat, e.value) == no_rule && !sink.take(e)) return;
}

}  // namespace tally::dou_dizhu
