#include "replay/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "replay/messages.h"
#include "replay/report/display.h"

namespace tally {
namespace {

Message said_card(const Schema& schema, Card c) {
  if (c >= schema.cards.size()) return say::hidden_card();
  const CardInfo& info = schema.cards[c];
  // A card has a face, a name, or both.
  const bool both = !info.face.empty() && !info.en.empty();
  Message card = say::cards(Texts(fmt::format("{}{}{}", info.face, both ? " " : "", info.en),
                                  fmt::format("{}{}", info.face, info.zh)));
  return info.copy.empty() ? card : say::copy_of(info.copy, std::move(card));
}

// Names of the values of a field.
std::span<const std::string_view> names_of(const FieldInfo& f, Lang lang) {
  return of_language(lang, f.en, f.zh);
}

}  // namespace

std::string cards_words(const Schema& schema, std::span<const Card> cards, Lang lang) {
  std::string out;
  for (std::size_t i = 0; i < cards.size();) {
    out += out.empty() ? "" : say::list_comma.in(lang);
    const auto shown = [&](Card c) { return c < schema.cards.size(); };
    const auto next =
        std::find_if(cards.begin() + static_cast<std::ptrdiff_t>(i), cards.end(), shown);
    const std::size_t hidden = static_cast<std::size_t>(next - cards.begin()) - i;
    append_text(out, hidden > 1 ? say::hidden_cards(hidden) : said_card(schema, cards[i]), lang);
    i += std::max<std::size_t>(hidden, 1);
  }
  return out;
}

std::string items_words(const Schema& schema, const Event& e, std::span<const Card> items,
                        Lang lang) {
  for (const FieldInfo& f : schema.of(e).fields) {
    if (f.type != FieldType::names) continue;
    const auto names = names_of(f, lang);
    std::string out;
    for (const Card n : items) {
      out += out.empty() ? "" : say::list_comma.in(lang);
      out += n < names.size() ? names[n] : "?";
    }
    return out;
  }
  return cards_words(schema, items, lang);
}

namespace {

class EventWords {
 public:
  EventWords(const Schema& schema, const Event& e, Lang lang, const std::vector<SeatLabel>* labels)
      : schema_(schema), e_(e), lang_(lang), labels_(labels) {}

  // The sentence with its fields put in; a part in [ ] is left out when one of its fields is empty,
  // or a number that is not shown or may be left out, as a bid where nobody bids. Behind a part
  // that is there [a|b] is b, else a.
  std::string sentence(std::string_view text) {
    std::string out;
    bool behind_another = false;
    for (std::size_t i = 0; i < text.size();) {
      if (text[i] == '[') {
        const std::size_t end = text.find(']', i);
        std::string_view part = text.substr(i + 1, end - i - 1);
        const std::size_t second = part.find('|');
        if (second != std::string_view::npos)
          part = behind_another ? part.substr(second + 1) : part.substr(0, second);
        bool all = true;
        in_part_ = true;
        const std::string words = fields_in(part, all);
        in_part_ = false;
        if (all) out += words;
        behind_another = behind_another || all;
        i = end + 1;
      } else {
        const std::size_t end = std::min(text.find('[', i), text.size());
        bool all = true;
        out += fields_in(text.substr(i, end - i), all);
        i = end;
      }
    }
    return out;
  }

 private:
  // `all`: whether none of them is empty.
  std::string fields_in(std::string_view text, bool& all) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
      if (text[i] != '{') {
        out += text[i++];
        continue;
      }
      const std::size_t end = text.find('}', i);
      const std::string_view key = text.substr(i + 1, end - i - 1);
      const std::string value = field(key);
      all = all && !value.empty();
      out += value;
      i = end + 1;
      // "♠7 Slash goes", "♠7 Slash, ♥2 Dodge go"
      constexpr std::string_view of_one = " goes ";
      if (key == "cards" && e_.cards.size() > 1 && text.substr(i).starts_with(of_one)) {
        out += " go ";
        i += of_one.size();
      }
    }
    return out;
  }

  std::string field(std::string_view key) {
    for (const FieldInfo& f : schema_.of(e_).fields)
      if (f.key == key) return value_of(f);
    return {};
  }

  [[nodiscard]] std::string in_words(const Says<>& row) const { return std::string(row.in(lang_)); }

  std::string seat(Seat s) const { return s == nobody ? "" : seat_words(s, lang_, labels_); }

  // "uses ♠7 Slash", not "uses ♠7 Slash as Slash".
  [[nodiscard]] bool used_as_printed(int name) const {
    if (e_.cards.size() != 1 || e_.cards[0] >= schema_.cards.size()) return false;
    for (const FieldInfo& f : schema_.of(e_).fields)
      if (f.key == "as" && static_cast<std::size_t>(name) < f.en.size())
        return f.en[static_cast<std::size_t>(name)] == schema_.cards[e_.cards[0]].en;
    return false;
  }

  // "uses ♠Q Serpent Spear", not "… on seat 2" where nobody else can be meant.
  [[nodiscard]] bool on_oneself() const {
    return e_.seats.size() == 1 && e_.seats[0] == e_.seat && e_.cards.size() == 1 &&
           e_.cards[0] < schema_.cards.size() && schema_.cards[e_.cards[0]].on_self;
  }

  // "Seat 2 dies", not "… dies, a warrior" where all are.
  [[nodiscard]] bool is_everybodys(const FieldInfo& f, int name) const {
    return std::ranges::any_of(schema_.seat_fields, [&](const SeatFieldInfo& seat) {
      return seat.key == f.key && seat.plain != seat.hidden && seat.plain == name;
    });
  }

  // What is dealt to each, hand by hand; behind those the hands that nobody sees.
  std::string hands() const {
    const auto each = static_cast<std::size_t>(std::max<int>(e_.value, 0));
    if (each == 0 || e_.cards.size() % each != 0 || !e_.shows(Field::value))
      return cards_words(schema_, e_.cards, lang_);
    std::vector<Message> all;
    std::size_t hidden = 0;
    for (std::size_t s = 0; s * each < e_.cards.size(); ++s) {
      const auto hand = e_.cards.subspan(s * each, each);
      const bool unseen =
          std::ranges::all_of(hand, [&](Card c) { return c >= schema_.cards.size(); });
      if (unseen)
        hidden += each;
      else
        all.push_back(say::colon(said_seat(static_cast<Seat>(s)), said_cards(schema_, hand)));
    }
    if (hidden > 0) all.push_back(hidden > 1 ? say::hidden_cards(hidden) : say::hidden_card());
    return text_of(joined(std::move(all), say::semicolon), lang_);
  }

  std::string value_of(const FieldInfo& f) {
    if (f.goes_with != FieldInfo::any && f.goes_with != e_.extra) return {};
    if (!e_.shows(f.field) && in_part_ && f.type == FieldType::number) return {};
    if (!e_.shows(f.field)) return in_words(say::not_shown);
    const int number = f.field == Field::value   ? e_.value
                       : f.field == Field::extra ? e_.extra
                                                 : e_.what;
    switch (f.type) {
      case FieldType::number:
        if (f.optional && in_part_ && number == 0) return {};
        return std::to_string(number);
      case FieldType::boolean:
        if (const auto own = names_of(f, lang_); own.size() == 2)
          return std::string(own[number != 0 ? 1 : 0]);
        return in_words(number != 0 ? say::yes : say::no);
      case FieldType::seat: {
        const Seat who = f.field == Field::other ? e_.other : e_.seat;
        return f.not_self && who == e_.seat ? "" : seat(who);
      }
      case FieldType::seats: {
        if (on_oneself()) return {};
        if (e_.seats.empty() && !f.optional && f.key == "winners") return in_words(say::no_winner);
        return seats_words(e_.seats, lang_, labels_);
      }
      case FieldType::card:
      case FieldType::cards: {
        if (e_.cards.empty()) return in_part_ ? "" : in_words(say::no_card);
        if (schema_.of(e_).counted == Counted::cards_each) return hands();
        return cards_words(schema_, e_.cards, lang_);
      }
      case FieldType::names: return items_words(schema_, e_, e_.cards, lang_);
      case FieldType::name: {
        const auto names = names_of(f, lang_);
        if (in_part_ && f.key == "as" && used_as_printed(number)) return {};
        if (f.optional && number == 0) return {};
        if (in_part_ && is_everybodys(f, number)) return {};
        const auto i = static_cast<std::size_t>(number);
        return std::string(i < names.size() ? names[i] : "?");
      }
    }
    return {};
  }

  const Schema& schema_;
  const Event& e_;
  Lang lang_;
  const std::vector<SeatLabel>* labels_;
  bool in_part_ = false;
};

}  // namespace

Message said_seat(Seat s, const std::vector<SeatLabel>* labels) {
  if (s == nobody) return say::nobody_();
  if (labels != nullptr && s >= 0 && static_cast<std::size_t>(s) < labels->size()) {
    const SeatLabel& label = (*labels)[static_cast<std::size_t>(s)];
    if (label.called) return say::named_seat(s + 1, say::word(*label.called));
    if (!label.name.empty())
      return say::named_seat(s + 1, say::verbatim(report::printable(label.name)));
  }
  return say::seat(s + 1);
}

// "seats 2 and 3", but "seat 2 (Zhang San) and seat 3"; of many the names would only be long.
Message said_seats(const SeatList& seats, const std::vector<SeatLabel>* labels) {
  std::vector<Message> all;
  bool named = false;
  for (const Seat s : seats) {
    all.push_back(said_seat(s, labels));
    named = named || all.back().is(say::named_seat);
  }
  constexpr std::size_t most_named = 3;
  if (all.size() < 2 || (named && all.size() <= most_named))
    return joined(std::move(all), say::comma, say::and_);
  for (std::size_t i = 0; i < all.size(); ++i)
    all[i] = say::listed_seat(seats[static_cast<int>(i)] + 1);
  return say::seats(joined(std::move(all), say::comma, say::and_));
}

std::string seat_words(Seat s, Lang lang, const std::vector<SeatLabel>* labels) {
  return text_of(said_seat(s, labels), lang);
}

std::string seats_words(const SeatList& seats, Lang lang, const std::vector<SeatLabel>* labels) {
  return text_of(said_seats(seats, labels), lang);
}

std::string_view as_words(const Schema& schema, const Event& e, Lang lang) {
  for (const FieldInfo& f : schema.of(e).fields) {
    const auto names = names_of(f, lang);
    const auto n = static_cast<std::size_t>(e.what);
    if (f.key != "as" || !e.shows(f.field) || n == 0 || n >= names.size()) continue;
    const bool printed = e.cards.size() == 1 && e.cards[0] < schema.cards.size() &&
                         f.en[n] == schema.cards[e.cards[0]].en;
    return printed ? std::string_view() : names[n];
  }
  return {};
}

std::string_view word_in(const Schema& schema, std::string_view word, Lang lang) {
  for (const Word& w : schema.words)
    if (w.en == word) return of_language(lang, w.said.empty() ? w.en : w.said, w.zh);
  return word;
}

std::string words_in(const Schema& schema, std::string_view words, Lang lang) {
  const std::string_view one = word_in(schema, words, lang);
  if (one != words) return std::string(one);
  std::string out;
  bool all = true;
  each_listed(words, [&](std::string_view word, std::string_view number) {
    const std::string_view said = word_in(schema, word, lang);
    all = all && (!number.empty() || said != word);
    out.append(out.empty() ? "" : say::list_comma.in(lang)).append(said);
    if (!number.empty()) out.append(" ").append(number);
  });
  return all ? out : std::string(words);
}

Copies::Copies(const Schema& schema)
    : schema_(schema), cards_(schema.cards.begin(), schema.cards.end()) {
  schema_.cards = cards_;
}

bool Copies::alike(Card a, Card b) const {
  return a < cards_.size() && b < cards_.size() && a != b && cards_[a].face == cards_[b].face &&
         cards_[a].en == cards_[b].en;
}

void Copies::number(Card c) {
  bool several = false;
  for (std::size_t i = 0; i < cards_.size() && !several; ++i)
    several = alike(c, static_cast<Card>(i));
  if (!several) return;
  const std::string_view token = cards_[c].token;
  const std::size_t slash = token.find('/');
  cards_[c].copy = slash == std::string_view::npos ? "1" : token.substr(slash + 1);
}

void Copies::tell_apart(std::span<const Card> one, std::span<const Card> other) {
  for (const Card a : one)
    for (const Card b : other) {
      if (!alike(a, b)) continue;
      number(a);
      number(b);
    }
}

std::string event_words(const Schema& schema, const Event& e, Lang lang,
                        const std::vector<SeatLabel>* labels) {
  const KindInfo& kind = schema.of(e);
  return EventWords(schema, e, lang, labels).sentence(of_language(lang, kind.en, kind.zh));
}

Message said_cards(const Schema& schema, std::span<const Card> cards) {
  return say::cards(in_each_language([&](Lang l) { return cards_words(schema, cards, l); }));
}

Message said_items(const Schema& schema, const Event& e, std::span<const Card> items) {
  return say::cards(in_each_language([&](Lang l) { return items_words(schema, e, items, l); }));
}

Message said_word(const Schema& schema, std::string_view word) {
  return say::word(in_each_language([&](Lang l) { return word_in(schema, word, l); }));
}

Message said_event(const Schema& schema, const Event& e, const std::vector<SeatLabel>* labels) {
  return say::event(std::make_shared<const ToldEvent>(
      e, in_each_language([&](Lang l) { return event_words(schema, e, l, labels); })));
}

}  // namespace tally
