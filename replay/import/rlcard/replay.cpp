#include <optional>

#include <fmt/format.h>

#include "replay/import/dou_dizhu/messages.h"
#include "replay/import/dou_dizhu/record_writer.h"
#include "replay/import/rlcard/rlcard.h"

namespace tally::rlcard {

using dou_dizhu::place;
using dou_dizhu::RecordWriter;
using dou_dizhu::Value;
using dou_dizhu::Where;
namespace kind = dou_dizhu::kind;

namespace {

// Names and roles. The landlord, if one is named.
std::optional<int> players(Value list, Record& out) {
  std::optional<int> landlord;
  list.expect_list("playerInfo");
  out.labels.resize(dou_dizhu::seats);
  list.each([&](Value v, std::size_t i) {
    const Where where = place("playerInfo", i);
    v.expect_object(where);
    const auto index = v.find("index");
    const int seat = index ? index->integer(Where(where, "index"), 0, 2) : static_cast<int>(i);
    if (seat >= dou_dizhu::seats)
      dou_dizhu::expected(where, dou_dizhu::say::one_of_three_players(), v);
    if (const auto role = v.find("role"); role && role->is_text() && (*role)->text == "landlord")
      landlord = seat;
    const auto agent = v.find("agentInfo");
    if (const auto name = agent ? agent->find("name") : std::nullopt; name && name->is_text())
      out.labels[static_cast<std::size_t>(seat)].name = (*name)->text;
  });
  return landlord;
}

}  // namespace

void read_replay(Value game, Record& out) {
  RecordWriter w(out, program);
  w.never_shown(kind::stock);
  w.never_shown(kind::score);
  w.never_shown(kind::over);
  std::optional<int> landlord;
  if (const auto list = game.find("playerInfo")) landlord = players(*list, out);
  if (!landlord) w.never_shown(kind::landlord);

  const Value hands = game.need("initHands", "a replay of rlcard-showdown");
  hands.expect_list("initHands");
  if (hands.count() != 3) dou_dizhu::expected("initHands", dou_dizhu::say::three_hands(), hands);
  hands.each([&](Value v, std::size_t p) {
    const Where where = place("initHands", p);
    w.deal(static_cast<int>(p), dou_dizhu::cards_by_token(v.text(where), where).view(), 0);
  });
  if (landlord) w.landlord(*landlord, 0, 0);

  const Value moves = game.need("moveHistory", "a replay of rlcard-showdown");
  moves.expect_list("moveHistory");
  moves.each([&](Value v, std::size_t i) {
    const Where where = place("moveHistory", i);
    v.expect_object(where);
    const int seat = v.need("playerIdx", where).integer(Where(where, "playerIdx"), 0, 2);
    const std::string_view move = v.need("move", where).text(Where(where, "move"));
    if (move == "pass" || move == "P") return w.pass(seat, i);
    w.play(seat, dou_dizhu::cards_by_token(move, Where(where, "move")).view(),
           dou_dizhu::Type::none, i);
  });
}

}  // namespace tally::rlcard
