// What the text of a page says of a finding: the record, the rules, the reason.
#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "replay/report/page/messages.h"
#include "replay/report/page/page.h"
#include "replay/report/text.h"
#include "replay/words.h"

namespace tally::report {
namespace {

// A sentence that begins with what the record says, without that.
std::string without(std::string words, const std::string& found) {
  if (found.empty() || !words.starts_with(found)) return words;
  std::string_view rest = std::string_view(words).substr(found.size());
  for (const std::string_view colon : {": ", "："})
    if (rest.starts_with(colon)) return std::string(rest.substr(colon.size()));
  return words;
}

}  // namespace

void PageStory::line(std::string& out, const Says<>& head,
                     const std::function<std::string(Lang)>& words) {
  out += "<p><b>";
  append_message(out, in_.langs, head());
  out += "</b> ";
  append_each(out, in_.langs, words);
  out += "</p>";
}

// How an event comes to its numbers.
void PageStory::sums(std::string& out, std::size_t i) {
  for (const Message& sum : in_.moments.sums()[i]) {
    out += "<p class=w>";
    append_message(out, in_.langs, sum);
    out += "</p>";
  }
}

void PageStory::finding(std::string& out, std::size_t n) {
  const Finding& f = in_.entry.report.findings[n];
  fmt::format_to(std::back_inserter(out), "<div class=f id={}p{} data-kind={}><h3>", in_.anchor,
                 n + 1, name_of(f.kind));
  rule_link(out, f.rule);
  out += " <small>";
  append_message(out, in_.langs, said_place(in_.entry, f));
  out += "</small></h3>";
  const auto in_words = [](const Message& m) {
    return [&m](Lang lang) { return text_of(m, lang); };
  };
  if (!f.found.empty()) line(out, say::record_says, in_words(f.found));
  if (!f.expected.empty()) line(out, say::rules_allow, in_words(f.expected));
  const std::vector<FindingLine> lines = finding_lines(in_.entry, f);
  const auto told = std::ranges::find(lines, f.message, &FindingLine::words);
  if (told != lines.end())
    line(out, say::because,
         [&](Lang lang) { return without(text_of(f.message, lang), text_of(f.found, lang)); });
  const std::size_t at = f.at - in_.first;
  const bool counted = at < in_.moments.sums().size() && !in_.moments.sums()[at].empty();
  if (counted) sums(out, at);
  const RuleText* const rule = book_.rule(game_.rule_ids()[f.rule]);
  if (told == lines.end() && !counted && f.because.empty() && rule != nullptr)
    line(out, say::because,
         [&](Lang lang) { return of_language(lang, rule->text.en, rule->text.zh); });
  for (const FindingLine& more : lines) {
    const bool told_above =
        more.words == f.message || more.words == f.found || more.words == f.expected;
    if (told_above) continue;
    out += "<p>";
    if (more.head != nullptr) {
      out += "<b>";
      append_each(out, in_.langs, [&](Lang lang) { return more.head->in(lang); });
      out += "</b> ";
    }
    append_message(out, in_.langs, more.words);
    out += "</p>";
  }
  led_there(out, f);
  out += "</div>";
}

}  // namespace tally::report
