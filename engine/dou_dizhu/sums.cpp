#include "engine/dou_dizhu/sums.h"

#include <algorithm>
#include <utility>

#include "engine/dou_dizhu/schema.h"
#include "engine/dou_dizhu/score.h"
#include "engine/dou_dizhu/types.h"

namespace tally::dou_dizhu {

#define TALLY_TABLE "dou_dizhu_sums"
namespace sum {

TALLY_SAY(combination, (Texts, Texts, Number), "{0} of {1} ({2} {2:card|cards})", "{0}{1}（{2}张）")
TALLY_SAY(to_beat, (Message, Message), "to beat: {0}; played: {1}", "要压过：{0}；打出：{1}")
TALLY_SAY(
    stake, (Number, Number, Message, Number),
    "stake {0} = bid {1}{2}; the landlord wins or loses it twice, from or to each farmer: {3}",
    "每家输赢{0} = 叫分{1}{2}；地主与两家各结算一次：{3}")
TALLY_SAY(nothing_more, (), "", "")
TALLY_SAY(bombs, (Number), " doubled for {0} {0:bomb or rocket|bombs and rockets}",
          "，{0}个炸弹与火箭各翻倍")
TALLY_SAY(spring, (), ", doubled for a spring", "，春天再翻倍")
TALLY_SAY(both, (Message, Message), "{0}{1}", "{0}{1}")

}  // namespace sum
#undef TALLY_TABLE

namespace {

Message words_of(const Combination& c) {
  const auto type = static_cast<std::size_t>(c.type);
  const CardInfo& rank = card_infos()[any_of(c.head)];
  // A joker has a name and no face.
  const Texts words = rank.face.empty() ? Texts(rank.en, rank.zh) : Texts(rank.face, rank.face);
  return sum::combination(Texts(type_en()[type], type_zh()[type]), words,
                          static_cast<int>(c.cards));
}

void of_play(const State& state, const Legal& legal, const Event& e, std::vector<Message>& out) {
  if (state.to_beat.type == Type::none || !State::seated(e.seat)) return;
  State after = state;
  after.apply(e, legal.types());
  if (after.to_beat.type != Type::none)
    out.push_back(sum::to_beat(words_of(state.to_beat), words_of(after.to_beat)));
}

// DDZ-SCORE, said once, of the landlord.
void of_score(const State& s, const Legal& legal, const Event& e, std::vector<Message>& out) {
  const Options& options = legal.options();
  if (e.seat != s.landlord || !State::seated(s.landlord) || options.is<Opt::score>("winners"))
    return;
  const auto plays = [&](Seat who) { return int{s.plays[static_cast<std::size_t>(who)]}; };
  const Seat next = State::next(s.landlord);
  const bool won = s.at(s.landlord).size == 0;
  const bool in_a_row = spring(won, plays(s.landlord), plays(next), plays(State::next(next)));
  const int bid = std::max(std::min<int>(s.base, most_bid_counted), 1);
  const int n = stake(bid, static_cast<int>(s.bombs), in_a_row, options);
  Message factors = sum::nothing_more();
  if (options.is<Opt::score_bombs>("true") && s.bombs > 0) factors = sum::bombs(int{s.bombs});
  if (options.is<Opt::score_spring>("true") && in_a_row)
    factors = sum::both(std::move(factors), sum::spring());
  out.push_back(sum::stake(n, bid, std::move(factors), score_of(true, won, n, options)));
}

}  // namespace

void sums(const State& state, const Legal& legal, const Event& e, std::vector<Message>& out) {
  if (e.kind == kind::play) of_play(state, legal, e, out);
  if (e.kind == kind::score) of_score(state, legal, e, out);
}

}  // namespace tally::dou_dizhu
