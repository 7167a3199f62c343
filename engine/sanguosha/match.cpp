// One running game as the guide and the players of a table see it.
#include <algorithm>
#include <new>

#include "engine/core/game.h"
#include "engine/sanguosha/citing.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/sums.h"

namespace tally::sanguosha {
namespace {

// The first cards of the pile that nobody knows are all those of unknown place, where there are no
// others: in which order is no matter to who draws them all.
void name_by_elimination(const State& s, std::span<Card> first) {
  const auto lost = [](const Place& p) { return p.zone == Zone::somewhere; };
  if (std::ranges::count(first, unknown_card) != std::ranges::count_if(s.place, lost)) return;
  std::size_t c = 0;
  for (Card& card : first)
    if (card == unknown_card) {
      while (!lost(s.place[c])) ++c;
      card = static_cast<Card>(c++);
    }
}

// What chance can answer: generals of the pool, or cards that may lie in the draw pile.
ChanceAnswer chance_answer_of(const Play& play, const Question& q, Card* out) {
  const State& s = play.state();
  const bool shuffles = static_cast<Ask>(q.ask) == Ask::shuffle;
  ChanceAnswer chance;
  Event& e = chance.answer;
  if (const Ask ask = static_cast<Ask>(q.ask);
      ask == Ask::offer || ask == Ask::avatars || ask == Ask::candidates) {
    e.kind = q.accepts.first();
    e.seat = q.who;
    e.value = q.value;
    if (q.what == 1)
      for (const General g : lord_generals& s.pool)
        out[chance.fixed++] = static_cast<Card::Number>(g);
    chance.cards = chance.fixed;
    for (const General g : q.what == 1 ? s.pool - lord_generals : s.pool)
      out[chance.cards++] = static_cast<Card::Number>(g);
    return chance;
  }
  if (static_cast<Ask>(q.ask) == Ask::commands) {
    e.kind = q.accepts.first();
    e.seat = q.who;
    for (int n = 1; n < static_cast<int>(Command::count); ++n)
      out[chance.cards++] = static_cast<Card::Number>(n);
    return chance;
  }
  if (static_cast<Ask>(q.ask) == Ask::reborn) {
    e.kind = q.accepts.first();
    e.seat = q.who;
    for (const General g : play.mode().reborn_as(s, play.options(), q.who))
      out[chance.cards++] = static_cast<Card::Number>(g);
    return chance;
  }
  e.kind = q.accepts.first();
  e.seat = q.who;
  e.what = shuffles ? What{0} : q.what;
  if (e.kind == kind::shuffle || e.kind == kind::draw || e.kind == kind::peek) e.value = q.value;
  if (e.kind == kind::deal) e.value = q.value / s.players;
  if (shuffles && q.what == 1)  // what is left of the pile stays on top
    for (; chance.fixed < s.draw_count; ++chance.fixed)
      out[chance.fixed] = s.draw[static_cast<std::size_t>(s.draw_count - 1 - chance.fixed)];
  name_by_elimination(s, {out, static_cast<std::size_t>(chance.fixed)});
  chance.cards = chance.fixed;
  constexpr auto one = [](Zone z) { return 1U << static_cast<unsigned>(z); };
  // A card in a place of the pile that nobody knows is not one whose place is known; but a deal may
  // take its cards from anywhere.
  unsigned from = one(Zone::somewhere);
  const bool deals = static_cast<Ask>(q.ask) == Ask::deal;
  if (q.told == nullptr || deals) from |= one(Zone::draw);
  if (shuffles) from = one(Zone::discard) | (q.what != 1 ? from : 0U);
  for (std::size_t c = 0; c < deck_size; ++c) {
    out[chance.cards] = static_cast<Card>(c);
    chance.cards += static_cast<int>(from >> static_cast<unsigned>(s.place[c].zone) & 1U);
  }
  return chance;
}

class OneMatch final : public Match {
 public:
  explicit OneMatch(Modes modes) : modes_(modes) {}

  void play(const Setup& setup, const Ruleset& rules, Table& table) override {
    play_.run(mode_of(modes_, Options(rules)), setup, rules, table);
  }
  void stop() override { play_.stop(); }
  bool bookmark(const Event& told, std::vector<std::byte>& out) const override {
    if (told.kind != kind::turn) return false;
    out.resize(sizeof(Bookmark));
    ::new (out.data()) Bookmark(play_.bookmark(told.seat));
    return true;
  }
  void play_on(std::span<const std::byte> bookmark, const Ruleset& rules, Table& table) override {
    if (bookmark.size() != sizeof(Bookmark)) return;
    const auto& from = *reinterpret_cast<const Bookmark*>(bookmark.data());  // NOLINT: its bytes
    play_.play_on(from, mode_of(modes_, Options(rules)), rules, table);
  }
  // By a record's word only: nothing follows from it.
  void apply(const Event& e) override { play_.take_word(e); }

  [[nodiscard]] ChanceAnswer chance_answer(const Question& q, Card* out) const override {
    return chance_answer_of(play_, q, out);
  }

  [[nodiscard]] bool holds(const Event& e) const override {
    const State& s = play_.state();
    switch (e.kind) {
      case kind::hp:
        return s.seated(e.seat) && s.at(e.seat).hp == e.value &&
               (!e.shows(Field::extra) || s.at(e.seat).max_hp == e.extra);
      case kind::chain: return s.seated(e.seat) && s.at(e.seat).chained == (e.value != 0);
      case kind::turn_over: return s.seated(e.seat) && s.at(e.seat).face_down == (e.value == 0);
      case kind::over: {
        SeatSet winners;
        for (const Seat w : e.seats) winners.add(w);
        return s.over && winners == s.winners;
      }
      default: return false;
    }
  }

  [[nodiscard]] Rule rule_against(const Event& e) const override {
    return sanguosha::rule_against(play_, e);
  }
  [[nodiscard]] Rule rule_for(const Event& e, const Event& shown, Field f) const override {
    return sanguosha::rule_for(play_, e, shown, f);
  }
  int also(const Event& e, std::span<Rule> out) const override {
    return sanguosha::also(play_, e, out);
  }

  void sums(const Event& e, std::vector<Message>& out) const override {
    sanguosha::sums(play_, e, out);
  }
  [[nodiscard]] bool plays(Seat s) const override { return play_.state().living(s); }
  [[nodiscard]] bool plays_with(Card c) const override {
    return play_.state().where(c).zone != Zone::box;
  }
  [[nodiscard]] bool takes_from_within(Kind k) const override {
    if (!play_.options().is<Opt::first_hands>("anywhere")) return false;
    // A fifth card is drawn before what is left is shuffled.
    return k == kind::deal ||
           (k == kind::draw && play_.state().round == 0 && play_.state().shuffles < 2);
  }
  [[nodiscard]] bool mixes_rest() const override { return sanguosha::mixes_rest(play_.options()); }
  [[nodiscard]] bool over() const override { return play_.state().over; }
  [[nodiscard]] SeatList winners() const override { return list_of(play_.state().winners); }
  [[nodiscard]] int turn() const override { return play_.state().turn; }
  [[nodiscard]] Seat current() const override { return play_.state().current; }
  [[nodiscard]] std::span<const std::byte> state() const override {
    return std::as_bytes(std::span(&play_.state(), 1));
  }
  void restore(std::span<const std::byte> bytes) override {
    if (bytes.size() == sizeof(State)) play_.restore(bytes);
  }
  void fields(StateSink& sink) const override { visit(play_.state(), sink); }
  [[nodiscard]] std::string_view unsound() const override { return play_.state().unsound(); }

 private:
  Modes modes_;
  Play play_;
};

}  // namespace

std::unique_ptr<Match> match_with(Modes modes) { return std::make_unique<OneMatch>(modes); }

}  // namespace tally::sanguosha
