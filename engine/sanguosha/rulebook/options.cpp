#include "engine/sanguosha/rulebook/options.h"

namespace tally::sanguosha {
namespace {

#define TALLY_X(name, id, ...) constexpr std::string_view values_of_##name[] = {__VA_ARGS__};
#define TALLY_N(name, id, ...)
TALLY_SGS_OPTIONS(TALLY_X, TALLY_N)
#undef TALLY_X
#undef TALLY_N

// What is printed on the cards is no matter of play: a record's own deck counts.
constexpr bool of_the_deck(Opt o) { return o == Opt::peach_queen; }

constexpr OptionInfo all_options[] = {
#define TALLY_X(name, id, ...) {id, #name, values_of_##name, 0, 0, 0, of_the_deck(Opt::name)},
#define TALLY_N(name, id, initial, low, high) {id, #name, {}, initial, low, high},
    TALLY_SGS_OPTIONS(TALLY_X, TALLY_N)
#undef TALLY_X
#undef TALLY_N
};

}  // namespace

std::span<const OptionInfo> option_infos() { return all_options; }

}  // namespace tally::sanguosha
