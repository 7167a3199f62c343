// What each packet shows, in the words of the identity game.
//
// One fact often comes in several packets (a log line, a move of cards, a property). The first of
// them becomes the observation; the others are held against it or stand as restatements.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/sanguosha/events.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/fields.h"
#include "replay/import/freekill/names.h"
#include "replay/import/freekill/piles.h"
#include "replay/record.h"

namespace tally::freekill {

inline constexpr KindSet laid_out{sanguosha::kind::use, sanguosha::kind::respond,
                                  sanguosha::kind::nullify};
class Packets {
 public:
  void map(const Recording& recording, Record& out);

 private:
  struct Move {
    Area from = Area::unknown;  // the first card's; `mixed` when they differ
    bool mixed = false;
    Area to = Area::unknown;
    Reason reason = Reason::none;
    Seat from_seat = nobody;
    Seat to_seat = nobody;
    Seat proposer = nobody;
    std::string_view skill;
    bool at_bottom = false;  // of the draw pile
  };

  void begin();
  void at_most_the_deck(cbor::Value list, const Says<>& what) const;
  void arrange_seats(cbor::Value v);
  struct Commands;
  void packet(const Packet& p);
  void property(cbor::Value v);
  void game_log(cbor::Value v);
  void move_cards(cbor::Value v);
  void one_move(cbor::Value v);
  void moved(const Move& m);
  void from_draw_pile(const Move& m);
  void from_table(const Move& m);
  void from_player(const Move& m);
  void laid_down(const Move& m);
  void pile(cbor::Value v, bool reshuffled);
  void use(cbor::Value v, sanguosha::kind::Id kind);
  void announce(sanguosha::kind::Id kind, cbor::Value v, sanguosha::Name name, bool pointed);
  void round(std::int64_t n);
  void against(sanguosha::Name answered);
  void arranged(int top, int bottom);
  void answer_to_card(cbor::Value v);
  void judgement(std::string_view type, cbor::Value v);
  void damage(std::string_view type, cbor::Value v);
  void invoke(cbor::Value v);
  void game_over(std::string_view winners);
  // --- a recording that starts in the middle (packets_midway.cpp)
  void found(cbor::Value v);
  void found_player(Seat s, cbor::Value v);
  void resume(const Event& next);
  // --- before 0.5.12 (packets_early.cpp)
  bool early(const Packet& p);
  bool early_log(std::string_view type, cbor::Value v);
  void indicated(cbor::Value v);
  void early_move(Move& m) const;
  [[nodiscard]] bool before_0_5() const { return version_ < Version{0, 5, 0}; }
  // --- what is said twice (packets_again.cpp)
  std::size_t latest_at(const KindSet& kinds);
  Event* latest(const KindSet& kinds);
  const Event* unrepeated(const KindSet& kinds, std::size_t& again);
  void disagree(Rule rule, const Event& first, const Event& then);
  bool held_against(Rule rule, const Event& fact, const Event& said);
  bool log_again(std::string_view type, cbor::Value v);
  void animation(cbor::Value v);
  void current(Seat who);
  void settle_current();
  void banner(cbor::Value v);
  void round_again(std::int64_t n, int more);
  void footnote(cbor::Value v);
  void log_event(cbor::Value v);
  void shown_again(cbor::Value v);
  void on_offer(cbor::Value v, bool taken);
  void taken_from_offer(const Event& pick);
  void dead_again(Seat s, bool dead);
  void dying_again(Seat s, bool dying);
  void chain_again(Seat who, std::string_view how);
  void name_again(std::int64_t id, std::string_view what, std::string_view name);
  void turn_ends(Seat who);
  // --- who a skill works for, the card used last, what comes next (packets_restated.cpp)
  bool works_for(Seat who, std::string_view name, bool lost = false);
  void skill_counted(cbor::Value v);
  void skill_heard(cbor::Value v);
  void skill_logged(std::string_view name, Seat who, cbor::Value v);
  void foretell(const KindSet& kinds, Rule rule, const Event& said);
  void as_foretold(const Event& e);
  void damage_changed(cbor::Value v);
  void pointed(cbor::Value v);
  void pointed_for(const Event& use);
  void collaborator(cbor::Value v);
  void noted(cbor::Value note, const Event* laid, Said said);
  void card_counted(cbor::Value v);
  const Event* use_of(Card c);
  void card_called(cbor::Value v);
  void virtual_card(cbor::Value v);
  void virtual_equipment(cbor::Value v);
  void virtual_gone(cbor::Value v);
  void marked(cbor::Value v);
  void given(Seat s, std::int64_t n);
  void drank(Seat s, std::int64_t n);
  void numbers_told(int before);
  [[nodiscard]] bool is_dead(Seat s) const { return dead_.contains(s); }
  // --- skills of generals (packets_skill.cpp)
  void add_skill(cbor::Value v);
  void has_skill(Seat who, std::string_view name);
  static SeatList as_used(What skill, const SeatList& named);
  bool skill_invoked(std::string_view name, Seat who, cbor::Value v);
  bool skill_move(const Move& m);
  void give_away();
  void finish_arranging();
  void name_suit(const Event* next);
  void start_playing();

  // Emits in order; `hp` waits in case the log line that explains it comes after it.
  void emit(const Event& e);
  void emit_now(const Event& e);
  void flush();
  void contradiction(Rule rule, Seat seat, Message message, Message expected, Message found);
  void contradiction(Rule rule, Message message, const Event& one, const Event& other);

  // Whether the moves so far put the card into this hand.
  [[nodiscard]] bool in_hand(Card c, Seat s) const { return c < holder_.size() && holder_[c] == s; }
  [[nodiscard]] Seat seat_of(std::int64_t id) const;
  [[nodiscard]] Seat seat_of(cbor::Value v) const;
  [[nodiscard]] SeatList seats_of(cbor::Value list) const;
  // Card names and ids of a used card: an id, or a converted card with its sub-cards.
  sanguosha::Name read_card(cbor::Value v, std::vector<Card>& out) const;
  void read_cards(cbor::Value list);  // into cards_
  [[nodiscard]] std::span<const Card> cards() const { return cards_; }

  Record* out_ = nullptr;
  Version version_;
  std::uint32_t index_ = 0;
  std::vector<std::int64_t> ids_;              // player ids in seat order
  std::map<std::int64_t, std::string> names_;  // by id, as told last
  std::array<std::string, max_seats> generals_;
  std::map<std::int64_t, sanguosha::Role> roles_;
  std::array<std::int8_t, max_seats> max_hp_{};
  std::array<Seat, sanguosha::deck_size> holder_{};  // by the moves, of cards in a hand
  Seat awaited_ = nobody;  // the current player when the dump was made, if his turn had not begun
  bool lord_assumed_ = false;  // no packet has said yet who the lord is
  bool midway_ = false;        // … and nothing is held against rules yet
  bool playing_ = false;       // the first round has begun
  std::vector<Card> hands_;    // first hands, in seat order
  std::vector<Card> pile_;
  bool pile_waits_ = false;
  bool synced_ = false;  // the whole pile has been told in the middle of the game: pile_
  std::uint32_t synced_at_ = 0;
  std::vector<Card> cards_;    // of the packet at hand
  std::vector<Card> scratch_;  // of the use at hand
  // A use or answer whose cards have not left the hand yet.
  Event pending_;
  std::vector<Card> pending_cards_;
  std::uint32_t pending_at_ = 0;
  Event pending_hp_;
  std::uint32_t pending_hp_at_ = 0;
  Event judge_;
  std::vector<Card> initial_cards_;  // any of which the judgement card named may be
  Card judge_card_ = unknown_card;   // the one that lies open
  // --- what may be said again
  Seat current_ = nobody;
  bool current_sure_ = true;   // by it the next is known
  bool round_begins_ = false;  // and no turn in it
  Event doubted_;              // the turn that was due where another player became current
  std::uint32_t doubted_at_ = 0;
  std::int64_t round_ = 0;  // -1 if it is not known
  SeatSet dead_;
  std::array<int, max_seats> hp_{};
  Event taking_;  // said to be taken from those on offer
  Card taking_card_ = unknown_card;
  std::array<std::size_t, max_kinds>
      last_of_{};               // of each kind, where the last event stands, from 1
  std::size_t looked_at_ = 0;   // so many events of the record are among these
  std::size_t used_again_ = 0;  // so many events of the record have been said again
  std::size_t hurt_again_ = 0;
  std::size_t died_again_ = 0;
  std::size_t chained_again_ = 0;
  // A statement about what comes next: one of these kinds.
  struct Foretold {
    Event said;
    KindSet kinds;
    Rule rule;
    std::uint32_t at;
  };
  std::vector<Foretold> foretold_;
  Event invoked_;  // a skill, and on whom it is used, for the screen points at them next
  std::uint32_t invoked_at_ = 0;
  Seat pointing_ = nobody;  // who points at whom on the screen
  SeatList pointed_;
  std::uint32_t pointed_at_ = 0;
  std::array<Seat, sanguosha::deck_size> worn_{};            // whose equipment each card was last
  std::array<Seat, sanguosha::deck_size> before_{};          // in whose judgement area it lay last
  std::array<std::size_t, sanguosha::deck_size> used_at_{};  // its last use, from 1
  std::bitset<sanguosha::deck_size> wearing_;                // … and it still lies there
  int given_ = 0;
  SeatSet told_dead_;
  SeatSet dying_;
  SeatSet chained_;
  std::array<int, max_seats> drank_{};
  int left_before_ = 0;  // in the pile, before the last move of cards
  std::vector<std::pair<std::int64_t, std::uint32_t>> numbers_;  // of cards in the pile, and where
  std::map<std::pair<std::int64_t, std::string>, std::string> told_;  // names, by id and property
  // --- before 0.5.12
  Piles piles_;
  Seat discarding_ = nobody;  // whose discard phase it is
  std::int64_t phase_ = 0;    // FreeKill's number
  Seat indicating_ = nobody;  // who points at whom on the screen, and where
  SeatList indicated_;
  std::uint32_t indicated_at_ = 0;
  std::size_t untargeted_ = 0;  // 1 + the place of a skill whose targets are still to be shown
  // Cards put back on the draw pile, top first, and how many of them lie on top.
  std::vector<Card> back_on_top_;
  std::vector<Card> back_at_bottom_;
  Seat arranging_ = nobody;
  Seat stargazer_ = nobody;
  // Cards from the draw pile given away one by one: to whom, in which packet.
  struct Gift {
    Card card;
    Seat to;
    std::uint32_t at;
  };
  std::vector<Gift> gifts_;
  Seat giver_ = nobody;
  bool luoshen_said_ = false;  // that the judgement to come was wanted
  // A suit was named, which no packet says; the card shown for it and who named it.
  Card suit_for_ = unknown_card;
  Seat naming_ = nobody;
  Seat named_by_owner_ = nobody;
};

}  // namespace tally::freekill
