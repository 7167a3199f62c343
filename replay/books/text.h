// A text of a book, in the languages of the house; in one that not everything is said in, maybe.
#pragma once

#include <string>

#include "engine/core/message.h"

namespace tally {

struct Text {
  std::string en, zh;
  std::string vi = {};

  [[nodiscard]] const std::string& in(Lang lang) const {
    if (lang == Lang::vi && !vi.empty()) return vi;
    return of_language(lang, en, zh);
  }
};

}  // namespace tally
