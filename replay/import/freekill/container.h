// A FreeKill recording (.fk.rep) as a list of packets, without a notion of what they mean.
//
// The file is a 32-bit big-endian length and a zlib stream. Unpacked it is one array: ten header
// elements, then packets [milliseconds, is request, command, data]. FreeKill up to 0.5.10 wrote
// JSON, from 0.5.12 on CBOR; both come out of here as CBOR.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "replay/import/freekill/cbor.h"
#include "replay/import/freekill/json_to_cbor.h"
#include "replay/io/limits.h"
#include "replay/io/whole_file.h"
#include "replay/io/zlib.h"

namespace tally::freekill {

enum class Era : std::uint8_t { json, cbor };

struct Version {
  int major = 0;
  int minor = 0;
  int patch = 0;
  // NOLINTNEXTLINE(modernize-use-nullptr): the 0 of a defaulted <=> is no null pointer.
  friend auto operator<=>(const Version&, const Version&) = default;
};

// Header element 1. An unfinished game has only the timestamp; the other parts are then empty.
struct Title {
  std::string timestamp;  // YYYYMMDDhhmmss
  std::string screen_name;
  std::string mode;
  std::string general;
  std::string role;
  std::string winner;  // role names or, from 0.5.21, player ids; joined by "+"
  bool finished = false;
};

struct Header {
  Era era = Era::cbor;
  std::string_view version_text;  // as written, for example "v0.5.22"
  Version version;
  std::string_view title_text;
  Title title;
  cbor::Value settings;  // [capacity, timeout, settings], checked
  cbor::Value viewer;    // [id, screen name, avatar], checked
  std::int64_t viewer_id = 0;
  bool reconnected = false;  // starts in the middle, with the whole state (also an observer's)
};

struct Packet {
  std::int64_t ms;  // since 1970
  bool request;     // a question to the viewer; otherwise a notification
  std::string_view command;
  std::span<const std::uint8_t> data;  // one CBOR item, or text if carries_plain_text(command)
  std::uint32_t index;                 // from 0
};

// Whether a command's data is bare text and not CBOR.
bool carries_plain_text(std::string_view command);

class Recording {
 public:
  using Limits = io::Limits;

  Recording();
  explicit Recording(const Limits& limits);
  Recording(Recording&&) noexcept;
  Recording& operator=(Recording&&) noexcept;
  ~Recording();

  // Replaces what was held; memory is kept and used again. All that header() and packets() give
  // points into this object, not into `file`, and is valid until the next parse(). Throws
  // io::InputError, with an offset into the payload where it is about one.
  void parse(std::span<const std::uint8_t> file);

  const Header& header() const { return header_; }
  std::span<const Packet> packets() const { return packets_; }
  std::size_t payload_size() const { return unpacked_.size(); }  // bytes, as unpacked

  // Checks the packet's data and gives it; no value if it is plain text. Throws io::InputError that
  // names the packet.
  static cbor::Value open(const Packet& packet);

 private:
  void unpack(std::span<const std::uint8_t> file);
  void read_payload(std::span<const std::uint8_t> bytes);

  Limits limits_;
  io::ZlibUnpacker unpacker_;
  io::Bytes unpacked_;
  std::unique_ptr<JsonToCbor> json_to_cbor_;  // made when first needed
  std::vector<std::uint8_t> converted_;
  Header header_;
  std::vector<Packet> packets_;
};

}  // namespace tally::freekill
