#pragma once
// What is wrong with a choice that breaks a rule.
#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/game.h"
#include "engine/sanguosha/rulebook/rules.h"

namespace tally::sanguosha {

// Which of its conditions is broken, where a rule has several (Verdict::why).
// clang-format off
#define TALLY_SGS_WHYS(X)                                             \
  X(plain)                                                            \
  X(number)                                                           \
  X(no_card)                                                          \
  X(no_hand_card)                                                     \
  X(oneself)                                                          \
  X(victim)                                                           \
  X(fixed)     /* not on the one it must be used on */                \
  /* of skills */                                                     \
  X(not_his)   /* he does not have it */                              \
  X(once)      /* used already in this play phase */                  \
  X(seats)     /* another number of players */                        \
  X(target)    /* not on this player */                               \
  X(no_price)  /* not the cards it costs */                           \
  X(immune)    /* it keeps its owner from being a target */           \
  X(kingdom)   /* not of the kingdom called on */                     \
  X(no_ally)   /* nobody of the kingdom to call on */                 \
  X(answer)    /* not what it asks for */                             \
  X(trick)     /* against another trick, or for another player */     \
  X(who)       /* another player's to do */                           \
  X(offered)   /* generals that cannot be offered */                  \
  X(lords)     /* offered to the lord without those he always has */ \
  X(times)     /* as often as this table allows */
// clang-format on

namespace why {
enum Id : std::uint8_t {
#define TALLY_X(name) name,
  TALLY_SGS_WHYS(TALLY_X)
#undef TALLY_X
      count
};
}  // namespace why

// What a judge says: nothing is wrong, or this rule is broken, or a hidden card decides.
inline constexpr Verdict fine{};
inline constexpr Verdict undecided{rule::none, true};
[[nodiscard]] constexpr Verdict broken(Rule r, std::uint8_t why = why::plain) {
  return {r, false, why};
}

// What is said when this condition of a rule is broken.
struct Refusal {
  std::uint8_t why = why::plain;
  const Breach* says = nullptr;
};
// TALLY_REFUSAL(name, English, Chinese): a row of the table of messages, beside its rule.
#define TALLY_REFUSAL(name, ...)                                 \
  namespace breach {                                             \
  inline constexpr Breach name{"sanguosha." #name, __VA_ARGS__}; \
  }

[[nodiscard]] std::span<const std::string_view> why_keys();

// nullptr where the rule's own text says it best.
const Breach* breach_of(Rule broken, std::uint8_t why = why::plain);

}  // namespace tally::sanguosha
