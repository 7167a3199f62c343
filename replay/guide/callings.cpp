#include "replay/guide/callings.h"

#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/words.h"

namespace tally::guide {
namespace {

// The field of a seat that is a name: it has words of its own, and is no secret.
const SeatFieldInfo* name_field(const Schema& schema) {
  for (const SeatFieldInfo& f : schema.seat_fields)
    if (!f.secret && f.optional && !f.en.empty()) return &f;
  return nullptr;
}

// What the state says each seat is called: a name can be chosen in the game, and a second one.
class OfSeats final : public StateSink {
 public:
  using Names = std::array<std::string, 2>;
  OfSeats(const SeatFieldInfo& names, int players)
      : keys_{names.key, names.second}, unknown_(names.word(names.hidden)) {
    called.resize(static_cast<std::size_t>(players));
  }
  void field(std::string_view path, std::string_view value) override {
    if (value == unknown_) return;
    for (std::size_t s = 0; s < called.size(); ++s)
      for (std::size_t i = 0; i < keys_.size(); ++i)
        if (!keys_[i].empty() && path == fmt::format("seat {} / {}", s + 1, keys_[i]))
          called[s][i] = value;
  }
  std::vector<Names> called;

 private:
  std::array<std::string_view, 2> keys_;
  std::string_view unknown_;
};

// "Lü Bu / Hua Tuo"
std::string in_words(const Schema& schema, const OfSeats::Names& names, Lang lang) {
  std::string out;
  for (const std::string& name : names)
    if (!name.empty()) out += (out.empty() ? "" : " / ") + std::string(word_in(schema, name, lang));
  return out;
}

}  // namespace

const std::vector<SeatLabel>& Callings::in(Lang lang) const {
  return looked_ ? labels_[column(lang)] : cursor_.record->labels;
}

void Callings::look(Seat about) {
  const SeatFieldInfo* const names = name_field(cursor_.schema);
  looked_ = names != nullptr;
  if (!looked_) return;
  const Setup& setup = cursor_.record->setup;
  OfSeats sink(*names, setup.players);
  cursor_.match->fields(sink);
  for (const Lang lang : {Lang::en, Lang::zh}) {
    auto& labels = labels_[column(lang)];
    labels = cursor_.record->labels;
    labels.resize(sink.called.size());
    for (std::size_t s = 0; s < sink.called.size(); ++s) {
      std::string called = in_words(cursor_.schema, sink.called[s], lang);
      if (called.empty()) continue;
      std::string& name = labels[s].name;
      name = std::move(called);
      if (static_cast<Seat>(s) != about) continue;
      for (std::size_t f = 0; f < cursor_.schema.seat_fields.size(); ++f) {
        const SeatFieldInfo& field = cursor_.schema.seat_fields[f];
        const What value = setup.seat[s][f];
        if (field.secret && field.tells(value))
          name += std::string(say::list_then.in(lang)) +
                  std::string(word_in(cursor_.schema, field.word(value), lang));
      }
    }
  }
}

}  // namespace tally::guide
