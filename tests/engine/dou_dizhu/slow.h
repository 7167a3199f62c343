#pragma once
// What a combination is, said once more, slowly and plainly: over sorted lists of ranks, one case a
// type. Only for tests.
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "engine/dou_dizhu/combination.h"

namespace tally::dou_dizhu::slow {

using Set = std::array<int, ranks>;  // how many of each rank

inline int size_of(const Set& s) {
  int n = 0;
  for (const int k : s) n += k;
  return n;
}
inline Counts packed(const Set& s) {
  Counts c = 0;
  for (int r = 0; r < ranks; ++r)
    c += one_of(r) * static_cast<Counts>(s[static_cast<std::size_t>(r)]);
  return c;
}

// Whether what is attached may be: `left` is the set without its chain head … head+length-1.
inline bool singles(const Set& left, int head, int length, int equal, bool beside_ok, bool jokers) {
  for (int r = 0; r < ranks; ++r) {
    const int k = left[static_cast<std::size_t>(r)];
    if (k == 0) continue;
    if (r >= head && r < head + length) return false;
    if (k > equal) return false;
    const bool beside = r < chain_ranks && (r == head - 1 || r == head + length);
    if (k == 3 && equal >= 3 && beside && !beside_ok) return false;
  }
  return jokers || left[13] + left[14] < 2;
}
inline bool pairs(const Set& left, int head, int length) {
  for (int r = 0; r < ranks; ++r) {
    const int k = left[static_cast<std::size_t>(r)];
    if (k != 0 && (k != 2 || r > rank_two || (r >= head && r < head + length))) return false;
  }
  return true;
}

inline bool is(Type type, int head, int length, const Set& set, const TypeRules& rules) {
  const int n = size_of(set);
  const auto at = [&](int r) { return set[static_cast<std::size_t>(r)]; };
  if (type == Type::rocket) return n == 2 && at(13) == 1 && at(14) == 1;
  struct Plain {
    int unit, least, per;
    bool pair;
  };
  Plain p{};
  switch (type) {
    case Type::single: p = {1, 1, 0, false}; break;
    case Type::pair: p = {2, 1, 0, false}; break;
    case Type::triplet: p = {3, 1, 0, false}; break;
    case Type::triplet_single: p = {3, 1, 1, false}; break;
    case Type::triplet_pair: p = {3, 1, 1, true}; break;
    case Type::sequence: p = {1, 5, 0, false}; break;
    case Type::pairs: p = {2, 3, 0, false}; break;
    case Type::triplets: p = {3, 2, 0, false}; break;
    case Type::triplets_singles: p = {3, 2, 1, false}; break;
    case Type::triplets_pairs: p = {3, 2, 1, true}; break;
    case Type::bomb: p = {4, 1, 0, false}; break;
    case Type::quad_singles: p = {4, 1, 2, false}; break;
    case Type::quad_pairs: p = {4, 1, 2, true}; break;
    case Type::quads: p = {4, 2, 0, false}; break;
    case Type::quads_singles: p = {4, 2, 2, false}; break;
    case Type::quads_pairs: p = {4, 2, 2, true}; break;
    default: return false;
  }
  const bool one = p.least == 1;
  if (one ? length != 1 : length < p.least || head + length > chain_ranks) return false;
  if (p.unit > 1 && head > rank_two) return false;
  if (type == Type::quad_singles && !rules.quad_singles) return false;
  if (type == Type::quad_pairs && !rules.quad_pairs) return false;
  if (p.unit == 4 && !one && !rules.quads) return false;
  if (n != length * (p.unit + p.per * (p.pair ? 2 : 1))) return false;
  Set left = set;
  for (int r = head; r < head + length; ++r) {
    if (at(r) != p.unit) return false;
    left[static_cast<std::size_t>(r)] = 0;
  }
  if (p.per == 0) return size_of(left) == 0;
  if (p.pair) return pairs(left, head, length);
  int equal = 1;
  if (type == Type::triplets_singles) equal = rules.equal;
  if (type == Type::quad_singles && rules.quad_one_pair) equal = 2;
  // 333444555666: when all is one chain of four triplets, that is what it is.
  bool beside_ok = rules.adjacent;
  if (length == 3 && !rules.full_chain) beside_ok = false;
  return singles(left, head, length, equal, beside_ok, rules.jokers);
}

// Every reading there is.
inline std::vector<Combination> readings(const Set& set, const TypeRules& rules) {
  std::vector<Combination> out;
  for (int t = 1; t < type_count; ++t)
    for (int head = 0; head < ranks; ++head)
      for (int length = 1; length <= chain_ranks; ++length) {
        const auto type = static_cast<Type>(t);
        if (type == Type::rocket && (head != 13 || length != 1)) continue;
        if (is(type, head, length, set, rules))
          out.push_back({type, static_cast<std::uint8_t>(head), static_cast<std::uint8_t>(length),
                         static_cast<std::uint8_t>(size_of(set))});
      }
  return out;
}

}  // namespace tally::dou_dizhu::slow
