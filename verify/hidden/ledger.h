#pragma once
// Follows the cards of a trace, seen and unseen, and writes down the problem that is left: which
// tokens are put into each hand, and which cards are taken from it.
#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "verify/hidden/deal.h"
#include "verify/hidden/open_cards.h"
#include "verify/hidden/trace.h"

namespace tally::hidden {

inline constexpr std::uint32_t no_token = 0xFFFFFFFF;

// The tokens of a trace, for whoever deals cards to them. Each position in a mixed pile counts as a
// token too; which of those that were mixed lies there is decided by what is taken from the pile.
struct Tokens {
  std::vector<Origin> origin;                     // by token, when it was made
  std::vector<Card> card;                         // by token: as it was seen, else unknown_card
  std::vector<Site> mixed;                        // by token: the pile it is a place in, or -1
  std::vector<std::vector<std::uint32_t>> moved;  // by step, then by piece
  struct Shuffle {
    std::size_t step = 0;
    std::bitset<card_ids> cards;      // that went in
    std::vector<std::uint32_t> pile;  // afterwards, the first is the top
  };
  std::vector<Shuffle> shuffles;
};

class Ledger {
 public:
  // The first `steps`, with the statements for which `says` is true (empty: all).
  void read(const Trace& trace, const std::vector<bool>& says, std::size_t steps);
  // As read(), one step after the other: start() comes first.
  void start(const Trace& trace);
  void step(const Trace& trace, std::size_t i, bool says);
  [[nodiscard]] const Problem& problem() const { return problem_; }
  // Where a card comes from if it is hidden by now, and whether it lies open.
  [[nodiscard]] Origin origin_of(Card c) const { return origin_[c]; }
  [[nodiscard]] bool is_open(Card c) const { return open_.has(c); }
  // Whether a token of this origin may be this card now.
  [[nodiscard]] bool fits(Origin token, Card c) const {
    return problem_.fits(token, c, origin_[c], named_[c]);
  }
  // The cards that lie at a place where all see them; nothing where they are not all known.
  [[nodiscard]] std::optional<std::vector<Card>> known_at(Site p) const {
    return open_.known_at(p);
  }
  // Tokens that left hands are put in by deal().
  [[nodiscard]] const Tokens& tokens() const { return tokens_; }

 private:
  void begin(const Trace& trace);
  void gather(const Trace& trace, std::size_t before);
  void shuffle(const Trace& trace, std::size_t i, bool says);
  void move(const Trace& trace, std::size_t i, bool says);
  // From what a piece was taken; nothing: perhaps no card went from there at all.
  enum class Left : std::uint8_t { its_place, mixed_pile, nothing };
  Left leave(const Step& step, const Piece& p, std::uint32_t k, Card c, bool arranged,
             std::uint32_t& t);
  std::vector<std::uint32_t> off_the_top(std::size_t count);
  void lay_back(std::vector<std::uint32_t>& back, std::size_t up);
  void hand_out(std::span<const Piece> pieces, bool says, Site from,
                std::vector<std::uint32_t>& among, std::vector<std::uint32_t>& mine);
  std::uint32_t leaves_open(Site said, Site to);
  void may_have_lain_open(const Piece& p);
  void gone(Site from, Site to, std::uint32_t token);
  [[nodiscard]] std::bitset<card_ids> can_lie(Site hand) const;
  [[nodiscard]] std::bitset<card_ids> among(std::span<const std::uint32_t> tokens) const;
  [[nodiscard]] bool alike(const std::vector<std::uint32_t>& tokens) const;
  [[nodiscard]] bool unseen_part_of_aside(std::span<const Piece> pieces, bool says) const;
  void mix(std::vector<std::uint32_t>& tokens);
  bool may_look_at(std::size_t tokens);
  void augment(std::span<const Piece> pieces, std::size_t k,
               const std::vector<std::uint32_t>& among, std::vector<std::size_t>& taken_by);
  Origin some_open();
  Origin set_of(const std::bitset<card_ids>& cards);
  void put(std::uint32_t step, std::uint32_t piece, Site at, std::uint32_t token);
  void take(std::uint32_t step, std::uint32_t piece, Site at, Site to, Card card,
            std::uint32_t token = no_token);

  [[nodiscard]] std::uint32_t token(Origin o, Card seen = unknown_card);
  [[nodiscard]] Origin origin(std::uint32_t token) const { return tokens_.origin[token]; }

  // Many times what a long game of ten comes to.
  static constexpr std::size_t most_looked_at = 1'000'000;
  std::size_t looked_at_ = 0;  // tokens, to say which of them a card was

  Problem problem_;
  Tokens tokens_;
  std::vector<std::uint32_t> pile_;   // the last is the top
  std::vector<std::uint32_t> aside_;  // the first lay on top
  std::vector<Origin> origin_ = std::vector<Origin>(card_ids);
  std::vector<std::uint32_t> named_ = std::vector<std::uint32_t>(card_ids);  // as Op::named
  std::uint32_t step_ = 0;
  OpenCards open_;
  std::bitset<card_ids>
      vanished_;  // may have gone into the open without being named, or be there still
  std::bitset<card_ids> or_gone_;  // was in front of who lost a card that nobody named
  bool any_gone_ = false;          // one has
  struct Ever {
    std::bitset<card_ids> seen;
    std::uint64_t shuffles = 0;
    bool any = false;
  };
  std::vector<Ever> ever_;         // by hand: what may have been there
  std::array<int, sites> held_{};  // how many tokens are
  Origin shuffles_ = 0;
  int piles_ = 0;  // mixed ones
};

}  // namespace tally::hidden
