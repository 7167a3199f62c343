// What the page itself says, in every language.

export type Lang = "en" | "zh";
export type Both = readonly [string, string];

const table = <Key extends string>(rows: Record<Key, Both>): Record<Key, Both> => rows;

export const texts = table({
  first: ["First event", "最初"],
  last: ["Last event", "最后"],
  back: ["Back", "后退"],
  next: ["Next", "前进"],
  turnBack: ["Turn before", "上一回合"],
  turnNext: ["Next turn", "下一回合"],
  play: ["Play", "播放"],
  pause: ["Pause", "暂停"],
  problemNext: ["Next problem", "下一处不符"],
  noteNext: ["Next note", "下一条批注"],
  onlyProblems: ["Only problems", "只看不符"],
  noProblems: ["No problems", "没有不符"],
  notToTheEnd: ["Not judged to the end", "未检查到最后"],
  faceDown: ["face down", "暗置"],
  viewpoint: ["Seen by", "视角"],
  everything: ["everything", "全知"],
  onlooker: ["an onlooker", "旁观者"],
  theme: ["Dark or light", "深色或浅色"],
  language: ["中文", "English"],
  help: ["Keys", "按键"],
  close: ["Close", "关闭"],
  timeline: ["Events", "事件"],
  why: ["Why", "依据"],
  noRule: ["No rule is cited here.", "此处未引用规则。"],
  more: ["The whole rule", "规则全文"],
  source: ["Source", "出处"],
  changed: ["What changed", "变化"],
  nothingChanged: ["Nothing.", "无变化。"],
  else: ["What else could be done", "还可以怎样"],
  orNothing: ["or nothing", "或放弃"],
  against: ["against", "指定"],
  taken: ["taken", "所选"],
  tryIt: [
    "A click on one copies the command that plays the game on from it.",
    "点击一项，复制由此另行打下去的命令。",
  ],
  noForkFault: [
    "The game cannot be played on from here: the record breaks a rule before it.",
    "记录此前已有不符之处，不能由此另行打下去。",
  ],
  noForkHidden: [
    "The game cannot be played on: cards are hidden, and no deal of them is known.",
    "有未知的牌，且不知如何发牌可成此局，不能另行打下去。",
  ],
  noForkMidway: [
    "The game cannot be played on: the record begins in its middle.",
    "记录从中途开始，不能另行打下去。",
  ],
  copied: ["copied", "已复制"],
  wins: ["wins", "胜率"],
  recorded: ["as recorded", "照记录"],
  spread: ["How games end from here", "由此而来的胜率"],
  held: ["The table just before", "发生之前的局面"],
  follows: ["Show the table after it", "看之后的局面"],
  holds: ["Show the table just before", "看发生之前的局面"],
  hiddenElse: ["Only this seat knows.", "只有该座位知道。"],
  couldTell: ["What this seat could tell", "由此能推知的身份"],
  graphs: ["Over the turns", "各回合走势"],
  hitPoints: ["Hit points", "体力"],
  handSizes: ["Hand cards", "手牌数"],
  cardsLeft: ["Cards left", "剩余牌数"],
  drawPile: ["Draw pile", "牌堆"],
  discardPile: ["Discard pile", "弃牌堆"],
  inUse: ["In use", "处理区"],
  stock: ["Stock", "底牌"],
  bombs: ["Bombs and rockets", "炸弹与火箭"],
  bid: ["Bid", "叫分"],
  landlord: ["landlord", "地主"],
  farmer: ["farmer", "农民"],
  score: ["score", "得分"],
  chained: ["chained", "横置"],
  wine: ["wine", "酒"],
  won: ["won", "胜"],
  dead: ["dead", "阵亡"],
  noCards: ["no cards", "无手牌"],
  cards: ["cards", "张牌"],
  hiddenCard: ["hidden card", "暗牌"],
  go: ["go to event", "跳到事件"],
  pass: ["passes", "不出"],
  question: ["Question", "问题"],
  choose: ["Choose one of what is legal here:", "从此时合法的选择中选一个："],
  anyway: ["Show anyway", "直接显示"],
  doNothing: ["nothing", "不作选择"],
  asPlayed: ["That is what was played", "与实战相同"],
  otherPlayed: ["Something else was played", "实战另有选择"],
  shown: ["What happened", "实战如下"],
  played: ["Played", "实战"],
  answer: ["Answer", "答案"],
  ledTo: ["What it led to", "结果"],
  wasLegal: ["What was legal", "当时合法的选择"],
  yours: ["your choice", "你的选择"],
  unknown: ["?", "？"],
});

export const keys: readonly (readonly [string, string, string])[] = [
  ["← →", "one event back, on", "后退、前进一个事件"],
  ["Shift ← →", "one decision back, on", "上一个、下一个选择"],
  ["↑ ↓", "one turn back, on", "上一、下一回合"],
  ["Home End", "first, last event", "最初、最后"],
  ["N P", "next problem, problem before", "下一处、上一处不符"],
  ["M", "next note; with Shift the one before", "下一条批注，加Shift为上一条"],
  ["Space", "play, pause", "播放、暂停"],
  ["0–9", "go to the event of that number", "跳到该编号的事件"],
  ["V", "another viewpoint", "换视角"],
  ["H", "the hand of the next seat", "下一座位的手牌"],
  ["B", "at a problem: before it, after it", "不符之处：之前、之后的局面"],
  ["L", "the other language", "换语言"],
  ["D", "dark or light", "深色或浅色"],
  ["?", "this help", "本帮助"],
];

export const lessonKeys: readonly (readonly [string, string, string])[] = [
  ["← →", "one event back, on, in the passage in sight", "在当前片段中后退、前进一个事件"],
  ["↑ ↓", "the passage before, the next", "上一段、下一段"],
  ["Home End", "first, last event of the passage", "该段最初、最后的事件"],
  ["L", "the other language", "换语言"],
  ["D", "dark or light", "深色或浅色"],
  ["?", "this help", "本帮助"],
];

let lang: Lang = "en";
export const language = (): Lang => lang;
export const useLanguage = (wanted: Lang): void => void (lang = wanted);
export const say = (key: keyof typeof texts): string => texts[key][lang === "en" ? 0 : 1];

// Those with a number in them.
export const turnName = (turn: number): string =>
  lang === "en" ? (turn === 0 ? "Start" : `Turn ${turn}`) : turn === 0 ? "开局" : `第${turn}回合`;
export const eventName = (event: number): string =>
  lang === "en" ? `event ${event}` : `事件${event}`;
export const handName = (seat: number): string =>
  lang === "en" ? `Hand of seat ${seat + 1}` : `${seat + 1}号位手牌`;
export const seatName = (seat: number): string =>
  lang === "en" ? `seat ${seat + 1}` : `${seat + 1}号位`;
