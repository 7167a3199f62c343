#pragma once
// What each event of the screen shows, in the words of the identity game, 3v3, 2v2, 1v2 and kingdom
// war.
// One for each recording.
#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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
    std::vector<Shown> strange;  // the faces of those that are none of ours
    bool worn = false;           // all of them were equipped
    bool due = false;            // … lay in his judgement area
    std::size_t before = 0;
    std::uint32_t at = 0;
  };
  // A card by its number; as it was first shown.
  struct Known {
    Card card;
    Shown face;
    bool changed = false;  // it was shown with another face
  };
  // What a log line says before its cards are shown.
  struct Announced {
    Event event;
    Seat from = nobody;  // whose loss shows them
    std::vector<Shown> named;
    std::uint32_t at = 0;
  };

  // Kingdom war: what is known of a player.
  struct Warrior {
    std::array<std::string, 2> generals;  // as noname calls them
    std::array<bool, 2> shown{};
    std::array<std::string, 2> called{};  // in log lines, since they were shown
    std::string group;                    // what is told last
    sanguosha::Kingdom stands_for = sanguosha::Kingdom::none;
    bool hp_known = false;
  };
  // A pindian: who began it, against whom, and who of them has put up a card.
  struct Contest {
    Seat by = nobody;
    Seat with = nobody;
    SeatSet up;
  };
  // Generals that are just turned up: whose; 0 the main one, 1 the deputy, 2 both.
  struct Turning {
    Seat who = nobody;
    std::int64_t which = 0;
    std::uint32_t at = 0;
  };

  // Cards as the screen draws them: from whom, to whom, in which event.
  struct Drawn {
    Seat who = nobody;
    Seat to = nobody;
    std::uint32_t at = 0;
    std::vector<std::string> ids;
  };

  // Who judges, shows or picks, as the screen draws it, and in which event the line comes.
  struct Picture {
    std::string_view type;
    Seat who = nobody;
    std::uint32_t line_at = 0;
  };

  // --- what is told twice (screen_twice.cpp)
  void told_twice(const ScreenEvent& e, Seat who);
  void same_seat(Rule why, Seat said, Seat drawn);
  void drawn_hurt(Seat who, Seat by);
  void drawn_damage(Seat who, std::int64_t n);
  void drawn_thrown(Seat who, Value areas);
  void shows(std::string_view type, Rule why, Seat who);
  void next_line();
  void uses_skill(Rule why, Seat who);
  static std::vector<std::string> ids_of(Value list);

  // --- events and seats (screen.cpp)
  void show(const ScreenEvent& e);
  [[nodiscard]] Seat seat_at(std::int64_t position) const;
  [[nodiscard]] SeatList seats_named(std::string_view names) const;
  [[nodiscard]] Seat seat_named(std::string_view name) const;
  // --- the table: beginning, hand cards, hit points (screen_table.cpp)
  void seat(std::string_view mode, std::string_view title, Value players);
  [[nodiscard]] sanguosha::Role role_in_mode(std::string_view identity) const;
  void seat_general(std::size_t i, Value player);
  void dealt(Seat who, Value cards);
  void seat_from(Seat first);
  [[nodiscard]] bool seated() const;
  [[nodiscard]] std::vector<Card> fourth_draws();
  void begins();
  void updated(Seat who, Value v);
  void counts(Seat who, std::int64_t cards) {
    if (who != nobody) in_hand_[static_cast<std::size_t>(who)] += cards;
  }
  void counts_gained(const Event& e);
  void hand_held(Seat who, std::int64_t said);
  void chained(Seat who, bool on);
  void replaced(Seat who, std::string_view name);
  // --- the end (screen_end.cpp)
  void captioned(std::string_view html);
  void ended(const Video& video);
  static Message result(bool won);
  [[nodiscard]] bool wins_with_viewer(std::size_t i) const;
  [[nodiscard]] bool viewers_camp_is_left() const;
  [[nodiscard]] Rule rule_of_end() const;
  // --- kingdom war (screen_war.cpp; screen_marks.cpp: marks)
  void seat_warrior(std::size_t i, Value player);
  void warriors_begin();
  void begins_with(Seat who, std::int16_t most);
  void turns_up(Seat who, std::int64_t which);
  void stands(Seat who, std::string_view group);
  void turned_up(std::string_view main, std::string_view deputy);
  void takes_side(Seat who, std::uint32_t at);
  void turned_down(std::size_t place);
  void main_down();
  void deputy_down();
  void stripped(std::int32_t place);
  void main_stripped();
  void deputy_stripped();
  void main_up();
  void deputy_up();
  void both_up();
  static Message general_named(std::string_view name, const Warrior& his, std::size_t place);
  [[nodiscard]] sanguosha::Skill skill_named(Seat who, std::string_view name) const;
  [[nodiscard]] Event* turned_up_just_now(Seat who) const;
  void turned_up_for(Seat who, sanguosha::Skill skill);
  void turned_up_to_convert(Seat who);
  void gets_mark();
  [[nodiscard]] std::size_t before_what_it_is_for(Seat who) const;
  void spends_mark();
  void looks_at(std::int32_t place);
  void looks_at_main();
  void looks_at_deputy();
  void looks_at_hand();
  void shown_at_end();
  void stop_where_pile_runs_out();
  // --- cards (screen_cards.cpp)
  [[nodiscard]] Shown face_of(Value card) const;
  [[nodiscard]] Card card_of(Value card);
  void held_against(Known& known, const Shown& face);
  [[nodiscard]] Message said_face(const Shown& face) const;
  [[nodiscard]] Card latest_like(sanguosha::Name name, sanguosha::Suit suit, std::int64_t rank,
                                 std::span<const Card> before = {}) const;
  [[nodiscard]] bool is_in_deck(Card c) const;
  std::vector<Card> cards_of(Value list);
  [[nodiscard]] static bool is_ox(const Loss& loss, Seat of);
  [[nodiscard]] std::size_t add_beside(Loss& loss) const;
  void lost(Seat who, Value areas);
  void drew(Seat who, std::int64_t n);
  [[nodiscard]] bool is_for_answer(Seat who) const;
  void draws_in_turn(const Event& e);
  void got(Seat who, Value list);
  void worn(Seat who, Value list);
  void laden(Seat who, Value list);
  void laid_before(Seat who, Value list);
  void comes_due(Seat who);
  void announce(const Event& e, Seat from, std::string_view named);
  void settle(const Loss& loss);
  void held_against(const std::vector<Shown>& named, const Loss& loss, Seat who);
  void settle_loss();
  void unexplained();
  void give_away();
  // --- log lines (screen_log.cpp; screen_turns.cpp and screen_hurt.cpp: turns, hit points;
  // screen_shown.cpp: judgements, cards that are shown)
  void log(std::string_view html);
  void turn();
  void turned_over(Seat who, bool face_down);
  void extra_turn();
  void phase();
  [[nodiscard]] std::size_t behind_first_unveilings() const;
  [[nodiscard]] std::size_t before_last_skill() const;
  void removes(Seat who, sanguosha::Skill skill, const SeatList& of);
  void given_back(Seat to, Value list);
  void takes_judgement_card(Seat who, Value list);
  void mutes(Seat of, std::string_view mark);
  void phase_has_begun(Seat who, What phase);
  [[nodiscard]] std::size_t before_turned_up(Seat who, std::size_t at) const;
  void goes_before_price(Seat who);
  void use();
  void use_on();
  void use_as();
  void use_on_as();
  void borrow();
  void use_of(const SeatList& to, std::string_view cards, bool converted);
  void may_protect_kingdom(std::size_t nullified, std::uint32_t at);
  void says_whom_it_protects();
  void respond();
  [[nodiscard]] bool forfeits(Seat who) const;
  void looks_by_seal(const Event& use);
  void discard();
  void recast();
  void take();
  void take_some();
  void taken(std::string_view cards);
  void inherited(Event e, std::string_view cards);
  void exchanges(const Loss& loss);
  void exchanged();
  void tops(Value list);
  void sheds();
  void raids(Seat owner);
  void moved();
  void damage();
  void damage_of_nobody();
  void heal();
  void lose_hp();
  void dying();
  void killed();
  void died();
  void has_role();
  [[nodiscard]] What cause_of_judgement(Seat who, std::string_view name) const;
  void flip();
  void judged();
  void judged_as(const Event& e, const Shown& named);
  void gain();
  void pick();
  void declare();
  void reveal();
  void show_hand();
  void arranged();
  void unloaded() { fell_ = true; }
  void destroyed();
  // --- where a recording breaks off (screen_cut.cpp)
  [[nodiscard]] bool is_whole(const Video& video) const;
  void breaks_off();
  void ends_before(std::size_t at);
  [[nodiscard]] std::size_t first_unplaced() const;
  [[nodiscard]] std::size_t before_unchaining_damage(Seat who) const;
  [[nodiscard]] std::size_t before_untold_dying() const;
  [[nodiscard]] std::size_t before_last_price() const;
  [[nodiscard]] std::size_t before_last_unveiling() const;
  // --- pindian (screen_pindian.cpp)
  void begins_pindian();
  void puts_up(const Loss& loss);
  void compared(Seat who, std::string_view word);
  void drives_at(Seat from, Seat prey);
  void strikes_with_blades(const Event& slash);
  // --- skills (screen_skills.cpp)
  void invoke();
  void invoke_on();
  void invoked(std::string_view name, const SeatList* on);
  void duel_of_two(const Event& use);
  void near_him(Event& e, const SeatList& on);
  void strikes_more(Seat who, const SeatList& at);
  void turned_to_fire(Seat who);
  [[nodiscard]] bool acts_again(sanguosha::Skill skill, bool on_somebody);
  [[nodiscard]] SeatList in_turn(const SeatList& seats, Seat from) const;
  // --- the record
  // Something the rules do not have comes into play: the record ends before it; where no turn has
  // begun there is none.
  void not_here(Message what) { not_here(std::move(what), index_); }
  void not_here(Message what, std::uint32_t at);
  void emit(const Event& e) { add(e, index_); }
  void add(const Event& e, std::uint32_t at);
  void insert(std::size_t before, const Event& e, std::uint32_t at);
  Event* latest(Kind k);
  void contradiction(Rule rule, Seat seat, Message message, Message expected, Message found);

  [[nodiscard]] Seat first() const { return seat_named(line_.marked[0]); }
  [[nodiscard]] Seat second() const { return seat_named(line_.marked[1]); }

  Record& out_;
  std::uint32_t index_ = 0;          // of the event at hand
  std::int64_t first_position_ = 0;  // from which the recording counts
  std::size_t viewer_ = 0;           // his seat, counted from the lord's
  std::vector<std::string> names_;   // of the players in log lines, in seat order
  std::array<sanguosha::Role, max_seats> roles_{};
  std::array<std::int16_t, max_seats> hp_{};
  std::array<std::int16_t, max_seats> max_hp_{};
  std::array<std::vector<Card>, max_seats> hands_;  // the first
  std::array<std::int64_t, max_seats> in_hand_{};   // how many by what is told
  std::array<std::int64_t, max_seats> too_many_{};  // the last number of them was off by so many
  SeatSet dead_;
  SeatSet chained_;
  bool of_kingdoms_ = false;
  bool of_twos_ = false;
  bool of_landlord_ = false;
  std::size_t begun_ =
      0;  // the turn (turn_at_) in which this phase was told by a skill of its beginning
  What begun_phase_ = 0;
  std::array<Warrior, max_seats> war_{};
  Turning turning_;
  std::size_t second_at_ = 0;  // 1 + the place of a general turned up together with another
  std::size_t first_hp_ = 0;   // where in the record the first hit points are
  bool playing_ = false;
  Seat current_ = nobody;
  std::size_t turn_at_ = 0;   // where in the record his turn begins
  std::size_t prepared_ = 0;  // … and that of the last turn whose preparation was told
  LogLine line_;
  std::array<Seat, 2> said_{nobody, nobody};  // its first two players, as long as the next comes
  Seat next_turn_ = nobody;                   // drawn before the line that says it
  bool hurt_ = false;                         // an event "damage" came just before
  Drawn thrown_, given_;
  Picture picture_;
  Seat announcer_ = nobody;       // of a skill, by this line
  Seat last_announcer_ = nobody;  // … by the line before
  std::vector<std::string_view> words_;
  std::map<std::string, Known, std::less<>> ids_;
  std::vector<bool> taken_;                // cards that have an id
  std::vector<std::string> of_a_kingdom_;  // ids: Nullifications 无懈可击·国
  Loss loss_;                              // not explained yet
  Announced announced_;
  bool fell_ = false;              // what lay under a Wooden Ox
  Card destroyed_ = unknown_card;  // an Imperial Order, as it comes to the discard pile
  std::size_t drawn_ = 0;          // 1 + the place of a draw whose cards may be shown next
  std::vector<Card> shown_;        // by the event before
  std::vector<Card> turned_up_;    // for a Harvest
  Event judgement_;                // the last that began
  std::vector<Card> judgement_card_;
  Seat pointed_ = nobody;  // where the screen points in green, and from whom
  Seat pointed_from_ = nobody;
  int top_ = -1;  // Stargazing: how many go back on top, and to the bottom
  int bottom_ = -1;
  // What the cards that leave somebody next are about.
  Seat remover_ = nobody;  // who discards a card of …
  SeatSet removed_;
  Rule removes_ = no_rule;
  int removals_ = 0;
  Seat borrowed_from_ = nobody;  // Borrowed Sword: whose weapon goes
  Seat ox_from_ = nobody;        // a Wooden Ox has gone, and is said to go
  Seat ox_to_ = nobody;
  Seat sealed_ = nobody;  // whose Jade Seal was announced last, and where in the record
  std::size_t sealed_at_ = 0;
  bool seals_ = false;                               // he has used Know Both Sides by it
  sanguosha::Skill skill_ = sanguosha::Skill::none;  // used last, and by whom
  Seat skilled_ = nobody;
  std::size_t two_fight_ = 0;     // 1 + the place of a Seed of Animosity
  bool gives_back_ = false;       // what was thrown away is given to others
  SeatList granted_;              // an extra turn, in this one
  bool shoots_by_skill_ = false;  // the last use is an Archery Attack by Random Arrows
  bool flips_ = false;            // it turns somebody over
  SeatList pointed_at_;           // since then, in green by its owner
  Seat moved_to_ = nobody;        // a card on the table is moved before him
  Seat protector_ = nobody;       // says next whom his Nullification protects
  std::uint32_t protects_at_ = 0;
  SeatSet ordered_;           // by an Imperial Order that has not come to them yet
  std::size_t together_ = 0;  // how many draw by Mighty and Unusual
  SeatList exchange_;         // who exchange hands, what has left them, and in how many lines
  std::array<std::vector<Card>, 2> exchanged_;
  int exchanges_ = 0;
  Contest contest_;
  Seat driver_ = nobody;  // Driving the Tiger has been won: by whom, who strikes
  Seat tiger_ = nobody;
  Seat loser_ = nobody;  // to Twin Blades
  Seat giver_ = nobody;  // Bequeathed Strategy
  std::vector<Card> gifts_;
  std::vector<Seat> gifts_to_;
  std::uint32_t gifts_at_ = 0;
  // Kingdom war: marks that are spent.
  std::size_t spends_at_ = 0;  // 1 + the place of a spending by 标记, and by whom
  Seat spender_ = nobody;
  Seat peach_of_mark_ = nobody;  // whose Peach is told once more, as a card
  Seat dying_ = nobody;
  bool fray_due_ = false;  // told before the turn that it begins with
  Video::Won caption_ = Video::Won::untold;
  std::uint64_t unknown_ = 0;  // events of kinds that are not known
  std::string unknown_first_;
};

}  // namespace tally::noname
