// What the books know of kingdom war alone: by the words of the rules, not by what the engine makes
// of them.
#include <algorithm>
#include <utility>

#include "engine/sanguosha/modes/kingdom_war/companions.h"
#include "engine/sanguosha/modes/kingdom_war/kingdom_war.h"
#include "verify/games/sanguosha/books.h"

namespace tally::verify::identity {
namespace {

Kingdom kingdom_of(const Course& c, Seat i) { return c.at(i).kingdom; }

bool are_kin(const Course& c, Seat one, Seat other) {
  const Kingdom k = kingdom_of(c, one);
  if (one == other) return k != Kingdom::none;
  return k != Kingdom::none && k != Kingdom::careerist && k == kingdom_of(c, other);
}

ModeBooks::Roles all_warriors(const Course& c, const Options& /*options*/) {
  int have = 0;
  for (const Owner& o : c.owners) have += o.role == Role::warrior ? 1 : 0;
  return {have == c.players(), c.players(), have};
}

SeatSet next_living(const Course& c, const Options& options) {
  if (c.regular == nobody)
    return options.is<Opt::war_first>("anybody") ? c.alive : SeatSet{Seat{0}};
  Seat next = c.regular;
  do next = static_cast<Seat>((next + 1) % c.players());
  while (!c.alive.contains(next));
  return SeatSet{next};
}

// Back at the seat that began, or past it.
bool past_the_first(const Course& c, const Options& /*options*/, Seat next) {
  if (c.turns == 0) return true;
  const int first = std::max<int>(c.first, 0);
  const auto place = [&](Seat i) { return (i - first + c.players()) % c.players(); };
  return place(next) <= place(c.regular);
}

// AMB-SGS-059, unshown: who has not shown his kingdom fights for that of his generals, unless so
// many of it would be careerists.
Kingdom fights_for(const Course& c, const Options& options, Seat who) {
  const Kingdom told = kingdom_of(c, who);
  const bool by_generals = told == Kingdom::none && options.is<Opt::reveal_end>("unshown");
  return by_generals ? info(c.at(who).generals[0]).kingdom : told;
}

// Their generals lie face down to the end, and the record does not show them.
bool lives_unseen(const Course& c, const Options& options) {
  if (!options.is<Opt::reveal_end>("unshown")) return false;
  for (const Seat i : c.alive)
    if (fights_for(c, options, i) == Kingdom::none) return true;
  return false;
}

bool one_is_left(const Course& c, const Options& options, SeatSet& winners) {
  if (c.alive.empty() || lives_unseen(c, options)) return false;
  const Kingdom won = fights_for(c, options, c.alive.first());
  bool together = won != Kingdom::none && won != Kingdom::careerist;
  int of_it = 0;
  int hidden = 0;
  for (Seat i = 0; i < c.players(); ++i) {
    const bool counts = c.alive.contains(i) || options.is<Opt::careerist_count>("with_the_dead");
    of_it += counts && kingdom_of(c, i) == won ? 1 : 0;
    if (!c.alive.contains(i)) continue;
    together = together && fights_for(c, options, i) == won;
    hidden += kingdom_of(c, i) == Kingdom::none ? 1 : 0;
  }
  const bool many = hidden > 0 && 2 * (of_it + hidden) > c.players();
  if (many && !has_lord(c.owners, won, true)) together = false;
  if (hidden > 0 && has_lord(c.owners, won, false)) together = false;
  if (c.alive.size() > 1 && !together) return false;
  winners = c.alive;
  for (Seat i = 0; i < c.players(); ++i)
    if (won != Kingdom::none && won != Kingdom::careerist && kingdom_of(c, i) == won)
      winners.add(i);
  return true;
}

Due by_kingdom(const Course& c, const Options& options, Seat dead, Seat killer) {
  if (options.is<Opt::war_reward>("none")) return {0, false};
  if (dead == nobody || kingdom_of(c, killer) == Kingdom::none) return {};
  if (are_kin(c, killer, dead)) return {0, true};
  const bool alone = kingdom_of(c, killer) == Kingdom::careerist;
  if (alone && options.is<Opt::careerist_kill>("three")) return {3, false};
  int cards = 1;
  for (const Seat i : c.alive) cards += are_kin(c, i, dead) ? 1 : 0;
  return {cards, false};
}

// Halves of fish. Deng Ai has one less as the main general, Jiang Wei and Sun Ce as the deputy.
int fish(General g, bool deputy, const Options& options) {
  using enum General;
  const bool more = (g == sunjian_gz && !options.is<Opt::war_fish>("two_each")) ||
                    (g == xiahoudun_gz && options.is<Opt::war_fish>("xiahou_dun_sun_jian")) ||
                    (g == dianwei_gz && options.is<Opt::war_fish>("sun_jian_dian_wei"));
  const bool fewer = deputy ? g == jiangwei_ld || g == sunce_ld || g == sunce_qs : g == dengai_ld;
  return info(g).max_hp + (more ? 1 : 0) - (fewer ? 1 : 0);
}

bool are_couple(General one, General other) {
  if (war_lords.contains(one) || war_lords.contains(other))
    return info(one).kingdom == info(other).kingdom;
  return std::any_of(std::begin(couples), std::end(couples), [&](const Couple& c) {
    return (c.one == one && c.other == other) || (c.one == other && c.other == one);
  });
}

constexpr std::uint8_t bit(Token t) {
  return static_cast<std::uint8_t>(1U << static_cast<unsigned>(t));
}

}  // namespace

constinit const ModeBooks kingdoms_books{.roles = all_warriors,
                                         .next = next_living,
                                         .begins_round = past_the_first,
                                         .decided = one_is_left,
                                         .due = by_kingdom,
                                         .reward = rule::gz_reward,
                                         .punish = rule::gz_punish,
                                         .punish_scope = Opt::war_punish,
                                         .told_later = true,
                                         .hides_winners = lives_unseen};

// What has been shown and told so far.
void Books::open_war(const State& s) {
  const bool any_turned_up = s.noted(nobody, Mark::unveilings, Life::game) > 0;
  for (Seat i = 0; i < players_; ++i) {
    const Player& p = s.at(i);
    Owner& o = at(i);
    o.kingdom = p.kingdom;
    o.tokens = p.tokens;
    const std::array<General, 2> open{p.general, p.second};
    for (std::size_t k = 0; k < open.size(); ++k) {
      o.shown[k] = !p.veils(k) && open[k] != General::none;
      o.generals[k] = o.shown[k] ? open[k] : p.veiled[k];
      // Whose generals both lay open has turned up the one that lies face down again.
      o.turned_up[k] = o.shown[k] || (p.complete && o.generals[k] != General::none);
      if (o.shown[k] && any_turned_up && first_shown_ == nobody) first_shown_ = i;
    }
    // Which marks he has spent is not known: he has had those that what he shows brings.
    o.got = p.tokens;
    if (i == first_shown_) o.got = static_cast<std::uint8_t>(o.got | bit(Token::pioneer));
    o.brings = brought_by_both(o);
    o.got = static_cast<std::uint8_t>(o.got | o.brings);
    if (o.kingdom == Kingdom::careerist)
      o.got = static_cast<std::uint8_t>(o.got | bit(Token::careerist));
  }
  fray_ = s.fray != 0;
}

bool Books::shows_general(const Event& e) {
  Owner& o = at(e.seat);
  const auto place = static_cast<std::size_t>(e.value != 0 ? 1 : 0);
  const auto g = static_cast<General>(e.what);
  General& laid = o.generals[place];
  const General other = o.generals[1 - place];
  const bool as_laid = laid == General::none || laid == g;
  const bool fits = other == General::none || info(other).kingdom == info(g).kingdom;
  if (o.shown[place] || !as_laid || !fits)
    return broken(Inv::kingdoms, e.seat, static_cast<int>(laid), e.what);
  laid = g;
  o.shown[place] = true;
  if (e.kind == kind::disclose) return true;
  const bool again = std::exchange(o.turned_up[place], true);  // turned down meanwhile
  if (!again) {
    shown_just_now_ = e.seat;
    o.brings = brought_by_both(o);
  }
  // A general turned up at a death, for a skill then or while somebody is dying of one (枭姬, when
  // the Peach that saves 田丰 has him throw equipment away), can make another matter of what it
  // brings: whether the killer has a kingdom is looked at when he is paid.
  paying_ = paying_ && (at_a_death_by(e) || fallen_ != nobody);
  if (first_shown_ == nobody) {
    first_shown_ = e.seat;
    pioneer_due_ = true;
  }
  return true;
}

// 倾城: it lies face down again, and may be turned up once more.
bool Books::hides_general(const Event& e) {
  if (!seated(e.other)) return true;
  Owner& o = at(e.other);
  const auto place = static_cast<std::size_t>(e.value != 0 ? 1 : 0);
  if (!o.shown[place] || o.generals[place] != static_cast<General>(e.what))
    return broken(Inv::kingdoms, e.other, static_cast<int>(o.generals[place]), e.what);
  o.shown[place] = false;
  return true;
}

// 移除: it lay open, a soldier stands there from then on, and both generals bring nothing any more.
bool Books::removes_general(const Event& e) {
  if (mode_ != &kingdoms_books) return true;  // elsewhere all generals lie open
  Owner& o = at(e.seat);
  const auto place = static_cast<std::size_t>(e.value != 0 ? 1 : 0);
  General& there = o.generals[place];
  if (!o.shown[place] || there == General::none || there != static_cast<General>(e.what))
    return broken(Inv::kingdoms, e.seat, static_cast<int>(there), e.what);
  there = General::none;
  o.turned_up[place] = false;
  return true;
}

// 铁骑: what he could do by this general and had not to, he cannot in this turn.
bool Books::mutes_general(const Event& e) {
  if (!seated(e.other)) return true;
  Owner& o = at(e.other);
  const auto place = static_cast<std::size_t>(e.value != 0 ? 1 : 0);
  const auto g = static_cast<General>(e.what);
  if (mode_ == &kingdoms_books && (!o.shown[place] || o.generals[place] != g))
    return broken(Inv::kingdoms, e.other, static_cast<int>(o.generals[place]), e.what);
  o.muted |= skills_in(g, place, false) - skills_that<&SkillInfo::compulsory>();
  return true;
}

// 军令四: what is not compulsory of either general does nothing. 军令五 nothing is recovered.
bool Books::carries_out(const Event& e) {
  Owner& o = at(e.seat);
  const auto command = static_cast<Command>(e.what);
  o.kneels = o.kneels || command == Command::kneel;
  if (command != Command::silence) return true;
  for (const General g : o.generals)
    o.muted |= skills_of(g, false) - skills_that<&SkillInfo::compulsory>();
  return true;
}

// 变更: one of the kingdom printed on him takes the place of the deputy, who lies open.
bool Books::changes_deputy(const Event& e) {
  Owner& o = at(e.seat);
  const auto g = static_cast<General>(e.what);
  const bool new_one = g != o.generals[0] && g != o.generals[1] && g < General::count;
  const bool fits =
      new_one && (o.generals[0] == General::none || info(o.generals[0]).kingdom == info(g).kingdom);
  if (!o.shown[1] || !fits)
    return broken(Inv::kingdoms, e.seat, static_cast<int>(o.generals[1]), e.what);
  o.generals[1] = g;
  o.changed = true;
  o.muted = {};
  return true;
}

// His kingdom, or a careerist: by how many stand for it, and by its lord.
bool Books::declares(const Event& e) {
  Owner& o = at(e.seat);
  const auto told = static_cast<Kingdom>(e.what);
  if (o.kingdom != Kingdom::none)
    return broken(Inv::kingdoms, e.seat, static_cast<int>(o.kingdom), e.what);
  const General g = o.shown[0] ? o.generals[0] : o.generals[1];
  const Kingdom printed = info(g).kingdom;
  int of_it = 1;
  for (Seat i = 0; i < players_; ++i)
    if (at(i).kingdom == printed &&
        (at(i).alive || options_.is<Opt::careerist_count>("with_the_dead")))
      ++of_it;
  const bool many = of_it > players_ / 2 && !has_lord(owners(), printed, true);
  const Kingdom due = many || has_lord(owners(), printed, false) ? Kingdom::careerist : printed;
  if (told != due) return broken(Inv::kingdoms, e.seat, static_cast<int>(due), e.what);
  o.kingdom = told;
  return true;
}

bool Books::takes_side(const Event& e) {
  if (!(e.rule == rule::gz_lord ? changes_side(e) : declares(e))) return false;
  if (falls_with_lord(e)) {
    // What he has coming for a death before the lord's (随势) is another matter now.
    if (paying_ && owed_ != Owed::nothing && e.seat == owed_by_) owe(owed_for_, owed_by_);
    return true;
  }
  if (!pending_ && !decided_) {
    pending_ = true;
    killer_ = nobody;
    // What a death before it brings may be another matter now, also where somebody else has died
    // of it meanwhile (随势).
    if (paying_ && owed_by_ != nobody) {
      killer_ = owed_by_;
      dead_ = owed_for_;
    }
  }
  return true;
}

bool Books::gets_mark(const Event& e) {
  Owner& o = at(e.seat);
  const auto token = static_cast<Token>(e.what);
  bool due = false;
  switch (token) {
    case Token::pioneer: due = pioneer_due_ && e.seat == first_shown_; break;
    case Token::half_fish:
    case Token::companion: due = (o.brings & bit(token)) != 0; break;
    case Token::careerist: due = o.kingdom == Kingdom::careerist; break;
    default: break;
  }
  if (!due || (o.got & bit(token)) != 0) return broken(Inv::tokens, e.seat, due ? 1 : 0, e.what);
  if (token == Token::pioneer) pioneer_due_ = false;
  o.tokens = static_cast<std::uint8_t>(o.tokens | bit(token));
  o.got = static_cast<std::uint8_t>(o.got | bit(token));
  return true;
}

bool Books::spends(const Event& e) {
  Owner& o = at(e.seat);
  const auto token = static_cast<Token>(e.what);
  if ((o.tokens & bit(token)) == 0) return broken(Inv::tokens, e.seat, 0, e.what);
  o.tokens = static_cast<std::uint8_t>(o.tokens & ~bit(token));
  if (static_cast<Spent>(e.extra) == Spent::limit) keeps_more_ += 2;
  return true;
}

int Books::most_for_fray() const {
  return players_ <= (options_.is<Opt::fray_small>("six") ? 6 : 7) ? 3 : 4;
}

// No more live than it takes for the fray, and no two of one kingdom.
bool Books::all_apart() const {
  if (living_ > most_for_fray()) return false;
  const Course c = course();
  for (const Seat i : c.alive)
    for (const Seat j : c.alive)
      if (i != j && are_kin(c, i, j)) return false;
  return true;
}

bool Books::begins_fray(const Event& /*e*/) {
  if (fray_ || !fray_due_) return broken(Inv::kingdoms, nobody, most_for_fray(), living_);
  fray_ = true;
  fray_due_ = false;
  return true;
}

// By the fish of both his generals; 0 where they are not known.
int Books::fish_of_both(Seat who) const {
  const auto& laid = owner_[static_cast<std::size_t>(who)].generals;
  if (!mode_->told_later || laid[0] == General::none || laid[1] == General::none) return 0;
  return (fish(laid[0], false, options_) + fish(laid[1], true, options_)) / 2;
}

// OPT-SGS-GZ-LORD-CROWN: of one who may be a lord in secret; 0 of nobody.
int Books::fish_of_lord(Seat who) const {
  const auto& laid = owner_[static_cast<std::size_t>(who)].generals;
  const General lord = lord_version(laid[0]);
  if (!options_.is<Opt::lord_crown>("any_time") || lord == General::none ||
      laid[1] == General::none)
    return 0;
  return (fish(lord, false, options_) + fish(laid[1], true, options_)) / 2;
}

// Half a fish left over, and companions.
std::uint8_t Books::brought_by_both(const Owner& o) const {
  if (!o.turned_up[0] || !o.turned_up[1] || o.changed) return 0;
  const int halves = fish(o.generals[0], false, options_) + fish(o.generals[1], true, options_);
  const unsigned half = halves % 2 == 1 ? bit(Token::half_fish) : 0U;
  const unsigned pair = are_couple(o.generals[0], o.generals[1]) ? bit(Token::companion) : 0U;
  return static_cast<std::uint8_t>(half | pair);
}

// Whoever has turned up what brings a mark has got it by the next turn.
bool Books::marks_have_come() {
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    if (!o.alive) continue;
    const auto missing = [&](Token token, Opt option, bool due) {
      return due && (o.got & bit(token)) == 0 && options_.is(option, 0);
    };
    const bool owed =
        missing(Token::pioneer, Opt::pioneer, i == first_shown_) ||
        missing(Token::half_fish, Opt::half_fish, (o.brings & bit(Token::half_fish)) != 0) ||
        missing(Token::companion, Opt::companion, (o.brings & bit(Token::companion)) != 0) ||
        missing(Token::careerist, Opt::careerist_mark,
                o.kingdom == Kingdom::careerist && (o.turned_up[0] || o.turned_up[1]));
    if (owed) return broken(Inv::tokens, i, 1, 0);
  }
  return true;
}

bool Books::war(const Event& e) {
  if (e.kind == kind::fray) return begins_fray(e);
  if (!seated(e.seat)) return true;
  switch (e.kind) {
    case kind::pair: {
      if (!e.shows(Field::cards) || e.cards.size() != 2) return true;
      Owner& o = at(e.seat);
      o.generals = {static_cast<General>(e.cards[0].number()),
                    static_cast<General>(e.cards[1].number())};
      const bool fit =
          e.cards[0] != e.cards[1] && info(o.generals[0]).kingdom == info(o.generals[1]).kingdom;
      return fit || broken(Inv::kingdoms, e.seat, e.cards[0], e.cards[1]);
    }
    case kind::unveil:
    case kind::disclose: return shows_general(e);
    case kind::conceal: return hides_general(e);
    case kind::mute: return mutes_general(e);
    case kind::dismiss: return removes_general(e);
    case kind::obey: return carries_out(e);
    case kind::crown: return becomes_lord(e);
    case kind::change: return changes_deputy(e);
    case kind::allegiance: return takes_side(e);
    case kind::mark: return gets_mark(e);
    case kind::spend: return spends(e);
    default: return true;
  }
}

bool Books::agree_on_kingdoms(const State& s) {
  for (Seat i = 0; i < players_; ++i) {
    const Owner& o = at(i);
    const Player& p = s.at(i);
    if (o.kingdom != p.kingdom)
      return broken(Inv::kingdoms, i, static_cast<int>(o.kingdom), static_cast<int>(p.kingdom));
    if (o.tokens != p.tokens) return broken(Inv::tokens, i, o.tokens, p.tokens);
    for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
      if (o.shown[place] && p.veils(place)) return broken(Inv::kingdoms, i, 1, 0);
  }
  return true;
}

}  // namespace tally::verify::identity
