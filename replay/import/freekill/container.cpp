#include "replay/import/freekill/container.h"

#include <algorithm>
#include <array>

#include "replay/import/freekill/container_header.h"
#include "replay/import/freekill/messages.h"
#include "replay/io/input_error.h"
#include "replay/io/messages.h"

namespace tally::freekill {
namespace {

using cbor::Head;
using cbor::Major;
using io::InputError;

constexpr std::uint8_t array_of_four = 0x84;

// Reads the items of the payload one after another.
class Payload {
 public:
  explicit Payload(std::span<const std::uint8_t> bytes)
      : start_(bytes.data()), at_(start_), end_(start_ + bytes.size()) {}

  std::size_t offset() const { return static_cast<std::size_t>(at_ - start_); }
  bool at_end() const { return at_ == end_; }

  std::uint64_t array_head() {
    Head head;
    const Says<>* const wrong = cbor::read_head(at_, end_, head);
    if (wrong != nullptr) fail(wrong);
    if (static_cast<Major>(head.major) != Major::array) fail(&say::expected_one_array);
    return head.argument;
  }

  HeaderPart header_part(std::size_t index) {
    const std::size_t at = offset();
    std::string_view text;
    const std::uint8_t* const start = at_;
    if (string(text)) return {text, at, true};
    at_ = start;
    cbor::skip_checked(at_, start_, end_);
    if (index == 4 || index > 5) return {{}, at, true};
    return {{}, at, false};
  }

  // What is wrong, or null.
  const Says<>* packet(Packet& packet) {
    const Says<>* const shape = &say::packet_shape;
    if (at_ == end_ || *at_++ != array_of_four) return shape;
    if (!time(packet.ms)) return &say::packet_time;
    if (at_ == end_ || (*at_ & 0xFEU) != 0xF4U) return &say::packet_request;
    packet.request = *at_++ == 0xF5U;
    if (!string(packet.command)) return &say::packet_command;
    std::string_view data;
    if (!string(data)) return &say::packet_data;
    packet.data = {reinterpret_cast<const std::uint8_t*>(data.data()), data.size()};
    return nullptr;
  }

 private:
  [[noreturn]] void fail(const Says<>* why) const {
    throw InputError(say::malformed_recording((*why)()), 0, offset());
  }

  bool string(std::string_view& text) {
    Head head;
    if (cbor::read_head(at_, end_, head) != nullptr) return false;
    const auto major = static_cast<Major>(head.major);
    if (major != Major::bytes && major != Major::text) return false;
    text = {reinterpret_cast<const char*>(at_), static_cast<std::size_t>(head.argument)};
    at_ += head.argument;
    return true;
  }

  bool time(std::int64_t& ms) {
    const std::uint8_t* const start = at_;
    Head head;
    if (cbor::read_head(at_, end_, head) != nullptr) return false;
    if (static_cast<Major>(head.major) == Major::positive) {
      ms = static_cast<std::int64_t>(head.argument);
      return ms >= 0;
    }
    const std::optional<std::int64_t> number = cbor::Value(start, at_).as_int();
    ms = number.value_or(0);
    return number.has_value();
  }

  const std::uint8_t* start_;
  const std::uint8_t* at_;
  const std::uint8_t* end_;
};

bool is_json(std::string_view payload) {
  const std::size_t at = payload.find_first_not_of(" \t\r\n");
  return at != std::string_view::npos && payload[at] == '[';
}

[[noreturn]] void throw_packet(const Packet& packet, Message why, std::size_t offset) {
  throw InputError(say::packet_wrong(packet.index, std::move(why)), 0, offset);
}

}  // namespace

bool carries_plain_text(std::string_view command) {
  static constexpr std::array<std::string_view, 6> commands = {
      "ErrorDlg", "ErrorMsg", "Heartbeat", "ServerMessage", "UpdateAvatar", "UpdatePassword"};
  return std::find(commands.begin(), commands.end(), command) != commands.end();
}

Recording::Recording() : Recording(Limits()) {}
Recording::Recording(const Limits& limits) : limits_(limits) {}
Recording::Recording(Recording&&) noexcept = default;
Recording& Recording::operator=(Recording&&) noexcept = default;
Recording::~Recording() = default;

void Recording::parse(std::span<const std::uint8_t> file) {
  header_ = {};
  packets_.clear();
  converted_.clear();
  const std::size_t packed = unpacker_.unpack_behind_length(file, limits_.max_payload, unpacked_);
  if (packed < file.size()) throw InputError(say::more_behind_zlib(file.size() - packed));
  if (!is_json(unpacked_.text())) {
    read_payload(unpacked_.bytes());
    return;
  }
  if (!json_to_cbor_) json_to_cbor_ = std::make_unique<JsonToCbor>();
  json_to_cbor_->convert(unpacked_.text(), converted_);
  read_payload(converted_);
  header_.era = Era::json;
}

void Recording::read_payload(std::span<const std::uint8_t> bytes) {
  Payload payload(bytes);
  const std::uint64_t count = payload.array_head();
  if (count < header_size) {
    throw InputError(say::malformed_recording(say::expected_elements(count)));
  }
  if (count - header_size > limits_.max_packets) {
    throw InputError(say::too_many_packets(count - header_size, limits_.max_packets));
  }
  HeaderParts parts;
  for (std::size_t i = 0; i < header_size; ++i) parts[i] = payload.header_part(i);
  header_ = read_header(parts);

  packets_.reserve(count - header_size);
  while (packets_.size() < count - header_size) {
    Packet packet{};
    packet.index = static_cast<std::uint32_t>(packets_.size());
    const std::size_t offset = payload.offset();
    if (const Says<>* wrong = payload.packet(packet)) throw_packet(packet, (*wrong)(), offset);
    packets_.push_back(packet);
  }
  if (!payload.at_end()) {
    throw InputError(say::malformed_recording(say::more_behind_last()), 0, payload.offset());
  }
}

cbor::Value Recording::open(const Packet& packet) {
  if (carries_plain_text(packet.command)) return {};
  try {
    return cbor::parse(packet.data);
  } catch (const InputError& error) {
    throw_packet(packet, say::packet_holds(io::in_quotes(packet.command), error.message),
                 error.offset);
  }
}

}  // namespace tally::freekill
