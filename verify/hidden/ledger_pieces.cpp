// Which token each card of an event is.
#include <algorithm>

#include "verify/hidden/ledger.h"

namespace tally::hidden {
namespace {

constexpr std::size_t no_piece = ~std::size_t{0};

}  // namespace

// Counts tokens that are looked at. False once there were more than any true record needs: the
// trace is given up then.
bool Ledger::may_look_at(std::size_t tokens) {
  looked_at_ += tokens;
  problem_.too_much = looked_at_ > most_looked_at;
  return !problem_.too_much;
}

// Finds a token for piece `k`. If those that may be its card are taken, the piece that has one gets
// another, and so on: by the shortest such chain.
void Ledger::augment(std::span<const Piece> pieces, std::size_t k,
                     const std::vector<std::uint32_t>& among, std::vector<std::size_t>& taken_by) {
  std::vector<std::size_t> wanted_by(among.size(), no_piece);
  std::vector<std::size_t> want{k};
  for (std::size_t n = 0; n < want.size() && may_look_at(among.size()); ++n)
    for (std::size_t t = 0; t < among.size(); ++t) {
      if (wanted_by[t] != no_piece || !fits(origin(among[t]), pieces[want[n]].card)) continue;
      wanted_by[t] = want[n];
      if (taken_by[t] != no_piece) {
        want.push_back(taken_by[t]);
        continue;
      }
      for (std::size_t free = t; free < among.size();) {  // each gives up the one it had
        const std::size_t to = wanted_by[free];
        const auto had = std::find(taken_by.begin(), taken_by.end(), to) - taken_by.begin();
        taken_by[free] = to;
        free = static_cast<std::size_t>(had);
      }
      return;
    }
}

// Gives each piece from there its token out of `among`. A card that is named takes a token that is
// known to be this card before one that may be it, and the one at its own place in the event before
// another.
void Ledger::hand_out(std::span<const Piece> pieces, bool says, Site from,
                      std::vector<std::uint32_t>& among, std::vector<std::uint32_t>& mine) {
  std::vector<std::size_t> here;
  for (std::size_t k = 0; k < pieces.size(); ++k)
    if (pieces[k].from == from) here.push_back(k);
  if (here.empty()) return;
  const auto named = [&](std::size_t k) { return says && pieces[k].card != unknown_card; };
  std::vector<std::size_t> taken_by(among.size(), no_piece);
  std::vector<bool> has(pieces.size());
  const auto give = [&](bool exact, bool own) {
    for (std::size_t at = 0; at < here.size(); ++at) {
      const std::size_t k = here[at];
      const Card c = pieces[k].card;
      if (!named(k) || has[k] || open_.has(c)) continue;
      const std::size_t end = own ? std::min(at + 1, among.size()) : among.size();
      if (!own && !may_look_at(end)) return;
      for (std::size_t t = own ? at : 0; t < end; ++t) {
        const Origin o = origin(among[t]);
        if (taken_by[t] != no_piece || !(exact ? o == origin_[c] : fits(o, c))) continue;
        taken_by[t] = k;
        has[k] = true;
        break;
      }
    }
  };
  for (const bool exact : {true, false})
    for (const bool own : {true, false}) give(exact, own);
  for (const std::size_t k : here)
    if (named(k) && !has[k] && !open_.has(pieces[k].card)) augment(pieces, k, among, taken_by);
  // What nobody named takes what is left.
  for (const bool own : {true, false})
    for (std::size_t at = 0; at < here.size(); ++at) {
      const std::size_t k = here[at];
      if (named(k) || has[k]) continue;
      std::size_t t = own ? at : 0;
      while (!own && t < among.size() && taken_by[t] != no_piece) ++t;
      if (t >= among.size() || taken_by[t] != no_piece) continue;
      taken_by[t] = k;
      has[k] = true;
    }
  std::size_t kept = 0;
  for (std::size_t t = 0; t < among.size(); ++t)
    if (taken_by[t] == no_piece)
      among[kept++] = among[t];
    else
      mine[taken_by[t]] = among[t];
  among.resize(kept);
}

}  // namespace tally::hidden
