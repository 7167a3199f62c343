// Where record and rules disagree: how the place is read, and what is said about it.
#include <algorithm>
#include <utility>
#include <vector>

#include "replay/guide/matching.h"
#include "replay/guide/guide.h"
#include "replay/messages.h"
#include "replay/watch.h"
#include "replay/words.h"

namespace tally {

void Guide::disagreed(std::uint32_t cost) {
  if (blind_) return;
  cost_ += cost;
  disagreed_at_ = at_;
  noted_ = true;
  watching_ = false;
  if (cost_ >= limit_) match_->stop();
}

Reading Guide::decide(std::span<const Reading> ways, bool doubtful, bool ahead) {
  const std::uint32_t before = disputes_here();
  Dispute& d = met_.emplace_back();
  d.at = at_;
  d.nth = before;
  d.met = before + 1;
  d.doubtful = doubtful;
  d.ahead = ahead;
  // No rule brings a choice about: either it should not be, or something before it is missing.
  d.open = peek() != nullptr && schema_.of(*peek()).role == EventRole::choice;
  for (Reading r : ways)
    if (r != Reading::passage || at_ >= passages_from_) d.ways[d.count++] = r;
  for (const Choice& c : plan_)
    if (c.at == at_ && c.nth == before && c.way < d.count && d.ways[c.way] == c.reading)
      d.chosen = c.way;
  return d.ways[d.chosen];
}

namespace {

// What a reading says of the place: it is otherwise, it is missing, or it should not be there.
int says(Reading r) {
  switch (r) {
    case Reading::as_shown:
    case Reading::as_ruled:
    case Reading::swapped:
    case Reading::misread: return 0;
    case Reading::missing:
    case Reading::unseen: return 1;
    case Reading::extra:
    case Reading::ignored: return 2;
    case Reading::unpaid: return 3;
    case Reading::passage: break;
  }
  return -1;
}

// Whether a disagreement follows the i-th before the record goes on.
template <class Disputes>
bool disagrees_at(const Disputes& met, std::size_t i) {
  for (std::size_t k = i + 1; k < met.size() && met[k].at == met[i].at; ++k)
    if (!met[k].doubtful) return true;
  return false;
}

}  // namespace

// Doubtful places, where nothing disagrees at first sight, are read otherwise only if that saves
// more than a finding. Returns what is left.
std::uint32_t Guide::search() {
  const std::uint32_t plain = search_through(false);
  if (plain <= cost_of_finding) return plain;
  const std::vector<Choice> plan = plan_;
  const std::uint32_t least = search_through(true);
  if (least + cost_of_finding <= plain) return least;
  plan_ = plan;
  return plain;
}

void Guide::choose(const Dispute& d, std::uint8_t way) {
  std::erase_if(plan_, [&](const Choice& c) { return c.at == d.at && c.nth == d.nth; });
  if (way > 0) plan_.push_back({d.at, d.nth, way, d.ways[way]});
}

// First the readings that say the same of a place as the one at first sight does, everywhere: what
// costs little then is no reason to read an earlier place otherwise. Returns what is left.
std::uint32_t Guide::search_through(bool doubtful) {
  plan_.clear();
  best_marks_.clear();
  best_met_.clear();
  limit_ = most_cost;
  marking_ = true;
  play_again(0);
  take_over();
  search_ways(doubtful, true);
  search_ways(doubtful, false);
  marking_ = false;
  return best_cost_;
}

// One disagreement after the other: of its readings the one that leaves the fewest. What is likely
// at first sight is left only for something that saves another finding.
void Guide::search_ways(bool doubtful, bool likely) {
  std::size_t searched = 0;
  const auto goes_on = [&] {
    return searched < most_searched && best_cost_ > cost_of_finding && work_ < allowed_;
  };
  for (std::size_t i = 0; i < best_met_.size() && goes_on(); ++i) {
    const Dispute here = best_met_[i];
    if (here.doubtful && (!doubtful || !(here.ahead || disagrees_at(best_met_, i)))) continue;
    if (here.gap) continue;
    ++searched;
    std::uint32_t least = best_cost_;
    std::uint8_t chosen = here.chosen;
    for (std::uint8_t way = 0; way < here.count && work_ < allowed_; ++way) {
      const int other = says(here.ways[way]);
      const bool alike = other == says(here.ways[0]);
      if (way == here.chosen || alike != likely) continue;
      const std::uint32_t doubt = alike || here.open || other < 0 ? 0 : cost_of_finding - 1;
      if (least <= doubt) continue;
      choose(here, way);
      limit_ = least - doubt;
      play_again(i);
      if (cost_ + doubt >= least) continue;
      least = cost_ + doubt;
      take_over();
      chosen = way;
    }
    choose(here, chosen);
  }
}

Finding* Guide::finding(FindingKind kind, Rule rule, Seat seat, std::uint32_t cost) {
  noted_ = true;
  watching_ = false;
  if (blind_ && kind != FindingKind::undecided) return nullptr;
  if (kind != FindingKind::undecided && kind != FindingKind::invariant) {
    // What is not shown before it may be why.
    if (gaps_left_ && gap_met_) return give_up(rule, seat), nullptr;
    disagreed(cost);
  }
  if (silent_) return nullptr;
  copies_.reset();
  Finding& f = report_->findings.emplace_back();
  f.kind = kind;
  f.rule = rule;
  f.turn = match_->turn();
  f.seat = seat;
  f.at = report_->events;
  const std::size_t i = std::min(at_, record_->size() > 0 ? record_->size() - 1 : 0);
  f.source_at = record_->size() > 0 ? record_->seen()[i].source_at : 0;
  return &f;
}

namespace {

// `due`: the question or the event that is due, if there is one.
void is_about(Finding& f, const Event& shown, const Question* asked, const Event* due = nullptr) {
  f.matter.kind = shown.kind;
  f.matter.what = shown.what;
  if (!shown.cards.empty()) f.matter.card = shown.cards[0];
  f.matter.asked = asked != nullptr;
  if (asked != nullptr) f.matter.due = asked->accepts;
  if (due != nullptr) f.matter.due = due->kind;
}

}  // namespace

void Guide::tell_apart(std::span<const Card> one, std::span<const Card> other) {
  copies_.emplace(schema_).tell_apart(one, other);
}

Message Guide::words(const Event& e) const { return said_event(wording(), e, &record_->labels); }

namespace {

// The first few legal answers, those with the same card before others, and first of all one that is
// otherwise only in who or on whom.
class Examples : public AnswerSink {
 public:
  explicit Examples(const Event& like) : like_(like) {}
  bool take(const Event& answer) override {
    Kept k{answer, {answer.cards.begin(), answer.cards.end()}};
    const bool alike = answer.kind == like_.kind && answer.what == like_.what;
    const bool same = alike && !same_ && !answer.cards.empty() &&
                      std::equal(answer.cards.begin(), answer.cards.end(), like_.cards.begin(),
                                 like_.cards.end());
    auto& list = alike ? alike_ : others_;
    if (same) {
      same_ = true;
      list.insert(list.begin(), std::move(k));
      if (list.size() > wanted) list.pop_back();
    } else if (list.size() < wanted) {
      list.push_back(std::move(k));
    }
    return ++seen_ < most_seen && !(same_ && alike_.size() == wanted);
  }
  [[nodiscard]] std::vector<Card> cards() const {
    std::vector<Card> all;
    for (const Kept& k : alike_.empty() ? others_ : alike_)
      all.insert(all.end(), k.cards.begin(), k.cards.end());
    return all;
  }
  template <class F>
  void each(F f) const {
    for (const Kept& k : alike_.empty() ? others_ : alike_) {
      Event e = k.event;
      e.cards = k.cards;
      f(e);
    }
  }

 private:
  struct Kept {
    Event event;
    std::vector<Card> cards;
  };
  static constexpr std::size_t wanted = 2;
  static constexpr int most_seen = 5000;
  const Event& like_;
  int seen_ = 0;
  bool same_ = false;
  std::vector<Kept> alike_;
  std::vector<Kept> others_;
};

}  // namespace

void Guide::report_illegal(const Question& q, const Event& a, const Verdict& v) {
  Finding* const f = finding(v.undecided ? FindingKind::undecided : FindingKind::illegal,
                             v.undecided ? q.rule : v.broken, a.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, &q, nullptr, &a);
  is_about(*f, a, &q);
  f->matter.why = v.why;
  Examples examples(a);
  if (!v.undecided) q.each(examples);
  // Where it is the card that is at fault.
  if (v.broken == schema_.holds || schema_.of(a).from != Spot::seat)
    tell_apart(a.cards, examples.cards());
  f->found = words(a);
  if (v.undecided) {
    f->message = say::hidden_card_decides();
    f->expected = say::identity_of_card();
    return;
  }
  const Breach* const breach = game_.breach(v);
  f->message = breach == nullptr ? say::not_allowed(f->found) : (*breach)(f->found);
  if (a.kind == discarding_ && v.broken == q.rule && !q.may_pass && q.value > 0 &&
      a.cards.size() != static_cast<std::size_t>(q.value))
    f->message = say::not_so_many(std::move(f->message), q.value, a.cards.size());
  std::vector<Message> shown;
  examples.each([&](const Event& e) {
    Message example = words(e);  // cards that are printed alike read the same
    if (shown.empty() || example != shown.back()) shown.push_back(std::move(example));
  });
  if (!shown.empty())
    f->expected = (q.may_pass ? say::for_example_or_nothing
                              : say::for_example)(joined(std::move(shown), say::or_example));
  else if (schema_.of(a).role == EventRole::chance)
    f->expected = q.value > 0 ? fitting_cards(q, a) : Message();
  else
    f->expected = q.may_pass ? say::nothing_of_the_kind() : say::something_else();
}

void Guide::report_unanswered(const Question& q, const Event& next, std::uint32_t cost) {
  if (in_missing_) return disagreed(cost_of_consequence);
  in_missing_ = true;
  in_extras_ = false;
  Finding* const f = finding(FindingKind::missing, q.rule, q.who, cost);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, &q, nullptr, &next);
  is_about(*f, Event{}, &q);
  bool chance = false;
  for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
    chance = chance || (q.accepts.contains(static_cast<Kind>(k)) &&
                        schema_.kinds[k].role == EventRole::chance);
  f->expected = wanted(q);
  f->found = say::next_comes(words(next));
  f->message = (chance ? say::chance_left_out : say::decision_lacking)(f->expected);
}

// The record is not at fault: how it is read stays as it is.
void Guide::report_broken() {
  if (Finding* const f = finding(FindingKind::invariant, no_rule, nobody)) watch_->tell(*f);
}

void Guide::report_wrong(const Event& e, const Event& shown) {
  const KindInfo& kind = schema_.of(e);
  const bool same_kind = e.kind == shown.kind;
  const Rule rule =
      same_kind ? match_->rule_for(e, shown, difference(kind, e, shown).value_or(Field::what)) : e.rule;
  if (same_kind && contradicts_itself(shown)) return report_contradiction(shown, rule);
  Finding* const f = finding(FindingKind::wrong, rule, shown.seat == nobody ? e.seat : shown.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, nullptr, &e, &shown);
  is_about(*f, shown, nullptr, &e);
  tell_apart(e.cards, shown.cards);
  f->expected = words(e);
  Event said = e;
  if (same_kind) take_as_shown(said, shown);
  f->found = words(same_kind ? said : shown);
  if (same_kind && kind.counted == Counted::cards_each) {
    Message hands = differing_hands(e, said);
    Message others = differing_hands(said, e);
    if (!hands.empty()) f->expected = std::move(hands);
    if (!others.empty()) f->found = std::move(others);
  }
  f->message = say::otherwise(f->found, f->expected);
}

void Guide::report_missing(const Event& e, const Event& next) {
  if (in_missing_) return disagreed(cost_of_consequence);
  Finding* const f = finding(FindingKind::missing, e.rule, e.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, nullptr, &e, &next);
  is_about(*f, Event{}, nullptr, &e);
  tell_apart(e.cards, next.cards);
  f->expected = words(e);
  f->found = say::next_comes(words(next));
  f->message = say::left_out(f->expected);
}

void Guide::report_extra(const Event& e, Rule rule, const Due& due) {
  Finding* const f = finding(FindingKind::extra, rule, e.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, due.question, due.event, &e);
  is_about(*f, e, due.question, due.event);
  if (due.event != nullptr) tell_apart(e.cards, due.event->cards);
  f->found = words(e);
  f->expected = due.event != nullptr      ? say::nothing_but(words(*due.event))
                : due.question != nullptr ? say::nothing_but(wanted(*due.question))
                                          : say::nothing_here();
  f->message = say::unfounded(f->found);
}

void Guide::report_after_end(const Event& e) {
  Finding* const f = finding(FindingKind::extra, match_->rule_against(e), e.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, nullptr, nullptr, &e);
  f->found = words(e);
  const std::size_t more = record_->size() - at_ - 1;
  if (more > 0) f->found = say::and_events_more(std::move(f->found), more);
  f->message = say::after_end(f->found);
  f->expected = say::nothing_after_end();
}

}  // namespace tally
