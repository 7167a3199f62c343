#include "replay/import/freekill/container_writer.h"

#include <limits>
#include <memory>
#include <new>
#include <stdexcept>

#include <libdeflate.h>

#include "replay/import/freekill/cbor_writer.h"

namespace tally::freekill {
namespace {

constexpr int compression_level = 6;

std::vector<std::uint8_t> copy(std::span<const std::uint8_t> bytes) {
  return {bytes.begin(), bytes.end()};
}

}  // namespace

Draft empty_draft() {
  Draft draft;
  cbor::Writer(draft.settings).array(3).integer(2).integer(15).map(0);
  cbor::Writer(draft.viewer).array(3).integer(1).bytes("player1").bytes("liubei");
  return draft;
}

Draft draft_of(const Recording& recording) {
  const Header& header = recording.header();
  Draft draft;
  draft.version = header.version_text;
  draft.title = header.title_text;
  draft.settings = copy(header.settings.encoding());
  draft.viewer = copy(header.viewer.encoding());
  draft.kind = header.reconnected ? "reconnect" : "normal";
  for (const Packet& packet : recording.packets()) {
    draft.packets.push_back(
        {packet.ms, packet.request, std::string(packet.command), copy(packet.data)});
  }
  return draft;
}

std::vector<std::uint8_t> write_payload(const Draft& draft) {
  std::vector<std::uint8_t> payload;
  cbor::Writer writer(payload);
  writer.array(10 + draft.packets.size());
  writer.bytes(draft.version).bytes(draft.title).bytes(draft.settings).bytes(draft.viewer);
  writer.bytes("").bytes(draft.kind).bytes("").bytes("").bytes("").bytes("");
  for (const DraftPacket& packet : draft.packets) {
    writer.array(4).integer(packet.ms).boolean(packet.request);
    writer.bytes(packet.command).bytes(packet.data);
  }
  return payload;
}

std::vector<std::uint8_t> write_container(std::span<const std::uint8_t> payload) {
  if (payload.size() > std::numeric_limits<std::uint32_t>::max()) {
    throw std::length_error("a FreeKill recording holds at most 4 GiB");
  }
  const std::unique_ptr<libdeflate_compressor, void (*)(libdeflate_compressor*)> compressor(
      libdeflate_alloc_compressor(compression_level), libdeflate_free_compressor);
  if (!compressor) throw std::bad_alloc();
  std::vector<std::uint8_t> file(io::length_size +
                                 libdeflate_zlib_compress_bound(compressor.get(), payload.size()));
  for (std::size_t i = 0; i < io::length_size; ++i) {
    file[i] = static_cast<std::uint8_t>(payload.size() >> (8 * (io::length_size - 1 - i)));
  }
  const std::size_t packed =
      libdeflate_zlib_compress(compressor.get(), payload.data(), payload.size(),
                               file.data() + io::length_size, file.size() - io::length_size);
  file.resize(io::length_size + packed);
  return file;
}

std::vector<std::uint8_t> write_container(const Draft& draft) {
  return write_container(write_payload(draft));
}

}  // namespace tally::freekill
