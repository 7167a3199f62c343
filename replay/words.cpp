#include "replay/words.h"

#include <algorithm>

#include <fmt/format.h>

#include "replay/report/display.h"

namespace tally {
namespace {

std::string card_words(const Schema& schema, Card c, Lang lang) {
  if (c >= schema.cards.size()) return lang == Lang::zh ? "一张未知牌" : "a hidden card";
  const CardInfo& info = schema.cards[c];
  if (lang == Lang::zh) return fmt::format("{}{}", info.face, info.zh);
  // A card has a face, a name, or both.
  const bool both = !info.face.empty() && !info.en.empty();
  return fmt::format("{}{}{}", info.face, both ? " " : "", info.en);
}

}  // namespace

std::string cards_words(const Schema& schema, std::span<const Card> cards, Lang lang) {
  std::string out;
  for (std::size_t i = 0; i < cards.size();) {
    out += out.empty() ? "" : lang == Lang::zh ? "、" : ", ";
    const auto shown = [&](Card c) { return c < schema.cards.size(); };
    const auto next =
        std::find_if(cards.begin() + static_cast<std::ptrdiff_t>(i), cards.end(), shown);
    const std::size_t hidden = static_cast<std::size_t>(next - cards.begin()) - i;
    if (hidden > 1)
      out += lang == Lang::zh ? fmt::format("{}张未知牌", hidden)
                              : fmt::format("{} hidden cards", hidden);
    else
      out += card_words(schema, cards[i], lang);
    i += std::max<std::size_t>(hidden, 1);
  }
  return out;
}

std::string items_words(const Schema& schema, const Event& e, std::span<const Card> items,
                        Lang lang) {
  for (const FieldInfo& f : schema.of(e).fields) {
    if (f.type != FieldType::names) continue;
    const auto names = lang == Lang::zh ? f.zh : f.en;
    std::string out;
    for (const Card n : items) {
      out += out.empty() ? "" : lang == Lang::zh ? "、" : ", ";
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

  // The sentence with its fields put in; a part in [ ] is left out when its field is empty,
  // or a number that is not shown or may be left out, as a bid where nobody bids.
  std::string sentence(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
      if (text[i] == '[') {
        const std::size_t end = text.find(']', i);
        const std::string_view part = text.substr(i + 1, end - i - 1);
        bool any = false;
        in_part_ = true;
        const std::string words = fields_in(part, any);
        in_part_ = false;
        if (any) out += words;
        i = end + 1;
      } else {
        const std::size_t end = std::min(text.find('[', i), text.size());
        bool any = false;
        out += fields_in(text.substr(i, end - i), any);
        i = end;
      }
    }
    return out;
  }

 private:
  std::string fields_in(std::string_view text, bool& any) {
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
      if (text[i] != '{') {
        out += text[i++];
        continue;
      }
      const std::size_t end = text.find('}', i);
      const std::string_view key = text.substr(i + 1, end - i - 1);
      const std::string value = field(key);
      any = any || !value.empty();
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

  std::string value_of(const FieldInfo& f) {
    if (!e_.shows(f.field) && in_part_ && f.type == FieldType::number) return {};
    if (!e_.shows(f.field)) return lang_ == Lang::zh ? "（未知）" : "(not shown)";
    const int number = f.field == Field::value   ? e_.value
                       : f.field == Field::extra ? e_.extra
                                                 : e_.what;
    switch (f.type) {
      case FieldType::number:
        if (f.optional && in_part_ && number == 0) return {};
        return std::to_string(number);
      case FieldType::boolean:
        if (const auto own = lang_ == Lang::zh ? f.zh : f.en; own.size() == 2)
          return std::string(own[number != 0 ? 1 : 0]);
        if (lang_ == Lang::zh) return number != 0 ? "是" : "否";
        return number != 0 ? "yes" : "no";
      case FieldType::seat: return seat(f.field == Field::other ? e_.other : e_.seat);
      case FieldType::seats: {
        if (on_oneself()) return {};
        if (e_.seats.empty() && !f.optional && f.key == "winners")
          return lang_ == Lang::zh ? "无" : "nobody";
        return seats_words(e_.seats, lang_, labels_);
      }
      case FieldType::card:
      case FieldType::cards: {
        if (e_.cards.empty()) return lang_ == Lang::zh ? "无实体牌" : "no card";
        return cards_words(schema_, e_.cards, lang_);
      }
      case FieldType::names: return items_words(schema_, e_, e_.cards, lang_);
      case FieldType::name: {
        const auto names = lang_ == Lang::zh ? f.zh : f.en;
        if (f.key == "as" && used_as_printed(number)) return {};
        if (f.optional && number == 0) return {};
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

std::string seat_words(Seat s, Lang lang, const std::vector<SeatLabel>* labels) {
  if (s == nobody) return lang == Lang::zh ? "无人" : "nobody";
  std::string out = lang == Lang::zh ? fmt::format("{}号位", s + 1) : fmt::format("seat {}", s + 1);
  if (labels != nullptr && s >= 0 && static_cast<std::size_t>(s) < labels->size()) {
    const std::string& name = (*labels)[static_cast<std::size_t>(s)].name;
    if (!name.empty()) out += fmt::format(" ({})", report::printable(name));
  }
  return out;
}

std::string seats_words(const SeatList& seats, Lang lang, const std::vector<SeatLabel>* labels) {
  std::vector<std::string> words;
  bool named = false;
  for (const Seat s : seats) {
    words.push_back(seat_words(s, lang, labels));
    named = named || words.back().ends_with(')');
  }
  // "seats 2 and 3", but "seat 2 (Zhang San) and seat 3".
  const bool plural = lang == Lang::en && words.size() > 1 && !named;
  std::string out = plural ? "seats " : "";
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += lang == Lang::zh ? "、" : i + 1 == words.size() ? " and " : ", ";
    out += plural ? std::to_string(seats[static_cast<int>(i)] + 1) : words[i];
  }
  return out;
}

std::string_view word_in(const Schema& schema, std::string_view word, Lang lang) {
  if (lang == Lang::zh) {
    for (const Word& w : schema.words)
      if (w.en == word) return w.zh;
  }
  return word;
}

Copies::Copies(const Schema& schema, Lang lang)
    : schema_(schema),
      all_(schema.cards),
      lang_(lang),
      cards_(schema.cards.begin(), schema.cards.end()) {
  schema_.cards = cards_;
}

bool Copies::alike(Card a, Card b) const {
  return a < all_.size() && b < all_.size() && a != b && all_[a].face == all_[b].face &&
         all_[a].en == all_[b].en;
}

void Copies::number(Card c) {
  bool several = false;
  for (std::size_t i = 0; i < all_.size() && !several; ++i)
    several = alike(c, static_cast<Card>(i));
  if (!several) return;
  const CardInfo& card = all_[c];
  const std::size_t slash = card.token.find('/');
  const std::string_view copy =
      slash == std::string_view::npos ? "1" : card.token.substr(slash + 1);
  if (lang_ == Lang::zh)
    cards_[c].zh = names_.emplace_back(fmt::format("{}（第{}张）", card.zh, copy));
  else
    cards_[c].face = names_.emplace_back(fmt::format("copy {} of {}", copy, card.face));
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
  return EventWords(schema, e, lang, labels).sentence(lang == Lang::zh ? kind.zh : kind.en);
}

}  // namespace tally
