// What a record does not show of an answer: fields that are null. What the question says itself is
// put in; of the rest every way that could be legal is one, and the one is taken after which the
// record goes on best.
#include <algorithm>
#include <cstring>
#include <iterator>
#include <string>

#include "engine/core/card_set.h"
#include "replay/guide/matching.h"
#include "replay/guide/guide.h"
#include "replay/messages.h"

namespace tally {
namespace {

constexpr std::uint8_t bit_of(Field f) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(f));
}

const FieldInfo* field_of(const KindInfo& kind, Field f) {
  const auto it = std::find_if(kind.fields.begin(), kind.fields.end(),
                               [&](const FieldInfo& i) { return i.field == f; });
  return it == kind.fields.end() ? nullptr : &*it;
}

bool hides(const KindInfo& kind, const Event& e, Field f) {
  return !e.shows(f) && field_of(kind, f) != nullptr;
}

// Cards, not names of something else; a whole pile may stay untold.
bool may_be_unseen(const KindInfo& kind) {
  const FieldInfo* const cards = field_of(kind, Field::cards);
  return cards != nullptr && cards->type != FieldType::names && kind.from != Spot::discard &&
         kind.from != Spot::none;
}

}  // namespace

// Ways to fill in are the same wherever the same is asked and answered there as things stand.
std::uint64_t Guide::place_of(const Question& q, const Event& a, std::uint8_t sought) {
  Signature s;
  s.mix(std::uint64_t{sought});
  s.mix(std::uint64_t{at_});
  const std::span<const std::byte> state = match_->state();
  work_ += state.size() / hashed_as_one;
  for (std::size_t i = 0; i < state.size(); i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, state.data() + i, std::min(sizeof word, state.size() - i));
    s.mix(word);
  }
  Event asked;
  asked.kind = q.ask;
  asked.what = q.what;
  asked.seat = q.who;
  asked.other = q.other;
  asked.value = q.value;
  asked.extra = q.may_pass ? 1 : 0;
  s.mix(asked);
  for (const std::uint64_t word : q.accepts.words()) s.mix(word);
  s.mix(q.seats.words()[0]);
  s.mix((std::uint64_t{q.card.number()} << 32U) + q.rule);
  s.mix(a);
  s.mix(a.hidden);
  return s.value();
}

bool Guide::recall(std::uint64_t place) {
  fillings_.clear();
  const auto it = known_.find(place);
  if (it == known_.end()) return false;
  fillings_ = it->second;
  return true;
}

void Guide::keep(std::uint64_t place) {
  if (known_count_ + fillings_.size() + 1 > most_known) known_.clear(), known_count_ = 0;
  known_count_ += fillings_.size() + 1;
  std::vector<Filling>& kept = known_[place];
  kept = fillings_;
  for (Filling& f : kept) f.event.cards = {};
}

// What the question names itself need not be said again. Returns which fields are filled in so.
std::uint8_t Guide::fill_from_question(const Question& q, Event& a) {
  const std::uint8_t before = a.hidden;
  const KindInfo& kind = schema_.of(a);
  if (!a.shows(Field::what) &&
      (q.told != nullptr || q.same_what || kind.role == EventRole::chance) && q.what != 0) {
    a.what = q.what;
    a.show(Field::what);
  }
  if (!a.shows(Field::other) && q.other != nobody) {
    a.other = q.other;
    a.show(Field::other);
  }
  if (hides(kind, a, Field::seat) && q.who != nobody) {
    a.seat = q.who;
    a.show(Field::seat);
  }
  // So many as are due, whichever.
  if (hides(kind, a, Field::cards) && may_be_unseen(kind) && kind.role != EventRole::choice) {
    const std::size_t due = q.told != nullptr ? q.told->cards.size()
                            : q.value > 0     ? static_cast<std::size_t>(q.value)
                                              : 0;
    if (due > 0 && due <= max_cards) {
      a.cards = q.told != nullptr ? q.told->cards : unseen_cards(due);
      a.show(Field::cards);
    }
  }
  return static_cast<std::uint8_t>(before & ~a.hidden);
}

void Guide::keep_if_possible(const Question& q, const Event& a) {
  if (++tried_ > most_tried) return;
  ++work_;
  const Verdict v = q.judge(a);
  if ((!v.legal() && !v.undecided) || fillings_.size() >= most_ways) return;
  fillings_.push_back({a, a.cards.size(), {}, v.legal()});
}

// Every way to fill in one more field, and then the others.
void Guide::collect(const Question& q, const Event& a) {
  if (tried_ > most_tried) return;
  const KindInfo& kind = schema_.of(a);
  const auto with = [&](Field f, auto set) {
    Event x = a;
    x.show(f);
    set(x);
    collect(q, x);
  };
  const auto players = static_cast<Seat>(record_->setup.players);
  if (hides(kind, a, Field::seat)) {
    for (Seat s = 0; s < players; ++s) with(Field::seat, [&](Event& x) { x.seat = s; });
    return;
  }
  if (hides(kind, a, Field::cards) && may_be_unseen(kind)) {
    constexpr std::size_t most_cards = 20;
    const auto so_many = [&](std::size_t n) {
      with(Field::cards, [&](Event& x) { x.cards = unseen_cards(n); });
    };
    // As many as the question says, first: where that is a limit, fewer will do.
    const std::size_t due = q.value > 1 ? static_cast<std::size_t>(q.value) : 1;
    if (due <= max_cards) so_many(due);
    for (std::size_t n = 1; n <= most_cards; ++n)
      if (n != due) so_many(n);
    return;
  }
  if (hides(kind, a, Field::what)) {
    const std::size_t names = field_of(kind, Field::what)->names.size();
    for (std::size_t n = 0; n < names; ++n)
      with(Field::what, [&](Event& x) { x.what = static_cast<What>(n); });
    return;
  }
  if (hides(kind, a, Field::other)) {
    for (Seat s = nobody; s < players; ++s) with(Field::other, [&](Event& x) { x.other = s; });
    return;
  }
  if (hides(kind, a, Field::value)) {
    constexpr std::size_t most_value = 3;
    for (std::size_t n = 0; n <= std::max(a.cards.size(), most_value); ++n)
      with(Field::value, [&](Event& x) { x.value = static_cast<std::int16_t>(n); });
    return;
  }
  if (hides(kind, a, Field::seats)) {
    const auto on = [&](const SeatList& seats) {
      with(Field::seats, [&](Event& x) { x.seats = seats; });
    };
    SeatList others;
    SeatList all;
    for (Seat s = 0; s < players; ++s) {
      on({s});
      if (!match_->plays(s)) continue;
      all.push(s);
      if (s != a.seat) others.push(s);
    }
    if (others.size() > 1) on(others);
    if (all.size() > 1) on(all);
    on({});
    for (Seat s = 0; s < players; ++s)
      for (Seat t = 0; t < players; ++t)
        if (s != t) on({s, t});
    for (Seat s = 0; s < players; ++s)
      for (Seat t = static_cast<Seat>(s + 1); t < players; ++t)
        for (Seat u = static_cast<Seat>(t + 1); u < players; ++u) on({s, t, u});
    return;
  }
  keep_if_possible(q, a);
}

std::size_t Guide::decide_gap(std::size_t ways, std::size_t anothers) {
  gap_nth_ = gap_met_ && gap_at_ == at_ ? gap_nth_ + 1 : 0;
  gap_at_ = at_;
  gap_met_ = true;
  const std::uint32_t before = disputes_here();
  Dispute& d = met_.emplace_back();
  d.met = before;
  d.at = at_;
  d.gap = true;
  d.nth = gap_nth_;
  d.count = static_cast<std::uint8_t>(ways);
  d.anothers = static_cast<std::uint8_t>(anothers);
  work_ += gap_plan_.size();
  for (const GapChoice& c : gap_plan_)
    if (c.at == at_ && c.nth == d.nth) d.chosen = std::min<std::uint8_t>(c.way, d.count - 1U);
  return d.chosen;
}

// What is not shown decides from here on, and in more ways than can be tried.
void Guide::give_up(Rule rule, Seat seat) {
  if (Finding* const f = finding(FindingKind::undecided, rule, seat)) {
    if (sink_ != nullptr) sink_->disputed(*f, nullptr, nullptr, nullptr);
    f->found = peek() != nullptr ? words(*peek()) : Message();
    f->message = say::blind_from_here();
    f->expected = say::what_is_left_out();
  }
  blind_ = report_->given_up = true;
}

// Fills in one thing more that is not shown, or two if `both`, in every way, and plays each of
// them: until `enough`, asked after each, or as long as there is work. Returns whether it was
// enough.
template <class Enough>
bool Guide::try_gaps(bool both, std::uint64_t most, Enough enough) {
  // What is behind all that disagrees mends none of it.
  std::vector<Dispute> gaps;
  std::copy_if(met_.begin(), met_.end(), std::back_inserter(gaps),
               [&](const Dispute& d) { return d.gap && d.at <= disagreed_at_; });
  const std::vector<GapChoice> plan = gap_plan_;
  const auto fill = [&](const Dispute& d, std::uint8_t way) {
    std::erase_if(gap_plan_, [&](const GapChoice& c) { return c.at == d.at && c.nth == d.nth; });
    gap_plan_.push_back({d.at, d.nth, way});
  };
  const auto tried = [&](Dispute d, std::uint8_t way) {
    for (;;) {
      fill(d, way);
      play(nullptr);
      ++gaps_tried_;
      if (enough()) return true;
      // Where it is another's then, it may also be one's who is asked still later.
      if (way != d.anothers || work_ >= allowed_) return false;
      const auto next = std::find_if(met_.begin(), met_.end(), [&](const Dispute& x) {
        return x.gap && x.at == d.at && x.nth == d.nth + 1;
      });
      if (next == met_.end() || next->anothers == no_way) return false;
      d = *next;
      way = d.anothers;
    }
  };
  const auto each_way = [&](const Dispute& d, auto f) {
    for (std::uint8_t way = 0; way < d.count && may_try_gaps(most); ++way)
      if (way != d.chosen && f(way)) return true;
    return false;
  };
  for (std::size_t i = 0; i < gaps.size(); ++i) {
    const bool found = each_way(gaps[i], [&](std::uint8_t way) {
      if (!both) {
        gap_plan_ = plan;
        return tried(gaps[i], way);
      }
      for (std::size_t j = i + 1; j < gaps.size(); ++j)
        if (each_way(gaps[j], [&](std::uint8_t other) {
              gap_plan_ = plan;
              fill(gaps[i], way);
              return tried(gaps[j], other);
            }))
          return true;
      return false;
    });
    if (found) return true;
  }
  return false;
}

// Whether what is not shown can be filled in so that nothing disagrees: one thing, or else two,
// that takes the record past where it disagrees first, and so on from there. Then gap_plan_ is it,
// else what takes the record furthest.
bool Guide::fits_with_gaps() {
  struct Fitting {
    std::size_t upto = 0;  // the first disagreement
    std::vector<GapChoice> plan;
  };
  limit_ = 1;
  play(nullptr);
  std::vector<Fitting> open{{disagreed_at_, gap_plan_}};
  Fitting furthest = open.front();
  while (!open.empty() && may_try_gaps(work_to_fit(allowed_))) {
    const Fitting from = std::move(open.back());
    open.pop_back();
    if (from.upto > furthest.upto) furthest = from;
    std::vector<Fitting> further;
    const auto fits = [&] {
      if (cost_ > 0 && disagreed_at_ > from.upto) further.push_back({disagreed_at_, gap_plan_});
      return cost_ == 0;
    };
    for (const bool both : {false, true}) {
      if (!further.empty()) break;
      gap_plan_ = from.plan;
      play(nullptr);
      if (try_gaps(both, work_to_fit(allowed_), fits)) return true;
    }
    // The one that goes furthest is the next.
    std::stable_sort(further.begin(), further.end(),
                     [](const Fitting& a, const Fitting& b) { return a.upto < b.upto; });
    std::move(further.begin(), further.end(), std::back_inserter(open));
  }
  gap_plan_ = furthest.plan;
  return false;
}

// Of all the ways to fill in one thing that is not shown the one that leaves the fewest
// disagreements, as long as there is one; where there is none, of two things. Returns what is left.
std::uint32_t Guide::search_gaps() {
  std::uint32_t best = cost_;
  if (std::none_of(met_.begin(), met_.end(), [](const Dispute& d) { return d.gap; })) return best;
  gaps_tried_ = 0;
  fits_with_gaps();
  limit_ = most_cost;
  play(nullptr);
  if (cost_ > best) {
    gap_plan_.clear();
    play(nullptr);
  }
  best = cost_;
  const std::uint64_t most = work_to_fill(allowed_);
  gaps_tried_ = 0;
  for (bool both = false; best > 0;) {
    const std::uint32_t before = best;
    std::vector<GapChoice> least = gap_plan_;
    limit_ = best;
    try_gaps(both, most, [&] {
      if (cost_ >= best) return false;
      limit_ = best = cost_;
      least = gap_plan_;
      return best == 0;
    });
    // Not if it is only two at a time that were not all tried.
    gaps_left_ = !both && best > 0 && !may_try_gaps(most);
    gap_plan_ = std::move(least);
    limit_ = most_cost;
    play(nullptr);
    if (!may_try_gaps(most) || (both && best >= before)) break;
    both = best >= before;
  }
  return cost_;
}

// `asked`: what the question has filled in. `not_his`: it answers another question.
Guide::Filled Guide::fill_gaps(const Question& q, Event& a, Verdict& v, std::uint8_t asked) {
  const KindInfo& kind = schema_.of(a);
  std::uint8_t open = 0;
  for (const FieldInfo& f : kind.fields)
    if (!a.shows(f.field)) open = static_cast<std::uint8_t>(open | bit_of(f.field));
  // A source that never shows some kinds of events leaves out much that is of no account.
  const bool may_be_anothers =
      tells_all() && q.may_pass &&
      (asked & (bit_of(Field::seat) | bit_of(Field::what) | bit_of(Field::other))) != 0;
  const bool of_account =
      open != 0 && kind.role == EventRole::choice && (tells_all() || (!v.legal() && !v.undecided));
  // Whoever may pass may have, and another answers.
  if (q.may_pass)
    guessed_ = static_cast<std::uint8_t>(asked & (bit_of(Field::seat) | bit_of(Field::other)));
  if (!of_account && !may_be_anothers) return Filled::whole;
  const bool well_so = v.legal();
  fillings_.clear();
  if (of_account) {
    if (const std::uint64_t place = place_of(q, a, asked); !recall(place)) {
      if (work_ - begun_at_ > most_work_of_gaps) filled_until_ = std::min(filled_until_, at_);
      if (at_ >= filled_until_) return give_up(q.rule, q.who), Filled::not_his;
      tried_ = 0;
      if (well_so) fillings_.push_back({a, a.cards.size(), {}, true});  // where it decides nothing
      collect(q, a);
      keep(place);
    }
    for (const Filling& f : fillings_) {
      const Filling& other = fillings_.front();
      const auto guess = [&](Field field, bool differ) {
        if (differ) guessed_ = static_cast<std::uint8_t>(guessed_ | bit_of(field));
      };
      guess(Field::seat, f.event.seat != other.event.seat);
      guess(Field::other, f.event.other != other.event.other);
      guess(Field::value, f.event.value != other.event.value);
      guess(Field::cards, f.cards != other.cards);
    }
    if (fillings_.empty() && hides(kind, a, Field::cards) && may_be_unseen(kind)) {
      a.cards = unseen_cards(1);  // not of the hand, but it may have lain open
      a.show(Field::cards);
      v = q.judge(a);
    }
    if (fillings_.empty() && !may_be_anothers) return Filled::whole;  // however it is filled in
    // Whom the record has next, or how many cards, is likelier than others to be it.
    const bool hides_cards = hides(kind, a, Field::cards);
    const Event* const next = at_ + 1 < record_->size() ? &record_->event(at_ + 1) : nullptr;
    if (next != nullptr)
      std::stable_partition(
          fillings_.begin() + (well_so ? 1 : 0), fillings_.end(), [&](const Filling& f) {
            return f.event.seats.contains(next->seat) || f.event.other == next->seat ||
                   (hides_cards && static_cast<int>(f.cards) == next->value);
          });
  }
  const std::size_t own = std::max<std::size_t>(fillings_.size(), 1);
  const std::size_t ways = own + (may_be_anothers ? 1 : 0);
  // What would break a rule here is meant for somebody else, or for later, at first sight.
  const bool not_here = may_be_anothers && fillings_.empty() && !v.legal() && !v.undecided;
  std::size_t way = 0;
  if (ways > 1) way = decide_gap(ways, !may_be_anothers ? no_way : not_here ? 0 : own);
  if (not_here) way = own - way;
  if (way == own) return Filled::not_his;
  if (fillings_.empty()) return Filled::whole;
  const std::span<const Card> cards = a.cards;
  const Filling& f = fillings_[way];
  a = f.event;
  a.cards = !cards.empty() ? cards : unseen_cards(f.cards);
  v = {no_rule, !f.legal};
  return well_so || (f.legal && fillings_.size() == 1) ? Filled::whole : Filled::open;
}

// A card that everybody saw go, or that was taken from somebody, is taken for one of the hand, but
// may be one that lay open: so it is if the record goes on better then. `as_said`: it can have been
// of the hand; `not_shown`: the record says nothing of it, not even that it was not seen.
void Guide::name_open(const Question& q, Event& a, bool as_said, bool not_shown) {
  const KindInfo& kind = schema_.of(a);
  if (kind.role != EventRole::choice || !(kind.all_see_it_go() || takes(kind)) ||
      a.cards.size() > named_.size())
    return;
  if (!tells_all()) return;
  if (const std::uint64_t place = place_of(q, a, as_said ? or_open : open_only); !recall(place)) {
    find_open(q, a, as_said);
    keep(place);
  }
  // Who takes one that is not seen takes it out of the hand, unless the record has another
  // elsewhere.
  if (takes(kind) && as_said && !not_shown)
    std::erase_if(fillings_, [&](const Filling& f) {
      return f.cards > 0 && named_from(f.named[0], a.other) != From::another;
    });
  if (fillings_.empty()) return;
  const std::size_t ways = fillings_.size();
  const Filling& f = fillings_[ways > 1 ? decide_gap(ways) : 0];
  // That it was of the hand is the record's own word if it says that it was not seen.
  if (takes(kind) && ways > 1 && (not_shown || f.cards > 0))
    guessed_ = static_cast<std::uint8_t>(guessed_ | bit_of(Field::cards));
  if (f.cards > 0) name_as(a, f);
}

// From whom this card comes when the record names it next.
Guide::From Guide::named_from(Card c, Seat whose) const {
  const std::size_t next = named_next(c);
  if (next == record_->size()) return From::not_named;
  const Event& e = record_->event(next);
  const Spot from = schema_.of(e).from;
  const Seat seat = from == Spot::seat || in_front(from) ? e.seat
                    : from == Spot::other                ? e.other
                                                         : nobody;
  return seat == whose ? From::him : From::another;
}

void Guide::name_as(Event& a, const Filling& f) {
  if (a.cards.data() != named_.data()) std::copy(a.cards.begin(), a.cards.end(), named_.begin());
  a.cards = {named_.data(), a.cards.size()};
  for (std::size_t i = 0; i < f.cards; ++i)
    *std::find(named_.data(), named_.data() + a.cards.size(), unknown_card) = f.named[i];
}

void Guide::find_open(const Question& q, const Event& a, bool as_said) {
  CardSet<card_ids> unseen;
  std::array<Card, max_cards> lot{};
  const auto n = static_cast<std::size_t>(match_->lot(q, lot.data()).cards);
  for (std::size_t i = 0; i < n; ++i) unseen.add(lot[i]);
  // By what is known: equipment first.
  std::array<Card, max_cards> may_be{};
  std::size_t found = 0;
  for (const bool equipment : {true, false})
    for (std::size_t i = 0; i < schema_.cards.size(); ++i) {
      const Card c = static_cast<Card>(i);
      if (schema_.cards[i].on_self == equipment && !unseen.contains(c) && match_->plays_with(c) &&
          !has(a.cards, c))
        may_be[found++] = c;
    }
  Event x = a;
  std::array<Card, max_cards> cards{};
  std::copy(a.cards.begin(), a.cards.end(), cards.begin());
  x.cards = {cards.data(), a.cards.size()};
  Card* const end = cards.data() + a.cards.size();
  fillings_.clear();
  if (as_said) fillings_.push_back({a, 0, {}, true});
  const auto fits = [&](std::array<Card, 3> with) {
    if (fillings_.size() >= most_ways) return;
    std::copy(a.cards.begin(), a.cards.end(), cards.begin());
    std::size_t k = 0;
    for (const Card c : with) {
      if (c == unknown_card) break;
      Card* const at = std::find(cards.data(), end, unknown_card);
      if (at == end) return;
      *at = c;
      ++k;
    }
    ++work_;
    if (q.judge(x).legal()) fillings_.push_back({a, k, with, true});
  };
  constexpr Card none = unknown_card;
  for (std::size_t i = 0; i < found; ++i) fits({may_be[i], none, none});
  if (std::count(a.cards.begin(), a.cards.end(), unknown_card) == 1) return;
  for (std::size_t i = 0; i < found; ++i)
    for (std::size_t j = i + 1; j < found && schema_.cards[may_be[j]].on_self; ++j) {
      fits({may_be[i], may_be[j], none});
      for (std::size_t k = j + 1; k < found && schema_.cards[may_be[k]].on_self; ++k)
        fits({may_be[i], may_be[j], may_be[k]});
    }
}

Message Guide::keys_of(const Event& e, std::uint8_t fields) const {
  std::vector<Message> keys;
  for (const FieldInfo& f : schema_.of(e).fields)
    if ((fields & bit_of(f.field)) != 0) keys.push_back(say::quoted(f.key));
  return joined(std::move(keys), say::comma);
}

void Guide::report_open(const Question& q, const Event& a, std::uint8_t fields) {
  Finding* const f = finding(FindingKind::undecided, q.rule, a.seat);
  if (f == nullptr) return;
  if (sink_ != nullptr) sink_->disputed(*f, &q, nullptr, &a);
  f->found = words(a);
  f->message = say::hidden_value_decides();
  f->expected = say::value_of(keys_of(a, fields));
}

}  // namespace tally
