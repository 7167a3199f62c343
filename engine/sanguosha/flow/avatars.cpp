// Shapes 化身: generals that nobody has, of which a player takes the kingdom, the gender and a
// skill.
#include "engine/sanguosha/flow/avatars.h"

#include <algorithm>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"

namespace tally::sanguosha {
namespace {

// Those of the packages in play that are in nobody's hands.
GeneralSet unused(const State& s, const Options& options) {
  GeneralSet all = generals_in(options);
  for (Seat i = 0; i < s.players; ++i) {
    all.remove(s.at(i).general);
    if (s.at(i).offered != any_offered) all -= s.at(i).offered;
  }
  return all;
}

// Which skills of a shape one may take: no lord skill, none that is used once a game.
bool may_be_taken(Skill k) { return !info(k).lord && !info(k).limited && !info(k).awakening; }

bool has_any(General g) {
  for (const Skill k : info(g).skills)
    if (may_be_taken(k)) return true;
  return false;
}

}  // namespace

bool has_avatars_left(const Play& g) { return !unused(g.state(), g.options()).empty(); }

void gets_avatars(Play& g, Seat who, int count, Skill why) {
  const State& s = g.state();
  g.open_pool(unused(s, g.options()));
  count = std::min(count, static_cast<int>(s.pool.size()));
  if (g.stopped() || count <= 0) return;
  Question q = Play::question_to(who, Ask::avatars, kind::avatars, rule_of(why));
  q.value = count;
  q.may_pass = false;
  g.ask_and_commit(q);
}

// What he took before goes when he takes another skill.
void changes_shape(Play& g, Seat who) {
  const State& s = g.state();
  if (g.stopped() || !s.living(who) || !s.at(who).has_shape()) return;
  Question q = Play::question_to(who, Ask::avatar, kind::avatar, rule_of(Skill::huashen));
  q.may_pass = false;
  Event a = g.ask(q);
  const Skill before = s.at(who).taken;
  g.commit(a);
  const Skill taken = s.at(who).taken;
  if (a.kind == nothing || g.stopped() || before == taken) return;
  if (before != Skill::none)
    g.forgoes(who, before, rule_of(Skill::huashen), taken);
  else if (taken != Skill::none)
    g.acquires(who, taken, rule_of(Skill::huashen));
}

constinit const AskRules asks::avatars{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (a.seat != q.who) return legal.not_his(q, a.seat);
      if (!a.shows(Field::cards)) return fine;
      if (static_cast<int>(a.cards.size()) != q.value) return broken(q.rule, why::number);
      GeneralSet seen;
      for (const Card g : a.cards) {
        if (g >= static_cast<int>(General::count)) return broken(q.rule, why::offered);
        seen.add(static_cast<General>(g.number()));
      }
      const bool free = seen.size() == q.value && seen.within(legal.state().pool);
      return free ? fine : broken(q.rule, why::offered);
    }};

// One of his shapes and a skill of it, or none where it has none to take.
constinit const AskRules asks::avatar{
    .judge = [](const Legal& legal, const Question& q, const Event& a) -> Verdict {
      if (const Verdict v = legal.by_asked(q, a); !v.legal()) return v;
      const Player& p = legal.state().at(q.who);
      const auto shape = static_cast<General>(a.what);
      const bool known = p.unseen_shapes == 0 && p.offered != any_offered;
      if (shape == General::none || shape >= General::count) return broken(q.rule, why::answer);
      if (known && !p.offered.contains(shape)) return broken(q.rule, why::answer);
      const Skill skill = skill_of(static_cast<What>(a.extra));
      if (skill == Skill::none)
        return has_any(shape) || a.extra != 0 ? broken(q.rule, why::answer) : fine;
      return info(shape).skills.contains(skill) && may_be_taken(skill)
                 ? fine
                 : broken(q.rule, why::answer);
    },
    .offer =
        [](Offers& o) {
          Event a = Offers::event(kind::avatar, o.q.who);
          for (const General g : o.state.at(o.q.who).offered) {
            a.what = static_cast<What>(g);
            a.extra = 0;
            if (!o.done()) o.offer(a);
            for (const Skill skill : info(g).skills) {
              a.extra = cause(skill).number();
              if (!o.done()) o.offer(a);
            }
          }
        }};

}  // namespace tally::sanguosha
