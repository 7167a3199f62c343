// What leads to what in a pindian 拼点, where a card is said to be another 蛊惑, and with the cards
// on a general's pile 不屈.
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/sanguosha/legal/legal.h"
#include "engine/sanguosha/skills/skills.h"
#include "replay/messages.h"
#include "verify/games/sanguosha/why_tracer.h"

namespace tally::why {
namespace {

// "K", of ♠K.
Message said_rank(const Schema& schema, Card c) {
  const std::string_view token = schema.cards[c].token;
  return say::rank(token.substr(1, token.find('.') - 1));
}

int points_of(Card c) { return c < deck_size ? static_cast<int>(face(c).rank) : 0; }

Message said_name(Name as) {
  const auto i = static_cast<std::size_t>(as);
  return say::card_name(Texts(name_en()[i], name_zh()[i]));
}

}  // namespace

void IdentityTracer::put_up(const Event& e, const Question* q) {
  pindian_rule_ = q != nullptr ? q->rule : e.rule;
  put_up_[at(e.seat)] = e.cards.size() == 1 ? e.cards[0] : unknown_card;
  if (const std::size_t first = last(kind::pindian, e.other);
      first != no_node && first == here() - 1)
    link(first, Sort::made, say::in_answer);
  else
    made_by(pindian_rule_);
  link_cards(e, Sort::possible, say::card_from);
}

// What comes of what the cards were compared for comes of how that went.
void IdentityTracer::compares(const Event& e, const Question* /*q*/) {
  const auto card = [&](Seat who, Seat other) {
    const std::size_t put = last(kind::pindian, who);
    const int its = points_of(put_up_[at(who)]);
    const int against = points_of(put_up_[at(other)]);
    if (its == 0 || against == 0) return made(put);
    const How& how = its == against  ? say::equal_card
                     : its > against ? say::higher_card
                                     : say::lower_card;
    link(put, Sort::made, how, said_rank(schema(), put_up_[at(who)]), rule::pindian);
  };
  card(e.seat, e.other);
  card(e.other, e.seat);
  if (pindian_rule_ < of_rule_.size()) of_rule_[pindian_rule_] = here();
}

void IdentityTracer::claims(const Event& e, const Question* q) {
  const Rule by = rule_of(Skill::guhuo);
  cite(by);
  answers(e, q);
  link_cards(e, Sort::possible, say::card_from);
  claimed_ = name_of(e.what);
  claims_ = e.seat;
  truth_ = Truth::open;
  doubted_ = false;
  of_rule_[by] = here();
}

void IdentityTracer::doubts(const Event& /*e*/, const Question* /*q*/) {
  link(last_[kind::claim], Sort::made, say::in_answer);
  doubted_ = true;
}

void IdentityTracer::unmasks(const Event& e, const Question* /*q*/) {
  made(last_[kind::claim]);
  if (e.cards.size() == 1 && e.cards[0] < deck_size) {
    const Card card = e.cards[0];
    const bool right = face(card).name == claimed_;
    const bool heart = Legal(state()).suit(card, e.seat) == Suit::heart;
    truth_ = !right ? Truth::wrong : heart ? Truth::heart : Truth::right;
  }
  of_rule_[rule_of(Skill::guhuo)] = here();
}

bool IdentityTracer::stands_for(const Event& e, const Question* q) {
  const std::size_t shown = last_[kind::unmask];
  if (q != nullptr || claimed_ == Name::none || e.seat != claims_ || shown == no_node ||
      shown < last_[kind::claim])
    return false;
  if (e.kind != kind::nullify && name_of(e.what) != claimed_) return false;
  if (doubted_)
    link(shown, Sort::made, say::true_heart, said_name(claimed_), rule_of(Skill::guhuo));
  else
    link(shown, Sort::made, say::unquestioned, {}, rule_of(Skill::guhuo));
  claimed_ = Name::none;
  return true;
}

bool IdentityTracer::for_doubting(const Event& e) {
  const std::size_t doubt = last(kind::doubt, e.seat);
  if (e.rule != rule_of(Skill::guhuo) || doubt == no_node) return false;
  made(doubt);
  if (truth_ != Truth::open)
    link(last_[kind::unmask], Sort::made,
         truth_ == Truth::wrong ? say::in_falsehood : say::in_truth, said_name(claimed_));
  return true;
}

void IdentityTracer::put_away(const Event& e, const Question* q) {
  const bool failed = e.rule == rule_of(Skill::guhuo) && doubted_ && claimed_ != Name::none;
  if (failed && (truth_ == Truth::wrong || truth_ == Truth::right))
    link(last_[kind::unmask], Sort::made,
         truth_ == Truth::wrong ? say::proved_false : say::true_no_heart, said_name(claimed_));
  told(e, q);
}

void IdentityTracer::kept_alive(const Event& e) {
  const std::size_t laid = last(kind::lay, e.seat);
  const std::size_t hurt = changed_hp_[at(e.seat)];
  const State& s = state();
  if (laid == no_node || hurt == no_node || laid < hurt || !s.seated(e.seat)) return;
  std::array<Card, deck_size> pile;  // NOLINT: as far as it is read
  const int n = s.pile_of(e.seat, Skill::buqu, pile.data());
  if (n == 0) return;
  std::array<bool, 16> there{};
  bool alike = false;
  std::vector<Message> ranks;
  for (int i = 0; i < n; ++i) {
    const int rank = points_of(pile[static_cast<std::size_t>(i)]);
    if (rank == 0) return;  // nobody has seen it
    bool& has = there[static_cast<std::size_t>(rank)];
    alike = alike || has;
    has = true;
    ranks.push_back(said_rank(schema(), pile[static_cast<std::size_t>(i)]));
  }
  link(laid, Sort::made, alike ? say::two_alike : say::all_differ,
       joined(std::move(ranks), tally::say::comma), rule_of(Skill::buqu));
}

}  // namespace tally::why
