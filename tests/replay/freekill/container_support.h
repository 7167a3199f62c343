// What the tests of the FreeKill container share.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "replay/import/freekill/cbor_writer.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/container_writer.h"
#include "replay/io/input_error.h"

namespace tally::freekill::testing {

using Bytes = std::vector<std::uint8_t>;

inline Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

inline DraftPacket packet(std::string command, Bytes data, std::int64_t ms = 1839333600000,
                          bool request = false) {
  return {ms, request, std::move(command), std::move(data)};
}

// A small game: a notification of each kind of value, a request, bare text.
inline Draft small_draft() {
  Draft draft = empty_draft();
  draft.version = "v0.5.22";
  draft.title = "20280414140000.a%2eb.aaa_role_mode.liubei.lord.2+5";
  Bytes data;
  cbor::Writer(data).array(3).integer(-2).bytes("hp").integer(300);
  draft.packets.push_back(packet("PropertyUpdate", data));
  data.clear();
  cbor::Writer log(data);
  log.map(3).bytes("type").bytes("#UseCard").integer(7).boolean(true);
  log.bytes("card").array(1).tag(33002).integer(160);
  draft.packets.push_back(packet("GameLog", data, 1839333600001));
  data.clear();
  cbor::Writer(data).null();
  draft.packets.push_back(packet("PlayCard", data, 1839333600002, true));
  draft.packets.push_back(packet("ErrorMsg", bytes_of("bare text"), 1839333600003));
  return draft;
}

// The error a recording ends in when it is parsed and every packet is opened; "no error" if it is
// well.
inline std::string error_of(Recording& recording, std::span<const std::uint8_t> file) {
  try {
    recording.parse(file);
    for (const Packet& packet : recording.packets()) Recording::open(packet);
  } catch (const io::InputError& error) {
    return text_of(error.message);
  }
  return "no error";
}

inline std::string error_of(std::span<const std::uint8_t> file) {
  Recording recording;
  return error_of(recording, file);
}

inline std::string error_of_payload(std::string_view payload) {
  return error_of(write_container(bytes_of(payload)));
}

}  // namespace tally::freekill::testing
