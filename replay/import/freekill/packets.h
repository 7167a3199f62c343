// What each packet shows, in the words of the identity game.
//
// One fact often comes in several packets (a log line, a move of cards, a property). The first of
// them becomes the observation; the others are held against it or stand as restatements.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/sanguosha/events.h"
#include "replay/import/freekill/again.h"
#include "replay/import/freekill/container.h"
#include "replay/import/freekill/names.h"
#include "replay/import/freekill/piles.h"
#include "replay/import/freekill/written.h"
#include "replay/import/sanguosha/gifts.h"
#include "replay/record.h"

namespace tally::freekill {

// One for each recording.
class Packets : private Written {
 public:
  Packets(const Recording& recording, Record& record, Played played);
  void map();

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

  void arrange_seats(cbor::Value v);
  void packet(const Packet& p);
  void property(cbor::Value v);
  void game_log(cbor::Value v);
  void move_cards(cbor::Value v);
  void one_move(cbor::Value v);
  void moved(const Move& m);
  void from_draw_pile(const Move& m);
  void from_table(const Move& m);
  void from_player(const Move& m);
  void from_pile(const Move& m);
  void lay(const Move& m);
  void laid_down(const Move& m);
  void pile(cbor::Value v, bool reshuffled);
  void use(cbor::Value v, sanguosha::kind::Id kind);
  void announce(sanguosha::kind::Id kind, cbor::Value v, sanguosha::Name name, bool pointed);
  void round(std::int64_t n);
  void never_began();
  void against(sanguosha::Name answered);
  void arranged(int top, int bottom);
  void answer_to_card(cbor::Value v);
  void judged(std::string_view type, cbor::Value v);
  void counts_as(cbor::Value v);
  void damage(std::string_view type, cbor::Value v);
  void invoke(cbor::Value v);
  void collaborator(cbor::Value v);
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
  // --- skills of generals (packets_skill.cpp)
  void add_skill(cbor::Value v);
  void has_skill(Seat who, std::string_view name);
  static SeatList as_used(What skill, const SeatList& named);
  bool skill_invoked(std::string_view name, Seat who, cbor::Value v);
  bool skill_move(const Move& m);
  bool moved_by(sanguosha::Skill skill, const Move& m);
  void becomes_field();
  void finish_arranging();
  void name_suit();
  void start_playing();
  void counted(cbor::Value v);
  void pointed(cbor::Value v);
  void strikes(Seat to);
  [[nodiscard]] Event lent(sanguosha::Skill skill, Seat owner) const;
  // --- 3v3 (packets_sides.cpp)
  void drafted(cbor::Value v);
  void lie_before(std::string_view side, cbor::Value names);
  void appointed();
  void asked_for_turn(cbor::Value v);
  void gives_turn(Seat to);
  void has_acted(Seat who, std::int64_t n);
  void goes_round(const Event& use);
  void marked(Seat who, std::string_view mark, std::int64_t n);
  // --- kingdom war (packets_war.cpp, packets_generals.cpp)
  void offered(cbor::Value names);
  void lies_face_down(Seat who, std::string_view mark, std::string_view name);
  void all_have_chosen();
  void revealed(cbor::Value v);
  void not_here(std::string_view general);
  void changes_deputy(cbor::Value v);
  void turned_down(cbor::Value v);
  void removed(cbor::Value v);
  [[nodiscard]] cbor::Value next_line() const;
  [[nodiscard]] bool is_about_to_go(Seat who, std::size_t place) const;
  void muted(cbor::Value v);
  void forms(Seat who);
  void stands();
  void becomes_lord(Seat who, sanguosha::General lord);
  void changes_side(Seat who, sanguosha::Kingdom kingdom);
  void brings(Seat who);
  bool war_property(Seat s, std::string_view what, cbor::Value value);
  bool war_mark(Seat who, std::string_view mark, cbor::Value value);
  bool war_log(std::string_view type, cbor::Value v);
  void turned_up_for(Seat who, sanguosha::Skill skill);
  void protects(const Event& used);
  int generals_with(Seat who, sanguosha::Skill skill) const;
  bool courtesy(const Move& m);
  void strikes_with(Seat by, sanguosha::Name as, const SeatList& whom);
  [[nodiscard]] sanguosha::Spent spent_for(sanguosha::Token token) const;
  [[nodiscard]] SeatSet winners_named(std::string_view name) const;
  // --- the cards of Strategic Advantage (packets_strategy.cpp)
  bool strategy_log(std::string_view type, cbor::Value v);
  bool command_log(std::string_view type, cbor::Value v);
  bool power_mark(Seat who, std::string_view mark, std::int64_t value);
  void summons(Seat whom);
  void asked_whom(cbor::Value v);
  sanguosha::Skill gives_by(const Move& m);
  void leaves_the_game(cbor::Value moves);
  void with_withdrawn(Move& m);
  void withdraw();
  // --- what becomes of a player (packets_change.cpp)
  void has_max_hp(Seat s, int max);
  void take_back_repeated(Seat s);
  void take_back_shown();
  void turned(Seat s, bool up);
  void begin_extra_turn(Seat s);
  bool change_log(std::string_view type, cbor::Value v);
  void mark(cbor::Value v);
  void shapes(Seat s, cbor::Value names);
  bool shape_property(Seat s, std::string_view what, cbor::Value value);
  void take_shape(Seat s, std::string_view skill);
  // --- cards laid against each other, and under a false name (packets_claim.cpp)
  bool claim_log(std::string_view type, cbor::Value v);
  bool claim_move(const Move& m);

  // Emits in order; `hp` waits in case the log line that explains it comes after it.
  void emit(const Event& e);
  void emit_now(const Event& e);
  bool hold_back(const Event& e);
  void let_go();
  void flush();

  // Whether the moves so far put the card into this hand.
  [[nodiscard]] bool in_hand(Card c, Seat s) const { return c < holder_.size() && holder_[c] == s; }
  // Card names and ids of a used card: an id, or a converted card with its sub-cards.
  static sanguosha::Name read_card(cbor::Value v, std::vector<Card>& into);

  const Recording& recording_;
  Piles piles_;
  Again again_{*this, piles_};
  std::map<std::int64_t, std::string> names_;  // by id, as told last
  std::map<std::int64_t, sanguosha::Role> roles_;
  std::array<std::int8_t, max_seats> max_hp_{};
  std::array<Seat, sanguosha::deck_size> holder_{};  // by the moves, of cards in a hand
  Seat awaited_ = nobody;  // the current player when the dump was made, if his turn had not begun
  bool lord_assumed_ = false;  // no packet has said yet who the lord is
  bool midway_ = false;        // … and nothing is held against rules yet
  bool playing_ = false;       // the first hands are dealt
  Event round_;                // the first round, which skills of the beginning come before
  std::uint32_t round_at_ = 0;
  std::vector<Card> hands_;  // first hands, in seat order
  std::vector<Card> more_;   // and what somebody was dealt besides
  Seat has_more_ = nobody;
  std::vector<Card> pile_;
  bool pile_waits_ = false;
  bool synced_ = false;  // the whole pile has been told in the middle of the game: pile_
  std::uint32_t synced_at_ = 0;
  std::vector<Card> scratch_;  // of the use at hand
  // A use or answer whose cards have not left the hand yet.
  Event pending_;
  std::vector<Card> pending_cards_;
  std::uint32_t pending_at_ = 0;
  Event pending_hp_;
  bool falls_ = false;  // the maximum has changed; the hit points may have to fall to it
  std::uint32_t pending_hp_at_ = 0;
  std::vector<Card> initial_cards_;  // any of which the judgement card named may be
  Card judge_card_ = unknown_card;   // the one that lies open
  std::string judge_card_as_;        // what it counts as (红颜), in words
  // --- before 0.5.12
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
  import::Gifts gifts_;
  // Cards of a pile put away one by one: whose, for which skill, and where the first is told.
  std::vector<Card> shed_;
  Seat shed_by_ = nobody;
  Rule shed_for_ = no_rule;
  std::uint32_t shed_at_ = 0;
  // --- turns
  bool turn_told_ = false;  // since somebody became current
  bool turns_ = false;      // the first has begun
  bool extra_ = false;      // the turn that begins is an extra one
  // --- skills
  std::string counted_;  // the last that was counted, whose, and where
  Seat counted_for_ = nobody;
  std::uint32_t counted_at_ = 0;
  SeatList robbed_;  // Versatility 巧变: whose cards are said to be taken
  // Shapes 化身: the generals he has, and the one he is turning into.
  struct Shape {
    Seat seat = nobody;
    std::string general;
    std::uint32_t at = 0;
  };
  std::array<sanguosha::GeneralSet, max_seats> shapes_{};
  std::array<sanguosha::Skill, max_seats> shape_skill_{};
  Shape shape_;
  Seat keeps_skill_ = nobody;  // he has taken the same skill again
  Seat borrows_ = nobody;      // who has these skills until the turn ends
  sanguosha::SkillSet borrowed_;
  // Pindian 拼点: who began it and why, and with whom; of Driving the Tiger 驱虎 who has lost, and
  // whom the screen points at next: whom he is to strike, unless it points for a card.
  Seat compares_ = nobody;
  Seat compared_with_ = nobody;
  sanguosha::Skill compared_for_ = sanguosha::Skill::none;
  Seat tiger_ = nobody;
  Seat prey_ = nobody;
  // Undying 不屈 is told before the damage that it is for: what waits for that.
  struct Held {
    Event event;
    std::vector<Card> cards;
    std::uint32_t at;
  };
  std::vector<Held> held_;
  // A card that is said to be another, face down, and whose.
  Card claimed_ = unknown_card;
  Seat claimer_ = nobody;
  // --- 3v3
  struct Drafted {
    Seat by = nobody;
    std::vector<Card> generals;
    std::uint32_t at = 0;
  };
  std::vector<Drafted> drafts_;  // until the generals are turned up
  std::uint32_t appointed_at_ = 0;
  Seat names_turn_ = nobody;  // who is asked whose turn it is to be, and where he points
  Seat named_turn_ = nobody;
  std::uint32_t named_turn_at_ = 0;
  std::array<std::int8_t, max_seats> ways_{};  // of God of War 战神, chosen so far
  Seat planner_ = nobody;  // whose Plans for Advance 筹进 are said, but not against whom
  std::uint32_t planned_at_ = 0;
  bool luoshen_said_ = false;  // that the judgement to come was wanted
  // --- kingdom war: his two generals, the kingdom last told of him and that he has shown, and what
  // the end of the game calls his side.
  struct War {
    std::array<sanguosha::General, 2> general{};
    sanguosha::General lord = sanguosha::General::none;  // whom he is about to turn up
    bool grows = false;                                  // by him
    sanguosha::Kingdom told = sanguosha::Kingdom::none;
    sanguosha::Kingdom side = sanguosha::Kingdom::none;
    std::string role;
    std::array<bool, 2> shown{};
    sanguosha::GeneralSet forms;  // beside him, as told last
    std::array<bool, static_cast<std::size_t>(sanguosha::Token::count)> brought{};  // told early
  };
  std::array<War, max_seats> war_{};
  std::vector<Card> offered_;    // to the viewer
  bool chosen_ = false;          // all have chosen theirs
  std::size_t unveiled_at_ = 0;  // so many events up to a general turned up, and what that brought
  Seat side_of_ = nobody;        // for whom he stands is still to be told
  bool for_his_kingdom_ = false;
  Seat helped_ = nobody;       // whom alone a Nullification of a Kingdom is to protect
  Seat ruined_ = nobody;       // whose general Ruinous Beauty 倾城 has turned down just now
  Seat stripped_by_ = nobody;  // whose Heartbreak 断肠 is at work
  Seat courteous_ = nobody;    // whose Courtesy 礼让 is
  Seat invoked_by_ = nobody;   // who has used a skill last, and which
  sanguosha::Skill invoked_ = sanguosha::Skill::none;
  Seat beaten_ = nobody;     // in a pindian for Twin Blades 双刃
  Seat commanded_ = nobody;  // to whom a command is about to be given; which it is, and whose
  What command_ = 0;
  Seat commander_ = nobody;
  Seat summoner_ = nobody;  // who has used a skill on somebody not yet named (征辟), and which
  sanguosha::Skill summons_with_ = sanguosha::Skill::none;
  Seat ring_builder_ = nobody;    // who has used 筑围
  Seat chooses_victim_ = nobody;  // who is asked whom his 附敌 is to hurt
  // The Imperial Order that leaves the game with the moves at hand, and from where.
  Card withdrawn_ = unknown_card;
  Area withdrawn_out_of_ = Area::unknown;
  Seat withdrawn_from_ = nobody;
  // A suit was named, which no packet says; the card shown for it and who named it.
  Card suit_for_ = unknown_card;
  Seat naming_ = nobody;
  Seat named_by_owner_ = nobody;
};

}  // namespace tally::freekill
