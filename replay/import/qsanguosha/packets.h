#pragma once
// What each packet shows, in the words of the identity game. One for each recording.
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/message.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "replay/import/qsanguosha/commands.h"
#include "replay/import/qsanguosha/lines.h"
#include "replay/import/qsanguosha/names.h"
#include "replay/import/sanguosha/gifts.h"
#include "replay/record.h"

namespace tally::qsanguosha {

class Packets {
 public:
  explicit Packets(Record& record) : out_(record) { viewed_.fill(sanguosha::Name::none); }
  void map(Lines& lines);

 private:
  struct Move {
    Place from = Place::unknown;
    Place to = Place::unknown;
    Seat from_seat = nobody;
    Seat to_seat = nobody;
    std::int64_t reason = 0;
    Seat proposer = nobody;
    std::string_view skill;  // whichever of its names is told
    std::string_view pile;   // beside a general, where it goes
    std::string_view from_pile;

    // From another place of the same player, for the same reason.
    [[nodiscard]] bool goes_with(const Move& m) const {
      return from_seat != nobody && from_seat == m.from_seat && to == m.to &&
             to_seat == m.to_seat && reason == m.reason && skill == m.skill;
    }
  };
  using Way = std::pair<Move, std::vector<Card>>;
  // A card as log lines name it.
  struct Named {
    sanguosha::Name name = sanguosha::Name::none;
    sanguosha::Skill skill_card = sanguosha::Skill::none;
    sanguosha::Skill skill = sanguosha::Skill::none;  // that makes it what it counts as
    std::vector<Card> cards;
  };

  // --- seats and set-up (packets.cpp)
  void check_version(const Packet& p);
  void packet(const Packet& p);
  void setup(Value v);
  void arrange_seats(Value v);
  [[nodiscard]] Seat seat_of(std::string_view id) const;
  [[nodiscard]] SeatList seats_of(std::string_view ids_with_plus) const;
  void available(Value v);
  bool name_unknown(const Packet& p);
  void game_over(Value v);
  [[nodiscard]] Card card_numbered(std::int64_t number) const { return card_of(family_, number); }
  // --- turns, hit points, what players are (packets_state.cpp)
  void has_pile(std::int64_t told);
  void property(Value v);
  void has_role(std::string_view id, std::string_view role);
  void has_general(Seat s, std::string_view name);
  void begins_turn(Seat s);
  void has_phase(Seat s, std::string_view phase);
  void begins_with(Seat s);
  void has_max_hp(Seat s, std::int64_t n);
  void has_hp(Seat s, std::int64_t hp);
  void has_hp_now();
  void chained(Seat s, bool on);
  void unseen_answer(Value v);
  void change_hp(Value v);
  void update_card(Value v);
  void takes_effect(Value v);
  void log_event(Value v);
  // --- a recording that is cut off (packets_cut.cpp)
  void cut_off();
  [[nodiscard]] std::size_t first_unplaced(std::size_t phase) const;
  [[nodiscard]] bool unchains(const Event& blow) const;
  // --- cards (packets_move.cpp)
  void read_cards(Value v);  // into `listed_`
  void lose(Value v);
  void are_those_named(Value moves);
  void takes_nothing();
  void get(Value v);
  void never_got();
  void stands_at(std::uint32_t line);
  void deal(Value v);
  Move read_move(Value v);
  void moved(const Move& m);
  void back_from_discards(const Move& m);
  void from_draw_pile(const Move& m);
  void from_table(const Move& m);
  void is_for_named(const Event& gift);
  void is_placed(const Move& m);
  void from_player(const Move& m);
  // --- … that are put down (packets_laid.cpp)
  void lies_before(Seat who);
  void comes_due(Seat who);
  void due_if_delayed(Seat who, sanguosha::Name trick);
  [[nodiscard]] const Event* last_but_for(KindSet kinds) const;
  [[nodiscard]] bool has_just_killed(Seat who) const;
  [[nodiscard]] bool begins_anew(Seat who) const;
  [[nodiscard]] bool becomes_god_of_war(Seat who) const;
  void discarded(const Move& m);
  void forfeits(Seat who);
  void laid_down(const Move& m);
  void fill(Value v);
  void take(Value v);
  void left_over();
  // --- log lines (packets_log.cpp)
  [[nodiscard]] Named named(std::string_view card) const;
  void log(Value v);
  void use(Value v, sanguosha::kind::Id kind);
  void announce(Event e, const std::vector<Card>& cards);
  void install(Value v);
  void damage(std::string_view type, Value v);
  void judged(std::string_view type, Value v);
  void holds_judgement(Card result);
  void died(Value v);
  void skips(Value v);
  // --- skills (packets_skill.cpp)
  void has_skill(Seat who, std::string_view name);
  void invoke(std::string_view name, Seat who);
  void cannot_dodge(Seat who);
  void invoke_on(std::string_view name, Seat who, const SeatList& on);
  void calls(Seat who, sanguosha::Skill skill, const SeatList& on);
  void provided();
  void is_provided(Event& e, std::vector<Card>& cards);
  void passes_on(std::string_view name, Seat who, const SeatList& to);
  void skill_card(const Named& card, Seat from, const SeatList& to);
  void duel_of_two(const Event& use);
  void awakens(std::string_view name, Seat who);
  void stargazed(Value v);
  void show(Value v);
  void shows_all(Value v);
  void sow(const std::vector<Card>& cards);
  bool skill_move(const Move& m);
  // --- 3v3 (packets_sides.cpp)
  [[nodiscard]] sanguosha::Role role_named(std::string_view role) const;
  void lie_open(Value generals);
  void takes_general(Value v);
  void appointed();
  void goes_round(const Event& use, std::uint32_t at);
  // --- kingdom war (packets_war.cpp)
  void lies_face_down(Seat who, std::string_view name, bool main);
  void not_here(std::string_view general);
  bool of_one_not_here(Seat who, sanguosha::Skill skill);
  void all_have_chosen();
  bool war_property(Seat s, std::string_view what, std::string_view value);
  void turned_down(Seat of, std::size_t place);
  void becomes_lord(Seat who);
  void add_turned_up(const Event& e);
  void turned_up(Seat who);
  void mark_goes(std::string_view mark);
  [[nodiscard]] bool is_veiled(Seat who, sanguosha::Skill skill) const;
  [[nodiscard]] bool both_have(Seat who, sanguosha::Skill skill) const;
  void turned_up_to_use(Seat who, sanguosha::Skill skill);
  void turned_up_for(Seat who, sanguosha::Skill skill);
  void puts_on(const std::vector<Way>& ways);
  void died_unshown(const Event& death, std::string_view kingdom);
  void shown_at_the_end();
  [[nodiscard]] bool of_kingdoms() const { return family_ == Family::hegemony; }
  // --- … its log lines (packets_war_log.cpp)
  void protects_kingdom();
  void due_to_nullify(Seat whose);
  bool war_log(std::string_view type, Value v);
  void war_pindian(Seat from, Seat with, bool won);
  void pays_for_skill(Seat who, sanguosha::Skill skill);
  void war_invoke(Seat who, std::string_view what);
  // --- … its cards (packets_war_move.cpp)
  void undying(Seat who);
  void lives_on(const Move& m);
  void lays_top(const Move& m);
  void strikes(Seat whom);
  bool passes_by(const Move& m);
  void swapped();
  bool swaps_hands(const std::vector<Way>& ways);
  void never_put_away(Seat who);
  bool dead_puts_on(const Move& m);
  void unloads_behind(std::size_t use);
  void thrown_on_table();
  void left_on_table();
  bool war_move(const Move& m);
  // --- … its skills (packets_war_skill.cpp)
  [[nodiscard]] bool goes_on(sanguosha::Skill skill) const;
  [[nodiscard]] bool by_pearl(Seat who) const;
  [[nodiscard]] std::size_t behind_lion(Seat who) const;
  [[nodiscard]] bool covers_heaven(Seat who) const;
  void sounds(Value v);
  void remonstrates(const Event& invoke);
  std::size_t behind_invoke(sanguosha::Skill skill);
  void in_turn(SeatList& seats, Seat from) const;
  void takes_back();
  void looks_and_puts_back(Seat who);
  void looked_at(Seat by, Seat of, std::string_view which);
  bool removes_general(Seat who, std::size_t place, std::string_view value);
  bool lies_before_viewer(const Move& m);
  bool war_skill_move(const Move& m);
  void relocates(const Move& m, sanguosha::Skill skill);
  [[nodiscard]] bool lays_before(const Move& m) const;
  void gave_for(Seat who, sanguosha::Skill skill);
  void sees_top(std::int64_t n);
  // --- 势备篇 (packets_strategy.cpp)
  bool strategy_move(const Move& m);
  [[nodiscard]] static bool is_under_ox(const Move& m);
  void laid_under_ox(Card c);
  [[nodiscard]] std::size_t behind_ox() const;
  [[nodiscard]] const Event* used_with(Card card) const;
  void order_leaves(Card order);
  void both_compared();
  void table_put_away();
  void comes_from_ox(Card c);
  bool strategy_log(std::string_view type, Value v);
  void strategy_use(std::string_view card, Seat from, const SeatList& to);
  [[nodiscard]] bool gives_up(const Move& m);
  [[nodiscard]] bool is_pierced(Seat who);
  // --- 变 (packets_transformation.cpp)
  bool changes_deputy(Seat who, std::string_view value, bool down);
  void offered_forms(Seat who, std::string_view names);
  void takes_forms(Seat who, std::string_view names);
  [[nodiscard]] bool is_by_form(Seat who, sanguosha::Skill skill) const;
  [[nodiscard]] bool learns(Seat who, sanguosha::Skill skill) const;
  void gathers(std::int64_t left, std::int64_t n);
  bool transformation_move(const Move& m);
  // --- the record (packets_order.cpp)
  void emit(const Event& e);
  bool goes_ahead(const Event& e);
  [[nodiscard]] std::size_t laid_straight(Seat who) const;
  // Before the event that is there.
  // Behind the last event that is not of these kinds, and of him.
  [[nodiscard]] std::size_t back_over(KindSet kinds, Seat who = nobody) const;
  void come_to_lie();
  [[nodiscard]] static bool ends_targeting(Kind k);
  void insert(std::size_t before, const Event& e);
  void take_out(std::size_t i);
  // Places among the events that move when one is put in or taken out before them.
  std::array<std::size_t*, 6> places();
  void give_away();
  void add(const Event& e, std::uint32_t at);
  void let_go();
  void flush();
  Event* latest(Kind k);

  Record& out_;
  Family family_ = Family::unknown;
  std::uint32_t index_ = 0;       // of the line at hand
  std::vector<std::string> ids_;  // of the players, in seat order
  std::string viewer_;
  std::map<std::string, std::string, std::less<>> names_;
  std::map<std::string, sanguosha::Role, std::less<>> roles_;
  std::array<std::string, max_seats> generals_;
  std::array<std::int16_t, max_seats> hp_{};
  std::array<std::int16_t, max_seats> max_hp_{};
  SeatSet dead_;
  SeatSet chained_;
  SeatSet dying_;
  std::int64_t unknown_number_ = -1;  // of a card that is none of ours
  bool playing_ = false;              // the first hands are dealt
  bool between_turns_ = false;
  std::array<sanguosha::Name, card_numbers> viewed_{};
  std::array<sanguosha::Skill, card_numbers> viewed_by_{};  // … by which skill
  std::vector<Card> listed_;                                // by the move at hand
  struct Lost {
    std::string told;
    std::size_t cards = 0;
    std::uint32_t at = 0;
    bool doubted = false;  // a log line names other cards: that is said already
  };
  std::vector<Lost> lost_;          // moves told as lost, not yet as got
  std::vector<Card> thrown_named_;  // thrown away next, by the log
  // A use or answer whose cards have not left the hand yet.
  Event pending_;
  std::vector<Card> pending_cards_;
  std::uint32_t pending_at_ = 0;
  Card put_on_ = unknown_card;  // equipment whose use stands already, but not that it is there
  Event judgement_;             // the last that began
  Card judgement_card_ = unknown_card;   // … what lies there, by the moves
  Card judgement_named_ = unknown_card;  // … and by the log line before them
  std::uint32_t judgement_named_at_ = 0;
  // What the next Nullification is against, and for whom.
  What against_ = 0;
  Seat protects_ = nobody;
  bool against_known_ = false;
  // Delayed tricks that lie before somebody, as what; one that is due though it still lies there.
  struct Delayed {
    Card card;
    Seat before;
    sanguosha::Name as;
  };
  std::vector<Delayed> delayed_;
  Card due_ = unknown_card;
  Event placed_;  // a delayed trick that was used, until its target stands
  std::uint32_t placed_at_ = 0;
  std::size_t ahead_ = 0;  // where what 连营 brings goes, if not to the end
  std::array<bool, sanguosha::phases> skipped_{};  // are said to be skipped, and whose
  What skipped_last_ = 0;
  Seat skips_ = nobody;
  Seat borrowed_from_ = nobody;       // Borrowed Sword: whose weapon goes
  std::vector<Card> nullified_with_;  // one trick and those Nullifications, in order
  Seat nullified_for_ = nobody;       // whom the last of them is told to protect
  std::vector<std::pair<Card, std::uint32_t>> waiting_;  // of them: put away already, and where
  std::vector<Card> turned_up_;                          // for the Harvest, not taken yet
  std::int64_t pile_ = 0;                                // cards in the draw pile, as told last
  std::size_t emptied_by_ = 0;                           // behind what turned up its last cards
  std::vector<Card> under_ox_;                           // as far as they have names
  std::uint32_t ox_at_ = 0;                              // the line that lays one there
  Event refill_;                                         // told between gifts
  std::uint32_t refill_at_ = 0;
  bool refilled_ = false;  // the draw pile, out of what was discarded
  // --- skills
  Seat caller_ = nobody;  // a lord who has called on others, on whom his Slash is to be used
  SeatList called_on_;
  std::vector<Card> provided_;  // what another has played for him, still on the table
  Seat sower_ = nobody;         // Sow Dissension: who shows a card to whom
  Seat sown_ = nobody;
  std::uint32_t sown_at_ = 0;
  Card sown_card_ = unknown_card;
  Seat given_to_ = nobody;  // Benevolence: for whom the next cards are, by the log
  import::Gifts gifts_;
  std::size_t two_fight_ = 0;  // 1 + the place of a Seed of Animosity
  std::vector<Card> gazed_;
  // --- 3v3
  struct Draft {
    bool warm;
    std::vector<Card> generals;
    std::uint32_t at;
  };
  bool of_sides_ = false;
  std::vector<Card> open_;  // generals to draft from
  std::uint32_t open_at_ = 0;
  std::vector<Draft> drafts_;
  // --- kingdom war: the generals of each, which of them are shown, whose kingdom is known
  struct War {
    std::array<sanguosha::General, 2> general{};
    sanguosha::General lord = sanguosha::General::none;  // whom the main one is when turned up
    std::array<std::string, 2> called;                   // as the program spells them
    std::array<bool, 2> shown{};
    std::string kingdom;
    std::string role;
    bool stands = false;
    bool changes = false;                       // his deputy is about to be another
    std::vector<sanguosha::General> forms;      // of Zuo Ci
    std::vector<sanguosha::General> old_forms;  // … before them
  };
  std::array<War, max_seats> war_{};
  bool rewards_first_ = false;  // whoever shows a general first may draw
  std::vector<Card> offered_;   // to the viewer
  // Used before the general is turned up for it: where that is told. Behind it goes what the
  // general turned up brings.
  struct Turned {
    Seat who = nobody;
    sanguosha::Skill skill = sanguosha::Skill::none;
    std::size_t before = 0;
    bool up = false;
    bool brings = false;
    bool learns = false;  // by the map of the beacons, whichever general it is
  };
  Turned turned_;
  Turned first_turned_;        // … of somebody else before that, who is turned up later
  bool remonstrated_ = false;  // Dying Remonstrance: what it removes is told late, too
  std::vector<Way> swapped_;   // hands that are on their way to each other
  Seat enlightened_ = nobody;  // Enlightened Heart: who looks at the draw pile
  Seat gatherer_ = nobody;     // Gathering Wealth: who looks at the draw pile
  std::int64_t rest_ = 0;      // … and what was left of it when it was refilled
  Seat rift_ = nobody;         // Rift: who loses a hit point for what he uses
  std::size_t rift_at_ = 0;
  Seat upright_ = nobody;    // Upright Rule: who gives cards back
  Seat cancelled_ = nobody;  // of whom a Lightning is said to be cancelled
  Seat again_ = nobody;      // who has another turn next
  Seat driver_ = nobody;     // Driving the Tiger: who has won, against whom
  Seat tiger_ = nobody;
  std::vector<Card> put_up_;         // for a pindian
  std::vector<Card> compared_;       // … put away
  Card order_again_ = unknown_card;  // an Imperial Order that is put back out of the game
  Card leaving_ = unknown_card;      // an Imperial Order, of several used as one card
  Card goes_ahead_ = unknown_card;  // … of the pile of somebody dead, told before the others of it
  std::vector<Card> chosen_from_;   // of the discard pile, put before the viewer to choose
  struct Thrown {
    Card card;
    std::uint32_t at;
  };
  std::vector<Thrown> thrown_;  // cards thrown away that are told to lie on the table still
  Event hp_now_;                // told before the loss or recovery it is of
  std::uint32_t hp_at_ = 0;
  std::string way_;  // of a trick for all that is used next
};

}  // namespace tally::qsanguosha
