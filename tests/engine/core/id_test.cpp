// Ids of one sort are not taken for ids of another: what must not compile, and what must.
#include "engine/core/id.h"

#include <concepts>
#include <type_traits>

#include <gtest/gtest.h>

#include "engine/core/types.h"
#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/rulebook/rules.h"

namespace tally {
namespace {

template <class A, class B>
concept compared = requires(A a, B b) {
  a == b;
  a < b;
};
template <class A, class B>
concept equated = requires(A a, B b) {
  a == b;
}
|| requires(A a, B b) { a != b; }
|| requires(A a, B b) { b == a; }
|| requires(A a, B b) { b != a; };
template <class A, class B>
concept ordered = requires(A a, B b) {
  a < b;
}
|| requires(A a, B b) { a >= b; }
|| requires(A a, B b) { b < a; }
|| requires(A a, B b) { b >= a; };
template <class To, class From>
constexpr bool apart = !std::is_constructible_v<To, From> && !std::is_assignable_v<To&, From> &&
                       !std::is_convertible_v<From, To> && !equated<To, From> && !ordered<To, From>;
template <class To, class From>
constexpr bool together = std::is_convertible_v<From, To>&& compared<To, From>;

using SgsKind = sanguosha::kind::Id;
using SgsRule = sanguosha::rule::Id;

// Ids of two sorts.
static_assert(apart<Seat, Card> && apart<Seat, Kind> && apart<Seat, Rule>);
static_assert(apart<Card, Seat> && apart<Card, Kind> && apart<Card, Rule>);
static_assert(apart<Kind, Seat> && apart<Kind, Card> && apart<Kind, Rule>);
static_assert(apart<Rule, Seat> && apart<Rule, Card> && apart<Rule, Kind>);
static_assert(apart<sanguosha::Cause, Card> && apart<Card, sanguosha::Cause>);

// Enumerators that name ids of another sort, or none.
static_assert(apart<Kind, SgsRule> && apart<Kind, dou_dizhu::rule::Id>);
static_assert(apart<Rule, SgsKind> && apart<Rule, dou_dizhu::kind::Id>);
static_assert(apart<Seat, SgsKind> && apart<Seat, SgsRule> && apart<Card, SgsKind>);
static_assert(apart<Card, sanguosha::General> && apart<Card, sanguosha::Name>);
static_assert(apart<sanguosha::Cause, sanguosha::Name> && apart<Rule, sanguosha::Skill>);

// Those of their own sort, and numbers.
static_assert(together<Kind, SgsKind> && together<Kind, dou_dizhu::kind::Id>);
static_assert(together<Rule, SgsRule> && together<Rule, dou_dizhu::rule::Id>);
static_assert(together<Seat, Seat> && together<Seat, int> && together<Card, std::size_t>);

// Sets.
template <class Set, class Member>
concept can_hold = requires(Set set, Member m) {
  set.add(m);
  set.contains(m);
};
static_assert(can_hold<KindSet, SgsKind> && can_hold<SeatSet, Seat>);
static_assert(!can_hold<KindSet, SgsRule> && !can_hold<SeatSet, Card> && !can_hold<KindSet, Seat>);
static_assert(std::is_constructible_v<KindSet, SgsKind> &&
              !std::is_constructible_v<KindSet, SgsRule> &&
              !std::is_constructible_v<SeatSet, Card> && !std::is_constructible_v<KindSet, int>);

TEST(Id, IsItsNumber) {
  constexpr Seat s = 3;
  EXPECT_EQ(s, 3);
  EXPECT_EQ(s.number(), 3);
  EXPECT_LT(s, Seat{4});
  EXPECT_EQ(Kind{sanguosha::kind::use}, sanguosha::kind::use);
}

TEST(IdSet, OfItsWordsIsTheSameSet) {
  const SeatSet set{Seat{0}, Seat{5}, Seat{max_seats - 1}};
  EXPECT_EQ(SeatSet::of(set.words()), set);
  EXPECT_EQ(set_of(list_of(set)), set);
}

}  // namespace
}  // namespace tally
