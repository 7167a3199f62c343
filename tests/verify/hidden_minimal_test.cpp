// Of every contradiction told: its statements exclude each other, and without any one of them there
// is a deal. Asked of those statements alone, and each deal is played.
#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "replay/random/random.h"
#include "tests/verify/hidden_support.h"
#include "verify/hidden/core.h"
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

// Where a card of this kind of line is named alone.
std::vector<std::size_t> named_by(const Lines& lines, std::string_view kind) {
  std::vector<std::size_t> out;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (is(lines[i], kind) && !card_in(lines[i]).empty()) out.push_back(i);
  return out;
}

// A card of this kind of line is one of the same name that an earlier or a later line names.
bool plant(Lines& lines, std::string_view kind, bool earlier, Random& random) {
  const std::vector<std::size_t> here = named_by(lines, kind);
  const std::vector<std::size_t> uses = named_by(lines, "use");
  for (int tries = 0; tries < 60 && !here.empty() && uses.size() > 1; ++tries) {
    const std::size_t at =
        here[static_cast<std::size_t>(random.below(static_cast<int>(here.size())))];
    const std::size_t other =
        uses[static_cast<std::size_t>(random.below(static_cast<int>(uses.size())))];
    const std::string a = card_in(lines[other]);
    const std::string b = card_in(lines[at]);
    if (a == b || (other < at) != earlier || (kind == "use" && name(a) != name(b))) continue;
    rename(lines, at, b, a);
    return true;
  }
  return false;
}

// Where a deal cannot be played.
struct Snag {
  std::size_t step = ~std::size_t{0};  // that many: it can
  Card card = unknown_card;
  std::string what;
};

// Plays a deal of the first steps. What is not dealt may be
// any card that nothing is said of.
class Playthrough {
 public:
  Playthrough(const Trace& trace, const std::vector<bool>& says, const Dealt& dealt)
      : trace_(trace), says_(says), dealt_(dealt) {
    for (const Card c : trace.deck()) where_[c] = in_the_open;
  }

  Snag upto(std::size_t steps) {
    for (std::size_t i = 0; i < steps && snag_.what.empty(); ++i)
      trace_.step(i).shuffles ? shuffle(i) : move(i);
    return snag_;
  }

 private:
  void fail(std::size_t i, Card c, const char* what) {
    snag_ = {i, c, "event " + std::to_string(i) + ": " + what};
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
      if (where_.at(c) != in_the_pile && where_.at(c) != in_the_open)
        return fail(i, c, "a card of the pile is elsewhere");
    }
    for (const Card c : pile_)
      if (!now.contains(c) && --open < 0) return fail(i, c, "a card has left the pile");
    const Event e = trace_.event(i);
    for (std::size_t k = 0; says_[i] && k < e.cards.size() && k < order.size(); ++k)
      if (e.cards[k] != unknown_card && e.cards[k] != order[k])
        return fail(i, order[k], "not the order that is shown");
    for (const Card c : now) where_[c] = in_the_pile;
    pile_ = order;
  }

  void move(std::size_t i) {
    const auto pieces = trace_.pieces(i);
    std::size_t from_pile = 0;
    for (const Piece& p : pieces) from_pile += p.from == in_the_pile ? 1U : 0U;
    if (from_pile > 0) {
      for (const Card c : aside_) where_[c] = in_the_pile;
      pile_.insert(pile_.begin(), aside_.begin(), aside_.end());
      aside_.clear();
    }
    std::vector<Card> back;
    std::vector<Card> cards;
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      const Piece& p = pieces[k];
      const std::uint32_t t = dealt_.moved[i][k];
      const Card named = said(i, p);
      Card c = t == no_token ? named : dealt_.card[t];
      if (p.from == p.to && named == unknown_card) c = unknown_card;
      cards.push_back(c);
      if (c == unknown_card) continue;
      if (named != unknown_card && named != c) return fail(i, c, "not the card that is shown");
      if (where_.at(c) != p.from) return fail(i, c, "a card comes from where it is not");
      if (p.from == in_the_pile && !trace_.step(i).from_within &&
          std::find(pile_.begin(), pile_.end(), c) - pile_.begin() >=
              static_cast<std::ptrdiff_t>(from_pile))
        return fail(i, c, "a card does not lie on top");
    }
    for (std::size_t k = 0; k < pieces.size(); ++k) {
      const Card c = cards[k];
      if (c == unknown_card) {  // one that was not dealt, of those in the pile
        const auto at = std::find(pile_.begin(), pile_.end(), unknown_card);
        if (pieces[k].from == in_the_pile && at != pile_.end()) pile_.erase(at);
        continue;
      }
      std::erase(pile_, c);
      std::erase(aside_, c);
      where_[c] = pieces[k].to;
      if (pieces[k].to == set_aside) aside_.push_back(c);
      if (pieces[k].to == in_the_pile) back.push_back(c);
    }
    const auto up =
        std::min(back.size(), static_cast<std::size_t>(std::max<int>(trace_.event(i).value, 0)));
    pile_.insert(pile_.begin(), back.begin(), back.begin() + static_cast<std::ptrdiff_t>(up));
    pile_.insert(pile_.end(), back.begin() + static_cast<std::ptrdiff_t>(up), back.end());
  }

  // The card by what is said.
  [[nodiscard]] Card said(std::size_t i, const Piece& p) const {
    return says_[i] ? p.card : unknown_card;
  }

  const Trace& trace_;
  const std::vector<bool>& says_;
  const Dealt& dealt_;
  std::map<Card, Place> where_;
  std::vector<Card> pile_;   // the first is the top
  std::vector<Card> aside_;  // the first lay on top
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
        const Piece& p = trace.pieces(i)[k];
        const std::uint32_t gone = dealt.moved[i][k];
        if ((says[i] && p.card != unknown_card) || p.to != in_the_open || gone == no_token)
          continue;
        for (const std::uint32_t holder : holders) {
          if (holder == gone) continue;
          std::swap(dealt.card[holder], dealt.card[gone]);
          const Snag now = Playthrough(trace, says, dealt).upto(steps);
          better = now.what.empty() || now.step > snag.step;
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
  };
  Counted all;
  for (const Way way :
       {Way{"use", true}, Way{"use", false}, Way{"flip", false}, Way{"respond", true}}) {
    Counted here;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Random random(seed);
      const auto viewer = static_cast<Seat>(static_cast<int>(seed % 6) - 1);
      Lines lines = lines_of(seen_by(game_of("sanguosha", "generals", 5, seed), viewer));
      if (!plant(lines, way.kind, way.earlier, random)) continue;
      std::string text;
      for (const std::string& line : lines) text += line + "\n";
      SCOPED_TRACE(::testing::Message() << way.kind << (way.earlier ? " earlier" : " later")
                                        << ", seed " << seed << ", seen by " << int{viewer});
      look_at(text, here);
    }
    EXPECT_GT(here.told, 3) << way.kind << (way.earlier ? " earlier" : " later");
    all.planted += here.planted;
    all.told += here.told;
    all.largest = std::max(all.largest, here.largest);
  }
  EXPECT_GT(all.planted, 35);
  EXPECT_GT(all.told, 25);
  EXPECT_GT(all.largest, 2U);
}

}  // namespace
}  // namespace tally::hidden::testing::minimal
