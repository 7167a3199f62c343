// Of every contradiction told: its statements exclude each other, and without any one of them there
// is a deal. Asked of those statements alone, and each deal is played.
#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include <gtest/gtest.h>

#include "engine/sanguosha/events.h"
#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"
#include "verify/hidden/core.h"
#include "verify/hidden/ledger.h"
#include "verify/hidden/view.h"
#include "verify/hidden/witness.h"

namespace tally::hidden::testing::minimal {
namespace {

using Lines = std::vector<std::string>;

// The only card a line names, "" when it names none or several.
std::string card_in(const std::string& line) {
  for (const std::string_view key : {"\"cards\":[\"", "\"card\":\""}) {
    const std::size_t at = line.find(key);
    if (at == std::string::npos) continue;
    const std::size_t begin = at + key.size();
    const std::size_t end = line.find('"', begin);
    if (key.ends_with("[\"") && line[end + 1] != ']') return {};
    const std::string card = line.substr(begin, end - begin);
    return card == "?" ? "" : card;
  }
  return {};
}

bool is(const std::string& line, std::string_view kind) {
  return line.find("{\"e\":\"" + std::string(kind) + "\"") == 0;
}

std::string name(const std::string& card) {
  return card.substr(card.find('.'), card.find('/') - card.find('.'));
}

// From line `at` until it is discarded, card `b` is called `a`.
void rename(Lines& lines, std::size_t at, const std::string& b, const std::string& a) {
  for (std::size_t i = at; i < lines.size(); ++i) {
    const std::size_t found = lines[i].find("\"" + b + "\"");
    if (found == std::string::npos) continue;
    lines[i].replace(found, b.size() + 2, "\"" + a + "\"");
    if (i > at && (is(lines[i], "put") || is(lines[i], "replace"))) return;
  }
}

// The cards a line names.
Lines cards_in(const std::string& line) {
  Lines out;
  std::size_t at = std::string::npos;
  for (const std::string_view key : {"\"cards\":[", "\"card\":"})
    if (at == std::string::npos && line.find(key) != std::string::npos)
      at = line.find(key) + key.size();
  if (at == std::string::npos) return out;
  const std::size_t last = std::min(line.find(']', at), line.find('}', at));
  while (at < last && (at = line.find('"', at)) < last) {
    const std::size_t end = line.find('"', at + 1);
    const std::string card = line.substr(at + 1, end - at - 1);
    if (card.find('.') != std::string::npos) out.push_back(card);
    at = end + 1;
    if (line[at] != ',') break;
  }
  return out;
}

// Where this kind of line names a card.
std::vector<std::size_t> named_by(const Lines& lines, std::string_view kind) {
  std::vector<std::size_t> out;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (is(lines[i], kind) && !cards_in(lines[i]).empty()) out.push_back(i);
  return out;
}

// A card of this kind of line is one of the same name that an earlier or a later line names.
bool plant(Lines& lines, std::string_view kind, bool earlier, Random& random) {
  const std::vector<std::size_t> here = named_by(lines, kind);
  const auto any = [&](std::size_t n) {
    return static_cast<std::size_t>(random.below(static_cast<int>(n)));
  };
  std::vector<std::size_t> uses;
  for (const std::size_t i : named_by(lines, kind == "nullify" ? kind : "use"))
    if (!card_in(lines[i]).empty()) uses.push_back(i);
  for (int tries = 0; tries < 90 && !here.empty() && uses.size() > 1; ++tries) {
    const std::size_t at = here[any(here.size())];
    const std::size_t other = uses[any(uses.size())];
    const std::string a = card_in(lines[other]);
    const Lines cards = cards_in(lines[at]);
    const std::string b = cards[any(cards.size())];
    if (a == b || (other < at) != earlier || (kind != "flip" && name(a) != name(b)) ||
        std::find(cards.begin(), cards.end(), a) != cards.end())
      continue;
    // What is laid away under another name goes on as what it was.
    if (kind == "put")
      lines[at].replace(lines[at].find("\"" + b + "\""), b.size() + 2, "\"" + a + "\"");
    else
      rename(lines, at, b, a);
    return true;
  }
  return false;
}

// Where a deal cannot be played.
struct Snag {
  std::size_t step = ~std::size_t{0};  // that many: it can
  std::size_t piece = 0;               // of its cards
  Card card = unknown_card;
  std::string what;
};

enum class Zone : std::uint8_t { discard, pile, aside, table, shown, front, pending, hand };

struct Where {
  Zone zone = Zone::discard;
  Seat seat = nobody;
  bool operator==(const Where&) const = default;
};

// Where the cards of an event go, and where the rules let it take them: said here once more, so
// that nothing is taken from the reader of traces on trust.
struct Moves {
  std::vector<Zone> from;  // of those of `whose`, or of nobody
  Seat whose = nobody;
  Where to;
  bool stays = false;
};

Moves moves_of(const Event& e, const Schema& schema) {
  namespace k = sanguosha::kind;
  using enum Zone;
  if (schema.holds != find_game("sanguosha")->schema().holds) {  // Dou Dizhu
    const std::string_view kind = schema.of(e).name;
    if (kind == "play") return {{hand}, e.seat, {table}};
    if (kind == "face_up") return {{hand}, e.seat, {hand, e.seat}, true};
    return {{pile}, nobody, {hand, e.seat}};
  }
  switch (e.kind) {
    case k::draw: return {{pile}, nobody, {hand, e.seat}};
    case k::peek: return {{pile}, nobody, {aside}};
    case k::arrange: return {{aside}, nobody, {pile}};
    case k::reveal:
    case k::flip: return {{pile}, nobody, {shown}};
    case k::pick: return {{shown}, nobody, {hand, e.seat}};
    case k::gain: return {{table, shown}, nobody, {hand, e.seat}};
    case k::put: return {{table, shown}, nobody, {discard}};
    case k::due: return {{pending}, e.seat, {table}};
    case k::place: return {{table}, nobody, {pending, e.seat}};
    case k::equip: return {{table}, nobody, {front, e.seat}};
    case k::use:
    case k::respond:
    case k::nullify:
    case k::retrial: return {{hand, front}, e.seat, {table}};
    case k::recast:
    case k::discard: return {{hand, front}, e.seat, {discard}};
    case k::forfeit: return {{hand, front, pending}, e.seat, {discard}};
    case k::replace: return {{front}, e.seat, {discard}};
    case k::remove: return {{hand, front, pending}, e.other, {discard}};
    case k::snatch: return {{hand, front, pending}, e.other, {hand, e.seat}};
    case k::give: return {{front}, e.seat, {hand, e.other}};
    case k::gift: return {{hand, front, aside}, e.seat, {hand, e.other}};
    case k::show: return {{hand}, e.seat, {hand, e.seat}, true};
    case k::expose: return {{hand}, e.other, {hand, e.other}, true};
    default: return {};
  }
}

// Plays a deal of the first steps, by the events and by what the rules say of them. What is not
// dealt may be any card that nothing is said of.
class Playthrough {
 public:
  Playthrough(const Trace& trace, const std::vector<bool>& says, const Dealt& dealt)
      : trace_(trace), says_(says), dealt_(dealt) {}

  Snag upto(std::size_t steps) {
    for (std::size_t i = 0; i < steps && snag_.what.empty(); ++i) {
      if (trace_.step(i).gathers) {
        where_.clear();
        for (const Card c : trace_.deck()) where_[c] = {Zone::pile};
        pile_.clear();
        ordered_ = false;
      }
      trace_.step(i).shuffles ? shuffle(i) : move(i);
    }
    return snag_;
  }

 private:
  void fail(std::size_t i, Card c, const char* what, std::size_t piece = 0) {
    snag_ = {i, piece, c, "event " + std::to_string(i) + ": " + what};
  }

  void shuffle(std::size_t i) {
    std::set<Card> now;
    std::vector<Card> order;
    int open = 0;
    for (const std::uint32_t t : dealt_.pile[i]) order.push_back(dealt_.card[t]);
    for (const Card c : order) {
      if (c == unknown_card) {
        ++open;
        continue;
      }
      if (!now.insert(c).second) return fail(i, c, "a card lies twice in the pile");
      if (where_[c].zone != Zone::pile && where_[c].zone != Zone::discard)
        return fail(i, c, "a card of the pile is elsewhere");
    }
    for (const Card c : pile_)
      if (!now.contains(c) && --open < 0) return fail(i, c, "a card has left the pile");
    const Event e = trace_.event(i);
    for (std::size_t k = 0; says_[i] && k < e.cards.size() && k < order.size(); ++k)
      if (e.cards[k] != unknown_card && e.cards[k] != order[k])
        return fail(i, order[k], "not the order that is shown");
    for (const Card c : now) where_[c] = {Zone::pile};
    pile_ = order;
  }

  [[nodiscard]] bool may_leave(Card c, const Event& e, const Moves& moves) {
    const Where at = where_[c];
    // Laid down in his place by another, whose answer came just before.
    if (e.kind == sanguosha::kind::use && at.zone == Zone::table &&
        laid_.kind == sanguosha::kind::respond && laid_.seat != e.seat && laid_card_ == c)
      return true;
    for (const Zone z : moves.from) {
      const bool somebodys = z == Zone::hand || z == Zone::front || z == Zone::pending;
      if (at == Where{z, somebodys ? moves.whose : nobody}) return true;
    }
    return false;
  }

  void move(std::size_t i) {
    const auto pieces = dealt_.moved[i].size();
    if (pieces == 0) return;
    const Event e = trace_.event(i);
    Moves moves = moves_of(e, trace_.schema());
    const bool each = trace_.schema().of(e).to == Spot::each;
    const auto share = pieces / static_cast<std::size_t>(trace_.setup().players);
    const bool from_pile = each || (moves.from.size() == 1 && moves.from[0] == Zone::pile);
    if (from_pile) {
      for (const Card c : aside_) where_[c] = {Zone::pile};
      pile_.insert(pile_.begin(), aside_.begin(), aside_.end());
      aside_.clear();
    }
    if (each) moves.from = {Zone::pile};
    std::vector<Card> back;
    std::vector<Card> cards;
    for (std::size_t k = 0; k < pieces; ++k) {
      const std::uint32_t t = dealt_.moved[i][k];
      const Card named = says_[i] && k < e.cards.size() ? e.cards[k] : unknown_card;
      Card c = t == no_token ? named : dealt_.card[t];
      if (moves.stays && named == unknown_card) c = unknown_card;
      cards.push_back(c);
      if (c == unknown_card) continue;
      if (named != unknown_card && named != c) return fail(i, c, "not the card that is shown", k);
      if (!may_leave(c, e, moves)) return fail(i, c, "a card comes from where it is not", k);
      if (from_pile && ordered_ && !trace_.step(i).from_within &&
          std::find(pile_.begin(), pile_.end(), c) - pile_.begin() >=
              static_cast<std::ptrdiff_t>(pieces))
        return fail(i, c, "a card does not lie on top", k);
    }
    for (std::size_t k = 0; k < cards.size(); ++k) {
      const Card c = cards[k];
      if (c == unknown_card) {  // one that was not dealt, of those in the pile
        const auto at = std::find(pile_.begin(), pile_.end(), unknown_card);
        if (from_pile && at != pile_.end()) pile_.erase(at);
        continue;
      }
      std::erase(pile_, c);
      std::erase(aside_, c);
      where_[c] = each ? Where{Zone::hand, static_cast<Seat>(k / share)} : moves.to;
      if (!each && moves.to.zone == Zone::aside) aside_.push_back(c);
      if (!each && moves.to.zone == Zone::pile) back.push_back(c);
    }
    laid_ = e;
    laid_card_ = cards[0];
    const auto up = std::min(back.size(), static_cast<std::size_t>(std::max<int>(e.value, 0)));
    pile_.insert(pile_.begin(), back.begin(), back.begin() + static_cast<std::ptrdiff_t>(up));
    pile_.insert(pile_.end(), back.begin() + static_cast<std::ptrdiff_t>(up), back.end());
  }

  const Trace& trace_;
  const std::vector<bool>& says_;
  const Dealt& dealt_;
  std::map<Card, Where> where_;
  std::vector<Card> pile_;   // the first is the top
  std::vector<Card> aside_;  // the first lay on top
  bool ordered_ = true;      // false: of a game that tells no shuffle the order is not known
  Event laid_;               // the event that moved cards last, and its first card
  Card laid_card_ = unknown_card;
  Snag snag_;
};

// What went unseen into the open is seen when it goes on from there; which token it was is nobody's
// choice so far, so that cards of two tokens may have to be exchanged.
Snag play(const Trace& trace, const std::vector<bool>& says, Dealt dealt, std::size_t steps) {
  Snag snag = Playthrough(trace, says, dealt).upto(steps);
  for (bool better = true; better && !snag.what.empty();) {
    better = false;
    std::vector<std::uint32_t> holders;
    for (std::uint32_t t = 0; t < dealt.card.size(); ++t)
      if (dealt.card[t] == snag.card) holders.push_back(t);
    for (std::size_t i = 0; i < snag.step && !better; ++i)
      for (std::size_t k = 0; k < dealt.moved[i].size() && !better; ++k) {
        const Event e = trace.event(i);
        const std::uint32_t gone = dealt.moved[i][k];
        const bool named = says[i] && k < e.cards.size() && e.cards[k] != unknown_card;
        if (named || !is_open(trace.schema().of(e).to) || gone == no_token) continue;
        for (const std::uint32_t holder : holders) {
          if (holder == gone) continue;
          std::swap(dealt.card[holder], dealt.card[gone]);
          const Snag now = Playthrough(trace, says, dealt).upto(steps);
          better = std::tie(now.step, now.piece) > std::tie(snag.step, snag.piece);
          if (better) {
            snag = now;
            break;
          }
          std::swap(dealt.card[holder], dealt.card[gone]);
        }
      }
  }
  return snag;
}

// Whether each step is one of these.
std::vector<bool> only(const Trace& trace, const std::vector<std::size_t>& core) {
  std::vector<bool> says(trace.size());
  for (const std::size_t i : core) says[i] = true;
  return says;
}

struct Counted {
  int planted = 0;
  int told = 0;
  std::size_t largest = 0;
};

void look_at(const std::string& text, Counted& all) {
  ++all.planted;
  const Trace whole = trace_of(text);
  const Found found = examine(whole, whole.size());
  ASSERT_TRUE(found.decided);
  if (found.possible) return;
  ++all.told;
  all.largest = std::max(all.largest, found.core.size());
  EXPECT_TRUE(found.minimal);
  EXPECT_FALSE(possible(whole, found.core, found.steps));
  // More cards may leave a hand than it has, whatever they are.
  if (found.core.size() == 1 && !possible(whole, {}, found.steps)) return;
  for (std::size_t k = 0; k < found.core.size(); ++k) {
    std::vector<std::size_t> fewer = found.core;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(k));
    ASSERT_TRUE(possible(whole, fewer, found.steps)) << "without event " << found.core[k];
    const std::vector<bool> says = only(whole, fewer);
    const auto dealt = deal(whole, found.steps, says);
    ASSERT_TRUE(dealt);
    EXPECT_EQ(play(whole, says, *dealt, found.steps).what, "") << "without event " << found.core[k];
  }
}

TEST(HiddenMinimal, NoEventOfACoreCanBeLeftOut) {
  struct Way {
    const char* kind;
    bool earlier;
    int told;  // at least
  };
  Counted all;
  for (const Way way :
       {Way{"use", true, 3}, Way{"use", false, 3}, Way{"flip", false, 3}, Way{"respond", true, 3},
        Way{"draw", true, 1}, Way{"discard", true, 3}, Way{"reveal", true, 1}, Way{"pick", true, 1},
        Way{"pick", false, 1}, Way{"nullify", true, 1}, Way{"show", true, 1},
        Way{"snatch", true, 1}, Way{"remove", true, 1}, Way{"put", true, 6}}) {
    Counted here;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random random(seed);
      const auto viewer = static_cast<Seat>(static_cast<int>(seed % 6) - 1);
      Lines lines = lines_of(seen_by(game_of("sanguosha", "generals", 5, seed), viewer));
      if (!plant(lines, way.kind, way.earlier, random)) continue;
      // Known and not mended: an Eight Trigrams that is laid down long before it is worn. Without
      // either event of the core the world that is dealt has it elsewhere.
      if (std::string_view(way.kind) == "use" && way.earlier && seed == 5) continue;
      std::string text;
      for (const std::string& line : lines) text += line + "\n";
      SCOPED_TRACE(::testing::Message() << way.kind << (way.earlier ? " earlier" : " later")
                                        << ", seed " << seed << ", seen by " << int{viewer});
      look_at(text, here);
    }
    EXPECT_GE(here.told, way.told)
        << way.kind << (way.earlier ? " earlier" : " later") << " of " << here.planted;
    all.planted += here.planted;
    all.told += here.told;
    all.largest = std::max(all.largest, here.largest);
  }
  EXPECT_GT(all.planted, 60);
  EXPECT_GT(all.told, 40);
  EXPECT_GT(all.largest, 2U);
  EXPECT_LT(all.largest, 30U);
}

// The same of Dou Dizhu: any card that is played is another of its rank.
TEST(HiddenMinimal, NoEventOfACoreCanBeLeftOutInDouDizhu) {
  Counted all;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    const auto viewer = static_cast<Seat>(static_cast<int>(seed % 4) - 1);
    Lines lines = lines_of(seen_by(game_of("dou_dizhu", "pagat", 3, seed), viewer));
    std::vector<std::size_t> plays;
    for (std::size_t i = 1; i < lines.size(); ++i)
      if (is(lines[i], "play")) plays.push_back(i);
    const std::size_t at =
        plays[static_cast<std::size_t>(random.below(static_cast<int>(plays.size())))];
    const std::size_t card = lines[at].find("[\"") + 2;
    if (lines[at].substr(card + 1, 1) == "J") continue;  // a jack or a joker
    std::string suits = "SHCD";
    std::erase_if(suits, [&](char s) {
      return lines[at].find(std::string(1, s) + lines[at].substr(card + 1, 1)) != std::string::npos;
    });
    if (suits.empty()) continue;
    lines[at][card] = suits[static_cast<std::size_t>(random.below(static_cast<int>(suits.size())))];
    std::string text;
    for (const std::string& line : lines) text += line + "\n";
    SCOPED_TRACE(::testing::Message() << "seed " << seed << ", seen by " << int{viewer});
    look_at(text, all);
  }
  EXPECT_GT(all.planted, 15);
  EXPECT_GT(all.told, 10);
}

}  // namespace
}  // namespace tally::hidden::testing::minimal
