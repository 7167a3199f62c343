#pragma once
// What each event of the screen shows, in the words of the identity game and 3v3. One for each
// recording.
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/skills/skills.h"
#include "replay/import/noname/log_line.h"
#include "replay/import/noname/names.h"
#include "replay/import/noname/video.h"
#include "replay/record.h"

namespace tally::noname {

class Screen {
 public:
  explicit Screen(Record& record) : out_(record) {}
  void read(Video& video);

 private:
  // Cards that have left somebody, from where, and before which observation.
  struct Loss {
    Seat seat = nobody;
    std::vector<Card> cards;
    bool worn = false;  // all of them were equipped
    bool due = false;   // … lay in his judgement area
    std::size_t before = 0;
    std::uint32_t at = 0;
  };
  // What a log line says before its cards are shown.
  struct Announced {
    Event event;
    Seat from = nobody;  // whose loss shows them
    std::vector<Shown> named;
    std::uint32_t at = 0;
  };

  // --- seats, turns, hit points (screen.cpp)
  void seat(Value players);
  void show(const ScreenEvent& e);
  void dealt(Seat who, Value cards);
  void updated(Seat who, Value v);
  void replaced(Seat who, std::string_view name);
  void begins();
  void chained(Seat who, bool on);
  void ended(Video& video);
  [[nodiscard]] Seat seat_at(std::int64_t position) const;
  [[nodiscard]] SeatList seats_named(std::string_view names) const;
  [[nodiscard]] Seat seat_named(std::string_view name) const;
  // --- cards (screen_cards.cpp)
  [[nodiscard]] Card card_of(Value card);
  [[nodiscard]] Card latest_like(sanguosha::Name name, sanguosha::Suit suit,
                                 std::int64_t rank) const;
  std::vector<Card> cards_of(Value list);
  [[nodiscard]] static bool is_ox(const Loss& loss, Seat of);
  void lost(Seat who, Value areas);
  void drew(Seat who, std::int64_t n);
  void got(Seat who, Value list);
  void worn(Seat who, Value list);
  void laden(Seat who, Value list);
  void laid_before(Seat who, Value list);
  void comes_due(Seat who);
  void announce(const Event& e, Seat from, std::string_view named);
  void settle(const std::vector<Card>& cards);
  void held_against(const std::vector<Shown>& named, const std::vector<Card>& cards, Seat who);
  void settle_loss();
  void unexplained();
  void give_away();
  // --- log lines (screen_log.cpp)
  void log(std::string_view html);
  void turn();
  void phase();
  void use();
  void use_on();
  void use_as();
  void use_on_as();
  void borrow();
  void use_of(const SeatList& to, std::string_view cards, bool converted);
  void respond();
  void discard();
  void recast();
  void take();
  void take_some();
  void taken(std::string_view cards);
  void damage();
  void damage_of_nobody();
  void heal();
  void lose_hp();
  void dying();
  void killed();
  void died();
  void has_role();
  void flip();
  void judged();
  void gain();
  void pick();
  void declare();
  void reveal();
  void show_hand();
  void arranged();
  void unloaded() { fell_ = true; }
  // --- skills (screen_skills.cpp)
  void invoke();
  void invoke_on();
  void invoked(std::string_view name, const SeatList* on);
  void duel_of_two(const Event& use);
  void turned_to_fire(Seat who);
  [[nodiscard]] bool acts_again(sanguosha::Skill skill);
  [[nodiscard]] SeatList in_turn(const SeatList& seats, Seat from) const;
  // --- the record
  void emit(const Event& e) { add(e, index_); }
  void add(const Event& e, std::uint32_t at);
  void insert(std::size_t before, const Event& e, std::uint32_t at);
  Event* latest(Kind k);
  void contradiction(Rule rule, Seat seat, Message message, Message expected, Message found);

  [[nodiscard]] Seat first() const { return seat_named(line_.marked[0]); }
  [[nodiscard]] Seat second() const { return seat_named(line_.marked[1]); }

  Record& out_;
  std::uint32_t index_ = 0;              // of the event at hand
  std::int64_t first_position_ = 0;      // from which the recording counts
  std::size_t viewer_ = 0;               // his seat, counted from the lord's
  std::vector<std::string_view> names_;  // of the players in log lines, in seat order
  std::array<sanguosha::Role, max_seats> roles_{};
  std::array<std::int16_t, max_seats> hp_{};
  std::array<std::int16_t, max_seats> max_hp_{};
  std::array<std::vector<Card>, max_seats> hands_;  // the first
  SeatSet dead_;
  bool playing_ = false;
  Seat current_ = nobody;
  std::size_t turn_at_ = 0;   // where in the record his turn begins
  std::size_t prepared_ = 0;  // … and that of the last turn whose preparation was told
  LogLine line_;
  std::vector<std::string_view> words_;
  std::map<std::string, Card, std::less<>> ids_;
  std::vector<bool> taken_;  // cards that have an id
  Loss loss_;                // not explained yet
  Announced announced_;
  bool fell_ = false;            // what lay under a Wooden Ox
  std::size_t drawn_ = 0;        // 1 + the place of a draw whose cards may be shown next
  std::vector<Card> shown_;      // by the event before
  std::vector<Card> turned_up_;  // for a Harvest
  Event judgement_;              // the last that began
  std::vector<Card> judgement_card_;
  Seat pointed_ = nobody;  // where the screen points in green, and from whom
  Seat pointed_from_ = nobody;
  int top_ = -1;  // Stargazing: how many go back on top, and to the bottom
  int bottom_ = -1;
  // What the cards that leave somebody next are about.
  Seat remover_ = nobody;  // who discards a card of …
  Seat removed_ = nobody;
  Rule removes_ = no_rule;
  int removals_ = 0;
  Seat borrowed_from_ = nobody;                      // Borrowed Sword: whose weapon goes
  sanguosha::Skill skill_ = sanguosha::Skill::none;  // used last, and by whom
  Seat skilled_ = nobody;
  std::size_t two_fight_ = 0;  // 1 + the place of a Seed of Animosity
  Seat giver_ = nobody;        // Bequeathed Strategy
  std::vector<Card> gifts_;
  std::vector<Seat> gifts_to_;
  std::uint32_t gifts_at_ = 0;
  std::uint64_t unknown_ = 0;  // events of kinds that are not known
  std::string unknown_first_;
};

}  // namespace tally::noname
