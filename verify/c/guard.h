#pragma once
// What every function of the C interface does: nothing is thrown out of it.
#include <exception>
#include <string>

#include "replay/words.h"

namespace tally::c {

inline Lang lang_of(int chinese) { return chinese != 0 ? Lang::zh : Lang::en; }
inline std::string text_or_none(const char* text) { return text == nullptr ? "" : text; }

// What `act` returns, or `failed` with the reason in `error`.
template <class Result, class Act>
Result guarded(std::string& error, Result failed, Act&& act) noexcept {
  try {
    error.clear();
    return act();
  } catch (const std::exception& thrown) {
    try {
      error = thrown.what();
    } catch (...) {
      error.clear();  // no memory to say so
    }
  } catch (...) {
    error.clear();
  }
  return failed;
}

}  // namespace tally::c
