#include "tests/scenarios/dou_dizhu/told.h"

#include <algorithm>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/dou_dizhu/deck.h"
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/types.h"
#include "replay/books/ruleset.h"
#include "replay/messages.h"
#include "tests/support/coverage.h"

namespace tally::test {
namespace {

using namespace dou_dizhu;

int rank_in(char c) {
  constexpr std::string_view names = "3456789TJQKA2BR";
  const auto at = names.find(c);
  EXPECT_NE(at, std::string_view::npos) << "no rank " << c;
  return static_cast<int>(at);
}

class Marks final : public EventSink {
 public:
  explicit Marks(const Game& game) : game_(game) {}
  void event(const Event& e, const Match& match, std::uint32_t /*at*/) override {
    mark(e.rule);
    if (unsound.empty()) unsound = match.unsound();
  }
  void mark(Rule r) {
    if (r != no_rule) coverage().others.insert(std::string(game_.rule_ids()[r]));
  }

  std::string unsound;

 private:
  const Game& game_;
};

}  // namespace

Told::Told(std::string_view ruleset, std::initializer_list<Option> options)
    : game_(*find_game("dou_dizhu")), rules_(load_ruleset(game_, ruleset)), ruleset_(ruleset) {
  const auto infos = game_.options();
  for (const auto& [key, value] : options) {
    const auto at =
        std::find_if(infos.begin(), infos.end(), [&](const OptionInfo& o) { return o.key == key; });
    EXPECT_NE(at, infos.end()) << "no option " << key;
    if (at == infos.end()) continue;
    rules_.value[static_cast<std::size_t>(at - infos.begin())] = static_cast<std::int16_t>(value);
  }
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const auto v = static_cast<std::size_t>(rules_.value[i]);
    const std::string value =
        infos[i].values.empty() ? std::to_string(v) : std::string(infos[i].values[v]);
    coverage().options.insert(std::string(infos[i].key) + " = " + value);
  }
}

Told& Told::hand(int seat, std::string_view cards) {
  wanted_[static_cast<std::size_t>(seat - 1)] = cards;
  return *this;
}
Told& Told::stock(std::string_view cards) {
  wanted_[3] = cards;
  return *this;
}
Told& Told::landlord(int seat) { return landlord_ = seat, *this; }
Told& Told::drawer(int seat) { return drawer_ = seat, *this; }
Told& Told::players(int n) { return players_ = n, *this; }
Told& Told::bids(std::string_view list) { return bids_ = list, *this; }
Told& Told::bid_counts(int n) { return counts_ = n, *this; }
Told& Told::whole_hand_at_once() { return at_once_ = true, *this; }

void Told::add(std::string_view kind, Seat seat, int value, std::vector<Card> cards) {
  Line& line = lines_.emplace_back();
  const auto kinds = game_.schema().kinds;
  const auto at =
      std::find_if(kinds.begin(), kinds.end(), [&](const KindInfo& k) { return k.name == kind; });
  line.event.kind = static_cast<Kind>(at - kinds.begin());
  line.event.seat = seat;
  line.event.value = value;
  line.cards = std::move(cards);
}

// The hands that are wanted, filled up with the lowest cards nobody wants.
void Told::deal() {
  const bool all = rules_.value[static_cast<std::size_t>(Opt::stock)] == 1;
  std::array<bool, deck_size> gone{};
  const auto free_of = [&](int rank) {
    for (int s = 0; s < suits; ++s) {
      const Card c = rank < rank_black_joker ? card_of(rank, s) : any_of(rank);
      if (!gone[c]) return c;
    }
    ADD_FAILURE() << "more cards of a rank are wanted than there are";
    return Card{0};
  };
  for (std::size_t h = 0; h < 4; ++h)
    for (const char c : wanted_[h]) {
      const Card card = free_of(rank_in(c));
      gone[card] = true;
      held_[h].push_back(card);
    }
  std::size_t next = 0;
  for (std::size_t h = 0; h < 4; ++h)
    for (const std::size_t n = h < 3 ? (all ? 18U : 17U) : (all ? 0U : 3U); held_[h].size() < n;) {
      while (gone[next]) ++next;
      gone[next] = true;
      held_[h].push_back(static_cast<Card>(next));
    }
}

void Told::begin() {
  if (begun_) return;
  begun_ = true;
  deal();
  const auto option = [&](Opt o) { return rules_.value[static_cast<std::size_t>(o)]; };
  const auto lord = static_cast<std::size_t>(landlord_ - 1);
  for (std::size_t s = 0; s < 3; ++s) {
    std::vector<Card> cards = held_[s];
    if (at_once_ && s == lord) cards.insert(cards.end(), held_[3].begin(), held_[3].end());
    add("deal", static_cast<Seat>(s), 0, cards);
  }
  const bool turned =
      option(Opt::bidding) == 0 ? option(Opt::landlord) == 0 : option(Opt::first_bidder) == 0;
  const int drawer = drawer_ > 0 ? drawer_ : landlord_;
  if (turned) add("face_up", nobody, 0, {held_[static_cast<std::size_t>(drawer - 1)].front()});
  std::istringstream in(bids_);
  for (std::string word; in >> word;) add("bid", static_cast<Seat>(word[0] - '1'), word[2] - '0');
  if (landlord_ == 0) return;
  if (counts_ < 0) {
    counts_ = 0;
    for (const Line& l : lines_) counts_ = std::max<int>(counts_, l.event.value);
  }
  add("landlord", static_cast<Seat>(lord), counts_);
  if (option(Opt::stock) == 0 && !at_once_) add("stock", static_cast<Seat>(lord), 0, held_[3]);
  auto& hand = held_[lord];
  hand.insert(hand.end(), held_[3].begin(), held_[3].end());
  add("trick", static_cast<Seat>(lord));
  next_ = last_ = static_cast<int>(lord);
}

Card Told::take(int seat, int rank) {
  auto& hand = held_[static_cast<std::size_t>(seat)];
  const auto at =
      std::find_if(hand.begin(), hand.end(), [&](Card c) { return rank_of(c) == rank; });
  if (at == hand.end()) return any_of(rank);  // he has none: a fault
  const Card c = *at;
  hand.erase(at);
  return c;
}

std::vector<Card> Told::cards_of(int seat, std::string_view text) {
  std::vector<Card> out;
  for (const char c : text) out.push_back(take(seat, rank_in(c)));
  return out;
}

Told& Told::plays(std::string_view list) {
  begin();
  std::istringstream in{std::string(list)};
  for (std::string word; in >> word;) {
    if (passes_ == 2) {
      add("trick", static_cast<Seat>(last_));
      passes_ = 0;
      next_ = last_;
    }
    if (word.size() > 1 && word[1] == ':') {
      next_ = word[0] - '1';
      word.erase(0, 2);
    }
    if (word == "-") {
      add("pass", static_cast<Seat>(next_));
      ++passes_;
    } else {
      add("play", static_cast<Seat>(next_), 0, cards_of(next_, word));
      last_ = next_;
      passes_ = 0;
    }
    next_ = (next_ + 1) % 3;
  }
  return *this;
}

Told& Told::as(std::string_view type) {
  const auto keys = type_keys();
  lines_.back().event.what =
      static_cast<std::uint8_t>(std::find(keys.begin(), keys.end(), type) - keys.begin());
  return *this;
}

Told& Told::leads(int seat) {
  add("trick", static_cast<Seat>(seat - 1));
  next_ = last_ = seat - 1;
  passes_ = 0;
  return *this;
}

Told& Told::scores(std::initializer_list<int> points) {
  begin();
  Seat s = 0;
  for (const int n : points) add("score", s++, n);
  return *this;
}

Told& Told::wins(std::initializer_list<int> seats) {
  begin();
  add("over", nobody);
  for (const int s : seats) lines_.back().event.seats.push(static_cast<Seat>(s - 1));
  return *this;
}

Told& Told::contradicts() { return contradiction_ = true, *this; }

std::size_t Told::find(std::string_view kind, int nth) const {
  for (std::size_t i = 0; i < lines_.size(); ++i)
    if (game_.schema().of(lines_[i].event).name == kind && --nth == 0) return i;
  ADD_FAILURE() << "there are not so many " << kind;
  return 0;
}

Told& Told::change(std::string_view kind, int nth, void (*how)(Event&)) {
  begin();
  Line& line = lines_[find(kind, nth)];
  line.event.cards = line.cards;
  how(line.event);
  line.cards.assign(line.event.cards.begin(), line.event.cards.end());
  return *this;
}

Told& Told::drop(std::string_view kind, int nth) {
  begin();
  lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(find(kind, nth)));
  return *this;
}

void Told::check() {
  begin();
  Record record;
  record.game = &game_;
  record.setup.players = players_;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    Event e = lines_[i].event;
    e.cards = lines_[i].cards;
    record.add(e, static_cast<std::uint32_t>(i));
  }
  if (contradiction_)
    record.contradictions.push_back({.before = static_cast<std::uint32_t>(lines_.size()),
                                     .source_at = 0,
                                     .rule = rule::unexplained,
                                     .seat = nobody,
                                     .message = say::verbatim("two accounts of one play"),
                                     .expected = say::verbatim("the same cards in both"),
                                     .found = say::verbatim("others")});
  Checker checker(game_);
  Marks marks(game_);
  checker.check(record, rules_, report_, &marks);
  for (const Finding& f : report_.findings) marks.mark(f.rule);
  if (report_.findings.empty()) {
    EXPECT_EQ(marks.unsound, "");
  }
}

void Told::legal() {
  check();
  for (const Finding& f : report_.findings)
    ADD_FAILURE() << game_.rule_ids()[f.rule] << ": " << text_of(f.message) << "; expected "
                  << text_of(f.expected) << ", found " << text_of(f.found);
}

void Told::clean() {
  legal();
  EXPECT_EQ(report_.verdict, VerdictKind::clean) << text_of(report_.reason);
}

void Told::breaks(std::string_view rule, int how_many) {
  check();
  std::string all;
  int broken = 0;
  for (const Finding& f : report_.findings) {
    all += std::string(game_.rule_ids()[f.rule]) + " (" + text_of(f.message) + ") ";
    broken += f.kind != FindingKind::undecided ? 1 : 0;
  }
  EXPECT_EQ(broken, how_many) << all;
  if (!report_.findings.empty()) {
    EXPECT_EQ(game_.rule_ids()[report_.findings.front().rule], rule) << all;
  }
}

}  // namespace tally::test
