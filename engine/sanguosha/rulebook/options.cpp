#include "engine/sanguosha/rulebook/options.h"

#include <iterator>

namespace tally::sanguosha {
namespace {

#define TALLY_X(name, id, ...) constexpr std::string_view values_of_##name[] = {__VA_ARGS__};
#define TALLY_N(...)
#define TALLY_R(...)
#define TALLY_S(name, id, initial, ...) \
  constexpr std::string_view members_of_##name[] = {__VA_ARGS__};
TALLY_SGS_OPTIONS(TALLY_X, TALLY_N, TALLY_R, TALLY_S)
#undef TALLY_X
#undef TALLY_S
#undef TALLY_N
#undef TALLY_R

// What a record's own table was set up with is no matter of play: its mode, its generals, what is
// printed on its cards.
constexpr bool of_the_table(Opt o) {
  return o == Opt::mode || o == Opt::packages || o == Opt::team_pool || o == Opt::peach_queen;
}

constexpr std::string_view role_columns[] = {"lord", "loyalist", "rebel", "spy"};
constexpr int most_of_each[] = {most_in_row, most_in_row, most_in_row, most_in_row};

constexpr OptionInfo all_options[] = {
#define TALLY_X(name, id, ...) \
  {id, #name, values_of_##name, 0, 0, 0, of_the_table(Opt::name), {}, {}, Opt::name == Opt::mode},
#define TALLY_N(name, id, initial, low, high) {id, #name, {}, initial, low, high},
#define TALLY_R(name, id) {id, #name, {}, 0, 0, row_value(most_of_each), false, role_columns},
#define TALLY_S(name, id, initial, ...)     \
  {id,                                      \
   #name,                                   \
   {},                                      \
   initial,                                 \
   1,                                       \
   (1 << std::size(members_of_##name)) - 1, \
   of_the_table(Opt::name),                 \
   {},                                      \
   members_of_##name},
    TALLY_SGS_OPTIONS(TALLY_X, TALLY_N, TALLY_R, TALLY_S)
#undef TALLY_X
#undef TALLY_S
#undef TALLY_N
#undef TALLY_R
};

static_assert(std::size(all_options) <= max_options);

}  // namespace

std::span<const OptionInfo> option_infos() { return all_options; }

}  // namespace tally::sanguosha
