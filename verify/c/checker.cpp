// Games of a record, one after another.
#include <cstdint>
#include <deque>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "replay/io/input.h"
#include "replay/report/entry.h"
#include "replay/report/identify.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"
#include "replay/source.h"
#include "verify/c/guard.h"
#include "verify/c/tally.h"
#include "verify/c/verdict.h"
#include "verify/record_checker.h"

using tally::c::guarded;

struct tally_checker {
  tally_checker(const char* ruleset, tally::Lang lang)
      : checker({.ruleset = tally::c::text_or_none(ruleset)}), text({}, lang) {}

  void open(std::string name) {
    path = std::move(name);
    number = 0;
    any = false;
    more = false;
  }

  // The next game, into `entry`; the one after it is read ahead: a file's only game has no number.
  bool next() {
    texts.clear();
    if (number == 0) got = stream.next(record);
    any = got != tally::RecordStream::Got::end;
    if (!any) return false;
    ++number;
    entry.clear();
    if (got == tally::RecordStream::Got::error)
      tally::fill_unreadable(stream.error(), stream.format(), entry);
    else
      checker.check(record, entry);
    tally::report::put_in_file(entry, path);
    const bool first = number == 1;
    got = stream.next(record);
    more = more || got != tally::RecordStream::Got::end;
    entry.number = first && !more ? 0 : number;
    return true;
  }

  // Lives until the next game.
  const char* keep(std::string_view words) { return texts.emplace_back(words).c_str(); }
  const char* keep(const tally::Message& message) { return keep(text_of(message, text.lang())); }

  tally::RecordChecker checker;
  tally::report::TextReport text;
  tally::RecordStream stream;
  tally::Record record;
  tally::report::Entry entry;
  tally::RecordStream::Got got = tally::RecordStream::Got::end;
  std::string path;
  std::uint32_t number = 0;
  bool any = false;   // a game is at hand
  bool more = false;  // the file has several
  std::string error;
  std::string out;
  std::deque<std::string> texts;
};

namespace {

const char* text_of_game(tally_checker* c, bool json) {
  if (c == nullptr) return "";
  return guarded<const char*>(c->error, "", [&] {
    c->out.clear();
    if (c->any && json) tally::report::write_jsonl(c->out, c->entry);
    if (c->any && !json) c->text.entry(c->out, c->entry);
    return c->out.c_str();
  });
}

}  // namespace

extern "C" {

const char* tally_version(void) { return TALLY_VERSION; }

tally_checker* tally_new(const char* ruleset, int chinese) {
  std::string error;
  return guarded<tally_checker*>(error, nullptr, [&] {
    return std::make_unique<tally_checker>(ruleset, tally::c::lang_of(chinese)).release();
  });
}

void tally_free(tally_checker* c) { std::unique_ptr<tally_checker>{c}.reset(); }

int tally_open_file(tally_checker* c, const char* path) {
  if (c == nullptr || path == nullptr) return -1;
  return guarded(c->error, -1, [&] {
    c->open(path);
    c->stream.open(c->path);
    return 0;
  });
}

int tally_open_bytes(tally_checker* c, const char* name, const void* bytes, size_t size) {
  if (c == nullptr || (bytes == nullptr && size > 0)) return -1;
  return guarded(c->error, -1, [&] {
    c->open(tally::c::text_or_none(name));
    try {
      c->stream.open(tally::io::Input::of_memory({static_cast<const char*>(bytes), size}));
    } catch (tally::io::InputError& error) {
      c->stream.open(std::move(error));
    }
    return 0;
  });
}

int tally_next(tally_checker* c) {
  if (c == nullptr) return -1;
  return guarded(c->error, -1, [&] { return c->next() ? 1 : 0; });
}

enum tally_verdict tally_verdict_of(tally_checker* c) {
  return c == nullptr || !c->any ? TALLY_NONE : tally::c::verdict_of(c->entry);
}

const char* tally_text(tally_checker* c) { return text_of_game(c, false); }
const char* tally_json(tally_checker* c) { return text_of_game(c, true); }

const char* tally_error(tally_checker* c) {
  if (c == nullptr) return "there is no such handle";
  if (!c->error.empty() || !c->any || c->entry.error.empty()) return c->error.c_str();
  return guarded<const char*>(c->error, "", [&] {
    c->out = text_of(c->entry.error, c->text.lang());
    return c->out.c_str();
  });
}

size_t tally_findings(tally_checker* c) {
  return c == nullptr || !c->any ? 0 : c->entry.report.findings.size();
}

int tally_finding_at(tally_checker* c, size_t index, tally_finding* out) {
  if (out == nullptr || index >= tally_findings(c)) return -1;
  return guarded(c->error, -1, [&] {
    const tally::Finding& f = c->entry.report.findings[index];
    out->rule = c->keep(c->entry.game->rule_ids()[f.rule]);
    out->kind = c->keep(name_of(f.kind));
    out->message = c->keep(f.message);
    out->expected = c->keep(f.expected);
    out->found = c->keep(f.found);
    out->turn = f.turn;
    out->seat = f.seat + 1;
    out->at = f.at;
    out->source_at = f.source_at;
    return 0;
  });
}

}  // extern "C"
