// Pages over many records in a real browser: the folder of `tally annotate`, the page of `tally
// regress`.
//   site.mjs TALLY SOURCE_DIR BUILD_DIR
// Exit code 77: there is no browser, and it says so.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { begin } from "./checks.mjs";

const { tally, source, folder, browse, check, accessible, end } = await begin("site");
const run = (...options) => {
  try {
    return execFileSync(tally, options, { encoding: "utf8", cwd: source, stdio: "pipe" });
  } catch (error) {
    if (error.status === 1 || error.status === 3) return error.stdout;
    throw error;
  }
};
// A file whose name would be a program if a page took it for markup.
const odd = join(folder, "odd");
mkdirSync(odd);
copyFileSync(
  join(source, "corpus/native/small-3-1.jsonl"),
  join(odd, '<img src=x onerror="window.hacked=1">.jsonl'),
);
const site = join(folder, "site/");
run("annotate", "corpus/faults", "corpus/native", "corpus/dou_dizhu", odd, "-o", site);
const regress = join(folder, "regress.html");
run("regress", "--from", "freekill-0.5", "--to", "docs/house.toml", "corpus/freekill", "corpus/defects", "--page", regress);
const games = run("check", "--format", "jsonl", "corpus/faults", "corpus/native", "corpus/dou_dizhu", odd)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))
  .filter((game) => game.verdict !== "skipped");  // what is no record has no row

const tab = await browse();
const index = `file://${site}index.html`;
const rows = (what) =>
  tab.evaluate(`[...document.querySelectorAll(".sorted tbody tr")].filter((row) => !row.hidden).map((row) => ${what})`);
const head = (n) => `document.querySelectorAll(".sorted thead button")[${n}]`;

await check("every game has a row with its verdict, and a page where it was played", async () => {
  await tab.open(index);
  const verdicts = await rows("row.dataset.verdict");
  assert.deepEqual(verdicts, games.map((game) => game.verdict));
  const linked = await rows("row.querySelector('.source a') !== null");
  assert.deepEqual(linked, games.map((game) => game.verdict !== "unreadable"));
  const told = await rows("row.dataset.verdict === 'unreadable' ? row.querySelector('small')?.textContent.length > 20 : true");
  assert.ok(told.every(Boolean), "what cannot be read is listed with its message");
});

await check("a head sorts by its column, by mouse and by key", async () => {
  await tab.open(index);
  await tab.evaluate(`${head(3)}.click()`);
  const turns = await rows("Number(row.querySelector('.turns')?.dataset.n ?? -1)");
  assert.deepEqual(turns, [...turns].sort((a, b) => b - a));
  assert.equal(await tab.evaluate(`${head(3)}.parentNode.getAttribute("aria-sort")`), "descending");
  await tab.evaluate(`${head(3)}.focus()`);
  await tab.press(" ");
  const up = await rows("Number(row.querySelector('.turns')?.dataset.n ?? -1)");
  assert.deepEqual(up, [...turns].sort((a, b) => a - b));
  await tab.evaluate(`${head(1)}.click()`);
  const verdicts = await rows("row.dataset.verdict");
  assert.deepEqual(verdicts, [...verdicts].sort());
  assert.equal(await tab.evaluate("document.querySelectorAll('[aria-sort]').length"), 1);
});

await check("words filter the rows", async () => {
  await tab.open(index);
  await tab.press("/");
  for (const key of "unreadable") await tab.press(key);
  assert.ok((await rows("row.dataset.verdict")).every((verdict) => verdict === "unreadable"));
  assert.ok((await rows("1")).length > 0);
  await tab.press("Escape");
  assert.equal((await rows("1")).length, games.length);
});

await check("words are looked for in the language that is shown", async () => {
  await tab.open(index);
  const wanted = async (words) => {
    await tab.evaluate(`(f => { f.value = "${words}"; f.dispatchEvent(new Event("input")); })(document.querySelector("#filter"))`);
    return (await rows("1")).length;
  };
  const violations = games.filter((game) => game.verdict === "violations").length;
  assert.equal(await wanted("violations"), violations);
  assert.equal(await wanted("违规"), 0);
  await tab.press("l");
  assert.equal(await wanted("violations"), 0);
  assert.equal(await wanted("违规"), violations);
  await tab.press("l");
  assert.equal((await rows("1")).length, 0, "filtered anew");
  await wanted("");
});

await check("games are called by their names, the page by what it lists", async () => {
  await tab.open(index);
  const heads = () => tab.evaluate("[...document.querySelectorAll('#wins h2')].map((h) => h.innerText).join()");
  assert.equal(await heads(), "Who wins: Three Kingdoms Kill,Who wins: Dou Dizhu");
  assert.equal(await tab.evaluate("document.title"), `${games.length} records — Tally`);
  await tab.press("l");
  assert.match(await heads(), /三国杀.*斗地主/);
  assert.equal(await tab.evaluate("document.title"), `${games.length}份记录 — Tally`);
  await tab.press("l");
});

await check("a page and back, with the script they share", async () => {
  await tab.open(index);
  const page = await tab.evaluate("document.querySelector('tr[data-verdict=violations] td:last-child a').href");
  await tab.open(page);
  assert.equal(await tab.evaluate("document.querySelector('#app').hidden"), false, "the board");
  assert.equal(await tab.evaluate("document.querySelectorAll('.found .f').length > 0"), true, "at the finding");
  assert.equal(await tab.evaluate("getComputedStyle(document.body).display"), "grid", "its style");
  assert.equal(await tab.evaluate("document.querySelector('.up a').href"), index);
  for (const link of await (await tab.open(index), tab.evaluate("[...document.querySelectorAll('.source a')].map((a) => decodeURI(a.href))")))
    readFileSync(link.replace("file://", ""));
});

await check("the other language and the other colours, by key", async () => {
  await tab.open(index);
  await tab.evaluate("localStorage.clear()");
  await tab.open(index);
  const seen = () => tab.evaluate("document.querySelector('h1').innerText");
  assert.match(await seen(), /records/);
  await tab.press("l");
  assert.match(await seen(), /份记录/);
  assert.equal(await tab.evaluate("document.documentElement.lang"), "zh");
  await tab.press("l");
  const paper = () => tab.evaluate("getComputedStyle(document.body).backgroundColor");
  const light = await paper();
  await tab.press("d");
  assert.notEqual(await paper(), light);
  await tab.evaluate("localStorage.clear()");
});

await check("shares have their counts and bounds, and all lie on the chart", async () => {
  await tab.open(index);
  const text = await tab.evaluate("document.querySelector('#wins').innerText");
  for (const words of ["Wins by role or kingdom", "Wins by general", "Wins by seat", "Wins by side", "Lengths"])
    assert.ok(text.includes(words), words);
  const shares = await tab.evaluate(`[...document.querySelectorAll("#wins tbody tr")].map((row) =>
    [...row.querySelectorAll("td.n")].map((cell) => cell.textContent))`);
  for (const [share, count, bounds] of shares) {
    const [won, all] = count.split("/").map(Number);
    const [low, high] = bounds.replace(" %", "").split("–").map(Number);
    assert.equal(parseInt(share), Math.round((100 * won) / all));
    assert.ok(low <= parseInt(share) && parseInt(share) <= high && high <= 100, bounds);
  }
});

await check("a name is a name", async () => {
  await tab.open(index);
  assert.ok((await rows("row.querySelector('.source').textContent")).some((name) => name.startsWith("<img")));
  assert.equal(await tab.evaluate("window.hacked ?? null"), null);
});

await check("the records that come out differently, smallest flipped first", async () => {
  await tab.open(`file://${regress}`);
  const flipped = await rows("row.querySelector('.verdict').textContent.includes('→')");
  assert.deepEqual(flipped, [...flipped].sort((a, b) => b - a));
  const events = await rows("Number(row.querySelector('.events').dataset.n)");
  const small = events.slice(0, flipped.filter(Boolean).length);
  assert.ok(small.length > 1);
  assert.deepEqual(small, [...small].sort((a, b) => a - b));
  const text = await tab.evaluate("document.querySelector('.sorted tbody tr').innerText");
  assert.match(text, /12 of 176 events, into turn 1/);
  assert.match(text, /SGS-CARD-FIRE-ATTACK/);
});

for (const [name, page] of [["index", index], ["regress", `file://${regress}`]])
  for (const width of [390, 1280])
    await check(`nothing is wider than the screen: ${name}, ${width}`, async () => {
      await tab.size(width, 900);
      for (const lang of ["en", "zh"]) {
        await tab.open(page);
        if (lang === "zh") await tab.press("l");
        assert.equal(await tab.evaluate("document.documentElement.scrollWidth"), width);
        const wide = await tab.evaluate(`[...document.querySelectorAll("main td, main th")]
          .filter((cell) => cell.getBoundingClientRect().right > innerWidth)
          .map((cell) => cell.textContent.slice(0, 40))`);
        assert.deepEqual(wide, []);
        await tab.evaluate("localStorage.clear()");
      }
    });

await accessible(
  [
    ["index", index, "light", 1280, ""],
    ["index", index, "dark", 390, "l"],
    ["regress", `file://${regress}`, "dark", 1280, ""],
    ["regress", `file://${regress}`, "light", 390, ""],
  ].map(([name, page, theme, width, key]) => [
    name,
    theme,
    width,
    async () => {
      await tab.open(page);
      if (key !== "") await tab.press(key);
    },
  ]),
);
await end();
