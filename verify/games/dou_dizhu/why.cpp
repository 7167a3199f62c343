// What leads to what in Dou Dizhu: bids to a landlord, plays that nobody beats to the last card.
#include <array>
#include <cstring>
#include <memory>
#include <vector>

#include "engine/dou_dizhu/events.h"
#include "engine/dou_dizhu/rules.h"
#include "engine/dou_dizhu/score.h"
#include "engine/dou_dizhu/state.h"
#include "engine/dou_dizhu/types.h"
#include "replay/words.h"
#include "verify/games/dou_dizhu/parts.h"
#include "verify/games/dou_dizhu/why_messages.h"
#include "verify/why/messages.h"
#include "verify/why/tracer.h"

namespace tally::why {

using namespace dou_dizhu;

namespace {

class LandlordTracer final : public Tracer {
 public:
  explicit LandlordTracer(const Schema& schema) : Tracer(schema) { last_.fill(no_node); }

 private:
  using Explain = void (LandlordTracer::*)(const Event&);

  void explain(const Event& e, const Question* /*q*/) override {
    std::memcpy(static_cast<void*>(&state_), match().state().data(), sizeof(State));
    if (explainers[e.kind] != nullptr) (this->*explainers[e.kind])(e);
    last_[e.kind] = here();
  }

  void made(std::size_t cause, const How& how = say::because) { link(cause, Sort::made, how); }

  // Dealt again where nobody wanted to be the landlord.
  void dealt(const Event& /*e*/) {
    made(last_[kind::bid]);
    if (state_.dealt == all_players) last_.fill(no_node);
    highest_ = no_node;
  }

  void bids(const Event& e) {
    made(last_[kind::bid], say::bid_before);
    if (last_[kind::bid] == no_node) made(last_[kind::face_up], say::bids_first);
    if (e.value > int{state_.bid}) highest_ = here();
  }

  void gets_stock(const Event& /*e*/) { made(last_[kind::landlord]); }

  void chosen(const Event& e) {
    if (highest_ == no_node) made(last_[kind::face_up]);
    made(highest_);
    if (e.value > 0 && last_[kind::bid] != highest_) made(last_[kind::bid], say::no_higher_bid);
  }

  void leads(const Event& /*e*/) {
    if (last_[kind::play] == no_node) return made(last_[kind::landlord]);
    link(last_[kind::play], Sort::row, say::not_beaten);
    for (const std::size_t pass : passed_) made(pass);
    passed_.clear();
  }

  void plays(const Event& e) {
    if (state_.leads)
      link(last_[kind::trick], Sort::row, say::had_the_lead);
    else
      link(last_[kind::play], Sort::row, say::to_beat, {}, rule::higher);
    std::vector<Card> of_stock;
    for (const Card c : e.cards)
      if (came(c, e.seat) != no_node && came(c, e.seat) == last_[kind::stock])
        of_stock.push_back(c);
    if (!of_stock.empty())
      link(last_[kind::stock], Sort::possible, say::of_stock, said_cards(schema(), of_stock));
    const Type type = static_cast<Type>(e.what);
    if (type == Type::bomb || type == Type::rocket) bombs_.push_back(here());
    passed_.clear();
  }

  void passes(const Event& e) {
    const std::size_t play = last_[kind::play];
    const bool hidden = State::seated(e.seat) && state_.at(e.seat).hidden > 0;
    if (!instead().empty())
      made(undone(say::could_beat(said_seat(e.seat), said_cards(schema(), instead())), rule::pass,
                  play, say::not_beaten),
           say::and_);
    else if (!hidden)
      made(undone(say::nothing_beats(said_seat(e.seat)), rule::higher, play, say::not_beaten));
    made(play, say::to_beat);
    passed_.push_back(here());
  }

  void scores(const Event& /*e*/) {
    made(last_[kind::play], say::last_card);
    link(last_[kind::landlord], Sort::possible, say::stake, {}, rule::score);
    for (const std::size_t bomb : bombs_)
      link(bomb, Sort::possible, say::doubled_by, {}, rule::score);
    const Seat l = state_.landlord;
    if (!State::seated(l)) return;
    const auto count = [&](Seat s) { return int{state_.plays[static_cast<std::size_t>(s)]}; };
    const Seat next = State::next(l);
    if (dou_dizhu::spring(state_.at(l).size == 0, count(l), count(next), count(State::next(next))))
      link(undone(say::spring(), rule::score, last_[kind::play], say::last_card), Sort::possible,
           say::and_);
  }

  void ends(const Event& e) {
    if (e.seats.empty()) return made(last_[kind::bid]);
    made(last_[kind::play], say::last_card);
    link(last_[kind::landlord], Sort::possible, say::other_side);
  }

  [[nodiscard]] bool listens(const Question& q) const override {
    return static_cast<Ask>(q.ask) == Ask::play;
  }

  static const std::array<Explain, kind::count> explainers;

  State state_;  // before the event
  std::array<std::size_t, kind::count> last_{};
  std::size_t highest_ = no_node;
  std::vector<std::size_t> passed_;  // since the last play
  std::vector<std::size_t> bombs_;
};

constexpr std::array<LandlordTracer::Explain, kind::count> LandlordTracer::explainers = [] {
  using T = LandlordTracer;
  std::array<Explain, kind::count> all{};
  all[kind::deal] = &T::dealt;
  all[kind::bid] = &T::bids;
  all[kind::landlord] = &T::chosen;
  all[kind::stock] = &T::gets_stock;
  all[kind::trick] = &T::leads;
  all[kind::play] = &T::plays;
  all[kind::pass] = &T::passes;
  all[kind::score] = &T::scores;
  all[kind::over] = &T::ends;
  return all;
}();

}  // namespace

std::unique_ptr<Tracer> dou_dizhu_causes(const Schema& schema) {
  return std::make_unique<LandlordTracer>(schema);
}

}  // namespace tally::why
