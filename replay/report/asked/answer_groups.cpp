#include "replay/report/asked/answer_groups.h"

#include <algorithm>
#include <utility>

#include "replay/messages.h"
#include "replay/report/asked/messages.h"
#include "replay/words.h"

namespace tally::report {
namespace {

// Whom it is aimed at: several players, or the one other.
SeatList aim_of(const Event& e) {
  if (!e.seats.empty()) return e.seats;
  return e.other == nobody ? SeatList{} : SeatList{e.other};
}

bool same_but_aimed(const Event& a, const Event& b) {
  return a.kind == b.kind && a.what == b.what && a.seat == b.seat && a.value == b.value &&
         a.extra == b.extra && a.seats.empty() == b.seats.empty() &&
         (a.seats.empty() || a.other == b.other) && std::ranges::equal(a.cards, b.cards);
}

// In whatever order.
bool same_seats(const SeatList& a, const SeatList& b) {
  return a.size() == b.size() && std::is_permutation(a.begin(), a.end(), b.begin());
}

// How many ways there are to take k of n, as far as it matters.
std::size_t ways(std::size_t n, std::size_t k) {
  std::size_t out = 1;
  for (std::size_t i = 0; i < k && out <= AnswerGroups::most_answers; ++i)
    out = out * (n - i) / (i + 1);
  return out;
}

}  // namespace

bool AnswerGroups::take(const Event& answer) {
  const auto same = std::ranges::find_if(
      groups_, [&](const Group& g) { return same_but_aimed(g.event, answer); });
  Group& g = same != groups_.end() ? *same : groups_.emplace_back();
  if (same == groups_.end() || g.at.empty()) {
    g.event = answer;
    g.cards.assign(answer.cards.begin(), answer.cards.end());
    g.event.cards = g.cards;
  }
  const SeatList aim = aim_of(answer);
  if (std::ranges::none_of(g.at, [&](const SeatList& at) { return same_seats(at, aim); }))
    g.at.push_back(aim);
  return ++answers_ < most_answers;
}

bool AnswerGroups::alike(const Group& a, const Group& b) {
  return a.event.kind == b.event.kind && a.event.what == b.event.what &&
         a.event.seat == b.event.seat && a.event.other == b.event.other &&
         a.event.value == b.event.value && a.event.extra == b.event.extra && a.at == b.at;
}

// Where it is the cards alone that are chosen, not what they are used as.
bool AnswerGroups::chooses_cards(const Event& e) const {
  if (e.cards.empty()) return false;
  for (const FieldInfo& f : schema_.of(e).fields)
    if (f.key == "as" || f.key == "type" || f.type == FieldType::names) return false;
  return true;
}

bool AnswerGroups::family(const std::vector<const Group*>& groups, Family& out) {
  if (groups.size() < 2) return false;
  std::vector<std::size_t> of_size;
  for (const Group* g : groups) {
    for (const Card c : g->cards) {
      if (c == unknown_card) return false;
      if (std::ranges::find(out.cards, c) == out.cards.end()) out.cards.push_back(c);
    }
    if (of_size.size() <= g->cards.size()) of_size.resize(g->cards.size() + 1);
    ++of_size[g->cards.size()];
  }
  out.most = of_size.size() - 1;
  out.least = static_cast<std::size_t>(
      std::ranges::find_if(of_size, [](std::size_t n) { return n > 0; }) - of_size.begin());
  for (std::size_t k = out.least; k <= out.most; ++k)
    if (of_size[k] != ways(out.cards.size(), k)) return false;
  return true;
}

Message AnswerGroups::aimed(Message words, const Group& g) const {
  std::vector<Message> others;
  for (std::size_t i = 1; i < g.at.size(); ++i) others.push_back(said_seats(g.at[i], labels_));
  if (others.empty()) return words;
  return say::or_at(std::move(words), joined(std::move(others), say::semicolon));
}

Message AnswerGroups::words(const Group& g) const {
  return aimed(said_event(schema_, g.event, labels_), g);
}

Message AnswerGroups::words(const Group& g, const Family& f) const {
  Event all = g.event;
  all.cards = f.cards;
  Message out = said_event(schema_, all, labels_);
  if (f.most == 1)
    out = say::one_of_these(std::move(out));
  else if (f.least == f.most)
    out = say::any_of_these(std::move(out), f.most);
  else
    out = say::some_of_these(std::move(out), f.least, f.most);
  return aimed(std::move(out), g);
}

std::vector<Card> AnswerGroups::cards() const {
  std::vector<Card> out;
  for (const Group& g : groups_)
    for (const Card c : g.cards)
      if (std::ranges::find(out, c) == out.end()) out.push_back(c);
  return out;
}

SeatSet AnswerGroups::seats() const {
  SeatSet out;
  for (const Group& g : groups_)
    if (g.event.seat != nobody) out.add(g.event.seat);
  return out;
}

std::vector<Message> AnswerGroups::words() const {
  std::vector<Message> out;
  std::vector<bool> told(groups_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    if (told[i]) continue;
    const Group& first = groups_[i];
    std::vector<const Group*> like_it;
    Family all;
    if (chooses_cards(first.event))
      for (std::size_t j = i; j < groups_.size(); ++j)
        if (!told[j] && alike(first, groups_[j])) like_it.push_back(&groups_[j]);
    const bool any = family(like_it, all);
    Message sentence = any ? words(first, all) : words(first);
    if (out.empty() || sentence != out.back()) out.push_back(std::move(sentence));
    if (!any) continue;
    for (const Group* g : like_it) told[static_cast<std::size_t>(g - groups_.data())] = true;
  }
  return out;
}

}  // namespace tally::report
