#pragma once
// What the guide, the readers and the checker say in fixed English sentences, in Chinese. The
// English sentence is the key, so those who say it need not know of any language; events in it are
// worded by whoever was asked to speak Chinese (Checker::speak). What is not listed stays as it is.
#include <string>
#include <string_view>

#include "replay/words.h"

namespace tally::report {

// The sentence in the language; unchanged in English.
std::string said_in(std::string_view english, Lang lang);

// What a reader says in English.
Message as_read(std::string_view english);

}  // namespace tally::report
