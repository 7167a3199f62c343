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
  X(qingnang) X(wushuang) X(lijian) X(biyue)
// clang-format on
