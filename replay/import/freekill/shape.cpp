// How recordings of FreeKill are told, and read one after another.
#include <mutex>
#include <optional>

#include "replay/import/freekill/freekill.h"
#include "replay/io/limits.h"
#include "replay/io/zlib.h"

namespace tally::freekill {
namespace {

// A 32-bit length, then a zlib stream: its header names method 8, no preset dictionary, and is a
// multiple of 31 (RFC 1950, 2.2).
bool begins_recording(std::string_view first) {
  if (first.size() < 6 || first[0] == '{') return false;
  const auto method = static_cast<unsigned char>(first[4]);
  const auto flags = static_cast<unsigned char>(first[5]);
  return method == 0x78 && (flags & 0x20U) == 0 && (method * 256U + flags) % 31 == 0;
}

class Recordings final : public GameFile {
 public:
  void read(std::span<const std::uint8_t> file, Record& out) override {
    if (io::length_before(file) > io::Limits{}.large_payload) {
      static std::mutex one_at_a_time;
      const std::lock_guard alone(one_at_a_time);
      Reader().read(file, out);  // and its memory is given back
      return;
    }
    if (!reader_) reader_.emplace();
    reader_->read(file, out);
  }

 private:
  std::optional<Reader> reader_;  // made when first needed, then kept
};

std::unique_ptr<GameFile> recordings() { return std::make_unique<Recordings>(); }

}  // namespace

constinit const Shape shape{.program = "freekill",
                            .unit = SourceUnit::packet,
                            .begins = begins_recording,
                            .of_file = recordings};

}  // namespace tally::freekill
