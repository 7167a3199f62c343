"""Checks records as `tally check --format jsonl` does, from Python: check.py RECORD...

libtally.so is looked for where the system looks for libraries, or where TALLY_LIBRARY says."""
import ctypes
import os
import sys

tally = ctypes.CDLL(os.environ.get("TALLY_LIBRARY", "libtally.so.0"))
tally.tally_new.restype = ctypes.c_void_p
tally.tally_new.argtypes = [ctypes.c_char_p, ctypes.c_int]
tally.tally_open_file.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
tally.tally_next.argtypes = [ctypes.c_void_p]
tally.tally_free.argtypes = [ctypes.c_void_p]
for text in (tally.tally_json, tally.tally_error):
    text.restype = ctypes.c_char_p
    text.argtypes = [ctypes.c_void_p]

checker = tally.tally_new(None, 0)  # each record by the ruleset that it names, texts in English
for path in sys.argv[1:]:
    tally.tally_open_file(checker, os.fsencode(path))
    while (got := tally.tally_next(checker)) == 1:
        sys.stdout.buffer.write(tally.tally_json(checker))
    if got < 0:
        sys.exit(tally.tally_error(checker).decode())
tally.tally_free(checker)
