#pragma once
// Generals as people call them, by the names that programs give them in their data.
#include <string_view>

namespace tally::import {

// "dengai", "hs__dengai", "gz_dengai": 邓艾. "" where no general of ours is spelt so.
[[nodiscard]] std::string_view chinese_name(std::string_view general);

}  // namespace tally::import
