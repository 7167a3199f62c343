#include "replay/guide/readings.h"

#include <algorithm>

namespace tally::guide {
namespace {

using enum Reading;
using enum Fact;

// What a reading says, and what it costs beside the finding. What it does stands where the place is
// met: told.cpp, illegal_answers.cpp, unanswered.cpp.
constexpr std::array<ReadingInfo, reading_count> infos = {{
    {as_shown, Sort::otherwise, 0},
    {as_ruled, Sort::otherwise, 0},
    {misread, Sort::otherwise, 0},
    {swapped, Sort::otherwise, 0},
    {missing, Sort::not_there, 0},
    {unseen, Sort::not_there, 0},
    {extra, Sort::not_due, 0},
    {ignored, Sort::not_due, 0},
    {unpaid, Sort::unpaid, 0},
    {passage, Sort::none, cost_of_passage},
}};

// The ways to read a place, likeliest first.
constexpr Row rows[] = {
    // --- The rules tell an event, and the record has another one next.
    {Met::told, standing_still, {extra}},
    // The record's end: where the rules go on to a turn or a phase, nothing is missing that would
    // end the game.
    {Met::told, {end_shown, begins_anew}, {extra, missing, unseen, ignored}},
    {Met::told, end_shown, {missing, unseen, extra, ignored}},
    // "Seat 2 draws ?, ?" for "seat 3 draws ?, ?": whose they are is all that can be wrong.
    {Met::told, other_seat, {as_ruled, as_shown, missing, unseen, extra, ignored, passage}},
    // "Seat 2 discards ♠7" for "seat 2 discards ♥2".
    {Met::told,
     {in_its_place, cards_differ},
     {as_shown, as_ruled, missing, unseen, extra, ignored, passage, misread}},
    // "Seat 2 has 3 hit points" for "seat 2 has 2".
    {Met::told, in_its_place, {as_shown, as_ruled, missing, unseen, extra, ignored, passage}},
    // The event comes a little later: something stands before it that should not be there.
    {Met::told, {ahead, same_kind}, {extra, ignored, as_shown, as_ruled, missing, unseen, passage}},
    {Met::told, ahead, {extra, ignored, missing, unseen, as_ruled, as_shown, passage}},
    // It does not come at all.
    {Met::told, same_kind, {missing, unseen, extra, ignored, as_shown, as_ruled, passage}},
    {Met::told, {}, {missing, unseen, extra, ignored, as_ruled, as_shown, passage}},

    // --- An answer breaks a rule.
    {Met::answer, as_it_stands, {as_shown}},
    // He plays a ♠7 that he does not have: another card went.
    {Met::answer,
     {another_card, card_wrong},
     {as_shown, misread, as_ruled, unseen, extra, ignored, missing}},
    {Met::answer,
     {keeps_card, owner_known},
     {as_shown, swapped, as_ruled, unseen, extra, ignored, missing}},
    {Met::answer, keeps_card, {as_shown, as_ruled, unseen, extra, ignored, missing}},
    // Of the cards drawn, thrown away or taken one cannot be right.
    {Met::answer, card_wrong, {as_shown, misread, extra, ignored, missing}, Note::several},
    {Met::answer, unseen_will_do, {as_shown, unseen, extra, ignored, missing}},
    // A draw by the wrong seat, or of three cards where two are due.
    {Met::answer, as_due, {as_shown, as_ruled, extra, ignored, missing}},
    // Another's, who is asked later.
    {Met::answer, another_asked, {missing, as_shown, extra, ignored}},
    {Met::answer, {}, {as_shown, extra, ignored, missing}},

    // --- A ♠7 is laid on the table, and a ♥2 goes on from there.
    {Met::called_otherwise, {}, {as_shown, misread}, Note::disagrees_later},

    // --- A question may be passed, and what comes next does not answer it.
    // Its effect comes next: the answer itself may be what is left out.
    {Met::window, effect_next, {missing, unseen}, Note::doubtful},
    // … as what stood before it was; that may be all one.
    {Met::window, {ahead, after_extra}, {extra, ignored, missing}, Note::doubtful},
    {Met::window, {ahead, after_ignored}, {ignored, extra, missing}, Note::doubtful},
    // The answer may stand behind something that should not be there.
    {Met::window, ahead, {missing, extra, ignored}, Note::doubtful},
    // Neither an answer nor what comes after one: nothing in the rules leads to what comes next.
    {Met::window, boundary_next, {extra, ignored, missing, passage}},
    {Met::window, {}, {extra, ignored, missing}},

    // --- A question has to be answered, and what comes next does not answer it.
    {Met::due, another_answer, {missing, unseen}, Note::several},
    // A price was not paid. What it is the price of came all the same, or did not.
    {Met::due, {price, outcome_next}, {unpaid, missing, unseen, extra, ignored}},
    {Met::due, price, {missing, unpaid, unseen, extra, ignored}},
    {Met::due, ahead, {extra, ignored, missing, unseen, passage}},
    {Met::due, chance_hidden, {unseen}},
    {Met::due, {}, {missing, unseen, extra, ignored, passage}, Note::several},
};

// Each reading stands at its number.
static_assert(std::ranges::all_of(infos, [](const ReadingInfo& i) {
  return &i == &infos[static_cast<std::size_t>(i.reading)];
}));

// No row stands behind one that holds wherever it does, and behind all of a sort stands one that
// always holds.
consteval bool in_order() {
  for (const Row& row : rows) {
    bool always = false;
    for (const Row& other : rows) {
      if (other.met != row.met) continue;
      if (&other < &row && other.facts.within(row.facts)) return false;
      always = other.facts.empty();
    }
    if (!always) return false;
  }
  return true;
}
static_assert(in_order());

}  // namespace

const ReadingInfo& info(Reading r) { return infos[static_cast<std::size_t>(r)]; }

const Row& row_of(Met met, const Facts& facts) {
  return *std::ranges::find_if(
      rows, [&](const Row& row) { return row.met == met && row.facts.within(facts); });
}

}  // namespace tally::guide
