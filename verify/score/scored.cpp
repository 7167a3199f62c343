#include "verify/score/scored.h"

#include <initializer_list>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "replay/messages.h"
#include "replay/report/site/frame.h"
#include "replay/words.h"
#include "verify/score/messages.h"

namespace tally::verify {
namespace {

struct Head {
  Message words;
  bool number = false;
};

void append_heads(std::string& out, const report::Langs& langs, std::initializer_list<Head> heads) {
  out += "<thead><tr>";
  for (const Head& head : heads)
    report::append_head(out, langs, head.words, head.number ? " class=n" : "");
  out += "</tr></thead>";
}

void append_game(std::string& out, const ScoredGame& g, const report::Langs& langs) {
  out += "<section><h2>";
  report::append_html(out, g.source);
  out += "</h2>\n<p class=dim>";
  report::append_message(out, langs, g.none.empty() ? g.won : g.none);
  if (!g.by_the_rules) {
    out += "; ";
    report::append_message(out, langs, say::not_by_the_rules());
  }
  out += "</p>\n";
  if (g.seats.empty()) {
    out += "</section>\n";
    return;
  }
  out += "<div class=list><table>";
  append_heads(out, langs,
               {{say::player()}, {say::side()}, {say::points(), true}, {say::made_of()}});
  out += "<tbody>\n";
  for (const ScoredSeat& s : g.seats) {
    out += "<tr>";
    report::append_cell(out, langs, "", s.who);
    report::append_cell(out, langs, "", said_word(g.game->schema(), s.was));
    out += fmt::format("<td class=n>{}</td><td>", s.total);
    for (const ScorePart& p : s.parts) {
      out += fmt::format("{} <small>", product(p));
      report::append_message(out, langs, p.what);
      out += " <code>";
      report::append_html(out, g.game->rule_ids()[p.why]);
      out += "</code></small><br>";
    }
    out += "</td></tr>\n";
  }
  out += "</tbody></table></div></section>\n";
}

}  // namespace

std::string product(const ScorePart& part) {
  return part.times == 1 ? std::to_string(part.each)
                         : fmt::format("{} × {}", part.each, part.times);
}

std::string sum_of(const std::vector<int>& points) {
  return fmt::format("{}", fmt::join(points, " + "));
}

void append_score_page(std::string& out, const std::vector<ScoredGame>& games, const Series* series,
                       const report::Langs& langs) {
  report::append_frame_begin(out, langs, say::points_of_games(games.size()), Message());
  if (series != nullptr) {
    out += "<section><h2>";
    report::append_message(out, langs, say::ranks());
    out += "</h2>\n<div class=list><table>";
    append_heads(out, langs,
                 {{say::rank(), true}, {say::player()}, {say::points(), true}, {say::by_game()}});
    out += "<tbody>\n";
    for (const Series::Player& p : series->players()) {
      out += fmt::format("<tr><td class=n>{}</td>", p.rank);
      report::append_cell(out, langs, "", said_player(p));
      out += fmt::format("<td class=n>{}</td><td>{}</td></tr>\n", p.total, sum_of(p.points));
    }
    out += "</tbody></table></div>";
    for (const Message& fault : series->faults()) {
      out += "<p>";
      report::append_message(out, langs, fault);
      out += "</p>";
    }
    out += "</section>\n";
  }
  for (const ScoredGame& g : games) append_game(out, g, langs);
  report::append_frame_end(out);
}

}  // namespace tally::verify
