#pragma once
// Which generals 3v3 is played with, by the values of the option `team_pool` (SGS-3V3-POOL).
#include <array>

#include "engine/sanguosha/generals.h"

namespace tally::sanguosha::pools {

// The standard box, with Wind but for Yu Ji: four piles of eight.
inline constexpr GeneralSet standard{
    General::caocao,  General::simayi,        General::xiahoudun,  General::zhangliao,
    General::xuchu,   General::guojia,        General::zhenji,     General::liubei,
    General::guanyu,  General::zhangfei,      General::zhugeliang, General::zhaoyun,
    General::machao,  General::huangyueying,  General::sunquan,    General::ganning,
    General::lvmeng,  General::huanggai,      General::zhouyu,     General::daqiao,
    General::luxun,   General::sunshangxiang, General::huatuo,     General::lvbu,
    General::diaochan};
inline constexpr GeneralSet wind =
    standard | GeneralSet{General::xiahouyuan, General::caoren,   General::huangzhong,
                          General::weiyan,     General::xiaoqiao, General::zhoutai,
                          General::zhangjiao};

// The list of the competitions of 2012: five go, five of Fire and Forest come.
inline constexpr GeneralSet of_2012 =
    (wind - GeneralSet{General::zhangjiao, General::caoren, General::lvmeng, General::xiahoudun,
                       General::weiyan}) |
    GeneralSet{General::sunjian, General::menghuo, General::xuhuang, General::pangde};

// That of 2013: eight go, three of Forest and Mountain come, and six made or changed for 3v3.
inline constexpr GeneralSet of_2013 =
    (of_2012 - GeneralSet{General::luxun, General::huangzhong, General::xuchu, General::zhoutai,
                          General::zhaoyun, General::guanyu, General::lvbu, General::menghuo}) |
    GeneralSet{General::jiaxu,       General::sunce,      General::jiangwei,
               General::zhugejin3v3, General::wenpin3v3,  General::xiahoudun3v3,
               General::guanyu3v3,   General::zhaoyun3v3, General::lvbu3v3_old};
static_assert(of_2013.size() == 32);

// All that FreeKill may lay open, as far as its recordings show: several of these are one person.
inline constexpr GeneralSet freekill =
    (of_2012 - GeneralSet{General::zhangliao}) |
    GeneralSet{General::jiaxu,        General::jiangwei,     General::sunce,
               General::chendao,      General::xusheng3v3,   General::zhaoyun3v3,
               General::huangquan3v3, General::xiahoudun3v3, General::wenpin3v3,
               General::zhugejin3v3,  General::guanyu3v3,    General::lvbu3v3,
               General::lvbu3v3_old};
static_assert(freekill.size() == 43);

// Those of 2013 as QSanguosha has them. Fourteen are newer in Sheauhaw's: these are here twice.
inline constexpr GeneralSet newer_of_sheauhaw{
    General::diaochan_shj,      General::pangde_shj,     General::xuhuang_shj,
    General::zhenji_shj,        General::zhugeliang_shj, General::sunquan_shj,
    General::sunshangxiang_shj, General::xiahouyuan_shj, General::xiaoqiao_shj,
    General::jiangwei_shj,      General::sunce_shj,      General::sunjian_shj,
    General::guanyu3v3_shj,     General::lvbu3v3_shj};
inline constexpr GeneralSet qsanguosha = (of_2013 - GeneralSet{General::zhugejin3v3}) |
                                         GeneralSet{General::zhugejin2013} | newer_of_sheauhaw;
static_assert(qsanguosha.size() == 46);

// AMB-SGS-068
[[nodiscard]] inline const GeneralSet& of(const Options& options) {
  static constexpr std::array<GeneralSet, 6> all = {wind,    standard, of_2012,
                                                    of_2013, freekill, qsanguosha};
  return all[static_cast<std::size_t>(options[Opt::team_pool])];
}

}  // namespace tally::sanguosha::pools
