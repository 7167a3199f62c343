#include "replay/import/freekill/freekill.h"

#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/messages.h"
#include "replay/import/freekill/packets.h"
#include "replay/io/input_error.h"

namespace tally::freekill {

struct Reader::Impl {
  Recording recording;
};

Reader::Reader() : impl_(std::make_unique<Impl>()) {}
Reader::~Reader() = default;
Reader::Reader(Reader&&) noexcept = default;
Reader& Reader::operator=(Reader&&) noexcept = default;

namespace {

std::string_view mode_of(const Header& h) {
  if (!h.title.mode.empty()) return h.title.mode;
  const cbor::Value settings = h.settings.at(2);
  return settings.find("gameMode").as_text().value_or(std::string_view());
}

}  // namespace

void Reader::read(std::span<const std::uint8_t> file, Record& out) {
  impl_->recording.parse(file);
  const Header& h = impl_->recording.header();
  out.clear();
  out.game = &sanguosha::identity_game();
  out.format = "freekill";
  out.program = fmt::format("FreeKill {}.{}.{}", h.version.major, h.version.minor, h.version.patch);
  out.ruleset = h.version < Version{0, 5, 0}    ? "freekill-0.4"
                : h.version < Version{0, 5, 10} ? "freekill-0.5.7"
                                                : "freekill-0.5";
  out.note = h.title.timestamp;
  const std::string_view mode = mode_of(h);
  Played played = Played::identity;
  if (mode == "m_3v3_mode") {
    played = Played::sides;
    out.ruleset = "3v3-freekill";
  } else if (mode == "new_heg_mode" || mode == "nos_heg_mode") {
    played = Played::kingdoms;
    out.ruleset = mode != "new_heg_mode"      ? "guozhan-freekill-open"
                  : with_strategy(h.settings) ? "guozhan-freekill-expansions"
                                              : "guozhan-freekill";
  } else if (mode == "m_1v2_mode") {
    played = Played::landlord;
    out.ruleset = "1v2-freekill";
  } else if (mode != "aaa_role_mode") {
    out.not_covered = say::game_mode(io::in_quotes(mode));
  }
  Packets(impl_->recording, out, played).map();
}

}  // namespace tally::freekill
