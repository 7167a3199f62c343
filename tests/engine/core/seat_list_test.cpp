#include <gtest/gtest.h>

#include "engine/core/event.h"
#include "engine/core/types.h"

namespace tally {
namespace {

TEST(SeatList, KeepsOrderAndNeverOverflows) {
  SeatList list;
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < max_seats + 8; ++i) list.push(static_cast<Seat>(i));
  EXPECT_EQ(list.size(), max_seats);
  EXPECT_EQ(list[0], 0);
  EXPECT_EQ(list[max_seats - 1], max_seats - 1);
  EXPECT_TRUE(list.contains(3));
  EXPECT_FALSE(list.contains(max_seats));
}

TEST(SeatList, IsEqualOnlyInTheSameOrder) {
  EXPECT_EQ((SeatList{1, 2}), (SeatList{1, 2}));
  EXPECT_FALSE((SeatList{1, 2}) == (SeatList{2, 1}));
  EXPECT_FALSE((SeatList{1, 2}) == (SeatList{1}));
}

TEST(Event, FieldsAreHiddenOneByOne) {
  Event e;
  for (int f = 0; f < field_count; ++f) EXPECT_TRUE(e.shows(static_cast<Field>(f)));
  e.hide(Field::cards);
  e.hide(Field::what);
  EXPECT_FALSE(e.shows(Field::cards));
  EXPECT_FALSE(e.shows(Field::what));
  EXPECT_TRUE(e.shows(Field::seat));
  e.show(Field::cards);
  EXPECT_TRUE(e.shows(Field::cards));
  EXPECT_FALSE(e.shows(Field::what));
}

}  // namespace
}  // namespace tally
