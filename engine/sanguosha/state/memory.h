#pragma once
// What the rules remember of players from one question to the next: how often something was done,
// and marks. Each note has a life, and goes when that ends.
#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/core/types.h"
#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/state/life.h"

namespace tally::sanguosha {

// What a note is about: one of these, a skill (how often it was used; its marks, 标记), the cards
// of a pile that nobody has named, or a skill that somebody has for a while.
enum class Mark : std::uint16_t {
  none,
  slashes,      // phase: Slashes of the current player that count to the limit of this play phase
  slashed,      // turn: Slashes he used or played in his play phase
  wines,        // phase, turn: Wines used for their effect in the current player's turn
  drunk,        // turn: a Wine waits for his next Slash
  extra_turn,   // game: extra turns that are due to him
  used,         // phase: cards the current player has used, noted where a skill of his asks for it
  outlived,     // game, of the table: by the record's word the game went on when it was drawn
  begins,       // game: his side acts first
  three_left,   // game, of the table: turns since three were left, and one more
  spared,       // game: he was the first to die in the game before this, and nobody has died yet
  provoked,     // game: whoever is spared has attacked him
  reborn,       // game: how often he has come back from the dead, or another in his place
  sacrificed,   // turn: he has given a card to one who is dead
  possesses,    // game: his soul has taken possession of the seat of this number, from 1 on
  unveilings,   // game, of the table: generals turned up so far
  keeps_more,   // turn: hand cards beyond his limit that a mark lets him keep
  keeps_fewer,  // turn: by how many hand cards a skill of another has lowered his limit
  threw,        // turn: he has discarded cards in his discard phase
  stripped,     // game: which of his generals have no skills any more, 1 the main one, 2 the deputy
  soldiers,     // game: in whose place a soldier stands, 1 the main general's, 2 the deputy's
  dying,        // game: he is dying, and the others are asked to save him
  stops,        // phase: his play phase is at its end
  may_go_on,    // turn: as his discard phase, or the turn, ends he may pay for another
  pinned,       // turn: he may not turn up a general
  muted,        // turn: which of his generals' skills do nothing, 1 the main one's, 2 the deputy's
  came_in,      // turn: he has taken the place of one who died
  turns,        // round, of the table: turns so far, where a round has so many
  hidden_small,     // game, of the table: who has shown no kingdom is of a small one
  dealt,            // turn, phase: how often he has dealt damage
  killed,           // turn: whom he has killed, how many
  commanded,        // turn: which commands he has carried out, a bit each
  slashes_more,     // turn: Slashes that he may use beyond the limit
  only_himself,     // turn: by which skill the others may not be targets of his cards
  parted,           // game: his general who was removed before the other one had lain open
  stripped_veiled,  // game: which of the generals without skills lay face down then, likewise
  count
};
[[nodiscard]] constexpr Mark mark_of(Skill s) {
  return static_cast<Mark>(static_cast<unsigned>(Mark::count) + static_cast<unsigned>(s));
}
[[nodiscard]] constexpr Mark unseen_on(Skill pile) {
  return static_cast<Mark>(static_cast<unsigned>(mark_of(pile)) +
                           static_cast<unsigned>(Skill::count));
}
// A skill that he has until the turn ends.
[[nodiscard]] constexpr Mark lent(Skill s) {
  return static_cast<Mark>(static_cast<unsigned>(unseen_on(s)) +
                           static_cast<unsigned>(Skill::count));
}
// The other way round; Skill::none when it is about something else.
[[nodiscard]] constexpr Skill skill_of(Mark m) {
  return m > Mark::count && m < unseen_on(Skill::none)
             ? static_cast<Skill>(static_cast<unsigned>(m) - static_cast<unsigned>(Mark::count))
             : Skill::none;
}
[[nodiscard]] constexpr Skill pile_of(Mark m) {
  return m > unseen_on(Skill::none) && m < lent(Skill::none)
             ? static_cast<Skill>(static_cast<unsigned>(m) -
                                  static_cast<unsigned>(unseen_on(Skill::none)))
             : Skill::none;
}
[[nodiscard]] constexpr Skill skill_lent(Mark m) {
  return m > lent(Skill::none) ? static_cast<Skill>(static_cast<unsigned>(m) -
                                                    static_cast<unsigned>(lent(Skill::none)))
                               : Skill::none;
}

struct Note {
  Life life = Life::none;
  Seat owner = nobody;  // nobody: the table
  Mark mark = Mark::none;
  std::int32_t count = 0;
};

// The notes in the order of their lives, owners and marks: equal memories are equal bytes.
class Memory {
 public:
  static constexpr std::uint32_t room = 64;

  // 0: there is no such note.
  [[nodiscard]] int count(Seat owner, Mark mark, Life life) const {
    if (!may_hold(mark)) [[likely]]
      return 0;
    const std::uint32_t key = key_of(owner, mark, life);
    for (std::uint32_t i = 0; i < size_ && notes_[i].key <= key; ++i)
      if (notes_[i].key == key) return notes_[i].count;
    return 0;
  }
  // Of which players there is such a note; one of the table is nobody's.
  [[nodiscard]] SeatSet owners(Mark mark, Life life) const {
    SeatSet all;
    if (!may_hold(mark)) return all;
    const std::uint32_t sought = key_of(Seat{0}, mark, life);
    for (std::uint32_t i = 0; i < size_; ++i)
      if ((notes_[i].key & ~owner_bits) == sought) all.add(note_of(notes_[i]).owner);
    return all;
  }
  // Adds to a note, or takes from it; one that comes to 0 or below is gone. A new one for which
  // there is no room is not made.
  void add(Seat owner, Mark mark, Life life, int n = 1);
  void forget(Seat owner, Mark mark, Life life);
  // A life has ended.
  void forget(Life life) {
    if (size_ > 0 && notes_[0].key < first_key(after(life))) forget_all(life);
  }
  // More may have been told than there was room for.
  [[nodiscard]] bool full() const { return size_ == room; }
  template <class F>
  void each(F f) const {  // f(const Note&)
    for (std::uint32_t i = 0; i < size_; ++i) f(note_of(notes_[i]));
  }

 private:
  struct Entry {
    std::uint32_t key = 0;
    std::int32_t count = 0;
  };
  static constexpr std::uint32_t key_of(Seat owner, Mark mark, Life life) {
    return static_cast<std::uint32_t>(life) << 24U |
           static_cast<std::uint32_t>(static_cast<std::uint8_t>(owner.number())) << 16U |
           static_cast<std::uint32_t>(mark);
  }
  static constexpr std::uint32_t owner_bits = 0xFF'0000;
  static constexpr std::uint32_t first_key(unsigned life) { return life << 24U; }
  static constexpr unsigned after(Life life) { return static_cast<unsigned>(life) + 1; }
  static constexpr Note note_of(const Entry& e) {
    return {static_cast<Life>(e.key >> 24U), static_cast<Seat::Number>(e.key >> 16U & 0xFFU),
            static_cast<Mark>(e.key & 0xFFFFU), e.count};
  }
  // Most marks that are asked for are nobody's: a bit for those that are, by the last of their
  // number's bits, tells most of the others at once.
  static constexpr std::uint32_t bit_of(std::uint32_t key) { return 1U << (key % 32); }
  [[nodiscard]] bool may_hold(Mark mark) const {
    return (marks_ & bit_of(static_cast<std::uint32_t>(mark))) != 0;
  }
  [[nodiscard]] std::uint32_t find(std::uint32_t key) const;  // where it stands, or is to stand
  void erase(std::uint32_t from, std::uint32_t to);
  void forget_all(Life life);

  std::array<Entry, room> notes_{};
  std::uint32_t size_ = 0;
  std::uint32_t marks_ = 0;
};

static_assert(std::has_unique_object_representations_v<Memory>);
static_assert(static_cast<unsigned>(Mark::count) + 3 * static_cast<unsigned>(Skill::count) <=
              0xFFFF);

}  // namespace tally::sanguosha
