// What the players of kingdom war are asked, and what else they may answer.
#include <algorithm>
#include <array>
#include <span>

#include "engine/sanguosha/legal/ask_rules.h"
#include "engine/sanguosha/legal/offers.h"
#include "engine/sanguosha/legal/veils.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"

namespace tally::sanguosha {

namespace {

Ask ask_of(const Question& q) { return static_cast<Ask>(q.ask); }
bool is_asked(const Question& q, Seat who) {
  return q.who == nobody ? q.seats.contains(who) : q.who == who;
}
// Skills that can be what a card is answered by, or the play phase; and the generals who have one.
struct Answering {
  explicit Answering(const SkillSet& all) : skills(all), generals(generals_with(all)) {}
  SkillSet skills;
  GeneralsByPlace generals;
};
const Answering& answering(Ask ask) {
  static const Answering by_card{skills_with<&Effects::converts>() |
                                 skills_with<&Effects::joins>()};
  static const Answering in_play{by_card.skills | skills_with<&Effects::act>()};
  return ask == Ask::play ? in_play : by_card;
}
// What the question takes: a Dodge, say.
bool is_taken(Ask ask, Name as) {
  switch (ask) {
    case Ask::nullify: return as == Name::nullification;
    case Ask::rescue: return rules_of(as).saves != Saves::nobody;
    case Ask::play: return true;
    default: return wants_dodge(ask) ? as == Name::dodge : is_slash(as);
  }
}
// Whether the skill makes a card that is taken here of any card there is.
bool gives_such(const Legal& legal, const Question& q, Seat who, Skill skill) {
  const Effects& x = info(skill).effects;
  const Ask ask = ask_of(q);
  if (ask == Ask::play) return answering(ask).skills.contains(skill);
  if (x.joins.cards > 0 && is_taken(ask, x.joins.as)) return true;
  if (x.converts == nullptr || !legal.state().living(who)) return false;
  for (int n = 1; n < static_cast<int>(Name::count); ++n) {
    const auto as = static_cast<Name>(n);
    if (!is_taken(ask, as)) continue;
    for (Card c = 0; c < deck_size; ++c)
      if (x.converts(legal, who, c, as)) return true;
  }
  return false;
}

// He has that general face down in that place, or one that no record names.
Verdict lies_there(const State& s, const Event& a) {
  if (!s.living(a.seat)) return broken(rule::dead_acts);
  if (a.value != 0 && a.value != 1) return broken(rule::gz_unveil, why::answer);
  const auto place = static_cast<std::size_t>(a.value);
  const Player& p = s.at(a.seat);
  if (!a.shows(Field::what)) return p.veils(place) ? undecided : broken(rule::gz_unveil);
  const auto g = static_cast<General>(a.what);
  if (g == General::none || g >= General::count) return broken(rule::gz_unveil, why::answer);
  if (!p.unnamed[place]) return p.veiled[place] == g ? fine : broken(rule::gz_unveil, why::answer);
  const Kingdom known = printed_kingdom(s, a.seat);
  return known == Kingdom::none || known == info(g).kingdom ? fine : broken(rule::gz_generals);
}

// He can answer something by the skill, once the general is turned up.
bool would_serve(const Legal& legal, const Question& q, const Event& a, Skill skill) {
  State then = legal.state();
  legal.mode().try_on(then, legal.options(), a.seat, static_cast<std::size_t>(a.value),
                      static_cast<General>(a.what));
  Legal shown(then);
  shown.set(legal.options(), legal.mode());
  Question asked = q;
  asked.accepts -= KindSet{kind::unveil, kind::spend, kind::claim};
  AnyAnswer answer;
  AnswersBy(shown, a.seat, skill).each(asked, answer);
  return answer.found;
}

// AMB-SGS-058: whether in his play phase he may turn up a general with such skills for nothing.
bool turns_up_freely(const Options& options, const SkillSet& his) {
  // The last five for a card that is one too many, goes too far, or at too many, without them.
  const SkillSet few{Skill::mashu, Skill::huoshui,   Skill::paoxiao, Skill::jili_qs,
                     Skill::qicai, Skill::duanliang, Skill::duanbing};
  return options.is<Opt::play_unveil>("any") ||
         (options.is<Opt::play_unveil>("few") && his.meets(few)) ||
         (options.is<Opt::play_unveil>("compulsory") &&
          his.meets(skills_that<&SkillInfo::compulsory>()));
}

// Who turns up this general is of that kingdom then. One who becomes a lord (OPT-SGS-GZ-LORDS) is
// no careerist.
bool comes_to(const Legal& legal, const Event& a, Kingdom kingdom) {
  const auto g = static_cast<General>(a.what);
  const bool lord =
      a.value == 0 && legal.options().is<Opt::lords>("true") && lord_version(g) != General::none;
  return info(g).kingdom == kingdom &&
         (lord || !would_be_careerist(legal.state(), legal.options(), a.seat, kingdom));
}

// 缘江烽火图 of QSanguosha-For-Hegemony: whoever has shown no general may turn one up by which he
// can use it.
bool lies_open_for(const State& s, Seat lord, Seat who) {
  return s.has(lord, Skill::jiahe_qs) && s.at(who).kingdom == Kingdom::none;
}

// He could lay a beacon, or use the skill that three of them teach for the play phase.
bool can_use_map(const Legal& legal, Seat lord, Seat who) {
  constexpr int teach_gongxin = 3;
  const State& s = legal.state();
  const bool lays = s.noted(who, Skill::jiahe_qs, Life::phase) == 0 &&
                    legal.payable(who, Skill::jiahe_qs, true) > 0;
  return lays || (s.pile_size(lord, Skill::jiahe_qs) >= teach_gongxin &&
                  s.noted(who, Skill::gongxin, Life::phase) == 0);
}

bool comes_to_map(const Legal& legal, const Event& a) {
  const State& s = legal.state();
  for (const Seat lord : s.living_seats())
    if (lies_open_for(s, lord, a.seat) && comes_to(legal, a, s.at(lord).kingdom) &&
        can_use_map(legal, lord, a.seat))
      return true;
  return false;
}

// 弘法 of QSanguosha-For-Hegemony: whoever has shown no general may turn one up to use a soldier of
// his lord as a Slash.
bool soldiers_call(const Legal& legal, const Question& q, Seat lord, Seat who) {
  const State& s = legal.state();
  return legal.options().is<Opt::play_unveil>("few") && s.at(who).kingdom == Kingdom::none &&
         s.has(lord, Skill::hongfa) && s.pile_size(lord, Skill::hongfa) > 0 &&
         gives_such(legal, q, who, Skill::hongfa);
}

bool is_called_by_soldiers(const Legal& legal, const Question& q, Seat who) {
  for (const Seat lord : legal.state().who_has(Always::pile_lent_to))
    if (soldiers_call(legal, q, lord, who)) return true;
  return false;
}

bool comes_to_soldiers(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  for (const Seat lord : s.who_has(Always::pile_lent_to))
    if (soldiers_call(legal, q, lord, a.seat) && comes_to(legal, a, s.at(lord).kingdom))
      return true;
  return false;
}

bool is_called_by_map(const State& s, Seat who) {
  for (const Seat lord : s.living_seats())
    if (lies_open_for(s, lord, who)) return true;
  return false;
}

Verdict may_unveil(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  if (!s.seated(a.seat)) return broken(rule::answer_who);
  if (!is_asked(q, a.seat)) return legal.not_his(q, a.seat);
  if (const Verdict v = lies_there(s, a); !v.legal()) return v;
  if (const Rule r = barred_by(s, a.seat); r != rule::none) return broken(r, why::answer);
  const Skill skill = skill_of(static_cast<What>(a.extra));
  const bool said = a.shows(Field::extra);
  if (said && skill == Skill::none && a.extra != 0) return broken(rule::gz_unveil, why::answer);
  const SkillSet his =
      s.veiled_skills(a.seat, static_cast<std::size_t>(a.value), static_cast<General>(a.what));
  switch (ask_of(q)) {
    case Ask::unveil:
      if (q.rule == rule::gz_lord &&
          (a.value != 0 || lord_version(static_cast<General>(a.what)) == General::none))
        return broken(rule::gz_lord, why::answer);
      if ((q.rule == rule_of(Skill::zhaohuan) || q.rule == rule_of(Skill::jiahe_qs)) &&
          !comes_to(legal, a, s.at(q.other).kingdom))
        return broken(q.rule, why::kingdom);
      return !said || skill == Skill::none ? fine : broken(rule::gz_unveil, why::answer);
    case Ask::unveil_for: {
      const bool so =
          (!said || a.extra == q.what) && a.value == q.value && his.contains(skill_of(q.what));
      return so ? fine : broken(rule::gz_unveil, why::answer);
    }
    default: break;
  }
  if (skill == Skill::none)
    return (ask_of(q) == Ask::play &&
            (turns_up_freely(legal.options(), his) || comes_to_map(legal, a))) ||
                   comes_to_soldiers(legal, q, a)
               ? fine
               : broken(rule::gz_unveil, why::answer);
  const SkillSet& printed = skills_of(static_cast<General>(a.what), false);
  if (printed.contains(skill) && !s.is_stripped(a.seat, static_cast<std::size_t>(a.value)) &&
      !his.contains(skill))
    return broken(rule::gz_place, why::answer);
  if (!his.contains(skill)) return broken(rule::gz_unveil, why::not_his);
  const bool serves = !info(skill).shown_only(legal.options()) && !s.has(a.seat, skill) &&
                      gives_such(legal, q, a.seat, skill) &&
                      (hides_cards(s) || would_serve(legal, q, a, skill));
  return serves ? fine : broken(rule::gz_unveil, why::answer);
}

// What a mark can be spent for. A careerist's is any of the others.
bool is_for(Token token, Spent way) {
  if (token == Token::careerist) return way != Spent::none && way < Spent::count;
  switch (way) {
    case Spent::look: return token == Token::pioneer;
    case Spent::draw:
    case Spent::limit: return token == Token::half_fish;
    case Spent::draw_two:
    case Spent::peach: return token == Token::companion;
    default: return false;
  }
}
bool is_time_for(Spent way, Ask ask) {
  switch (ask) {
    case Ask::play: return way != Spent::limit;
    case Ask::rescue: return way == Spent::peach;
    case Ask::spend_limit: return way == Spent::limit;
    default: return false;
  }
}

bool others_lie_face_down(const State& s, Seat who) {
  return std::any_of(s.player.begin(), s.player.begin() + s.players,
                     [&](const Player& p) { return &p != &s.at(who) && p.alive && p.veils(); });
}

Verdict may_spend(const Legal& legal, const Question& q, const Event& a) {
  const State& s = legal.state();
  if (!s.seated(a.seat)) return broken(rule::answer_who);
  if (!is_asked(q, a.seat)) return legal.not_his(q, a.seat);
  const auto token = static_cast<Token>(a.what);
  const auto way = static_cast<Spent>(a.extra);
  if (token >= Token::count) return broken(rule::gz_pioneer);
  const Rule why = rule_of_mark(token);
  const Player& p = s.at(a.seat);
  if (!p.has(token)) return broken(why, why::not_his);
  if (!is_for(token, way) || !is_time_for(way, ask_of(q))) return broken(why, why::answer);
  const bool of_a_general = way == Spent::look && a.other != nobody;
  if (!of_a_general && a.value != 0) return broken(why, why::answer);
  if (way == Spent::look) {
    if (a.other == nobody) return others_lie_face_down(s, a.seat) ? broken(why, why::target) : fine;
    const bool there = (a.value == 0 || a.value == 1) && a.other != a.seat && s.living(a.other) &&
                       s.at(a.other).veils(static_cast<std::size_t>(a.value));
    return there ? fine : broken(why, why::target);
  }
  if (way == Spent::peach && ask_of(q) == Ask::play) {
    if (a.other != nobody && a.other != a.seat) return broken(why, why::target);
    return p.hp < p.max_hp ? fine : broken(rule::peach);
  }
  const Seat due = ask_of(q) == Ask::rescue ? q.other : nobody;
  return a.other == due || (due == a.seat && a.other == nobody) ? fine : broken(why, why::target);
}

// SGS-GZ-GENERALS: two of those offered, of one kingdom.
Verdict may_pair(const Legal& legal, const Question& q, const Event& a) {
  if (a.seat != q.who) return legal.not_his(q, a.seat);
  if (!a.shows(Field::cards)) return fine;
  if (a.cards.size() != 2) return broken(q.rule, why::number);
  for (const Card c : a.cards)
    if (c == unknown_card || c == 0 || c >= static_cast<int>(General::count) ||
        !legal.state().open_to(q.who).contains(static_cast<General>(c.number())))
      return broken(q.rule);
  const auto one = static_cast<General>(a.cards[0].number());
  const auto other = static_cast<General>(a.cards[1].number());
  const bool fit = one != other && info(one).kingdom == info(other).kingdom;
  return fit ? fine : broken(q.rule, why::kingdom);
}

void offer_pairs(Offers& o) {
  std::array<Card, 2> two{};
  Event a = Offers::event(kind::pair, o.q.who);
  a.cards = two;
  std::array<General, static_cast<std::size_t>(General::count)> open;  // NOLINT: as far as `n`
  std::size_t n = 0;
  for (const General g : o.state.open_to(o.q.who)) open[n++] = g;
  const std::span<const General> all(open.data(), n);
  for (const General one : all)
    for (const General other : all) {
      if (o.done()) return;
      if (one == other || info(one).kingdom != info(other).kingdom) continue;
      two = {static_cast<Card::Number>(one), static_cast<Card::Number>(other)};
      o.offer(a);
    }
}

// Skills for which a general can be turned up here.
SkillSet may_serve(const Question& q) {
  switch (ask_of(q)) {
    case Ask::unveil: return {};
    case Ask::unveil_for: return SkillSet{skill_of(q.what)};
    default: return answering(ask_of(q)).skills;
  }
}

void offer_unveilings(Offers& o) {
  const SkillSet serve = may_serve(o.q);
  for (Seat s = 0; s < o.state.players && !o.done(); ++s) {
    if (!is_asked(o.q, s) || !o.state.living(s)) continue;
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}}) {
      const General g = o.state.at(s).veiled[place];
      if (g == General::none) continue;
      o.offer(unveiling(s, place, g, Skill::none));
      for (const Skill skill : o.state.veiled_skills(s, place, g) & serve)
        o.offer(unveiling(s, place, g, skill));
    }
  }
}

void offer_marks(Offers& o) {
  if (!o.state.seated(o.q.who)) return;  // how a game stood that is taken up midway
  const Player& p = o.state.at(o.q.who);
  Event a = Offers::event(kind::spend, o.q.who);
  for (a.what = 1; a.what < static_cast<What>(Token::count) && !o.done(); ++a.what) {
    if (!p.has(static_cast<Token>(a.what))) continue;
    for (a.extra = 1; a.extra < static_cast<int>(Spent::count) && !o.done(); ++a.extra) {
      a.value = 0;
      a.other = ask_of(o.q) == Ask::rescue ? o.q.other : nobody;
      o.offer(a);
      if (static_cast<Spent>(a.extra) != Spent::look) continue;
      for (a.other = 0; a.other < o.state.players && !o.done(); ++a.other)
        for (a.value = 0; a.value < 2; ++a.value) o.offer(a);
    }
  }
}

}  // namespace

// SGS-GZ-UNVEIL, and marks in the play phase and to save somebody.
KindSet KingdomWar::own_answers(const Legal& legal, const Question& q) const {
  const State& s = legal.state();
  const Ask ask = ask_of(q);
  KindSet own;
  for (const Seat i : q.who == nobody ? q.seats : SeatSet{q.who}) {
    if (!s.seated(i) || !s.at(i).veils()) continue;
    const Answering& serving = answering(ask);
    if (is_called_by_soldiers(legal, q, i)) own |= kind::unveil;
    if (ask != Ask::play && !s.at(i).may_veil(serving.generals)) continue;
    // So that turning up a general for the Luminous Pearl (HEGEMONY-PEARL-SHOWS) is found to be
    // illegal here.
    SkillSet his = s.veiled_skills(i);
    his |= s.at(i).skills & SkillSet{Skill::mingzhu};
    const bool freely = turns_up_freely(legal.options(), his) || is_called_by_map(s, i);
    if (his.meets(serving.skills) || (ask == Ask::play && freely)) {
      own |= kind::unveil;
      break;
    }
  }
  if ((ask == Ask::play || ask == Ask::rescue) && s.seated(q.who) && s.at(q.who).tokens != 0)
    own |= kind::spend;
  return own;
}

Verdict KingdomWar::judge(const Legal& legal, const Question& q, const Event& a) const {
  return a.kind == kind::unveil ? may_unveil(legal, q, a) : may_spend(legal, q, a);
}

namespace {

// A deputy who is turned up before Tyranny 暴凌 removes him, as the play phase ends
// (OPT-SGS-GZ-CHANGE).
bool may_be_for_tyranny(const Legal& legal, const Question& q, const Event& a) {
  return ask_of(q) == Ask::play && a.kind == kind::unveil && a.value == 1 &&
         (!a.shows(Field::extra) || a.extra == 0) &&
         legal.options().is<Opt::deputy_change>("by_chance") &&
         legal.state().has(a.seat, Skill::baoling);
}

}  // namespace

bool KingdomWar::could_answer(const Legal& legal, const Question& q, const Event& a) const {
  if (may_be_for_tyranny(legal, q, a)) return may_unveil(legal, q, a).legal();
  if (a.kind == kind::spend)
    return !a.shows(Field::extra) || is_time_for(static_cast<Spent>(a.extra), ask_of(q));
  if (!a.shows(Field::extra)) return true;
  const Skill skill = skill_of(static_cast<What>(a.extra));
  switch (ask_of(q)) {
    case Ask::unveil: return skill == Skill::none;
    case Ask::unveil_for: return a.extra == q.what;
    case Ask::play: return skill == Skill::none || answering(Ask::play).skills.contains(skill);
    default:
      return skill == Skill::none ? is_called_by_soldiers(legal, q, a.seat)
                                  : gives_such(legal, q, a.seat, skill);
  }
}

void KingdomWar::offer(Offers& o) const {
  if (o.q.accepts.contains(kind::unveil)) offer_unveilings(o);
  if (o.q.accepts.contains(kind::spend)) offer_marks(o);
}

constinit const AskRules asks::pair{may_pair, offer_pairs};
constinit const AskRules asks::unveil{may_unveil};
constinit const AskRules asks::unveil_for{may_unveil};
constinit const AskRules asks::spend_limit{may_spend};

}  // namespace tally::sanguosha
