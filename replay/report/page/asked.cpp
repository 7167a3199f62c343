// What the text of a page says of questions to players: what was let pass before an event, and what
// led to a finding.
#include <algorithm>
#include <cstddef>
#include <iterator>

#include <fmt/format.h>

#include "replay/report/asked/messages.h"
#include "replay/report/page/messages.h"
#include "replay/report/page/page.h"

namespace tally::report {
namespace {

constexpr std::size_t most_told = 6;  // groups of answers to one question

}  // namespace

// In a seat's view its own: what others could have done depends on cards it does not see.
bool PageStory::may_tell(const Asked& a) const {
  if (!in_.viewer) return true;
  if (*in_.viewer == nobody) return false;
  return a.who == *in_.viewer || (a.who == nobody && a.able == SeatSet{*in_.viewer});
}

void PageStory::declined(std::string& out, std::size_t i) {
  if (in_.asked == nullptr) return;
  for (const Asked& a : in_.asked->at(static_cast<std::uint32_t>(i))) {
    if (!a.declined() || !may_tell(a)) continue;
    out += "<p class=k>";
    append_message(out, in_.langs, said_declined(a));
    out += "</p>";
  }
}

void PageStory::led_there(std::string& out, const Finding& f) {
  if (in_.asked == nullptr) return;
  for (const Asked* a : in_.asked->led_to(f.at)) {
    if (!may_tell(*a)) continue;
    const bool given = a->became == Asked::Became::answered || a->became == Asked::Became::implied;
    out += "<p><b>";
    append_message(out, in_.langs, given ? say::led_there() : say::was_asked());
    fmt::format_to(std::back_inserter(out), "</b> <a href=\"#e{}\">",
                   std::min<std::size_t>(a->at, in_.story.size() - 1));
    append_message(out, in_.langs, given ? a->answer : a->question);
    out += "</a> ";
    append_message(out, in_.langs, said_became(*a, most_told));
    out += "</p>";
  }
}

}  // namespace tally::report
