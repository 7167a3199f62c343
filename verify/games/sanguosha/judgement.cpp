// Judgements of the identity game: what the cards of the deck do to delayed tricks.
#include <fmt/format.h>

#include "engine/sanguosha/game.h"
#include "verify/games/sanguosha/by_rules.h"
#include "verify/games/sanguosha/claims.h"
#include "verify/games/sanguosha/deck.h"

namespace tally::proofs {
namespace {

using namespace sanguosha;

class Judged {
 public:
  Judged(const Options& options, const std::string& name)
      : suit_(Number::named(name + "suit")), rank_(Number::named(name + "rank")) {
    for (const DeckCard& c : deck_of(options))
      in_deck_ = either(in_deck_, both(suit_ == static_cast<int>(c.suit), rank_ == c.rank));
  }

  // Each delayed trick, taking effect or not.
  static std::vector<Claim> open(const Options& options) {
    std::vector<Claim> out;
    for (const bool takes : {true, false})
      for (const Name n : {Name::lightning, Name::indulgence, Name::supply_shortage}) {
        if (n == Name::lightning && !plays_identity(options)) continue;  // SGS-3V3-DECK
        const auto i = static_cast<std::size_t>(n);
        const Judged j(options, fmt::format("{}{}_", name_keys()[i], takes ? "" : "_not"));
        const Truth effect = n == Name::lightning ? by_rules::lightning_strikes(j.suit_, j.rank_)
                                                  : by_rules::phase_is_skipped(n, j.suit_);
        out.push_back(j.claim(
            takes ? effect : negate(effect),
            fmt::format("{} {}", name_en()[i], takes ? "takes effect" : "does not take effect"),
            fmt::format("【{}】{}", name_zh()[i], takes ? "生效" : "无效")));
      }
    return out;
  }
  [[nodiscard]] Claim apart() const {
    const Truth spares_a = negate(by_rules::phase_is_skipped(Name::indulgence, suit_));
    const Truth spares_b = negate(by_rules::phase_is_skipped(Name::supply_shortage, suit_));
    const Truth strikes = by_rules::lightning_strikes(suit_, rank_);
    return claim(
        both(negate(both(spares_a, spares_b)), negate(both(strikes, either(spares_a, spares_b)))),
        "judged", "判定");
  }

 private:
  [[nodiscard]] Claim claim(const Truth& then, const std::string& en, const std::string& zh) const {
    return {in_deck_,
            then,
            {suit_, rank_},
            [en, zh, suit = suit_, rank = rank_](const Values& v) {
              constexpr const char* suits[] = {"", "♠", "♥", "♣", "♦"};
              constexpr const char* ranks[] = {"",  "A", "2", "3",  "4", "5", "6",
                                               "7", "8", "9", "10", "J", "Q", "K"};
              const std::string card =
                  std::string(suits[v.of(suit)]) + ranks[static_cast<std::size_t>(v.of(rank))];
              return Words{card + ": " + en, card + "：" + zh};
            },
            {"no card of the deck: " + en, "牌堆中没有这样的牌：" + zh},
            {},
            {en, zh}};
  }

  Number suit_;
  Number rank_;
  Truth in_deck_ = Truth(false);
};

}  // namespace

void judgement_theorems(const Options& options, std::vector<Theorem>& out) {
  out.push_back({"THM-SGS-JUDGEMENT-OPEN", Judged::open(options), {}});
  out.push_back({"THM-SGS-JUDGEMENT-APART", {Judged(options, "").apart()}, {}});
}

}  // namespace tally::proofs
