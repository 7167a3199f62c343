#pragma once
// Where record and rules disagree, the place can be read in several ways. The finding is the same;
// the state afterwards is not. Which ways there are, and which of them comes first, is one table
// (readings.cpp).
#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "engine/core/id.h"
#include "replay/guide/limits.h"

namespace tally::guide {

enum class Reading : std::uint8_t {
  as_shown,  // the record's word is taken; a choice that breaks a rule is carried out all the same
  as_ruled,  // it happened as the rules have it, and the record only says otherwise
  misread,   // it happened, with an unseen card in the place of one that the record tells wrong
  swapped,   // he has the card, and its owner by an earlier word of the record has an unseen one
  missing,   // what the record does not have did not happen
  unseen,    // it happened, and the record leaves it out
  extra,     // what only the record has happened: it is folded into the state without the rules
  ignored,   // what only the record has did not happen
  unpaid,    // a price was not paid, and what it is the price of came all the same
  passage,   // everything up to the next boundary is folded into the state without the rules
};
inline constexpr std::size_t reading_count = 10;

// What a reading says of its place. Readings of one sort are tried before others.
enum class Sort : std::uint8_t { otherwise, not_there, not_due, unpaid, none };

struct ReadingInfo {
  Reading reading;
  Sort sort;
  std::uint32_t cost;  // beside that of the finding
};
[[nodiscard]] const ReadingInfo& info(Reading r);

// What the guide has met.
enum class Met : std::uint8_t {
  told,              // an event of the rules, where the record has another one next
  answer,            // an answer of the record that breaks a rule
  called_otherwise,  // a legal answer, the card of which the record later calls another
  window,            // a question that may be passed, which the record does not answer
  due,               // a question that has to be answered, which the record does not answer
};

// What is known of the place.
enum class Fact : std::uint8_t {
  // Of an event told:
  standing_still,  // the rules tell more and more while the record does not move on
  end_shown,       // the record's next event ends the game
  begins_anew,     // the event begins a turn, a round or a phase
  other_seat,      // unseen cards off the pile, which the record gives to another seat
  same_subject,    // the record's next event is about the same
  in_its_place,    // … and the event itself does not come right after that
  cards_differ,    // … but it names other cards of a hand
  same_kind,       // the record's next event is of the same kind
  ahead,           // the record has the event, or an answer, a few events later
  // Of an answer:
  as_it_stands,    // its record's word is all there is: nobody can tell, or it is not judged
  another_card,    // by the rules another card of his may have gone in place of its only one
  keeps_card,      // … and he has the one that the record names from now on
  owner_known,     // … which the record gave to somebody else before
  card_wrong,      // with others in place of its cards it is legal
  unseen_will_do,  // nobody could say that it is illegal if nobody had seen its cards
  as_due,          // it is legal by the seat, on the seat, or in the number that is due
  another_asked,   // it is of a player who is not asked, and somebody has to answer
  // Of a question:
  effect_next,     // what an answer brings about comes next
  after_extra,     // before it stood what only the record has, and it is taken for that
  after_ignored,   // … and it is taken not to have happened
  boundary_next,   // a new turn or round comes next
  another_answer,  // what comes next answers such a question, but not this one
  price,           // cards have to be thrown away
  outcome_next,    // what happens next may be what they are the price of
  chance_hidden,   // chance answers, and the source never shows that
};
using Facts = IdSet<Fact, 32, std::uint32_t>;

// The ways to read a place, likeliest first; one way alone is no dispute.
class Ways {
 public:
  constexpr Ways(std::initializer_list<Reading> ways) {
    for (const Reading r : ways) ways_[count_++] = r;
  }
  [[nodiscard]] constexpr std::size_t size() const { return count_; }
  [[nodiscard]] constexpr Reading operator[](std::size_t i) const { return ways_[i]; }

 private:
  std::array<Reading, 8> ways_{};
  std::size_t count_ = 0;
};

enum class Note : std::uint8_t {
  none,
  several,          // the second way stands for several: which card it was, or what was named
  doubtful,         // as it is read first, nothing disagrees here …
  disagrees_later,  // … but further on something does
};

struct Row {
  Met met;
  Facts facts;  // all of them hold; of several such rows the first is taken
  Ways ways;
  Note note = Note::none;
};
[[nodiscard]] const Row& row_of(Met met, const Facts& facts);

}  // namespace tally::guide
