#pragma once
// What is said of input that cannot be read, whatever it was meant to be.
#include "engine/core/message.h"

#define TALLY_TABLE "input"
namespace tally::io::say {

// --- parts
TALLY_SAY(text, (Verbatim), "{0}", "{0}")
TALLY_SAY(number, (Number), "{0}", "{0}")
TALLY_SAY(in_file, (Verbatim, Message), "{0}: {1}", "{0}：{1}")
TALLY_SAY(on_line, (Number, Message), "line {0:,}: {1}", "第{0:,}行：{1}")
TALLY_SAY(bytes, (Number), "{0:,} {0:byte|bytes}", "{0:,}字节")
TALLY_SAY(kib, (Number), "{0:,} KiB", "{0:,} KiB")
TALLY_SAY(mib, (Number), "{0:,} MiB", "{0:,} MiB")
TALLY_SAY(gib, (Number), "{0:,} GiB", "{0:,} GiB")
TALLY_SAY(tib, (Number), "{0:,} TiB", "{0:,} TiB")

// --- files
TALLY_SAY(no_such_file, (), "there is no such file", "没有这个文件")
TALLY_SAY(permission_denied, (), "permission denied", "没有读取权限")
TALLY_SAY(is_folder, (), "is a folder, not a file", "是文件夹，不是文件")
TALLY_SAY(cannot_be_opened, (Verbatim), "cannot be opened: {0}", "无法打开：{0}")
TALLY_SAY(cannot_be_read, (Verbatim), "cannot be read: {0}", "无法读取：{0}")
TALLY_SAY(folder_cannot_be_read, (Verbatim), "the folder cannot be read: {0}",
          "无法读取此文件夹：{0}")
TALLY_SAY(standard_input_once, (), "-: standard input can be read only once",
          "-：标准输入只能读一次")
TALLY_SAY(is_archive, (Verbatim),
          "is {0} archive; only gzip and zstd are unpacked here, so unpack it first",
          "是压缩包（{0}），这里只解gzip与zstd，请先自行解压")
TALLY_SAY(out_of_memory, (), "out of memory", "内存不足")
TALLY_SAY(internal_error, (Verbatim), "internal error: {0}", "程序内部错误：{0}")

// --- packed data
TALLY_SAY(stream_cut, (Verbatim), "the {0} stream ends in the middle; the file seems cut off",
          "{0}数据不完整，文件似乎被截断")
TALLY_SAY(frame_cut, (Verbatim),
          "the {0} stream ends in the middle of a frame; the file seems cut off",
          "{0}数据不完整，文件似乎被截断")
TALLY_SAY(cut_in_line, (Message, Number), "{0} in line {1:,}", "{0}，在第{1:,}行中间")
TALLY_SAY(cut_after_line, (Message, Number), "{0} after line {1:,}", "{0}，在第{1:,}行之后")
TALLY_SAY(ends_in_line, (Number), "the file ends in the middle of line {0:,}",
          "文件在第{0:,}行中间中断")
TALLY_SAY(stream_damaged, (Verbatim, Message), "the {0} stream is damaged: {1}",
          "{0}数据已损坏：{1}")
TALLY_SAY(not_to_be_unpacked, (), "not to be unpacked", "无法解压")
TALLY_SAY(window_too_large, (Message),
          "the zstd stream needs more than {0} of memory to be unpacked; unpack it first",
          "zstd数据解压所需内存超过{0}，请先自行解压")
TALLY_SAY(swells, (Number, Number),
          "{0:,} packed bytes unpack to more than {1:,}; no record is packed so closely",
          "{0:,}字节的压缩数据解出超过{1:,}字节，记录不会压得这么小")
TALLY_SAY(unpacks_too_big, (Message),
          "unpacks to more than {0}; a record read whole is never so big",
          "解压后超过{0}；整体读取的记录不会这么大")
TALLY_SAY(too_big, (Message), "is bigger than {0}; a record read whole is never so big",
          "大于{0}；整体读取的记录不会这么大")

// --- a recording packed behind its length
TALLY_SAY(unpacks_to_more, (Number),
          "the recording unpacks to more than the {0:,} bytes it declares",
          "录像解压后超过所声明的{0:,}字节")
TALLY_SAY(zlib_cut, (Number, Number),
          "the recording is cut off: its zlib stream ends after {0:,} of {1:,} bytes",
          "录像被截断：数据在{0:,}字节处结束，应有{1:,}字节")
TALLY_SAY(zlib_end_cut, (),
          "the recording is cut off: the last bytes of its zlib stream are missing",
          "录像被截断：zlib数据缺少末尾几个字节")
TALLY_SAY(zlib_damaged, (Message), "the recording's zlib stream is damaged: {0}",
          "录像的zlib数据已损坏：{0}")
TALLY_SAY(too_short, (Number),
          "the recording is cut off: it has only {0:,} bytes; expected a 4-byte length and a zlib "
          "stream",
          "录像被截断：只有{0:,}字节；应有4字节的长度与zlib数据")
TALLY_SAY(declares_too_much, (Number, Message),
          "the recording declares {0:,} bytes, more than {1}; a game never takes so much",
          "录像声明有{0:,}字节，超过{1}；一局不会有这么多")
TALLY_SAY(declares_more_than_packed, (Number, Number),
          "the recording is cut off or damaged: it declares {0:,} bytes, more than {1:,} packed "
          "bytes can hold",
          "录像被截断或损坏：声明有{0:,}字节，多于{1:,}字节压缩数据所能容纳")
TALLY_SAY(unpacks_otherwise, (Number, Number),
          "the recording unpacks to {0:,} bytes but declares {1:,}",
          "录像解压后为{0:,}字节，而声明为{1:,}字节")

// --- what it holds
TALLY_SAY(empty, (), "is empty; expected a recorded game", "文件为空")
TALLY_SAY(own_report, (), "is a report of `tally check`, not a record",
          "是`tally check`的报告，不是记录")
TALLY_SAY(no_game, (), "holds no game", "没有对局")
TALLY_SAY(no_header, (), "holds no game; expected a header line", "没有对局；应有首行")
TALLY_SAY(with_hint, (Message, Message), "{0}; {1}", "{0}；{1}")
TALLY_SAY(tar_archive, (), "this is a tar archive: unpack it and give the files",
          "这是tar包：请解开后给出其中的文件")
TALLY_SAY(packed_twice, (), "it is packed twice: unpack it once", "压缩了两次：请先解压一次")
TALLY_SAY(log_is_no_list, (), "a log is no list: one event a line, without [ ] around them",
          "日志不是列表：每行一个事件，外面没有[ ]")
TALLY_SAY(line_too_long, (Number, Number),
          "line {0:,} is longer than {1:,} bytes; a log line is never that long",
          "第{0:,}行超过{1:,}字节，日志不会有这么长的行")
TALLY_SAY(too_many_cards, (Message, Number, Number),
          "{0}: an event of {1:,} cards; expected at most {2}",
          "{0}：一个事件有{1:,}张牌，至多应为{2}张")
TALLY_SAY(game_of_too_many_cards, (Number), "a game that tells more than {0:,} cards is not read",
          "不读牌数合计超过{0:,}张的对局")
TALLY_SAY(game_of_too_many_events, (Number), "a game of more than {0:,} events is not read",
          "不读超过{0:,}个事件的对局")

}  // namespace tally::io::say
#undef TALLY_TABLE
