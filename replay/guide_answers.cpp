// What a record answers to the questions of the rules.
#include <algorithm>
#include <utility>

#include "replay/compare.h"
#include "replay/guide.h"

namespace tally {

bool Guide::fits_ahead(const Question& q) const {
  for (std::size_t k = 1; k <= answer_horizon && at_ + k < record_->size(); ++k) {
    const Event& e = record_->event(at_ + k);
    // What the record says to belong to another rule is not what is waited for.
    if (e.rule != no_rule && q.rule != no_rule && e.rule != q.rule) continue;
    if (may_answer(q, e) && (q.who == nobody || e.seat == q.who)) return true;
  }
  return false;
}

Guide::Taking Guide::take(const Question& q, Event& a) {
  const Event said = a;
  guessed_ = 0;
  std::uint8_t asked = 0;
  if (a.hidden != 0) asked = fill_from_question(q, a);
  q.complete(a);
  if (!a.shows(Field::what) && a.what != said.what) a.show(Field::what);
  Verdict v = q.judge(a);
  Filled filled = Filled::whole;
  if (a.hidden != 0 || asked != 0) filled = fill_gaps(q, a, v, asked);
  if (filled == Filled::not_his) return Taking::no_answer;
  if (sink_ != nullptr) sink_->decided(q, a);
  if (has(a.cards, unknown_card)) unseen_ = true;  // whatever it is taken for
  const bool as_said = v.legal() || v.undecided;
  if (!as_said) name_left_out(q, a, v);
  if ((v.legal() || v.undecided) && has(a.cards, unknown_card))
    name_open(q, a, as_said, !said.shows(Field::cards));
  if (v.legal() && has(a.cards, misnamed_)) misnamed_ = unknown_card;
  TakenFor as;
  bool illegal = false;
  if (filled == Filled::open) {
    report_open(q, said, static_cast<std::uint8_t>(said.hidden & ~asked));
  } else if (!v.legal()) {
    if (const Taking t = take_illegal(q, a, v, as); t != Taking::taken) return t;
    illegal = !v.undecided;
  } else if (careful_ && called_otherwise(q, a, true) &&
             decide({Reading::as_shown, Reading::misread}, true, true) == Reading::misread) {
    report_misread(q, a);
    as.mended = true;
  } else if (contradicts_itself(a)) {
    a.rule = q.rule;
    report_contradiction(a, match_->rule_for(a, a, Field::what));
    a.hide(Field::value);
  }
  go_on();
  if (illegal) illegal_at_ = at_;
  a.rule = q.rule;
  a.rule = match_->rule_for(a, a, Field::what);
  if (sink_ != nullptr && guessed_ != 0) sink_->guessed(guessed_);
  told(a, true, &q);
  if (as.mended) a.cards = {mended_.data(), a.cards.size()};
  if (as.also_unseen) lose_unseen(a.seat);
  if (as.swapped) hand_over_unseen(a.seat, as.owner);
  if (as.unseen) a.cards = unseen_cards(a.cards.size());
  if (as.only_shown) unsure_at_ = at_;
  return Taking::taken;
}

// An answer that breaks a rule, or of which nobody can say: reports it, and finds what it is best
// read as.
Guide::Taking Guide::take_illegal(const Question& q, Event& a, const Verdict& v, TakenFor& as) {
  using enum Reading;
  // The card it takes to tell is one the record tells wrong, and that has been said.
  if (v.undecided && unsure_at_ == at_) return Taking::taken;
  const std::size_t due = q.value > 0 ? static_cast<std::size_t>(q.value) : 0;
  // What only the one whose turn it is could do, he may have done.
  Event his = a;
  his.seat = q.who;
  const bool of_another = q.who != nobody && a.seat != q.who && q.judge(his).legal();
  // And what is done to the one it is due on is done to him.
  Event on_him = a;
  on_him.other = q.other;
  const bool on_another =
      q.other != nobody && a.other != q.other && a.shows(Field::other) && q.judge(on_him).legal();
  // In place of a card he cannot have had another may have gone, which nobody has seen.
  const KindInfo& kind = schema_.of(a);
  const bool not_held = !v.undecided && v.broken == schema_.holds && a.cards.size() == 1;
  const bool another = not_held && kind.from == Spot::seat && another_may_go(q, a);
  const bool another_card = another && kind.to != kind.from && due <= 1;
  as.only_shown = another && kind.to == kind.from;
  const bool thrown_away = kind.to == Spot::discard;
  // One of several cards, or one that is not of a hand: the others are what they are called.
  const bool told_wrong = !v.undecided && !of_another && !as.only_shown &&
                          (another_card ? called_otherwise(q, a, false) : amend(q, a));
  misread_ways_ = 0;
  if (told_wrong && kind.from == Spot::other) list_misread(q, a);
  // Where nothing more is seen of what is played, the others that went need not be known.
  const bool others_went = !v.undecided && !told_wrong && !another_card && kind.to == Spot::table &&
                           stays_on_table_ && may_be_unseen_cards(q, a);
  // So many were dealt, drawn or looked at as are due, where nothing but their number is wrong.
  Question of_so_many = q;
  of_so_many.value = static_cast<std::int16_t>(a.cards.size());
  const bool too_many = kind.role == EventRole::chance && kind.counted != Counted::no && due > 0 &&
                        a.cards.size() > due && of_so_many.judge(a).legal();
  if (another_card && taking_ != nothing) as.owner = last_given_to(a.cards[0]);
  if (as.owner == a.seat) as.owner = nobody;
  Reading how = as_shown;
  // How a game stands where its record begins is its word: what follows is judged by it.
  const bool stands = q.accepts == all_kinds;
  if (v.undecided || stands)
    how = as_shown;
  else if (another_card && told_wrong)
    how = decide({as_shown, misread, as_ruled, unseen, extra, ignored, missing});
  else if (another_card && !thrown_away && !of_another && as.owner != nobody)
    how = decide({as_shown, swapped, as_ruled, unseen, extra, ignored, missing});
  else if (another_card && !thrown_away && !of_another)
    how = decide({as_shown, as_ruled, unseen, extra, ignored, missing});
  else if (misread_ways_ > 0)
    how = decide_misread();
  else if (told_wrong)
    how = decide({as_shown, misread, extra, ignored, missing});
  else if (as.only_shown || others_went)
    how = decide({as_shown, unseen, extra, ignored, missing});
  else if (of_another || on_another || another_card ||
           ((a.cards.size() < due || too_many) && due <= max_cards))
    how = decide({as_shown, as_ruled, extra, ignored, missing});
  else if (q.who != nobody && a.seat != q.who && !q.may_pass)
    how = decide({missing, as_shown, extra, ignored});  // another's, who is asked later
  else
    how = decide({as_shown, extra, ignored, missing});
  // Such a choice is due: that it should not be there is not as likely as that it is another.
  if (!v.undecided && !stands) met_.back().open = false;
  if (how == missing) return Taking::no_answer;
  report_illegal(q, a, v);
  if (how == extra || how == ignored) {
    pass_by(how, {}, true);
    return Taking::passed_by;
  }
  as.mended = how == misread;
  as.swapped = how == swapped;
  as.only_shown = as.only_shown && how == unseen;
  if (how == as_ruled && of_another)
    a.seat = q.who;
  else if (how == as_ruled && on_another)
    a.other = q.other;
  else if (how == as_ruled && another_card && !thrown_away)
    as.also_unseen = true;                    // the record's name is its own from now on
  else if (how == as_ruled && !another_card)  // as many as are due, whichever
    a.cards = unseen_cards(due);
  // What it names is still where it was.
  as.unseen = how == unseen || (another_card && how == as_ruled && thrown_away);
  if (how == unseen && another_card) misnamed_ = a.cards[0];
  return Taking::taken;
}

namespace {

// The names that legal answers have which are nothing but a name.
class Names final : public AnswerSink {
 public:
  explicit Names(const Schema& schema) : schema_(schema) {}
  bool take(const Event& answer) override {
    const auto fields = schema_.of(answer).fields;
    const bool only = std::all_of(fields.begin(), fields.end(), [](const FieldInfo& f) {
      return f.field == Field::seat || (f.field == Field::what && !f.optional);
    });
    if (!only || answer.what == 0) return false;
    names_[count_++] = answer.what;
    return count_ < names_.size();
  }
  [[nodiscard]] std::span<const std::uint8_t> names() const { return {names_.data(), count_}; }

 private:
  const Schema& schema_;
  std::array<std::uint8_t, 8> names_{};
  std::size_t count_ = 0;
};

}  // namespace

// An answer that is due is not there. If it is only not written, it can be any of some names.
// `fit`: what comes next answers such a question, another's perhaps, and has been found not to
// answer this.
Reading Guide::decide_unanswered(const Question& q, bool fit) {
  using enum Reading;
  Names may_be(schema_);
  if (careful_) q.each(may_be);
  const std::span<const std::uint8_t> names = may_be.names();
  if (names.empty())
    return fit ? decide({missing, unseen}) : decide({missing, unseen, extra, ignored, passage});
  std::array<Reading, 12> ways{missing};
  auto* const end = std::fill_n(ways.begin() + 1, names.size(), unseen);
  constexpr std::array others{extra, ignored, passage};
  auto* const last = fit ? end : std::copy(others.begin(), others.end(), end);
  const Reading how = decide(std::span<const Reading>(ways.begin(), last), false, false);
  if (how == unseen) unseen_name_ = names[met_.back().chosen - 1U];
  return how;
}

// A price that the record does not have. It was not paid: then what it is the price of came all the
// same, or did not.
Reading Guide::decide_unpaid() {
  using enum Reading;
  const KindInfo& next = schema_.of(*peek());
  if (next.role == EventRole::claim && !next.boundary && !next.sequence)
    return decide({unpaid, missing, unseen, extra, ignored});
  return decide({missing, unpaid, unseen, extra, ignored});
}

// Something of the kind that was asked for, of which the record shows nothing.
Event Guide::unseen_answer(const Question& q) {
  if (q.told != nullptr) {
    const Event a = *q.told;
    told(a, false, &q);
    return a;
  }
  Event a;
  for (std::size_t k = 0; k < schema_.kinds.size(); ++k)
    if (q.accepts.contains(static_cast<Kind>(k))) a.kind = static_cast<Kind>(k);
  a.seat = q.who;
  a.what = q.what;
  a.other = q.other;
  a.value = q.value;
  a.rule = q.rule;
  const KindInfo& kind = schema_.of(a);
  const bool into_hands =
      kind.from == Spot::pile && (kind.to == Spot::seat || kind.to == Spot::each);
  const std::size_t due = q.value > 0 ? static_cast<std::size_t>(q.value) : 0;
  if (kind.role == EventRole::choice) {
    a.cards = unseen_cards(std::clamp<std::size_t>(due, 1, max_cards));
  } else if (into_hands && due > 0 && due <= max_cards) {
    a.value = match_->lot(q, room_.data()).answer.value;
    a.cards = unseen_cards(due);
  } else {
    a.hide(Field::cards);
    if (shown(a.kind)) fill_from_question(q, a);
  }
  if (unseen_name_ != 0) a.what = std::exchange(unseen_name_, std::uint8_t{0});
  told(a, false, &q);
  return a;
}

Event Guide::told_otherwise(const Question& q, const Event& shown, bool& again) {
  Event e = *q.told;
  return disagree(e, shown, again) ? e : Event{};
}

Event Guide::passed(const Question& q, std::size_t start) {
  at_ = start;
  // Of what a record never shows, that it has none says nothing.
  if (sink_ != nullptr && q.accepts.meets(record_->shows)) sink_->passed(q);
  return {};
}

Event Guide::answer(const Question& q) {
  ++work_;
  if (blind_) [[unlikely]] {
    take_rest();
    return {};
  }
  for (;;) {
    if (!quiet_) goes_on(nullptr);
    const std::size_t start = at_;
    skip_restated();
    const Event* const n = peek();
    if (n == nullptr || cost_ >= limit_) {
      ended();
      return {};
    }
    if (quiet_) {
      if (++idle_ > most_idle) ended();  // rules that ask the same for ever
      return {};
    }
    using enum Reading;
    const bool fit = may_answer(q, *n);
    // Where the record leaves out what could come next, what stands behind that may.
    const bool any_follows = q.follows.empty() || !q.follows.within(record_->shows);
    if (fit && q.told != nullptr && !agrees_but_for_cards(schema_.of(*n), *q.told, *n)) {
      bool again = false;
      const Event e = told_otherwise(q, *n, again);
      if (!again || match_->over()) return e;
      continue;
    }
    if (fit) {
      Event a = *n;
      const Taking t = take(q, a);
      if (t == Taking::taken) return a;
      if (t == Taking::passed_by) continue;
      if (report_->given_up) {
        take_rest();
        return {};
      }
    }
    bool hidden_chance = false;
    for (const Kind k : q.accepts - record_->shows)
      hidden_chance = hidden_chance || schema_.kinds[k].role == EventRole::chance;
    if (q.may_pass) {
      if (hidden_chance && !fit && q.rules->shows_answer(q, *n)) return unseen_answer(q);
      if (fit || any_follows || q.follows.contains(n->kind)) {
        // The answer itself may be what is left out.
        if (careful_ && !fit && q.rules->shows_answer(q, *n) &&
            decide({missing, unseen}, true) == unseen) {
          report_unanswered(q, *n);
          return unseen_answer(q);
        }
        // An answer may stand behind something that should not be there.
        const Reading how = careful_ && !fit && any_follows && fits_ahead(q)
                                ? decide({missing, extra, ignored}, true)
                                : missing;
        if (how != missing) {
          pass_by(how, {nullptr, &q});
          continue;
        }
        // What was passed over may be what the rules tell next.
        return passed(q, start);
      }
      // Neither an answer nor what comes after one: nothing in the rules leads to it here.
      const Reading how = schema_.of(*n).boundary ? decide({extra, ignored, missing, passage})
                                                  : decide({extra, ignored, missing});
      if (how == missing) return passed(q, start);
      pass_by(how, {nullptr, &q});
      continue;
    }
    // An answer is due. It may stand behind something that should not be there.
    const Reading how = fit             ? decide_unanswered(q, true)
                        : is_price(q)   ? decide_unpaid()
                        : fits_ahead(q) ? decide({extra, ignored, missing, unseen, passage})
                        : hidden_chance ? unseen
                                        : decide_unanswered(q, false);
    if (how == passage) report_unanswered(q, *n);
    if (how == extra || how == ignored || how == passage) {
      pass_by(how, {nullptr, &q}, how == passage);
      quiet_ = how == passage;
      continue;
    }
    if (!hidden_chance) {
      // What came of an illegal choice all the same shows that it was made, paid for or not.
      const bool of_illegal = how == unpaid && illegal_at_ == at_;
      report_unanswered(q, *n, of_illegal ? cost_of_consequence : cost_of_finding);
      unsure_at_ = at_;
    }
    if (is_price(q) && how != unseen) {
      // The unpaid skill is over: what is missing behind it is missing for itself.
      in_missing_ = false;
      in_extras_ = how == missing;
    }
    if (how == unpaid) {
      Event no_cards;
      no_cards.kind = discarding_;
      no_cards.seat = q.who;
      no_cards.rule = q.rule;
      return no_cards;
    }
    return how == unseen ? unseen_answer(q) : Event{};
  }
}

}  // namespace tally
