#pragma once
// What `--help` says of the commands that take records (describe_records.cpp).
#include "engine/core/message.h"

#define TALLY_TABLE "help"
namespace tally::cli::help {

// --- check
TALLY_SAY(check, (), "hold records against the rules", "用规则核对记录")
TALLY_SAY(check_format, (),
          "text; jsonl: one JSON object a game; sarif, junit: for other programs; table: for "
          "--expect; to standard output or to a file, several at once",
          "text为文字；jsonl为每局一个JSON对象；sarif与junit供其他程序读取；table供 --expect 使用；"
          "写到标准输出或文件，可同时给出几种")
TALLY_SAY(check_include, (), "of folders take only files like this, as \"*.fk.rep\"; several times",
          "文件夹中只取符合的文件，例如\"*.fk.rep\"；可给多次")
TALLY_SAY(check_exclude, (), "of folders leave out files like this; several times",
          "文件夹中不取符合的文件；可给多次")
TALLY_SAY(check_known, (), "ok: let pass what is a known defect of its program (default: counts)",
          "ok：已知的录制程序缺陷予以放行（默认：counts，计入）")
TALLY_SAY(check_baseline, (), "let pass what this file has; --save-baseline writes it",
          "这个文件中已有的予以放行；由 --save-baseline 写出")
TALLY_SAY(check_save_baseline, (), "write how each game comes out, for --baseline another day",
          "写下每局的结果，日后供 --baseline 使用")
TALLY_SAY(check_expect, (), "a table of how each game is to come out; exit with 0 when all do",
          "各局应有结果的表；全部相同时，退出码为0")
TALLY_SAY(check_strict, (), "exit with 4 when a game is undecided or incomplete",
          "有对局未定或不完整时，退出码为4")
TALLY_SAY(check_only_findings, (), "print only games that are not clean and not let pass",
          "只显示不合规且未放行的对局")
TALLY_SAY(check_follow, (), "judge a game while it is being written, event by event",
          "对局正在写入时，逐个事件判定")
TALLY_SAY(check_witness, (), "write games with hidden cards as logs in which they are dealt",
          "把有暗牌的对局写成暗牌已分配的日志")
TALLY_SAY(check_footer, (),
          "Of a folder every file counts but hidden ones and what lies beside records:\n"
          ".md .toml .tsv .expect. One that is no record is skipped.\n\n"
          "Exit code 1: a record breaks the rules; 3: something cannot be read; 4: undecided or\n"
          "incomplete, with --strict. All: tally --help\n\n"
          "Example\n  tally check --ruleset classic corpus/freekill\n",
          "文件夹中的文件都算，但不包括隐藏文件与记录旁的说明：\n"
          ".md .toml .tsv .expect。不是记录的文件会跳过。\n\n"
          "退出码1：有记录违规；3：有内容无法读取；4：加 --strict 时有未定或不完整。\n"
          "全部：tally --help\n\n"
          "示例\n  tally check --ruleset classic corpus/freekill\n")

// --- show
TALLY_SAY(show, (), "tell a game turn by turn", "逐回合讲述一局")
TALLY_SAY(show_turn, (), "only this turn; 0 is what came before the first",
          "只看这一回合；0为第一回合之前")
TALLY_SAY(show_why, (), "say why: the titles of the rules, and what they say",
          "说明依据：规则的标题与内容")
TALLY_SAY(show_asked, (), "every question to a player too, also those he let pass",
          "也列出对角色的每次询问，包括其放弃的")
TALLY_SAY(show_numbers, (), "the number of each event, for --at of legal, why and fork",
          "写出每个事件的编号，供legal、why、fork的--at使用")
TALLY_SAY(show_footer, (),
          "Exit code 0 whatever is found; 4: the rules do not cover the game yet. All: tally "
          "--help\n\n"
          "Example\n  tally show game.fk.rep --turn 3 --why\n",
          "不论发现什么，退出码都是0；4：规则尚未支持此局。全部：tally --help\n\n"
          "示例\n  tally show game.fk.rep --turn 3 --why\n")

// --- annotate
TALLY_SAY(files_or_folders, (), "files, or folders", "文件或文件夹")
TALLY_SAY(
    annotate_output, (),
    "where to: a file, or - for standard output, .gz and .zst are packed; of several records, "
    "or with a / at its end, a folder of pages; required",
    "写到哪里：文件，或 -（标准输出），.gz与.zst会压缩；多份记录，或以/结尾时，"
    "是放网页的文件夹；必须给出")
TALLY_SAY(annotate_notes, (), "notes and questions on the game, as docs/annotate.md has them",
          "这一局的批注与提问，写法见docs/annotate.md")
TALLY_SAY(annotate_lesson, (),
          "recorded passages that show these rules, out of these files and folders",
          "从这些文件与文件夹中选出体现这些规则的片段")
TALLY_SAY(annotate, (), "a page to step through a game in, with a board",
          "做成带牌桌的网页，可逐步浏览一局")
TALLY_SAY(annotate_seat, (),
          "as this seat saw the game, with nothing it must not know; 0: somebody who only looks on",
          "这一座位所见，不含其不应知道的内容；0为旁观者")
TALLY_SAY(annotate_problems, (), "begin with the problems alone", "一开始只显示有问题之处")
TALLY_SAY(annotate_lang, (), "the languages of the page (default: both, to switch between)",
          "网页的语言（默认：both，可切换）")
TALLY_SAY(annotate_footer, (),
          "Exit code as of check: 1: the record breaks the rules, and the page shows where; 4: the "
          "rules\n"
          "do not cover the game yet, and there is no page. All: tally --help\n\n"
          "Examples\n  tally annotate game.fk.rep -o game.html\n"
          "  tally annotate games/ -o site/         a page for each, and one that lists them\n",
          "退出码与check相同：1：记录违规，网页会指出何处；4：规则尚未支持此局，没有网页。\n"
          "全部：tally --help\n\n"
          "示例\n  tally annotate game.fk.rep -o game.html\n"
          "  tally annotate games/ -o site/         每份一页，并有一页列出全部\n")

// --- diff
TALLY_SAY(diff, (), "differences between two turns, or between two records",
          "两个回合或两份记录之间的不同")
TALLY_SAY(diff_records, (), "one record with --from and --to, or two records",
          "一份记录加 --from 与 --to，或两份记录")
TALLY_SAY(diff_from, (), "the state after this turn; 0 is before turn 1",
          "这一回合之后的局面；0为第1回合之前")
TALLY_SAY(diff_to, (), "against the state after this one", "与这一回合之后的局面相比")
TALLY_SAY(diff_after, (), "turns to show after the first that differs (default: 1)",
          "首个不同的回合之后再显示几个回合（默认：1）")
TALLY_SAY(diff_footer, (),
          "Exit code 1: the two differ; 4: the rules do not cover a game yet. All: tally --help\n\n"
          "Example\n  tally diff game.jsonl --from 1 --to 2\n",
          "退出码1：两者不同；4：规则尚未支持其中一局。全部：tally --help\n\n"
          "示例\n  tally diff game.jsonl --from 1 --to 2\n")

// --- import
TALLY_SAY(importing, (), "write records as a tally log", "把记录写成tally日志")
TALLY_SAY(import_records, (), "files, folders, or -", "文件、文件夹，或 -")
TALLY_SAY(import_footer, (),
          "Exit codes as of check --strict: 4 says that a log is cut, undecided, or could not be "
          "written\n"
          "because the rules do not cover the game yet. All: tally --help\n\n"
          "Example\n  tally import game.fk.rep -o game.jsonl\n",
          "退出码与check --strict相同：4表示日志中断、未定，或因规则尚未支持而没有写成。\n"
          "全部：tally --help\n\n"
          "示例\n  tally import game.fk.rep -o game.jsonl\n")

// --- legal
TALLY_SAY(legal, (), "what could be answered at a decision, and why not something else",
          "某一选择有哪些合法的回答，其他为何不可")
TALLY_SAY(legal_at, (), "the decision at this event, or that led to it; without it all are listed",
          "这一事件处的选择；不给则列出所有选择")
TALLY_SAY(legal_seat, (), "list only the decisions of this seat", "只列出这个座位的选择")
TALLY_SAY(legal_turn, (), "list only the decisions in this turn", "只列出这一回合中的选择")
TALLY_SAY(legal_why_not, (), "hold this answer against the rules, for example \"S7.slash to 3\"",
          "用规则核对这个回答，例如\"S7.slash to 3\"")
TALLY_SAY(legal_footer, (),
          "Exit code 1: the answer of --why-not is not legal. All: tally --help\n\n"
          "Example\n  tally legal game.jsonl --at 55 --why-not \"S7.slash to 1\"\n",
          "退出码1：--why-not 的回答不合法。全部：tally --help\n\n"
          "示例\n  tally legal game.jsonl --at 55 --why-not \"S7.slash to 1\"\n")

// --- hide
TALLY_SAY(hide, (), "write what one seat saw of a game", "写出一个座位所见的对局")
TALLY_SAY(hide_seat, (), "who saw it; 0 is somebody who only looks on", "谁所见；0为旁观者")
TALLY_SAY(hide_footer, (), "Example\n  tally hide game.jsonl --seat 2 -o seen-by-2.jsonl\n",
          "示例\n  tally hide game.jsonl --seat 2 -o seen-by-2.jsonl\n")

// --- deduce
TALLY_SAY(deduce, (), "which identities and hidden cards are still possible",
          "推断还有哪些可能的身份与暗牌")
TALLY_SAY(deduce_seat, (), "as this seat saw the game (default: somebody who only looks on)",
          "这一座位所见（默认：旁观者）")
TALLY_SAY(deduce_all, (), "name all cards a hand can and cannot hold",
          "列出手牌中可能有与不可能有的所有牌")
TALLY_SAY(jsonl_of_turns, (), "one JSON object a turn", "每回合一个JSON对象")
TALLY_SAY(
    deduce_footer, (),
    "Exit code 1: the record breaks the rules, and what is said ends there; 4: the rules do not "
    "cover\n"
    "the game yet. All: tally --help\n\n"
    "Example\n  tally deduce game.jsonl --seat 2\n",
    "退出码1：记录违规，推断到此为止；4：规则尚未支持此局。全部：tally --help\n\n"
    "示例\n  tally deduce game.jsonl --seat 2\n")

// --- shrink
TALLY_SAY(shrink, (), "a smaller log that still has a record's finding",
          "缩小日志，保留记录中的一处不符")
TALLY_SAY(shrink_finding, (), "which finding of the game (default: 1)",
          "此局的第几处不符（默认：1）")
TALLY_SAY(shrink_footer, (),
          "Exit code 0: a smaller log was written; 2: there is no such finding; 4: none has it "
          "alone.\n"
          "All: tally --help\n\n"
          "Example\n  tally shrink game.fk.rep --finding 2 -o small.jsonl\n",
          "退出码0：已写出更小的日志；2：没有这一处不符；4：没有只含此项的日志。\n"
          "全部：tally --help\n\n"
          "示例\n  tally shrink game.fk.rep --finding 2 -o small.jsonl\n")

// --- fork
TALLY_SAY(fork, (), "another choice at a decision, and what may come of it",
          "在一处另作选择，看会怎样")
TALLY_SAY(fork_at, (), "the event before which another choice is made", "在这一事件之前另作选择")
TALLY_SAY(fork_choose, (),
          "the choice: its number in the list that stands without this, or in words, for example "
          "\"S7.slash to 3\" or pass",
          "选择什么：不加此项时所列的序号，或写出来，如\"S7.slash to 3\"或pass（放弃）")
TALLY_SAY(fork_then, (),
          "what follows: random (players play on by chance) or stop (default: random)",
          "其后：random（随机打下去）或stop（到此为止）（默认：random）")
TALLY_SAY(fork_seed, (), "of the players who play on (default: 1)", "随机打下去的种子（默认：1）")
TALLY_SAY(fork_games, (), "play on so many times and say how often each seat wins",
          "打完这么多局，统计各座位胜多少局")
TALLY_SAY(fork_output, (), "write the game; .gz and .zst are packed", "写出该局；.gz与.zst会压缩")
TALLY_SAY(fork_page, (),
          "with --games: write the page of the record (as `tally annotate`) with how the games end "
          "beside the board",
          "与 --games 同用：写出该记录的网页（同 tally annotate），牌桌旁列出各局如何结束")
TALLY_SAY(fork_footer, (),
          "Exit code 1: the record breaks a rule before that event, or the choice is not legal.\n"
          "All: tally --help\n\n"
          "Examples\n  tally fork game.jsonl --at 55\n"
          "  tally fork game.jsonl --at 55 --choose 3 -o other.jsonl\n"
          "  tally fork game.jsonl --at 55 --choose \"use S7.slash to 3\" -o other.jsonl\n"
          "  tally fork game.jsonl --at 55 --choose pass --games 1000\n"
          "  tally fork game.jsonl --at 55 --choose pass --games 1000 --page game.html\n",
          "退出码1：记录在此之前违规，或所作选择不合法。\n"
          "全部：tally --help\n\n"
          "示例\n  tally fork game.jsonl --at 55\n"
          "  tally fork game.jsonl --at 55 --choose 3 -o other.jsonl\n"
          "  tally fork game.jsonl --at 55 --choose \"use S7.slash to 3\" -o other.jsonl\n"
          "  tally fork game.jsonl --at 55 --choose pass --games 1000\n"
          "  tally fork game.jsonl --at 55 --choose pass --games 1000 --page game.html\n")

// --- score
TALLY_SAY(score, (), "points of finished games, and the ranks of a series",
          "计算对局的积分，以及系列赛的名次")
TALLY_SAY(score_series, (), "they are one series, in this order: everybody is lord once",
          "这些对局依次组成一个系列赛：每人担任一次主公")
TALLY_SAY(score_page, (), "write them as a web page too", "另写成网页")
TALLY_SAY(jsonl_of_scores, (), "one JSON object a game, and one for the series",
          "每局一个JSON对象，系列赛一个")
TALLY_SAY(
    score_footer, (),
    "Exit code 1: a game was not played by the rules, or they are no series; 3: a file cannot "
    "be read; 4: a game has no points: it is not over, or its mode has none. All: tally --help\n\n"
    "Example\n  tally score --series evening/\n",
    "退出码1：有对局违规，或不成系列赛；3：有文件无法读取；4：有对局没有积分：尚未结束，或其模式不"
    "计分。\n"
    "全部：tally --help\n\n"
    "示例\n  tally score --series evening/\n")

// --- why
TALLY_SAY(why, (), "what led to an event or to a death, rule by rule",
          "一个事件或一次阵亡由何而来，逐条规则说明")
TALLY_SAY(why_at, (), "this event (default: the last, how the game ended)",
          "这一事件（默认：最后一个，即对局如何结束）")
TALLY_SAY(why_death, (), "the death of this seat", "这一座位的阵亡")
TALLY_SAY(why_depth, (), "how many causes in a row are told (default: 5)",
          "连续说明多少层原因（默认：5）")
TALLY_SAY(as_dot, (), "write it for graphviz", "写成graphviz的格式")
TALLY_SAY(as_svg, (), "write it as a picture", "写成图片")
TALLY_SAY(jsonl_of_causes, (), "one JSON object a cause", "每个原因一个JSON对象")
TALLY_SAY(why_footer, (),
          "Exit code 1: the record breaks a rule by then, and what is told goes by its word.\n"
          "All: tally --help\n\n"
          "Examples\n  tally why game.jsonl --death 3\n"
          "  tally why game.jsonl --at 55 --svg > why.svg\n",
          "退出码1：记录到那时已违规，所说以记录为准。\n"
          "全部：tally --help\n\n"
          "示例\n  tally why game.jsonl --death 3\n"
          "  tally why game.jsonl --at 55 --svg > why.svg\n")

// --- regress
TALLY_SAY(regress, (), "which records come out differently by other rules",
          "换一套规则，哪些记录结果不同")
TALLY_SAY(regress_from, (), "the rules before (default: each record's own)",
          "以前的规则（默认：各记录自己的）")
TALLY_SAY(regress_to, (), "the rules after (default: each record's own)",
          "以后的规则（默认：各记录自己的）")
TALLY_SAY(regress_strict_setup, (), "both judge set-up and scores too, not only play",
          "两者也用于开局与计分，而不只是行牌")
TALLY_SAY(regress_baseline, (), "how they came out before, as --save wrote it; instead of --from",
          "以前的结果，即 --save 所写的文件；代替 --from")
TALLY_SAY(regress_page, (), "write a page of those that come out differently",
          "写出列有结果不同者的网页")
TALLY_SAY(regress_save, (), "write how they come out by --to, a JSON object a game",
          "写出按 --to 的结果，每局一个JSON对象")
TALLY_SAY(jsonl_of_differing, (), "one JSON object a record that comes out differently",
          "每份结果不同的记录一个JSON对象")
TALLY_SAY(regress_footer, (),
          "Exit code 0: all come out the same; 1: some do not; 3: something cannot be read.\n"
          "All: tally --help\n\n"
          "Examples\n  tally regress --from classic --to my-table.toml games/\n"
          "  tally regress --save yesterday.jsonl games/\n"
          "  tally regress --baseline yesterday.jsonl games/\n",
          "退出码0：结果全部相同；1：有的不同；3：有内容无法读取。\n"
          "全部：tally --help\n\n"
          "示例\n  tally regress --from classic --to my-table.toml games/\n"
          "  tally regress --save yesterday.jsonl games/\n"
          "  tally regress --baseline yesterday.jsonl games/\n")

// --- merge
TALLY_SAY(merge, (), "put together what --shard wrote on several machines",
          "合并用 --shard 在多台机器上写出的分片")
TALLY_SAY(merge_parts, (), "the files of all parts, in any order", "全部分片的文件，次序不限")
TALLY_SAY(merge_format, (), "tell it so, not as the parts' command line says; several times",
          "用这种形式，而不用分片命令行的；可给多次")
TALLY_SAY(merge_lang, (),
          "English, Chinese or Vietnamese (default: as the parts' command line says)",
          "英文、中文或越南文（默认：依分片的命令行）")
TALLY_SAY(merge_footer, (),
          "What is printed and written, and the exit code, are those of the same command line "
          "without\n"
          "--shard. 2: these are not all the parts of one run; 3: also a part that is cut.\n\n"
          "Example\n"
          "  tally check --shard 1/2 games/ > part-1     on one machine\n"
          "  tally check --shard 2/2 games/ > part-2     on another\n"
          "  tally merge part-1 part-2\n",
          "显示与写出的内容及退出码，与不带 --shard 的同一命令行相同。\n"
          "2：不是一次运行的全部分片；3：也表示有分片不完整。\n\n"
          "示例\n"
          "  tally check --shard 1/2 games/ > part-1     在一台机器上\n"
          "  tally check --shard 2/2 games/ > part-2     在另一台机器上\n"
          "  tally merge part-1 part-2\n")

}  // namespace tally::cli::help
#undef TALLY_TABLE
