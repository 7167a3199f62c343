#include "cli/compare_game.h"

#include <algorithm>

#include <fmt/format.h>

#include "replay/words.h"

namespace tally::cli {
namespace {

constexpr std::size_t widest = 100;

}  // namespace

void GameTelling::tell(const versus::Witness& w, const std::string& a, const std::string& b) {
  const Record& there = w.by_b ? w.in_b : w.in_a;
  put("  a game of {} players", "  一局{}人对局", there.setup.players);
  if (w.at_setup) {
    put(": they do not deal alike ({})\n", "：两者的分配不同（{}）\n", id_of(w.rule));
    seats("A", w.in_a, a);
    seats("B", w.in_b, b);
    if (w.in_a.size() == 0 || w.in_b.size() == 0) return;
    put("    with the same choices the same before event {}:\n",
        "    选择相同时，前{}个事件相同：\n", w.common);
  } else {
    // Events are counted from 0, as `check` and `legal` count them.
    put(", the same before event {}:\n", "，前{}个事件相同：\n", w.common);
    seats(nullptr, there, "");
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
    put("    the two part at event {}; both end alike: {}\n",
        "    两者在事件{}分开，结局相同：{}\n", w.common,
        report::winners_words(w.in_a.event(w.in_a.size() - 1).seats, lang_));
}

std::string GameTelling::id_of(Rule rule) const {
  return rule == no_rule ? std::string() : std::string(game_.rule_ids()[rule]);
}

void GameTelling::seats(const char* side, const Record& r, const std::string& rules) {
  if (side != nullptr && r.size() == 0) {
    put("    {}: {} has no such table\n", "    {}：{}没有这种人数\n", side, rules);
    return;
  }
  const auto fields = game_.schema().seat_fields;
  std::string words;
  for (int s = 0; s < r.setup.players && !fields.empty(); ++s) {
    const What v = r.setup.seat[static_cast<std::size_t>(s)][0];
    if (v == fields[0].hidden) continue;
    words += fmt::format("{}{} {}",
                         words.empty() ? ""
                         : zh()        ? "，"
                                       : ", ",
                         seat_words(static_cast<Seat>(s), lang_),
                         word_in(game_.schema(), fields[0].word(v), lang_));
    // What a record may bring and need not: generals.
    for (std::size_t f = 1; f < fields.size(); ++f)
      if (const auto brought = r.setup.seat[static_cast<std::size_t>(s)][f];
          fields[f].optional && brought != fields[f].hidden)
        words += fmt::format(fmt::runtime(zh() ? "（{}）" : " ({})"),
                             word_in(game_.schema(), fields[f].word(brought), lang_));
  }
  if (words.empty()) return;
  out_ +=
      report::wrapped(side == nullptr ? words : mark(side) + words, style_.columns_of(widest), 4);
}

void GameTelling::common(const Record& r, std::size_t n) {
  constexpr std::size_t most = 16;
  if (n > most) put("    … {} events\n", "    … {}个事件\n", n - most);
  for (std::size_t i = n > most ? n - most : 0; i < n; ++i) event("    ", r.event(i));
}

std::string GameTelling::shown(const Event& e) const {
  std::string words = event_words(game_.schema(), e, lang_);
  // A whole pile is no matter for a reader.
  constexpr std::size_t longest = 160;
  if (words.size() <= longest) return words;
  // Behind the last card that is shown whole.
  const std::string_view comma = zh() ? "、" : ", ";
  const std::size_t end = words.rfind(comma, longest);
  return end == std::string::npos ? words : words.substr(0, end) + std::string(comma) + "…";
}

void GameTelling::event(const std::string& mark, const Event& e) { out_ += mark + shown(e) + "\n"; }

// Of two events whose words are the same: the first card that is another.
void GameTelling::where_they_differ(const Event& a, const Event& b) {
  if (a.kind != b.kind || shown(a) != shown(b)) return;
  const auto at = std::mismatch(a.cards.begin(), a.cards.end(), b.cards.begin(), b.cards.end());
  if (at.first == a.cards.end() || at.second == b.cards.end()) return;
  const auto card = [&](const Card& c) { return cards_words(game_.schema(), {&c, 1}, lang_); };
  put("    in another order: card {} is {} in A, {} in B\n",
      "    次序不同：第{}张在A中是{}，在B中是{}\n", at.first - a.cards.begin() + 1, card(*at.first),
      card(*at.second));
}

void GameTelling::next(const char* side, const Record& r, std::size_t at) {
  const std::string mark = fmt::format("  {}{}{} ", style_.yellow(), side, style_.off());
  if (at < r.size())
    event(mark, r.event(at));
  else
    out_ += mark + (zh() ? "（已结束）\n" : "(has ended)\n");
}

// The rule by which `side` does not go along with the game it follows.
void GameTelling::why(const char* side, const versus::Witness& w, const Record& followed) {
  if (w.rule == no_rule) return;
  const RuleText* const text = book_.rule(id_of(w.rule));
  const std::string rule =
      fmt::format("{}  {}", id_of(w.rule), text == nullptr ? "" : in(text->title));
  const bool chosen = w.common < followed.size() &&
                      game_.schema().of(followed.event(w.common)).role == EventRole::choice;
  if (!w.forbidden)
    put("    in {} by {}\n", "    在{}中依据{}\n", side, rule);
  else if (chosen)
    put("    in {} the other's choice is not legal: {}\n", "    在{}中对方的选择不合法：{}\n", side,
        rule);
  else
    put("    in {} it cannot come so: {}\n", "    在{}中不可能如此：{}\n", side, rule);
}

void GameTelling::result(const char* side, const Record& r, const std::string& rules) {
  if (r.size() == 0) return;
  const Event& last = r.event(r.size() - 1);
  if (!game_.schema().of(last).ends) return;
  std::string points;
  for (const Event& e : versus::points_of(r))
    points += (points.empty() ? "" : zh() ? "，" : ", ") + event_words(game_.schema(), e, lang_);
  if (!points.empty()) points = (zh() ? "；" : "; ") + points;
  put("    {} ({}): {} after {} events{}\n", "    {}（{}）：{}，共{}个事件{}\n", side, rules,
      report::winners_words(last.seats, lang_), r.size(), points);
}

}  // namespace tally::cli
