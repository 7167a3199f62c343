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
    // the same of the later print
    {General::caocao_hs, General::dianwei_hs},
    {General::caocao_hs, General::xuchu_hs},
    {General::xiahoudun_hs, General::xiahouyuan_hs},
    {General::zhenji_hs, General::caopi_hs},
    {General::liubei_hs, General::guanyu_hs},
    {General::liubei_hs, General::zhangfei_hs},
    {General::guanyu_hs, General::zhangfei_hs},
    {General::zhaoyun_hs, General::liushan_hs},
    {General::huangyueying_hs, General::wolong_hs},
    {General::huangzhong_hs, General::weiyan_hs},
    {General::pangtong_hs, General::wolong_hs},
    {General::menghuo_hs, General::zhurong_hs},
    {General::sunquan_hs, General::zhoutai_hs},
    {General::huanggai_hs, General::zhouyu_hs},
    {General::zhouyu_hs, General::xiaoqiao_hs},
    {General::daqiao_hs, General::xiaoqiao_hs},
    {General::lvbu_hs, General::diaochan_hs},
    {General::yuanshao_hs, General::yanliangwenchou_hs},
    {General::liubei_hs, General::ganfuren_hs},
    {General::zhugeliang_hs, General::huangyueying_hs},
    // … and those of 【阵】【势】【变】【权】
    {General::caohong_ld, General::caoren_hs},
    {General::jiangqin_ld, General::zhoutai_hs},
    {General::jiangwanfeiyi_ld, General::zhugeliang_hs},
    {General::jiangwei_ld, General::zhugeliang_hs},
    {General::xusheng_ld, General::dingfeng_hs},
    {General::lidian_ld, General::yuejin_hs},
    {General::madai_ld, General::machao_hs},
    {General::sunce_ld, General::zhouyu_hs},
    {General::sunce_ld, General::taishici_hs},
    {General::sunce_ld, General::daqiao_hs},
    {General::zangba_ld, General::zhangliao_hs},
    {General::cuiyanmaojie_ld, General::caopi_hs},
    {General::fazheng_ld, General::liubei_hs},
    {General::lukang_ld, General::luxun_hs},
    {General::wangping_ld, General::jiangwanfeiyi_ld},
    {General::wuguotai_ld, General::sunjian_hs},
    {General::yuanshu_ld, General::jiling_hs},
    {General::yujin_ld, General::xiahoudun_hs},
    {General::zhangxiu_ld, General::jiaxu_hs},
    {General::bianfuren_ld, General::caocao_hs},
    {General::lijueguosi_ld, General::jiaxu_hs},
    {General::lingtong_ld, General::ganning_hs},
    {General::xunyou_ld, General::xunyu_hs},
    {General::zuoci_ld, General::yuji_ld},
    // those of QSanguosha, beside the first print
    {General::caohong_qs, General::caoren_gz},
    {General::jiangqin_ld, General::zhoutai_gz},
    {General::xusheng_qs, General::dingfeng_gz},
    {General::lidian_ld, General::yuejin_gz},
    {General::zangba_qs, General::zhangliao_gz},
    {General::madai_qs, General::machao_gz},
    {General::sunce_ld, General::zhouyu_gz},
    {General::sunce_ld, General::taishici_gz},
    {General::sunce_ld, General::daqiao_gz},
    {General::sunce_qs, General::zhouyu_gz},
    {General::sunce_qs, General::taishici_gz},
    {General::sunce_qs, General::daqiao_gz},
    {General::bianhuanghou_qs, General::caocao_gz},
    {General::liguo_qs, General::jiaxu_gz},
    {General::lingtong_qs, General::ganning_gz},
    {General::xunyou_qs, General::xunyu_gz},
    {General::zuoci_qs, General::yuji_qs},
    // those of noname
    {General::caocao_gz, General::dianwei_noname},
    {General::caocao_hs, General::dianwei_noname},
    {General::xiahoudun_gz, General::xiahouyuan_noname},
    {General::xiahoudun_hs, General::xiahouyuan_noname},
    {General::caopi_hs, General::zhenji_gz},
};
// clang-format on

}  // namespace tally::sanguosha
