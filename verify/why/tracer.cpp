#include "verify/why/tracer.h"

#include <algorithm>
#include <utility>

#include "replay/words.h"
#include "verify/turns.h"
#include "verify/why/messages.h"

namespace tally::why {
namespace {

// The first answer that is not of the kind that was given.
class Other final : public AnswerSink {
 public:
  Other(Kind given, std::vector<Card>& out) : given_(given), out_(out) {}
  bool take(const Event& e) override {
    if (e.kind == given_) return true;
    any = true;
    out_.assign(e.cards.begin(), e.cards.end());
    return false;
  }
  bool any = false;

 private:
  Kind given_;
  std::vector<Card>& out_;
};

bool in_hands(Spot s) { return s == Spot::seat || s == Spot::other || s == Spot::each; }
bool of_somebody(Spot s) { return in_hands(s) || in_front(s); }

}  // namespace

Tracer::Tracer(const Schema& schema) : schema_(schema), of_seat_(max_seats) {
  moved_.fill(no_node);
  for (auto& cards : of_seat_) cards.fill(no_node);
}

void Tracer::event(const Event& e, const Match& match, std::uint32_t /*source_at*/) {
  match_ = &match;
  const std::size_t n = net_.nodes.size();
  net_.of_event.push_back(n);
  Node& node = net_.nodes.emplace_back();
  node.event = static_cast<std::uint32_t>(net_.of_event.size() - 1);
  node.rule = e.rule;
  explain(e, asked_ ? &*asked_ : nullptr);
  asked_.reset();
  const std::size_t self = here();
  // What nothing has led to came with the turn, the turn with the one before.
  if (net_.nodes[self].causes.empty()) link(turn_, Sort::quiet, say::in_turn);
  if (verify::begins_turn(schema_, e)) turn_ = self;
  follow_cards(e);
}

void Tracer::decided(const Question& q, const Event& answer) {
  asked_ = q;
  asked_->rules = nullptr;
  asked_->told = nullptr;
  instead_.clear();
  // A pass that is told: what could have been done.
  if (schema_.of(answer).role != EventRole::choice || !answer.cards.empty() || !listens(q)) return;
  Other other(answer.kind, instead_);
  q.each(other);
}

void Tracer::passed(const Question& q) {
  if (!listens(q)) return;
  std::vector<Card> cards;
  Other other(nothing, cards);
  q.each(other);
  declined(q, other.any);
}

void Tracer::link(std::size_t cause, Sort sort, const How& how, Message detail, Rule rule) {
  const std::size_t self = here();
  if (cause >= self) return;  // no_node too
  auto& causes = net_.nodes[self].causes;
  const bool known = std::ranges::any_of(causes, [&](const Link& l) { return l.cause == cause; });
  if (!known) causes.push_back({cause, sort, &how, std::move(detail), rule});
}

// It stands before the event it leads to, whose node moves up by one.
std::size_t Tracer::undone(Message said, Rule rule, std::size_t cause, const How& how) {
  const std::size_t n = here();
  Node self = std::move(net_.nodes.back());
  Node& node = net_.nodes.back();
  node = {};
  node.event = self.event;
  node.happened = false;
  node.rule = rule;
  node.said = std::move(said);
  if (cause < n) node.causes.push_back({cause, Sort::made, &how, {}, no_rule});
  net_.nodes.push_back(std::move(self));
  net_.of_event.back() = n + 1;
  return n;
}

std::size_t Tracer::came(Card card, Seat holder) const {
  if (card >= unknown_card) return no_node;
  if (holder >= 0 && holder < max_seats) {
    const std::size_t n = of_seat_[static_cast<std::size_t>(holder)][card];
    if (n != no_node) return n;
  }
  return moved_[card];
}

// Cards that came by one event are told together.
void Tracer::link_cards(const Event& e, Sort sort, const How& how) {
  const Spot from = schema_.of(e).from;
  const Seat holder = from == Spot::seat ? e.seat : from == Spot::other ? e.other : Seat{nobody};
  std::vector<std::pair<std::size_t, std::vector<Card>>> by;
  for (const Card c : e.cards) {
    const std::size_t n = came(c, holder);
    if (n == no_node) continue;
    auto it = std::ranges::find(by, n, [](const auto& b) { return b.first; });
    if (it == by.end()) it = by.insert(by.end(), {n, {}});
    it->second.push_back(c);
  }
  for (const auto& [n, cards] : by) link(n, sort, how, said_cards(schema_, cards));
}

void Tracer::follow_cards(const Event& e) {
  const KindInfo& kind = schema_.of(e);
  if (kind.to == Spot::none || kind.to == kind.from) return;
  for (std::size_t i = 0; i < e.cards.size(); ++i) {
    const Card c = e.cards[i];
    if (c >= unknown_card) continue;
    moved_[c] = here();
    if (!of_somebody(kind.to)) continue;
    Seat to = kind.to == Spot::other ? e.other : e.seat;
    if (kind.to == Spot::each && e.value > 0)
      to = static_cast<Seat>(i / static_cast<std::size_t>(e.value));
    if (to >= 0 && to < max_seats) of_seat_[static_cast<std::size_t>(to)][c] = here();
  }
}

}  // namespace tally::why
