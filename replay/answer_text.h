#pragma once
// An answer as a person types it: "333444-55", "pass", "S7.slash to 3", "recast SJ.iron_chain",
// "♠7.slash SA.slash as slash to 2", "slash S7.slash", "bid 2", "draft lvbu", "pioneer way look
// deputy to 6". Works for any game from its schema.
#include <array>
#include <string>
#include <string_view>

#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally {

struct TypedAnswer {
  Event event;  // its cards lie in `cards`
  std::array<Card, max_cards> cards{};
};

// An answer to `q` by whoever is asked, in a game of so many players. Not judged; but of cards that
// look alike it has those with which it is legal, whichever is typed, and what is not typed it has
// from the legal answers, where they agree in it. Throws io::InputError that says what was
// expected. `out` must stay where it is as long as its event is used.
void read_answer(std::string_view text, const Schema& schema, const Question& q, int players,
                 TypedAnswer& out);

// The other way round: an answer to `q` so that read_answer() makes it out of that.
std::string answer_text(const Schema& schema, const Question& q, const Event& e);
// What stands behind the rest for whom it is aimed at: " to 3"; "" for nobody.
std::string aim_text(const SeatList& seats);

}  // namespace tally
