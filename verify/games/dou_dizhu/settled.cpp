// Options of Dou Dizhu that change nothing, and why.
#include "engine/dou_dizhu/options.h"
#include "engine/dou_dizhu/score.h"
#include "verify/games/dou_dizhu/parts.h"

namespace tally::versus {

// Who is the landlord is bid for, or told by a card: what belongs to the one way says nothing of
// the other.
std::optional<proofs::Words> dou_dizhu_same_because(const Game& /*game*/, const Ruleset& a,
                                                    const Ruleset& b, std::size_t index) {
  using dou_dizhu::Opt;
  using proofs::Words;
  const auto option = static_cast<Opt>(index);
  const auto bids = [](const Ruleset& r) {
    return !dou_dizhu::Options(r).is<Opt::bidding>("none");
  };
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

}  // namespace tally::versus
