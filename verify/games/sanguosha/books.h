#pragma once
// The books of one identity game, kept from its events alone.
#include <array>
#include <cstdint>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/rulebook/numbers.h"
#include "engine/sanguosha/state/state.h"
#include "verify/invariants/table_watch.h"

// clang-format off
// X(name, id, rules, English, Chinese)
#define TALLY_SGS_INVARIANTS(X)                                                                    \
  X(roles, "INV-SGS-ROLES", TALLY_R(rule::setup_roles, rule::v3_seats),                            \
    "there are as many of each role as the table of roles says, and nobody's role changes",        \
    "各身份的人数与身份表一致，且无人改变身份")                                                    \
  X(one_place, "INV-SGS-ONE-PLACE", TALLY_R(rule::setup_deck, rule::use_done),                     \
    "every card is in one place only, and there where it was last put",                            \
    "每张牌只在一处，且在它最后被置入之处")                                                        \
  X(hand_count, "INV-SGS-HAND-COUNT", TALLY_R(rule::use_hold, rule::setup_hand),                   \
    "a hand has as many cards as came into it less those that left it",                            \
    "手牌数等于获得的牌数减去失去的牌数")                                                          \
  X(turn_owner, "INV-SGS-TURN-OWNER", TALLY_R(rule::turn_order, rule::turn_round, rule::v3_actions, rule::v3_round),                \
    "one living player has the turn, the next one living after whoever had it before; in 3v3 each once a round, the sides alternating where both have somebody left", \
    "同一时刻只有一名存活角色处于其回合，且为上一名回合角色的存活下家；3v3中每人每轮一次，双方都有人未行动时轮流行动") \
  X(phase_order, "INV-SGS-PHASE-ORDER", TALLY_R(rule::phase_order),                                \
    "the six phases of a turn come in their order, each of them once, held or skipped",            \
    "一个回合的六个阶段依次各来一次，或进行或被跳过")                                              \
  X(table_clear, "INV-SGS-TABLE-CLEAR", TALLY_R(rule::use_done),                                   \
    "when a turn begins no card is left on the table",                                             \
    "回合开始时处理区里没有牌")                                                                    \
  X(hand_limit, "INV-SGS-HAND-LIMIT", TALLY_R(rule::hand_limit, rule::phase_discard),              \
    "after his discard phase nobody holds more cards than his hand limit",                         \
    "弃牌阶段之后手牌数不超过手牌上限")                                                            \
  X(slash_limit, "INV-SGS-SLASH-LIMIT", TALLY_R(rule::slash_limit),                                \
    "in a play phase no more Slashes are used than the limit allows, and all that count are counted", \
    "出牌阶段使用【杀】不超过次数限制，且应计入的都已计入")                                        \
  X(wine_limit, "INV-SGS-WINE-LIMIT", TALLY_R(rule::wine_limit),                                   \
    "no more Wine is used for its effect than the limit allows, and all of it is counted",         \
    "为增伤使用【酒】不超过次数限制，且都已计入")                                                  \
  X(equip_slot, "INV-SGS-EQUIP-SLOT", TALLY_R(rule::equip_slot),                                   \
    "an equipment slot holds one card at most, of the kind the slot is for",                       \
    "每个装备栏至多有一张牌，且类别相符")                                                          \
  X(judge_area, "INV-SGS-JUDGEMENT-AREA", TALLY_R(rule::delayed_same, rule::phase_judge),          \
    "a judgement area holds delayed tricks only, no two of one name",                              \
    "判定区里只有延时锦囊，且没有同名的两张")                                                      \
  X(hit_points, "INV-SGS-HIT-POINTS", TALLY_R(rule::hp, rule::damage, rule::heal, rule::first_out), \
    "hit points change by damage, loss and recovery only, by just so much but for a last one that is kept, and never exceed the maximum; in kingdom war the first maximum is that of both generals' fish", \
    "体力只因伤害、失去与回复而变化，变化量相符（受保护的最后1点除外），且不超过上限；国战的初始上限由两张武将牌的阴阳鱼得出")                                    \
  X(dying, "INV-SGS-DYING", TALLY_R(rule::dying),                                                  \
    "when a turn begins every living player has a hit point, and who is dying has none",           \
    "回合开始时存活角色体力至少为1；濒死者体力不大于0")                                            \
  X(alive, "INV-SGS-ALIVE", TALLY_R(rule::death),                                                  \
    "a player dies once in a life, out of dying, and as many live as have not died or are reborn", \
    "角色每次在世只阵亡一次，且须经濒死；存活人数等于未阵亡或已转世的人数")                                        \
  X(dead_rest, "INV-SGS-DEAD-REST", TALLY_R(rule::dead_acts, rule::death_cards),                   \
    "the dead do nothing, have nothing and are dealt nothing",                                     \
    "阵亡者不行动、无牌、不受伤害")                                                                \
  X(reward, "INV-SGS-REWARD", TALLY_R(rule::reward, rule::v3_reward),                              \
    "whoever kills a rebel, in 3v3 anybody, and nobody else, gets the reward at once",             \
    "杀死反贼者（3v3中为任意角色），且仅此人，立即获得奖励")                                                          \
  X(punish, "INV-SGS-PUNISHMENT", TALLY_R(rule::punish),                                           \
    "a lord who kills a loyalist, and nobody else, at once loses hand and equipment",              \
    "主公杀死忠臣，且仅此情形，立即失去手牌与装备")                                                \
  X(winner, "INV-SGS-WINNER", TALLY_R(rule::end_open, rule::end_lord, rule::end_rebels, rule::v3_end), \
    "the game ends with the death that decides it, and those win whom the win conditions name",    \
    "决定胜负的阵亡一发生游戏即结束，胜者为胜利条件所指")                                          \
  X(reborn, "INV-SGS-REINCARNATION", TALLY_R(rule::reborn, rule::sacrifice),                       \
    "nobody gives the dead more than a card a turn, and with the last of three or four one is reborn", \
    "每名角色每回合至多祭一张牌，祭牌满三张或四张即转世")                                           \
  X(reserves, "INV-SGS-3V3-RESERVES", TALLY_R(rule::v3_reserves),                                  \
    "in 3v3 with reserves one of them takes the place of whoever dies, with nothing but four cards, before the next turn, and no more than there are", \
    "有替补的3v3中，每有角色阵亡，下一回合之前由一名替补出场，除四张起始手牌外没有其他牌，且不超过替补人数") \
  X(dark_soul, "INV-SGS-DARK-SOUL", TALLY_R(rule::dark_soul, rule::luohan, rule::xuanwu, rule::youzhu), \
    "a soul is of somebody dead, possesses one who lives, acts once and is gone",                  \
    "暗魂属于已阵亡者，附身于一名存活角色，生效一次即消失")                                         \
  X(decay, "INV-SGS-DECAY", TALLY_R(rule::decay),                                                  \
    "with three left, a round that costs hit points costs each of them one, and no other round does", \
    "剩三人时，到期的一轮令每人各失去1点体力，其余各轮不失去")                                      \
  X(after_end, "INV-SGS-AFTER-END", TALLY_R(rule::end_open),                                       \
    "nothing happens after the end of the game",                                                   \
    "游戏结束后不再发生任何事")                                                                    \
  X(kingdoms, "INV-SGS-KINGDOM", TALLY_R(rule::gz_generals, rule::gz_unveil, rule::gz_kingdom, rule::gz_careerist), \
    "in kingdom war both generals are of one kingdom, each is shown once and is the one that was laid there, and one whose skills are muted uses none of them in that turn; a kingdom is told once, and is that of the generals, or a careerist's where more than half would be of it; the fray begins when it must, and then a Peach heals nobody", \
    "国战中两张武将牌势力相同，各自只明置一次且与暗置时相同，技能失效的武将牌于该回合不能发动这些技能；势力只确定一次，与武将相同，超过半数时为野心家；鏖战在应开始时开始，其后【桃】不再回复体力") \
  X(tokens, "INV-SGS-MARKS", TALLY_R(rule::gz_pioneer, rule::gz_half_fish, rule::gz_companion, rule::gz_careerist), \
    "a mark of kingdom war is got when it is due, by the next turn, and never twice, and spent once by whoever has it", \
    "国战标记只在应得时获得，不重复获得，且只由持有者使用一次") \
  X(lords, "INV-SGS-LORDS", TALLY_R(rule::gz_lord, rule::peace_spell), \
    "what the skills and the equipment of lords count is as many: heavenly soldiers, cards looked at and turned up, beacons and what they teach, what the Way of Peace brings when it is lost; and soldiers are Slashes for their kingdom alone", \
    "君主的技能与专属装备所计之数相符：“天兵”数、观看与亮出的牌数、“烽火”及其所授技能、失去【太平要术】的结果；“天兵”只供同势力角色当【杀】")
// clang-format on

namespace tally::verify::identity {

using namespace tally::sanguosha;  // NOLINT(google-build-using-namespace): its books
using tally::sanguosha::Player;    // not that of verify/fuzz

enum class Inv : std::uint8_t {
#define TALLY_X(name, ...) name,
  TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
};

// What is broken: two numbers, or where a card is, by the books and by the state.
struct Breach {
  enum class Says : std::uint8_t { numbers, places, seats, winners, kinds };
  Inv which{};
  Seat seat = nobody;
  Card card = unknown_card;
  Says says = Says::numbers;
  int books = 0;
  int state = 0;
  Place books_place = {};
  Place state_place = {};
  SeatSet books_winners = {};
  SeatSet state_winners = {};
};

struct Owner {
  int hand = 0;
  int hp = 0;
  int max_hp = 0;
  bool hp_untold = false;  // by generals that the record does not name
  int apart = 0;           // recovered while other hit points were going
  int due = 0;             // what the next statement of hit points must add
  Seat due_by = nobody;    // whoever damaged him last
  bool reborn = false;     // lives again, or did
  int came_in = 0;         // how many have taken the place of the dead there
  Seat host = nobody;      // whom his soul possesses
  bool alive = false;
  bool dying = false;
  bool face_down = false;
  int buqu = 0;  // cards on his pile of 不屈, by which he may live on
  Role role = Role::hidden;
  Kingdom kingdom = Kingdom::none;
  std::array<General, 2> generals{};  // laid face down, as far as they are known; what became …
  std::array<bool, 2> shown{};        // … of them; and whether they were turned up for skills
  std::array<bool, 2> turned_up{};
  bool changed = false;  // his deputy is another than was laid: the two bring nothing
  SkillSet muted;        // of generals of his, for this turn
  bool kneels = false;   // he recovers nothing in this turn
  std::uint8_t tokens = 0;
  std::uint8_t got = 0;     // those he has or has had
  std::uint8_t brings = 0;  // those that both his generals bring together
  std::array<Card, equipment_slots> equip{};
  NameSet delayed;        // in the judgement area
  bool may_grow = false;  // as a lord: his deputy is not known
  int spell_draws = 0;    // what having lost the Way of Peace still brings, and costs
  int spell_costs = 0;
};

// What the books know of the course of a game, for those who know the rules of its mode.
inline constexpr std::size_t kingdom_count = static_cast<std::size_t>(Kingdom::careerist) + 1;
struct Course {
  Seat players = 0;
  std::array<Role, most_players> role{};
  std::array<Kingdom, most_players> kingdom{};
  std::array<Kingdom, most_players> of_generals{};  // of those laid, shown or not
  std::array<bool, kingdom_count> lords_alive{};    // by kingdom: its lord lives, or has died
  std::array<bool, kingdom_count> lords_dead{};
  SeatSet alive;
  SeatSet reborn;                           // … who were dead, and are out all the same
  SeatSet acted;                            // have had their turn in this round, extra turns apart
  Seat regular = nobody;                    // whose turn it was last, extra turns apart
  Seat first = nobody;                      // whose side acts first, where that was chosen
  int turns = 0;                            // in the game so far
  int in_round = 0;                         // … and in this round
  std::array<int, most_players> came_in{};  // how many have taken the place of the dead there
  int round = 0;                            // those that have begun
};

// A general is turned up for a skill that acts when somebody dies.
[[nodiscard]] bool at_a_death_by(const Event& unveil);
// Whether this makes a careerist of one whose lord has died.
[[nodiscard]] bool falls_with_lord(const Event& e);

// What a death brings its killer.
struct Due {
  int cards = 0;     // he draws so many
  bool all = false;  // and loses all he has
  int points = 0;    // or he recovers so many, where hit points are paid
};

// What is not the same in all modes, as the books work it out.
struct ModeBooks {
  // 0 where the roles are such as a table can have, else where they differ: how many there are to
  // be of a role, and how many there are.
  struct Roles {
    bool fit = true;
    int due = 0;
    int have = 0;
  };
  Roles (*roles)(const Course&, const Options&);
  // Who may have the next turn, and whether a round begins with him.
  SeatSet (*next)(const Course&, const Options&);
  bool (*begins_round)(const Course&, const Options&, Seat next);
  // After a death: whether the game is over, and who has won.
  bool (*decided)(const Course&, const Options&, SeatSet& winners);
  Due (*due)(const Course&, const Options&, Seat dead, Seat killer);
  Rule reward;
  Rule punish = rule::punish;
  Opt punish_scope = Opt::lord_punish_scope;  // count: hand and equipment
  bool told_later = false;                    // a death is weighed once kingdoms have been told
  bool additions = false;                     // tables may add to it: books_variants.cpp
  // Whether only the record knows who has won. nullptr: where roles are known, nobody has to be
  // told.
  bool (*hides_winners)(const Course&, const Options&) = nullptr;
};
extern const ModeBooks identity_books;
extern const ModeBooks sides_books;
extern const ModeBooks kingdoms_books;
// By the option `mode`.
[[nodiscard]] const ModeBooks& books_of(const Options& options);

// What a death brings about, until it has come.
enum class Owed : std::uint8_t { nothing, reward, punishment };

[[nodiscard]] constexpr unsigned zone_bit(Zone z) { return 1U << static_cast<unsigned>(z); }
// Where cards may come from.
namespace out_of {
inline constexpr unsigned draw = zone_bit(Zone::draw);
inline constexpr unsigned table = zone_bit(Zone::table);
inline constexpr unsigned hand = zone_bit(Zone::hand);
inline constexpr unsigned equip = zone_bit(Zone::equip);
inline constexpr unsigned judge = zone_bit(Zone::judge);
inline constexpr unsigned pile = zone_bit(Zone::pile);  // beside a player
inline constexpr unsigned discards = zone_bit(Zone::discard);
}  // namespace out_of
inline constexpr Place on_table{Zone::table, nobody};
inline constexpr Place discarded{Zone::discard, nobody};

// What is only said of somebody leaves his hand and his hit points to another time.
inline constexpr KindSet only_said{kind::put,   kind::judged, kind::flip, kind::place, kind::due,
                                   kind::chain, kind::phase,  kind::skip, kind::turn};

class Books {
 public:
  // Opens them on a state, as the game begins or, of a record from the middle, as it stands.
  void open(const State& s, const Options& options);
  // … and whose turn comes next; nobody: that of the one after whoever had the last.
  void resume(Seat next);

  // The state against the books, then folds an event. False: an invariant is broken, see breach().
  bool follow(const Event& e, const Question* q, const State& s, const Legal& legal);
  // Both for the phases of a turn, which are a third of all events, and nothing else.
  [[nodiscard]] bool only_a_phase(const Event& e) const {
    return e.kind == kind::phase && !over_ && !decided_ && owed_ == Owed::nothing;
  }
  bool phase(const Event& e, const State& s);
  // The state against the books: about whom and what an event is; all of it.
  [[gnu::always_inline]] inline bool agree(const Event& e, const State& s);
  bool agree_on_all(const State& s);
  bool agree_on_limits(const State& s);
  bool agree_on_lists(const State& s);
  bool close(const State& s, bool whole);

  [[nodiscard]] const Breach& breach() const { return breach_; }
  [[gnu::cold]] bool broken(Inv which, Seat seat, int books, int state,
                            Breach::Says says = Breach::Says::numbers);

 private:
  [[nodiscard]] Owner& at(Seat s) { return owner_[static_cast<std::size_t>(s)]; }
  [[nodiscard]] bool seated(Seat s) const { return s >= 0 && s < players_; }
  [[nodiscard]] bool living(Seat s) const {
    return seated(s) && owner_[static_cast<std::size_t>(s)].alive;
  }
  [[nodiscard]] int& lying(Zone z) { return lying_[static_cast<std::size_t>(z)]; }
  bool misplaced(Card c, Place books, Place state);
  bool broken_winners(const SeatSet& books, const SeatSet& state);

  bool move(const Event& e, std::span<const Card> cards, unsigned from, Seat of, Place to);
  bool move(const Event& e, unsigned from, Seat of, Place to) {
    return move(e, e.cards, from, of, to);
  }
  bool take(Card c, unsigned from, Seat of);
  bool put(Card c, Place to, const Event& e);
  bool comes_from_elsewhere(Card c, unsigned from, Seat of);
  bool equips(Card c, Seat who);
  bool lays(Card c, Seat who, const Event& e);
  void move_unseen(const Event& e, unsigned from, Seat of, Place to);
  void blur(Place there);
  bool gift(const Event& e);
  bool shuffle(const Event& e);
  bool deal(const Event& e);
  bool seldom(const Event& e);
  bool changes(const Event& e);  // books_changes.cpp
  bool relocate(const Event& e);
  bool look(const Event& e);
  bool put_away(const Event& e);
  [[nodiscard]] int hand_limit(const State& s) const;

  bool time(const Event& e, const State& s);
  bool turn(const Event& e, const State& s);
  bool limits(const Event& e, const Question* q, const State& s, const Legal& legal);
  bool points(const Event& e);
  bool first_points(const Event& e);
  bool death(const Event& e);
  bool over(const Event& e);
  void weigh(Seat dead, Seat killer);
  void owe(Seat dead, Seat killer);
  // books_kingdoms.cpp
  void open_war(const State& s);
  bool war(const Event& e);
  bool shows_general(const Event& e);
  bool hides_general(const Event& e);
  bool removes_general(const Event& e);
  bool mutes_general(const Event& e);
  bool changes_deputy(const Event& e);
  bool carries_out(const Event& e);
  bool declares(const Event& e);
  bool takes_side(const Event& e);
  bool gets_mark(const Event& e);
  bool spends(const Event& e);
  bool begins_fray(const Event& e);
  [[nodiscard]] int most_for_fray() const;
  [[nodiscard]] bool all_apart() const;
  [[nodiscard]] int fish_of_both(Seat who) const;
  [[nodiscard]] std::uint8_t brought_by_both(const Owner& o) const;
  bool marks_have_come();
  bool agree_on_kingdoms(const State& s);
  bool owed(const Event& e, const Question* q);
  void come_between(const Event& e);
  bool roles(const State& s);
  [[nodiscard, gnu::always_inline]] inline bool agree_on(Seat seat, const State& s);
  [[nodiscard]] bool agree_on_somebody(Seat seat, const State& s) { return agree_on(seat, s); }

  // books_lords.cpp
  bool becomes_lord(const Event& e);
  bool changes_side(const Event& e);
  [[nodiscard]] bool has_lord(Kingdom kingdom, bool alive) const;
  [[nodiscard]] bool may_be_crowned(Seat who) const;
  [[nodiscard]] Seat lord_is(General g) const;
  [[nodiscard]] bool of_kingdom_of(Seat one, Seat other) const;
  [[nodiscard]] int stands_for(Kingdom k) const;
  [[nodiscard]] int beside(Seat who, Skill pile) const;
  [[nodiscard]] int keeps_by_spell(Seat who) const;
  [[nodiscard]] Seat held_by(const Event& e) const;
  bool uses_soldier(const Event& e);
  bool lays_beacon(const Event& e, Seat on);
  bool learns(const Event& e);
  bool as_many_as_due(const Event& e);
  bool spell(const Event& e);
  void loses_spell(Seat who);
  bool spells_are_paid();
  bool of_lords(const Event& e);
  // books_variants.cpp
  [[nodiscard]] bool keeps_last(Seat who) const;
  void attacks(Seat who, Seat by);
  bool decay_over();
  bool soul(const Event& e);
  bool sacrifice(const Event& e);
  bool reborn(const Event& e);
  // books_sides.cpp
  bool enter(const Event& e);
  bool all_replaced();

  [[nodiscard]] Course course() const;

  Options options_;
  const ModeBooks* mode_ = nullptr;
  SeatSet acted_;
  Seat first_ = nobody;
  int turns_ = 0;
  int in_round_ = 0;
  bool replaced_ = false;  // whoever has the turn died, and another has come in
  int reward_ = 0;         // how many cards are owed, or hit points
  Kind paid_by_ = kind::draw;
  Seat players_ = 0;
  std::array<Owner, most_players> owner_{};
  std::array<Place, card_room> place_{};
  std::array<Name, deck_size> laid_as_{};
  bool told_ = false;    // how the game stood
  bool unseen_ = false;  // the record hides cards: what lies in the piles is not known any more
  static constexpr std::size_t zones = static_cast<std::size_t>(Zone::face_down) + 1;
  // So many cards in each. Counted from the start and looked at are the piles and the table; of the
  // other zones it is only by how many they changed.
  std::array<int, zones> lying_{};
  int living_ = 0;
  int round_ = 0;
  int slashes_ = 0;
  int wines_ = 0;
  sanguosha::Life wine_limit_ = sanguosha::Life::turn;  // until when they are counted
  Seat current_ = nobody;
  Seat resumed_ = nobody;
  Seat regular_ = nobody;   // whose turn it was last, extra turns apart
  bool turned_up_ = false;  // a turn that was nothing but that
  Phase phase_ = Phase::none;
  bool round_told_ = false;
  bool held_discard_ = false;
  bool calling_ = false;         // for a Slash that counts, or a claim has been made
  Card claimed_ = unknown_card;  // … of this card: others may be used before it is
  bool begun_ = false;           // the first turn has
  Owed owed_ = Owed::nothing;
  Seat fallen_ = nobody;  // who is dying of a skill at the death: that comes to its end first
  Seat owed_by_ = nobody;
  Seat owed_for_ = nobody;
  bool punished_too_ = false;  // by a ruleset that rewards and punishes one killing
  Seat dead_ = nobody;         // the last to die
  bool roles_known_ = true;
  bool pending_ = false;  // a death or a kingdom has not been weighed yet
  bool paying_ = false;   // what it brings may still change
  Seat killer_ = nobody;
  Seat shown_just_now_ =
      nobody;  // he has turned up a general for the first time, and nothing has come of it yet
  Seat first_shown_ = nobody;  // who was the first to turn up a general
  bool pioneer_due_ = false;
  int keeps_more_ = 0;
  bool fray_ = false;
  bool fray_due_ = false;  // it begins with this turn
  bool decided_ = false;
  SeatSet winners_;
  bool over_ = false;
  SeatSet had_turn_;         // in the game
  bool first_turn_ = false;  // the one going on is his first
  SeatSet beacons_from_;     // who has laid one in this phase
  int lessons_ = 0;          // skills learnt for this turn
  SeatSet gave_;             // has given the dead a card in this turn
  Seat spared_ = nobody;     // the first to die in the game before, until somebody does in this
  SeatSet provoked_;         // whom he has attacked
  int three_left_ = -1;      // turns since three were left; -1: they are more, or fewer
  bool extra_ = false;       // the turn that is going on is an extra one
  SeatSet decayed_;          // who has lost a hit point by the decay that comes after it …
  int before_decay_ = 0;     // … and how many lived then
  Breach breach_;
};

inline bool Books::agree_on(Seat seat, const State& s) {
  if (!seated(seat)) return true;
  const Owner& o = at(seat);
  const Player& p = s.at(seat);
  const int hand = p.hand.size() + p.hidden_cards;
  if (o.hand != hand) [[unlikely]]
    return broken(Inv::hand_count, seat, o.hand, hand);
  if (o.hp != p.hp) [[unlikely]]
    return broken(Inv::hit_points, seat, o.hp, p.hp);
  return true;
}

inline bool Books::agree(const Event& e, const State& s) {
  if (!only_said.contains(e.kind)) {
    if (e.seat >= 0 && !agree_on(e.seat, s)) return false;
    if (e.other >= 0 && !agree_on_somebody(e.other, s)) return false;
  }
  for (const Card c : e.cards) {
    if (c >= deck_size || s.place[c] == place_[c]) [[likely]]
      continue;
    if (are_generals.contains(e.kind)) break;
    const bool open = s.place[c].zone == Zone::somewhere || place_[c].zone == Zone::somewhere;
    if (!open) return misplaced(c, place_[c], s.place[c]);
  }
  return true;
}

}  // namespace tally::verify::identity
