#include "engine/dou_dizhu/options.h"

namespace tally::dou_dizhu {
namespace {

#define TALLY_X(name, id, ...) constexpr std::string_view values_of_##name[] = {__VA_ARGS__};
#define TALLY_N(name, id, ...)
TALLY_DDZ_OPTIONS(TALLY_X, TALLY_X, TALLY_N)
#undef TALLY_X
#undef TALLY_N

constexpr OptionInfo all_options[] = {
#define TALLY_S(name, id, ...) {id, #name, values_of_##name, 0, 0, 0, true},
#define TALLY_X(name, id, ...) {id, #name, values_of_##name},
#define TALLY_N(name, id, initial, low, high) {id, #name, {}, initial, low, high},
    TALLY_DDZ_OPTIONS(TALLY_S, TALLY_X, TALLY_N)
#undef TALLY_S
#undef TALLY_X
#undef TALLY_N
};

}  // namespace

std::span<const OptionInfo> option_infos() { return all_options; }

}  // namespace tally::dou_dizhu
