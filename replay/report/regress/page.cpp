#include "replay/report/regress/page.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "replay/books/rulebook.h"
#include "replay/messages.h"
#include "replay/report/regress/messages.h"
#include "replay/report/site/figures.h"
#include "replay/report/site/frame.h"
#include "replay/report/site/messages.h"

namespace tally::report {
namespace {

class RegressPage {
 public:
  RegressPage(std::string& out, const Comparison& all, const Langs& langs)
      : out_(out), all_(all), langs_(langs) {}

  void write() {
    std::vector<Message> sums = all_.sums();
    const Message last = std::move(sums.back());
    sums.pop_back();
    append_frame_begin(out_, langs_, heading(), last);
    for (const Message& line : sums) paragraph(line);
    if (!all_.differ().empty()) table();
    rules();
    one_sided();
    append_frame_end(out_);
  }

 private:
  // Which rules they are, where all records have the same.
  [[nodiscard]] Message heading() const {
    if (all_.differ().empty()) return say::many_records(all_.records());
    const Differs& d = all_.differ().front();
    return say::page_heading(all_.said_before(d.before), all_.said_after(d.after));
  }

  void paragraph(const Message& words) {
    out_ += "<p class=dim>";
    append_message(out_, langs_, words);
    out_ += "</p>\n";
  }

  void table() {
    out_ += "<section id=records><h2>";
    append_message(out_, langs_, say::differ(all_.differ().size()));
    out_ += "</h2>\n";
    paragraph(say::columns_explained());
    out_ += "<div class=list><table class=sorted><thead><tr>";
    for (const Message& head : {say::head_source(), say::head_verdict(), say::head_players(),
                                say::head_events(), say::head_differs(), say::head_goes_on()})
      append_head(out_, langs_, head);
    out_ += "</tr></thead><tbody>\n";
    for (const Differs& d : all_.differ()) row(d);
    out_ += "</tbody></table></div></section>\n";
  }

  void row(const Differs& d) {
    fmt::format_to(to(), "<tr data-verdict={}><td class=source>", d.after.verdict);
    append_html(out_, d.after.source);
    out_ += "<small><code>";
    command(all_.command(d));
    out_ += "</code></small></td>";
    Message verdict = said_verdict_named(d.after.verdict);
    if (d.flipped())
      verdict = say::page_heading(said_verdict_named(d.before.verdict), std::move(verdict));
    append_cell(out_, langs_, " class=verdict", verdict);
    fmt::format_to(to(),
                   "<td class=\"n players\" data-n={0}>{0}</td><td class=\"n events\" "
                   "data-n={1}>{1}</td>",
                   d.players(), d.events());
    first(d);
    goes_on(d);
    out_ += "</tr>\n";
  }

  // No line ends within an option.
  void command(std::string_view words) {
    constexpr std::string_view option = " --";
    for (std::size_t at = words.find(option); at != std::string_view::npos;
         at = words.find(option)) {
      append_html(out_, words.substr(0, at));
      words.remove_prefix(at + 1);
      const std::size_t end = std::min(words.find(' '), words.size());
      out_ += " <span>";
      append_html(out_, words.substr(0, end));
      out_ += "</span>";
      words.remove_prefix(end);
    }
    append_html(out_, words);
  }

  void first(const Differs& d) {
    fmt::format_to(to(), "<td class=differs data-n={}>", d.first ? d.first->at : 0);
    if (d.first) {
      append_message(out_, langs_, say::event_and_turn(d.first->at, d.first->turn));
      out_ += ": ";
    }
    append_message(out_, langs_, said_change(d.change));
    if (d.first) {
      out_ += " <code>";
      append_html(out_, d.first->rule);
      out_ += "</code> ";
      append_message(out_, langs_,
                     d.of_after ? all_.said_after(d.after) : all_.said_before(d.before));
    }
    const Message& more = d.first                  ? d.first->message
                          : d.after.reason.empty() ? d.before.reason
                                                   : d.after.reason;
    if (!more.empty()) {
      out_ += "<small>";
      append_message(out_, langs_, more);
      out_ += "</small>";
    }
    out_ += "</td>";
  }

  void goes_on(const Differs& d) {
    const std::uint64_t events = d.parting ? d.parting->events : d.events();
    fmt::format_to(to(), "<td class=on data-n={}>", events);
    append_message(
        out_, langs_,
        d.parting ? say::events_of(events, d.events(), d.parting->turn) : say::to_the_end());
    const double share =
        d.events() == 0 ? 1 : static_cast<double>(events) / static_cast<double>(d.events());
    fmt::format_to(to(),
                   "<svg class=way viewBox=\"0 0 100 10\" preserveAspectRatio=none "
                   "aria-hidden=true><path class=field d=\"M0 0h100v10H0z\"/><path class=block "
                   "d=\"M0 0H{:.1f}V10H0z\"/></svg>",
                   share * 100);
    if (d.parting && d.parting->by_either) {
      out_ += "<small>";
      append_message(out_, langs_, say::by_either());
      out_ += "</small>";
    }
    if (d.parting && d.parting->judged < d.events()) {
      out_ += "<small>";
      append_message(out_, langs_, say::not_judged_from(d.parting->judged));
      out_ += "</small>";
    }
    out_ += "</td>";
  }

  void rules() {
    std::map<std::string, Rulebook> books;
    std::map<std::string, const RuleText*> texts;
    for (const Differs& d : all_.differ()) {
      if (!d.first || texts.contains(d.first->rule)) continue;
      if (find_game(d.after.game) == nullptr) continue;
      auto book = books.find(d.after.game);
      if (book == books.end())
        book = books.emplace(d.after.game, Rulebook::load(d.after.game)).first;
      texts[d.first->rule] = book->second.rule(d.first->rule);
    }
    std::vector<Count> counts;
    for (const auto& [rule, n] : all_.rules()) {
      Count& c = counts.emplace_back();
      c.head = rule;
      if (const RuleText* const text = texts[rule]; text != nullptr)
        c.words = tally::say::word(Texts(text->title.en, text->title.zh));
      c.count = c.records = n;
    }
    if (counts.empty()) return;
    out_ += "<section id=findings>\n";
    append_counts(out_, langs_, say::by_rule_first(), counts);
    out_ += "</section>\n";
  }

  void one_sided() {
    if (all_.new_ones().empty() && all_.gone_ones().empty()) return;
    out_ += "<section><h2>";
    append_message(out_, langs_, say::new_or_gone());
    out_ += "</h2>\n<ul>\n";
    const auto list = [&](const std::vector<std::string>& sources, const Says<Verbatim>& words) {
      for (const std::string& s : sources) {
        out_ += "<li>";
        append_message(out_, langs_, words(s));
        out_ += "</li>\n";
      }
    };
    list(all_.new_ones(), say::new_record);
    list(all_.gone_ones(), say::gone_record);
    out_ += "</ul></section>\n";
  }

  std::back_insert_iterator<std::string> to() { return std::back_inserter(out_); }

  std::string& out_;
  const Comparison& all_;
  const Langs& langs_;
};

}  // namespace

std::string regress_page(const Comparison& all, const Langs& langs) {
  std::string out;
  RegressPage(out, all, langs).write();
  return out;
}

}  // namespace tally::report
