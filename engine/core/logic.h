#pragma once
// The Boolean abstraction: a rule that is also to be proved is one function template over its truth
// type B, number type N and set type (a set of small numbers as bits). In play B = bool, N = int,
// sets are words; in a proof all are solver expressions.
#include <cstdint>

namespace tally {

[[nodiscard]] constexpr int ite(bool c, int a, int b) { return c ? a : b; }
[[nodiscard]] constexpr bool both(bool a, bool b) { return (a & b) != 0; }
[[nodiscard]] constexpr bool either(bool a, bool b) { return (a | b) != 0; }
[[nodiscard]] constexpr bool negate(bool a) { return !a; }
[[nodiscard]] constexpr int doubled(int n, int times) { return n << times; }
[[nodiscard]] constexpr bool none(std::uint64_t set) { return set == 0; }

template <class N>
[[nodiscard]] constexpr N larger(const N& a, const N& b) {
  return ite(a < b, b, a);
}
template <class N>
[[nodiscard]] constexpr N smaller(const N& a, const N& b) {
  return ite(a < b, a, b);
}

}  // namespace tally
