/* The C interface of Tally: the verdicts of the `tally` command for programs in any language.
 *
 * A handle is used by one thread at a time; different handles may be used by different threads at
 * the same time. Texts are UTF-8 and end with a zero byte. A text that a function returns belongs
 * to its handle and lives until the next call with that handle. No exception leaves a function: one
 * that fails returns what is said of it below, and tally_error() says why.
 *
 * Seats and turns are counted from 1, as people do; events, and lines, packets and moves of a
 * record from 0, as in the JSON lines of the command. */
#ifndef TALLY_H
#define TALLY_H
/* NOLINTBEGIN: C, and named as its libraries are */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* "0.1.0" */
const char* tally_version(void);

enum tally_verdict {
  TALLY_NONE = -1, /* there is no game at hand */
  TALLY_CLEAN = 0,
  TALLY_VIOLATIONS = 1,
  TALLY_UNREADABLE = 3, /* cannot be read, or is not judged: tally_error() says why */
  TALLY_UNDECIDED = 4,  /* what the record does not show decides */
  TALLY_INCOMPLETE = 5, /* in order as far as it goes, but the game does not end */
  TALLY_INTERNAL = 6    /* a fault of tally's own: tally_error() */
};

/* --- records that are written: one game after another --- */

typedef struct tally_checker tally_checker;

/* `ruleset` is a name or the path of a .toml file; NULL: the one each record names. `chinese`:
 * texts are Chinese, else English. NULL only when there is no memory; a ruleset that is not known
 * is said of each game. */
tally_checker* tally_new(const char* ruleset, int chinese);
void tally_free(tally_checker*);

/* Opens a record of any format that tally reads, packed with gzip or zstd or not. What is wrong
 * with it is said of its first game. Bytes must stay until the last tally_next(). 0, or -1. */
int tally_open_file(tally_checker*, const char* path);
int tally_open_bytes(tally_checker*, const char* name, const void* bytes, size_t size);

/* Reads and judges the next game. 1; 0 at the end; -1 when it could not be done at all. */
int tally_next(tally_checker*);

/* What there is to say of that game. */
enum tally_verdict tally_verdict_of(tally_checker*);
/* Just what `tally check` prints of it, as text, and as the JSON line of `--format jsonl`. */
const char* tally_text(tally_checker*);
const char* tally_json(tally_checker*);
/* Why the last call failed, or why the game is unreadable; "" when there is nothing to say. */
const char* tally_error(tally_checker*);

/* How many findings there are, and one of them. */
size_t tally_findings(tally_checker*);
typedef struct tally_finding {
  const char* rule;     /* "SGS-RANGE" */
  const char* kind;     /* "illegal", "wrong", "missing", "extra", … */
  const char* message;  /* one sentence */
  const char* expected; /* what the rules allow; may be "" */
  const char* found;    /* what the record says; may be "" */
  int turn;             /* 0: before the first */
  int seat;             /* 0: nobody's */
  unsigned at;          /* the event, among all of the game */
  unsigned source_at;   /* the line, packet or move of the record */
} tally_finding;
/* 0, or -1 when there is no such finding. Its texts live until the next call of tally_next(). */
int tally_finding_at(tally_checker*, size_t index, tally_finding* out);

/* --- a game that is being recorded --- */

typedef struct tally_follower tally_follower;

/* As tally_new(). */
tally_follower* tally_follow(const char* ruleset, int chinese);
void tally_follow_free(tally_follower*);

/* More of a tally log has been written, in whole lines or parts of them. Returns how many events
 * are judged by now; -1 when it cannot be read any further. */
long tally_follow_take(tally_follower*, const void* bytes, size_t size);
/* What the rules have against the events of the last call, a line each; "" when all are in order.
 */
const char* tally_follow_trouble(tally_follower*);
/* Nothing more will be written: the last word on the game (on the last of several), in which what
 * was said of its events at first sight may turn out otherwise. */
enum tally_verdict tally_follow_end(tally_follower*);
const char* tally_follow_json(tally_follower*);
const char* tally_follow_error(tally_follower*);

#ifdef __cplusplus
}
#endif

/* NOLINTEND */
#endif
