// All shapes of files that are read: one line each.
#include "replay/import/shapes.h"

#include "replay/import/botzone/botzone.h"
#include "replay/import/douzero/douzero.h"
#include "replay/import/freekill/freekill.h"
#include "replay/import/noname/noname.h"
#include "replay/import/openspiel/text.h"
#include "replay/import/qsanguosha/qsanguosha.h"
#include "replay/import/rlcard/rlcard.h"
#include "replay/log/log.h"

namespace tally {

std::span<const Shape* const> shapes() {
  static constexpr const Shape* all[] = {
      &douzero::pickle_shape,
      &qsanguosha::shape,  // before FreeKill's, which looks into what is packed less closely
      &freekill::shape,
      &noname::shape,
      &openspiel::json_shape,
      &rlcard::shape,
      &douzero::json_shape,
      &botzone::shape,
      &log_shape,
      &openspiel::text_shape,
  };
  return all;
}

#define TALLY_TABLE "shapes"
namespace say {
namespace {

TALLY_SAY(
    no_shape, (),
    "is not a record tally can read; expected a tally log (JSON lines), a FreeKill recording "
    "(.fk.rep), one of QSanguosha (.txt, .png, .qsgs) or of noname (base64 or JSON), or games of "
    "OpenSpiel, RLCard, DouZero or Botzone",
    "不是可读的记录；应为tally日志（JSON行）、新月杀录像（.fk.rep）、太阳神三国杀录像（."
    "txt、.png、.qsgs）、无名杀录像（base64或JSON），或OpenSpiel、RLCard、"
    "DouZero、Botzone的对局")

}  // namespace
}  // namespace say
#undef TALLY_TABLE

Message no_shape() { return say::no_shape(); }

SourceUnit unit_of(std::string_view program) {
  for (const Shape* const shape : shapes())
    if (shape->program == program) return shape->unit;
  return SourceUnit::move;
}

}  // namespace tally
