#include "replay/report/lesson/lesson_page.h"

#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/report/display.h"
#include "replay/report/lesson/messages.h"
#include "replay/report/messages.h"
#include "replay/report/page/document.h"
#include "replay/report/page/messages.h"
#include "replay/report/page/page.h"
#include "replay/report/playable.h"
#include "replay/words.h"

namespace tally::report {
namespace {

// "generals-6-165.jsonl, turn 4 — seat 4, events 83 to 88"
Message said_place_of(const LessonPassage& p) {
  const diff::Turn& turn = p.excerpt.story().turns().front();
  const std::string_view file = name_of_file(p.entry.path);
  Message where = tally::say::verbatim(
      p.entry.number == 0 ? std::string(file) : fmt::format("{}#{}", file, p.entry.number));
  where = tally::say::then(
      std::move(where),
      turn.number == 0
          ? tally::say::Before_first_turn()
          : tally::say::turn_of_seat(turn.number, said_seat(turn.seat, &p.record.labels)));
  const std::uint32_t last = p.passage.end - 1;
  return p.passage.begin == last ? say::passage_of_event(std::move(where), last)
                                 : say::passage_of_turn(std::move(where), p.passage.begin, last);
}

constexpr std::size_t most_in_title = 3;

Texts texts(const Text& text) { return Texts(text.en, text.zh); }

}  // namespace

void LessonPage::rule(const Game& game, const RuleText& rule) {
  rules_.push_back({&game, rule, 0, {}});
}

void LessonPage::passage(const LessonPassage& p) {
  Rule& rule = rules_.back();
  std::string& out = rule.html;
  ++passages_;
  ++rule.passages;
  Entry entry = p.entry;
  std::erase_if(entry.report.findings, [&](const Finding& f) {
    const bool last = p.passage.end >= entry.report.events && f.at >= p.passage.end;
    return f.at < p.passage.begin || (f.at >= p.passage.end && !last);
  });
  const PageInput input{.record = p.record,
                        .entry = entry,
                        .story = p.excerpt.story(),
                        .moments = p.excerpt.moments(),
                        .langs = langs_,
                        .first = p.passage.begin,
                        .anchor = fmt::format("a{}", passages_),
                        .about = p.passage.at,
                        .broken_before = fault_before(p.entry.report, p.passage.begin) != nullptr};
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "<article class=passage id={0} aria-labelledby={0}h>\n<h3 id={0}h>",
                 input.anchor);
  append_message(out, langs_, say::passage_title(rule.passages, said_place_of(p)));
  out += "</h3>\n<p class=dim>";
  append_message(out, langs_, say::played_by(p.entry.players, printable(p.entry.ruleset)));
  if (p.passage.faults == 2) {
    out += " <b>";
    append_message(out, langs_, say::faulty_passage());
    out += "</b>";
  }
  out += "</p>\n<div class=player></div>\n<ol class=events>\n";
  PageStory story(input);
  story.events(out);
  out += "</ol>\n";
  std::string data;
  append_page_data(data, input);
  out += "<script type=application/json class=data>";
  append_json(out, data);
  out += "</script>\n";
  out += "</article>\n";
  std::vector<bool>& cited = cited_[rule.game];
  cited.resize(story.cited().size());
  for (std::size_t r = 0; r < cited.size(); ++r) cited[r] = cited[r] || story.cited()[r];
}

// The rules it is about, where they are few.
Message LessonPage::title() const {
  if (rules_.empty() || rules_.size() > most_in_title) return say::Lesson();
  std::vector<Message> titles;
  for (const Rule& rule : rules_) titles.push_back(tally::say::word(texts(rule.text.title)));
  return say::lesson_title(joined(std::move(titles), tally::say::comma));
}

void LessonPage::opening(std::string& out, std::uint64_t games) const {
  const Message title = this->title();
  std::string styles(built_for_pages("page.css"));
  styles += built_for_pages("lesson.css");
  append_document_head(out, langs_,
                       {.title = title, .styles = std::move(styles), .body = "lesson"});
  out += "<header id=top>\n<h1>";
  append_message(out, langs_, title);
  out += "</h1>\n<p class=about>";
  append_message(out, langs_, say::lesson_sum(passages_, games));
  out += "</p>\n</header>\n";
  out += "<main>\n<nav id=contents><h2>";
  append_message(out, langs_, say::rules_of_lesson());
  out += "</h2>\n<ol>\n";
  for (std::size_t n = 0; n < rules_.size(); ++n) {
    fmt::format_to(std::back_inserter(out), "<li><a href=\"#l{}\">", n + 1);
    append_each(out, langs_, [&](Lang lang) {
      return of_language(lang, rules_[n].text.title.en, rules_[n].text.title.zh);
    });
    out += "</a> <span class=dim>";
    append_message(out, langs_, say::passages_of_rule(rules_[n].passages));
    out += "</span></li>\n";
  }
  out += "</ol></nav>\n";
}

const Rulebook& LessonPage::book_of(const Game& game) {
  const auto known = books_.find(&game);
  if (known != books_.end()) return known->second;
  return books_.emplace(&game, Rulebook::load(game.name())).first->second;
}

void LessonPage::rule_text(std::string& out, const Rule& rule, std::size_t n) {
  const auto in_words = [&](const Text& text) {
    append_each(out, langs_, [&](Lang lang) { return of_language(lang, text.en, text.zh); });
  };
  fmt::format_to(std::back_inserter(out), "<section class=taught id=l{}>\n<h2>", n + 1);
  in_words(rule.text.title);
  fmt::format_to(std::back_inserter(out), " <code>{}</code></h2>\n<p class=text>", rule.text.id);
  in_words(rule.text.text);
  out += "</p>\n";
  if (rule.text.source.en.empty()) return;
  out += "<p class=source><small>";
  append_message(out, langs_, say::source_of_rule(texts(rule.text.source)));
  for (const DocumentText* const d : book_of(*rule.game).documents_of(rule.text.source.en)) {
    out += "<br>";
    append_message(
        out, langs_,
        tally::say::colon(tally::say::verbatim(d->id), tally::say::word(texts(d->title))));
  }
  out += "</small></p>\n";
}

std::string LessonPage::finish(std::uint64_t games, const std::string& where) {
  std::string out;
  opening(out, games);
  for (std::size_t n = 0; n < rules_.size(); ++n) {
    const Rule& rule = rules_[n];
    rule_text(out, rule, n);
    if (rule.passages == 0) {
      out += "<p class=none>";
      append_message(out, langs_, say::none_shows(games, printable(where)));
      out += "</p>\n";
    }
    out += rule.html;
    out += "</section>\n";
  }
  for (const auto& [game, cited] : cited_) append_rules(out, langs_, *game, book_of(*game), cited);
  out += "</main>\n";
  out += "<script>";
  out += built_for_pages("lesson.js");
  out += "</script>\n</body></html>\n";
  return out;
}

}  // namespace tally::report
