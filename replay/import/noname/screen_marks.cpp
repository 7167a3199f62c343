// Kingdom war: marks, what they are spent for, and who looks at generals that lie face down.
#include <utility>

#include "replay/import/noname/fields.h"
#include "replay/import/noname/screen.h"

namespace tally::noname {

using sanguosha::Spent;
using sanguosha::Token;
namespace kind = sanguosha::kind;

// "P获得了一个S". What the first general brings goes before the second, where both are turned up.
void Screen::gets_mark() {
  const Token token = token_shown(line_.marked[1]);
  if (token == Token::none) return;
  Event e = event(kind::mark, first());
  e.what = static_cast<What>(token);
  const bool of_first = token == Token::pioneer || token == Token::careerist;
  const bool together = second_at_ > 0 && turned_up_just_now(e.seat) != nullptr;
  if (of_first && together) return insert(second_at_++ - 1, e, index_);
  insert(of_first ? out_.size() : before_what_it_is_for(e.seat), e, index_);
}

// Half a fish comes with the second general, and is told behind the skill he is turned up for.
std::size_t Screen::before_what_it_is_for(Seat who) const {
  const auto& seen = out_.seen();
  std::size_t at = seen.size();
  const KindSet of_use{kind::invoke, kind::discard};  // and what it is paid for with
  while (at > turn_at_ && of_use.contains(seen[at - 1].event.kind) &&
         seen[at - 1].event.seat == who)
    --at;
  const bool with_him =
      at > turn_at_ && seen[at - 1].event.seat == who &&
      (seen[at - 1].event.kind == kind::unveil || seen[at - 1].event.kind == kind::allegiance);
  return with_him ? at : seen.size();
}

// "P移去了一个S": before what it brings, or behind it. By 标记 it is a card, two, or a look; by
// 阴阳鱼 two hand cards more; by 珠联 a Peach.
void Screen::spends_mark() {
  const Token token = token_shown(line_.marked[1]);
  if (token == Token::none) return;
  Event e = event(kind::spend, first());
  e.what = static_cast<What>(token);
  const bool by_mark = spends_at_ > 0 && spender_ == e.seat;
  e.extra = static_cast<std::int32_t>(token == Token::pioneer                 ? Spent::look
                                      : token == Token::half_fish && by_mark  ? Spent::draw
                                      : token == Token::half_fish             ? Spent::limit
                                      : token == Token::companion && !by_mark ? Spent::peach
                                                                              : Spent::draw_two);
  if (static_cast<Spent>(e.extra) == Spent::peach) {
    const bool still =
        dying_ != nobody && !dead_.contains(dying_) && hp_[static_cast<std::size_t>(dying_)] <= 0;
    e.other = still ? dying_ : nobody;
    peach_of_mark_ = e.seat;
  }
  if (token == Token::pioneer) {  // at whom he looks is told next
    e.hide(Field::other);
    e.hide(Field::value);
  }
  insert(by_mark ? spends_at_ - 1 : out_.size(), e, index_);
  spends_at_ = 0;
}

// "P观看了P的主将": by the mark of the pioneer, or by Know Both Sides. Which general lies there is
// told to him alone.
void Screen::looks_at(std::int32_t place) {
  Event* const last = latest(kind::spend);
  if (last != nullptr && last->seat == first() && !last->shows(Field::other)) {
    last->other = second();
    last->value = place;
    last->show(Field::other);
    last->show(Field::value);
  }
  Event e = event(kind::glimpse, first());
  e.other = second();
  e.value = place;
  e.hide(Field::cards);
  emit(e);
}

void Screen::looks_at_main() { looks_at(0); }
void Screen::looks_at_deputy() { looks_at(1); }
void Screen::looks_at_hand() {
  Event e = event(kind::look, first());
  e.other = second();
  e.hide(Field::cards);
  emit(e);
}

}  // namespace tally::noname
