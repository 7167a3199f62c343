#pragma once
// The whole table as one regular value: fixed size, no pointers, equal states are equal bytes.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <limits>
#include <type_traits>

#include "engine/core/card_set.h"
#include "engine/core/game.h"
#include "engine/core/types.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/state/memory.h"
#include "engine/sanguosha/state/place.h"
#include "engine/sanguosha/state/seats.h"

namespace tally::sanguosha {

// Turns and rounds are counted up to the last number there is: a record may have any.
[[nodiscard]] constexpr std::int16_t one_more(std::int16_t n) {
  return n < std::numeric_limits<std::int16_t>::max() ? static_cast<std::int16_t>(n + 1) : n;
}

// What is offered by a record that does not show it: any general nobody else has been offered.
inline constexpr GeneralSet any_offered{General::none};

struct Player {
  std::int8_t hp = 0;
  std::int8_t max_hp = 0;
  Role role = Role::hidden;
  Gender gender = Gender::none;
  bool alive = false;
  bool chained = false;
  std::uint8_t judge_count = 0;
  std::uint8_t lost_equips = 0;    // equipment that just left and is not yet dealt with
  std::uint16_t hidden_cards = 0;  // hand cards of unknown identity
  General general = General::none;
  General second = General::none;             // where a mode gives two generals to one player
  General shape = General::none;              // whose kingdom and gender he has taken (化身)
  std::array<Card, equipment_slots> equip{};  // unknown_card = empty
  std::array<Card, 6> judge{};     // in order of placement; two a name at most by any rule
  std::array<Name, 6> judge_as{};  // what each of them counts as
  // By Phase: what makes him skip the next phase of this name, a card's name or a skill; 0 nothing.
  std::array<What, phases> skips{};
  // Of kingdom war: the generals that lie face down, the main one first; none: it is shown, or no
  // record names it.
  std::array<General, 2> veiled{};
  std::array<bool, 2> unnamed{};  // one lies there that no record names
  std::uint8_t tokens = 0;        // the marks he has, a bit for each Token
  bool complete = false;          // both his generals have been shown at once
  Kingdom kingdom = Kingdom::none;
  bool leads = false;              // has lord skills: the mode says who
  bool face_down = false;          // turned over: his next turn only turns him up
  std::uint8_t unseen_shapes = 0;  // of the generals offered to him, how many no record names
  Skill taken = Skill::none;       // the skill he has taken of his shape
  std::array<Skill, 9> granted{};  // skills he has besides those of his generals
  Cards hand;
  SkillSet skills;     // all he has, whoever gave them
  GeneralSet offered;  // generals he may take, or any_offered
  GeneralSet forms;    // generals beside him 形 of whose skills he may use each once

  [[nodiscard]] bool has_shape() const { return unseen_shapes > 0 || !offered.empty(); }
  // A general of his lies face down in this place; in any.
  [[nodiscard]] bool veils(std::size_t place) const {
    return veiled[place] != General::none || unnamed[place];
  }
  [[nodiscard]] bool veils() const { return veils(0) || veils(1); }
  // One of these may lie face down there; they are few, so this is asked before what it can do.
  [[nodiscard]] bool may_veil(const GeneralsByPlace& those, std::size_t place) const {
    return those[place].contains(veiled[place]) || unnamed[place];
  }
  [[nodiscard]] bool may_veil(const GeneralsByPlace& those) const {
    return may_veil(those, 0) || may_veil(those, 1);
  }
  [[nodiscard]] bool has(Token t) const { return (tokens >> static_cast<unsigned>(t) & 1U) != 0; }
};

struct State {
  std::int8_t players = 0;
  std::int8_t alive = 0;
  Seat current = nobody;
  Phase phase = Phase::none;
  bool over = false;
  Seat regular = nobody;       // whose turn it was last, extra turns apart
  std::uint16_t shuffles = 0;  // since play began
  std::int16_t round = 0;
  std::int16_t turn = 0;
  std::uint16_t draw_count = 0;
  std::uint16_t discard_count = 0;
  std::uint16_t peeked_unseen = 0;  // cards looked at that a record does not show
  std::uint16_t table_unseen = 0;   // face up on the table, but not named
  SeatSet winners;
  SeatSet emptied;                        // the last hand card just left
  SeatSet lions_lost;                     // the Silver Lion just left
  SeatSet spells_lost;                    // the Way of Peace did
  SeatSet unequipped;                     // lost_equips is not 0
  std::array<Card, card_room> draw{};     // [draw_count-1] is the top
  std::array<Card, card_room> discard{};  // in order of arrival
  std::array<Place, card_room> place{};
  std::uint16_t aside = 0;  // generals of the pool that are offered, a record not saying which
  std::uint16_t kept_unseen = 0;  // on the table, as `kept`, but not named
  std::uint16_t fray = 0;         // 1: the fray 鏖战 has begun
  // Of 敕令: 1 it has come to the discard pile unused, 2 it is out of the game and due as this
  // turn ends, 3 it has been.
  std::uint16_t order = 0;
  SeatSet away;                  // who is lured away 调虎离山 until the turn ends
  std::uint32_t first_turn = 0;  // 1: the turn that is going on is his first in this game
  Cards peeked;                  // on the table, seen by one player, not yet dealt with
  Cards kept;                    // on the table, not to be put away with the others
  Cards uncounted;               // gained in this turn; in a hand they do not count to its limit
  Cards thrown;                  // discarded in this discard phase, by whoever's phase it is …
  Cards thrown_by_others;        // … and by the others
  GeneralSet pool;               // generals not yet offered to anybody
  SeatSet acted;                 // whose turn has begun in this round, extra turns apart
  SeatSet started;               // … or in this game, extra turns too
  // By Timing: who has a skill that acts then. One more where that keeps padding out.
  std::array<SeatSet, (timing_count + 1U) / 2U * 2U> acting{};
  // By Always: who has a skill with such an effect, or would by a general who lies face down.
  std::array<SeatSet, (always_count + 1U) / 2U * 2U> always{};
  SkillSet at_table;  // the skills that anybody has, or would have so
  Memory memory;
  std::array<Player, seat_room> player{};

  // --- how things stand (asked.cpp)
  [[nodiscard]] Player& at(Seat s) { return player[static_cast<std::size_t>(s)]; }
  [[nodiscard]] const Player& at(Seat s) const { return player[static_cast<std::size_t>(s)]; }
  [[nodiscard]] bool seated(Seat s) const {  // nobody's number is large then
    return static_cast<std::uint8_t>(s.number()) < static_cast<std::uint8_t>(players);
  }
  [[nodiscard]] bool living(Seat s) const { return seated(s) && at(s).alive; }
  // Lives his first life: who was reborn is out as far as the end of the game and points go.
  [[nodiscard]] bool counts(Seat s) const {
    return at(s).alive && noted(s, Mark::reborn, Life::game) == 0;
  }
  // Which of those who have sat there one after another he is, from 0 on: who asks before and after
  // knows whether he has died meanwhile.
  [[nodiscard]] int life(Seat s) const { return noted(s, Mark::reborn, Life::game); }
  // He has come in this turn, in the place of another.
  [[nodiscard]] bool came_in(Seat s) const { return noted(s, Mark::came_in, Life::turn) > 0; }
  // Whom his soul has taken possession of; nobody.
  [[nodiscard]] Seat possessed_by(Seat s) const {
    return static_cast<Seat>(noted(s, Mark::possesses, Life::game) - 1);
  }
  [[nodiscard]] SeatSet living_seats() const {
    SeatSet seats;
    for (Seat s = 0; s < players; ++s)
      if (at(s).alive) seats.add(s);
    return seats;
  }
  [[nodiscard]] Place where(Card c) const {
    return c < deck_size ? place[c] : Place{Zone::somewhere, nobody};
  }
  [[nodiscard]] bool has_fewest_hit_points(Seat s) const;  // of the living, he or several
  // Calls f(card) for every card there, in ascending order. Few are, so four are looked at at once.
  template <class F>
  void each_at(Place where, F f) const {
    using Two = std::array<Place, 2>;
    constexpr std::uint64_t ones = 0x0000'0001'0000'0001ULL;
    const auto wanted = std::bit_cast<std::uint64_t>(Two{where, where});
    const auto found = [&](std::size_t c) {
      std::uint64_t differs = 0;
      std::memcpy(&differs, &place[c], sizeof differs);
      differs ^= wanted;
      return (differs - ones) & ~differs & ones << 31U;
    };
    for (std::size_t c = 0; c < place.size(); c += 4) {
      if ((found(c) | found(c + 2)) == 0) continue;
      for (std::size_t i = c; i < c + 4; ++i)
        if (place[i] == where) f(static_cast<Card::Number>(i));
    }
  }
  // Lies on the table, or is one that may be what lies there unnamed.
  [[nodiscard]] bool may_lie_on_table(Card c) const {
    const Zone z = where(c).zone;
    return z == Zone::table || (z == Zone::somewhere && table_unseen > 0);
  }
  // None where a record says that he has more than his maximum.
  [[nodiscard]] int lost_hp(Seat s) const {
    return std::max(0, at(s).max_hp - std::max<int>(at(s).hp, 0));
  }
  [[nodiscard]] int hand_size(Seat s) const { return at(s).hand.size() + at(s).hidden_cards; }
  [[nodiscard]] bool equipped(Seat s, int slot) const {
    return at(s).equip[static_cast<std::size_t>(slot)] != unknown_card;
  }
  [[nodiscard]] Card equipment(Seat s, int slot) const {
    return at(s).equip[static_cast<std::size_t>(slot)];
  }
  // The name of the equipment in a slot, Name::none when empty.
  [[nodiscard]] Name equipment_name(Seat s, int slot) const {
    const Card c = equipment(s, slot);
    return c == unknown_card ? Name::none : face(c).name;
  }
  [[nodiscard]] Name weapon(Seat s) const { return equipment_name(s, 0); }
  [[nodiscard]] Name armour(Seat s) const { return equipment_name(s, 1); }
  [[nodiscard]] bool has(Seat s, Skill k) const { return at(s).skills.contains(k); }
  // How often it is noted of a player; of a skill: how often he used it, or how many marks he has.
  [[nodiscard]] int noted(Seat s, Mark m, Life life) const { return memory.count(s, m, life); }
  [[nodiscard]] int noted(Seat s, Skill k, Life life) const { return noted(s, mark_of(k), life); }
  // He has carried out this command in this turn (SGS-GZ-COMMAND).
  [[nodiscard]] bool commanded(Seat s, Command c) const {
    return (noted(s, Mark::commanded, Life::turn) >> static_cast<int>(c) & 1) != 0;
  }
  [[nodiscard]] bool drunk(Seat s) const { return noted(s, Mark::drunk, Life::turn) > 0; }
  // Slashes used in this play phase that count to the limit.
  [[nodiscard]] int slashes() const { return noted(current, Mark::slashes, Life::phase); }
  // Wines used for their effect in this turn, or since its play phase began.
  [[nodiscard]] int wines(Life of) const { return noted(current, Mark::wines, of); }
  // What makes him skip the phase, a card's name or a skill; 0: nothing does.
  [[nodiscard]] Cause skipped_by(Seat s, Phase p) const {
    return at(s).skips[static_cast<std::size_t>(p)];
  }
  // Cards of a pile beside a player that a record does not name, and all of its cards.
  [[nodiscard]] int unseen_beside(Seat s, Skill pile) const {
    return noted(s, unseen_on(pile), Life::game);
  }
  [[nodiscard]] int pile_size(Seat s, Skill pile) const;
  // The skills on whose piles beside him there are cards.
  [[nodiscard]] SkillSet piles_beside(Seat s) const;
  // Something left an area and what follows from it has not been looked at.
  [[nodiscard]] bool unsettled() const {
    return order == 1 || !(emptied | lions_lost | spells_lost | unequipped).empty();
  }
  [[nodiscard]] bool has_delayed(Seat s, Name n) const;
  // What a card in a judgement area counts as; none for any other card.
  [[nodiscard]] Name counts_as(Card c) const;
  // Who loses cards of his hand or equipment by this event.
  [[nodiscard]] SeatSet losers(const Event& e) const;
  // The cards of a pile that are known, into `out`; returns how many. Room for deck_size.
  int pile_of(Seat s, Skill pile, Card* out) const;
  // Whose extra turn is due: the first in action order; nobody's if none is.
  [[nodiscard]] Seat extra_turn() const;
  // Another living player of a kingdom; whether there is one.
  [[nodiscard]] bool is_ally(Seat of, Seat s, Kingdom kingdom) const;
  [[nodiscard]] bool has_ally(Seat of, Kingdom kingdom) const;
  // Next living seat after s in the order of play; s itself when it is the only one.
  [[nodiscard]] Seat next(Seat s) const;
  // Hand and equipment, and the judgement area if asked for. Room for deck_size in out.
  int cards_of(Seat s, bool hand, bool equip, bool judge, Card* out) const;
  [[nodiscard]] bool has_equipment(Seat s) const;
  [[nodiscard]] bool has_card(Seat s) const;      // in the hand or equipped
  [[nodiscard]] bool has_any_card(Seat s) const;  // or in the judgement area

  // Calls f(skill, n) for each skill that counts this, by n: one that somebody has, or would have
  // if he turned up a general.
  template <Always what, class F, class... About>
  void each_count(F f, const About&... about) const {
    if (who_has(what).empty()) [[likely]]
      return;
    for (const Skill skill : at_table& skills_with<always_effect<what>>())
      if (const int n = (info(skill).effects.*always_effect<what>)(about...); n > 0) f(skill, n);
  }

  // Folds one event into the state. Robust against illegal events: a card is taken from wherever
  // it is, seats outside the table change nothing.
  void apply(const Event& e);

  // --- what no event says; Door (flow/door.h) alone calls these and `apply`
  // Cards go somewhere; `from` is where those are taken from that a record does not name.
  void move(std::span<const Card> cards, Place from, Place to);
  // What has left his areas has been looked at.
  void forget_losses(Seat s);
  // His next such phase is skipped; or is not after all.
  void skip(Seat s, Phase p, Cause by) { at(s).skips[static_cast<std::size_t>(p)] = by.number(); }
  void unskip(Seat s, Phase p) { at(s).skips[static_cast<std::size_t>(p)] = 0; }
  // Hand cards of his that do not count to his hand limit, by a skill (洛神 as Sheauhaw has it).
  [[nodiscard]] bool counts_not(Card c, Seat s) const {
    return c < deck_size && uncounted.contains(c) && where(c) == Place{Zone::hand, s};
  }
  // A card on the table that is not put away with the others, until `unkeep`.
  void keep(Card c) { c < deck_size ? kept.add(c) : static_cast<void>(++kept_unseen); }
  void unkeep();
  // Before the first shuffle: no other cards than these are in the game.
  void play_with(std::span<const Card> deck);
  // The generals there are to choose from; those a player may take.
  void open_pool(const GeneralSet& generals);
  [[nodiscard]] const GeneralSet& open_to(Seat s) const {
    return at(s).offered == any_offered ? pool : at(s).offered;
  }
  // Cards that this game leaves in the box, before the first shuffle.
  bool leave_out(Name n);  // whether there was any
  void bring_in(Card c);   // or one that its deck does not have
  // A record begins in the middle: every card may be anywhere, until it says where.
  void know_nothing();
  // Unseen cards on the table count as of this hand again: they are used in his name.
  void take_up_unseen(Seat s, int n);
  // It is not known any more which of the cards on the table this is.
  void unname(Card c);

  // --- generals, and skills that come and go (skills.cpp)
  // Takes a general: his skills, gender and kingdom. Hit points are told apart.
  void become(Seat s, General g);
  void take_second(Seat s, General g);  // besides the first, whose gender stays
  void lead(Seat s);                    // has lord skills from now on
  // Two generals are laid face down before him, or one that no record names; one is turned up.
  void veil(Seat s, std::array<General, 2> generals, std::array<bool, 2> unnamed);
  void turn_up(Seat s, std::size_t place, General g);
  // The same, to see what comes of it: at which timings he acts is not looked at again.
  void try_on(Seat s, std::size_t place, General g);
  void turn_down(Seat s, std::size_t place);  // it lies face down again
  void dismiss(Seat s, std::size_t place);    // a soldier takes its place
  // Another takes the place of his main general, who lies open.
  void crown(Seat s, General g);
  // … or of his deputy, who lies open.
  void change_deputy(Seat s, General g);
  // Forms 形: what he has by them, and by nothing else of these; one comes, one goes.
  [[nodiscard]] SkillSet by_forms(Seat s) const;
  // By the map of the beacons (嘉禾 of QSanguosha-For-Hegemony).
  [[nodiscard]] SkillSet taught(Seat s) const;
  void take_form(Seat s, General g);
  void put_back_form(Seat s, General g);
  // All skills of this general of his are gone (断肠); a shown one's he loses by events. He has
  // them again, where he lay open then.
  void strip(Seat s, std::size_t place);
  void unstrip(Seat s, std::size_t place);
  // What this general of his can do is nothing until the turn ends, but for what is compulsory
  // (铁骑); and what is nothing so, of all he has.
  void mute(Seat s, std::size_t place);
  void obey(Seat s, Command c);
  [[nodiscard]] SkillSet muted(Seat s) const;
  [[nodiscard]] bool is_stripped(Seat s, std::size_t place) const {
    return (noted(s, Mark::stripped, Life::game) >> place & 1) != 0;
  }
  // Of how many of his generals who lie open he has this skill.
  [[nodiscard]] int times(Seat s, Skill k) const;
  // His general who was removed before the other one had lain open; it lies face down still.
  [[nodiscard]] General parted(Seat s) const {
    return static_cast<General>(noted(s, Mark::parted, Life::game));
  }
  [[nodiscard]] bool is_soldier(Seat s, std::size_t place) const {
    return (noted(s, Mark::soldiers, Life::game) >> place & 1) != 0;
  }
  // Somebody who lives has this skill, or would have it if he turned up a general.
  [[nodiscard]] bool in_reach(Skill k) const { return at_table.contains(k) && who_reaches(k); }
  // Skills of his generals that lie face down: all there are, where no record names one.
  [[nodiscard]] SkillSet veiled_skills(Seat s) const;
  [[nodiscard]] bool in_own_play(Seat s) const { return phase == Phase::play && s == current; }
  // He has the skill, or would have it if he turned up a general.
  [[nodiscard]] bool reaches(Seat s, Skill k) const {
    return at_table.contains(k) && (has(s, k) || would_have(s, k));
  }
  // Those of a general in this place, if it lies face down and is this one.
  [[nodiscard]] SkillSet veiled_skills(Seat s, std::size_t place, General g) const {
    return g == General::none || is_stripped(s, place) ? SkillSet{}
                                                       : unsilenced(s, skills_in(g, place, false));
  }
  // Of these skills of his, those that a command leaves him.
  [[nodiscard]] SkillSet unsilenced(Seat s, const SkillSet& skills) const {
    return commanded(s, Command::silence) ? skills & skills_that<&SkillInfo::compulsory>() : skills;
  }
  // The general that lies open in a place; none if none does.
  [[nodiscard]] General shown(Seat s, std::size_t place) const {
    return place == 0 ? at(s).general : at(s).second;
  }
  // One lies there, face up or face down.
  [[nodiscard]] bool has_general(Seat s, std::size_t place) const {
    return shown(s, place) != General::none || at(s).veils(place);
  }
  void set_skills(Seat s, const SkillSet& skills);
  void grant(Seat s, Skill k);
  void lose(Seat s, Skill k);
  void give_back(Seat s, Skill k);  // one that was granted; what he has besides he keeps
  [[nodiscard]] const SeatSet& acting_at(Timing t) const {
    return acting[static_cast<std::size_t>(t)];
  }
  [[nodiscard]] const SeatSet& who_has(Always effect) const {
    return always[static_cast<std::size_t>(effect)];
  }
  // Empty when every card is in exactly one place and all counts agree, else what is wrong. Without
  // `whole_deck` cards may be missing: what a record that begins in the middle does not name.
  [[nodiscard]] const char* unsound(bool whole_deck = true) const;

 private:
  // fold.cpp
  void fold(const Event& e);
  void apply_other(const Event& e);
  void use(const Event& e);
  void attacked(Seat who, Seat by);
  void note_skill(const Event& e);
  void throw_away(const Event& e);
  void change(const Event& e);
  void relocate(const Event& e);
  void turn_up(std::span<const Card> cards);
  void gift(const Event& e);
  void pick(const Event& e);
  // What skills count of this is noted of `owner`; `about` is what the effect asks behind the
  // state.
  template <Always what, class... About>
  void note_counts(Seat owner, const About&... about) {
    each_count<what>(
        [&](Skill skill, int n) { memory.add(owner, mark_of(skill), info(skill).counted, n); },
        *this, about...);
  }
  // fold_generals.cpp
  void offer(const Event& e);
  void choose(const Event& e);
  void come_back(const Event& e);
  void draft(const Event& e);
  void war(const Event& e);
  // skills.cpp
  [[nodiscard]] SkillSet within_reach(Seat s) const;
  [[nodiscard]] bool would_have(Seat s, Skill k) const;
  [[nodiscard]] bool who_reaches(Skill k) const;
  void enlist(Seat s, const SkillSet& before);
  [[nodiscard]] SkillSet only_by(Seat s, std::size_t place) const;
  [[nodiscard]] SkillSet form_skills(Seat s, General g) const;
  void replace_forms(Seat s, const GeneralSet& by);
  void drop_forms(Seat s);
  void teach();
  [[nodiscard]] SkillSet lent_to(Seat s) const;
  void end_turn();
  // moves.cpp
  void take_delayed(Seat s, Card c);
  void take_out(Card c, Place from);
  void put_in(Card c, Place to);
  void carry(const Event& e);
  // unseen.cpp
  void blur_hand(Seat s);
  void blur_beside(Place pile);
  void blur_peeked();
  void take_out_unseen(Place from);
  void take_from_somewhere(Place from);
  void put_in_unseen(Place to);
  void reveal(std::span<const Card> cards, Seat s);
  // draw_pile.cpp
  void new_pile(const Event& e);
  [[nodiscard]] bool piles_are(std::span<const Card> cards) const;
  void draw_from_within(Card c);
  void arrange(const Event& e);
  void sink(const Event& e);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);

void reset(State& s, const Setup& setup, bool ex_cards, bool maneuvering);
void visit(const State& s, StateSink& sink);

}  // namespace tally::sanguosha
