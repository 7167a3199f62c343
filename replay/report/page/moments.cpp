#include "replay/report/page/moments.h"

#include <algorithm>
#include <array>

#include "replay/answer_text.h"

namespace tally::report {
namespace {

constexpr std::size_t most_choices = 24;      // listed of a decision
constexpr std::size_t most_aims = 12;         // of one of them
constexpr std::uint32_t most_answers = 2000;  // counted

// A record may leave out the second name.
bool same_but_aim(const Event& a, const Event& given) {
  return a.kind == given.kind && a.what == given.what && a.other == given.other &&
         a.value == given.value && (a.extra == given.extra || !given.shows(Field::extra)) &&
         std::ranges::equal(a.cards, given.cards);
}

class Lister final : public AnswerSink {
 public:
  Lister(Decision& out, const Schema& schema, const Question& q, const Event& given)
      : out_(out), schema_(schema), q_(q), given_(given) {}

  bool take(const Event& e) override {
    std::size_t n = out_.legal.size();
    while (n > 0 && !same_but_aim(out_.legal[n - 1].event, e)) --n;
    if (n == 0 && out_.legal.size() < most_choices) {
      Choice& c = out_.legal.emplace_back();
      c.event = e;
      c.cards.assign(e.cards.begin(), e.cards.end());
      c.event.cards = c.cards;
      Event unaimed = c.event;
      unaimed.seats = {};
      c.typed = answer_text(schema_, q_, unaimed);
      n = out_.legal.size();
    }
    if (n == 0 || out_.legal[n - 1].at.size() == most_aims)
      ++out_.more;
    else
      out_.legal[n - 1].at.push_back(e.seats);
    if (n > 0 && same_but_aim(e, given_) && e.seats == given_.seats)
      out_.taken = static_cast<int>(n) - 1;
    return ++answers_ < most_answers;
  }

 private:
  Decision& out_;
  const Schema& schema_;
  const Question& q_;
  const Event& given_;
  std::uint32_t answers_ = 0;
};

}  // namespace

// Compares each field with what it was; the fields come in the same order every time.
class Moments::Fields final : public StateSink {
 public:
  Fields(Moments& owner, std::vector<FieldChange>& out) : owner_(owner), out_(out) {}

  void field(std::string_view path, std::string_view text) override {
    auto& paths = owner_.paths_;
    const std::uint32_t value = owner_.value(text);
    if (at_ == paths.size() || paths[at_] != path)
      at_ = static_cast<std::size_t>(std::find(paths.begin(), paths.end(), path) - paths.begin());
    if (at_ == paths.size()) {
      paths.emplace_back(path);
      owner_.now_.push_back(value + 1);  // another than it is
    }
    told_.resize(paths.size());
    told_[at_] = true;
    set(at_++, value);
  }

  // A field that is there only while it says something.
  void empty_the_others() {
    for (std::size_t i = 0; i < told_.size(); ++i)
      if (!told_[i]) set(i, owner_.value(""));
  }

 private:
  void set(std::size_t path, std::uint32_t value) {
    if (owner_.now_[path] == value) return;
    owner_.now_[path] = value;
    out_.push_back({static_cast<std::uint32_t>(path), value});
  }

  Moments& owner_;
  std::vector<FieldChange>& out_;
  std::vector<bool> told_ = std::vector<bool>(owner_.paths_.size());
  std::size_t at_ = 0;
};

Moments::Moments(const Game& game, std::vector<Eye> eyes)
    : schema_(game.schema()), eyes_(std::move(eyes)) {}

std::uint32_t Moments::value(std::string_view text) {
  const auto [place, added] =
      value_of_.try_emplace(std::string(text), static_cast<std::uint32_t>(values_.size()));
  if (added) values_.emplace_back(text);
  return place->second;
}

void Moments::look(const Match& match, std::vector<FieldChange>& out) {
  Fields sink(*this, out);
  match.fields(sink);
  sink.empty_the_others();
}

void Moments::event(const Event& e, const Match& match, std::uint32_t /*source_at*/) {
  look(match, events_ == 0 ? start_ : changes_.back());
  std::array<Rule, 8> bearing{};
  match.sums(e, sums_.emplace_back());
  place_decision(e);
  const auto n = static_cast<std::size_t>(match.also(e, bearing));
  also_.emplace_back(bearing.begin(), bearing.begin() + static_cast<std::ptrdiff_t>(n));
  changes_.emplace_back();
  see(e);
  ++events_;
}

void Moments::finish(const Match& match) { look(match, events_ == 0 ? start_ : changes_.back()); }

void Moments::decided(const Question& q, const Event& answer) {
  if (schema_.of(answer).role != EventRole::choice) return;
  Decision& d = asked_.emplace_back();
  d.kind = answer.kind;
  d.seat = answer.seat;
  d.may_pass = q.may_pass;
  Lister lister(d, schema_, q, answer);
  q.each(lister);
}

// An answer is told after it was given; what the record has beside it may come in between.
void Moments::place_decision(const Event& e) {
  const auto its = std::ranges::find_if(
      asked_, [&](const Decision& d) { return d.kind == e.kind && d.seat == e.seat; });
  if (its == asked_.end()) return;
  its->event = events_;
  decisions_.push_back(std::move(*its));
  asked_.erase(asked_.begin(), its + 1);
}

void Moments::see(const Event& e) {
  Unseen unseen;
  unseen.event = events_;
  for (std::size_t eye = 0; eye < eyes_.size(); ++eye) {
    const Event seen = eyes_[eye](e);
    if (seen.hidden == e.hidden && std::ranges::equal(seen.cards, e.cards)) continue;
    const std::uint32_t viewer = std::uint32_t{1} << eye;
    const auto same =
        std::find_if(unseen.versions.begin(), unseen.versions.end(), [&](const Unseen::Version& v) {
          return v.event.hidden == seen.hidden && std::ranges::equal(v.cards, seen.cards);
        });
    if (same != unseen.versions.end()) {
      same->viewers |= viewer;
      continue;
    }
    Unseen::Version& v = unseen.versions.emplace_back();
    v.viewers = viewer;
    v.event = seen;
    v.cards.assign(seen.cards.begin(), seen.cards.end());
  }
  if (unseen.versions.empty()) return;
  for (Unseen::Version& v : unseen.versions) v.event.cards = v.cards;
  unseen_.push_back(std::move(unseen));
}

}  // namespace tally::report
