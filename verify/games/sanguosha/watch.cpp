// The invariants of the identity game as a Watch, and in words.
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "engine/sanguosha/generals.h"
#include "engine/sanguosha/schema.h"
#include "verify/games/sanguosha/books.h"
#include "verify/games/sanguosha/parts.h"

namespace tally::verify {
namespace identity {
namespace {

#define TALLY_R(...) \
  { __VA_ARGS__ }
#define TALLY_X(name, id, rules, ...) constexpr Rule rules_of_##name[] = rules;
TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
#undef TALLY_R

constexpr Invariant all_invariants[] = {
#define TALLY_X(name, id, rules, en, zh) {id, en, zh, rules_of_##name},
    TALLY_SGS_INVARIANTS(TALLY_X)
#undef TALLY_X
};

std::string player(Seat s) { return fmt::format("P{}", s + 1); }

std::string card_words(Card c, bool zh) {
  if (c >= deck_size) return zh ? "无" : "nothing";
  const CardInfo& info = card_infos()[c];
  return fmt::format("{}{}{}", info.face, zh ? "" : " ", zh ? info.zh : info.en);
}

std::string place_words(Place p, bool zh) {
  constexpr std::string_view en[] = {"out of the game", "the draw pile", "the discard pile",
                                     "the table",       "hand",          "equipment area",
                                     "judgement area",  "not known"};
  constexpr std::string_view cn[] = {"游戏外", "牌堆",   "弃牌堆", "处理区",
                                     "手牌",   "装备区", "判定区", "未知"};
  const auto z = static_cast<std::size_t>(p.zone);
  if (p.seat == nobody) return std::string(zh ? cn[z] : en[z]);
  return zh ? fmt::format("{}的{}", player(p.seat), cn[z])
            : fmt::format("{}'s {}", player(p.seat), en[z]);
}

std::string seats_words(int bits, bool zh) {
  std::string out;
  for (Seat s = 0; s < most_players; ++s)
    if ((bits >> s & 1) != 0) out += (out.empty() ? "" : " ") + player(s);
  return out.empty() ? zh ? "无人" : "nobody" : out;
}

// The number in an event's field "what", as the game spells it.
std::string what_words(Kind k, int n, bool zh) {
  for (const FieldInfo& f : schema().kinds[k].fields) {
    const auto& names = zh ? f.zh : f.en;
    if (f.field == Field::what && n >= 0 && static_cast<std::size_t>(n) < names.size())
      return std::string(names[static_cast<std::size_t>(n)]);
  }
  return std::to_string(n);
}

struct Unit {
  std::string_view books_en, books_zh, state_en, state_zh;  // {0}: who, {1}: the number
};

Unit unit_of(Inv which) {
  switch (which) {
    case Inv::one_place: return {"{1} cards", "{1}张牌", "{1} cards", "{1}张牌"};
    case Inv::hand_count:
      return {"{0} has {1} cards in hand", "{0}有{1}张手牌", "{0}'s hand counts {1}",
              "{0}的手牌记为{1}张"};
    case Inv::hand_limit:
      return {"{0} may hold {1}", "{0}至多{1}张", "{0} holds {1}", "{0}有{1}张"};
    case Inv::slash_limit:
      return {"{0} has used {1} that count", "{0}已用{1}张（计入次数）", "{1}", "{1}张"};
    case Inv::wine_limit: return {"{0} has used {1}", "{0}已用{1}张", "{1}", "{1}张"};
    case Inv::hit_points:
      return {"{0} has {1} hit points", "{0}体力为{1}", "{0} has {1}", "{0}为{1}"};
    case Inv::dying:
      return {"{0} needs {1} or is dying", "{0}体力应为{1}", "{0} has {1} hit points",
              "{0}体力为{1}"};
    case Inv::table_clear: return {"{1} cards", "{1}张牌", "{1} cards", "{1}张牌"};
    case Inv::reward: return {"{0} draws {1}", "{0}摸{1}张牌", "{0} draws {1}", "{0}摸{1}张牌"};
    case Inv::punish: return {"{0} loses {1}", "{0}失去{1}张牌", "{0} loses {1}", "{0}失去{1}张牌"};
    case Inv::turn_owner: return {"round {1}", "第{1}轮", "round {1}", "第{1}轮"};
    case Inv::dead_rest: return {"{0} is dead", "{0}已阵亡", "{0} takes part", "{0}仍参与"};
    case Inv::after_end: return {"the game is over", "游戏已结束", "it goes on", "游戏仍在继续"};
    case Inv::winner: return {"the game is decided", "胜负已定", "it goes on", "游戏仍在继续"};
    default: return {"{0}: {1}", "{0}：{1}", "{0}: {1}", "{0}：{1}"};
  }
}

std::string number_words(const Breach& b, bool books, bool zh) {
  const Unit u = unit_of(b.which);
  const std::string_view form =
      books ? (zh ? u.books_zh : u.books_en) : (zh ? u.state_zh : u.state_en);
  const int n = books ? b.books : b.state;
  std::string value = std::to_string(n);
  if (b.which == Inv::phase_order) {
    value = what_words(kind::phase, n, zh);
  } else if (b.which == Inv::roles && b.seat != nobody) {
    value = what_words(kind::death, n, zh);
  } else if (b.which == Inv::alive && b.seat != nobody) {
    value = n > 0 ? (zh ? "存活" : "alive") : (zh ? "阵亡" : "dead");
  }
  const std::string who = b.seat == nobody ? (zh ? "全场" : "the table") : player(b.seat);
  return fmt::format(fmt::runtime(form), who, value);
}

std::string words(const Breach& b, bool books, bool zh) {
  switch (b.says) {
    case Breach::Says::places:
      return fmt::format(fmt::runtime(zh ? "{}在{}" : "{} is at: {}"), card_words(b.card, zh),
                         place_words(books ? b.books_place : b.state_place, zh));
    case Breach::Says::seats:
      if (b.which == Inv::winner) return seats_words(books ? b.books : b.state, zh);
      return b.books == nobody && books ? (zh ? "无人" : "nobody")
                                        : player(static_cast<Seat>(books ? b.books : b.state));
    case Breach::Says::kinds: {
      const int c = books ? b.books : b.state;
      if (c < 0)
        return books ? (zh ? "与状态不符" : "not what the state has")
                     : (zh ? "与事件不符" : "not what the events say");
      const std::string whose = b.seat == nobody ? "" : player(b.seat) + ": ";
      return whose + card_words(static_cast<Card>(c), zh);
    }
    case Breach::Says::numbers: break;
  }
  return number_words(b, books, zh);
}

class IdentityWatch final : public TableWatch {
 public:
  void start(const Setup& setup, const Ruleset& rules, const Match& match) override {
    midway_ = was_midway_ = setup.midway;
    options_ = Options(rules);
    open_ = false;
    state_ = reinterpret_cast<const State*>(match.state().data());  // NOLINT: its own bytes
    legal_.emplace(*state_);
    legal_->set(options_);
  }

  bool event(const Event& e, const Match& /*match*/, const Question* q) override {
    if (!open_ && !open(e)) [[unlikely]]
      return true;
    if (books_.only_a_phase(e)) return books_.phase(e, *state_);
    return books_.follow(e, q, *state_, *legal_);
  }

  bool end(const Match& match, bool whole) override {
    return !open_ || books_.close(*state_, whole && match.over());
  }

 private:
  // Opens the books, if it is time.
  [[gnu::noinline]] bool open(const Event& e) {
    // A record from the middle is taken as told up to where it says so.
    if (midway_) {
      midway_ = e.kind != kind::resume;
      resumed_ = e.seat;
      return false;
    }
    books_.open(*state_, options_);
    if (was_midway_) books_.resume(resumed_);
    return open_ = true;
  }
  [[nodiscard]] Broken broken() const override {
    const Breach& b = books_.breach();
    return {all_invariants[static_cast<std::size_t>(b.which)], b.seat};
  }
  [[nodiscard]] std::string says(bool books, bool zh) const override {
    return words(books_.breach(), books, zh);
  }

  const State* state_ = nullptr;
  Options options_;
  std::optional<Legal> legal_;
  Books books_;
  bool open_ = false;
  bool midway_ = false;
  bool was_midway_ = false;
  Seat resumed_ = nobody;
};

}  // namespace
}  // namespace identity

std::span<const Invariant> identity_invariants() { return identity::all_invariants; }
std::unique_ptr<Watch> identity_watch() { return std::make_unique<identity::IdentityWatch>(); }

}  // namespace tally::verify
