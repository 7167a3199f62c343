#pragma once
// What the files of this folder give to the kit; verify/games/kit.h says what each is.
#include <array>

#include "verify/games/kit.h"

namespace tally::verify {

std::span<const Invariant> dou_dizhu_invariants();
std::unique_ptr<Watch> dou_dizhu_watch();
std::unique_ptr<Player> dou_dizhu_player(const Game& game);
bool dou_dizhu_renumbered(const Record& from, int by, Ruleset& rules, Record& out);
Sheet dou_dizhu_score(const diff::Story& story, const Match& match, const SeatList& winners,
                      const Ruleset& rules);
extern const std::array<Trait, 1> dou_dizhu_traits;  // landlord or farmer

}  // namespace tally::verify

namespace tally::explore {

Message dou_dizhu_set_up(const verify::Described& table, const Ruleset& rules,
                         std::vector<std::byte>& out);
void dou_dizhu_same_future(std::span<std::byte> bookmark, const Ruleset& rules);
extern const std::array<verify::SmallTable, 3> dou_dizhu_small;
int dou_dizhu_side(std::span<const std::byte> bookmark, Seat seat);

}  // namespace tally::explore

namespace tally::proofs {

std::span<const TheoremText> dou_dizhu_texts();
std::vector<Theorem> dou_dizhu_theorems(const Ruleset& rules);
const std::vector<Formula>& dou_dizhu_formulas();

}  // namespace tally::proofs

namespace tally::versus {

// By the options that differ:
// - which cards are a combination: one hand is dealt `cards` (dou_dizhu::Counts) and leads with
//   just these, as a type that only one of the two has them as;
// - whom a card turned up among the last cards makes landlord: it lies there;
// - what a game counts: one hand is dealt what can be played at once.
Aim dou_dizhu_aim(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t cards);
std::optional<proofs::Words> dou_dizhu_same_because(const Game& game, const Ruleset& a,
                                                    const Ruleset& b, std::size_t index);

}  // namespace tally::versus

namespace tally::why {

std::unique_ptr<Tracer> dou_dizhu_causes(const Schema& schema);

}  // namespace tally::why
