#pragma once
// What `--help` says whatever the command, and of options that several commands share. A command's
// own rows, named command_option, stand beside its description: help_records.h, help_rules.h.
#include "engine/core/message.h"

#define TALLY_TABLE "help"
namespace tally::cli::help {

// --- the page itself
TALLY_SAY(about, (), "Holds the record of a tabletop game against the rules of that game.",
          "用桌上游戏的规则核对对局记录。")
TALLY_SAY(Usage, (Verbatim), "Usage: {0}", "用法：{0}")
TALLY_SAY(some_options, (), "[options]", "[选项]")
TALLY_SAY(a_command, (), "[command]", "[命令]")
TALLY_SAY(Arguments, (), "Arguments:", "参数：")
TALLY_SAY(Options, (), "Options:", "选项：")
TALLY_SAY(Commands, (), "Commands:", "命令：")
TALLY_SAY(version, (), "print the version", "显示版本")
TALLY_SAY(help, (), "print this help", "显示此帮助")
TALLY_SAY(exit_codes, (),
          "Exit codes\n"
          "  0    clean, or nothing found (undecided and incomplete without --strict)\n"
          "  1    a record breaks the rules; `diff`, `compare`, `regress`: they differ; `prove`: "
          "refuted;\n"
          "       `audit`, `explore`: something is wrong with the rules\n"
          "  2    the command line is wrong\n"
          "  3    something cannot be read\n"
          "  4    undecided or incomplete, with --strict; not covered yet; `prove`, `audit`: not "
          "decided\n"
          "  5    a fault of this program, or output that cannot be written\n"
          "  130  interrupted\n"
          "When several apply, the first of 5, 3, 1, 4 is given.\n",
          "退出码\n"
          "  0    合规，或没有发现什么（未加 --strict 时，未定与不完整也算）\n"
          "  1    有记录违规；diff、compare、regress：两者不同；prove：被推翻；\n"
          "       audit、explore：规则有错误\n"
          "  2    命令行有误\n"
          "  3    有内容无法读取\n"
          "  4    加 --strict 时有未定或不完整；规则尚未支持；prove、audit：未能判定\n"
          "  5    本程序出错，或无法写出结果\n"
          "  130  被中断\n"
          "符合多项时，取5、3、1、4中最先的一项。\n")
TALLY_SAY(
    environment, (),
    "Environment\n"
    "  LC_ALL, LC_MESSAGES, LANG   the language: Chinese where the first of them begins with zh,\n"
    "                              Vietnamese, of the texts there are, with vi\n"
    "  NO_COLOR                    no colours, unless --color asks for them\n"
    "  TALLY_PAGER, PAGER          what shows long texts on a terminal (default: less)\n",
    "环境变量\n"
    "  LC_ALL, LC_MESSAGES, LANG   "
    "语言：其中最先设置的以zh开头则为中文，以vi开头则为越南文（限已有译文）\n"
    "  NO_COLOR                    不用颜色，除非--color要求\n"
    "  TALLY_PAGER, PAGER          在终端上分页显示长文的程序（默认：less）\n")
TALLY_SAY(examples, (),
          "Examples\n"
          "  tally check corpus/                     a verdict for every record in a folder\n"
          "  tally check --ruleset classic game.jsonl\n"
          "  tally show game.fk.rep --turn 3         what happened in turn 3, and by which rule\n"
          "  tally import game.fk.rep -o game.jsonl  the same game as a log anybody can read\n"
          "  tally rules SGS-CARD-SLASH              one rule in full\n",
          "示例\n"
          "  tally check corpus/                     文件夹中每份记录的结论\n"
          "  tally check --ruleset classic game.jsonl\n"
          "  tally show game.fk.rep --turn 3         第3回合发生了什么，依据哪条规则\n"
          "  tally import game.fk.rep -o game.jsonl  把同一局写成人人可读的日志\n"
          "  tally rules SGS-CARD-SLASH              一条规则的全文\n")

// --- what stands for a value
TALLY_SAY(N, (), "N", "数")
TALLY_SAY(FILE, (), "FILE", "文件")
TALLY_SAY(FILE_toml, (), "FILE.toml", "文件.toml")
TALLY_SAY(FILE_or_folder, (), "FILE|FOLDER/", "文件|文件夹/")
TALLY_SAY(RULES_and_paths, (), "RULE... PATH...", "规则... 路径...")
TALLY_SAY(FILE_html, (), "FILE.html", "文件.html")
TALLY_SAY(NAME, (), "NAME", "名称")
TALLY_SAY(K_of_N, (), "K/N", "K/N")
TALLY_SAY(GLOB, (), "GLOB", "通配符")
TALLY_SAY(TABLE, (), "TABLE", "表")
TALLY_SAY(DIR, (), "DIR", "文件夹")
TALLY_SAY(RULE, (), "RULE", "规则")
TALLY_SAY(CARDS, (), "CARDS", "牌")
TALLY_SAY(NAMES, (), "NAMES", "名称，…")
TALLY_SAY(SECONDS, (), "SECONDS", "秒数")
TALLY_SAY(ANSWER, (), "ANSWER", "回答")
TALLY_SAY(K_or_ANSWER, (), "K|ANSWER", "序号|回答")
TALLY_SAY(RULESET, (), "NAME|FILE.toml", "名称|文件.toml")
// What an argument without an option is called.
TALLY_SAY(record, (), "record", "记录")
TALLY_SAY(path, (), "path", "路径")
TALLY_SAY(part, (), "part", "分片")
TALLY_SAY(id, (), "id", "编号")
TALLY_SAY(ruleset, (), "ruleset", "规则集")
TALLY_SAY(what, (), "what", "种类")
TALLY_SAY(game, (), "game", "游戏")
TALLY_SAY(command, (), "command", "命令")
TALLY_SAY(shell, (), "shell", "shell")

// --- options of several commands
TALLY_SAY(of_record, (), "a file, or -", "文件，或 -")
TALLY_SAY(paths, (), "files, folders, or - for standard input", "文件、文件夹，或 -（标准输入）")
TALLY_SAY(file_game, (), "which game of a file with several (default: 1)",
          "文件中有多局时，第几局（默认：1）")
TALLY_SAY(rules, (), "the rules to hold it against (default: the record's own)",
          "用哪套规则核对（默认：记录自己的）")
TALLY_SAY(strict_setup, (), "--ruleset judges set-up and scores too, not only play",
          "--ruleset 也用于开局与计分，而不只是行牌")
TALLY_SAY(lang, (),
          "English or Chinese; Vietnamese where there is any, else English (default: by LC_ALL, "
          "LC_MESSAGES, LANG)",
          "英文或中文；越南文限已有译文，其余为英文（默认：依LC_ALL、LC_MESSAGES、LANG）")
TALLY_SAY(color, (), "colours (default: auto, on a terminal)", "颜色（默认：auto，仅在终端上）")
TALLY_SAY(no_pager, (), "no pager, however long it is", "无论多长都不分页")
TALLY_SAY(format, (Message), "text, or jsonl: {0}", "text为文字；jsonl为{0}")
TALLY_SAY(jobs, (), "threads (default: one for each core)", "线程数（默认：每核一个）")
TALLY_SAY(share, (), "do only part K of N, for `tally merge`: for one of several machines",
          "只做N份中的第K份，供 tally merge 合并：用于多台机器")
TALLY_SAY(output, (), "where to; - is standard output; .gz and .zst are packed; required",
          "写到哪里；- 为标准输出；.gz与.zst会压缩；必需")
TALLY_SAY(output_or_out, (), "where to (default: standard output); .gz and .zst are packed",
          "写到哪里（默认：标准输出）；.gz与.zst会压缩")
TALLY_SAY(only_game, (), "only this game (default: all)", "只看这个游戏（默认：全部）")
TALLY_SAY(game_of_ruleset, (), "the game (default: the one of the ruleset)",
          "哪个游戏（默认：规则集所属的）")
TALLY_SAY(game_of_rulesets, (), "the game (default: the one of the rulesets)",
          "哪个游戏（默认：两规则集所属的）")
TALLY_SAY(rules_of_play, (), "the rules to play by", "按哪套规则进行")
TALLY_SAY(first_seed, (), "of the first game, the next has the next seed (default: 1)",
          "第一局的种子，以后各局依次加一（默认：1）")

// --- help
TALLY_SAY(help_command, (), "print the help of a command", "显示一个命令的帮助")
TALLY_SAY(help_topic, (), "the command", "哪个命令")

// --- completion, man
TALLY_SAY(completion, (), "print a completion of this command line for a shell",
          "输出供shell使用的命令行补全")
TALLY_SAY(completion_shell, (), "bash, zsh or fish", "bash、zsh或fish")
TALLY_SAY(completion_footer, (),
          "Where it goes\n"
          "  tally completion bash > ~/.local/share/bash-completion/completions/tally\n"
          "  tally completion zsh > ~/.zfunc/_tally\n"
          "  tally completion fish > ~/.config/fish/completions/tally.fish\n",
          "放在哪里\n"
          "  tally completion bash > ~/.local/share/bash-completion/completions/tally\n"
          "  tally completion zsh > ~/.zfunc/_tally\n"
          "  tally completion fish > ~/.config/fish/completions/tally.fish\n")
TALLY_SAY(manual, (), "print the manual page", "输出手册页")
TALLY_SAY(manual_footer, (), "To read it\n  tally man | man -l -\n",
          "阅读\n  tally man | man -l -\n")

}  // namespace tally::cli::help
#undef TALLY_TABLE
