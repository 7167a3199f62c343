#include "replay/finding_id.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "engine/core/hash.h"

namespace tally {
namespace {

// Names instead of numbers: what another version of a game adds moves none of them.
class Mixer {
 public:
  Mixer& text(std::string_view words) {
    std::uint64_t h = 0xCBF29CE484222325ULL;
    for (const char c : words) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return number(h);
  }
  Mixer& number(std::uint64_t n) {
    sum_.mix(n);
    return *this;
  }
  Mixer& card(const Schema& schema, Card c) {
    return c < schema.cards.size() ? text(schema.cards[c].token) : number(c);
  }
  Mixer& name(const FieldInfo& field, What what) {
    return what < field.names.size() ? text(field.names[what]) : number(what);
  }
  [[nodiscard]] std::uint64_t value() const { return sum_.value(); }

 private:
  Signature sum_;
};

void mix(Mixer& mixer, const Schema& schema, const Event& e, const FieldInfo& field) {
  const auto number = [&](int n) { mixer.number(static_cast<std::uint64_t>(std::int64_t{n})); };
  switch (field.field) {
    case Field::what: mixer.name(field, e.what); break;
    case Field::seat: number(e.seat); break;
    case Field::other: number(e.other); break;
    case Field::value: number(e.value); break;
    case Field::extra: number(e.extra); break;
    case Field::more: number(e.more); break;
    case Field::seats:
      for (const Seat s : e.seats) number(s);
      break;
    case Field::cards:
      for (const Card c : e.cards)
        field.type == FieldType::names ? mixer.name(field, c) : mixer.card(schema, c);
      break;
  }
}

// A turn begins or, in a game without turns, somebody chooses.
bool ends_opening(const Schema& schema, const Event& e) {
  const bool turns = std::ranges::any_of(schema.kinds, &KindInfo::boundary);
  const KindInfo& kind = schema.of(e);
  return turns ? kind.boundary : kind.role == EventRole::choice;
}

// What the record has where the finding is, by the names of a log.
void mix(Mixer& mixer, const Schema& schema, const Matter& matter) {
  const KindInfo& kind = schema.kinds[matter.kind];
  mixer.text(kind.name);
  for (const FieldInfo& f : kind.fields)
    if (f.field == Field::what) mixer.name(f, matter.what);
  mixer.card(schema, matter.card);
}

}  // namespace

std::uint64_t game_id(const Record& record) {
  const Schema& schema = record.game->schema();
  const Setup& setup = record.setup;
  Mixer mixer;
  mixer.text(record.game->name()).number(static_cast<std::uint64_t>(setup.players));
  for (int s = 0; s < setup.players; ++s)
    for (std::size_t k = 0; k < schema.seat_fields.size(); ++k)
      mixer.text(schema.seat_fields[k].word(setup.seat[static_cast<std::size_t>(s)][k]));
  for (const Observation& seen : record.seen()) {
    if (ends_opening(schema, seen.event)) break;
    const KindInfo& kind = schema.of(seen.event);
    mixer.text(kind.name);
    for (const FieldInfo& f : kind.fields)
      if (seen.event.shows(f.field)) mix(mixer, schema, seen.event, f);
  }
  return mixer.value();
}

void identify(const Record& record, Report& report) {
  if (report.findings.empty()) return;
  const Schema& schema = record.game->schema();
  const std::uint64_t game = game_id(record);
  std::vector<std::uint64_t> before;
  for (Finding& f : report.findings) {
    Mixer mixer;
    mixer.number(game).text(record.game->rule_ids()[f.rule]).text(name_of(f.kind));
    mixer.number(static_cast<std::uint64_t>(f.turn)).number(static_cast<std::uint64_t>(f.seat + 1));
    mix(mixer, schema, f.matter);
    const std::uint64_t like = mixer.value();
    const auto which = static_cast<std::uint64_t>(std::ranges::count(before, like));
    before.push_back(like);
    f.id = mixer.number(which).value();
  }
}

std::uint64_t remark_id(std::string_view of, VerdictKind verdict, std::string_view reason_id) {
  return Mixer().text(of).text(name_of(verdict)).text(reason_id).value();
}

std::string id_words(std::uint64_t id) { return fmt::format("{:016x}", id); }

}  // namespace tally
