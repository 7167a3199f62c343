// Which kind of record a file holds, told by its first bytes.
#pragma once

#include <cstdint>
#include <string_view>

namespace tally::io {

enum class Format : std::uint8_t {
  unknown,
  native_log,
  freekill,
  openspiel,       // lines of JSON
  openspiel_text,  // what OpenSpiel writes itself
  rlcard,
  douzero,
  douzero_pickle,
  botzone,
};

// `first` are the first unpacked bytes, as many as Input::peek() gives.
Format sniff(std::string_view first);

}  // namespace tally::io
