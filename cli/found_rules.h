#pragma once
// Rules and options by words of theirs, for `tally rules`.
#include <string>
#include <vector>

#include "cli/arguments.h"
#include "engine/core/message.h"

namespace tally::cli {

// Appends what has all of these words that anything has: one entry in full, several a line each.
// False where there is none. What no rule and no option has is added to `unknown`, in words.
bool print_found(std::string& out, const std::string& asked, const RulesArguments& arguments,
                 std::vector<Message>& unknown);

}  // namespace tally::cli
