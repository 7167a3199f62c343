#pragma once
// The language of this run: that of --lang, else that of the surroundings. It is settled before
// anything is said, so that also the command line's own mistakes are told in it.
#include <string>

#include "engine/core/message.h"

namespace tally::cli {

// By --lang, wherever it stands on the command line; else by LC_ALL, LC_MESSAGES or LANG, the first
// that is set: zh, zh_CN.UTF-8 … are Chinese, vi, vi_VN.UTF-8 … Vietnamese, all others English.
[[nodiscard]] Lang wanted_language(int argc, const char* const* argv);

// Before threads are made.
void speak(Lang lang);
[[nodiscard]] Lang spoken();

// In the language of this run.
[[nodiscard]] std::string words(const Message& message);
// To standard error.
void complain(const Message& message);

}  // namespace tally::cli
