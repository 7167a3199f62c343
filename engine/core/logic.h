#pragma once
// The Boolean abstraction: a rule that is also to be proved is one function template over its truth
// type B and number type N. In play B = bool, N = int; in a proof both are solver expressions.
namespace tally {

[[nodiscard]] constexpr int ite(bool c, int a, int b) { return c ? a : b; }
[[nodiscard]] constexpr bool both(bool a, bool b) { return a && b; }
[[nodiscard]] constexpr bool either(bool a, bool b) { return a || b; }
[[nodiscard]] constexpr bool negate(bool a) { return !a; }

template <class N>
[[nodiscard]] constexpr N larger(const N& a, const N& b) {
  return ite(a < b, b, a);
}
template <class N>
[[nodiscard]] constexpr N smaller(const N& a, const N& b) {
  return ite(a < b, a, b);
}

}  // namespace tally
