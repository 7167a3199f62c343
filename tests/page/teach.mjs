// Notes, questions and lessons in a real browser: keys, focus, what is hidden, accessibility.
//   teach.mjs TALLY SOURCE_DIR BUILD_DIR
// Exit code 77: there is no browser, and it says so.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { begin } from "./checks.mjs";

const { tally, source, folder, browse, check, accessible, end } = await begin("teach");
const record = join(source, "corpus/native/generals-6-165.jsonl");
const made = (name, ...options) => {
  const file = join(folder, `${name}.html`);
  execFileSync(tally, ["annotate", ...options, "-o", file], { encoding: "utf8" });
  return file;
};
const hostile = join(folder, "hostile.toml");
writeFileSync(
  hostile,
  `[[note]]
event = 5
text.en = '</script><img src=x onerror="window.hacked=1">'
[[note]]
event = 27
question.zh = "<script>window.hacked=2</script>"
answer.zh = "</div><b onmouseover=window.hacked=3>"
`,
);
const two = join(folder, "two.toml");
writeFileSync(
  two,
  [["First", "One"], ["Second", "Two"]]
    .map(([question, answer]) => `[[note]]\nevent = 42\nquestion.en = "${question}?"\nanswer.en = "${answer}."\n`)
    .join("") + `[[note]]\nevent = 43\ntext.en = "After"\n[[note]]\nevent = 44\ntext.en = "Later"\n`,
);
const games = ["corpus/native", "corpus/freekill", "corpus/defects", "corpus/dou_dizhu"].map((f) => join(source, f));
const pages = {
  notes: made("notes", record, "--notes", record.replace(".jsonl", ".notes.toml")),
  two: made("two", record, "--notes", two),
  hostile: made("hostile", record, "--notes", hostile),
  lesson: made("lesson", "--lesson", "判定", "SGS-CARD-DUEL", "DDZ-ROCKET", ...games),
  chinese: made("chinese", "--lesson", "SGS-RANGE", "SGS-CARD-PEACH", ...games, "--lang", "zh"),
};

const tab = await browse();
const open = (name, hash = "") => tab.open(`file://${pages[name]}${hash}`);
const value = (code) => tab.evaluate(code);
const text = (selector) => value(`document.querySelector('${selector}').textContent`);
const count = (selector) =>
  value(`[...document.querySelectorAll('${selector}')].filter((n) => n.checkVisibility()).length`);
const at = () => value("Number(document.querySelector('.timeline input').value)");
const later = (ms) => new Promise((done) => setTimeout(done, ms));
const focus = () => value("document.activeElement.textContent");
const option = (words) =>
  `[...document.querySelectorAll(".quiz button")].find((b) => b.textContent.replace(/\\s+/g, " ").includes("${words}"))`;

await check("notes stand at their event, in the list and on the timeline", async () => {
  await open("notes", "#n1");
  assert.equal(await at(), 32);
  assert.match(await text(".noted"), /Cao Cao begins his first turn/);
  assert.ok((await count(".turn li .n")) > 0);
  assert.equal(await count(".mark.note"), 1, "those behind the question are hidden");
  await tab.press("l");
  assert.equal(await count(".noted i[lang=en]"), 0);
  assert.ok((await count(".noted i[lang=zh]")) > 0);
  await tab.press("l"); // pages remember it
});

await check("the page stops before a question, hides what follows, and says so", async () => {
  await open("notes", "#e40");
  for (let i = 0; i < 5; ++i) await tab.press("ArrowRight");
  assert.equal(await at(), 41);
  assert.equal(await focus(), "Question");
  assert.equal(
    await value("document.querySelector('li[aria-current] ~ li').checkVisibility()"),
    false,
    "the list ends here",
  );
  assert.equal(
    await value("[...document.querySelectorAll('.turn')].filter((t) => t.checkVisibility()).length"),
    3,
  );
  assert.equal(await count(".mark.death"), 0);
  assert.ok((await value("Number(document.querySelector('.graphs .cover').getAttribute('x'))")) < 30);
  assert.equal(await count(".verdict"), 0);
  assert.equal(await value("document.title"), "generals-6-165.jsonl — 6 players — Tally");
  for (const key of ["End", "ArrowDown", "n", "m"]) {
    await tab.press(key);
    assert.ok((await at()) <= 41, key);
  }
});

await check("an answer by the keyboard shows what was played and what it led to", async () => {
  await open("notes", "#e41");
  await tab.press("ArrowRight");
  assert.equal(await count(".quiz .options button"), 5, "what is legal, and nothing");
  for (let i = 0; i < 4; ++i) await tab.press("Tab");
  assert.match(await focus(), /J.*Slash.*→ 3/);
  await tab.press(" ");
  assert.equal(await at(), 42);
  const told = await text(".quiz");
  assert.match(told, /Something else was played/);
  assert.match(told, /Seat 2 uses ♠8 Slash on seat 1/);
  assert.match(told, /the Crossbow lifts the limit/);
  assert.match(told, /Seat 1 takes 1 normal damage/);
  assert.equal(await count(".quiz .options li"), 5);
  assert.equal(await count(".quiz .tag.mine"), 1);
  assert.equal(await count(".quiz .taken"), 1);
  await tab.press("ArrowRight");
  assert.equal(await at(), 43);
  assert.equal(await count(".quiz"), 0);
});

await check("what was played is known as that", async () => {
  await open("notes", "#e41");
  await value(`document.querySelectorAll(".quiz .options button")[0].click()`);
  assert.match(await text(".quiz"), /That is what was played/);
  assert.equal(await focus(), "That is what was played");
});

await check("a link past a question leads there once it is shown anyway", async () => {
  await open("notes", "#e300");
  assert.equal(await at(), 41);
  await value(`${option("Show anyway")}.click()`);
  assert.equal(await at(), 300);
  assert.ok((await count(".mark.death")) > 0);
  assert.equal(await count(".verdict"), 1);
  await tab.press("End");
  assert.equal(await at(), 690);
});

await check("two questions about one decision are asked one after the other", async () => {
  await open("two", "#e41");
  assert.match(await text(".quiz"), /First\?/);
  assert.doesNotMatch(await text(".quiz"), /Second|One/);
  await value(`document.querySelectorAll(".quiz .options button")[0].click()`);
  assert.equal(await at(), 41, "the decision is not shown yet");
  assert.match(await text(".quiz"), /Second\?/);
  assert.doesNotMatch(await text(".quiz"), /First|One|Two/);
  assert.equal(await focus(), "Question");
  await value(`document.querySelectorAll(".quiz .options button")[3].click()`);
  assert.equal(await at(), 42);
  assert.match(await text(".quiz"), /First\?.*One\..*Second\?.*Two\./s);
  assert.equal(await count(".quiz .tag.mine"), 2);
  await tab.press("m");
  await tab.press("m");
  assert.equal(await at(), 44);
  await tab.press("M", 8);
  assert.equal(await at(), 43);
});

await check("buttons of a question are for thumbs", async () => {
  await tab.size(390, 844);
  await open("notes", "#e41");
  const heights = await value(
    "[...document.querySelectorAll('.quiz button')].map((b) => b.getBoundingClientRect().height)",
  );
  assert.ok(heights.length > 4 && Math.min(...heights) >= 44, `${heights}`);
  await tab.size(1280, 900);
});

await check("a viewpoint that does not see the hand sees no choices from it", async () => {
  await open("notes", "#e41");
  assert.equal(await count(".quiz .options button"), 5);
  const see = (viewer) =>
    value(
      `(s => { s.value = "${viewer}"; s.dispatchEvent(new Event("change")); })(document.querySelector("select"))`,
    );
  await see(3);
  assert.equal(await count(".quiz .options button"), 0);
  assert.equal(await count(".quiz button"), 1, "it can be shown");
  await see(1);
  assert.equal(await count(".quiz .options button"), 5);
});

await check("playing stops at a question", async () => {
  await open("notes", "#e40");
  await tab.press(" ");
  await later(3400);
  assert.equal(await at(), 41);
  assert.match(
    await value("document.querySelector('[data-say=play]').getAttribute('aria-label')"),
    /Play/,
  );
});

await check("what somebody writes is text", async () => {
  await open("hostile", "#e5");
  assert.match(await text(".noted"), /<\/script><img src=x/);
  await tab.press("End");
  assert.equal(await at(), 26);
  assert.match(await text(".quiz"), /<script>window.hacked=2<\/script>/, "in its only language");
  await value(`${option("Show anyway")}.click()`);
  assert.equal(await value("window.hacked"), undefined);
  assert.equal(await count("img"), 0);
});

const counter = (n) => text(`#a${n} .counter`);
await check("a lesson has rules, sources, and passages to step through", async () => {
  await open("lesson");
  assert.equal(await count(".taught"), 3);
  assert.equal(await count("article.passage"), 9);
  assert.match(await text("#l1 .source"), /source/);
  assert.ok((await value("document.querySelectorAll('#a1 .board .seat').length")) > 1);
  assert.ok((await value("document.querySelectorAll('#a7 .board.fans .seat').length")) === 3);
  const events = await value("document.querySelectorAll('#a1 .events li').length");
  assert.equal(await counter(1), `1/${events}`);
  await value("document.querySelector('#a1').scrollIntoView()");
  await tab.press("ArrowRight");
  assert.equal(await counter(1), `2/${events}`);
  await tab.press("End");
  assert.equal(await counter(1), `${events}/${events}`);
  await tab.press("ArrowRight");
  assert.equal(await counter(1), `${events}/${events}`);
  await value("document.querySelector('#a2 [data-say=next]').focus()");
  await tab.press("ArrowRight");
  assert.match(await counter(2), /^2\//);
  await value("document.querySelector('#a2 .events li').click()");
  assert.match(await counter(2), /^1\//);
  await value("document.querySelector('#a4 .events li.s a.r')?.click()");
  assert.equal(await count("#a4 .events li[aria-current].s"), 1);
});

await check("arrows up and down go from passage to passage, addresses to an event", async () => {
  await open("lesson", "#a4");
  const top = (n) => value(`Math.round(document.querySelector('#a${n}').getBoundingClientRect().top)`);
  assert.ok(Math.abs(await top(4)) < 120, `at ${await top(4)}`);
  await tab.press("ArrowDown");
  await later(200);
  assert.ok(Math.abs(await top(5)) < 120, `at ${await top(5)}`);
  await tab.press("ArrowUp");
  await later(200);
  assert.ok(Math.abs(await top(4)) < 120, `at ${await top(4)}`);
  const last = await value("[...document.querySelectorAll('#a2 .events li')].pop().id");
  await open("lesson", `#${last}`);
  assert.equal((await counter(2)).split("/")[0], (await counter(2)).split("/")[1]);
});

await check("a lesson in Chinese says what nobody shows", async () => {
  await open("chinese");
  assert.match(await text("#l1 .none"), /没有体现这条规则/);
  assert.doesNotMatch(await value("document.body.innerText"), /\bseat\b|\bturn\b/i);
  await open("lesson");
  assert.equal(await value("document.title"), "Lesson: Judgement, Duel, Rocket — Tally");
  await tab.press("l");
  assert.equal(await value("document.title"), "课例：判定、决斗、火箭 — Tally");
  const chinese = await value("document.querySelector('main').innerText");
  await tab.press("l");
  assert.doesNotMatch(chinese, /\bseat\b|Why/);
});

await check("nothing is wider than a narrow screen", async () => {
  await tab.size(390, 844);
  for (const [name, hash] of [
    ["lesson", ""],
    ["notes", "#e42"],
  ]) {
    await open(name, hash);
    assert.ok((await value("document.documentElement.scrollWidth")) <= 390, name);
  }
  await tab.size(1280, 900);
});

await accessible(
  [
    ["notes", "#e32", "light", 1280, ""],
    ["notes", "#e60", "dark", 1280, ""],
    ["notes", "#e60", "light", 390, 'document.querySelectorAll(".quiz .options button")[3].click()'],
    ["lesson", "", "light", 1280, ""],
    ["lesson", "", "dark", 390, ""],
    ["chinese", "", "dark", 1280, ""],
  ].map(([name, hash, theme, width, act]) => [
    `${name}${hash}`,
    theme,
    width,
    async () => {
      await open(name, hash);
      if (act !== "") await value(act);
    },
  ]),
);
await end();
