#include "replay/acts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "replay/messages.h"
#include "replay/words.h"

#define TALLY_TABLE "act"
namespace tally::say {

TALLY_SAY(choose_a, (Message), "choose a {0}", "选择{0}")

}  // namespace tally::say
#undef TALLY_TABLE

namespace tally {
namespace {

// Nothing but a name is an answer, and the kind is called what the name is called.
bool only_names(const KindInfo& kind) {
  return std::ranges::any_of(kind.fields, [&](const FieldInfo& f) {
    return f.type == FieldType::name && f.key == kind.name;
  });
}

}  // namespace

bool asks_a_player(const Schema& schema, const Question& q) {
  for (const Kind k : q.accepts)
    if (schema.kinds[k].role == EventRole::choice) return q.accepts != all_kinds;
  return false;
}

Message said_acts(const Schema& schema, const Question& q) {
  std::vector<Message> acts;
  for (const Kind k : q.accepts) {
    const KindInfo& kind = schema.kinds[k];
    if (kind.role != EventRole::choice) continue;
    Message act = said_word(schema, kind.name);
    acts.push_back(only_names(kind) ? say::choose_a(std::move(act)) : std::move(act));
  }
  return joined(std::move(acts), say::comma, say::or_);
}

}  // namespace tally
