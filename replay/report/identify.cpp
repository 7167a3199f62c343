#include "replay/report/identify.h"

#include <variant>

#include "replay/finding_id.h"
#include "replay/io/messages.h"
#include "replay/messages.h"

namespace tally::report {

const Message& part_of(const Message& m, std::size_t place) {
  static const Message none;
  const auto* const part =
      place < m.args().size() ? std::get_if<Message>(&m.args()[place].is) : nullptr;
  return part == nullptr ? none : *part;
}

std::string_view message_id(const Message& m) {
  if (m.is(io::say::on_line)) return message_id(part_of(m, 1));
  if (m.is(io::say::with_hint) || m.is(say::not_so_many)) return message_id(part_of(m, 0));
  return m.id();
}

void identify(const Record& record, Entry& entry) {
  tally::identify(record, entry.report);
  const VerdictKind verdict = entry.report.verdict;
  if (verdict == VerdictKind::clean || verdict == VerdictKind::violations) return;
  entry.id = remark_id(id_words(game_id(record)), verdict, message_id(entry.report.reason));
}

void put_in_file(Entry& entry, const std::string& path) {
  entry.path = path;
  if (entry.error.empty()) return;
  const std::string name = entry.path.substr(entry.path.rfind('/') + 1);
  // A stand-in for many errors is of those.
  entry.id = remark_id(entry.more == 0 ? name : name + "+" + std::to_string(entry.more),
                       VerdictKind::unreadable, message_id(entry.error));
}

}  // namespace tally::report
