#pragma once
// Every skill there is, one file each in this folder. Who has it, generals/ says: a skill has no
// owner, and may stand with several generals. New ones go to the end, for their numbers stand in
// signatures.

// clang-format off
#define TALLY_SGS_SKILLS(X)                                                                     \
  /* of the standard box */                                                                     \
  X(jianxiong) X(hujia) X(fankui) X(guicai) X(ganglie) X(tuxi) X(luoyi) X(tiandu) X(yiji)       \
  X(luoshen) X(qingguo) X(rende) X(jijiang) X(wusheng) X(paoxiao) X(guanxing) X(kongcheng)      \
  X(longdan) X(mashu) X(tieqi) X(jizhi) X(qicai) X(zhiheng) X(jiuyuan) X(qixi) X(keji) X(kurou) \
  X(yingzi) X(fanjian) X(guose) X(liuli) X(qianxun) X(lianying) X(xiaoji) X(jieyin) X(jijiu)    \
  X(qingnang) X(wushuang) X(lijian) X(biyue)                                                    \
  /* Wind */                                                                                    \
  X(shensu) X(jushou) X(liegong) X(kuanggu) X(tianxiang) X(hongyan) X(buqu) X(leiji) X(guidao)  \
  X(huangtian) X(guhuo)                                                                               \
  /* Fire */                                                                                    \
  X(qiangxi) X(quhu) X(jieming) X(bazhen) X(huoji) X(kanpo) X(lianhuan) X(niepan) X(tianyi)     \
  X(mengjin) X(shuangxiong) X(luanji) X(xueyi)                                                  \
  /* Forest */                                                                                  \
  X(xingshang) X(fangzhu) X(songwei) X(duanliang) X(huoshou) X(zaiqi) X(juxiang) X(lieren)      \
  X(yinghun) X(haoshi) X(dimeng) X(wansha) X(luanwu) X(weimu) X(jiuchi) X(roulin) X(benghuai)   \
  X(baonue)                                                                                     \
  /* Mountain */                                                                                \
  X(qiaobian) X(tuntian) X(zaoxian) X(jixi) X(tiaoxin) X(zhiji) X(xiangle) X(fangquan) X(ruoyu) \
  X(jiang) X(hunzi) X(zhiba) X(zhijian) X(guzheng) X(beige) X(duanchang) X(huashen) X(xinsheng) \
  /* Variants */                                                                                \
  X(jushou2013) X(jiewei)                                                                       \
  /* Three against three */                                                                     \
  X(yicheng3v3) X(choujin) X(zhongjian) X(jiuzhu) X(ganglie3v3) X(zhenwei3v3) X(huanshi3v3)     \
  X(hongyuan3v3) X(zhongyi) X(zhanshen3v3) X(zhanshen) X(shenji) X(wanglie)     \
  /* of a card */                                                                               \
  X(muniu)                                                                                           \
  /* Kingdom war */                                                                           \
  X(zhiheng_gz) X(xiaoguo) X(kongcheng_gz) X(shushen) X(shenzhi) X(qianxun_gz) X(duoshi)       \
  X(xiaoji_gz) X(duanbing) X(fenxun) X(weimu_gz) X(duanchang_gz) X(xiongyi) X(mingshi)         \
  X(lirang) X(shuangren) X(sijian) X(suishi) X(kuangfu) X(huoshui) X(qingcheng) \
  /* The later print of kingdom war */ \
  X(ganglie_hs) X(luoyi_hs) X(kuanggu_hs) X(kurou_hs) X(xiaoji_hs) X(jieming_hs) \
  X(fangzhu_hs) X(qiangxi_hs) X(duanliang_hs) X(paoxiao_hs) X(longdan_hs) X(duoshi_hs) \
  X(yinghun_hs) X(xiaoguo_hs) X(jianchu_hs) X(kuangfu_hs) X(shushen_hs) X(shensu_hs) \
  X(chuli_hs) X(wusheng_hs) X(jushou_hs) \
  X(shuangren_hs) X(duanbing_hs) X(luanji_hs) X(buqu_hs) X(fenji_hs) X(hongyan_hs) \
  X(tianxiang_hs) X(keji_hs) X(mouduan_hs) \
  /* of 势备篇 */                                                                                \
  X(yuxi) X(hezong)                                                                             \
  /* the later print again */                                                                   \
  X(huoshui_hs) X(tieqi_hs) X(qingcheng_hs) X(weimu_hs)                                      \
  /* of lords in kingdom war */                                                              \
  X(zhangwu) X(shouyue) X(jizhao) X(wuxin) X(hongfa) X(wendao) X(jiahe) X(lianzi) X(jubao)     \
  X(shelie) X(mingzhu) \
  /* of kingdom war 【阵】 */ \
  X(huyuan_ld) X(heyi) X(tuntian_ld) X(jixi_ld) X(ziliang) X(zhendu) \
  X(qiluan) X(niaoxiang) X(shangyi) X(shengxi) X(shoucheng) X(tianfu) \
  X(yizhi) X(yicheng) X(qianhuan) \
  /* of kingdom war 【势】 */ \
  X(duanxie) X(fenming) X(hengzheng) X(baoling) X(xunxun) X(wangxi) \
  X(guixiu) X(cunsi) X(yongjue) X(yingyang) X(hunshang) X(hengjiang) \
  X(chuanxin) X(fengshi) X(yingzi_ld) \
  /* of kingdom war 【变】 */ \
  X(wanwei) X(yuejian) X(xiongsuan) X(xuanlve) X(yongjin) X(diaodu) \
  X(diancai) X(sanyao) X(zhiman) X(jilis) X(qice) X(zhiyu) \
  X(xinsheng_ld) X(huashen_ld) \
  /* of kingdom war 【权】 */ \
  X(zhengbi) X(fengying) X(xuanhuo) X(enyuan) X(keshou) X(zhuwei) \
  X(jianglue) X(buyi) X(yongsi) X(weidi) X(jieyue) X(fudi) \
  X(congjian) \
  /* of noname's kingdom war */ \
  X(qiangxi_noname) \
  /* of 2v2 */ \
  X(feiyang) \
  /* of QSanguosha */ \
  X(mingzhe) X(lijian_shj) X(biyue_shj) X(duanliang_shj) X(jiezi) \
  /* of kingdom war, for everybody */ \
  X(zhaohuan) \
  /* of QSanguosha's kingdom war */ \
  X(huyuan_qs) X(zhendu_qs) X(shengxi_qs) X(yicheng_qs) X(qianhuan_qs) X(qianxi_qs) \
  X(hengjiang_qs) X(wanwei_qs) X(yuejian_qs) X(xichou) X(liefeng) X(xuanlue_qs) \
  X(jili_qs) X(hunshang_qs) X(yingzi_qs) X(yinghun_qs) X(diaodu_qs) X(diancai_qs) \
  X(huashen_qs) X(xinsheng_qs) X(jiahe_qs) X(lianzi_qs) X(jubao_qs) X(gongxin) X(yingzi_map) \
  /* of the landlord in 1v2 */ \
  X(feiyang_1v2) X(bahu) \
  /* of QSanguosha-For-Hegemony */ \
  X(heyi_qs) \
  /* of Sheauhaw's QSanguosha */ \
  X(zhiheng_shj) X(jiuyuan_shj) X(guanxing_shj) X(luoshen_shj) X(jieyin_shj) X(tianxiang_shj) \
  X(shensu_shj) X(zhiji_shj) X(hunzi_shj) X(yingzi_shj) X(wusheng_shj) X(zhanshen_shj) X(shenji_shj) \
  X(poluu) \
  /* of noname's kingdom war */ \
  X(shuangren_noname)
// clang-format on
