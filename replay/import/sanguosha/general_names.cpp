#include "replay/import/sanguosha/general_names.h"

#include <cstddef>
#include <string>

#include "engine/sanguosha/generals.h"
#include "replay/io/input_error.h"
#include "replay/messages.h"

namespace tally::import {

std::string_view chinese_name(std::string_view general) {
  const std::size_t prefix = general.rfind('_');
  if (prefix != std::string_view::npos) general.remove_prefix(prefix + 1);
  const auto keys = sanguosha::general_keys();
  for (const std::string_view print : {"", "_gz", "_hs", "_ld"})
    for (std::size_t g = 1; g < keys.size(); ++g)
      if (keys[g] == std::string(general) + std::string(print)) return sanguosha::general_zh()[g];
  return {};
}

Message general_said(std::string_view general, std::string_view zh) {
  if (zh.empty()) zh = chinese_name(general);
  if (zh.empty()) return say::general_of(io::in_quotes(general));
  return say::general_named(std::string(zh), std::string(general));
}

}  // namespace tally::import
