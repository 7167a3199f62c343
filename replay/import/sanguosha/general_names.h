#pragma once
// Generals as people call them, by the names that programs give them in their data.
#include <string_view>

#include "engine/core/message.h"

namespace tally::import {

// "dengai", "hs__dengai", "gz_dengai": 邓艾. "" where no general of ours is spelt so.
[[nodiscard]] std::string_view chinese_name(std::string_view general);

// general 邓艾 (hs__dengai); by the Chinese name `zh` where the record gives it.
[[nodiscard]] Message general_said(std::string_view general, std::string_view zh = {});

}  // namespace tally::import
