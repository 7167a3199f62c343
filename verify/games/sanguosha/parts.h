#pragma once
// What the files of this folder give to the kit; verify/games/kit.h says what each is.
#include <array>

#include "verify/games/kit.h"

namespace tally::sanguosha {
struct State;
}

namespace tally::verify {

// Where a match of this game stands.
const sanguosha::State& state_of(const Match& match);
std::span<const Invariant> identity_invariants();
std::unique_ptr<Watch> identity_watch();
std::unique_ptr<Player> identity_player(const Game& game);
bool identity_renumbered(const Record& from, int by, Ruleset& rules, Record& out);
bool identity_exchanged(const Record& from, Random& chance, Record& out);
Sheet sanguosha_score(const diff::Story& story, const Match& match, const SeatList& winners,
                      const Ruleset& rules);
bool sanguosha_ties_share(const Ruleset& rules);
void identity_discards_sorted(std::span<std::byte> state);
extern const std::array<Trait, 2> sanguosha_traits;  // role, general

}  // namespace tally::verify

namespace tally::explore {

Message sanguosha_set_up(const verify::Described& table, const Ruleset& rules,
                         std::vector<std::byte>& out);
void sanguosha_tell(const verify::Described& table, const Ruleset& rules, Record& out);
void sanguosha_same_future(std::span<std::byte> bookmark, const Ruleset& rules);
bool sanguosha_same_within(const Question& q, const Match& match, std::span<const std::byte> from,
                           const Ruleset& rules, std::vector<std::byte>& out);
extern const std::array<verify::SmallTable, 4> sanguosha_small;
int sanguosha_side(std::span<const std::byte> bookmark, Seat seat);

}  // namespace tally::explore

namespace tally::proofs {

std::span<const TheoremText> sanguosha_texts();
std::vector<Theorem> sanguosha_theorems(const Ruleset& rules);
const std::vector<Formula>& sanguosha_formulas();
std::vector<Words> sanguosha_not_in_proofs(const Ruleset& rules);

}  // namespace tally::proofs

namespace tally::versus {

// By the options that differ:
// - when spies have won: all others are attacked until none is left, the lord last;
// - what happens when the piles run out, or the rounds: nobody fights, everybody keeps what he can;
// - skills, where nobody chooses a general: the set-up brings some, as a record may.
Aim sanguosha_aim(const Game& game, const Ruleset& a, const Ruleset& b, std::uint64_t cards);
std::optional<proofs::Words> sanguosha_same_because(const Game& game, const Ruleset& a,
                                                    const Ruleset& b, std::size_t option);

}  // namespace tally::versus

namespace tally::graphs {

std::optional<Graph> sanguosha_seats(std::span<const std::byte> bytes);
bool sanguosha_has_endgame(const Game& game, const Ruleset& rules);
States sanguosha_states(const Ruleset& rules, const Endgame& endgame, const Limits& limits,
                        const std::function<void()>& tick);

}  // namespace tally::graphs

namespace tally::hidden {

std::optional<Identities> sanguosha_identities(const Trace& trace, const Ruleset& rules,
                                               std::size_t steps);
std::unique_ptr<Unveiling> sanguosha_unveiling(const Trace& trace, const Ruleset& rules,
                                               const std::optional<Roles>& roles);
std::unique_ptr<Unveiling> war_unveiling(const Trace& trace, const Ruleset& rules);
std::vector<Concealed> sanguosha_concealed(const Trace& trace, const Ruleset& rules,
                                           std::size_t steps);

}  // namespace tally::hidden

namespace tally::why {

std::unique_ptr<Tracer> sanguosha_causes(const Schema& schema);

}  // namespace tally::why
