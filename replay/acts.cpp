#include "replay/acts.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "replay/messages.h"
#include "replay/words.h"

#define TALLY_TABLE "act"
namespace tally::say {

TALLY_SAY(choose_a, (Message), "choose a {0}", "选择{0}")
TALLY_SAY(choose_one, (Message), "choose: {0}", "选择一项：{0}")
TALLY_SAY(choose_word, (Texts), "{0}", "{0}")

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

// The names among which an answer of this kind chooses, where it is nothing but a name.
class Names final : public AnswerSink {
 public:
  Names(const Schema& schema, Kind kind) : kind_(kind) {
    const auto fields = schema.kinds[kind].fields;
    const bool only = fields.size() == 2 && fields[0].field == Field::seat &&
                      fields[1].type == FieldType::name && !fields[1].en.empty();
    if (only) names_ = &fields[1];
  }
  [[nodiscard]] bool any() const { return names_ != nullptr; }
  bool take(const Event& answer) override {
    if (answer.kind != kind_ || answer.what >= names_->en.size()) return true;
    words.push_back(say::choose_word(Texts(names_->en[answer.what], names_->zh[answer.what])));
    return words.size() < most;
  }
  std::vector<Message> words;

 private:
  static constexpr std::size_t most = 8;
  Kind kind_;
  const FieldInfo* names_ = nullptr;
};

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
    if (only_names(kind)) {
      act = say::choose_a(std::move(act));
    } else if (Names names(schema, k); names.any()) {
      q.each(names);
      if (!names.words.empty())
        act = say::choose_one(joined(std::move(names.words), say::comma, say::or_));
    }
    acts.push_back(std::move(act));
  }
  return joined(std::move(acts), say::comma, say::or_);
}

}  // namespace tally
