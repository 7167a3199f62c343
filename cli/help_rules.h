#pragma once
// What `--help` says of the commands that take rules (describe_rules.cpp).
#include "engine/core/message.h"

#define TALLY_TABLE "help"
namespace tally::cli::help {

// --- rules
TALLY_SAY(rulebook, (), "print the rulebook, or one rule", "显示规则书或一条规则")
TALLY_SAY(rules_ids, (),
          "rules, options, cards, generals, rulesets, any words; with --coverage: records "
          "(default: corpus/)",
          "规则、选项、牌、武将、规则集、任何词；加 --coverage 时为记录（默认：corpus/）")
TALLY_SAY(rules_rulesets, (), "print the rulesets and how they differ", "显示各规则集及其差别")
TALLY_SAY(rules_invariants, (), "print what every game is watched for, with the rules",
          "显示每局都检查的不变式及其规则")
TALLY_SAY(rules_coverage, (), "print how many tests and recorded games exercise each rule",
          "显示各规则被多少测试与对局用到")
TALLY_SAY(rules_footer, (),
          "Exit code 3, with --coverage: a record cannot be read. All: tally --help\n\n"
          "Example\n  tally rules Slash SGS-RANGE 大乔\n  tally rules spy range \"play phase\"\n",
          "退出码3（加 --coverage 时）：有记录无法读取。全部：tally --help\n\n"
          "示例\n  tally rules 杀 SGS-RANGE 大乔\n  tally rules 身份 距离\n")

// --- play
TALLY_SAY(play, (), "write random games that keep the rules", "写出合规的随机对局")
TALLY_SAY(play_players, (), "players (default: 8, or the most the rules have a table for)",
          "人数（默认：8，或规则允许的最多人数）")
TALLY_SAY(play_games, (), "how many (default: 1)", "多少局（默认：1）")
TALLY_SAY(play_footer, (),
          "Example\n  tally play --players 8 --seed 7 --games 100 -o games.jsonl.zst\n",
          "示例\n  tally play --players 8 --seed 7 --games 100 -o games.jsonl.zst\n")

// --- format
TALLY_SAY(log_format, (), "describe the log's events, names and cards", "说明日志的事件、名称与牌")
TALLY_SAY(format_game, (Verbatim), "the game (default: {0})", "哪个游戏（默认：{0}）")
TALLY_SAY(format_footer, (Verbatim), "Example\n  tally format {0}\n", "示例\n  tally format {0}\n")

// --- fuzz
TALLY_SAY(fuzz, (), "play random games through all invariants", "用随机对局检验所有不变式")
TALLY_SAY(fuzz_players, (), "players (default: every number there is a table for)",
          "人数（默认：所有可能的人数）")
TALLY_SAY(fuzz_games, (), "how many (default: 10000, or what --time allows)",
          "多少局（默认：10000，或依 --time）")
TALLY_SAY(fuzz_time, (), "stop after so many seconds", "到这么多秒为止")
TALLY_SAY(fuzz_output, (), "where the log of a failing game goes (default: tally-fuzz-SEED.jsonl)",
          "失败对局的日志写到哪里（默认：tally-fuzz-种子.jsonl）")
TALLY_SAY(jsonl_of_all, (), "one JSON object for all of it", "总共一个JSON对象")
TALLY_SAY(fuzz_footer, (),
          "Exit code 1: a game broke an invariant or a relation; its smallest log was written,\n"
          "with the command that plays the game again in its header.\n"
          "All: tally --help\n\n"
          "Example\n  tally fuzz --game sanguosha --ruleset generals --games 100000 --seed 7\n",
          "退出码1：有对局不满足不变式或关系；已写出最小的日志，首行有重现该局的命令。\n"
          "全部：tally --help\n\n"
          "示例\n  tally fuzz --game sanguosha --ruleset generals --games 100000 --seed 7\n")

// --- prove
TALLY_SAY(prove, (), "prove what holds in every game by the rules", "证明每局必然成立的事")
TALLY_SAY(prove_ruleset, (), "the rules to prove it of (default: all this program knows)",
          "就哪套规则证明（默认：本程序所有的）")
TALLY_SAY(prove_rule, (), "only theorems of this rule, by id, title or card; or one by its id",
          "只看关于此规则的定理（编号、标题或牌名）；或一条定理的编号")
TALLY_SAY(jsonl_of_theorems, (), "one JSON object a theorem and ruleset",
          "每条定理与规则集一个JSON对象")
TALLY_SAY(prove_smt2, (), "write every theorem for other solvers into this folder",
          "把每条定理写入此文件夹，供其他求解器使用")
TALLY_SAY(
    prove_footer, (),
    "Exit code 1: a theorem does not hold; 4: the solver could not decide. All: tally --help\n\n"
    "Example\n  tally prove --ruleset my-table.toml\n",
    "退出码1：有定理不成立；4：求解器未能判定。全部：tally --help\n\n"
    "示例\n  tally prove --ruleset my-table.toml\n")

// --- audit
TALLY_SAY(audit, (), "everything that can be found out about a ruleset, in one go",
          "一次查清一套规则集的一切问题")
TALLY_SAY(audit_ruleset, (), "a ruleset, a name or a file", "规则集，名称或文件")
TALLY_SAY(audit_time, (), "take so many seconds (default: 30)", "用这么多秒（默认：30）")
TALLY_SAY(audit_output, (),
          "where games that show what is wrong go (default: tally-audit-RULESET.jsonl)",
          "把有问题的对局写到哪里（默认：tally-audit-规则集.jsonl）")
TALLY_SAY(
    audit_footer, (),
    "Proves its theorems, plays random games, looks at small tables and at the ends of games\n"
    "whole, and counts which rules ever act. Tells only what is wrong or open.\n"
    "Exit code 1: something is wrong; 4: something was left open. All: tally --help\n\n"
    "Example\n  tally audit my-table.toml --time 300\n",
    "证明其定理，进行随机对局，穷举小牌局与残局，并统计哪些规则曾起作用。只报告错误与未决之处。\n"
    "退出码1：有错误；4：有未决之处。全部：tally --help\n\n"
    "示例\n  tally audit my-table.toml --time 300\n")

// --- compare
TALLY_SAY(compare, (), "what two rulesets do differently, with a game that shows it",
          "两套规则集有何不同，并举一局为例")
TALLY_SAY(compare_rulesets, (), "two rulesets, names or files", "两个规则集，名称或文件")
TALLY_SAY(compare_games, (), "random games to look through for each option (default: 20000)",
          "每个选项试多少随机对局（默认：20000）")
TALLY_SAY(compare_seed, (), "of the first of them (default: 1)", "其中第一局的种子（默认：1）")
TALLY_SAY(compare_output, (), "write the game: as A plays it, and beside it as B does",
          "写出该局：按A的，其旁为按B的")
TALLY_SAY(compare_footer, (),
          "Exit code 0: the two are proved equal; 1: they differ; 4: neither was found out.\n"
          "All: tally --help\n\n"
          "Example\n  tally compare classic my-table.toml -o witness.jsonl\n",
          "退出码0：已证明两者相同；1：两者不同；4：未能判定。\n"
          "全部：tally --help\n\n"
          "示例\n  tally compare classic my-table.toml -o witness.jsonl\n")

// --- graph
TALLY_SAY(graph, (), "the phases of a turn, who reaches whom, the states of an endgame",
          "回合的阶段、谁可及谁、残局的局面")
TALLY_SAY(graph_what, (), "phases, seats or states",
          "phases（阶段）、seats（座位）或states（局面）")
TALLY_SAY(graph_record, (), "seats: a file, or -", "seats：文件，或 -")
TALLY_SAY(graph_turn, (), "seats: after this turn (default: the last)",
          "seats：这一回合之后（默认：最后）")
TALLY_SAY(graph_number, (), "seats: which game of a file with several (default: 1)",
          "seats：文件中有多局时，第几局（默认：1）")
TALLY_SAY(graph_game, (Verbatim), "phases: the game (default: {0})",
          "phases：哪个游戏（默认：{0}）")
TALLY_SAY(graph_ruleset, (), "the rules", "规则")
TALLY_SAY(graph_games, (), "phases: games to look at (default: 500)",
          "phases：看多少局（默认：500）")
TALLY_SAY(graph_first, (), "states: the hand of seat 1, who moves first",
          "states：先行的1号位的手牌")
TALLY_SAY(graph_second, (), "states: the hand of seat 2", "states：2号位的手牌")
TALLY_SAY(graph_pile, (), "states: the draw pile, its top first", "states：牌堆，自顶起")
TALLY_SAY(graph_dot, (), "write it for graphviz", "写成graphviz的格式")
TALLY_SAY(graph_svg, (), "write it as a picture; a large one takes graphviz",
          "写成图片；大图要用graphviz")
TALLY_SAY(graph_footer, (),
          "Exit code 1: a phase is never reached, or a game can get stuck. All: tally --help\n\n"
          "Example\n  tally graph phases --ruleset generals --svg > phases.svg\n",
          "退出码1：有阶段不可到达，或对局可能无法结束。全部：tally --help\n\n"
          "示例\n  tally graph phases --ruleset generals --svg > phases.svg\n")

// --- explore
TALLY_SAY(explore, (), "look at all that can come of a small table or an endgame",
          "穷举小牌局或残局的一切可能")
TALLY_SAY(explore_record, (), "a file, or -; or say the table with --hand",
          "文件，或 -；也可用 --hand 给出牌局")
TALLY_SAY(explore_turn, (), "of the record: as this turn begins", "记录中：这一回合开始时")
TALLY_SAY(explore_at, (), "of the record: before this event", "记录中：这一事件之前")
TALLY_SAY(explore_number, (), "of the record: which game of several (default: 1)",
          "记录中有多局时，第几局（默认：1）")
TALLY_SAY(explore_game, (Verbatim), "the game (default: {0})", "哪个游戏（默认：{0}）")
TALLY_SAY(explore_ruleset, (), "the rules", "规则")
TALLY_SAY(explore_hand, (), "a hand, one for each seat; seat 1 moves first",
          "一手牌，每个座次各给一次；1号位先行")
TALLY_SAY(explore_pile, (), "the draw pile, its top first", "牌堆，自顶起")
TALLY_SAY(explore_any_order, (), "the pile lies in any order: each is looked at",
          "牌堆顺序未知：每种顺序都看")
TALLY_SAY(explore_roles, (), "the roles, with commas (default: lord, then rebels)",
          "身份，逗号分隔（默认：主公，其余反贼）")
TALLY_SAY(explore_generals, (), "the generals, with commas (default: none)",
          "武将，逗号分隔（默认：无）")
TALLY_SAY(explore_hp, (), "everybody's hit points (default: as a game begins)",
          "每人的体力（默认：开局时的体力）")
TALLY_SAY(explore_most, (), "look at so many positions (default: 1,000,000)",
          "最多看多少局面（默认：1,000,000）")
TALLY_SAY(explore_memory, (), "keep so many megabytes (default: 4096)",
          "最多占用多少兆字节（默认：4096）")
TALLY_SAY(explore_output, (), "write a game for each fault and for the circle that was found",
          "为每处错误及找到的循环各写一局")
TALLY_SAY(jsonl_of_found, (), "one JSON object for each thing found", "每项结果一个JSON对象")
TALLY_SAY(explore_footer, (),
          "Exit code 1: somebody is asked and can answer nothing, a card is lost or doubled, "
          "an invariant is broken, or no end can be reached; 4: not everything was looked at. All: "
          "tally --help\n\n"
          "Example\n  tally explore --game dou_dizhu --hand 3,3,4 --hand 5,6 --hand 7\n",
          "退出码1：有人被询问却无法回答，有牌丢失或重复，不变量不成立，或无法结束；4：未能看完。\n"
          "全部：tally --help\n\n"
          "示例\n  tally explore --game dou_dizhu --hand 3,3,4 --hand 5,6 --hand 7\n")

}  // namespace tally::cli::help
#undef TALLY_TABLE
