#pragma once
// A way of playing: what is not the same in the identity game, in a battle of two sides, in kingdom
// war. The rules ask it (`play.mode().…`), never for its name. What it remembers is in the state.
#include <array>
#include <cstdint>
#include <span>

#include "engine/core/game.h"
#include "engine/sanguosha/modes/list.h"
#include "engine/sanguosha/rulebook/options.h"
#include "engine/sanguosha/rulebook/rules.h"
#include "engine/sanguosha/state/state.h"

namespace tally::sanguosha {

class Legal;
class Offers;
class Play;
struct Damage;
struct Use;

// A number, and the rule that says so.
struct Counted {
  int many = 0;
  Rule why = rule::none;
};

struct NextTurn {
  Seat who = nobody;   // nobody: it is asked once the round has begun (Mode::turn_of_round)
  bool round = false;  // a round begins with it
  Rule why = rule::turn_order;
};

class Mode {
 public:
  // No more than most_players.
  [[nodiscard]] virtual int most_seats() const = 0;

  // --- set-up
  // Before the first event: the rule that who sits where breaks, and a set-up for a random game, as
  // Game says.
  [[nodiscard]] virtual Rule setup_breaks(const Setup& setup, const Options& options) const = 0;
  virtual bool random_setup(int players, const Options& options, std::uint64_t random,
                            Setup& out) const = 0;
  // What follows from the seats: who is who, who has lord skills (State::lead). And which cards are
  // not used (State::leave_out).
  virtual void sit_down(State& /*s*/, const Options& /*options*/) const {}
  // Skills that everybody has, whoever his general is.
  [[nodiscard]] virtual SkillSet skills_of_all(const Options& /*options*/) const { return {}; }
  [[nodiscard]] virtual Rule deck_rule() const { return rule::setup_deck; }
  // Generals are offered and chosen; without them nobody has one.
  virtual void choose_generals(Play& /*g*/) const {}
  // With how many hit points he begins, and with how many cards everybody does.
  [[nodiscard]] virtual Counted first_hp(const State& s, const Options& options, Seat who) const;
  // … and as a lord in secret; 0: he is none.
  [[nodiscard]] virtual int lords_first_hp(const State& /*s*/, const Options& /*options*/,
                                           Seat /*who*/) const {
    return 0;
  }
  [[nodiscard]] virtual Counted first_hand() const { return {4, rule::setup_hand}; }
  virtual void first_hands_dealt(Play& /*g*/) const {}

  // --- turns
  // Whose turn is the first, and the one after that of `last`. Either may ask the players.
  [[nodiscard]] virtual NextTurn first_turn(Play& /*g*/) const { return {0, true}; }
  [[nodiscard]] virtual NextTurn next_turn(Play& g, Seat last) const;
  // Whose turn it is with which the round begins that has just been told.
  [[nodiscard]] virtual NextTurn turn_of_round(Play& /*g*/) const { return {}; }

  // How many cards he draws in his draw phase, skills apart.
  [[nodiscard]] virtual int cards_to_draw(const State& s, const Options& options) const;

  // His play phase begins.
  virtual void play_phase_begins(Play& /*g*/, Seat /*who*/) const {}
  // A turn is over.
  virtual void after_turn(Play& /*g*/, bool /*extra*/) const {}
  // The first hands are dealt, and the first turn is to come.
  virtual void begun(Play& /*g*/) const {}
  // A turn has begun, also of who lies face down and is only turned up; its phases come next
  // (`turn_starts`), it has come to the first of them; to its discard phase with too many cards.
  virtual void turn_begun(Play& /*g*/, Seat /*who*/) const {}
  virtual void preparing(Play& /*g*/, Seat /*who*/, bool /*turn_starts*/) const {}
  virtual void prepared(Play& /*g*/, Seat /*who*/) const {}
  virtual void discarding(Play& /*g*/, Seat /*who*/) const {}

  // --- answers of its own (of_the_mode), beside those of all modes
  // Which of them this question takes too.
  [[nodiscard]] virtual KindSet own_answers(const Legal& /*legal*/, const Question& /*q*/) const {
    return {};
  }
  [[nodiscard]] virtual Verdict judge(const Legal& legal, const Question& q,
                                      const Event& answer) const;
  [[nodiscard]] virtual bool could_answer(const Legal& /*legal*/, const Question& /*q*/,
                                          const Event& /*answer*/) const {
    return true;
  }
  virtual void offer(Offers& /*o*/) const {}
  // One of them has been given: what it brings.
  virtual void carry_out(Play& /*g*/, Event /*answer*/) const {}
  // He has turned up the general in this place: with it both lie open for the first time, it is the
  // first of all.
  virtual void unveiled(Play& /*g*/, Seat /*who*/, std::size_t /*place*/, bool /*both*/,
                        bool /*first*/) const {}
  // Another has taken the place of his deputy by chance, and lies open (OPT-SGS-GZ-CHANGE).
  virtual void deputy_changed(Play& /*g*/, Seat /*who*/) const {}
  // For whom he would stand if he showed now who his generals are.
  [[nodiscard]] virtual Kingdom kingdom_if_shown(const State& s, const Options& /*options*/,
                                                 Seat who) const {
    return s.at(who).kingdom;
  }
  // This general of his is turned up, to see what comes of it.
  void try_on(State& s, const Options& options, Seat who, std::size_t place, General g) const {
    s.try_on(who, place, g);
    s.at(who).kingdom = kingdom_if_shown(s, options, who);
  }

  // --- cards
  // A card has been used on several players, who stand in action order: in which order it comes to
  // them. May ask the user.
  virtual void order_targets(Play& /*g*/, Use& /*u*/) const {}
  // Whether fewer live on his side than on another.
  [[nodiscard]] virtual bool outnumbered(const State& /*s*/, Seat /*who*/) const { return false; }

  // --- who is known to whom
  // Whether players keep to themselves who they are.
  [[nodiscard]] virtual bool has_secret_roles() const { return false; }
  // False where a record may hide who somebody is, and does.
  [[nodiscard]] virtual bool is_known(const State& /*s*/, Seat /*who*/) const { return true; }
  // True where only the record can say whether the game is over, as it hides who somebody is.
  [[nodiscard]] virtual bool hides_end(const State& /*s*/, const Options& /*options*/) const {
    return false;
  }
  // Whether those whom it names then can have won, by what it does show.
  [[nodiscard]] virtual bool can_have_won(const State& /*s*/, const Options& /*options*/,
                                          const SeatSet& /*winners*/) const {
    return true;
  }

  // Whether two belong together by what everybody knows. Without camps, or where nobody knows them,
  // everybody stands alone.
  [[nodiscard]] virtual bool on_same_side(const State& /*s*/, Seat one, Seat other) const {
    return one == other;
  }

  // --- death and the end
  // Whether the game can be going on with those dead who are.
  [[nodiscard]] virtual bool may_go_on(const State& s) const = 0;
  // Somebody has died: ends the game where that ends it (Play::end). True when it is over.
  [[nodiscard]] virtual bool ended_by_death(Play& g) const = 0;
  // Whether hand cards may be given to the dead; whether he may to this one; what comes of it.
  [[nodiscard]] virtual bool has_sacrifices(const State& /*s*/, const Options& /*options*/) const {
    return false;
  }
  [[nodiscard]] virtual bool may_sacrifice(const State& /*s*/, const Options& /*options*/,
                                           Seat /*who*/, Seat /*to*/) const {
    return false;
  }
  virtual void sacrificed(Play& /*g*/, Seat /*to*/) const {}
  // The generals with whom he can come back, or who can take his place.
  [[nodiscard]] virtual GeneralSet reborn_as(const State& /*s*/, const Options& /*options*/,
                                             Seat /*who*/) const {
    return {};
  }
  // What is left to be done when somebody has died; and when somebody is about to take damage.
  virtual void after_death(Play& /*g*/, Seat /*who*/) const {}
  virtual void absorb(Play& /*g*/, Damage& /*d*/) const {}
  // Whether he keeps his last hit point whatever `by`, or nobody, does to him.
  [[nodiscard]] virtual bool keeps_last_hp(const State& /*s*/, const Options& /*options*/,
                                           Seat /*who*/, Seat /*by*/) const {
    return false;
  }
  // How many cards a killer draws for a victim who brings him any.
  [[nodiscard]] virtual int reward(const Options& /*options*/) const { return 0; }
  // Which of its own rules stands against an event that nothing brings about.
  [[nodiscard]] virtual Rule rule_against(const Event& /*e*/) const { return rule::none; }
  // Reward and punishment of a killer who lives and is not the victim.
  virtual void pay_out(Play& /*g*/, Seat /*victim*/, Seat /*killer*/) const {}

 protected:
  ~Mode() = default;  // modes are constants
};

namespace modes {
#define TALLY_X(name) extern const Mode& name;  // NOLINT(bugprone-macro-parentheses): a name
TALLY_SGS_MODES(TALLY_X)
#undef TALLY_X
}  // namespace modes

// In the order of the option `mode`.
[[nodiscard]] std::span<const Mode* const> all_modes();

}  // namespace tally::sanguosha
