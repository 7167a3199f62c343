#pragma once
// Companions 珠联璧合 of the standard generals of kingdom war (SGS-GZ-COMPANIONS); of two it is
// enough that one card names the other.
#include <array>

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha {

struct Couple {
  General one;
  General other;
};

// clang-format off
inline constexpr Couple couples[] = {
    {General::caocao_gz, General::dianwei_gz},
    {General::caocao_gz, General::xuchu_gz},
    {General::xiahoudun_gz, General::xiahouyuan_gz},
    {General::zhenji_gz, General::caopi_gz},
    {General::liubei_gz, General::guanyu_gz},
    {General::liubei_gz, General::zhangfei_gz},
    {General::zhaoyun_gz, General::liushan_gz},
    {General::huangyueying_gz, General::wolong_gz},
    {General::huangzhong_gz, General::weiyan_gz},
    {General::pangtong_gz, General::wolong_gz},
    {General::menghuo_gz, General::zhurong_gz},
    {General::sunquan_gz, General::zhoutai_gz},
    {General::huanggai_gz, General::zhouyu_gz},
    {General::zhouyu_gz, General::xiaoqiao_gz},
    {General::daqiao_gz, General::xiaoqiao_gz},
    {General::lvbu_gz, General::diaochan_gz},
    {General::yuanshao_gz, General::yanliangwenchou_gz},
    {General::liubei_gz, General::ganfuren_gz},
    {General::zhugeliang_gz, General::huangyueying_gz},
};
// clang-format on

}  // namespace tally::sanguosha
