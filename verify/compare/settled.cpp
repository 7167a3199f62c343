#include "verify/compare/settled.h"

#include <fmt/format.h>

#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/score.h"
#include "engine/sanguosha/options.h"
#include "replay/books/rulebook.h"
#include "verify/proofs/identity_deck.h"

namespace tally::versus {
namespace {

using proofs::Words;
using namespace sanguosha;

// Why an option about this card changes nothing where no deck has it.
std::optional<Words> without_card(Name card, const Options& a, const Options& b) {
  for (const Options& o : {a, b})
    for (const proofs::DeckCard& c : proofs::deck_of(o))
      if (face(c.card).name == card) return std::nullopt;
  const auto i = static_cast<std::size_t>(card);
  return Words{fmt::format("it is about {}, and neither deck has one", name_en()[i]),
               fmt::format("只关系【{}】，而两者的牌堆都没有", name_zh()[i])};
}

// Who is the landlord is bid for, or told by a card: what belongs to the one way says nothing of
// the other.
std::optional<Words> no_bidding_or_no_card(const Ruleset& a, const Ruleset& b,
                                           dou_dizhu::Opt option) {
  using dou_dizhu::Opt;
  const auto bids = [](const Ruleset& r) { return !dou_dizhu::Options(r).is(Opt::bidding, 0); };
  const bool of_bidding = option == Opt::first_bidder || option == Opt::all_pass;
  if (of_bidding && !bids(a) && !bids(b))
    return Words{"it is about bidding, and neither has any", "只关系叫分，而两者都不叫分"};
  if (option == Opt::landlord && bids(a) && bids(b))
    return Words{"both have the landlord bid for", "两者都由叫分决定地主"};
  if (option != Opt::face_up_stock) return std::nullopt;
  const auto turns_up = [&](const Ruleset& r) {
    return dou_dizhu::Options(r).is(bids(r) ? Opt::first_bidder : Opt::landlord, 0);
  };
  const auto has_stock = [](const Ruleset& r) {
    return dou_dizhu::stock_size(dou_dizhu::Options(r)) > 0;
  };
  if (!turns_up(a) && !turns_up(b))
    return Words{"it is about a card turned up, and neither turns one up",
                 "只关系翻开的牌，而两者都不翻牌"};
  if (!has_stock(a) && !has_stock(b))
    return Words{"it is about the last cards, and neither leaves any",
                 "只关系底牌，而两者都没有底牌"};
  return std::nullopt;
}

}  // namespace

// Those that are read off the flow of a game, not off its tables, are held against games in
// tests/verify/compare_test.cpp.
std::optional<Words> same_because(const Game& game, const Ruleset& a, const Ruleset& b,
                                  std::size_t option) {
  if (game.name() == "dou_dizhu")
    return no_bidding_or_no_card(a, b, static_cast<dou_dizhu::Opt>(option));
  if (game.name() != "sanguosha") return std::nullopt;
  static const Rulebook book = Rulebook::load("sanguosha");
  if (const OptionText* const text = book.option(game.options()[option].id);
      text != nullptr && !text->idle.en.empty())
    return Words{text->idle.en, text->idle.zh};
  const Options oa(a);
  const Options ob(b);
  switch (static_cast<Opt>(option)) {
    // Not so the options of skills: a record may bring generals where nobody chooses any.
    case Opt::lord_choice:
    case Opt::choice_count:
    case Opt::choice_count_10:
    case Opt::generals_shown:
      if (!oa.is(Opt::generals, 0) || !ob.is(Opt::generals, 0)) return std::nullopt;
      return Words{"it is about choosing generals, and by both nobody chooses any",
                   "只关系选择武将，而两者都不选将"};
    case Opt::reshuffle_rest:
      if (!oa.is(Opt::reshuffle, 0) || !ob.is(Opt::reshuffle, 0)) return std::nullopt;
      return Words{"both refill the draw pile as soon as it is empty, so nothing is left of it",
                   "两者都是牌堆一空就重洗，没有余牌"};
    case Opt::fireattack_self: return without_card(Name::fire_attack, oa, ob);
    case Opt::iron_chain_zero: return without_card(Name::iron_chain, oa, ob);
    // A record that begins in the middle may tell of chained players without Iron Chain.
    case Opt::chain_amount:
    case Opt::chain_order:
      if (!oa.is(Opt::maneuvering, 1) || !ob.is(Opt::maneuvering, 1)) return std::nullopt;
      return Words{
          "without the Maneuvering cards only Lightning could pass from one to another, and that "
          "strikes the current player, for 3",
          "没有军争牌时，只有【闪电】的伤害可能传导，而它只对当前回合角色造成3点伤害"};
    default: return std::nullopt;
  }
}

// Formulas say the same of what they read; the other options are changed one after the other.
Sameness same_together(const Game& game, const Ruleset& a, const Ruleset& b,
                       proofs::Differ& differ) {
  if (!differ.compare(game, a, b).empty()) return Sameness::unknown;
  Sameness out = Sameness::proved;
  const auto infos = game.options();
  Ruleset from = a;
  for (std::size_t i = 0; i < infos.size(); ++i)
    if (proofs::Differ::is_formula(game, infos[i].key)) from.value[i] = b.value[i];
  for (std::size_t i = 0; i < infos.size(); ++i) {
    if (from.value[i] == b.value[i]) continue;
    Ruleset to = from;
    to.value[i] = b.value[i];
    if (!same_because(game, from, to, i)) return Sameness::unknown;
    out = Sameness::argued;
    from = to;
  }
  return out;
}

}  // namespace tally::versus
