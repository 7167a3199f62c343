#pragma once
// Whether a condition holds over cards, a role or a general, as far as anybody has seen them. A
// rule says it; of what nobody has seen the Table settles it (Play::holds).
#include <cstdint>

namespace tally::sanguosha {

enum class Truth : std::uint8_t { no, yes, unseen };

[[nodiscard]] constexpr Truth truth(bool holds) { return holds ? Truth::yes : Truth::no; }

}  // namespace tally::sanguosha
