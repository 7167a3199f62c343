#pragma once
// The guide: a Table that answers the rules' questions from a record and holds every event they
// tell against it. What the record does not say (who was asked, who declined, which target a
// nullification protects) follows from the order of what it shows.
//
// Where record and rules disagree, the place can be read in several ways (Reading). The finding is
// the same; what the state is afterwards is not. Of these ways the one is taken after which record
// and rules agree best: the record is played again for each of them. A sound record is played once.
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/hash.h"
#include "replay/check.h"
#include "replay/diff/changes.h"
#include "replay/guide_course.h"
#include "replay/guide_limits.h"
#include "replay/record.h"
#include "replay/words.h"

namespace tally {

enum class Reading : std::uint8_t {
  as_shown,  // the record's word is taken; a choice that breaks a rule is carried out all the same
  as_ruled,  // it happened as the rules have it, the record only says otherwise
  missing,   // what the record does not have did not happen
  unseen,    // it did; the record leaves it out
  extra,     // what only the record has is folded into the state without the rules
  ignored,   // it did not happen
  passage,   // nor is anything up to the next boundary by the rules; all is folded into the state
  swapped,   // the card's owner by an earlier word of the record has another, of who shows it now
  misread,   // it did, with a card that nobody has seen in the place of one that is told wrong
  unpaid,    // the price was not paid, and what it is the price of came all the same
};

// What a reading costs.
inline constexpr std::uint32_t cost_of_finding = 4;
inline constexpr std::uint32_t cost_of_consequence = 1;  // of a disagreement just before it
inline constexpr std::uint32_t cost_of_passage = 6;      // that so much is not looked at
// A reading that costs more is not followed to the end of the record.
inline constexpr std::uint32_t most_cost = 256 * cost_of_finding;

class Guide final : public Table, private Course {
 public:
  explicit Guide(const Game& game);

  // Plays `record` through `match`; fills `report`.
  void run(const Record& record, const Ruleset& rules, Match& match, Report& report,
           EventSink* sink);

  // The same record once more, read as it was found best then.
  void run_again(Report& report, EventSink* sink);

  // Checker::allow, Checker::work
  void allow(std::uint64_t work) { allowed_ = work; }
  [[nodiscard]] std::uint64_t work() const { return work_; }

  void watched_by(Watch* watch) { watch_ = watch; }

  Event answer(const Question& q) override;
  bool tell(Event& e) override;
  [[nodiscard]] bool comes_next(Event& e) override;

  // Whether the rules brought anything about in the last record: of one that begins in the middle
  // and never says where its game goes on, all is taken as told.
  [[nodiscard]] bool judged() const { return judged_; }
  // Too much disagreed: the rest of the record was not followed.
  [[nodiscard]] bool gave_up() const { return cost_ >= most_cost; }
  // Whether something in it was hidden: an identity, or a card that is told without its name.
  [[nodiscard]] bool told_unseen() const { return unseen_; }

 private:
  static constexpr std::uint8_t no_way = 255;
  static constexpr std::size_t no_mark = ~std::size_t{0};
  struct Dispute {
    std::array<Reading, 16> ways{};
    std::uint8_t count = 0;
    std::uint8_t chosen = 0;
    std::uint8_t anothers = no_way;  // the way that leaves it to a later question
    bool gap = false;  // not a disagreement: which of several ways to fill in what is not shown
    bool doubtful = false;  // as it is read first, nothing disagrees here
    bool ahead = false;     // … but further on it does
    bool open = false;      // no reading is likelier than another at first sight
    std::size_t at = 0;     // the record's next observation
    std::uint32_t nth = 0;  // of those there, gaps or others
    std::uint32_t met = 0;  // of those there that are no gaps, with this one
  };

  // How a gap is filled in, wherever it is met again.
  struct GapChoice {
    std::size_t at = 0;
    std::uint32_t nth = 0;
    std::uint8_t way = 0;
  };
  // How a disagreement is read, wherever it is met again.
  struct Choice {
    std::size_t at = 0;
    std::uint32_t nth = 0;
    std::uint8_t way = 0;
    Reading reading = Reading::as_shown;
  };

  bool straight();

  // --- one reading from start to end (guide.cpp)
  void play(EventSink* sink);
  void end_of_rules();
  // The next observation, nullptr at the end.
  [[nodiscard]] const Event* peek() const {
    return at_ < record_->size() ? &record_->event(at_) : nullptr;
  }
  void consume() { ++at_; }
  // What is next has happened as it is due.
  void go_on() {
    consume();
    in_extras_ = in_missing_ = false;
    idle_ = 0;
  }
  // Passes over what only repeats what is so already, and reports what the reader could not square.
  void skip_restated(const Event* expected = nullptr) {
    const bool waiting = contradiction_ < record_->contradictions.size();
    const Event* const e = peek();
    if (waiting || (e != nullptr && restating_.contains(e->kind))) pass_over_restated(expected);
  }
  void pass_over_restated(const Event* expected);
  [[nodiscard]] bool shown(Kind k) const { return record_->shows.contains(k); }
  // Whether its source writes down every kind of event there is.
  [[nodiscard]] bool tells_all() const {
    return KindSet::first_of(schema_.kinds.size()).within(record_->shows);
  }
  // --- answers (guide_answers.cpp)
  [[nodiscard]] bool fits_ahead(const Question& q) const;
  enum class Taking : std::uint8_t { taken, passed_by, no_answer };
  Taking take(const Question& q, Event& a);
  // What an answer that is not what it says is taken for.
  struct TakenFor {
    Seat owner = nobody;       // of a card that is swapped
    bool only_shown = false;   // another card of the hand was shown
    bool mended = false;       // another card, in mended_
    bool swapped = false;      // he has it, and its owner one that nobody has seen
    bool also_unseen = false;  // with this card one that nobody has seen went
    bool unseen = false;       // … or only that one
  };
  Taking take_illegal(const Question& q, Event& a, const Verdict& v, TakenFor& as);
  Reading decide_unanswered(const Question& q, bool fit);
  // Whether these are cards that somebody has to throw away, for a skill or at a phase's end.
  [[nodiscard]] bool is_price(const Question& q) const {
    return discarding_ != nothing && !q.may_pass && q.accepts == KindSet(discarding_);
  }
  Reading decide_unpaid();
  // The record has the event that is due, but not as the rules tell it.
  Event told_otherwise(const Question& q, const Event& shown, bool& again);
  Event unseen_answer(const Question& q);
  // Nothing: the record goes on from observation `start`.
  Event passed(const Question& q, std::size_t start);
  // --- cards without a name of theirs (guide_names.cpp)
  void name_left_out(const Question& q, Event& a, Verdict& v);
  void name_open(const Question& q, Event& a, bool as_said, bool not_shown);
  void find_left_out(const Question& q, const Event& a);
  void name_all_left_out(const Question& q, Event& a, Verdict& v);
  struct Filling;
  void name_as(Event& a, const Filling& f);
  enum class From : std::uint8_t { not_named, him, another };
  [[nodiscard]] From named_from(Card c, Seat whose) const;
  void find_open(const Question& q, const Event& a, bool as_said);
  // By which somebody takes cards of another.
  [[nodiscard]] static bool takes(const KindInfo& kind) {
    return kind.from == Spot::other && kind.to == Spot::seat && kind.role == EventRole::choice;
  }
  // --- what an answer does not show (guide_gaps.cpp)
  std::uint8_t fill_from_question(const Question& q, Event& a);
  enum class Filled : std::uint8_t { whole, open, not_his };
  Filled fill_gaps(const Question& q, Event& a, Verdict& v, std::uint8_t asked);
  void collect(const Question& q, const Event& a);
  // What is sought at a place beside gaps, of which the fields that are filled in are kept.
  enum Sought : std::uint8_t { left_out = 253, or_open = 254, open_only = 255 };
  [[nodiscard]] std::uint64_t place_of(const Question& q, const Event& a, std::uint8_t sought);
  bool recall(std::uint64_t place);
  void keep(std::uint64_t place);
  void keep_if_possible(const Question& q, const Event& a);
  void give_up(Rule rule, Seat seat);
  // `anothers`: which of them says that it answers another question.
  std::size_t decide_gap(std::size_t ways, std::size_t anothers = no_way);
  [[nodiscard]] bool may_try_gaps(std::uint64_t most) const {
    return gaps_tried_ < most_filled && work_ < most;
  }
  template <class Enough>
  bool try_gaps(bool both, std::uint64_t most, Enough enough);
  bool fits_with_gaps();
  std::uint32_t search_gaps();
  [[nodiscard]] Message keys_of(const Event& e, std::uint8_t fields) const;
  // A card told wrong, and what was there in its place (guide_misread.cpp).
  bool amend(const Question& q, const Event& a);
  void list_misread(const Question& q, const Event& a);
  Reading decide_misread();
  [[nodiscard]] bool was_laid_open(Card c) const;
  [[nodiscard]] bool may_be_unseen_cards(const Question& q, const Event& a) const;
  [[nodiscard]] bool fits_in_place(const Question& q, const Event& a, std::size_t i);
  [[nodiscard]] Card called_next(const Question& q, const Event& a, std::size_t i, bool may_be);
  [[nodiscard]] std::size_t named_next(Card c) const;
  [[nodiscard]] bool moves_again(Card c);
  bool called_otherwise(const Question& q, const Event& a, bool legal);
  [[nodiscard]] bool differ_in_a_card(const Event& e, const Event& shown) const;
  void forget_differing(Event& e, const Event& shown);
  [[nodiscard]] bool another_may_go(const Question& q, const Event& a) const;
  void lose_unseen(Seat who) const;
  [[nodiscard]] Seat last_given_to(Card c) const;
  void hand_over_unseen(Seat from, Seat to) const;
  enum class GoesOn : std::uint8_t { no, as_told, alone };
  GoesOn goes_on(Event* e);
  bool disagree(Event& e, const Event& shown, bool& again);
  void take_as_shown(Event& e, const Event& shown);
  bool find_ahead(const Event& e, std::size_t& steps) const;
  // What the rules wait for where the record has something else: an event, or an answer.
  struct Due {
    const Event* event = nullptr;
    const Question* question = nullptr;
  };
  void pass_by(Reading how, const Due& due, bool reported = false);
  void fold(const Event& e);
  void take_rest();
  void told(const Event& e, bool in_record = true, const Question* answers = nullptr);
  void ended();

  // --- disagreements (guide_disputes.cpp)
  std::uint32_t search();
  std::uint32_t search_through(bool doubtful);
  void search_ways(bool doubtful, bool likely);
  void choose(const Dispute& d, std::uint8_t way);
  [[nodiscard]] std::uint32_t disputes_here() const {
    return !met_.empty() && met_.back().at == at_ ? met_.back().met : 0;
  }
  // --- one reading after another, from where they part (guide_course.cpp)
  void play_again(std::size_t dispute);
  bool passes_mark(const Event& turn);
  void take_over();
  Reading decide(std::initializer_list<Reading> ways, bool doubtful = false, bool ahead = false) {
    return decide(std::span(ways.begin(), ways.size()), doubtful, ahead);
  }
  Reading decide(std::span<const Reading> ways, bool doubtful, bool ahead);
  void disagreed(std::uint32_t cost);
  // Counts a disagreement; the finding to fill in, nullptr while readings are only tried.
  Finding* finding(FindingKind kind, Rule rule, Seat seat, std::uint32_t cost = cost_of_finding);
  void report_illegal(const Question& q, const Event& a, const Verdict& v);
  void report_open(const Question& q, const Event& a, std::uint8_t fields);
  void report_unanswered(const Question& q, const Event& next,
                         std::uint32_t cost = cost_of_finding);
  void report_wrong(const Event& e, const Event& shown);
  void report_missing(const Event& e, const Event& next);
  void report_extra(const Event& e, Rule rule, const Due& due);
  void report_after_end(const Event& e);
  void report_setup(Rule rule);
  // A line that says how many cards there are, and names another number of them.
  [[nodiscard]] bool contradicts_itself(const Event& e) const;
  void report_contradiction(const Event& e, Rule rule);
  void report_misread(const Question& q, const Event& a);
  void report_broken();
  [[nodiscard]] Message wanted(const Question& q) const;
  [[nodiscard]] Message differing_hands(const Event& e, const Event& other) const;
  [[nodiscard]] Message fitting_cards(const Question& q, const Event& a);
  // A card of the one side that looks like another of the other side is told apart in the finding.
  void tell_apart(std::span<const Card> one, std::span<const Card> other);
  [[nodiscard]] const Schema& wording() const { return copies_ ? copies_->schema() : schema_; }
  [[nodiscard]] Message words(const Event& e) const;

  const Game& game_;
  const Schema& schema_;
  KindSet restating_;  // that may stand again
  KindSet ending_;     // that end a game
  KindSet boundaries_;
  bool stays_on_table_ = true;     // what is played, in this game
  Kind discarding_ = nothing;      // cards of a hand, face up; none where the game has no such kind
  Kind taking_ = nothing;          // a card out of another's hand into one's own
  std::size_t passages_from_ = 0;  // before this event no passage is passed by
  std::optional<Copies> copies_;   // of the finding that is being worded
  const Record* record_ = nullptr;
  const Ruleset* rules_ = nullptr;
  Match* match_ = nullptr;
  Report* report_ = nullptr;
  EventSink* sink_ = nullptr;
  Watch* watch_ = nullptr;
  bool may_watch_ = false;  // this reading is one to look on at
  bool watching_ = false;   // and nothing has disagreed so far
  bool straight_broken_ = false;
  Finding straight_finding_;              // and what; for a game that is sound at this table
  std::array<Card, max_cards> room_{};    // of cards that are told, and named in part
  std::array<Card, max_cards> mended_{};  // of an answer of which the record tells a card wrong
  std::size_t mended_by_ = 0;             // the observation that calls it something else
  // Of a card of another's that is told wrong: which it can have been, first one of the hand.
  std::array<Card, 8> misread_{};
  std::size_t misread_ways_ = 0;
  std::array<Card, max_cards> named_{};  // an answer's, with those it leaves out
  // One way to fill in what an answer does not show.
  struct Filling {
    Event event;  // its cards are not kept …
    std::size_t cards = 0;
    std::array<Card, 3> named{};  // … but those found for some without a name
    bool legal = false;
  };
  std::vector<Filling> fillings_;
  std::size_t tried_ = 0;  // ways held against the rules
  // The ways of a place: a record is played many times.
  std::unordered_map<std::uint64_t, std::vector<Filling>> known_;
  std::size_t known_count_ = 0;
  std::uint64_t work_ = 0;  // of this record, in questions of the rules and events
  std::uint64_t allowed_ = Checker::most_work;
  std::uint64_t begun_at_ = 0;    // … when this reading of it began
  std::size_t filled_until_ = 0;  // from this observation on it costs too much to fill in gaps
  std::size_t gaps_tried_ = 0;    // games played to fill them in
  bool gaps_left_ = false;        // not every way to fill one in could be tried
  std::uint8_t guessed_ = 0;      // bit per Field of the answer that could have been otherwise

  std::vector<Dispute> met_;  // in this reading, in order
  std::vector<GapChoice> gap_plan_;
  std::vector<Choice> plan_;       // where they are not read as they are at first sight
  bool silent_ = true;             // readings are only tried
  bool careful_ = false;           // there are disagreements: doubtful places count as well
  std::uint32_t limit_ = 0;        // a reading that costs so much is given up
  bool marking_ = false;           // the turns of this reading are marked
  std::vector<Mark> marks_;        // … in the part of it that is its own
  std::vector<Mark> best_marks_;   // of the best reading so far, all of it
  std::vector<Dispute> best_met_;  // the same
  std::uint32_t best_cost_ = 0;
  std::size_t kept_marks_ = 0;   // of the best, before those of the one that is tried
  std::size_t parts_at_ = 0;     // the dispute that is read otherwise than there
  std::size_t joins_ = no_mark;  // the mark of the best from which on both are one
};

}  // namespace tally
