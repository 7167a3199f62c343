"""The changes there are to the rules, and the rules with all of them in, each behind a switch
(switch.h): so one build tries every change."""

import hashlib
import re

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
FUNCTIONS = {"<": "less", "<=": "at_most", ">": "more", ">=": "at_least"}
CONNECTIVES = {"&&": "||", "||": "&&"}
# clang-format puts spaces around these operators, and none around template brackets.
TOKENS = re.compile(
    r"(?P<option>\boptions(?:_|\(\))?\.(?:is|on)\()"
    r"|(?<= )(?P<comparison><=|>=|==|!=|<|>)(?=\s)"
    r"|(?<= )(?P<connective>&&|\|\|)(?=\s)"
    r"|(?<![\w.'])(?P<number>\d+)(?![\w.'])"
    r"|\b(?P<truth>true|false)\b"
    r"|(?P<negation>!)(?=[A-Za-z_(])"
)
# Comments, texts and directives hold no rule that runs.
BLANKED = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''
    r"|^[ \t]*#(?:\\\n|[^\n])*|^[^\n]*\btemplate <[^\n]*|static_assert\([^;]*;"
    r"|\bvirtual [^;{]*= 0;",
    re.M | re.S,
)
# Where an operand ends, by how tightly the operator binds; what stands first ends every operand.
ENDS = r"[,;?]|(?<!:):(?!:)|(?<![=!<>])=(?!=)|(?<=<<)=|(?<=>>)=|\breturn\b|\|\|"
LOOSER = {
    "||": re.compile(ENDS.replace(r"|\|\|", "")),
    "&&": re.compile(ENDS),
    "==": re.compile(ENDS + r"|&&| [&|^] "),
    "<": re.compile(ENDS + r"|&&| [&|^] | [=!]= "),
}
PAIRS = {")": "(", "]": "[", "}": "{"}


class Change:
    def __init__(self, file, text, kind, begin, end):
        self.file, self.kind, self.begin, self.end = file, kind, begin, end
        self.word = text[begin:end]
        line_start = text.rfind("\n", 0, begin) + 1
        self.line = text[line_start : text.find("\n", begin)]
        self.column = begin - line_start + 1
        self.place = f"{file}:{text.count(chr(10), 0, begin) + 1}:{self.column}"

    @property
    def new(self):
        if self.kind == "option":
            return "!" + self.word
        if self.kind == "number":
            return str(int(self.word) + 1)
        if self.kind == "truth":
            return "false" if self.word == "true" else "true"
        if self.kind == "negation":
            return ""
        return {**COMPARISONS, **CONNECTIVES}[self.word]

    def __str__(self):
        return f"{self.place}: {self.word} -> {self.new or '(nothing)'}"


def blanked(text):
    def blank(m):  # a text is still an operand
        return re.sub(r"[^\n]", "_" if m.group()[0] in "\"'R" else " ", m.group())

    code = BLANKED.sub(blank, text)
    # The commas of a call's template arguments end no operand: trick_is_over<bool, int>(n).
    return re.sub(r"(?<=\w)<[\w:, ]+>(?=\()", lambda m: m.group().replace(",", "_"), code)


def changes_of(file, text):
    alike = {}
    code = blanked(text)
    for m in TOKENS.finditer(code):
        kind = m.lastgroup
        begin = m.start(kind)
        if kind == "option":  # the call may be qualified: play.options().is(…)
            begin = re.search(r"(?:\w+(?:\(\))?(?:\.|->))*$", text[: m.start()]).start()
        if kind == "option" and text[begin - 1] == "!":
            continue  # the same as without this `!`
        c = Change(file, text, kind, begin, m.end(kind))
        c.computed = computed(code, begin)
        c.perhaps_computed = c.computed or bool(FIRST_VALUE.match(code_line(code, begin)))
        alike[c.line, c.column] = alike.get((c.line, c.column), 0) + 1
        key = f"{file}\n{c.line}\n{c.column}\n{alike[c.line, c.column]}"
        c.key = hashlib.sha1(key.encode()).hexdigest()[:10]  # stays when other lines change
        yield c


def all_changes(root):
    for path in sorted((root / "engine").glob("*/**/*")):
        if path.suffix in (".cpp", ".h") and "core" not in path.relative_to(root).parts:
            yield from changes_of(str(path.relative_to(root)), path.read_text())


def left_end(code, at, looser):
    """Where the operand begins that ends before `at`."""
    ends = [(m.start(), m.end()) for m in looser.finditer(code, max(0, at - 4000), at)]
    depth, i = 0, at
    while i > 0:
        i -= 1
        c = code[i]
        if c in PAIRS:
            depth += 1
        elif c in PAIRS.values():
            if depth == 0:
                i += 1
                break
            depth -= 1
        while ends and ends[-1][0] > i:
            ends.pop()
        if depth == 0 and ends and ends[-1][0] == i:
            i = ends[-1][1]
            break
    while code[i].isspace():
        i += 1
    return i


def right_end(code, at, looser):
    """Where the operand ends that begins at `at`."""
    ends = {m.start() for m in looser.finditer(code, at, at + 4000)}
    depth, i = 0, at
    while True:
        if depth == 0 and (i in ends or code[i] in PAIRS):
            break
        depth += code[i] in PAIRS.values()
        depth -= code[i] in PAIRS
        i += 1
    while code[i - 1].isspace():
        i -= 1
    return i


def is_argument(code, at):
    """Whether it is an argument of a template."""
    return bool(re.search(r"\w<[\w:, ]*$", code[max(0, at - 80) : at])
                and re.match(r"\w+[\w:, ]*>", code[at : at + 80]))


COMPUTED = re.compile(r"^[ \t]*(?:inline |static )*constexpr [^;({=]*[={]|^[ \t]*enum\b[^;{]*\{", re.M)


# Perhaps of a member, which the compiler puts where an object is made of constants.
FIRST_VALUE = re.compile(r"^ +(?:constexpr |static )?[\w:]+(?:<[^;=]*>)? \w+ = [\w-]+;\s*$")


def code_line(code, at):
    return code[code.rfind("\n", 0, at) + 1 : code.find("\n", at)]


def computed(code, at):
    """Whether the compiler computes it, so that no switch can change it."""
    line = code_line(code, at)
    if is_argument(code, at) or "if constexpr" in line or re.match(r"^ *std::array<.*\{\};", line):
        return True
    if re.search(r"^ +\w+ \w+\[$", code[code.rfind("\n", 0, at) + 1 : at]):  # as many
        return True
    for m in COMPUTED.finditer(code, 0, at):
        if at < right_end(code, m.end() - 1, re.compile(";")):
            return True
    return False


def filled_at_start(code, table, at):
    """Whether `at` is a value of this table: no lambda's, and no argument of a template."""
    opened = []
    for i in range(table, at):
        if code[i] == "{":
            opened.append(i)
        elif code[i] == "}":
            opened.pop()
    in_lambda = any(re.search(r"[)\]]$|-> [\w:]+$", code[:i].rstrip()) for i in opened)
    return not in_lambda and not is_argument(code, at)


def switched(text, changes, number):
    """The text with these changes, each behind the switch number(change)."""
    code = blanked(text)
    tables = [(m.start(), right_end(code, m.end(), re.compile(";")))
              for m in re.finditer(r"\bconstinit\b", code)]
    opens, closes, instead = {}, {}, {}
    for c in changes:
        if c.computed:
            continue
        # A table is filled when the program starts, not by the compiler.
        table = any(b < c.begin < e and filled_at_start(code, b, c.begin) for b, e in tables)
        on = f"tally::changes::{'now' if table else 'on'}({number(c)})"
        if c.kind in ("number", "truth"):
            instead[c.begin] = (c.end, f"tally::changes::either({on}, {c.new}, {c.word})")
        elif c.kind in ("negation", "option"):
            instead[c.begin] = (c.end, f"tally::changes::Turn{{{on}}} ->* {c.word}")
        else:
            level = LOOSER[c.word if c.kind == "connective" else "==" if c.word in ("==", "!=") else "<"]
            begin, end = left_end(code, c.begin, level), right_end(code, c.end, level)
            if c.kind == "connective":
                # a || b is !(!a && !b), and so the other way round.
                before, between, after = f"({on} != ({on} != bool(", f") {c.word} {on} != bool(", ")))"
            elif c.word in ("==", "!="):
                before, between, after = f"tally::changes::flipped({on}, ", c.word, ")"
            else:
                before, between, after = f"tally::changes::{FUNCTIONS[c.word]}({on}, ", ", ", ")"
            opens.setdefault(begin, []).append((-end, before))
            closes.setdefault(end, []).append(after)
            instead[c.begin] = (c.end, between)
    out, i = [], 0
    while i < len(text):
        out += closes.get(i, [])
        out += [before for _, before in sorted(opens.get(i, []))]
        if i in instead:
            i, new = instead[i]
            out.append(new)
        else:
            out.append(text[i])
            i += 1
    return "".join(out)
