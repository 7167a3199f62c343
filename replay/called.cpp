#include "replay/called.h"

#include <array>
#include <string>
#include <string_view>

#include <fmt/format.h>

#include "replay/words.h"

namespace tally {
namespace {

const SeatFieldInfo* name_field(const Schema& schema) {
  for (const SeatFieldInfo& f : schema.seat_fields)
    if (is_name(f)) return &f;
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

bool is_name(const SeatFieldInfo& f) { return !f.secret && f.optional && !f.en.empty(); }

std::vector<SeatLabel> called_now(const Record& record, const Match& match) {
  std::vector<SeatLabel> labels = record.labels;
  labels.resize(static_cast<std::size_t>(record.setup.players));
  const Schema& schema = record.game->schema();
  const SeatFieldInfo* const names = name_field(schema);
  if (names == nullptr) return labels;
  OfSeats sink(*names, record.setup.players);
  match.fields(sink);
  for (std::size_t s = 0; s < sink.called.size(); ++s) {
    Texts called =
        in_each_language([&](Lang lang) { return in_words(schema, sink.called[s], lang); });
    if (!called.of(Lang::en).empty()) labels[s].called = std::move(called);
  }
  return labels;
}

bool renames(const Schema& schema, Kind kind) {
  const SeatFieldInfo* const names = name_field(schema);
  if (names == nullptr) return false;
  for (const FieldInfo& f : schema.kinds[kind].fields)
    if (f.names.data() == names->names.data()) return true;
  return false;
}

}  // namespace tally
