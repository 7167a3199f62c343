#pragma once
// The cards' ways through one game, as its record shows them: every event, and for each card it
// moves from where to where. Which events move cards is said by the game's schema.
#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/game.h"
#include "replay/check.h"

namespace tally::hidden {

// Where a card is: the hand of a seat (0-based), or:
using Site = std::int16_t;
inline constexpr Site in_the_open = -1;  // which of those below is not known
inline constexpr Site in_the_pile = -2;
inline constexpr Site set_aside = -3;  // looked at by one player, not yet dealt with
// Face up:
inline constexpr Site discarded = -4;
inline constexpr Site on_the_table = -5;  // in use, say
inline constexpr Site turned_up = -6;     // from the pile, revealed or as a judgement
inline constexpr Site out_of_game = -7;   // for good: no shuffle brings it back
[[nodiscard]] constexpr Site in_front_of(Seat s) { return static_cast<Site>(-64 - s); }
[[nodiscard]] constexpr Site pending_for(Seat s) { return static_cast<Site>(-128 - s); }
[[nodiscard]] constexpr bool waits(Site p) {
  return p <= pending_for(0) && p > pending_for(max_seats);
}
[[nodiscard]] constexpr bool before_somebody(Site p) {
  return p <= in_front_of(0) && p > pending_for(max_seats);
}
[[nodiscard]] constexpr bool lies_open(Site p) { return p == in_the_open || p <= discarded; }
[[nodiscard]] constexpr bool is_table(Site p) { return p == on_the_table || p == turned_up; }
static_assert(max_seats <= 64);

struct Piece {
  std::uint16_t index = 0;  // among the event's cards
  Card card = unknown_card;
  Site from = in_the_open;
  Site to = in_the_open;
};

struct Step {
  std::uint32_t source_at = 0;
  std::int16_t turn = 0;
  bool shuffles = false;     // the pieces, all named, are the discards; they go under the pile …
  bool mixes = false;        // … or are mixed with the cards left in it
  bool from_within = false;  // cards come from anywhere in the pile
  bool or_open = false;      // a card not named may have lain open before its owner instead …
  bool lay_open = false;     // … and that is how the game is read
  bool gathers = false;  // before it all cards are gathered: a game without a shuffle deals (again)
  std::uint32_t first_piece = 0;
  std::uint32_t pieces = 0;
};

// Rides on a check; afterwards it holds the game.
class Trace final : public EventSink {
 public:
  void start(const Schema& schema, const Setup& setup);
  void event(const Event& told, const Match& match, std::uint32_t source_at) override;
  void decided(const Question& q, const Event& answer) override;
  void guessed(std::uint8_t fields) override;
  void passed(const Question& q) override;
  void disputed(const Finding& f, const Question* q, const Event* told,
                const Event* shown) override;

  [[nodiscard]] std::size_t size() const { return steps_.size(); }
  [[nodiscard]] const Step& step(std::size_t i) const { return steps_[i]; }
  // Valid as long as the trace does not grow.
  [[nodiscard]] Event event(std::size_t i) const;
  [[nodiscard]] std::span<const Piece> pieces(std::size_t i) const {
    return {pieces_.data() + steps_[i].first_piece, steps_[i].pieces};
  }
  [[nodiscard]] bool names_a_card(std::size_t i) const;
  // What the record has at its first disagreement with the rules: an event that is no part of the
  // game where it is put aside. `doubt_at` is the step it would be; past the end where there is
  // none. With `suppose` the game ends with it.
  [[nodiscard]] std::size_t doubt_at() const { return doubt_at_; }
  [[nodiscard]] std::uint32_t doubted() const { return doubt_.source_at; }
  void suppose();

  // Whether the record had nothing for a question this rule asked behind step `from`, before `to`.
  [[nodiscard]] bool passed(Rule asked, std::size_t from, std::size_t to) const;
  [[nodiscard]] const Schema& schema() const { return *schema_; }
  [[nodiscard]] const Setup& setup() const { return setup_; }
  // The cards of this game, ascending.
  [[nodiscard]] std::span<const Card> deck() const { return deck_; }
  // Whether something moved that nobody named.
  [[nodiscard]] bool hides() const { return hides_; }
  // False where cards cannot be told apart: a record that leaves out suits, say.
  [[nodiscard]] bool sound() const { return sound_; }
  // The step from which nothing is held against the record: before it a card nobody names has come
  // to lie in front of a player, or somewhere in the pile, or who acts or how many go is not said:
  // where cards are from then on is not known. Past the end where there is none.
  [[nodiscard]] std::size_t blind_from() const { return blind_from_; }
  // What stands for a card where they cannot be told apart.
  [[nodiscard]] Card name_of(Card c) const {
    const Card name = c < schema_->cards.size() ? schema_->cards[c].name_only : unknown_card;
    return name != unknown_card ? name : c;
  }

 private:
  [[nodiscard]] bool is_one_card(Card c) const;
  void add_pieces(const Event& e, const KindInfo& kind, Step& step);
  void leaves_game(const Event& e, Step& step);
  [[nodiscard]] Site place(Spot s, const Event& e, std::size_t i, std::size_t n) const;
  [[nodiscard]] Site taken_from(Spot s, const Event& e, Card c, std::size_t i, std::size_t n) const;
  [[nodiscard]] static bool says_where(const KindInfo& kind, std::uint8_t fields);
  [[nodiscard]] bool laid_for(const Event& e, Card c) const;

  const Schema* schema_ = nullptr;
  Setup setup_;
  std::vector<Step> steps_;
  std::vector<Event> events_;        // without cards
  std::vector<std::uint32_t> from_;  // where the cards of each event begin
  std::vector<Card> cards_;
  std::vector<Piece> pieces_;
  std::vector<Card> deck_;
  struct Passed {
    std::uint32_t before;  // this step
    Rule rule;
  };
  std::vector<Passed> passed_;
  static constexpr Site nowhere = -1000;  // not told yet
  std::array<Site, card_ids> where_{};    // by the record's word
  std::bitset<card_ids> on_pile_;         // it was laid on a pile that has a name
  bool begun_ = false;                    // a turn has
  std::size_t last_moved_ = 0;            // the step before which no other moved a card
  static constexpr std::size_t no_doubt = ~std::size_t{0};
  std::size_t doubt_at_ = no_doubt;
  Step doubt_;
  Event doubted_;  // without cards
  std::vector<Card> doubted_cards_;
  std::vector<Piece> doubted_pieces_;
  std::array<bool, max_kinds> within_{};  // by kind: cards came from anywhere in the pile
  int aside_ = 0;
  int pile_ = 0;            // of a game that tells no shuffle
  Kind or_open_ = nothing;  // the answer told next is such a one, and by the record's word
  Seat said_by_ = nobody;
  std::vector<Card> said_;
  // By card: who turned it up on the table, where it had lain face down.
  std::array<Seat, card_ids> unmasked_by_{};
  bool shuffled_ = false;
  bool tells_shuffles_ = true;
  bool hides_ = false;
  bool sound_ = true;
  std::size_t blind_from_ = ~std::size_t{0};
  std::uint8_t guessed_ = 0;  // bit per Field: of the event told next, by no word of the record
};

}  // namespace tally::hidden
