/* The C interface from C: gives a log line by line, prints what is said of it. */
#include <stdio.h>
#include <string.h>

#include "tally.h"

int main(int argc, char** argv) {
  static char line[1 << 16];
  tally_follower* follower = tally_follow(NULL, argc > 1 && strcmp(argv[1], "zh") == 0);
  long judged = 0;
  while (fgets(line, sizeof line, stdin) != NULL) {
    judged = tally_follow_take(follower, line, strlen(line));
    if (judged < 0) printf("error: %s\n", tally_follow_error(follower));
    fputs(tally_follow_trouble(follower), stdout);
  }
  printf("%ld events judged\n", judged);
  printf("verdict %d\n", (int)tally_follow_end(follower));
  fputs(tally_follow_json(follower), stdout);
  tally_follow_free(follower);

  /* Nothing that is asked of the wrong thing, or at the wrong time, does harm. */
  tally_checker* checker = tally_new("no such ruleset", 0);
  tally_finding finding;
  if (tally_verdict_of(checker) != TALLY_NONE || tally_next(checker) != 0) return 1;
  if (tally_open_file(checker, "/no/such/file") != 0 || tally_next(checker) != 1) return 1;
  if (tally_verdict_of(checker) != TALLY_UNREADABLE || tally_error(checker)[0] == 0) return 1;
  if (tally_finding_at(checker, 0, &finding) != -1 || tally_next(checker) != 0) return 1;
  if (tally_open_bytes(checker, "bytes", "PK\3\4", 4) != 0 || tally_next(checker) != 1) return 1;
  if (tally_next(NULL) != -1 || tally_findings(NULL) != 0 || tally_error(NULL)[0] == 0) return 1;
  tally_free(checker);
  tally_free(NULL);
  tally_follow_free(NULL);
  return 0;
}
