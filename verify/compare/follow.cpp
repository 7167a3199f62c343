#include "verify/compare/follow.h"

#include <algorithm>

#include "replay/diff/story.h"
#include "replay/guide/matching.h"
#include "replay/io/input_error.h"
#include "verify/fuzz/player_table.h"
#include "verify/record_header.h"

namespace tally::versus {
Event FollowTable::answer(const Question& q) {
  if (parting_) {
    const Event e = chance_.answer(q);
    if (e.kind != nothing) keep(e);
    return e;
  }
  const Event* const n = next();
  if (n != nullptr && may_answer(q, *n)) {
    Event e = *n;
    q.complete(e);
    const Verdict v = q.judge(e);
    if (v.legal()) {
      ++at_;
      keep(e);
      return e;
    }
    if (!q.may_pass) {
      part(v.broken, true);
      return answer(q);
    }
    refused_ = {at_, v.broken, true};  // unless it answers a question that is yet to come
  }
  if (q.may_pass) return {};
  part(q.rule, false);
  return answer(q);
}

bool FollowTable::tell(Event& e) {
  if (!parting_) {
    const Event* const n = next();
    if (n != nullptr && diff::same(*n, e))
      ++at_;
    else
      part(e.rule, false);
  }
  keep(e);
  return true;
}

bool FollowTable::comes_next(Event& e) {
  const Event* const n = parting_ ? nullptr : next();
  if (n == nullptr || n->kind != e.kind) return false;
  const KindInfo& kind = other_.game->schema().of(e);
  if (!agree(kind, e, *n)) return false;
  fill(kind, e, *n, room_);
  return true;
}

void FollowTable::part(Rule rule, bool forbidden) {
  parting_ = refused_ && refused_->at == at_ ? *refused_ : Parting{at_, rule, forbidden};
  if (out_ == nullptr) match_.stop();
}

void FollowTable::keep(const Event& e) {
  if (out_ != nullptr) out_->add(e, static_cast<std::uint32_t>(out_->size() + 1));
}

std::optional<Parting> FollowTable::parting() const {
  if (parting_ || at_ == other_.size()) return parting_;
  if (refused_ && refused_->at == at_) return refused_;
  // The game is over here and goes on there.
  return Parting{at_, no_rule, false};
}

bool play_random(const Game& game, Match& match, verify::Player& player, int players,
                 const Ruleset& rules, std::uint64_t seed, Record& out, bool arranges) {
  Setup setup;
  if (!game.random_setup(players, rules, Random(seed).bits(), setup)) return false;
  if (arranges) player.arrange(setup, rules, seed);
  return play_random(game, match, player, setup, rules, seed, out);
}

bool play_random(const Game& game, Match& match, verify::Player& player, const Setup& setup,
                 const Ruleset& rules, std::uint64_t seed, Record& out) {
  Random random(seed);
  random.bits();  // of the set-up
  verify::new_header(game, rules, setup, out);
  player.start(match, out.setup, random.bits(), seed % player.leanings().size());
  verify::PlayerTable table(
      player, [&](const Event& e) { out.add(e, static_cast<std::uint32_t>(out.size() + 1)); });
  try {
    match.play(out.setup, rules, table);
  } catch (const io::InputError&) {
    return false;  // longer than any record that is read
  }
  return true;
}

}  // namespace tally::versus
