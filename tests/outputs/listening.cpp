#include "tests/outputs/listening.h"

#include <array>

#include "replay/random/answers.h"
#include "replay/words.h"
#include "tests/outputs/variants.h"

namespace tally::outputs {
namespace {

constexpr int most_answers = 48;  // of a question, and variants of some of them
constexpr int varied_answers = 3;
constexpr int fields_every = 11;  // words taken

struct FieldsMixed final : StateSink {
  FieldsMixed(Column c_, Figures& out_) : c(c_), out(out_) {}
  void field(std::string_view path, std::string_view value) override {
    out.mix_text(c, path);
    out.mix_text(c, value);
  }
  Column c;
  Figures& out;
};

}  // namespace

void mix_state(const Match& match, Column c, Figures& out) {
  FieldsMixed sink(c, out);
  match.fields(sink);
}

struct Listening::Listing final : AnswerSink {
  Listing(Listening& owner_, const Question& q_) : owner(owner_), q(q_) {}
  bool take(const Event& e) override {
    owner.out_.mix_event(Column::asked, e);
    if (n % 8 == 0 && n / 8 < varied_answers) owner.vary(q, e);
    return ++n < most_answers;
  }
  Listening& owner;
  const Question& q;
  int n = 0;
};

Listening::Listening(const Game& game, int players, Figures& out)
    : schema_(game.schema()),
      players_(players),
      out_(out),
      taken_(game.match()),
      strayed_(game.match()) {}

void Listening::mix_question(const Question& q) {
  Signature& s = out_[Column::asked];
  for (const int n : {int{q.ask}, int{q.what}, int{q.who}, int{q.other}, int{q.value},
                      int{q.may_pass}, int{q.rule}, int{q.card}, int{q.own_seat}, int{q.same_what}})
    s.mix(static_cast<std::uint64_t>(n));
  for (const KindSet& kinds : {q.accepts, q.follows})
    for (const Kind k : kinds) s.mix(std::uint64_t{1000} + static_cast<unsigned>(int{k}));
  for (const Seat seat : q.seats) s.mix(static_cast<std::uint64_t>(int{seat}));
}

void Listening::list(const Question& q) {
  Listing listing(*this, q);
  q.each(listing);
  mix_verdict(q.judge(Event{}));
}

void Listening::vary(const Question& q, const Event& e) {
  each_variant(schema_, players_, e, [&](const Event& v, Field) {
    mix_verdict(q.judge(v));
    Event whole = v;
    q.complete(whole);
    out_.mix_event(Column::refused, whole);
    out_[Column::refused].mix(std::uint64_t{q.rules->could_answer(q, v)} << 1U |
                              std::uint64_t{q.rules->answers_only_this(q, v)});
  });
}

void Listening::decided(const Question& q, const Event& answer) {
  mix_question(q);
  if (!RandomAnswers::of_chance(schema_, q)) list(q);
  vary(q, answer);
}

void Listening::event(const Event& e, const Match& match, std::uint32_t /*source_at*/) {
  out_.mix_event(Column::events, e);
  out_.mix_text(Column::events, match.unsound());
  if (schema_.of(e).boundary) mix_state(match, Column::worded, out_);
  for (const Lang lang : {Lang::en, Lang::zh})
    out_.mix_text(Column::worded, event_words(schema_, e, lang));
  sums_.clear();
  match.sums(e, sums_);
  for (const Message& m : sums_)
    for (const Lang lang : {Lang::en, Lang::zh}) out_.mix_text(Column::sums, text_of(m, lang));
  std::array<Rule, 8> bearing{};
  const int n = match.also(e, bearing);
  for (int i = 0; i < n; ++i)
    out_[Column::sums].mix(static_cast<std::uint64_t>(int{bearing[static_cast<std::size_t>(i)]}));
  cite(e, match);
  take_words(e, match);
}

void Listening::mix_verdict(const Verdict& v) {
  out_[Column::refused].mix(static_cast<std::uint64_t>(int{v.broken}) << 9U |
                            std::uint64_t{v.undecided} << 8U | v.why);
}

void Listening::cite(const Event& e, const Match& match) {
  Signature& s = out_[Column::cited];
  const auto mix = [&](const Event& v) {
    s.mix(static_cast<std::uint64_t>(int{match.rule_against(v)}) << 1U |
          std::uint64_t{match.holds(v)});
  };
  mix(e);
  each_variant(schema_, players_, e, [&](const Event& v, Field f) {
    mix(v);
    if (v.hidden == 0) s.mix(static_cast<std::uint64_t>(int{match.rule_for(e, v, f)}));
  });
  // Any other kind, of the same player and cards.
  Event other = e;
  for (Kind k = 1; k < static_cast<int>(schema_.kinds.size()); ++k) {
    if (schema_.kinds[k].fields.empty() || (int{k} + int{e.kind}) % 5 != 0) continue;
    other.kind = k;
    other.what = 0;
    mix(other);
  }
}

void Listening::take_words(const Event& e, const Match& match) {
  if (!straying_) strayed_->restore(match.state());
  straying_ = true;
  strayed_->apply(e);
  each_variant(schema_, players_, e, [&](const Event& v, Field) {
    if (++words_ % 3 != 0) return;
    taken_->restore(match.state());
    taken_->apply(v);
    out_.mix_text(Column::taken, taken_->unsound());
    if (words_ % fields_every == 0) mix_state(*taken_, Column::taken, out_);
    if (words_ % 2 == 0) strayed_->apply(v);
  });
  out_.mix_text(Column::taken, strayed_->unsound());
  if (schema_.of(e).boundary) mix_state(*strayed_, Column::taken, out_);
}

}  // namespace tally::outputs
