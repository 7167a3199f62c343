#pragma once
// What the program says, apart from any language: a message is a row of a table and what fills it.
//
//   TALLY_SAY(named_more, (Number, Message), "{0} {0:card|cards} more: {1}", "另有{0}张：{1}")
//
// makes a row `named_more`; `named_more(3, cards)` is a message, and text_of(message, Lang::zh) its
// words. A row without one of the languages, or whose languages do not use the same arguments, does
// not compile; nor does a call with other arguments. Nobody reads a sentence again: who wants to
// know what was said asks for the row and the arguments.
#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/core/event.h"

namespace tally {

// Another language comes in here. In the first lang_count of them everything is said: each is a
// column of every table. In one behind them some texts are, those of a rulebook for instance; all
// others are said in English.
enum class Lang : std::uint8_t { en, zh, vi };
inline constexpr std::size_t lang_count = 2;
inline constexpr std::size_t all_langs = 3;

// The one in which everything is said instead.
[[nodiscard]] constexpr Lang whole(Lang lang) {
  return static_cast<std::size_t>(lang) < lang_count ? lang : Lang::en;
}
[[nodiscard]] constexpr std::size_t column(Lang lang) {
  return static_cast<std::size_t>(whole(lang));
}

// Of what a game's or a rulebook's own tables have in each language, the one in `lang`.
template <class T, class... Others>
requires(sizeof...(Others) + 1 == lang_count &&
         (std::same_as<T, Others> && ...)) const T& of_language(Lang lang, const T& first,
                                                                const Others&... others) {
  const std::array<const T*, lang_count> all = {&first, &others...};
  return *all[column(lang)];
}

struct Arg;
struct Row;

class Message {
 public:
  Message() = default;
  template <class... A>
  explicit Message(const Row& row, A&&... args);
  // One that was kept, its row known by its id alone; the row has to stay. See can_say().
  static Message of(const Row& row, std::vector<Arg> args);

  [[nodiscard]] bool empty() const { return row_ == nullptr; }
  void clear();
  [[nodiscard]] bool is(const Row& row) const;
  [[nodiscard]] const Row* row() const { return row_; }  // nullptr where nothing is said
  // The same in every language and from version to version; "" where nothing is said.
  [[nodiscard]] std::string_view id() const;
  [[nodiscard]] std::span<const Arg> args() const;
  // Whether this stands in it, or is it.
  [[nodiscard]] bool has(const Message& part) const;

  bool operator==(const Message& other) const;

 private:
  friend void append_text(std::string& out, const Message& message, Lang lang);

  const Row* row_ = nullptr;
  std::vector<Arg> args_;
};

// --- what can stand in a message, besides other messages

struct Number {
  template <std::integral I>
  constexpr Number(I n) : number(static_cast<std::int64_t>(n)) {}
  std::int64_t number;
  bool operator==(const Number&) const = default;
};

// A text that is the same in every language: a name out of a file.
struct Verbatim {
  template <class S>
  requires std::convertible_to<S, std::string_view> Verbatim(const S& words)
      : text(std::string_view(words)) {}
  std::string text;
  bool operator==(const Verbatim&) const = default;
};

// Words for which a game has its own tables, in each language: cards, kinds of events. Where there
// are none in one of the others they are English.
struct Texts {
  template <std::convertible_to<std::string_view>... S>
  requires(sizeof...(S) == lang_count ||
           sizeof...(S) == all_langs) explicit Texts(const S&... words)
      : in{std::string(std::string_view(words))...} {}
  [[nodiscard]] const std::string& of(Lang lang) const {
    const std::string& its = in[static_cast<std::size_t>(lang)];
    return its.empty() ? in[column(lang)] : its;
  }
  std::array<std::string, all_langs> in;
  bool operator==(const Texts&) const = default;
};

// What a function of the language says in each of them.
template <class F>
Texts in_each_language(const F& words) {
  return [&]<std::size_t... I>(std::index_sequence<I...>) {
    return Texts(words(static_cast<Lang>(I))...);
  }
  (std::make_index_sequence<lang_count>());
}

// An event and its words.
struct ToldEvent {
  ToldEvent(const Event& e, Texts in_words)
      : event(e), cards(e.cards.begin(), e.cards.end()), words(std::move(in_words)) {
    event.cards = cards;
  }
  ToldEvent(const ToldEvent&) = delete;
  ToldEvent& operator=(const ToldEvent&) = delete;

  Event event;
  std::vector<Card> cards;
  Texts words;
};
using EventArg = std::shared_ptr<const ToldEvent>;

template <class T>
concept CanStand = std::same_as<T, Number> || std::same_as<T, Verbatim> || std::same_as<T, Texts> ||
    std::same_as<T, EventArg> || std::same_as<T, Message>;

struct Arg {
  template <CanStand T>
  explicit Arg(T value) : is(std::move(value)) {}

  std::variant<Number, Verbatim, Texts, EventArg, Message> is;
  bool operator==(const Arg& other) const;
};

// --- rows

struct Row {
  std::string_view id;
  std::array<std::string_view, lang_count> texts;  // by language
};

namespace message_detail {

// A bit for each argument that the text uses: {0}, {0:,} with commas between thousands,
// {0:card|cards} one of two words by whether the number is one, {0:-} nothing of it, in this
// language.
template <class... Args>
consteval std::uint32_t used_by(std::string_view text) {
  constexpr std::array<bool, sizeof...(Args) + 1> number = {std::same_as<Args, Number>..., false};
  std::uint32_t used = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '}') throw "a } without its {";
    if (text[i] != '{') continue;
    const std::size_t end = text.find('}', i);
    if (end == std::string_view::npos) throw "a { without its }";
    const std::string_view hole = text.substr(i + 1, end - i - 1);
    if (hole.empty() || hole[0] < '0' || hole[0] > '9') throw "expected {0}, {1} …";
    const auto n = static_cast<std::size_t>(hole[0] - '0');
    if (n >= sizeof...(Args)) throw "there is no such argument";
    if (hole.size() > 1 && hole.substr(1) != ":-") {
      if (!number[n]) throw "only a number has forms";
      const std::string_view form = hole.substr(1);
      if (form != ":," && (form[0] != ':' || form.find('|') == std::string_view::npos))
        throw "expected {0}, {0:,} or {0:one|many}";
    }
    used |= std::uint32_t{1} << n;
    i = end;
  }
  return used;
}

}  // namespace message_detail

// A row whose messages are filled with these.
template <CanStand... Args>
struct Says : Row {
  template <std::convertible_to<std::string_view>... S>
  requires(sizeof...(S) == lang_count) consteval explicit Says(std::string_view name,
                                                               const S&... words)
      : Row{name, {words...}} {
    constexpr std::uint32_t all = (std::uint32_t{1} << sizeof...(Args)) - 1;
    for (const std::string_view text : texts)
      if (message_detail::used_by<Args...>(text) != all) throw "an argument is left out";
  }

  // Of a row that is filled with nothing.
  [[nodiscard]] constexpr std::string_view in(Lang lang) const requires(sizeof...(Args) == 0) {
    return texts[column(lang)];
  }

  Message operator()(Args... args) const { return Message(*this, std::move(args)...); }
};

// A row of a table: the types of its arguments stand in brackets. Its id is its name behind that of
// the table, which the file with the table defines: "sanguosha.not_wounded".
#define TALLY_SAYS_OF(...) ::tally::Says<__VA_ARGS__>
#define TALLY_SAY(name, args, ...) \
  inline constexpr TALLY_SAYS_OF args name{TALLY_TABLE "." #name, __VA_ARGS__};

// --- out of line, where Arg is whole

template <class... A>
Message::Message(const Row& row, A&&... args) : row_(&row) {
  args_.reserve(sizeof...(A));
  (args_.emplace_back(std::forward<A>(args)), ...);
}
inline void Message::clear() {
  row_ = nullptr;
  args_.clear();
}
inline std::span<const Arg> Message::args() const { return args_; }
inline std::string_view Message::id() const { return row_ == nullptr ? "" : row_->id; }
inline bool Message::is(const Row& row) const {
  return row_ == &row || (row_ != nullptr && row_->id == row.id);
}

// Whether the texts of a row can be filled with these; of a row in this program they can.
[[nodiscard]] bool can_say(const Row& row, std::span<const Arg> args);

// The words; "" of an empty message.
std::string text_of(const Message& message, Lang lang = Lang::en);
void append_text(std::string& out, const Message& message, Lang lang);

// One behind the other: joined({a, b, c}, comma, and_) is and_(comma(a, b), c).
Message joined(std::vector<Message> parts, const Says<Message, Message>& between,
               const Says<Message, Message>& before_last);
inline Message joined(std::vector<Message> parts, const Says<Message, Message>& between) {
  return joined(std::move(parts), between, between);
}

}  // namespace tally
