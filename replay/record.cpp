#include "replay/record.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "replay/io/input_error.h"
#include "replay/io/limits.h"
#include "replay/io/messages.h"
#include "replay/report/text.h"

namespace tally {

bool hides_a_seat(const Schema& schema, const Setup& setup) {
  for (std::size_t s = 0; s < static_cast<std::size_t>(setup.players); ++s)
    for (std::size_t f = 0; f < schema.seat_fields.size(); ++f)
      if (const SeatFieldInfo& field = schema.seat_fields[f];
          field.secret && setup.seat[s][f] == field.hidden)
        return true;
  return false;
}

KindSet Record::shows_when_told() const {
  KindSet out = all_kinds;
  const std::span<const KindInfo> kinds = game->schema().kinds;
  for (std::size_t k = 1; k < kinds.size(); ++k)
    if (kinds[k].role == EventRole::choice && !shows.contains(static_cast<Kind>(k)))
      out.remove(static_cast<Kind>(k));
  return out;
}

void Record::clear() {
  game = nullptr;
  format.clear();
  program.clear();
  ruleset.clear();
  note.clear();
  labels.clear();
  setup = {};
  setup_at = 0;
  seen_.clear();
  told_cards_ = 0;
  packed_size_ = 0;
  contradictions.clear();
  shows = all_kinds;
  names_what_comes_out = false;
  not_covered.clear();
  not_covered_from.clear();
  cut_off.clear();
  block_ = 0;
  used_ = 0;
  packed_used_ = 0;
}

std::span<const Card> Record::keep(std::span<const Card> cards) {
  if (cards.empty()) return {};
  const std::span<Card> to = room(cards.size());
  std::copy_n(cards.begin(), to.size(), to.begin());
  return to;
}

std::span<Card> Record::room(std::size_t n) {
  n = std::min(n, block_size);
  if (used_ + n > block_size) {
    ++block_;
    used_ = 0;
  }
  if (block_ == blocks_.size())
    blocks_.push_back(std::make_unique_for_overwrite<std::array<Card, block_size>>());
  Card* const at = blocks_[block_]->data() + used_;
  used_ += n;
  return {at, n};
}

const PackedCards* Record::keep(const PackedCards& cards) {
  if (packed_used_ == packed_cards_.size()) packed_cards_.emplace_back();
  return &(packed_cards_[packed_used_++] = cards);
}

void Record::contradict(std::uint32_t source_at, Rule rule, Seat seat, Message message,
                        Message expected, Message found) {
  Contradiction& c = contradictions.emplace_back();
  c.before = static_cast<std::uint32_t>(size());
  c.source_at = source_at;
  c.rule = rule;
  c.seat = seat;
  c.message = std::move(message);
  c.expected = std::move(expected);
  c.found = std::move(found);
}

void Record::grow(std::size_t n) {
  constexpr std::size_t usual = 256;
  const std::size_t room = std::max({packed_size_ + n, 2 * packed_room_, usual});
  auto larger = std::make_unique<PackedEvent[]>(room);
  std::copy_n(packed_.get(), packed_size_, larger.get());
  packed_ = std::move(larger);
  packed_room_ = room;
}

void Record::unpack() const {
  for (std::size_t i = seen_.size(); i < packed_size_; ++i) {
    Observation& o = seen_.emplace_back();
    tally::unpack(packed_[i], o.event);
    o.source_at = packed_[i].source_at;
  }
}

Observation Record::observed(const Event& e, std::uint32_t source_at) {
  if (e.cards.size() > max_cards)
    throw io::InputError(
        io::say::too_many_cards(report::said_place(format, source_at), e.cards.size(), max_cards));
  told_cards_ += e.cards.size();
  if (told_cards_ > io::most_cards_of_a_game)
    throw io::InputError(io::say::game_of_too_many_cards(io::most_cards_of_a_game));
  Observation o{e, source_at};
  o.event.cards = keep(e.cards);
  return o;
}

void Record::add(const Event& e, std::uint32_t source_at) {
  const Observation o = observed(e, source_at);
  (packed_size_ == 0 ? seen_ : seen()).push_back(o);
}

void Record::insert(std::size_t before, const Event& e, std::uint32_t source_at) {
  const Observation o = observed(e, source_at);
  seen().insert(seen().begin() + static_cast<std::ptrdiff_t>(before), o);
  for (Contradiction& c : contradictions)
    if (c.before > before) ++c.before;
}

}  // namespace tally
