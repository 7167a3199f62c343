#pragma once
// Which fields of an entry stand on the line of its game, in their order: said once, for who writes
// them and for who reads them. Path and number, and what is let pass, are decided by who puts the
// parts together.
#include "replay/report/entry.h"

namespace tally::report {

template <class Io, class F>
void fields_of_finding(Io& io, const Game* game, F& f) {
  io.rule(game, f.rule);
  io.one_of(f.kind, FindingKind::invariant);
  io.number(f.turn);
  io.number(f.seat);
  io.number(f.at);
  io.number(f.source_at);
  io.message(f.message);
  io.message(f.expected);
  io.message(f.found);
  io.list(f.because, [&](auto& m) { io.message(m); });
  io.list(f.because_at, [&](auto& at) { io.number(at); });
  io.flag(f.minimal);
  io.defect(f.defect);
  io.flag(f.may_follow);
  io.number(f.id);
  io.number(f.matter.kind);
}

template <class Io, class E>
void fields_of_entry(Io& io, E& e) {
  io.text(e.format);
  io.text(e.program);
  io.text(e.ruleset);
  io.game(e.game);
  io.number(e.players);
  auto& r = e.report;
  io.one_of(r.verdict, VerdictKind::unreadable);
  io.flag(r.given_up);
  io.message(r.reason);
  io.list(r.findings, [&](auto& f) { fields_of_finding(io, e.game, f); });
  io.seats(r.winners);
  io.flag(r.over);
  io.flag(r.played);
  io.number(r.turns);
  io.number(r.events);
  io.number(r.signature);
  io.one_of(r.hidden, HiddenCards::behind_violation);
  io.text(e.witness);
  io.message(e.no_witness);
  io.message(e.error);
  io.number(e.line);
  io.flag(e.internal);
  io.flag(e.stray);
  io.number(e.id);
  io.list(e.led_by, [&](auto& steps) {
    io.list(steps, [&](auto& step) {
      io.number(step.at);
      io.number(step.source_at);
      io.message(step.words);
    });
  });
}

}  // namespace tally::report
