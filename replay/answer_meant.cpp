// Which legal answer is meant by the words of one.
#include <algorithm>
#include <optional>
#include <vector>

#include "replay/answer_fields.h"
#include "replay/answer_parser.h"
#include "replay/io/input_error.h"
#include "replay/log/json_line.h"
#include "replay/log/messages.h"

namespace tally {
namespace {

bool look_alike(const Schema& schema, Card a, Card b) {
  const auto name = [&](Card c) {
    const std::string_view token = schema.cards[c].token;
    return token.substr(0, token.find('/'));
  };
  return a < schema.cards.size() && b < schema.cards.size() && name(a) == name(b);
}

// "C8.slash" is whichever of the two is meant: that which makes the answer legal.
void take_copy_meant(const Schema& schema, const Question& q, TypedAnswer& out) {
  if (std::ranges::any_of(schema.of(out.event).fields, holds_names)) return;
  for (std::size_t i = 0; i < out.event.cards.size(); ++i) {
    if (q.judge(out.event).legal()) return;
    const Card typed = out.cards[i];
    for (Card c = 0; c < schema.cards.size(); ++c) {
      if (c == typed || !look_alike(schema, c, typed)) continue;
      out.cards[i] = c;
      if (q.judge(out.event).legal()) return;
    }
    out.cards[i] = typed;
  }
}

// 丁奉 is whichever general of that name is meant, 骁果 the skill that he has: that which makes the
// answer legal. `slot`: 0 its name, then those that stand in the place of cards.
bool take_name_meant(const Schema& schema, const Question& q, TypedAnswer& out,
                     std::size_t slot = 0) {
  if (slot > out.event.cards.size()) return q.judge(out.event).legal();
  for (const FieldInfo& f : schema.of(out.event).fields) {
    const bool named =
        slot == 0 ? f.field == Field::what && f.type == FieldType::name : holds_names(f);
    const What typed = slot == 0 ? out.event.what : static_cast<What>(out.cards[slot - 1]);
    if (!named || typed >= f.zh.size()) continue;
    const auto put = [&](What n) {
      if (slot == 0)
        out.event.what = n;
      else
        out.cards[slot - 1] = static_cast<Card>(n);
    };
    for (std::size_t n = 0; n < f.zh.size(); ++n) {
      if (f.zh[n] != f.zh[typed]) continue;
      put(static_cast<What>(n));
      if (take_name_meant(schema, q, out, slot + 1)) return true;
    }
    put(typed);
    return false;
  }
  return take_name_meant(schema, q, out, slot + 1);
}

// "骁果 to 1" where the question is about seat 1 already.
void take_aim_as_known(const Question& q, Event& e) {
  if (q.other == nobody || e.seats != SeatList{q.other} || q.judge(e).legal()) return;
  const SeatList typed = e.seats;
  e.seats = {};
  if (!q.judge(e).legal()) e.seats = typed;
}

// What all legal answers have in common that are as the text says, of what it does not say.
class Meant final : public AnswerSink {
 public:
  Meant(const Schema& schema, const Said& said, const Event& typed)
      : schema_(schema), said_(said), typed_(typed) {}

  bool take(const Event& e) override {
    if (!is_as_said(e)) return true;
    const bool first = !found_;
    found_ = true;
    if (first) common_ = e;
    if (e.what != common_.what) same_what_ = false;
    each_field([&](Field f, auto of) {
      if (e.*of != common_.*of) differs_.push_back(f);
    });
    return true;
  }

  void put_into(Event& out) const {
    if (!found_) return;
    if (same_what_) {
      out.what = common_.what;
      out.show(Field::what);
    }
    each_field([&](Field f, auto of) {
      if (!said_.says(f) && std::ranges::find(differs_, f) == differs_.end()) out.*of = common_.*of;
    });
  }

 private:
  template <class F>
  static void each_field(F f) {
    f(Field::seat, &Event::seat);
    f(Field::other, &Event::other);
    f(Field::value, &Event::value);
    f(Field::extra, &Event::extra);
    f(Field::seats, &Event::seats);
  }
  [[nodiscard]] bool is_as_said(const Event& e) const {
    bool is = e.kind == typed_.kind && e.cards.size() == typed_.cards.size() &&
              std::ranges::is_permutation(e.cards, typed_.cards) &&
              (!typed_.shows(Field::what) || same_name(e.what, typed_.what));
    each_field([&](Field f, auto of) { is = is && (!said_.says(f) || e.*of == typed_.*of); });
    return is;
  }
  // Generals of one name in Chinese, too.
  [[nodiscard]] bool same_name(What a, What b) const {
    if (a == b) return true;
    for (const FieldInfo& f : schema_.of(typed_).fields)
      if (f.field == Field::what && a < f.zh.size() && b < f.zh.size()) return f.zh[a] == f.zh[b];
    return false;
  }

  const Schema& schema_;
  const Said& said_;
  const Event& typed_;
  bool found_ = false;
  Event common_;
  bool same_what_ = true;
  std::vector<Field> differs_;
};

// Whether the legal answers of that kind, if there are any, are about whom the question is about.
class About final : public AnswerSink {
 public:
  About(const Question& q, Kind kind) : q_(q), kind_(kind) {}
  bool take(const Event& e) override {
    if (e.kind == kind_) is = e.other == q_.other;
    return !is.value_or(false);
  }
  std::optional<bool> is;

 private:
  const Question& q_;
  Kind kind_;
};

bool is_legal(const Question& q, Event e) {
  q.complete(e);
  return q.judge(e).legal();
}

}  // namespace

void read_answer(std::string_view text, const Schema& schema, const Question& q, int players,
                 TypedAnswer& out) {
  out.event = {};
  const Said said = parse_answer(text, schema, q, players, out);
  Event& e = out.event;
  if (q.rules == nullptr || e.kind == nothing || !q.accepts.contains(e.kind)) return;
  if (q.other != nobody && e.other == nobody && field_of(schema, e, Field::other) != nullptr) {
    About about(q, e.kind);
    q.each(about);
    if (about.is.value_or(!said.says(Field::seats))) e.other = q.other;
  }
  if (is_legal(q, e)) return;
  take_copy_meant(schema, q, out);
  take_name_meant(schema, q, out);
  take_aim_as_known(q, e);
  if (is_legal(q, e)) return;
  Meant meant(schema, said, e);
  q.each(meant);
  meant.put_into(e);
  if (!said.without_card.empty() && !is_legal(q, e))
    throw io::InputError(log::say::no_card_named(log::quoted(said.without_card)));
}

}  // namespace tally
