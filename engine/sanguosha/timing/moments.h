#pragma once
// What an effect is called with: the moment its timing is about. Effects may change what stands
// before "done"; `done` means that there is nothing left to act on, so that nobody else does.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "engine/core/table.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/events.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/timing/truth.h"

namespace tally::sanguosha {

class Mode;
enum class Skill : std::uint16_t;

// The game, a round or a turn begins or ends.
struct TurnTime {
  Seat who = nobody;  // whose turn; nobody's when a game or a round begins
  bool done = false;
};

// A general of his is turned up or removed.
struct GeneralTime {
  Seat who = nobody;
  What general = 0;  // number of General
  bool done = false;
};

struct PhaseTime {
  Seat who = nobody;
  Phase phase = Phase::none;
  bool done = false;  // before it begins: it is skipped; as it begins: it ends
  Cause skipped_by{};
  bool marked = false;  // something was noted for the rest of the phase
  void skip(Cause by) {
    skipped_by = by;
    done = true;
  }
};

// The draw phase.
struct Drawing {
  Seat who = nobody;
  int count = 0;      // how many he draws
  bool done = false;  // something else comes instead
};

// A card in use, from the moment its targets are named until it is dealt with.
struct Use {
  Seat by = nobody;
  Name as = Name::none;
  std::array<Card, 4> card{};  // the physical cards, as many as were named
  int card_count = 0;
  SeatList targets;
  Seat victim = nobody;           // Borrowed Sword: whom the target is to slash
  Color color = Color::none;      // of the physical cards together
  int bonus = 0;                  // Wine
  bool ignores_armour = false;    // Qinggang Sword
  bool converted = false;         // not used as what is printed on it
  std::uint32_t undodgeable = 0;  // bit per place among the targets
  std::uint32_t voided = 0;       // the same: it does nothing to this one
  std::uint32_t twice = 0;        // the same: this one gives two Dodges, or two Slashes each time
  bool twice_back = false;        // a Duel: so does its user
  SeatSet spared;                 // it does nothing to these: protected, or 享乐 unpaid for
  Seat dealer = nobody;           // who deals its damage, if not its user (祸首),
  Rule dealt_by = rule::none;     // and by which rule
  bool unanswerable = false;      // nobody may answer it: no Dodge, no Slash, no Nullification
  SeatSet undodging;              // these may not use a Dodge against it
  bool from_user = false;  // it comes to its targets from its user on, not from whoever's …
  bool clockwise = false;  // … turn it is, and the other way round the table
  bool ends_when_dodged = false;  // a Slash: one Dodge makes it void for all targets to come
  bool done = false;
  std::span<Card> hand{};  // a whole hand is used: its cards, which whoever calls keeps for it

  [[nodiscard]] std::span<const Card> cards() const {
    if (!hand.empty()) return hand;
    return {card.data(), static_cast<std::size_t>(card_count)};
  }
  // Nobody has seen all of them.
  [[nodiscard]] bool unseen() const {
    const auto all = cards();
    return std::find(all.begin(), all.end(), unknown_card) != all.end();
  }
  [[nodiscard]] bool is_void(int i) const { return ((voided >> i) & 1U) != 0; }
  [[nodiscard]] Seat source() const { return dealer != nobody ? dealer : by; }
  [[nodiscard]] Truth is(Color c) const { return unseen() ? Truth::unseen : truth(color == c); }
};

// One target of a card in use.
struct Target {
  Use& use;
  Seat target = nobody;   // before it stands, another may come in his place
  bool dodgeable = true;  // a Slash: the target may use a Dodge
  bool twice = false;     // it takes two Dodges, or in a Duel two Slashes each time
  bool hits = false;      // a Slash that was dodged hits all the same
  bool done = false;      // this target is none, or the card is void for it
};

// A Dodge or a Slash that a player has to use or play.
struct Needed {
  Seat who = nobody;
  Ask what = Ask::none;
  Seat against = nobody;
  const Use& use;
  bool done = false;  // it has been given
};

// A card face down that is said to be another.
struct Claim {
  Seat who = nobody;
  Name as = Name::none;
  Card card = unknown_card;
  bool done = false;  // it counts as that
};
// Event::more of the use or the answer that a claim came to.
inline constexpr int answer_of_claim = 1;

// A card that was used or played in answer.
struct Answered {
  Seat who = nobody;
  Name as = Name::none;
  std::span<const Card> cards;
  Seat against = nobody;
  const Use* to = nullptr;  // the use that it answers, if it is one
  bool done = false;
};

struct Judging {
  Seat judge = nobody;
  Cause why{};
  Card card = unknown_card;  // another may take its place
  bool took_effect = false;  // once it has been judged
  SeatSet waiting{};         // what follows from their playing a card for it comes when it is over
  bool done = false;
};

struct Damage {
  Seat from = nobody;  // the source, nobody for Lightning
  Seat to = nobody;
  int amount = 1;
  Element element = Element::normal;
  const Use* slash = nullptr;  // the Slash that deals it
  bool transmitted = false;
  bool transferred = false;       // it was about to hit another, who has passed it on (天香)
  Seat passed_by = nobody;        // … by which owner of it
  Rule rule = rule::damage;       // the card or skill that deals it
  bool from_near = false;         // its source was at distance 1 of the victim, at most (狂骨)
  std::span<const Card> cards{};  // what deals it, while that lies on the table
  const Use* use = nullptr;       // the use that deals it; none for Lightning and skills
  bool done = false;              // prevented
  // What has changed the amount so far: a card's name or a skill, and by how much.
  struct Step {
    Cause by{};
    int change = 0;
  };
  std::array<Step, 4> steps{};
  std::size_t step_count = 0;
  void change(int by_points, Cause by) {
    amount += by_points;
    if (by_points != 0 && step_count < steps.size()) steps[step_count++] = {by, by_points};
  }

  [[nodiscard]] bool armour_counts() const { return slash == nullptr || !slash->ignores_armour; }
};

// Hit points that go or come back.
struct HitPoints {
  Seat who = nobody;
  int points = 0;
  bool done = false;  // none do
  Skill lives_by{};   // with its pile he need not be saved, however few are left 不屈
};

struct ChainTime {
  Seat who = nobody;
  bool on = false;
  bool done = false;  // things stay as they are
};

struct Dying {
  Seat who = nobody;
  Seat killer = nobody;
  Seat helper = nobody;   // whose turn to help it is
  bool worked = false;    // a skill has, without a question: for it a general may be turned up
  int points = 1;         // what a Peach brings
  bool by_slash = false;  // a Slash of the killer has brought him there
  bool done = false;      // he need not be saved any more
};

struct Death {
  Seat who = nobody;
  Seat killer = nobody;
  bool done = false;  // before it: he does not die; burying: nothing of his is discarded
};

struct Pindian {
  Seat by = nobody;
  Seat with = nobody;
  Cause why{};
  Card own = unknown_card;
  Card others = unknown_card;
  int own_more = 0;  // by which the cards count more than what is printed on them
  int others_more = 0;
  bool won = false;  // by whoever began it
  bool done = false;
};

// A player is about to take or to discard a card of another's hand or equipment, of his own choice.
struct Reaching {
  Seat by = nobody;
  Seat of = nobody;
  bool done = false;  // whose card it is chooses instead
};

// Cards that change places with an event.
struct CardsMove {
  const Event& event;
  SeatSet losers;     // who has lost hand cards or equipment by it, once it has happened
  bool done = false;  // about to be moved: they stay
};

// What left a player's hand and equipment area in one event.
struct Loss {
  Seat who = nobody;
  bool last_hand_card = false;
  int equipment = 0;
  bool done = false;
};

// --- how things are (TALLY_SGS_VIEWS): the last number is what skills may change

struct DistanceView {
  const Mode* mode = nullptr;  // who belongs together, it says
  Options options;
  Seat from = nobody;
  Seat to = nobody;
  int distance = 1;
  int farther = 0;  // counts before it comes to 1 at least
};

struct RangeView {
  Seat who = nobody;
  int range = 1;
};

struct SuitView {
  Card card = unknown_card;
  Seat who = nobody;  // has it in hand, equipped, or in his judgement area
  Suit suit = Suit::none;
};

struct UseView {
  Seat who = nobody;
  Name as = Name::none;
  bool played = false;  // in answer, not used
  Rule forbidden_by = rule::none;
  std::span<const Card> cards{};  // with which, as far as they are known
  Color color = Color::none;      // … together
};

// A card that is used within a distance: an attack range, or 1.
struct ReachView {
  Seat who = nobody;
  Name as = Name::none;
  int distance = 1;
  std::span<const Card> cards{};  // it is used with
  Seat to = nobody;               // on whom
};
// So far as to reach everybody.
inline constexpr int any_distance_at_all = 100;

struct LimitView {
  Seat who = nobody;
  int limit = 0;
  const SeatList* on = nullptr;  // of Slashes: on whom; any, where nobody is named
};

}  // namespace tally::sanguosha
