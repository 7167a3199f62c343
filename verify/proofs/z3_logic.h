#pragma once
// The solver's side of engine/core/logic.h: truth, numbers and sets that are expressions. A rule
// that is a template is called with these types and becomes a formula. For verify/proofs and tests
// alone: z3++.h is a heavy header.
#include <cstdint>
#include <initializer_list>
#include <string>

#include <z3++.h>

#include "verify/proofs/change.h"

namespace tally::proofs {

// All expressions of a thread live in one context.
z3::context& context();

// Numbers are bit vectors, signed: whatever a rule counts is far below 2^19, and a finite domain is
// decided without fail.
inline constexpr unsigned number_bits = 20;
inline constexpr unsigned set_bits = 64;

class Number {
 public:
  Number(int value)  // NOLINT: as int does
      : e_(context().bv_val(number_now(value), number_bits)) {}
  explicit Number(z3::expr e) : e_(std::move(e)) {}
  static Number named(const std::string& name) {
    return Number(context().bv_const(name.c_str(), number_bits));
  }
  [[nodiscard]] const z3::expr& expr() const { return e_; }

  friend Number operator+(const Number& a, const Number& b) { return of(Term::plus, a, b); }
  friend Number operator-(const Number& a, const Number& b) { return of(Term::minus, a, b); }
  friend Number operator*(const Number& a, const Number& b) { return of(Term::times, a, b); }
  friend Number operator/(const Number& a, const Number& b) { return of(Term::over, a, b); }

 private:
  static Number of(Term t, const Number& a, const Number& b) {
    switch (term_now(t)) {
      case Term::plus: return Number(a.e_ + b.e_);
      case Term::minus: return Number(a.e_ - b.e_);
      case Term::times: return Number(a.e_ * b.e_);
      case Term::over: return Number(a.e_ / b.e_);
      case Term::first: return a;
      default: return b;
    }
  }

  z3::expr e_;
};

class Truth {
 public:
  explicit Truth(bool value) : e_(context().bool_val(value)) {}
  explicit Truth(z3::expr e) : e_(std::move(e)) {}
  static Truth named(const std::string& name) { return Truth(context().bool_const(name.c_str())); }
  [[nodiscard]] const z3::expr& expr() const { return e_; }

 private:
  z3::expr e_;
};

class Bits {
 public:
  Bits(std::uint64_t value) : e_(context().bv_val(value, set_bits)) {}  // NOLINT: as a word does
  explicit Bits(z3::expr e) : e_(std::move(e)) {}
  static Bits named(const std::string& name) {
    return Bits(context().bv_const(name.c_str(), set_bits));
  }
  [[nodiscard]] const z3::expr& expr() const { return e_; }
  // `width` bits from `low` on, as a number.
  [[nodiscard]] Number part(unsigned low, unsigned width) const {
    return Number(z3::zext(e_.extract(low + width - 1, low), number_bits - width));
  }

  friend Bits operator&(const Bits& a, const Bits& b) { return Bits(a.e_ & b.e_); }
  friend Bits operator|(const Bits& a, const Bits& b) { return Bits(a.e_ | b.e_); }
  friend Bits operator~(const Bits& a) { return Bits(~a.e_); }
  friend Bits operator>>(const Bits& a, unsigned n) {
    return Bits(z3::lshr(a.e_, context().bv_val(n, set_bits)));
  }

 private:
  z3::expr e_;
};

inline Truth compared(Term t, const Number& a, const Number& b) {
  switch (term_now(t)) {
    case Term::equal: return Truth(a.expr() == b.expr());
    case Term::less: return Truth(a.expr() < b.expr());
    case Term::more: return Truth(a.expr() > b.expr());
    case Term::at_most: return Truth(a.expr() <= b.expr());
    case Term::at_least: return Truth(a.expr() >= b.expr());
    case Term::always: return Truth(true);
    default: return Truth(false);
  }
}
inline Truth operator==(const Number& a, const Number& b) { return compared(Term::equal, a, b); }
inline Truth operator<(const Number& a, const Number& b) { return compared(Term::less, a, b); }
inline Truth operator>(const Number& a, const Number& b) { return compared(Term::more, a, b); }
inline Truth operator<=(const Number& a, const Number& b) { return compared(Term::at_most, a, b); }
inline Truth operator>=(const Number& a, const Number& b) { return compared(Term::at_least, a, b); }

inline Truth joined(Term t, const Truth& a, const Truth& b) {
  switch (term_now(t)) {
    case Term::both: return Truth(a.expr() && b.expr());
    case Term::either: return Truth(a.expr() || b.expr());
    case Term::first: return a;
    case Term::second: return b;
    case Term::always: return Truth(true);
    default: return Truth(false);
  }
}
inline Truth both(const Truth& a, const Truth& b) { return joined(Term::both, a, b); }
inline Truth either(const Truth& a, const Truth& b) { return joined(Term::either, a, b); }
inline Truth negate(const Truth& a) {
  return term_now(Term::negate) == Term::negate ? Truth(!a.expr()) : a;
}
inline Truth implies(const Truth& a, const Truth& b) { return either(negate(a), b); }
inline Truth all(std::initializer_list<Truth> list) {
  Truth out(true);
  for (const Truth& t : list) out = both(out, t);
  return out;
}
inline Truth any(std::initializer_list<Truth> list) {
  Truth out(false);
  for (const Truth& t : list) out = either(out, t);
  return out;
}
inline Truth between(int low, const Number& n, int high) { return both(low <= n, n <= high); }
inline Truth same(const Truth& a, const Truth& b) { return Truth(a.expr() == b.expr()); }
inline Number ite(const Truth& c, const Number& a, const Number& b) {
  switch (term_now(Term::choice)) {
    case Term::choice: return Number(z3::ite(c.expr(), a.expr(), b.expr()));
    case Term::first: return a;
    default: return b;
  }
}
inline Truth none(const Bits& set) {
  switch (term_now(Term::none)) {
    case Term::none: return Truth(set.expr() == context().bv_val(0, set_bits));
    case Term::always: return Truth(true);
    default: return Truth(false);
  }
}
inline Number doubled(const Number& n, const Number& times) {
  if (term_now(Term::doubled) != Term::doubled) return n;
  return Number(z3::shl(n.expr(), times.expr()));
}

}  // namespace tally::proofs
