// What leads to what in the identity game: told from its events, its questions and its state.
#include <algorithm>
#include <array>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

#include "engine/sanguosha/events.h"
#include "engine/sanguosha/flow/play.h"
#include "engine/sanguosha/game.h"
#include "engine/sanguosha/skills/skills.h"
#include "engine/sanguosha/state/state.h"
#include "replay/words.h"
#include "verify/games/sanguosha/parts.h"
#include "verify/games/sanguosha/why_messages.h"
#include "verify/games/sanguosha/why_reach.h"
#include "verify/why/messages.h"
#include "verify/why/tracer.h"

namespace tally::why {

using namespace sanguosha;

namespace {

// Kinds that are a step of what they belong to: what comes by the same rule next follows from them.
constexpr KindSet steps{kind::use,  kind::invoke, kind::due,     kind::flip, kind::judged,
                        kind::show, kind::expose, kind::declare, kind::peek, kind::reveal};

constexpr int lightning_damage = 3;
constexpr What element_fire = static_cast<What>(Element::fire);

Name name_of(What what) {
  return what < static_cast<What>(Name::count) ? static_cast<Name>(what) : Name::none;
}

class IdentityTracer final : public Tracer {
 public:
  explicit IdentityTracer(const Schema& schema) : Tracer(schema), of_rule_(rule_count(), no_node) {
    last_.fill(no_node);
    for (auto& last : of_seat_) last.fill(no_node);
  }

 private:
  using Explain = void (IdentityTracer::*)(const Event&, const Question*);
  static constexpr std::size_t seats = max_seats;

  static std::size_t rule_count() { return identity_game().rule_ids().size(); }

  // --- what has been so far
  [[nodiscard]] std::size_t& last(Kind k, Seat s) {
    static std::size_t nowhere = no_node;
    if (s < 0 || s >= max_seats) return nowhere = no_node;
    return of_seat_[static_cast<std::size_t>(s)][k];
  }
  // The last event of one of these kinds.
  [[nodiscard]] std::size_t latest(std::initializer_list<Kind> kinds) const {
    std::size_t n = no_node;
    for (const Kind k : kinds)
      if (last_[k] != no_node && (n == no_node || last_[k] > n)) n = last_[k];
    return n;
  }
  // The last step by this rule, in this turn.
  [[nodiscard]] std::size_t step(Rule rule) const {
    const std::size_t n = rule < of_rule_.size() ? of_rule_[rule] : no_node;
    return turn() != no_node && n < turn() ? no_node : n;
  }
  [[nodiscard]] const State& state() {
    std::memcpy(static_cast<void*>(&state_), match().state().data(), sizeof(State));
    return state_;
  }
  void made(std::size_t cause) { link(cause, Sort::made, say::because); }
  void made_by(Rule rule) { link(step(rule), Sort::made, say::effect_of); }

  void explain(const Event& e, const Question* q) override {
    if (e.kind < explainers.size() && explainers[e.kind] != nullptr)
      (this->*explainers[e.kind])(e, q);
    else
      told(e, q);
    remember(e);
  }

  void remember(const Event& e) {
    const std::size_t n = here();
    last_[e.kind] = n;
    last(e.kind, e.seat) = n;
    if (e.kind == kind::damage || e.kind == kind::lose || e.kind == kind::heal)
      changed_hp_[at(e.seat)] = n;
    if (e.kind == kind::chain && e.value != 0) chained_[at(e.seat)] = n;
    Rule rule = e.rule;
    if (e.kind == kind::use) rule = info(name_of(e.what)).rule;
    if (e.kind == kind::death) of_rule_[rule::reward] = of_rule_[rule::punish] = n;
    const bool price = e.kind == kind::discard && step(rule) != no_node;
    if ((steps.contains(e.kind) || price) && rule < of_rule_.size()) of_rule_[rule] = n;
    if (e.kind == kind::due && e.cards.size() == 1 && e.cards[0] < deck_size)
      of_rule_[info(due_as_).rule] = n;
    if (e.kind == kind::use && is_slash(name_of(e.what))) wine_ = wine_of_use_;
  }
  [[nodiscard]] static std::size_t at(Seat s) {
    return s >= 0 && s < max_seats ? static_cast<std::size_t>(s) : seats;
  }

  // --- kinds
  // Whatever has no row of its own: cards that go where they go, and the rest by its rule.
  void told(const Event& e, const Question* q) {
    const KindInfo& kind = schema().of(e);
    if (q != nullptr && !q->may_pass) made_by(q->rule);
    made_by(e.rule);
    if (kind.from != Spot::none && kind.from != Spot::pile)
      link_cards(e, kind.role == EventRole::choice ? Sort::possible : Sort::made,
                 kind.role == EventRole::choice ? say::card_from : say::because);
  }

  void used(const Event& e, const Question* q) {
    const Name as = name_of(e.what);
    const Ask ask = q == nullptr ? Ask::none : static_cast<Ask>(q->ask);
    cite(info(as).rule);
    if (ask == Ask::rescue)
      link(last(kind::dying, q->other), Sort::made, say::in_answer);
    else if (ask != Ask::play)
      link(step(e.rule), Sort::made, say::in_answer);
    link_cards(e, Sort::possible, say::card_from);
    const State& s = state();
    wine_of_use_ = is_slash(as) && s.drunk(e.seat) ? step(rule::wine) : no_node;
    const Name weapon = s.weapon(e.seat);
    if (is_slash(as) && ask == Ask::play && s.slashes() > 0 && effects_of(weapon).unlimited_slash)
      link(came(s.equipment(e.seat, 0), e.seat), Sort::possible, say::no_limit, {},
           info(weapon).rule);
    for (const NearBy& by : near_by(state_, e, as)) {
      const std::size_t cause =
          by.dead != nobody ? last(kind::death, by.dead) : came(by.card, e.seat);
      link(cause, Sort::possible, say::in_reach, {}, is_slash(as) ? rule::range : rule::distance);
    }
  }

  void answered(const Event& e, const Question* q) {
    if (q != nullptr) {
      const std::size_t of = q->what != 0 && e.kind == kind::nullify
                                 ? step(info(name_of(q->what)).rule)
                                 : step(q->rule);
      const bool counters = e.kind == kind::nullify && name_of(q->what) == Name::nullification;
      link(counters ? last_[kind::nullify] : of, Sort::made, say::in_answer);
    } else {
      made_by(e.rule);
      link(last_[kind::invoke], Sort::made, say::effect_of);
    }
    link_cards(e, Sort::possible, say::card_from);
    if (e.kind == kind::respond && step(rule::duel) != no_node && q != nullptr &&
        q->rule == rule::duel && last_[kind::respond] != no_node &&
        last_[kind::respond] > step(rule::duel))
      link(last_[kind::respond], Sort::row, say::answered_before);
  }

  void damaged(const Event& e, const Question* /*q*/) {
    if (e.rule == rule::chain) {
      link(last_[kind::damage], Sort::made, say::effect_of);
      link(chained(e.seat), Sort::possible, say::chained_by, {}, rule::chain);
    }
    const std::size_t by = step(e.rule);
    made_by(e.rule);
    const State& s = state();
    // What the weapon or a skill of the source did after the card was used.
    if (by != no_node && s.seated(e.other)) {
      const auto since = [&](Rule rule) {
        if (step(rule) != no_node && step(rule) > by) link(step(rule), Sort::made, say::and_);
      };
      if (s.weapon(e.other) != Name::none) since(info(s.weapon(e.other)).rule);
      for (const Skill skill : s.at(e.other).skills) since(rule_of(skill));
    }
    refused(e, by);
    if (e.rule == rule::duel && last_[kind::respond] != no_node && last_[kind::respond] > by)
      link(last_[kind::respond], Sort::row, say::answered_before);
    more_damage(e);
    wounded_before(e);
  }

  // Why it is more than the card alone deals.
  void more_damage(const Event& e) {
    const State& s = state();
    const bool slash = e.rule == rule::slash;
    if (slash) link(wine_, Sort::possible, say::more_damage, {}, rule::wine);
    int base = slash && wine_ != no_node ? 2 : 1;
    if (e.rule == rule::lightning) base = lightning_damage;
    if (e.rule == rule::chain) base = dealt_;
    dealt_ = e.value;
    if (e.value <= base) return;
    const auto more = [&](std::size_t cause, Rule rule) {
      link(cause, Sort::possible, say::more_damage, {}, rule);
    };
    if (slash && s.seated(e.other)) {
      if (s.weapon(e.other) == Name::guding_blade)
        more(came(s.equipment(e.other, 0), e.other), rule::guding_blade);
    }
    if (s.seated(e.other))
      for (const Skill skill : s.at(e.other).skills)
        if (info(skill).effects.dealing != nullptr) more(step(rule_of(skill)), rule_of(skill));
    if (s.seated(e.seat) && s.armour(e.seat) == Name::vine && e.what == element_fire)
      more(came(s.equipment(e.seat, 1), e.seat), rule::vine);
  }

  // What was asked for against the damage and not given.
  void refused(const Event& e, std::size_t since) {
    Refusal& r = refusals_[at(e.seat)];
    const bool of_this = r.rule == e.rule && since != no_node && r.after >= since;
    if (!of_this) return;
    const Name wanted = r.ask == Ask::play_slash ? Name::slash : Name::dodge;
    const auto i = static_cast<std::size_t>(wanted);
    const Texts what(name_en()[i], name_zh()[i]);
    Message who = said_seat(e.seat);
    const std::size_t n = undone(r.could    ? say::held_back(std::move(who), what)
                                 : r.surely ? say::had_no(std::move(who), what)
                                            : say::gave_no(std::move(who), what),
                                 e.rule, since, say::in_answer);
    link(n, Sort::made, say::and_);
    r = {};
  }

  // Why no more hit points were left: every change since the last time all were there.
  void wounded_before(const Event& e) {
    const State& s = state();
    if (!s.seated(e.seat) || s.at(e.seat).hp >= s.at(e.seat).max_hp) return;
    link(changed_hp_[at(e.seat)], Sort::further, say::hp_left,
         say::number_of(int{s.at(e.seat).hp}, int{s.at(e.seat).max_hp}), rule::hp);
  }

  void lost(const Event& e, const Question* /*q*/) {
    made_by(e.rule);
    wounded_before(e);
  }

  void healed(const Event& e, const Question* /*q*/) {
    made_by(e.rule);
    if (e.rule == rule::silver_lion) link(here() - 1, Sort::made, say::because);
    wounded_before(e);
  }

  void hit_points(const Event& e, const Question* /*q*/) { made(changed_hp_[at(e.seat)]); }

  // And why no more hit points were left than that took.
  void is_dying(const Event& e, const Question* /*q*/) {
    const std::size_t last = changed_hp_[at(e.seat)];
    made(last);
    rescuers_.clear();
    if (last == no_node) return;
    for (const Link& l : net().nodes[last].causes)
      if (l.sort == Sort::further) link(l.cause, Sort::row, *l.how, l.detail, l.rule);
  }

  void died(const Event& e, const Question* /*q*/) {
    const std::size_t dying = last(kind::dying, e.seat);
    made(dying);
    if (dying == no_node) return made(changed_hp_[at(e.seat)]);
    // Those who had something to save him with, those who may have had, those who had nothing.
    const std::array<const Says<Message, Message>*, 3> rows{
        &say::would_not_save, &say::did_not_save, &say::could_not_save};
    std::array<SeatList, 3> who;
    for (const Rescuer& r : rescuers_)
      if (r.whom == e.seat) who[r.could ? 0 : r.surely ? 2 : 1].push(r.who);
    for (std::size_t i = 0; i < rows.size(); ++i)
      if (!who[i].empty())
        link(undone((*rows[i])(said_seats(who[i]), said_seat(e.seat)), rule::rescue, dying,
                    say::in_answer),
             Sort::made, say::and_);
  }

  void turned(const Event& e, const Question* /*q*/) {
    made_by(e.rule);
    last_judged_ = no_node;
  }

  void judged(const Event& e, const Question* /*q*/) {
    made(latest({kind::flip, kind::retrial}));
    if (const Cause why = e.what; why != Cause{}) made_by(rule_of(why));
  }

  void retried(const Event& e, const Question* /*q*/) {
    link(last_[kind::flip], Sort::made, say::in_answer);
    link_cards(e, Sort::possible, say::card_from);
  }

  // A Lightning goes on to the next; others are laid by who uses them.
  void placed(const Event& e, const Question* /*q*/) {
    const std::size_t before = e.cards.size() == 1 ? came(e.cards[0]) : no_node;
    const bool moves = before != no_node && before == last_[kind::due];
    if (moves) {
      const std::size_t nullified = last_[kind::nullified];
      if (nullified != no_node && nullified > before)
        made(nullified);
      else
        made_by(e.rule);
      link(laid_of_due_, Sort::row, say::moved_on);
    } else {
      link(before, Sort::made, say::because);
    }
  }

  void came_due(const Event& e, const Question* /*q*/) {
    laid_of_due_ = e.cards.size() == 1 ? came(e.cards[0], e.seat) : no_node;
    made(laid_of_due_);
    due_as_ = Name::none;
    const State& s = state();
    if (!s.seated(e.seat) || e.cards.size() != 1) return;
    const Player& p = s.at(e.seat);
    for (std::size_t i = 0; i < p.judge_count; ++i)
      if (p.judge[i] == e.cards[0]) due_as_ = p.judge_as[i];
  }

  void skipped(const Event& e, const Question* /*q*/) { made_by(e.rule); }

  void drawn(const Event& e, const Question* /*q*/) {
    if (e.rule != rule::phase_draw) made_by(e.rule);
    if (e.rule == rule::recast) made(last(kind::recast, e.seat));
  }

  void voided(const Event& e, const Question* /*q*/) {
    if (e.kind == kind::nullified) return made(last_[kind::nullify]);
    made(last_[kind::use]);
    const State& s = state();
    if (s.seated(e.seat))
      link(came(s.equipment(e.seat, 1), e.seat), Sort::possible, say::because, {}, e.rule);
  }

  void chained_up(const Event& e, const Question* /*q*/) {
    if (e.value != 0) return made_by(e.rule);
    made(chained(e.seat));
  }

  void invoked(const Event& e, const Question* q) {
    const Skill skill = skill_of(e.what);
    const Effects& x = skill != Skill::none ? info(skill).effects : effects_of(name_of(e.what));
    if (q != nullptr && static_cast<Ask>(q->ask) == Ask::play) return;
    if (x.damaged != nullptr) made(last_[kind::damage]);
    if (x.retrial != nullptr) made(last_[kind::flip]);
    if (x.judged != nullptr && x.prepare_start == nullptr) made(last_[kind::judged]);
    const bool of_use = x.card_needed != nullptr || x.target_specified != nullptr ||
                        x.targeting != nullptr || x.dodged != nullptr || x.dealing != nullptr ||
                        x.card_used != nullptr;
    if (of_use) link(latest({kind::use, kind::nullify, kind::respond}), Sort::made, say::in_answer);
    if (x.dodged != nullptr) made(last_[kind::respond]);
    if (x.lost != nullptr) made(here() - 1);
  }

  void replaced(const Event& e, const Question* /*q*/) {
    made(last_[kind::use]);
    link_cards(e, Sort::possible, say::card_from);
  }

  void forfeited(const Event& /*e*/, const Question* /*q*/) { made(last_[kind::death]); }

  void ended(const Event& e, const Question* /*q*/) {
    if (e.rule == rule::turn_round || e.rule == rule::draw_exhausted) return made(here() - 1);
    made(last_[kind::death]);
    const State& s = state();
    for (Seat i = 0; i < s.players; ++i)
      if (!s.at(i).alive && counts(s.at(i).role, e.rule))
        link(last(kind::death, i), Sort::possible, say::other_death);
  }
  // Whether the death of such a one brought this end.
  [[nodiscard]] static bool counts(Role role, Rule end) {
    const bool lord = role == Role::lord;
    if (end == rule::end_lord) return lord;
    return end != rule::end_rebels || role == Role::rebel || role == Role::spy;
  }

  void recasts(const Event& e, const Question* /*q*/) {
    link_cards(e, Sort::possible, say::card_from);
  }

  void discarded(const Event& e, const Question* q) {
    if (q != nullptr && q->rule == rule::phase_discard)
      made(changed_hp_[at(e.seat)]);
    else if (q != nullptr)
      made_by(q->rule);
    link_cards(e, Sort::possible, say::card_from);
  }

  [[nodiscard]] std::size_t chained(Seat s) const { return chained_[at(s)]; }

  // --- what was not done
  [[nodiscard]] bool listens(const Question& q) const override {
    const Ask ask = static_cast<Ask>(q.ask);
    return ask == Ask::dodge || ask == Ask::play_dodge || ask == Ask::play_slash ||
           ask == Ask::rescue;
  }
  void declined(const Question& q, bool could) override {
    const bool surely = state().seated(q.who) && state_.at(q.who).hidden_cards == 0;
    if (static_cast<Ask>(q.ask) == Ask::rescue) {
      rescuers_.push_back({q.who, q.other, could, surely});
      return;
    }
    const Rule rule = q.rule;
    refusals_[at(q.who)] = {static_cast<Ask>(q.ask), rule, here(), could, surely};
  }

  struct Refusal {
    Ask ask = Ask::none;
    Rule rule = no_rule;
    std::size_t after = no_node;  // the event just before
    bool could = false;
    bool surely = false;  // his hand is open
  };
  struct Rescuer {
    Seat who = nobody;
    Seat whom = nobody;
    bool could = false;
    bool surely = false;
  };

  static const std::array<Explain, kind::count> explainers;

  State state_;
  std::array<std::size_t, kind::count> last_{};
  std::array<std::array<std::size_t, kind::count>, seats> of_seat_{};
  std::array<std::size_t, seats + 1> changed_hp_ = none();
  std::array<std::size_t, seats + 1> chained_ = none();
  std::vector<std::size_t> of_rule_;  // the last step by each rule
  std::size_t wine_ = no_node;        // of the Slash that was used last
  std::size_t wine_of_use_ = no_node;
  std::size_t laid_of_due_ = no_node;
  std::size_t last_judged_ = no_node;
  Name due_as_ = Name::none;
  int dealt_ = 0;  // the last damage
  std::array<Refusal, seats + 1> refusals_{};
  std::vector<Rescuer> rescuers_;

  static constexpr std::array<std::size_t, seats + 1> none() {
    std::array<std::size_t, seats + 1> all{};
    all.fill(no_node);
    return all;
  }
};

constexpr std::array<IdentityTracer::Explain, kind::count> IdentityTracer::explainers = [] {
  using T = IdentityTracer;
  std::array<Explain, kind::count> all{};
  all[kind::use] = &T::used;
  all[kind::respond] = all[kind::nullify] = &T::answered;
  all[kind::recast] = &T::recasts;
  all[kind::discard] = &T::discarded;
  all[kind::invoke] = &T::invoked;
  all[kind::retrial] = &T::retried;
  all[kind::draw] = all[kind::reveal] = all[kind::peek] = &T::drawn;
  all[kind::flip] = &T::turned;
  all[kind::judged] = &T::judged;
  all[kind::place] = &T::placed;
  all[kind::due] = &T::came_due;
  all[kind::replace] = &T::replaced;
  all[kind::skip] = &T::skipped;
  all[kind::blocked] = all[kind::nullified] = &T::voided;
  all[kind::damage] = &T::damaged;
  all[kind::lose] = &T::lost;
  all[kind::heal] = &T::healed;
  all[kind::hp] = &T::hit_points;
  all[kind::chain] = &T::chained_up;
  all[kind::dying] = &T::is_dying;
  all[kind::death] = &T::died;
  all[kind::forfeit] = &T::forfeited;
  all[kind::over] = &T::ended;
  return all;
}();

}  // namespace

std::unique_ptr<Tracer> sanguosha_causes(const Schema& schema) {
  return std::make_unique<IdentityTracer>(schema);
}

}  // namespace tally::why
