// Streaming gzip and zstd, in constant memory. Used by Input only.
#pragma once

#include <memory>
#include <string_view>

#include "replay/io/input.h"

namespace tally::io {

// `first` are packed bytes already taken from `packed`, which must outlive the result.
std::unique_ptr<ByteSource> unpack_gzip(ByteSource& packed, std::string_view first);
std::unique_ptr<ByteSource> unpack_zstd(ByteSource& packed, std::string_view first);

}  // namespace tally::io
