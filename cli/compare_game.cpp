#include "cli/compare_game.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/compare_messages.h"
#include "cli/messages.h"
#include "replay/messages.h"
#include "replay/report/text.h"
#include "replay/words.h"

namespace tally::cli {
namespace {

Texts winners(const SeatList& seats) {
  return in_each_language([&](Lang lang) { return report::winners_words(seats, lang); });
}

}  // namespace

void GameTelling::tell(const versus::Witness& w, const Message& a, const Message& b) {
  const Record& there = w.by_b ? w.in_b : w.in_a;
  const int players = there.setup.players;
  if (w.at_setup) {
    out_.line(say::deal_otherwise(players, id_of(w.rule)), 2);
    seats_of("A", w.in_a, a);
    seats_of("B", w.in_b, b);
    if (!w.both_play()) return;
    out_.line(say::same_with_same_choices(w.common), 4);
  } else {
    // Events are counted from 0, as `check` and `legal` count them.
    out_.line(say::same_before(players, w.common), 2);
    if (const Message words = seats(there); !words.empty()) out_.wrapped(words, 4);
  }
  common(there, w.common);
  next("A", w.in_a, w.common);
  next("B", w.in_b, w.common);
  if (w.common < w.in_a.size() && w.common < w.in_b.size())
    where_they_differ(w.in_a.event(w.common), w.in_b.event(w.common));
  if (!w.at_setup) why(w.by_b ? "A" : "B", w, there);
  result("A", w.in_a, a);
  result("B", w.in_b, b);
  if (versus::end_alike(w))
    out_.line(say::end_alike(w.common, winners(w.in_a.event(w.in_a.size() - 1).seats)), 4);
}

std::string GameTelling::id_of(Rule rule) const {
  return rule == no_rule ? std::string() : std::string(game_.rule_ids()[rule]);
}

// What the set-up shows of each seat: "seat 1 lord, seat 2 spy"; empty where it shows nothing.
Message GameTelling::seats(const Record& r) const {
  const Schema& schema = game_.schema();
  const auto fields = schema.seat_fields;
  std::vector<Message> all;
  for (int s = 0; s < r.setup.players && !fields.empty(); ++s) {
    const auto& values = r.setup.seat[static_cast<std::size_t>(s)];
    if (values[0] == fields[0].hidden) continue;
    Message one = say::seat_has(said_seat(static_cast<Seat>(s)),
                                said_word(schema, fields[0].word(values[0])));
    // What a record may bring and need not: generals.
    for (std::size_t f = 1; f < fields.size(); ++f)
      if (fields[f].optional && values[f] != fields[f].hidden)
        one = say::in_brackets(std::move(one), said_word(schema, fields[f].word(values[f])));
    all.push_back(std::move(one));
  }
  return joined(std::move(all), tally::say::then);
}

void GameTelling::seats_of(const char* side, const Record& r, const Message& rules) {
  if (r.size() == 0) return out_.line(say::no_such_table(side, rules), 4);
  Message words = seats(r);
  if (!words.empty())
    out_.wrapped(tally::say::colon(tally::say::verbatim(side), std::move(words)), 4);
}

void GameTelling::common(const Record& r, std::size_t n) {
  constexpr std::size_t most = 16;
  if (n > most) out_.line(say::so_many_events(n - most), 4);
  for (std::size_t i = n > most ? n - most : 0; i < n; ++i) out_.line(shown(r.event(i)), 4);
}

std::string GameTelling::shown(const Event& e) const {
  std::string words = event_words(game_.schema(), e, out_.lang());
  // A whole pile is no matter for a reader.
  constexpr std::size_t longest = 160;
  if (words.size() <= longest) return words;
  // Behind the last card that is shown whole.
  const std::string_view comma = tally::say::list_comma.in(out_.lang());
  const std::size_t end = words.rfind(comma, longest);
  return end == std::string::npos ? words : words.substr(0, end) + std::string(comma) + "…";
}

// Of two events whose words are the same: the first card that is another.
void GameTelling::where_they_differ(const Event& a, const Event& b) {
  if (a.kind != b.kind || shown(a) != shown(b)) return;
  const auto at = std::mismatch(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end());
  if (at.first == a.cards.end() || at.second == b.cards.end()) return;
  const auto card = [&](const Card& c) { return said_cards(game_.schema(), {&c, 1}); };
  out_.line(say::other_order(at.first - a.cards.begin() + 1, card(*at.first), card(*at.second)), 4);
}

void GameTelling::next(const char* side, const Record& r, std::size_t at) {
  const report::Style& style = out_.style();
  const std::string mark = fmt::format("{}{}{} ", style.yellow(), side, style.off());
  out_.line(mark + (at < r.size() ? shown(r.event(at))
                                  : std::string(say::game_has_ended.in(out_.lang()))),
            2);
}

// The rule by which `side` does not go along with the game it follows.
void GameTelling::why(const char* side, const versus::Witness& w, const Record& followed) {
  if (w.rule == no_rule) return;
  const RuleText* const text = book_.rule(id_of(w.rule));
  const Texts title = text == nullptr ? Texts("", "") : texts(text->title);
  const bool chosen = w.common < followed.size() &&
                      game_.schema().of(followed.event(w.common)).role == EventRole::choice;
  const auto& row = !w.forbidden ? say::so_by_rule
                    : chosen     ? say::choice_not_legal
                                 : say::cannot_come_so;
  out_.line(row(side, id_of(w.rule), title), 4);
}

void GameTelling::result(const char* side, const Record& r, const Message& rules) {
  if (r.size() == 0) return;
  const Event& last = r.event(r.size() - 1);
  if (!game_.schema().of(last).ends) return;
  std::vector<Message> points;
  for (const Event& e : versus::points_of(r)) points.push_back(said_event(game_.schema(), e));
  out_.line(
      say::result(side, rules, winners(last.seats), r.size(),
                  points.empty() ? Message()
                                 : say::with_points(joined(std::move(points), tally::say::then))),
      4);
}

}  // namespace tally::cli
