#include "tests/faults/native.h"

#include <algorithm>

namespace tally::faults {

void Transcript::start(const Record& record, Record& out) {
  out.clear();
  out.game = record.game;
  out.format = "native";
  out.ruleset = record.ruleset;
  out.setup = record.setup;
  out.labels.assign(static_cast<std::size_t>(record.setup.players), SeatLabel{});
  out_ = &out;
}

void Transcript::event(const Event& e, const Match& /*match*/, std::uint32_t /*source_at*/) {
  out_->add(e, static_cast<std::uint32_t>(out_->size()));
}

std::vector<NativeFault> faults_at(const Record& record, std::size_t i) {
  std::vector<NativeFault> out;
  const Event& e = record.event(i);
  const KindInfo& kind = record.game->schema().of(e);
  if (kind.role == EventRole::choice) return out;
  if (!kind.ends) out.push_back({Change::left_out, i});
  if (!kind.restates) out.push_back({Change::twice, i});
  if (i + 1 < record.size() && record.event(i + 1).kind != e.kind)
    out.push_back({Change::swapped, i});
  for (const FieldInfo& f : kind.fields) {
    // How many cards a deal or a shuffle is about follows from the cards.
    const bool derived = kind.ordered && f.field == Field::value;
    if (!derived) out.push_back({Change::field, i, f.field});
  }
  return out;
}

namespace {

// Another value of a field than the one it has.
void change(Event& e, Field f, int players, const Schema& schema, std::vector<Card>& cards,
            std::mt19937& random) {
  const auto another = [&](int old, int first, int last) {
    int n = first + static_cast<int>(random() % static_cast<unsigned>(last - first));
    return n >= old ? n + 1 : n;
  };
  switch (f) {
    case Field::what: {
      int names = 2;
      for (const FieldInfo& info : schema.of(e).fields)
        if (info.field == f) names = static_cast<int>(info.names.size());
      e.what = static_cast<std::uint8_t>(another(e.what, 0, names - 1));
      break;
    }
    case Field::seat: e.seat = static_cast<Seat>(another(e.seat, 0, players - 1)); break;
    case Field::other: e.other = static_cast<Seat>(another(e.other, -1, players - 1)); break;
    case Field::value:
      e.value = static_cast<std::int16_t>(e.value + (random() % 2 == 0 ? 1 : -1));
      break;
    case Field::more: e.more += random() % 2 == 0 ? 1 : -1; break;
    case Field::extra: e.extra = static_cast<std::int16_t>(e.extra + 1); break;
    case Field::seats: {
      SeatList seats;
      const bool all = static_cast<int>(e.seats.size()) == players;
      if (all)
        for (int i = 1; i < players; ++i) seats.push(e.seats[i]);
      else
        for (Seat s = 0; s < players; ++s)
          if (e.seats.contains(s) || seats.size() == e.seats.size()) seats.push(s);
      if (seats == e.seats) seats = {};
      e.seats = seats;
      break;
    }
    case Field::cards: {
      const unsigned way = static_cast<unsigned>(random() % 3);
      const Card fresh = [&] {
        Card c = 0;
        do {
          c = static_cast<Card>(random() % schema.cards.size());
        } while (std::find(cards.begin(), cards.end(), c) != cards.end() &&
                 cards.size() < schema.cards.size());
        return c;
      }();
      if (cards.size() >= schema.cards.size())
        cards.pop_back();
      else if (way == 0 || cards.empty())
        cards.push_back(fresh);
      else if (way == 1 && cards.size() > 1)
        cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(random() % cards.size()));
      else
        cards[random() % cards.size()] = fresh;
      break;
    }
  }
}

}  // namespace

void plant(const Record& record, const NativeFault& fault, std::uint32_t seed, Record& out) {
  std::mt19937 random(seed);
  out.clear();
  out.game = record.game;
  out.format = record.format;
  out.ruleset = record.ruleset;
  out.setup = record.setup;
  out.labels = record.labels;
  const auto add = [&](std::size_t i) {
    out.add(record.event(i), static_cast<std::uint32_t>(out.size()));
  };
  for (std::size_t i = 0; i < record.size(); ++i) {
    if (i != fault.at) {
      add(i);
      continue;
    }
    switch (fault.change) {
      case Change::left_out: break;
      case Change::twice:
        add(i);
        add(i);
        break;
      case Change::swapped:
        add(i + 1);
        add(i);
        ++i;
        break;
      case Change::field: {
        Event e = record.event(i);
        std::vector<Card> cards(e.cards.begin(), e.cards.end());
        change(e, fault.field, record.setup.players, record.game->schema(), cards, random);
        e.cards = cards;
        out.add(e, static_cast<std::uint32_t>(out.size()));
        break;
      }
    }
  }
}

}  // namespace tally::faults
