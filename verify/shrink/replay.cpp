#include "verify/shrink/replay.h"

#include <algorithm>
#include <bit>
#include <span>

#include "verify/record_header.h"

namespace tally::verify {
namespace {

// So often the deck is stacked anew, because the game it is stacked for goes another way.
constexpr int most_stackings = 4;
// A game that goes on for so many lines more than its script has steps leads nowhere.
constexpr std::size_t most_lines = 2'000;

// In whatever order; no card is there twice.
bool same_cards(std::span<const Card> a, std::span<const Card> b) {
  std::array<bool, card_ids> there{};
  for (const Card c : a) there[c] = true;
  return a.size() == b.size() && std::all_of(b.begin(), b.end(), [&](Card c) { return there[c]; });
}

}  // namespace

Replay::Replay(const Game& game) : game_(game), schema_(game.schema()), match_(game.match()) {}

bool Replay::run(const Script& script, const Ruleset& rules, const Manner& manner, Record& out) {
  script_ = &script;
  rules_ = &rules;
  manner_ = manner;
  piles_.clear();
  bool reached = false;
  for (int i = 0; i < most_stackings; ++i) {
    reached = play_once(out);
    if (!manner.stacked || piles_.empty()) return reached;
    const std::vector<Card> before = piles_.back();
    plan();
    if (piles_.back() == before) break;
  }
  return reached;
}

// Which cards each seat needs, in the order in which it needs them.
void Replay::wish() {
  const auto seats = static_cast<std::size_t>(script_->setup.players);
  wishes_.assign(seats, {});
  granted_.assign(seats, 0);
  turned_used_.assign(script_->turned.size(), 0);
  wanted_ = {};
  placed_ = {};
  const auto want = [&](Seat holder, std::span<const Card> cards) {
    for (const Card c : cards) {
      if (c == unknown_card || wanted_[c]) continue;
      wanted_[c] = true;
      if (holder >= 0 && static_cast<std::size_t>(holder) < seats)
        wishes_[static_cast<std::size_t>(holder)].push_back(c);
    }
  };
  for (const Step& s : script_->steps)
    if (!s.chance) want(s.holder, s.line.cards);
  const std::optional<Fault>& fault = script_->fault;
  if (fault && fault->shown) {
    const Event& e = fault->shown->event;
    const bool choice = schema_.of(e).role == EventRole::choice;
    // Whose hand it is in is seen by him alone.
    const Seat viewer = script_->viewer;
    const auto other = viewer != nobody && viewer != e.seat
                           ? viewer
                           : static_cast<Seat>((e.seat + 1) % script_->setup.players);
    if (choice && fault->kind == FindingKind::illegal)
      for (const Card& c : fault->shown->cards) {
        const bool lacks = manner_.lacks && fault->lacks.value_or(c) == c;
        want(lacks ? other : e.seat, {&c, 1});
      }
  }
}

// The pile, so that each card comes to whom it should, by how the last game went.
void Replay::plan() {
  const std::array<bool, card_ids> dealt = dealt_;
  wish();
  placed_ = dealt;
  std::vector<Card>& pile = piles_.back();
  std::vector<Card> order;
  for (const Slot& slot : slots_) order.push_back(wished(slot));
  std::array<bool, card_ids> listed{};
  for (const Card c : order) listed[c] = true;
  // The others behind, those nobody needs first, and into the gaps.
  std::vector<Card> rest;
  for (const bool needed : {false, true})
    for (const Card c : pile)
      if (!listed[c] && wanted_[c] == needed) rest.push_back(c);
  std::size_t next = 0;
  for (Card& c : order)
    if (c == unknown_card && next < rest.size()) c = rest[next++];
  for (; next < rest.size(); ++next) order.push_back(rest[next]);
  std::erase(order, unknown_card);
  if (order.size() == pile.size()) pile = std::move(order);
}

Card Replay::wished(const Slot& slot) {
  if (slot.seat != nobody && slot.what == 0) {
    auto& list = wishes_[static_cast<std::size_t>(slot.seat)];
    std::size_t& at = granted_[static_cast<std::size_t>(slot.seat)];
    while (at < list.size() && placed_[list[at]]) ++at;
    if (at < list.size()) {
      placed_[list[at]] = true;
      return list[at++];
    }
    return unknown_card;
  }
  for (std::size_t i = 0; i < script_->turned.size(); ++i) {
    const Turned& t = script_->turned[i];
    const Event& e = t.line.event;
    const bool fits = turned_used_[i] == 0 && t.turn == slot.turn && e.kind == slot.kind &&
                      e.seat == slot.seat && e.what == slot.what && t.line.cards.size() == 1;
    if (!fits) continue;
    turned_used_[i] = 1;
    const Card c = t.line.cards[0];
    if (c == unknown_card || wanted_[c] || placed_[c]) return unknown_card;
    placed_[c] = true;
    return c;
  }
  return unknown_card;
}

bool Replay::play_once(Record& out) {
  out_ = &out;
  new_header(game_, *rules_, script_->setup, out);
  used_.assign(script_->steps.size(), 0);
  open_ = static_cast<std::size_t>(std::count_if(script_->steps.begin(), script_->steps.end(),
                                                 [](const Step& s) { return !s.chance; }));
  next_turn_ = 1;
  past_ = 0;
  turn_ = phase_ = 0;
  block_ = 0;
  alike_ = 0;
  fired_ = halted_ = attacked_ = false;
  shuffles_ = 0;
  dealt_ = {};
  left_ = manner_.tail;
  slots_.clear();
  wish();
  if (open_ == 0 && !script_->fault) after_fault();
  match_->play(script_->setup, *rules_, *this);
  // What comes after the end.
  if (!fired_ && !halted_ && script_->fault && script_->fault->shown && !script_->fault->told &&
      match_->over()) {
    fired_ = true;
    log(script_->fault->shown->get());
  }
  return fired_;
}

void Replay::halt() {
  halted_ = true;
  match_->stop();
}

// The fault is said, or the last step done: so many lines are still to come.
void Replay::after_fault() {
  fired_ = true;
  if (left_ == 0) halt();
}

// The steps stand in the order of their turns.
void Replay::forget_turn() {
  for (; past_ < used_.size() && script_->steps[past_].turn <= turn_; ++past_)
    if (used_[past_] == 0) use_up(past_);
}

void Replay::use_up(std::size_t step) {
  used_[step] = 1;
  if (!script_->steps[step].chance) --open_;
}

// Where the game stands in the script.
void Replay::mark(const Event& e) {
  const KindInfo& kind = schema_.of(e);
  if (kind.boundary && e.seat != nobody) {
    forget_turn();
    const bool his = next_turn_ < script_->turns.size() && script_->turns[next_turn_] == e.seat;
    turn_ = his ? static_cast<int>(next_turn_++) : -1;
    phase_ = 0;
    alike_ = 0;
  } else if (kind.sequence) {
    phase_ = e.what + 1;
    alike_ = 0;
  } else {
    return;
  }
  block_ = past_;
}

void Replay::log(const Event& e) {
  if (halted_) return;
  const bool was_fired = fired_;
  ++events_;
  out_->add(e, static_cast<std::uint32_t>(out_->size() + 1));
  mark(e);
  if (out_->size() > most_lines + 8 * used_.size()) return halt();
  if (manner_.most > 0 && out_->size() >= manner_.most) {
    fired_ = true;
    return halt();
  }
  if (was_fired && --left_ <= 0) return halt();
  // What a script without a fault is for shows behind its last step.
  if (!fired_ && !script_->fault && open_ == 0) after_fault();
}

bool Replay::open_steps() const {
  for (std::size_t i = block_; i < used_.size(); ++i) {
    const Step& s = script_->steps[i];
    if (s.turn > turn_) break;
    if (used_[i] == 0 && s.turn == turn_ && s.phase == phase_ && !s.chance) return true;
  }
  return false;
}

// Every step before the fault is done, and it is the turn and the phase for it.
bool Replay::armed() const {
  return !fired_ && script_->fault && turn_ + 1 == static_cast<int>(script_->turns.size()) &&
         phase_ == script_->fault->phase && !open_steps();
}

Event Replay::taken(const Step& step) {
  Event e = step.line.get();
  e.rule = no_rule;
  return e;
}

// The next step that answers this; nullptr: none does.
const Step* Replay::next(const Question& q) {
  const Key key = key_of(q);
  const bool main = !q.follows.empty();
  for (std::size_t i = block_; i < used_.size(); ++i) {
    const Step& s = script_->steps[i];
    if (s.turn > turn_) break;
    if (used_[i] != 0 || s.turn != turn_ || s.phase != phase_) continue;
    // What belongs to a later main step waits for it.
    if (!main && s.main) return nullptr;
    if (main && !s.main) continue;
    if (s.key != key) continue;
    const bool seen =
        std::find(s.line.cards.begin(), s.line.cards.end(), unknown_card) == s.line.cards.end();
    Event e = s.line.get();
    const bool legal = seen && q.accepts.contains(e.kind) && q.judge(e).legal();
    if (!legal && !main) continue;
    // A main step is done or never will be; what stands before it can not come any more.
    use_up(i);
    if (main) {
      for (std::size_t k = past_; k < i; ++k)
        if (used_[k] == 0 && script_->steps[k].turn == turn_ && script_->steps[k].phase == phase_)
          use_up(k);
      block_ = i + 1;
    }
    if (!legal) continue;
    alike_ = 0;
    return &s;
  }
  return nullptr;
}

// Of the legal answers the first that takes no card somebody needs; the first of all if each does.
// Where a step of another number of cards was meant, those with most of its cards come first.
class Replay::Pick final : public AnswerSink {
 public:
  Pick(const std::array<bool, card_ids>& wanted, const Step* meant,
       const std::vector<Card>& of_fault)
      : wanted_(wanted), meant_(meant), of_fault_(of_fault) {}
  bool take(const Event& answer) override {
    constexpr int most = 200;
    const int worth = worth_of(answer);
    if (seen_++ == 0 || worth > best_) {
      best_ = worth;
      line_ = Line(answer);
    }
    return (meant_ != nullptr || worth < harmless) && seen_ < most;
  }
  [[nodiscard]] bool any() const { return seen_ > 0; }
  Line line_;

 private:
  static constexpr int harmless = 1'000;
  static bool among(const std::vector<Card>& cards, Card c) {
    return std::find(cards.begin(), cards.end(), c) != cards.end();
  }
  [[nodiscard]] int worth_of(const Event& answer) const {
    constexpr int of_fault = 10;
    int worth = harmless;
    for (const Card c : answer.cards) {
      if (meant_ != nullptr && among(meant_->line.cards, c))
        worth += among(of_fault_, c) ? of_fault : 1;
      else if (wanted_[c])
        worth -= harmless;
    }
    return worth;
  }

  const std::array<bool, card_ids>& wanted_;
  const Step* meant_;
  const std::vector<Card>& of_fault_;
  int best_ = 0;
  int seen_ = 0;
};

// The step that would answer this, if its cards were as many as are asked for.
const Step* Replay::meant(const Question& q) {
  if (!q.follows.empty()) return nullptr;
  const Key key = key_of(q);
  for (std::size_t i = block_; i < used_.size(); ++i) {
    const Step& s = script_->steps[i];
    if (s.turn > turn_) break;
    if (used_[i] != 0 || s.turn != turn_ || s.phase != phase_ || s.main || s.key != key ||
        !q.accepts.contains(s.line.event.kind))
      continue;
    use_up(i);
    return &s;
  }
  return nullptr;
}

// Whether he is not to pass: what he is to do wrong may want him to win what comes before it.
bool Replay::eager(const Question& q) const {
  return manner_.eager && script_->fault && script_->fault->key && q.who != nobody &&
         q.who == script_->fault->key->who && turn_ + 1 < static_cast<int>(script_->turns.size());
}

// Of the legal answers those that are done to one seat and no other, with no card somebody needs;
// of them the first of the n-th thing that is done.
class Replay::Attack final : public AnswerSink {
 public:
  Attack(const std::array<bool, card_ids>& wanted, Seat on, int n)
      : wanted_(wanted), on_(on), n_(n) {}
  bool take(const Event& answer) override {
    constexpr int most = 2'000;
    const bool aimed =
        answer.seats.size() == 1 && answer.seats[0] == on_ &&
        std::none_of(answer.cards.begin(), answer.cards.end(), [&](Card c) { return wanted_[c]; });
    if (!aimed) return ++seen_ < most;
    if (ways_ == 0 || answer.kind != line_.event.kind || answer.what != line_.event.what) ++ways_;
    line_ = Line(answer);
    return ways_ < n_ && ++seen_ < most;
  }
  [[nodiscard]] bool found() const { return ways_ == n_; }
  Line line_;

 private:
  const std::array<bool, card_ids>& wanted_;
  Seat on_;
  int n_;
  int ways_ = 0;
  int seen_ = 0;
};

// Whether it is the time for it, and he who is asked can.
bool Replay::attack(const Question& q, Event& out) {
  const std::optional<Fault>& fault = script_->fault;
  if (manner_.hostile == 0 || attacked_ || fired_ || !fault || !fault->shown || q.follows.empty() ||
      q.who == nobody || turn_ < 1)
    return false;
  const Event& shown = fault->shown->event;
  const Seat on = shown.seats.size() == 1 ? shown.seats[0] : shown.seat;
  if (q.who == on) return false;
  Attack attack(wanted_, on, manner_.hostile);
  q.each(attack);
  if (!attack.found()) return false;
  attacked_ = true;
  const std::size_t n = std::min(attack.line_.cards.size(), cards_.size());
  std::copy_n(attack.line_.cards.begin(), n, cards_.begin());
  out = attack.line_.event;
  out.cards = {cards_.data(), n};
  return true;
}

Event Replay::fallback(const Question& q) {
  const bool passes = !eager(q);
  if (q.may_pass && passes) return {};
  // A pass that is an event of its own.
  for (std::size_t k = 1; k < schema_.kinds.size() && passes; ++k) {
    const KindInfo& kind = schema_.kinds[k];
    const bool bare = kind.fields.size() == 1 && kind.fields[0].field == Field::seat;
    if (!bare || !q.accepts.contains(static_cast<Kind>(k))) continue;
    Event pass;
    pass.kind = static_cast<Kind>(k);
    pass.seat = q.who;
    if (q.judge(pass).legal()) return pass;
  }
  static const std::vector<Card> none;
  const std::optional<Fault>& fault = script_->fault;
  Pick pick(wanted_, meant(q), fault && fault->shown ? fault->shown->cards : none);
  q.each(pick);
  if (!pick.any()) return {};
  const std::size_t n = std::min(pick.line_.cards.size(), cards_.size());
  std::copy_n(pick.line_.cards.begin(), n, cards_.begin());
  Event e = pick.line_.event;
  e.cards = {cards_.data(), n};
  return e;
}

Event Replay::by_chance(const Question& q) {
  const Lot lot = match_->lot(q, cards_.data());
  const auto wanted = static_cast<std::size_t>(std::min<int>(q.value, lot.cards));
  const KindInfo& kind = schema_.of(lot.answer);
  const std::span<Card> cards(cards_.data(), static_cast<std::size_t>(lot.cards));
  const std::span<Card> open = cards.subspan(static_cast<std::size_t>(lot.fixed));
  const Step* const s = next(q);
  if (s != nullptr && (!manner_.stacked || (kind.fields.size() < 3 && q.value <= 1)))
    return taken(*s);
  if (kind.ordered && kind.counted == Counted::cards) {  // a pile
    if (turn_ == 0) {
      if (piles_.size() <= shuffles_) piles_.emplace_back();
      std::vector<Card>& pile = piles_[shuffles_++];
      if (same_cards(open, pile))
        std::copy(pile.begin(), pile.end(), open.begin());
      else
        pile.assign(open.begin(), open.end());
      slots_.clear();
    }
  } else if (wanted > 0) {
    // To each seat what it needs.
    const std::size_t seats =
        kind.counted == Counted::cards_each ? static_cast<std::size_t>(script_->setup.players) : 1;
    std::vector<Card> order(wanted, unknown_card);
    std::array<bool, card_ids> there{};
    for (const Card c : open) there[c] = true;
    for (std::size_t i = 0; i < wanted; ++i) {
      const auto seat = seats == 1 ? q.who : static_cast<Seat>(i / (wanted / seats));
      if (seat == nobody) continue;
      auto& list = wishes_[static_cast<std::size_t>(seat)];
      std::size_t& at = granted_[static_cast<std::size_t>(seat)];
      while (at < list.size() && (placed_[list[at]] || !there[list[at]])) ++at;
      if (at == list.size()) continue;
      order[i] = list[at++];
      placed_[order[i]] = dealt_[order[i]] = true;
    }
    std::vector<Card> rest;
    for (const bool needed : {false, true})
      for (const Card c : open)
        if (!placed_[c] && wanted_[c] == needed) rest.push_back(c);
    std::size_t k = 0;
    for (Card& c : order)
      if (c == unknown_card && k < rest.size()) c = rest[k++];
    std::copy(order.begin(), order.end(), open.begin());
  }
  Event e = lot.answer;
  e.cards = {cards_.data(), wanted};
  return e;
}

Event Replay::answer(const Question& q) {
  if (halted_) return halt(), Event{};  // before the game began there was nothing to stop
  if (armed() && script_->fault->key == key_of(q)) {
    const Fault& f = *script_->fault;
    const bool said = f.kind == FindingKind::illegal || f.kind == FindingKind::undecided ||
                      f.kind == FindingKind::missing || f.kind == FindingKind::extra;
    if (said && f.shown) {
      fired_ = true;
      left_ = std::max(left_, 1);
      log(f.shown->get());
      halt();
      return {};
    }
  }
  const Kind kind = q.accepts.first();
  Event e;
  if (schema_.kinds[kind].role == EventRole::chance) {
    e = by_chance(q);
  } else if (attack(q, e)) {
    // Before what it makes possible.
  } else if (const Step* const s = next(q)) {
    e = taken(*s);
  } else {
    e = fallback(q);
  }
  if (e.kind != nothing) log(e);
  return halted_ ? Event{} : e;
}

// Whether the fault is in this event. It is said in its place then, or it is left out.
bool Replay::trigger_told(Event& e, bool& happened) {
  if (!armed()) return false;
  const Fault& f = *script_->fault;
  if (f.kind == FindingKind::extra || f.kind == FindingKind::contradiction) {
    // Before this event, or behind the one that came before it in the record.
    const bool due = manner_.at_once || (!f.told && f.before.event.kind == nothing) ||
                     (f.told && f.told->event.kind == e.kind && f.told->event.seat == e.seat &&
                      alike_++ == f.nth);
    if (!due || !f.shown) return false;
    fired_ = true;
    left_ = std::max(left_, 1) + 1;
    log(f.shown->get());
    return false;
  }
  if (!f.told || f.key) return false;
  const Event& told = f.told->event;
  if (e.kind != told.kind || e.seat != told.seat || e.what != told.what) return false;
  if (!manner_.at_once && alike_++ != f.nth) return false;
  if (f.kind == FindingKind::missing) {
    fired_ = true;
    left_ = std::max(left_, 1);
    happened = !manner_.as_shown;
    return true;
  }
  if (f.kind != FindingKind::wrong || !f.shown) return false;
  // The same fields are otherwise, by as much; the rest is as the rules have it here.
  const Event& shown = f.shown->event;
  Event said = e;
  if (shown.kind != e.kind) {
    said = f.shown->get();
  } else {
    const auto differs = [&](Field field) { return has(f.differs, field); };
    if (differs(Field::what)) said.what = shown.what;
    if (differs(Field::seat)) said.seat = shown.seat;
    if (differs(Field::other)) said.other = shown.other;
    if (differs(Field::value)) said.value = e.value + shown.value - told.value;
    if (differs(Field::extra)) said.extra = e.extra + shown.extra - told.extra;
    if (differs(Field::seats)) said.seats = shown.seats;
    if (differs(Field::cards)) said.cards = f.shown->cards;
    said.hidden = 0;
  }
  const Rule rule = e.rule;
  log(said);
  if (manner_.as_shown) {
    e = said;
    e.rule = rule;
  }
  happened = true;
  if (!halted_) after_fault();
  return true;
}

bool Replay::tell(Event& e) {
  if (halted_) return halt(), false;
  bool happened = true;
  if (trigger_told(e, happened)) return happened && !halted_;
  if (halted_) return false;
  const KindInfo& kind = schema_.of(e);
  // Its turn is over, and it was not to be said in it; only at the end of all it is in none.
  if (kind.boundary && e.seat != nobody && script_->fault && !fired_ &&
      !script_->fault->meaning.over && next_turn_ == script_->turns.size())
    return halt(), false;
  if (kind.role == EventRole::chance && !kind.ordered && !e.cards.empty())
    for (std::size_t i = 0; i < e.cards.size(); ++i)
      slots_.push_back({e.seat, e.kind, e.what, turn_});
  if (kind.counted == Counted::cards_each) {
    const std::size_t each = std::max<std::size_t>(
        1, e.cards.size() / static_cast<std::size_t>(std::max(1, script_->setup.players)));
    for (std::size_t i = 0; i < e.cards.size(); ++i)
      slots_.push_back({static_cast<Seat>(i / each), e.kind, 0, turn_});
  }
  log(e);
  return !halted_;
}

}  // namespace tally::verify
