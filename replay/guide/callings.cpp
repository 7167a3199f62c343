#include "replay/guide/callings.h"

#include <string>
#include <string_view>

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

// What the state says of each seat under one key: a name can be chosen in the game.
class OfSeats final : public StateSink {
 public:
  OfSeats(std::string_view key, std::vector<std::string>& out) : key_(key), out_(out) {}
  void field(std::string_view path, std::string_view value) override {
    for (std::size_t s = 0; s < out_.size(); ++s)
      if (path == fmt::format("seat {} / {}", s + 1, key_)) out_[s] = value;
  }

 private:
  std::string_view key_;
  std::vector<std::string>& out_;
};

}  // namespace

const std::vector<SeatLabel>& Callings::in(Lang lang) const {
  return looked_ ? labels_[column(lang)] : cursor_.record->labels;
}

void Callings::look(Seat about) {
  const SeatFieldInfo* const names = name_field(cursor_.schema);
  looked_ = names != nullptr;
  if (!looked_) return;
  const Setup& setup = cursor_.record->setup;
  std::vector<std::string> called(static_cast<std::size_t>(setup.players));
  OfSeats sink(names->key, called);
  cursor_.match->fields(sink);
  const std::string_view unknown = names->word(names->hidden);
  for (const Lang lang : {Lang::en, Lang::zh}) {
    auto& labels = labels_[column(lang)];
    labels = cursor_.record->labels;
    labels.resize(called.size());
    for (std::size_t s = 0; s < called.size(); ++s) {
      if (called[s].empty() || called[s] == unknown) continue;
      std::string& name = labels[s].name;
      name = word_in(cursor_.schema, called[s], lang);
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
