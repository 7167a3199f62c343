#include "engine/dou_dizhu/combination.h"

#include "engine/dou_dizhu/rules.h"

namespace tally::dou_dizhu {
namespace {

// Ranks side by side, jokers and 2 included.
constexpr bool side_by_side(RankSet of) {
  return of != 0 && of == run_of(std::countr_zero(of) / bits_per_rank, std::popcount(of));
}

// A triplet, or triplets, with what does not go with them.
Rule wrong_kickers(const ByCount<RankSet>& c, int cards) {
  const int triplets = std::popcount(c.three);
  if (triplets == 1 && cards < 6) return cards == 4 ? rule::triplet_single : rule::triplet_pair;
  if (triplets == 1) return none(c.four) ? rule::type : rule::quad_singles;
  if (!side_by_side(c.three)) return rule::triplets;
  if ((c.three & ~chain_set) != 0) return rule::chain_ranks;
  const int attached = cards - 3 * triplets;
  if (attached == triplets) return rule::triplets_singles;
  if (attached == 2 * triplets && none(c.one)) return rule::triplets_pairs;
  return rule::kickers_mixed;
}

// A card with its suit, or a joker, as a bit; what is none as all bits.
constexpr std::array<std::uint64_t, card_ids> card_bits = [] {
  std::array<std::uint64_t, card_ids> bits{};
  bits.fill(~std::uint64_t{0});
  for (unsigned c = 0; c < deck_size; ++c) bits[c] = std::uint64_t{1} << c;
  return bits;
}();

}  // namespace

Tally tally_of_hand(std::span<const Card> cards) {
  // The suits of a rank are as many bits as its count; but the jokers are two ranks, not one.
  static_assert(suits == bits_per_rank && red_joker == black_joker + 1);
  std::uint64_t suited = 0;
  for (const Card c : cards) suited |= card_bits[c];
  if ((suited & ~whole_deck) != 0) return tally_of(cards);
  constexpr std::uint64_t fives = all_ranks * 5;
  constexpr std::uint64_t threes = all_ranks * 3;
  constexpr std::uint64_t jokers = std::uint64_t{3} << black_joker;
  const std::uint64_t pairs = (suited & ~jokers) - ((suited & ~jokers) >> 1U & fives);
  const Counts counts = (pairs & threes) + (pairs >> 2U & threes);
  const Tally t{.counts = counts | (suited & one_of(rank_black_joker)) |
                          (suited >> red_joker) * one_of(rank_red_joker),
                .suited = suited,
                .cards = static_cast<int>(cards.size())};
  // A card that is there twice is one bit. Two ranks to a byte, all bytes added up in the highest.
  constexpr std::uint64_t bytes = 0x0101010101010101ULL;
  const std::uint64_t twos = (t.counts & bytes * 0xF) + (t.counts >> 4U & bytes * 0xF);
  return twos * bytes >> 56U == cards.size() ? t : tally_of(cards);
}

Tally careful_tally_of(std::span<const Card> cards) {
  constexpr Counts eights = all_ranks << 3U;
  Tally t;
  for (const Card c : cards) {
    if (!is_card(c)) {
      t.unseen = t.unseen || c == unknown_card;
      t.sound = t.sound && c == unknown_card;
      continue;
    }
    t.counts += one_of(rank_of(c));
    if ((t.counts & eights) != 0) {
      t.counts -= one_of(rank_of(c));
      t.sound = false;
    }
    if (!is_suited(c)) continue;
    const std::uint64_t bit = std::uint64_t{1} << c;
    t.sound = t.sound && (t.suited & bit) == 0;
    t.suited |= bit;
  }
  t.cards = static_cast<int>(cards.size());
  return t;
}

Rule rule_of(Type type) {
  static constexpr std::array<Rule, type_count> rules = {
      rule::type,           rule::single,
      rule::pair,           rule::triplet,
      rule::triplet_single, rule::triplet_pair,
      rule::sequence,       rule::pairs,
      rule::triplets,       rule::triplets_singles,
      rule::triplets_pairs, rule::bomb,
      rule::rocket,         rule::quad_singles,
      rule::quad_pairs,     rule::quads,
      rule::quads,          rule::quads};
  const auto i = static_cast<std::size_t>(type);
  return i < rules.size() ? rules[i] : Rule{rule::type};
}

const TypeRules& loosest_rules() {
  static const TypeRules rules = [] {
    TypeRules r;
    r.equal = 4;
    r.adjacent = r.full_chain = r.jokers = r.quad_singles = r.quad_one_pair = true;
    r.quad_pairs = r.quads = true;
    return r;
  }();
  return rules;
}

Rule why_no_combination(Counts counts, int cards, const TypeRules& rules) {
  if (read(counts, cards, Type::none, {}, rules).type != Type::none) return no_rule;
  const Combination loose = read(counts, cards, Type::none, {}, loosest_rules());
  if (loose.type != Type::none) return rule_of(loose.type);
  const ByCount<RankSet> c = by_count<RankSet>(counts);
  if (!none(c.three) && !none(c.one | c.two | c.four)) return wrong_kickers(c, cards);
  if (!none(c.four)) return none(c.one | c.three) ? rule::quad_pairs : rule::quad_singles;
  // Only one kind of group, and more than one of them: a chain that is none.
  for (const Type type : {Type::sequence, Type::pairs, Type::triplets}) {
    const Shape& shape = shape_of(type);
    const RankSet of = c.exactly(shape.unit);
    const int length = std::popcount(of);
    const int enough = type == Type::sequence ? 3 : 2;  // to be taken for one at all
    if (length < enough || of != (c.one | c.two | c.three)) continue;
    const bool high = (of & ~chain_set) != 0;
    if (side_by_side(of) && high && length >= shape.shortest) return rule::chain_ranks;
    return rule_of(type);
  }
  return rule::type;
}

Rule why_not_beaten(const Combination& a, const Combination& b) {
  if (beats(a, b)) return no_rule;
  if (b.type == Type::rocket) return rule::rocket;
  if (b.type == Type::bomb) return rule::bomb;
  if (a.type != b.type) return rule::same_type;
  if (a.cards != b.cards) return rule::same_length;
  return rule::higher;
}

}  // namespace tally::dou_dizhu
