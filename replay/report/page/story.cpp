// The text of a page: all of a game in words, with an anchor for every turn, event, finding, rule.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/report/messages.h"
#include "replay/report/page/messages.h"
#include "replay/report/page/page.h"
#include "replay/report/story_text.h"
#include "replay/report/text.h"
#include "replay/words.h"

namespace tally::report {
namespace {

constexpr std::size_t most_in_summary = 6;  // choices named in the line of a turn

}  // namespace

PageStory::PageStory(const PageInput& input)
    : in_(input),
      game_(*input.record.game),
      called_(input.record, input.story),
      book_(Rulebook::load(game_.name())),
      cited_(game_.rule_ids().size()),
      in_en_(game_.schema(), Lang::en),
      in_zh_(game_.schema(), Lang::zh),
      spare_(game_.match()) {}

void PageStory::write(std::string& out) {
  opening(out);
  out += "</header>\n<main>\n";
  contents(out);
  out += "<div id=app hidden></div>\n<section id=story>\n";
  for (std::size_t n = 0; n < in_.story.turns().size(); ++n) turn(out, n);
  out += "</section>\n";
  append_rules(out, in_.langs, game_, book_, cited_);
  out += "</main>\n";
}

void PageStory::events(std::string& out) {
  for (std::size_t i = 0; i < in_.story.size(); ++i) event(out, i);
  behind_the_last(out);
}

// What is found behind the last event.
void PageStory::behind_the_last(std::string& out) {
  const auto& findings = in_.entry.report.findings;
  for (std::size_t f = 0; f < findings.size(); ++f)
    if (findings[f].at >= in_.first + in_.story.size()) {
      out += "<li>";
      finding(out, f);
    }
}

void PageStory::opening(std::string& out) {
  const Entry& entry = in_.entry;
  out += "<p class=verdict data-verdict=";
  out.append(name_of(entry.report.verdict)).append(">");
  append_each(out, in_.langs, [&](Lang lang) {
    std::string line;
    TextReport({}, lang).verdict(line, entry);
    return line;
  });
  out += "</p>\n<p class=about>";
  append_each(out, in_.langs, [&](Lang lang) {
    std::string rules = text_of(tally::say::of_ruleset(entry.ruleset), lang);
    if (entry.program.empty()) return rules;
    return entry.program + std::string(tally::say::list_then.in(lang)) + rules;
  });
  out += "</p>\n";
  if (in_.viewer) {
    out += "<p class=viewer>";
    append_message(out, in_.langs,
                   *in_.viewer == nobody
                       ? say::as_onlooker_saw()
                       : say::as_seat_saw(said_seat(*in_.viewer, &in_.record.labels)));
    out += "</p>\n";
  } else if (!in_.record.note.empty()) {
    out += "<p class=note>";
    append_html(out, in_.record.note);
    out += "</p>\n";
  }
  const auto& fields = game_.schema().seat_fields;
  out += "<ol class=seats>\n";
  for (int i = 0; i < in_.record.setup.players; ++i) {
    out += "<li>";
    append_each(out, in_.langs, [&](Lang lang) {
      std::string line = seat_words(static_cast<Seat>(i), lang, &in_.record.labels);
      for (std::size_t f = 0; f < fields.size(); ++f) {
        const What value = in_.record.setup.seat[static_cast<std::size_t>(i)][f];
        if (!fields[f].tells(value)) continue;
        line.append(tally::say::list_then.in(lang));
        line.append(word_in(game_.schema(), fields[f].word(value), lang));
      }
      return line;
    });
    out += "</li>\n";
  }
  out += "</ol>\n";
}

namespace {

// "♥3 Dodge as Slash → 2", "♦3 Peach ← 1".
std::string choice_in_summary(const Schema& schema, const Event& e, Lang lang) {
  const KindInfo& kind = schema.of(e);
  std::string line;
  // What is thrown away or given was not used.
  if (kind.to == Spot::discard || kind.to == Spot::other)
    line.append(word_in(schema, kind.name, lang)) += ' ';
  const std::string cards = items_words(schema, e, e.cards, lang);
  const std::string_view as = as_words(schema, e, lang);
  line += as.empty() ? cards : text_of(say::cards_as(cards, as), lang);
  const SeatList at = e.other != nobody && e.seats.empty() ? SeatList{e.other} : e.seats;
  // A card that is taken comes from there.
  const bool taken = kind.from == Spot::other && kind.to == Spot::seat;
  for (int s = 0; s < at.size(); ++s)
    if (at[s] != e.seat)
      line += fmt::format("{}{}", s > 0 ? " " : taken ? " ← " : " → ", at[s] + 1);
  return line;
}

}  // namespace

// What the player whose turn it is chose to do: cards, and whom they are aimed at.
std::string PageStory::summary(const diff::Turn& turn, Lang lang) const {
  std::string line;
  std::string last;
  std::size_t n = 0;
  for (std::size_t i = turn.begin; i < turn.end; ++i) {
    const Event e = in_.story.event(i);
    if (game_.schema().of(e).role != EventRole::choice || e.cards.empty()) continue;
    if (turn.number > 0 && e.seat != turn.seat) continue;
    const std::string choice = choice_in_summary(game_.schema(), e, lang);
    if (choice == last && !as_words(game_.schema(), e, lang).empty()) continue;  // claimed before
    last = choice;
    if (++n > most_in_summary) continue;
    if (!line.empty()) line += " · ";
    line += choice;
  }
  if (n > most_in_summary) line += " · …";
  return line;
}

// A question to the reader may be about what comes to light in the turn.
Message PageStory::said_heading(const diff::Turn& turn) const {
  if (turn.number == 0) return tally::say::Before_first_turn();
  return tally::say::turn_of_seat(turn.number, said_seat(turn.seat, &called_.at(turn.begin)));
}

void PageStory::contents(std::string& out) {
  out += "<nav id=contents><h2>";
  append_message(out, in_.langs, say::contents());
  out += "</h2>\n<ol>\n";
  const auto turns = in_.story.turns();
  for (std::size_t n = 0; n < turns.size(); ++n) {
    fmt::format_to(std::back_inserter(out), "<li><a href=\"#t{}\">", n);
    append_message(out, in_.langs, said_heading(turns[n]));
    out += "</a> <span>";
    append_each(out, in_.langs, [&](Lang lang) { return summary(turns[n], lang); });
    out += "</span></li>\n";
  }
  out += "</ol></nav>\n";
}

void PageStory::turn(std::string& out, std::size_t n) {
  const diff::Turn& turn = in_.story.turns()[n];
  const auto to = std::back_inserter(out);
  fmt::format_to(to, "<section class=turn id=t{}>\n<h2>", n);
  append_message(out, in_.langs, said_heading(turn));
  out += "</h2>\n<ol>\n";
  for (std::size_t i = turn.begin; i < turn.end; ++i) event(out, i);
  if (n + 1 == in_.story.turns().size()) behind_the_last(out);
  out += "</ol>\n";
  changes(out, n);
  out += "</section>\n";
}

void PageStory::changes(std::string& out, std::size_t n) {
  std::vector<diff::FieldValue> now = diff::fields_of(*spare_, in_.story.state_after(n));
  const std::vector<diff::Change> all = diff::changes(ended_, now);
  ended_ = std::move(now);
  if (n == 0 || all.empty()) return;
  out += "<ul class=over-turn>";
  for (const diff::Change& c : all) {
    if (in_heading(c.path)) continue;
    out += "<li>";
    append_each(out, in_.langs, [&](Lang lang) {
      return of_language(lang, in_en_, in_zh_).of(c, diff::Sides::time);
    });
  }
  out += "</ul>\n";
}

void PageStory::rule_link(std::string& out, Rule rule) {
  const std::string_view id = game_.rule_ids()[rule];
  const RuleText* const text = book_.rule(id);
  cited_[rule] = true;
  fmt::format_to(std::back_inserter(out), "<a class=r href=\"#{}\">", id);
  append_each(out, in_.langs, [&](Lang lang) {
    return text == nullptr ? id
                           : std::string_view(of_language(lang, text->title.en, text->title.zh));
  });
  out += "</a>";
}

void PageStory::event(std::string& out, std::size_t i) {
  const Event e = in_.story.event(i);
  const bool choice = game_.schema().of(e).role == EventRole::choice;
  const auto number = static_cast<std::uint32_t>(i) + in_.first;
  const bool about = std::ranges::find(in_.about, number) != in_.about.end();
  const std::string_view classes[] = {"", " class=c", " class=s", " class=\"c s\""};
  fmt::format_to(std::back_inserter(out), "<li id={}e{}{}>", in_.anchor, number,
                 classes[(choice ? 1 : 0) + (about ? 2 : 0)]);
  append_each(out, in_.langs, [&](Lang lang) {
    const std::string words = event_words(game_.schema(), e, lang);
    return in_.story.in_record(i) ? words : text_of(tally::say::not_in_record(words), lang);
  });
  if (e.rule != no_rule) {
    out += ' ';
    rule_link(out, e.rule);
  }
  for (const Rule rule : in_.moments.also()[i]) {
    out += ' ';
    rule_link(out, rule);
  }
  const auto& findings = in_.entry.report.findings;
  // Of what is found wrong they are a reason.
  if (std::ranges::none_of(findings, [&](const Finding& f) { return f.at == number; }))
    sums(out, i);
  for (std::size_t f = 0; f < findings.size(); ++f)
    if (findings[f].at == number) finding(out, f);
  declined(out, i);
  if (in_.spread && in_.spread->at == i) append_spread(out, in_.langs, *in_.spread);
  for (std::size_t n = 0; n < in_.notes.size(); ++n)
    if (in_.notes[n].place() == i) append_note(out, in_.langs, in_.notes[n], n + 1);
  out += '\n';
}

void append_rules(std::string& out, const Langs& langs, const Game& game, const Rulebook& book,
                  const std::vector<bool>& cited) {
  out += "<section id=rules><h2>";
  append_message(out, langs, say::cited_rules());
  out += "</h2>\n<dl>\n";
  for (Rule rule = 1; static_cast<std::size_t>(rule) < cited.size(); ++rule) {
    const RuleText* const text = cited[rule] ? book.rule(game.rule_ids()[rule]) : nullptr;
    if (text == nullptr) continue;
    fmt::format_to(std::back_inserter(out), "<div id=\"{}\"><dt><code>{}</code> ", text->id,
                   text->id);
    append_each(out, langs,
                [&](Lang lang) { return of_language(lang, text->title.en, text->title.zh); });
    out += "</dt><dd>";
    append_each(out, langs,
                [&](Lang lang) { return of_language(lang, text->text.en, text->text.zh); });
    if (!text->source.en.empty()) {
      out += "<small>";
      append_message(out, langs, say::source_of_rule(Texts(text->source.en, text->source.zh)));
      out += "</small>";
    }
    out += "</dd></div>\n";
  }
  out += "</dl></section>\n";
}

}  // namespace tally::report
