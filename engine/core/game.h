#pragma once
// What the rest of the house needs to know of a game: its names, its options, how to run it.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/message.h"
#include "engine/core/observed.h"
#include "engine/core/rulebook.h"
#include "engine/core/schema.h"
#include "engine/core/table.h"

namespace tally {

// Says of a choice how it breaks a rule.
using Breach = Says<Message>;

// What is settled before the first event.
struct Setup {
  int players = 0;
  // The record begins in the middle: what it tells first says how the game stood, and is taken as
  // told, up to an event of its game that says so.
  bool midway = false;
  // value per seat of each Schema::seat_fields entry
  std::array<std::array<What, max_seat_fields>, max_seats> seat{};
};

class StateSink {
 public:
  virtual ~StateSink() = default;
  // One field of the state: a path such as "seat 3 / hp" and its value in words.
  virtual void field(std::string_view path, std::string_view value) = 0;
};

// What chance can answer: an event, and the cards it is about.
struct ChanceAnswer {
  Event answer;   // complete but for its cards, of which it has as many as Question::value says
  int cards = 0;  // how many there are to take them from
  int fixed = 0;  // the first of these stay first, in their order
};

// One running game. An object is reused from game to game and never allocates while it plays.
class Match {
 public:
  virtual ~Match() = default;
  // Plays one game from the start: every choice is asked of the table, every event told to it.
  // Returns when the game is over or stop() was called. Allocates nothing.
  virtual void play(const Setup& setup, const Ruleset& rules, Table& table) = 0;
  // The same for a record without a fault, faster: true when the rules bring about exactly what is
  // observed, to the end of the game; the state is then as play() would have left it. Else, or when
  // the game does not offer this, false, and nothing is said of the record.
  virtual bool straight(const Ruleset& /*rules*/, const Observed& /*seen*/, StraightRun& /*out*/) {
    return false;
  }
  virtual bool straight(const Ruleset& /*rules*/, const ObservedPacked& /*seen*/,
                        StraightRun& /*out*/) {
    return false;
  }
  // From the inside of a Table: nothing further is asked or told; play() returns.
  virtual void stop() = 0;
  // From the inside of Table::tell, for an event with which a turn begins: puts into `out` all it
  // takes to play on from there, just before it. Equal bytes have equal futures. False: this game
  // does not offer it there.
  virtual bool bookmark(const Event& /*told*/, std::vector<std::byte>& /*out*/) const {
    return false;
  }
  // The same from the inside of Table::answer, for a question behind which only the state says what
  // comes.
  virtual bool bookmark_at(const Question& /*asked*/, std::vector<std::byte>& /*out*/) const {
    return false;
  }
  // Plays on from there, by the same rules; any match of the game can. The bytes are a whole
  // vector's.
  virtual void play_on(std::span<const std::byte> /*bookmark*/, const Ruleset& /*rules*/,
                       Table& /*table*/) {}
  // From the inside of a Table: takes a record's word for an event no rule brought about.
  virtual void apply(const Event& e) = 0;
  // For whoever plays chance: what a question to it can be answered with. Lists the cards to `out`,
  // which has room for max_cards, always in the same order.
  [[nodiscard]] virtual ChanceAnswer chance_answer(const Question& q, Card* out) const = 0;
  // True when the event says only what the state says already.
  [[nodiscard]] virtual bool holds(const Event& e) const = 0;
  // The rule to cite for an event that no rule brought about, as things stand. Its own `rule`, if
  // any, is the one its record claims.
  [[nodiscard]] virtual Rule rule_against(const Event& e) const = 0;
  // The rule to cite when an event is not as told: `f` is the first field that is otherwise in
  // `shown`. Where that is of another kind, it stands where the event told is missing.
  [[nodiscard]] virtual Rule rule_for(const Event& told, const Event& shown, Field f) const = 0;
  // Rules that bear on an event, about to happen, without being the ones it cites: what stands
  // behind a distance, a limit, a target nobody chose. Returns how many it put into `out`.
  virtual int also(const Event& /*e*/, std::span<Rule> /*out*/) const { return 0; }
  // How an event, about to happen, comes to what it is, worked out in numbers: a distance, a
  // judgement, an amount. Adds a line each to `out`.
  virtual void sums(const Event& /*e*/, std::vector<Message>& /*out*/) const {}
  // False for who has left the game, or never sat at this table.
  [[nodiscard]] virtual bool plays(Seat /*s*/) const { return true; }
  // False for a card that this game leaves in the box.
  [[nodiscard]] virtual bool plays_with(Card /*c*/) const { return true; }
  // Whether such an event takes cards from anywhere in the pile, not from its top.
  [[nodiscard]] virtual bool takes_from_within(Kind /*k*/) const { return false; }
  // Whether a shuffle mixes what is left of the pile with what goes into it, or leaves it on top.
  [[nodiscard]] virtual bool mixes_rest() const { return false; }
  [[nodiscard]] virtual bool over() const = 0;
  [[nodiscard]] virtual SeatList winners() const = 0;
  [[nodiscard]] virtual int turn() const = 0;
  [[nodiscard]] virtual Seat current() const = 0;
  // The whole state, a regular value: equal states are equal bytes.
  [[nodiscard]] virtual std::span<const std::byte> state() const = 0;
  virtual void restore(std::span<const std::byte> bytes) = 0;
  virtual void fields(StateSink& sink) const = 0;
  // Empty when the state is sound, else what is wrong with it (a bug of ours, or an illegal log).
  [[nodiscard]] virtual std::string_view unsound() const = 0;
};

class Game {
 public:
  virtual ~Game() = default;
  [[nodiscard]] virtual std::string_view name() const = 0;
  [[nodiscard]] virtual const Schema& schema() const = 0;
  [[nodiscard]] virtual std::span<const OptionInfo> options() const = 0;
  // Ids of all rules this game can cite; the index is the Rule. [0] is "".
  [[nodiscard]] virtual std::span<const std::string_view> rule_ids() const = 0;
  // Rules whose texts are not in rulebook.toml, in the order of their ids.
  [[nodiscard]] virtual std::span<const RuleWords> rule_words() const { return {}; }
  // Whom a player can be, made when asked for.
  [[nodiscard]] virtual std::vector<CharacterWords> characters() const { return {}; }
  // What is wrong with a choice that breaks a rule, said of that choice: "…: this card is not in
  // his hand". nullptr when there is nothing to say beyond the rule's text.
  [[nodiscard]] virtual const Breach* breach(const Verdict& /*v*/) const { return nullptr; }
  // Names for files of the conditions of a rule that has several, by Verdict::why; none where no
  // rule has.
  [[nodiscard]] virtual std::span<const std::string_view> why_keys() const { return {}; }
  [[nodiscard]] virtual std::string_view default_ruleset() const = 0;
  [[nodiscard]] virtual int most_seats() const = 0;
  // The rule a set-up breaks (roles, number of players); no_rule when none.
  [[nodiscard]] virtual Rule setup_breaks(const Setup& setup, const Ruleset& rules) const = 0;
  // A set-up for a random game: what chance would decide before the first event, from 64 random
  // bits; rules for the count of players are the ruleset's. False if that count is not playable.
  virtual bool random_setup(int players, const Ruleset& rules, std::uint64_t random,
                            Setup& out) const = 0;
  [[nodiscard]] virtual std::unique_ptr<Match> match() const = 0;
};

// All games of the house, and one by name (nullptr when there is none).
std::span<const Game* const> games();
const Game* find_game(std::string_view name);

}  // namespace tally
