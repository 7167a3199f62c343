#pragma once
// What one skill, or one card in an equipment area, does: always, in its owner's play phase, or at
// a timing (timings.h).
#include <cstdint>
#include <span>

#include "engine/core/table.h"
#include "engine/sanguosha/cards/deck.h"
#include "engine/sanguosha/timing/moments.h"
#include "engine/sanguosha/timing/timings.h"

namespace tally::sanguosha {

class Play;
class Legal;
struct State;

// What is asked of everybody who has it, all the time, or would have it if he turned up a general
// (counts_…): the state knows who does (State::who_has).
// clang-format off
#define TALLY_SGS_ALWAYS(X) \
  X(two_dodges) X(nearer) X(converts) X(pile_lent_to) X(immune) X(keeps) X(lent_to) \
  X(counts_card) X(counts_loss) X(counts_draw) X(counts_use) X(counts_targets)
// clang-format on
enum class Always : std::uint8_t {
#define TALLY_X(effect) effect,
  TALLY_SGS_ALWAYS(TALLY_X)
#undef TALLY_X
      count
};
inline constexpr std::size_t always_count = static_cast<std::size_t>(Always::count);
using AlwaysSet = IdSet<Always, always_count>;

// How many players `act` may name.
struct ActShape {
  int least_targets = 0;
  int most_targets = 0;
  bool operator==(const ActShape&) const = default;
};

// So many cards are one such card together, if they fit.
struct Joined {
  std::int8_t cards = 0;
  Name as = Name::none;
  Verdict (*fit)(const Legal&, std::span<const Card> cards) = nullptr;
  bool operator==(const Joined&) const = default;
};

template <class Moment>
using Effect = void (*)(Play&, Seat owner, Moment&);
template <class About>
using View = void (*)(const State&, Seat owner, About&);

struct Effects {
  // --- always
  bool unlimited_slash = false;  // SGS-SLASH-LIMIT does not hold the owner
  bool far_tricks = false;       // the owner's tricks know no distance
  bool needs_two = false;  // by it a Slash or a Duel may ask for two cards: what is cited then
  // Whether a Slash of `user` on `target` needs two Dodges, whoever of all players the owner is.
  bool (*two_dodges)(const State&, Seat owner, Seat user, Seat target) = nullptr;
  std::int8_t nearer = 0;       // subtracted from the owner's distance to others
  bool from_equipment = false;  // `converts` takes cards of the equipment area too
  bool from_pile = false;  // `converts` takes cards of the piles beside the owner, and no others
  // What a card may be used or played as.
  bool (*converts)(const Legal&, Seat owner, Card card, Name as) = nullptr;
  // Whether another player may use the cards of the owner's pile of this skill so too (弘法).
  bool (*pile_lent_to)(const State&, Seat owner, Seat who) = nullptr;
  // What several hand cards of the owner are together.
  Joined joins{};
  // What may not be used on the owner.
  bool (*immune)(const State&, Seat owner, Name as, Color color) = nullptr;
  // Of what the owner is no target any more as soon as he would become one.
  bool (*cancels)(const State&, Seat owner, Name as, Color color) = nullptr;
  bool stops_passing = false;  // such a card that would come to lie before the owner is discarded
  // Whether a Slash of the owner may have the last target that `slash_aims` allows.
  bool (*last_target)(const Legal&, const Event& slash) = nullptr;
  // Whether this card of the owner is nobody else's to take (聚宝).
  bool (*keeps)(const State&, Seat owner, Card) = nullptr;
  // Whether another player may use the owner's skill in his own play phase (黄天).
  bool (*lent_to)(const State&, Seat owner, Seat who) = nullptr;
  // --- always, of weapons and armour
  std::int8_t slash_targets = 1;  // a Slash of his has up to so many targets; this Slash so many:
  int (*more_targets)(const Legal&, const Event& slash) = nullptr;
  Name slash_as = Name::none;  // a Slash that he uses may be one of these instead
  // Whether a card does nothing to the owner. Of armour that is enough. A skill acts at
  // before_effect (Target::done); what it says here only lets a reason name it (citing.cpp), with
  // no more of the use to go by than what it is used as.
  Truth (*blocks)(const Use&) = nullptr;
  // What equipment it is as if its owner wore, while he has none such.
  Name as_if_worn = Name::none;
  // Which card may be given or paid for it, where it asks so (Ask::pay_of, gift_of, retrial_any).
  bool (*price)(const Legal&, const Question&, Card card) = nullptr;
  // … and whether several such cards are, together.
  bool (*prices)(const Legal&, const Question&, std::span<const Card>) = nullptr;
  // --- counted as it happens, whether anybody uses the skill or not: its general may still lie
  // face down. By how much what is noted of whoever does it grows; SkillInfo::counted says until
  // when.
  int (*counts_card)(const State&, const Event& card) = nullptr;  // he uses or plays a card
  int (*counts_loss)(const State&, Seat who) = nullptr;   // his hand or equipment has one card less
  int (*counts_draw)(const State&, Seat who) = nullptr;   // he has drawn cards
  int (*counts_use)(const Legal&, const Use&) = nullptr;  // the card he uses lies there
  int (*counts_targets)(const Legal&, const Use&) = nullptr;  // … and its targets stand
  // --- in the owner's play phase, or asked for by Play::invokes_on
  ActShape shape{};
  Verdict (*may_act)(const Legal&, const Event& invoke) = nullptr;
  void (*act)(Play&, const Event& invoke) = nullptr;
  // --- at a timing
#define TALLY_X(timing, moment) Effect<moment> timing = nullptr;
  TALLY_SGS_TIMINGS(TALLY_X)
#undef TALLY_X
  // --- how things are
#define TALLY_X(view, about) View<about> view = nullptr;
  TALLY_SGS_VIEWS(TALLY_X)
#undef TALLY_X

  bool operator==(const Effects&) const = default;
};

// The effect at a timing: info(skill).effects.*effect_at<Timing::damaged>
template <Timing>
inline constexpr auto effect_at = nullptr;
#define TALLY_X(timing, moment) \
  template <>                   \
  inline constexpr Effect<moment> Effects::*effect_at<Timing::timing> = &Effects::timing;
TALLY_SGS_TIMINGS(TALLY_X)
#undef TALLY_X
#define TALLY_X(view, about) \
  template <>                \
  inline constexpr View<about> Effects::*effect_at<Timing::view> = &Effects::view;
TALLY_SGS_VIEWS(TALLY_X)
#undef TALLY_X

// What is asked all the time: info(skill).effects.*always_effect<Always::keeps>
template <Always>
inline constexpr auto always_effect = nullptr;
#define TALLY_X(effect) \
  template <>           \
  inline constexpr auto always_effect<Always::effect> = &Effects::effect;
TALLY_SGS_ALWAYS(TALLY_X)
#undef TALLY_X

// Which of these there are.
[[nodiscard]] constexpr AlwaysSet always_of(const Effects& x) {
  AlwaysSet set;
#define TALLY_X(effect) set.set(Always::effect, x.effect != Effects{}.effect);
  TALLY_SGS_ALWAYS(TALLY_X)
#undef TALLY_X
  return set;
}
// At which timings there is an effect.
[[nodiscard]] constexpr TimingSet timings_of(const Effects& x) {
  TimingSet set;
#define TALLY_X(timing, moment) set.set(Timing::timing, x.timing != nullptr);
  TALLY_SGS_TIMINGS(TALLY_X)
  TALLY_SGS_VIEWS(TALLY_X)
#undef TALLY_X
  return set;
}

}  // namespace tally::sanguosha
