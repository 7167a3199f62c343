// A bidding of Dou Dizhu, word by word: that it ends, with one landlord.
#include <fmt/format.h>

#include "verify/games/dou_dizhu/by_rules.h"
#include "verify/games/dou_dizhu/claims.h"

namespace tally::proofs {
namespace {

using namespace dou_dizhu;

// Pass, pass, 1, pass, 2, pass, 3: nothing longer can be said.
constexpr int most_words = (players - 1) + highest_bid + (highest_bid - 1) * (players - 2);

class Bids {
 public:
  explicit Bids(const Options& options) : once_(options.is<Opt::bidding>("once")) {
    Number seat = 0;
    for (int i = 0; i < words(); ++i) {
      Word w{Number::named(fmt::format("word_{}", i)), seat, over(now_)};
      given_ = both(given_, either(w.after_the_end, by_rules::may_bid(w.bid, now_.highest)));
      const Bidding<Number> then = by_rules::after_bid(now_, w.bid);
      const auto goes_on = [&](const Number& next, const Number& before) {
        return ite(w.after_the_end, before, next);
      };
      now_ = {goes_on(then.said, now_.said), goes_on(then.passes, now_.passes),
              goes_on(then.highest, now_.highest)};
      seat = by_rules::next_seat(seat);
      said_.push_back(std::move(w));
    }
  }

  [[nodiscard]] Claim ends() const { return claim(over(now_)); }
  // The highest bid is one player's alone, or there is none.
  [[nodiscard]] Claim one_highest() const {
    Number highest = 0;
    Number of_it = 0;
    for (const Word& w : said_) highest = ite(w.after_the_end, highest, larger(highest, w.bid));
    for (const Word& w : said_)
      of_it = of_it + ite(both(negate(w.after_the_end), both(0 < w.bid, w.bid == highest)), 1, 0);
    return claim(implies(over(now_), both(now_.highest == highest,
                                          of_it == ite(0 < highest, Number(1), Number(0)))));
  }
  // Whoever could still bid higher has been asked: each once, or each since the highest bid.
  [[nodiscard]] Claim all_asked() const {
    Number asked[players] = {0, 0, 0};
    for (const Word& w : said_) {
      const Truth now = negate(w.after_the_end);
      for (int s = 0; s < players; ++s) {
        const Truth his = both(now, w.seat == s);
        const Truth anew = all({now, negate(Truth(once_)), 0 < w.bid});
        asked[s] = ite(his, 1, ite(anew, 0, asked[s]));
      }
    }
    Truth everybody(true);
    for (const Number& n : asked) everybody = both(everybody, n == 1);
    return claim(implies(both(over(now_), now_.highest < highest_bid), everybody));
  }

 private:
  struct Word {
    Number bid;
    Number seat;
    Truth after_the_end;  // then it is not said
  };

  [[nodiscard]] int words() const { return once_ ? players : most_words; }
  [[nodiscard]] Truth over(const Bidding<Number>& b) const {
    return by_rules::bidding_is_over(b, Truth(once_));
  }
  [[nodiscard]] Claim claim(const Truth& then) const {
    std::vector<Number> smallest;
    for (const Word& w : said_) smallest.push_back(ite(w.after_the_end, 0, w.bid));
    Truth given = given_;
    for (const Word& w : said_) given = both(given, between(0, w.bid, 2 * highest_bid));
    return {given,
            then,
            smallest,
            [=, *this](const Values& v) {
              Words w;
              for (const Word& word : said_) {
                if (v.of(word.after_the_end)) break;
                const int bid = v.of(word.bid);
                w.en += (w.en.empty() ? "" : ", ") + (bid == 0 ? "pass" : std::to_string(bid));
                w.zh += (w.zh.empty() ? "" : "、") +
                        (bid == 0 ? std::string("不叫") : fmt::format("{}分", bid));
              }
              const bool done = v.of(over(now_));
              return Words{
                  fmt::format("{}: {}", w.en, done ? "the bidding is over" : "the bidding goes on"),
                  fmt::format("{}：{}", w.zh, done ? "叫分结束" : "叫分继续")};
            },
            {},
            {}};
  }

  bool once_;
  Bidding<Number> now_{0, 0, 0};
  Truth given_ = Truth(true);
  std::vector<Word> said_;
};

}  // namespace

void bidding_theorems(const Options& options, std::vector<Theorem>& out) {
  if (options.is<Opt::bidding>("none")) {
    for (const char* id : {"THM-DDZ-BID-ENDS", "THM-DDZ-BID-ONE", "THM-DDZ-BID-ASKED"})
      out.push_back({id, {}, {"nobody bids", "不叫分"}});
    return;
  }
  const Bids bids(options);
  out.push_back({"THM-DDZ-BID-ENDS", {bids.ends()}, {}});
  out.push_back({"THM-DDZ-BID-ONE", {bids.one_highest()}, {}});
  out.push_back({"THM-DDZ-BID-ASKED", {bids.all_asked()}, {}});
}

}  // namespace tally::proofs
