// The rooms of all questions.
#include "engine/sanguosha/legal/ask_rules.h"

namespace tally::sanguosha {

constinit const std::array<const AskRules*, static_cast<std::size_t>(Ask::count)> ask_rules = {
#define TALLY_X(name) &asks::name,
    TALLY_SGS_ASKS(TALLY_X)
#undef TALLY_X
};

}  // namespace tally::sanguosha
