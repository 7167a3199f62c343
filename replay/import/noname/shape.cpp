// How recordings of noname are told, and read.
#include <memory>

#include "engine/sanguosha/game.h"
#include "replay/import/noname/container.h"
#include "replay/import/noname/noname.h"
#include "replay/import/noname/screen.h"
#include "replay/import/noname/video.h"

namespace tally::noname {
namespace {

class Recordings final : public GameFile {
 public:
  void read(std::span<const std::uint8_t> file, Record& out) override { noname::read(file, out); }
};

std::unique_ptr<GameFile> recordings() { return std::make_unique<Recordings>(); }

}  // namespace

void read(std::span<const std::uint8_t> file, Record& out) {
  out.clear();
  out.game = &sanguosha::identity_game();
  out.format = "noname";
  out.program = "noname";
  out.ruleset = "noname";
  io::Bytes room;
  Video video(json_of(file, room));
  Screen(out).read(video);
}

constinit const Shape shape{
    .program = "noname", .unit = SourceUnit::move, .begins = is_recording, .of_file = recordings};

}  // namespace tally::noname
