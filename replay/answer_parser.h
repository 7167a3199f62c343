#pragma once
// The words of an answer, one by one, before it is asked what they can mean.
#include <algorithm>
#include <string_view>
#include <vector>

#include "replay/answer_text.h"

namespace tally {

// What of an answer its words say.
struct Said {
  std::vector<Field> fields;
  std::string_view without_card;  // what cards could have been used as, where none is named

  [[nodiscard]] bool says(Field f) const { return std::ranges::find(fields, f) != fields.end(); }
};

// Throws io::InputError as read_answer() does.
Said parse_answer(std::string_view text, const Schema& schema, const Question& q, int players,
                  TypedAnswer& out);

}  // namespace tally
