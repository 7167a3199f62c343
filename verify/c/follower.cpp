// A game that is being recorded.
#include "replay/follow/follower.h"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "replay/report/entry.h"
#include "replay/report/jsonl.h"
#include "replay/report/text.h"
#include "verify/c/guard.h"
#include "verify/c/tally.h"
#include "verify/c/verdict.h"
#include "verify/record_checker.h"

using tally::c::guarded;

struct tally_follower final : tally::FollowSink {
  tally_follower(const tally::WantedRules& wanted, tally::Lang lang)
      : checker(wanted), text({}, lang), follower(wanted, *this) {}

  void judged(const tally::Record& record, std::size_t from, std::size_t to,
              std::span<const tally::Finding> findings) override {
    events += static_cast<long>(to - from);
    entry.clear();
    entry.format = record.format;
    entry.game = record.game;
    for (const tally::Finding& f : findings)
      if (f.kind != tally::FindingKind::undecided) text.finding(trouble, entry, f, 0);
  }
  void ended(const tally::Record& record) override {
    entry.clear();
    checker.check(record, entry);
    any = true;
  }
  void unreadable(const tally::io::InputError& error_of, std::string_view format) override {
    entry.clear();
    tally::fill_unreadable(error_of, format, entry);
    any = unread = true;
  }

  tally::RecordChecker checker;
  tally::report::TextReport text;
  tally::report::Entry entry;
  long events = 0;
  bool any = false;     // a game has ended
  bool unread = false;  // something could not be read
  std::string trouble;
  std::string error;
  std::string out;
  tally::Follower follower;
};

extern "C" {

tally_follower* tally_follow(const char* ruleset, int chinese) {
  std::string error;
  return guarded<tally_follower*>(error, nullptr, [&] {
    const tally::WantedRules wanted{.ruleset = tally::c::text_or_none(ruleset)};
    return std::make_unique<tally_follower>(wanted, tally::c::lang_of(chinese)).release();
  });
}

void tally_follow_free(tally_follower* f) { std::unique_ptr<tally_follower>{f}.reset(); }

long tally_follow_take(tally_follower* f, const void* bytes, size_t size) {
  if (f == nullptr || (bytes == nullptr && size > 0)) return -1;
  return guarded(f->error, -1L, [&] {
    f->trouble.clear();
    f->unread = false;
    f->follower.take({static_cast<const char*>(bytes), size});
    return f->unread ? -1 : f->events;
  });
}

const char* tally_follow_trouble(tally_follower* f) {
  return f == nullptr ? "" : f->trouble.c_str();
}

enum tally_verdict tally_follow_end(tally_follower* f) {
  if (f == nullptr) return TALLY_NONE;
  return guarded(f->error, TALLY_INTERNAL, [&] {
    f->trouble.clear();
    f->follower.close();
    return f->any ? tally::c::verdict_of(f->entry) : TALLY_NONE;
  });
}

const char* tally_follow_json(tally_follower* f) {
  if (f == nullptr) return "";
  return guarded<const char*>(f->error, "", [&] {
    f->out.clear();
    if (f->any) tally::report::write_jsonl(f->out, f->entry);
    return f->out.c_str();
  });
}

const char* tally_follow_error(tally_follower* f) {
  if (f == nullptr) return "there is no such handle";
  if (!f->error.empty() || !f->any || f->entry.error.empty()) return f->error.c_str();
  return guarded<const char*>(f->error, "", [&] {
    f->out = text_of(f->entry.error, f->text.lang());
    return f->out.c_str();
  });
}

}  // extern "C"
