#pragma once
// An explanation as a picture: causes above what they led to, the event itself at the bottom.
#include <span>
#include <string>
#include <string_view>

#include "engine/core/message.h"
#include "verify/why/explain.h"

namespace tally::why {

// For graphviz.
[[nodiscard]] std::string dot_of(const Explanation& all, std::span<const std::string_view> rule_ids,
                                 Lang lang);
// A file of its own, light or dark as its reader has it.
[[nodiscard]] std::string svg_of(const Explanation& all, std::span<const std::string_view> rule_ids,
                                 Lang lang);

}  // namespace tally::why
