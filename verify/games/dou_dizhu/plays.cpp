#include "verify/games/dou_dizhu/plays.h"

#include "verify/games/dou_dizhu/by_rules.h"

namespace tally::proofs {

using namespace dou_dizhu;

namespace {

Number of_rank(const SomeCards& c, int rank) {
  return c.counts.part(static_cast<unsigned>(rank * bits_per_rank), bits_per_rank);
}

}  // namespace

SomeCards some_cards(const std::string& name) {
  const Bits counts = Bits::named(name);
  return {counts, by_count(counts)};
}

Truth out_of_one_deck(const SomeCards& c, int cards) {
  constexpr Counts above = ~std::uint64_t{0} << (ranks * bits_per_rank);
  Truth out = none(above & c.counts);
  Number sum = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    const Number n = of_rank(c, rank);
    out = both(out, n <= (rank < rank_black_joker ? 4 : 1));
    sum = sum + n;
  }
  return both(out, sum == cards);
}

std::vector<Reading> readings_of(const SomeCards& c, int cards, const TypeRules& rules) {
  std::vector<Reading> out;
  const TypeList& list = types_by_size[static_cast<std::size_t>(cards)];
  for (unsigned i = 0; i < list.n; ++i) {
    const Type type = list.at[i];
    const int length = list.length[i];
    for (RankSet heads = heads_of(type, length, all_ranks); heads != 0; heads &= heads - 1) {
      const int head = std::countr_zero(heads) / bits_per_rank;
      out.push_back(
          {type, head, length, by_rules::makes(type, head, length, c.by_count, cards, rules)});
    }
  }
  return out;
}

Truth is_one_of(const std::vector<Reading>& readings, Type type) {
  Truth out(false);
  for (const Reading& r : readings)
    if (type == Type::none || r.type == type) out = either(out, r.holds);
  return out;
}

Truth more_than_one(const std::vector<Reading>& readings) {
  Truth one(false);
  Truth two(false);
  for (const Reading& r : readings) {
    two = either(two, both(one, r.holds));
    one = either(one, r.holds);
  }
  return two;
}

Words rank_words(std::uint64_t counts) {
  constexpr const char* names[] = {"3",  "4", "5", "6", "7", "8", "9",
                                   "10", "J", "Q", "K", "A", "2"};
  Words out;
  for (int rank = 0; rank < ranks; ++rank)
    for (int i = 0; i < count_of(counts, rank); ++i) {
      const bool joker = rank >= rank_black_joker;
      // The two jokers are the last of the deck, as their ranks are.
      const int at = joker ? deck_size - ranks + rank : 0;
      const CardInfo& card = card_infos()[static_cast<std::size_t>(at)];
      const std::string before = out.en.empty() ? "" : " ";
      out.en += before + (joker ? std::string(card.en) : names[rank]);
      out.zh += before + (joker ? std::string(card.zh) : names[rank]);
    }
  return out;
}

Words type_words(Type type) {
  const auto i = static_cast<std::size_t>(type);
  return {std::string(type_en()[i]), std::string(type_zh()[i])};
}

std::vector<Number> lowest_first(const SomeCards& c) {
  std::vector<Number> out;
  for (int rank = ranks - 1; rank > 0; --rank) out.push_back(of_rank(c, rank));
  return out;
}

}  // namespace tally::proofs
