#include "replay/report/identify.h"

#include <variant>

#include "replay/finding_id.h"
#include "replay/io/messages.h"
#include "replay/messages.h"

namespace tally::report {

std::string_view message_id(const Message& m) {
  if (m.is(io::say::on_line)) return message_id(std::get<Message>(m.args()[1].is));
  if (m.is(io::say::with_hint) || m.is(say::not_so_many))
    return message_id(std::get<Message>(m.args()[0].is));
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
