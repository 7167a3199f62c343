#pragma once
// What changes.py writes into the copied rules: every change is there, and one of them is made when
// the program starts, by its number in TALLY_CHANGE. Where the compiler computes a value
// (constexpr) nothing is changed. With TALLY_REACHED=FILE the numbers that were come to are added
// to that file at the end.
#include <cstdio>
#include <cstdlib>

namespace tally::changes {

inline constinit int made = 0;
inline constinit const char* reached_file = nullptr;
inline constinit unsigned char reached[1 << 16] = {};

inline void write_reached() {
  std::FILE* out = std::fopen(reached_file, "a");
  if (out == nullptr) return;
  for (int i = 0; i < 1 << 16; ++i)
    if (reached[i] != 0) std::fprintf(out, "%d\n", i);
  std::fclose(out);
}

[[gnu::constructor(101)]] static void start() {  // before any table is filled
  if (const char* number = std::getenv("TALLY_CHANGE")) made = std::atoi(number);
  if (reached_file != nullptr) return;
  reached_file = std::getenv("TALLY_REACHED");
  if (reached_file != nullptr) std::atexit(write_reached);
}

inline bool now(int change) {
  if (reached_file != nullptr) [[unlikely]]
    reached[change] = 1;
  return made == change;
}
constexpr bool on(int change) { return __builtin_is_constant_evaluated() ? false : now(change); }

template <class T>
constexpr T either(bool on, T changed, T as_written) {
  return on ? changed : as_written;
}
template <class T>  // of a formula, too
constexpr T flipped(bool on, T is) {
  if constexpr (requires { !is; })
    return on ? T(!is) : is;
  else
    return on ? negate(is) : is;
}
template <class A, class B>
constexpr auto less(bool on, const A& a, const B& b) {
  return on ? (a <= b) : (a < b);
}
template <class A, class B>
constexpr auto at_most(bool on, const A& a, const B& b) {
  return on ? (a < b) : (a <= b);
}
template <class A, class B>
constexpr auto more(bool on, const A& a, const B& b) {
  return on ? (a >= b) : (a > b);
}
template <class A, class B>
constexpr auto at_least(bool on, const A& a, const B& b) {
  return on ? (a > b) : (a >= b);
}

// Binds as tightly as the `!` or the call behind it.
struct Turn {
  bool on;
  friend constexpr bool operator->*(Turn turn, bool is) { return is != turn.on; }
};

}  // namespace tally::changes
