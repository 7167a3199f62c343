#include "verify/hidden/witness.h"

#include <algorithm>

#include "replay/log/log.h"
#include "verify/hidden/kit.h"
#include "verify/hidden/ledger.h"
#include "verify/hidden/roles.h"

namespace tally::hidden {
namespace {

class Writer {
 public:
  Writer(const Trace& trace, const Game& game, const Ruleset& rules, const Dealt& dealt)
      : trace_(trace), dealt_(dealt) {
    if (const auto said = identities(trace, game, rules, trace.size())) {
      const auto all = assignments(*said);
      if (all.empty()) return;
      roles_ = all.front();
    }
    const auto unveiling = verify::identity_kit_of(game).unveiling;
    if (unveiling != nullptr) unveiling_ = unveiling(trace, rules, roles_);
  }

  [[nodiscard]] Setup setup() const {
    Setup s = trace_.setup();
    for (std::size_t i = 0; roles_ && i < static_cast<std::size_t>(s.players); ++i)
      s.seat[i][0] = (*roles_)[i];
    return s;
  }

  void events(std::string& out) {
    for (std::size_t i = 0; i < trace_.size(); ++i) {
      Event e = trace_.event(i);
      cards(i, e);
      if (unveiling_) unveiling_->fill(i, e, cards_);
      write_event(out, trace_.schema(), e);
    }
  }

 private:
  void cards(std::size_t i, Event& e) {
    const auto pieces = trace_.pieces(i);
    if (trace_.step(i).shuffles) {
      cards_.clear();
      for (const std::uint32_t t : dealt_.pile[i]) cards_.push_back(dealt_.card[t]);
      show(e);
      e.value = static_cast<std::int16_t>(cards_.size());
      return;
    }
    if (std::none_of(pieces.begin(), pieces.end(),
                     [](const Piece& p) { return p.card == unknown_card; }))
      return;
    cards_.assign(e.cards.begin(), e.cards.end());
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      const Piece& p = pieces[k];
      const std::uint32_t token = dealt_.moved[i][k];
      if (p.card != unknown_card || token == no_token) continue;
      if (p.index >= cards_.size()) cards_.resize(p.index + std::size_t{1}, unknown_card);
      cards_[p.index] = dealt_.card[token];
    }
    show(e);
  }

  void show(Event& e) {
    e.cards = cards_;
    e.show(Field::cards);
  }

  const Trace& trace_;
  const Dealt& dealt_;
  std::optional<Roles> roles_;
  std::unique_ptr<Unveiling> unveiling_;
  std::vector<Card> cards_;
};

}  // namespace

std::optional<std::string> witness(const Trace& trace, const Record& record, const Ruleset& rules) {
  if (!trace.sound()) return {};
  const auto dealt = deal(trace, trace.size());
  if (!dealt) return {};
  Writer writer(trace, *record.game, rules, *dealt);
  std::string out;
  write_header(out, record, writer.setup(),
               "one deal of the hidden cards that explains a record, of many; not the game itself");
  writer.events(out);
  return out;
}

}  // namespace tally::hidden
