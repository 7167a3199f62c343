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
        const auto i = static_cast<std::size_t>(n);
        const Judged j(options, fmt::format("{}{}_", name_keys()[i], takes ? "" : "_not"));
        const Truth effect = n == Name::lightning ? by_rules::lightning_strikes(j.suit_, j.rank_)
                                                  : by_rules::phase_is_skipped(n, j.suit_);
        out.push_back(j.claim(
            takes ? effect : negate(effect),
            fmt::format("{} {}", name_en()[i], takes ? "takes effect" : "does not take effect"),
            fmt::format("【{}】{}", name_zh()[i], takes ? "生效" : "无效")));
        out.back().absent = lack_of(options, n);
      }
    return out;
  }
  // Of any two of them.
  static std::vector<Claim> apart(const Options& options) {
    const Judged j(options, "");
    const auto spared = [&](Name n) { return negate(by_rules::phase_is_skipped(n, j.suit_)); };
    const Truth strikes = by_rules::lightning_strikes(j.suit_, j.rank_);
    std::vector<Claim> out;
    const auto add = [&](Name one, Name other, const Truth& both_hold) {
      const auto a = static_cast<std::size_t>(one);
      const auto b = static_cast<std::size_t>(other);
      out.push_back(j.claim(negate(both_hold), fmt::format("{} and {}", name_en()[a], name_en()[b]),
                            fmt::format("【{}】与【{}】", name_zh()[a], name_zh()[b])));
      out.back().absent = lack_of(options, one);
      if (out.back().absent.en.empty()) out.back().absent = lack_of(options, other);
    };
    for (const Name n : {Name::indulgence, Name::supply_shortage})
      add(Name::lightning, n, both(strikes, spared(n)));
    add(Name::indulgence, Name::supply_shortage,
        both(spared(Name::indulgence), spared(Name::supply_shortage)));
    return out;
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
  const Words none{"the deck has no delayed tricks", "牌堆中没有延时锦囊"};
  out.push_back({"THM-SGS-JUDGEMENT-OPEN", Judged::open(options), none});
  const Words not_two{"the deck has no two delayed tricks", "牌堆中没有两种延时锦囊"};
  out.push_back({"THM-SGS-JUDGEMENT-APART", Judged::apart(options), not_two});
}

}  // namespace tally::proofs
