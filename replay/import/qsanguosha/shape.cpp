// How recordings of QSanguosha are told, and read.
#include <memory>
#include <string_view>

#include "engine/sanguosha/game.h"
#include "replay/import/qsanguosha/container.h"
#include "replay/import/qsanguosha/lines.h"
#include "replay/import/qsanguosha/messages.h"
#include "replay/import/qsanguosha/packets.h"
#include "replay/import/qsanguosha/qsanguosha.h"
#include "replay/io/input_error.h"

namespace tally::qsanguosha {
namespace {

// Forms of its live forks that are told, but not read yet.
constexpr std::string_view second_form = "QSAN_REPLAY {";
constexpr std::string_view third_form = R"({"format":"qsanguosha-replay")";

bool is_later_form(std::string_view first) {
  return first.starts_with(second_form) || first.starts_with(third_form);
}

bool begins(std::string_view first) {
  return is_line(first) || is_picture(first) || is_packed(first) || is_later_form(first);
}

class Recordings final : public GameFile {
 public:
  void read(std::span<const std::uint8_t> file, Record& out) override {
    qsanguosha::read(file, out);
  }
};

std::unique_ptr<GameFile> recordings() { return std::make_unique<Recordings>(); }

}  // namespace

void read(std::span<const std::uint8_t> file, Record& out) {
  out.clear();
  out.game = &sanguosha::identity_game();
  out.format = "qsanguosha";
  io::Bytes room;
  const std::string_view text = lines_of(file, room);
  if (is_later_form(text)) {
    out.program = "QSanguosha";
    out.not_covered = say::format(io::in_quotes("V2"));
    return;
  }
  Lines lines(text);
  Packets(out).map(lines);
}

constinit const Shape shape{
    .program = "qsanguosha", .unit = SourceUnit::line, .begins = begins, .of_file = recordings};

}  // namespace tally::qsanguosha
