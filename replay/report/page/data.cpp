// The data of a page, as compact JSON: what happens, as numbers into the tables of data_tables.h.
#include <algorithm>
#include <cstddef>
#include <span>

#include <fmt/format.h>

#include "replay/report/page/data_tables.h"
#include "replay/report/page/page.h"
#include "replay/report/playable.h"
#include "replay/words.h"

namespace tally::report {
namespace {

class Data : DataTables {
 public:
  Data(std::string& out, const PageInput& in)
      : DataTables(out, in.record.game->schema(), in.langs), in_(in) {}

  void write() {
    out_ += '{';
    text("game", in_.record.game->name());
    text("file", name_of_file(in_.entry.path));
    text("ruleset", in_.ruleset);
    number("number", static_cast<int>(in_.entry.number));
    number("first", static_cast<int>(in_.first));
    spread();
    list("langs", in_.langs, [&](Lang lang) { string(code_of(lang)); });
    number("viewer", !in_.viewer ? -2 : static_cast<int>(*in_.viewer));
    number("problems", in_.problems ? 1 : 0);
    seats();
    list("paths", in_.moments.paths(), [&](const std::string& path) { string(path); });
    list("values", in_.moments.values(), [&](const std::string& value) { string(value); });
    list("start", in_.moments.start(), [&](const FieldChange& c) { put(c); });
    list("changes", in_.moments.changes(), [&](const std::vector<FieldChange>& all) {
      join(all, [&](const FieldChange& c) { put(c); });
    });
    turns();
    events();
    decisions();
    unseen();
    could_tell();
    list("findings", in_.entry.report.findings, [&](const Finding& f) {
      print("[{},{}]", std::min<std::size_t>(f.at - in_.first, in_.story.size() - 1), int{f.seat});
    });
    // Where each stands, and whether it asks.
    list("notes", in_.notes, [&](const Note& n) { print("[{},{}]", n.place(), n.asks() ? 1 : 0); });
    number("midway", in_.record.setup.midway ? 1 : 0);
    number("dealt", deal_known(played_on()) ? 1 : 0);
    number("faultFrom", fault_from());
    tables(in_.moments.paths(), in_.moments.values());
    out_.back() = '}';  // for the last comma
  }

 private:
  void put(const FieldChange& c) { print("{},{}", c.path, c.value); }
  void put(const SeatList& seats) {
    join(seats, [&](Seat s) { print("{}", int{s}); });
  }
  [[nodiscard]] bool has_names(const Event& e) const {
    const auto fields = schema_.of(e).fields;
    return std::ranges::any_of(fields,
                               [](const FieldInfo& f) { return f.type == FieldType::names; });
  }

  void seats() {
    std::vector<int> all(static_cast<std::size_t>(in_.record.setup.players));
    for (std::size_t s = 0; s < all.size(); ++s) all[s] = static_cast<int>(s);
    list("seats", all, [&](int s) {
      const auto seat = static_cast<std::size_t>(s);
      const bool labelled = seat < in_.record.labels.size();
      out_ += '[';
      string(labelled ? in_.record.labels[seat].name : "");
      for (std::size_t f = 0; f < schema_.seat_fields.size(); ++f) {
        out_ += ',';
        string(schema_.seat_fields[f].word(in_.record.setup.seat[seat][f]));
      }
      out_ += ']';
    });
    // Its name, and for a secret the word for "not shown" and those that are open.
    list("secrets", schema_.seat_fields, [&](const SeatFieldInfo& f) {
      out_ += '[';
      string(f.key);
      if (f.secret) {
        out_ += ',';
        string(f.word(f.hidden));
        for (std::size_t n = 0; n < f.names.size(); ++n) {
          const auto v = static_cast<What>(n);
          if (!f.is_open(v)) continue;
          out_ += ',';
          string(f.word(v));
        }
      }
      out_ += ']';
    });
  }

  // The event another choice is made at, and of each seat how often it wins then: by that choice,
  // and as recorded.
  void spread() {
    number("begin", in_.spread ? static_cast<int>(in_.spread->at) : -1);
    if (!in_.spread) return;
    const auto seats = static_cast<std::size_t>(in_.record.setup.players);
    const auto& rows = in_.spread->rows;
    list("odds", std::span(rows).first(std::min(rows.size(), seats)),
         [&](const PageSpread::Row& row) {
           print("[{:.3f},{:.3f}]", row.chosen.share, row.recorded ? row.recorded->share : -1);
         });
  }

  void turns() {
    list("turns", in_.story.turns(), [&](const diff::Turn& t) {
      print("[{},{},{},{}]", t.number, int{t.seat}, t.begin, t.end);
    });
  }

  // Kind, seat, other, seats, cards, value, and 1 where the record does not have it; what stands
  // for nothing is left off at the end.
  void events() {
    std::vector<std::size_t> all(in_.story.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    list("events", all, [&](std::size_t i) {
      const Event e = in_.story.event(i);
      print("[{},{},{},", int{e.kind}, int{e.seat}, int{e.other});
      put(e.seats);
      out_ += ',';
      // Of a shuffle nobody sees the cards, nor asks the board for them.
      const bool shown = !has_names(e) && schema_.of(e).sight != Sight::none;
      put_cards(shown ? e.cards : std::span<const Card>());
      print(",{}", e.value);
      if (!in_.story.in_record(i)) out_ += ",1";
      out_ += ']';
    });
  }

  [[nodiscard]] const Report& played_on() const {
    return in_.whole != nullptr ? *in_.whole : in_.entry.report;
  }

  // The first event at which no other choice can be played on; one behind the last: there is none.
  [[nodiscard]] int fault_from() const {
    if (in_.broken_before) return 0;
    std::uint32_t at = in_.first;
    const auto end = static_cast<std::uint32_t>(in_.first + in_.story.size());
    while (at < end && fault_before(played_on(), at) == nullptr) ++at;
    return static_cast<int>(at - in_.first);
  }

  // In a seat's view its own: what others could have done depends on cards it does not see.
  void decisions() {
    std::vector<Decision> all = in_.moments.decisions();
    std::erase_if(all, [&](const Decision& d) {
      return in_.viewer && in_.story.event(d.event).seat != *in_.viewer;
    });
    list("decisions", all, [&](const Decision& d) {
      print("[{},{},{},{},", d.event, d.may_pass ? 1 : 0, d.more, d.taken);
      join(d.legal, [&](const Choice& c) {
        print("[{},{},{},", int{c.event.kind}, int{c.event.seat}, int{c.event.other});
        put_cards(has_names(c.event) ? std::span<const Card>() : c.cards);
        out_ += ',';
        join(c.at, [&](const SeatList& at) { put(at); });
        out_ += ',';
        name_of_choice(c.event);
        print(",{}]", place_of(c.typed));
      });
      out_ += ']';
    });
  }

  // What a choice is called beside its cards: the card it stands for, a skill, a suit.
  void name_of_choice(const Event& e) {
    for (const FieldInfo& f : schema_.of(e).fields) {
      if (f.type == FieldType::names)
        return each_language([&](Lang lang) { return items_words(schema_, e, e.cards, lang); });
      if (f.type != FieldType::name || e.what >= f.en.size()) continue;
      return each_language([&](Lang lang) { return of_language(lang, f.en, f.zh)[e.what]; });
    }
    if (e.cards.empty() && e.value != 0)
      return each_language([&](Lang) { return std::to_string(e.value); });
    out_ += '0';
  }

  // Event, then for each that did not see all of it: bits of viewers, words, cards.
  void unseen() {
    list("unseen", in_.moments.unseen(), [&](const Unseen& u) {
      print("[{},", u.event);
      join(u.versions, [&](const Unseen::Version& v) {
        print("[{},", v.viewers);
        each_language([&](Lang lang) { return event_words(schema_, v.event, lang); });
        out_ += ',';
        put_cards(has_names(v.event) ? std::span<const Card>() : v.cards);
        out_ += ']';
      });
      out_ += ']';
    });
  }

  void could_tell() {
    const auto said = [&](const Message& m) {
      each_language([&](Lang lang) { return text_of(m, lang); });
    };
    list("couldTell", in_.could_tell, [&](const CouldTell& c) {
      print("[{},", c.from);
      said(c.in_all);
      out_ += ',';
      join(c.seats, said);
      out_ += ']';
    });
  }

  const PageInput& in_;
};

}  // namespace

void append_page_data(std::string& out, const PageInput& input) { Data(out, input).write(); }

}  // namespace tally::report
