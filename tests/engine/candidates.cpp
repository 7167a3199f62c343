#include "tests/engine/candidates.h"

#include <algorithm>
#include <charconv>
#include <sstream>

namespace tally::test {
namespace {

// So many candidates a kind and seat, where the sets of cards can be many.
constexpr std::size_t enough = 20'000;
constexpr int low = -1;
constexpr int high = 7;

// Reads "seat 3 / hand" and the tokens of its cards.
class Lying final : public StateSink {
 public:
  Lying(const Schema& schema, std::vector<std::vector<Card>>& with)
      : schema_(schema), with_(with) {}
  void field(std::string_view path, std::string_view value) override {
    constexpr std::string_view seat = "seat ";
    if (!path.starts_with(seat)) return;
    int n = 0;
    std::from_chars(path.data() + seat.size(), path.data() + path.size(), n);
    if (n < 1 || n > static_cast<int>(with_.size())) return;
    const bool hand = path.ends_with("/ hand");
    std::istringstream words{std::string(value)};
    for (std::string token; words >> token;)
      for (std::size_t c = 0; c < schema_.cards.size(); ++c)
        if (schema_.cards[c].token == token && (hand || token.find('.') != std::string::npos))
          with_[static_cast<std::size_t>(n - 1)].push_back(static_cast<Card>(c));
  }

 private:
  const Schema& schema_;
  std::vector<std::vector<Card>>& with_;
};

// Every set of `size` of these, equal ones counted once. `from` is sorted.
template <class F>
void each_set(const std::vector<Card>& from, int size, std::vector<Card>& so_far, std::size_t at,
              F f) {
  if (size == 0) return f(so_far);
  for (std::size_t i = at; i + static_cast<std::size_t>(size) <= from.size(); ++i) {
    if (i > at && from[i] == from[i - 1]) continue;
    so_far.push_back(from[i]);
    each_set(from, size - 1, so_far, i + 1, f);
    so_far.pop_back();
  }
}

// Its cards are none, but have names of their own (generals).
bool of_names(const KindInfo& kind) {
  return std::any_of(kind.fields.begin(), kind.fields.end(),
                     [](const FieldInfo& f) { return f.type == FieldType::names; });
}

}  // namespace

Candidates::Candidates(const Game& game, const Match& match, int players)
    : schema_(game.schema()), match_(match), players_(static_cast<Seat>(players)) {
  named_.resize(static_cast<std::size_t>(players));
  make_seats();
}

void Candidates::make_seats() {
  const Seat n = players_;
  seats_.emplace_back();
  for (Seat a = 0; a < n; ++a) {
    seats_.push_back({a});
    for (Seat b = 0; b < n; ++b) {
      seats_.push_back({a, b});
      for (Seat c = static_cast<Seat>(b + 1); a < b && c < n; ++c) seats_.push_back({a, b, c});
    }
  }
}

void Candidates::saw(const Event& e) {
  const KindInfo& kind = schema_.of(e);
  if (of_names(kind) && e.seat != nobody)
    named_[static_cast<std::size_t>(e.seat)].assign(e.cards.begin(), e.cards.end());
  if (kind.boundary) aside_.clear();
  if (kind.boundary) used_.clear();
  if (kind.boundary) thrown_.clear();
  if (kind.to == Spot::discard) thrown_.insert(thrown_.end(), e.cards.begin(), e.cards.end());
  if (kind.to == Spot::aside || kind.to == Spot::shown)
    aside_.assign(e.cards.begin(), e.cards.end());
  if (kind.to == Spot::table) used_.assign(e.cards.begin(), e.cards.end());
}

void Candidates::look_around() {
  with_.assign(static_cast<std::size_t>(players_), {});
  Lying lying(schema_, with_);
  match_.fields(lying);
  // All who are still there, and all of them but one.
  make_seats();
  SeatList all;
  for (Seat s = 0; s < players_; ++s)
    if (match_.plays(s)) all.push(s);
  for (Seat but = nobody; but < players_; ++but) {
    SeatList list;
    for (const Seat s : all)
      if (s != but) list.push(s);
    if (list.size() > 3 && (but == nobody || list.size() < all.size())) seats_.push_back(list);
  }
}

std::vector<Candidates::Cards> Candidates::lists_of(const KindInfo& kind, Seat who,
                                                    std::size_t others) {
  std::vector<Cards> lists{{}};
  std::set<Card> alone;
  for (const Cards& his : with_) alone.insert(his.begin(), his.end());
  Cards own = aside_;
  own.insert(own.end(), used_.begin(), used_.end());
  if (kind.from == Spot::discard) own.insert(own.end(), thrown_.begin(), thrown_.end());
  alone.insert(own.begin(), own.end());
  for (std::size_t c = 0; c < schema_.cards.size(); c += 11) alone.insert(static_cast<Card>(c));
  for (const Card c : alone) lists.push_back({c});
  if (who != nobody) {
    const Cards& his = with_[static_cast<std::size_t>(who)];
    own.insert(own.end(), his.begin(), his.end());
  }
  std::sort(own.begin(), own.end());
  const std::size_t room = std::max<std::size_t>(enough / others, 1);
  most_cards_ = 1;
  const bool one = std::any_of(kind.fields.begin(), kind.fields.end(),
                               [](const FieldInfo& f) { return f.type == FieldType::card; });
  const int most =
      one ? std::min<int>(2, static_cast<int>(own.size())) : static_cast<int>(own.size());
  bool all = true;
  for (int size = 2; size <= most && all; ++size) {
    const std::size_t before = lists.size();
    Cards so_far;
    each_set(own, size, so_far, 0, [&](const Cards& set) {
      if (size == 2 || lists.size() <= room) lists.push_back(set);  // pairs are always tried
    });
    if (lists.size() > room && size > 2) {
      lists.resize(before);
      all = false;
    } else {
      most_cards_ = size;
    }
  }
  if (all) most_cards_ = max_cards;  // there are no larger ones
  if (of_names(kind) && who != nobody)
    for (const Card one : named_[static_cast<std::size_t>(who)])
      for (const Card other : named_[static_cast<std::size_t>(who)])
        if (one != other) lists.push_back({one, other});
  if (!kind.ordered) return lists;
  constexpr std::size_t few = 5;
  if (!all && aside_.size() > few) {  // too many orders to try them all
    most_cards_ = 1;
    return lists;
  }
  Cards order = aside_;
  std::sort(order.begin(), order.end());
  while (std::next_permutation(order.begin(), order.end())) lists.push_back(order);
  return lists;
}

std::size_t Candidates::ways(const FieldInfo& field, const Question& q) const {
  switch (field.field) {
    case Field::what: return field.names.size();
    case Field::other: return static_cast<std::size_t>(players_) + 1;
    case Field::value:
    case Field::extra:
      if (!field.names.empty()) return field.names.size();
      return static_cast<std::size_t>(std::max<int>(high, q.value) - low + 1);
    case Field::seats: return seats_.size();
    default: return 1;
  }
}

void Candidates::fill(Event& e, std::span<const FieldInfo> fields, const Question& q,
                      const std::vector<Cards>& lists, const Try& f) {
  if (fields.empty()) return f(e);
  const FieldInfo& field = fields.front();
  const auto rest = fields.subspan(1);
  const auto n = ways(field, q);
  switch (field.field) {
    case Field::seat: return fill(e, rest, q, lists, f);  // chosen before
    case Field::what:
      for (std::size_t i = 0; i < n; ++i) {
        e.what = static_cast<What>(i);
        fill(e, rest, q, lists, f);
      }
      return;
    case Field::other:
      for (Seat s = nobody; s < players_; ++s) {
        e.other = s;
        fill(e, rest, q, lists, f);
      }
      return;
    case Field::value:
    case Field::extra:
    case Field::more:
      for (std::size_t i = 0; i < n; ++i) {
        (field.field == Field::value ? e.value : e.extra) =
            static_cast<std::int16_t>((field.names.empty() ? low : 0) + static_cast<int>(i));
        fill(e, rest, q, lists, f);
      }
      return;
    case Field::seats:
      for (const SeatList& list : seats_) {
        e.seats = list;
        fill(e, rest, q, lists, f);
      }
      return;
    case Field::cards:
      for (const Cards& list : lists) {
        e.cards = list;
        fill(e, rest, q, lists, f);
      }
      return;
  }
}

void Candidates::each(const Question& q, const Try& f) {
  look_around();
  int most = max_cards;
  for (std::size_t k = 1; k < schema_.kinds.size(); ++k) {
    if (!q.accepts.contains(static_cast<Kind>(k))) continue;
    const KindInfo& kind = schema_.kinds[k];
    std::size_t others = 1;
    bool cards = false;
    for (const FieldInfo& field : kind.fields) {
      others *= ways(field, q);
      cards = cards || field.field == Field::cards;
    }
    for (Seat who = nobody; who < players_; ++who) {
      Event e;
      e.kind = static_cast<Kind>(k);
      e.seat = who;
      const bool others_event = !q.own_seat && who == q.other;  // he is asked what another does
      const bool asked = who != nobody && (who == q.who || q.who == nobody || others_event);
      std::vector<Cards> lists{{}};
      if (cards && asked) {
        lists = lists_of(kind, who, others);
        most = std::min(most, most_cards_);
      } else if (cards && who != nobody) {  // of who is not asked, little is enough
        for (const Card c : with_[static_cast<std::size_t>(who)]) lists.push_back({c});
      }
      fill(e, kind.fields, q, lists, f);
    }
  }
  most_cards_ = most;
}

}  // namespace tally::test
