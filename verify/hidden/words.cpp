#include "verify/hidden/words.h"

#include <algorithm>
#include <map>
#include <string_view>

#include <fmt/format.h>

#include "replay/report/text.h"
#include "replay/words.h"
#include "verify/hidden/whereabouts.h"

namespace tally::hidden {

Words::Words(const Trace& trace, const Record& record, Lang lang)
    : trace_(trace), record_(record), zh_(lang == Lang::zh), lang_(lang) {}

void Words::tell_apart(const std::vector<std::size_t>& core) {
  copies_.emplace(trace_.schema(), lang_);
  std::map<Card, int> named;  // and how often
  for (const std::size_t i : core)
    for (const Piece& p : trace_.pieces(i))
      if (p.card < schema().cards.size() && !trace_.step(i).shuffles) ++named[p.card];
  for (const Card c : trace_.deck()) {
    const auto like = [&](Card other) { return other == c || copies_->alike(other, c); };
    int times = 0;
    for (const auto& [card, n] : named) times += like(card) ? n : 0;
    const auto& deck = trace_.deck();
    if (times > 1 && std::count_if(deck.begin(), deck.end(), like) > 1) copies_->number(c);
  }
}

std::string Words::card(Card c) const { return cards_words(schema(), {&c, 1}, lang_); }

std::string Words::seat(Place p) const { return seat_words(p, lang_, &record_.labels); }

std::string Words::event(std::size_t i) const {
  return event_words(schema(), trace_.event(i), lang_, &record_.labels);
}

std::string Words::statement(std::size_t i) const {
  const std::string what = event(i);
  const std::uint32_t at = trace_.step(i).source_at;
  std::string where;
  if (at != not_in_record)
    where = (zh_ ? "，" : ", ") + report::place_words(record_.format, at, lang_);
  return fmt::format("{}{}{}{}", when(i), where, zh_ ? "：" : ": ", what);
}

std::string Words::statement(const RoleStatement& s) const {
  const auto put = [&](std::string_view en, std::string_view zh) {
    const std::string_view text = zh_ ? zh : en;
    return statement(s.step) + fmt::format(fmt::runtime(text), living(s));
  };
  switch (s.kind) {
    case RoleStatement::Kind::is: break;
    case RoleStatement::Kind::went_on:
      return put(" (the game goes on with {})", "（游戏还在继续，{}）");
    case RoleStatement::Kind::ended: return put(" (with {})", "（{}）");
    case RoleStatement::Kind::rewarded:
    case RoleStatement::Kind::punished: return statement(s.step) + brought(s);
  }
  if (s.step != before_the_game) return statement(s.step);
  const auto& field = trace_.schema().seat_fields[0];
  const auto role = word_in(trace_.schema(), field.word(s.role), lang_);
  return zh_ ? fmt::format("开局：{}是{}", seat(s.seat), role)
             : fmt::format("before the game: {} is a {}", seat(s.seat), role);
}

// "seats 1 and 3 alive, seat 2 dead by event 61, seat 4 by event 250"
std::string Words::living(const RoleStatement& s) const {
  SeatList alive;
  for (Seat i = 0; i < trace_.setup().players; ++i)
    if ((s.dead >> i & 1) == 0) alive.push(i);
  std::string out = seats_words(alive, lang_, &record_.labels);
  out = zh_ ? "存活：" + out : out + " alive";
  for (std::size_t k = 0; k < s.deaths.size(); ++k) {
    const std::string who = seat(trace_.event(s.deaths[k]).seat);
    out += zh_ ? fmt::format("；{}已阵亡（事件{}）", who, s.deaths[k])
               : fmt::format(", {} {}by event {}", who, k == 0 ? "dead " : "", s.deaths[k]);
  }
  return out;
}

// What a death brought its killer.
std::string Words::brought(const RoleStatement& s) const {
  const std::string who = seat(s.seat);
  const std::size_t death = s.deaths.back();
  const bool reward = s.kind == RoleStatement::Kind::rewarded;
  if (zh_)
    return fmt::format("（{}杀死{}（事件{}）{}{}）", seat(s.killer), who, death,
                       s.so ? "的" : "，没有", reward ? "奖励" : "惩罚");
  return fmt::format(" ({} {} for killing {}, event {})", s.so ? "the" : "no",
                     reward ? "reward" : "punishment", who, death);
}

std::string Words::other_role(std::size_t death, std::uint8_t role) const {
  const auto& field = trace_.schema().seat_fields[0];
  const auto name = word_in(trace_.schema(), field.word(role), lang_);
  const std::string who = seat(trace_.event(death).seat);
  return zh_ ? fmt::format("由其后的事可知{}是{}", who, name)
             : fmt::format("by what follows {} was a {}", who, name);
}

std::string Words::identities() const {
  return zh_ ? "没有任何身份分配能解释这些事" : "no identities of the players explain this";
}

std::string Words::other_winners() const {
  return zh_ ? "按规则，胜者不是他们" : "by the rules these are not the winners";
}

std::string Words::winners(std::uint16_t seats) const {
  SeatList list;
  for (Seat s = 0; s < trace_.setup().players; ++s)
    if ((seats >> s & 1) != 0) list.push(s);
  const std::string who = seats_words(list, lang_, &record_.labels);
  return zh_ ? "胜者：" + who : "winners: " + who;
}

std::string Words::message(const std::vector<std::size_t>& core) const {
  const std::size_t last = core.back();
  if (core.size() == 2)
    if (std::string s = of_two(core[0], last); !s.empty()) return s;
  if (std::string s = of_a_hand(last); !s.empty()) return s;
  if (std::string s = of_the_table(last); !s.empty()) return s;
  if (zh_)
    return fmt::format("没有任何暗牌的分布能解释{}",
                       core.size() == 1 ? "此事" : "以下各事同时发生");
  return core.size() == 1 ? "no deal of the hidden cards explains this"
                          : "no deal of the hidden cards explains these events together";
}

std::string Words::when(std::size_t i) const {
  const int turn = trace_.step(i).turn;
  if (zh_)
    return turn > 0 ? fmt::format("第{}回合，事件{}", turn, i)
                    : fmt::format("第一回合之前，事件{}", i);
  return turn > 0 ? fmt::format("turn {}, event {}", turn, i)
                  : fmt::format("before the first turn, event {}", i);
}

// A card that is in one place by one event, and comes from another by the next.
std::string Words::of_two(std::size_t first, std::size_t last) const {
  for (const Piece& now : trace_.pieces(last)) {
    if (now.card == unknown_card) continue;
    for (const Piece& before : trace_.pieces(first)) {
      if (before.card != now.card || before.to == now.from) continue;
      if (named_between(now.card, first, last)) return {};
      // Where all see it, it may have gone on.
      const Place lay = lies_open(before.to) ? lay_at(now.card, first, last) : before.to;
      const std::string what = card(now.card);
      if (zh_) return fmt::format("{}不可能{}：{}", what, from(now.from), was(first, last, lay));
      return fmt::format("{} cannot come {}: {}", what, from(now.from), was(first, last, lay));
    }
  }
  return {};
}

// A card that is to come out of a hand of which every card is known, as it stood then.
std::string Words::of_a_hand(std::size_t last) const {
  Reading reading;
  Whereabouts where;
  reading.start(trace_);
  const std::vector<Op>& ops = reading.problem().ops;
  std::size_t next = 0;
  for (std::size_t i = 0; i < last; ++i) {
    if (trace_.step(i).gathers) {
      where = {};
      next = 0;
    }
    reading.step(trace_, i, true);
    for (; next < ops.size(); ++next)
      if (!where.follow(reading.problem(), ops[next])) return {};
  }
  for (const Piece& p : trace_.pieces(last)) {
    if (p.card == unknown_card || p.from < 0) continue;
    std::vector<Card> held;
    for (const Whereabouts::Kind& k : where.kinds(p.from))
      if (k.origin < of_shuffle && k.sure == 1 && k.maybe == 0)
        held.push_back(static_cast<Card>(k.origin));
    if (static_cast<int>(held.size()) != where.size(p.from) ||
        std::find(held.begin(), held.end(), p.card) != held.end())
      continue;
    const std::string what = card(p.card);
    const std::string whose = seat(p.from);
    if (held.empty())
      return zh_ ? fmt::format("{}不可能{}：{}此时没有手牌", what, from(p.from), whose)
                 : fmt::format("{} cannot come {}: {} has no card in hand then", what, from(p.from),
                               whose);
    const std::string cards = cards_words(schema(), held, lang_);
    return zh_ ? fmt::format("{}不可能{}：此时{}有{}张手牌，为{}", what, from(p.from), whose,
                             held.size(), cards)
               : fmt::format(
                     "{} cannot come {}: {} then has {} in hand, {}", what, from(p.from), whose,
                     held.size() == 1 ? "1 card" : fmt::format("{} cards", held.size()), cards);
  }
  return {};
}

// A card that is to come from where all that lie there are known.
std::string Words::of_the_table(std::size_t last) const {
  Reading reading;
  reading.start(trace_);
  for (std::size_t i = 0; i < last; ++i) reading.step(trace_, i, true);
  for (const Piece& p : trace_.pieces(last)) {
    if (p.card == unknown_card || (p.from != in_the_open && p.from > on_the_table)) continue;
    const auto there = reading.known_at(p.from);
    if (!there || std::find(there->begin(), there->end(), p.card) != there->end()) continue;
    const std::string what = card(p.card);
    const std::string cards = cards_words(schema(), *there, lang_);
    if (there->empty())
      return zh_ ? fmt::format("{}不可能{}：此时那里没有牌", what, from(p.from))
                 : fmt::format("{} cannot come {}: no card lies there then", what, from(p.from));
    return zh_ ? fmt::format("{}不可能{}：此时那里是{}", what, from(p.from), cards)
               : fmt::format("{} cannot come {}: what lies there then is {}", what, from(p.from),
                             cards);
  }
  return {};
}

// Where it was by event `first`, and why it cannot be elsewhere by event `last`.
std::string Words::was(std::size_t first, std::size_t last, Place at) const {
  const std::vector<std::size_t> left = unseen_from(at, first, last);
  const auto shuffled = [&] {
    for (std::size_t i = first + 1; i < last; ++i)
      if (trace_.step(i).shuffles) return i;
    return last;
  }();
  if (at >= 0) {
    if (left.empty())
      return zh_ ? fmt::format("自{}起它在{}的手牌里，从未离开", when(first), seat(at))
                 : fmt::format("since {} it had been in {}'s hand, and it never left it",
                               when(first), seat(at));
    return zh_ ? fmt::format("自{}起它在{}的手牌里，此后未亮明而离开的牌（{}）都不可能是这一张",
                             when(first), seat(at), listed(left))
               : fmt::format(
                     "since {} it had been in {}'s hand, and no card that left it unseen since "
                     "({}) can be this one",
                     when(first), seat(at), listed(left));
  }
  const std::string_view none =
      zh_ ? "此后该处没有得到可能是它的牌" : "no card that could be it came there since";
  if (lies_open(at) && shuffled == last && left.empty())
    return zh_ ? fmt::format("自{}起它{}", when(first), lying(at))
               : fmt::format("since {} it lay {}", when(first), lying(at));
  if (lies_open(at) && shuffled < last)
    return zh_ ? fmt::format("{}它还明置在外，{}才洗入牌堆，{}", when(first), when(shuffled), none)
               : fmt::format("at {} it lay face up, at {} it was shuffled into the pile, and {}",
                             when(first), when(shuffled), none);
  const std::string_view place = at == in_the_pile ? (zh_ ? "在牌堆里" : "in the pile")
                                 : at == set_aside
                                     ? (zh_ ? "在被观看的牌里" : "among the cards looked at")
                                     : (zh_ ? "明置在外" : "face up");
  return zh_ ? fmt::format("{}它{}，{}", when(first), place, none)
             : fmt::format("at {} it was {}, and {}", when(first), place, none);
}

// The place where this card lay before `last`, by events from `first` on that all see; in_the_open
// where these are several.
Place Words::lay_at(Card c, std::size_t first, std::size_t last) const {
  Place at = in_the_open;
  bool several = false;
  for (std::size_t i = first; i < last; ++i)
    for (const Piece& p : trace_.pieces(i)) {
      if (p.card != c || p.from == p.to || trace_.step(i).shuffles) continue;
      several = several || i > first;
      at = p.to;
    }
  return several ? in_the_open : at;
}

// Whether an event between the two names this card as well.
bool Words::named_between(Card c, std::size_t first, std::size_t last) const {
  for (std::size_t i = first + 1; i < last; ++i)
    for (const Piece& p : trace_.pieces(i))
      if (p.card == c && !trace_.step(i).shuffles && !(lies_open(p.from) && lies_open(p.to)))
        return true;
  return false;
}

// The events between the two by which a card left this place that nobody saw.
std::vector<std::size_t> Words::unseen_from(Place at, std::size_t first, std::size_t last) const {
  std::vector<std::size_t> left;
  for (std::size_t i = first + 1; i < last; ++i) {
    const auto pieces = trace_.pieces(i);
    if (std::any_of(pieces.begin(), pieces.end(), [&](const Piece& p) {
          const bool there =
              lies_open(at) ? lies_open(p.from) && !lies_open(p.to) : p.from == at && p.to != at;
          return p.card == unknown_card && there;
        }))
      left.push_back(i);
  }
  return left;
}

// "turn 4, event 61; turn 5, event 70; and 3 more"
std::string Words::listed(const std::vector<std::size_t>& steps) const {
  constexpr std::size_t few = 3;
  std::string out;
  for (std::size_t k = 0; k < steps.size() && k < few; ++k) {
    if (k > 0) out += zh_ ? "；" : "; ";
    out += when(steps[k]);
  }
  if (steps.size() <= few) return out;
  return out + (zh_ ? fmt::format("；等{}次", steps.size())
                    : fmt::format("; and {} more", steps.size() - few));
}

std::string Words::lying(Place p) const {
  if (p == discarded) return zh_ ? "在弃牌堆里" : "on the discard pile";
  if (p == on_the_table) return zh_ ? "在场上" : "on the table";
  if (p == turned_up) return zh_ ? "在亮出的牌里" : "among the cards turned up";
  for (Seat s = 0; s < trace_.setup().players; ++s)
    if (p == in_front_of(s) || p == pending_for(s))
      return zh_ ? fmt::format("在{}面前", seat(s)) : fmt::format("in front of {}", seat(s));
  return zh_ ? "明置在外" : "face up";
}

std::string Words::from(Place p) const {
  if (p == in_the_pile) return zh_ ? "来自牌堆" : "out of the pile";
  if (p == turned_up) return zh_ ? "来自亮出的牌" : "from the cards turned up";
  for (Seat s = 0; s < trace_.setup().players; ++s)
    if (p == in_front_of(s) || p == pending_for(s))
      return zh_ ? fmt::format("来自{}面前", seat(s)) : fmt::format("from in front of {}", seat(s));
  if (lies_open(p)) return zh_ ? "来自场上" : "from the table";
  if (p == set_aside) return zh_ ? "来自观看的牌" : "from the cards looked at";
  return zh_ ? fmt::format("来自{}的手牌", seat(p)) : fmt::format("out of {}'s hand", seat(p));
}

}  // namespace tally::hidden
