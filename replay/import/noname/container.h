#pragma once
// From the bytes of a file to the JSON of a recording: itself, or in base64 as noname exports it.
#include <cstdint>
#include <span>
#include <string_view>

#include "replay/io/whole_file.h"

namespace tally::noname {

// Whether a file that begins so is a recording, in base64 or not.
[[nodiscard]] bool is_recording(std::string_view first);

// The JSON as UTF-8, in `room`. What base64 was cut off in the middle of a sign ends before it.
// Throws io::InputError.
[[nodiscard]] std::string_view json_of(std::span<const std::uint8_t> file, io::Bytes& room);

}  // namespace tally::noname
