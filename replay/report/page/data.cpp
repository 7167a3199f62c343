// The data of a page, as compact JSON: tables of what repeats, and numbers into them. Of the cards
// and words of a game only those stand there that something in the record shows.
#include <algorithm>
#include <span>
#include <unordered_map>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "replay/report/page/json_out.h"
#include "replay/report/page/page.h"
#include "replay/words.h"

namespace tally::report {
namespace {

class Data : JsonOut {
 public:
  Data(std::string& out, const PageInput& in)
      : JsonOut(out), in_(in), schema_(in.record.game->schema()), card_(card_ids, -1) {
    for (std::size_t c = 0; c < schema_.cards.size(); ++c)
      by_token_.emplace(schema_.cards[c].token, static_cast<Card>(c));
  }

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
    list("typed", typed_, [&](std::string_view text) { string(text); });
    unseen();
    could_tell();
    list("findings", in_.entry.report.findings, [&](const Finding& f) {
      print("[{},{}]", std::min<std::size_t>(f.at - in_.first, in_.story.size() - 1), int{f.seat});
    });
    // Where each stands, and whether it asks.
    list("notes", in_.notes, [&](const Note& n) { print("[{},{}]", n.event, n.asks() ? 1 : 0); });
    kinds();
    cards();
    words();
    out_.back() = '}';  // for the last comma
  }

 private:
  void put(const FieldChange& c) { print("{},{}", c.path, c.value); }
  void put(const SeatList& seats) {
    join(seats, [&](Seat s) { print("{}", int{s}); });
  }
  void put_cards(std::span<const Card> cards) {
    join(cards, [&](Card c) { print("{}", place_of(c)); });
  }
  // Where a card stands in the table of cards; -1 for one nobody sees.
  int place_of(Card c) {
    if (c >= schema_.cards.size()) return -1;
    int& place = card_[c];
    if (place < 0) {
      place = static_cast<int>(cards_.size());
      cards_.push_back(c);
    }
    return place;
  }
  // Where a choice as it is typed stands in the table of them.
  std::size_t place_of(const std::string& typed) {
    const auto [at, added] = typed_at_.try_emplace(typed, typed_.size());
    if (added) typed_.push_back(typed);
    return at->second;
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
    // Its name, and for a secret the word for "not shown" and the one that is open.
    list("secrets", schema_.seat_fields, [&](const SeatFieldInfo& f) {
      out_ += '[';
      string(f.key);
      if (f.secret) {
        out_ += ',';
        string(f.word(f.hidden));
        out_ += ',';
        string(f.word(f.open));
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

  template <class F>
  void each_language(const F& words) {
    join(in_.langs, [&](Lang lang) { string(words(lang)); });
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

  // Name, whether it is a choice, where its cards come from and go to, its words.
  void kinds() {
    list("kinds", schema_.kinds, [&](const KindInfo& k) {
      out_ += '[';
      string(k.name);
      print(",{},{},{},", k.role == EventRole::choice ? 1 : 0, static_cast<int>(k.from),
            static_cast<int>(k.to));
      each_language([&](Lang lang) { return word_in(schema_, k.name, lang); });
      out_ += ']';
    });
  }

  void cards() {
    for (const std::string& value : in_.moments.values())
      each_word(value, [&](std::string_view w) {
        if (const auto c = by_token_.find(w); c != by_token_.end()) place_of(c->second);
      });
    list("cards", cards_, [&](Card c) {
      const CardInfo& info = schema_.cards[c];
      out_ += '[';
      string(info.token);
      out_ += ',';
      string(info.face);
      out_ += ',';
      each_language([&](Lang lang) { return of_language(lang, info.en, info.zh); });
      out_ += ']';
    });
  }

  // Those words of the state and its fields that read otherwise in Chinese.
  void words() {
    std::vector<const Word*> used;
    const auto is_used = [&](std::string_view en) {
      const auto ends_in_it = [&](const std::string& path) { return path.ends_with(en); };
      const auto& values = in_.moments.values();
      return std::ranges::find(values, en) != values.end() ||
             std::ranges::any_of(in_.moments.paths(), ends_in_it);
    };
    const bool wanted = std::ranges::find(in_.langs, Lang::zh) != in_.langs.end();
    for (const Word& w : schema_.words)
      if (wanted && is_used(w.en)) used.push_back(&w);
    list("words", used, [&](const Word* w) {
      out_ += '[';
      string(w->en);
      out_ += ',';
      string(w->zh);
      out_ += ']';
    });
  }

  template <class F>
  static void each_word(std::string_view text, const F& take) {
    while (!text.empty()) {
      const std::size_t end = std::min(text.find(' '), text.size());
      take(text.substr(0, end));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  const PageInput& in_;
  const Schema& schema_;
  std::unordered_map<std::string_view, Card> by_token_;
  std::vector<int> card_;    // place of each card in the table
  std::vector<Card> cards_;  // the table
  std::unordered_map<std::string, std::size_t> typed_at_;
  std::vector<std::string> typed_;
};

}  // namespace

void append_page_data(std::string& out, const PageInput& input) { Data(out, input).write(); }

}  // namespace tally::report
