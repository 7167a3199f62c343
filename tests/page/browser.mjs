// Pages in a real browser: keys, links, languages, viewpoints, widths, speed, accessibility.
//   browser.mjs TALLY SOURCE_DIR BUILD_DIR
// Exit code 77: there is no browser (or, of the last check, no axe-core), and it says so.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Browser, findBrowser } from "./chromium.mjs";

const [tally, source, build] = process.argv.slice(2);
const path = await findBrowser();
if (path === null) {
  console.log(
    "skipped: no Chromium here; `apt-get install chromium`, or name one in TALLY_CHROMIUM",
  );
  process.exit(77);
}

const folder = mkdtempSync(join(tmpdir(), "tally-pages-"));
const run = (...options) => {
  try {
    return execFileSync(tally, options, { encoding: "utf8", maxBuffer: 1 << 26 });
  } catch (error) {
    if (error.status === 1) return error.stdout; // a record that breaks the rules
    throw error;
  }
};
const page = (record, name, ...options) => {
  const file = join(folder, `${name}.html`);
  run("annotate", record.startsWith("/") ? record : join(source, record), "-o", file, ...options);
  return file;
};
// Somebody whose name would be a program if a page took it for markup.
const hostile = (from) => {
  const [header, ...rest] = readFileSync(join(source, from), "utf8").split("\n");
  const told = JSON.parse(header);
  told.seats.forEach((s) => (s.name = '</script><img src=x onerror="window.hacked=1">'));
  told.note = "</style><script>window.hacked=2</script>";
  told.program = "<b onmouseover=window.hacked=3>";
  const file = join(folder, "<img src=x onerror=window.hacked=4>.jsonl");
  writeFileSync(file, [JSON.stringify(told), ...rest].join("\n"));
  return file;
};
const longest = () => {
  const games = join(folder, "games.jsonl");
  run(
    "play",
    "--players",
    "8",
    "--seed",
    "3",
    "--games",
    "60",
    "--ruleset",
    "generals",
    "-o",
    games,
  );
  let best = { size: 0 };
  const all = readFileSync(games, "utf8").split(/\n(?=\{"tally")/);
  all.forEach((game, i) => {
    if (game.length > best.size) best = { size: game.length, number: i + 1 };
  });
  return page(games, "longest", "--game", String(best.number));
};

const pages = {
  clean: page("corpus/native/generals-6-165.jsonl", "clean"),
  faulty: page("corpus/faults/three-faults.jsonl", "faulty"),
  seen: page("corpus/native/generals-6-165.jsonl", "seen", "--seat", "3"),
  chinese: page("corpus/native/small-3-1.jsonl", "chinese", "--lang", "zh"),
  landlord: page("corpus/dou_dizhu/botzone.jsonl", "landlord"),
  problems: page("corpus/faults/three-faults.jsonl", "problems", "--problems"),
  hostile: page(hostile("corpus/native/small-3-1.jsonl"), "hostile"),
  longest: longest(),
};

const browser = new Browser(path);
const tab = await browser.tab();
await tab.size(1280, 900);
const open = (name, hash = "") => tab.open(`file://${pages[name]}${hash}`);
const at = () => tab.evaluate("Number(document.querySelector('.timeline input').value)");
const caption = () => tab.evaluate("document.querySelector('#caption').textContent");
const later = (ms) => new Promise((done) => setTimeout(done, ms));
const click = (selector) =>
  tab.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

let passed = 0;
const failed = [];
async function check(name, body) {
  try {
    await body();
    assert.deepEqual(tab.complaints, [], "the console");
    ++passed;
  } catch (error) {
    failed.push(name);
    console.log(`FAILED: ${name}\n${error.stack}`);
  }
  tab.complaints.length = 0;
}

await check("keys step through events, decisions and turns", async () => {
  await open("clean", "#e100");
  assert.equal(await at(), 100);
  await tab.press("ArrowRight");
  assert.equal(await at(), 101);
  await tab.press("ArrowLeft");
  await tab.press("ArrowLeft");
  assert.equal(await at(), 99);
  await tab.press("Home");
  assert.equal(await at(), 0);
  await tab.press("ArrowLeft");
  assert.equal(await at(), 0);
  await tab.press("ArrowDown");
  const turn = await at();
  await tab.press("ArrowDown");
  assert.ok((await at()) > turn);
  await tab.press("ArrowUp");
  assert.equal(await at(), turn);
  await tab.press("ArrowRight", 8);
  assert.ok(
    await tab.evaluate("document.querySelector('li[aria-current]').classList.contains('c')"),
  );
  await tab.press("End");
  const last = await at();
  assert.equal(
    await caption(),
    await tab.evaluate(
      "(t => t[0].toUpperCase() + t.slice(1))([...document.querySelectorAll('.turn > ol > li')].pop().querySelector('i').textContent)",
    ),
  );
  await tab.press("ArrowRight");
  assert.equal(await at(), last);
});

await check("digits jump", async () => {
  await open("clean");
  for (const d of "213") await tab.press(d);
  await tab.press("Enter");
  assert.equal(await at(), 213);
  await tab.press("7");
  await later(1300);
  assert.equal(await at(), 7);
});

await check("space plays and stops", async () => {
  await open("clean", "#e10");
  await tab.press(" ");
  await later(2400);
  await tab.press(" ");
  const now = await at();
  assert.ok(now > 10, `still at ${now}`);
  await later(1300);
  assert.equal(await at(), now);
});

await check("n and p go from problem to problem, and the page begins at the first", async () => {
  await open("faulty");
  assert.equal(await at(), 37);
  assert.equal(await tab.evaluate("document.querySelectorAll('.found .f').length"), 1);
  await tab.press("n");
  const second = await at();
  assert.ok(second > 37);
  await tab.press("p");
  assert.equal(await at(), 37);
  await tab.press("Home");
  await tab.press("n");
  assert.equal(await at(), 37);
  assert.match(
    await tab.evaluate("document.querySelector('.found').textContent"),
    /record:.*1\/4.*rules:.*3\/4/s,
  );
});

await check("only problems", async () => {
  await open("problems");
  const shown =
    "[...document.querySelectorAll('.turn li')].filter((li) => li.checkVisibility()).length";
  const turns = "[...document.querySelectorAll('.turn')].filter((t) => t.checkVisibility()).length";
  assert.equal(
    await tab.evaluate(shown),
    await tab.evaluate("document.querySelectorAll('.turn li:has(.f)').length"),
  );
  assert.equal(await tab.evaluate(turns), 2);
  await click("#only");
  assert.equal(await tab.evaluate(turns), 7);
});

await check("addresses lead to events, turns and problems, and follow", async () => {
  await open("clean", "#e57");
  assert.equal(await at(), 57);
  await open("clean", "#t3");
  assert.equal(
    await tab.evaluate("document.querySelector('.turn.open h2 a').textContent.includes('3')"),
    true,
  );
  await open("faulty", "#p2");
  assert.ok((await at()) > 37);
  await tab.press("Home");
  await later(600);
  assert.equal(await tab.evaluate("location.hash"), "#e0");
  await open("clean", "#e99999");
  assert.equal(await at(), 690);
});

await check("the language changes without loading anything", async () => {
  await open("clean", "#e213");
  await tab.evaluate("window.stays = 1");
  const english = await caption();
  await tab.press("l");
  assert.equal(await tab.evaluate("document.documentElement.lang"), "zh");
  assert.match(await caption(), /号位/);
  assert.doesNotMatch(
    await tab.evaluate("document.querySelector('#app').innerText"),
    /\bseat\b|\bSlash\b|What|Why/,
  );
  assert.doesNotMatch(await tab.evaluate("document.querySelector('#story').innerText"), /\bseat\b/);
  await tab.press("l");
  assert.equal(await caption(), english);
  assert.equal(await tab.evaluate("window.stays"), 1);
  assert.equal(await at(), 213);
});

await check("a page of one language has no other", async () => {
  await open("chinese", "#e30");
  assert.equal(await tab.evaluate("document.documentElement.lang"), "zh");
  assert.doesNotMatch(await tab.evaluate("document.body.innerText"), /\bseat\b|\bturn\b/i);
});

await check("a viewpoint hides what that seat did not see", async () => {
  await open("clean");
  const draw = await tab.evaluate(
    "[...document.querySelectorAll('.turn li')].findIndex((li) => /^seat 1 draws 2/.test(li.textContent))",
  );
  for (const d of String(draw)) await tab.press(d);
  await tab.press("Enter");
  const everything = await caption();
  const hand = "document.querySelectorAll('[data-seat=\"0\"] > .cards .back').length";
  assert.equal(await tab.evaluate(hand), 0);
  await tab.evaluate(
    `(s => { s.value = "1"; s.dispatchEvent(new Event("change")); })(document.querySelector("select"))`,
  );
  assert.equal(await caption(), "Seat 1 draws 2: 2 hidden cards");
  assert.equal(await tab.evaluate(hand), 6);
  assert.equal(
    await tab.evaluate("document.querySelectorAll('[data-seat=\"1\"] > .cards .back').length"),
    0,
  );
  const badges =
    "[...document.querySelectorAll('.seat')].map((s) => s.dataset.seat + s.querySelector('.badge').textContent).sort().join()";
  assert.equal(await tab.evaluate(badges), "0lord,1rebel,2?,3?,4?,5?");
  for (let i = 0; i < 5; ++i) await tab.press("v");
  assert.equal(await caption(), everything);
});

await check("the page of a seat has one viewpoint, and shows backs", async () => {
  await open("seen", "#e60");
  assert.equal(await tab.evaluate("document.querySelector('select')"), null);
  assert.ok((await tab.evaluate("document.querySelectorAll('.seat .back').length")) > 4);
  const told = "document.querySelector('.panel.couldTell').textContent";
  assert.match(await tab.evaluate(told), /seat 2 loyalist \(3\), rebel \(6\), spy \(3\)/);
  await tab.press("End");
  assert.match(await tab.evaluate(told), /1 assignment possible/);
  // What another could have done is his to know.
  const others = await tab.evaluate(
    "[...document.querySelectorAll('.turn li')].findIndex((li) => /^seat 1 uses/.test(li.textContent))",
  );
  await tab.open(`file://${pages.seen}#e${others}`);
  assert.equal(await tab.evaluate("document.querySelector('.panel.else').hidden"), true);
});

await check("a game without a board of its own shows its fields", async () => {
  const other = join(folder, "other.html");
  writeFileSync(
    other,
    readFileSync(pages.clean, "utf8").replace('{"game":"sanguosha"', '{"game":"another"'),
  );
  pages.other = other;
  await open("other", "#e213");
  assert.ok((await tab.evaluate("document.querySelectorAll('.board.plain tr').length")) > 50);
  await tab.press("ArrowRight");
  assert.equal(await at(), 214);
});

await check("names are names", async () => {
  for (const width of [1280, 390]) {
    await tab.size(width, 900);
    await open("hostile");
    for (let i = 0; i < 30; ++i) await tab.press("ArrowRight");
    assert.equal(await tab.evaluate("window.hacked"), undefined);
    assert.equal(await tab.evaluate("document.querySelectorAll('img').length"), 0);
    assert.match(
      await tab.evaluate("document.querySelector('.seat').textContent"),
      /<\/script><img src=x/,
    );
  }
  await tab.size(1280, 900);
});

await check("help opens and closes by the keyboard", async () => {
  await open("clean");
  await tab.press("?");
  assert.equal(
    await tab.evaluate("document.querySelectorAll('dialog[open] kbd').length > 8"),
    true,
  );
  await tab.press("Escape");
  await later(100);
  assert.equal(await tab.evaluate("document.querySelector('dialog')"), null);
});

await check("nothing is wider than a narrow screen", async () => {
  await tab.size(390, 844);
  for (const name of ["clean", "faulty", "landlord", "longest"]) {
    await open(name, "#e40");
    assert.ok((await tab.evaluate("document.documentElement.scrollWidth")) <= 390, name);
    assert.equal(await tab.evaluate("scrollY"), 0, `${name} begins at its top`);
    const small = await tab.evaluate(
      "[...document.querySelectorAll('#bar button')].filter((b) => b.getBoundingClientRect().height < 40).length",
    );
    assert.equal(small, 0, "buttons for thumbs");
  }
  await tab.size(1280, 900);
});

await check("all tools are in sight", async () => {
  for (const [width, name] of [
    [1280, "faulty"],
    [1280, "longest"],
    [900, "faulty"],
    [1920, "clean"],
  ]) {
    await tab.size(width, 900);
    await open(name);
    const outside =
      await tab.evaluate(`[...document.querySelectorAll("button, select, .counter")].filter((b) => {
      const r = b.getBoundingClientRect();
      return r.left < 0 || r.right > ${width} || r.bottom > 900;
    }).length`);
    assert.equal(outside, 0, `${name} at ${width}`);
  }
  await tab.size(1280, 900);
});

await check("nothing stands on something else", async () => {
  for (const [name, event] of [
    ["clean", 400],
    ["landlord", 40],
    ["longest", 500],
    ["faulty", 50],
  ]) {
    await open(name, `#e${event}`);
    const over = await tab.evaluate(`(() => {
      const all = [...document.querySelectorAll(".board .seat")].map((s) => s.getBoundingClientRect());
      const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return all.flatMap((a, i) => all.slice(i + 1).filter((b) => !apart(a, b))).length;
    })()`);
    assert.equal(over, 0, `${name} at ${event}`);
  }
});

await check("a long game is small, there at once, and steps without a pause", async () => {
  const bytes = statSync(pages.longest).size;
  const start = performance.now();
  await open("longest");
  const events = await tab.evaluate("document.querySelectorAll('.turn > ol > li').length");
  const paint = await tab.evaluate(`new Promise((done) => new PerformanceObserver((list) => {
    for (const e of list.getEntries()) if (e.name === "first-contentful-paint") done(e.startTime);
  }).observe({ type: "paint", buffered: true }))`);
  const steps = await tab.evaluate(`(() => {
    const slider = document.querySelector(".timeline input");
    const begin = performance.now();
    for (let i = 0; i < 100; ++i) {
      slider.value = String(${events} - 150 + i);
      slider.dispatchEvent(new Event("input"));
      document.body.offsetHeight;
    }
    return (performance.now() - begin) / 100;
  })()`);
  const turns = await tab.evaluate("document.querySelectorAll('.turn').length");
  console.log(
    `longest: ${turns} turns, ${events} events, ${bytes} bytes, first paint ${paint.toFixed(0)} ms, ` +
      `a step ${steps.toFixed(1)} ms, open after ${(performance.now() - start).toFixed(0)} ms`,
  );
  assert.ok(bytes < 10_000 * turns, "1 MB for 100 turns");
  assert.ok(paint < 1000, `first paint after ${paint} ms`);
  assert.ok(steps < 100, `a step takes ${steps} ms`);
});

await check("less motion where that is wanted", async () => {
  await tab.prefers({ "reduced-motion": "reduce" });
  await open("clean", "#e40");
  assert.equal(
    await tab.evaluate("getComputedStyle(document.querySelector('.seat')).transitionProperty"),
    "none",
  );
  await tab.prefers({});
});

// axe-core is looked for beside the build, and fetched once by npm where that is there.
const axeFile = join(build, "npm/node_modules/axe-core/axe.min.js");
if (!existsSync(axeFile)) {
  try {
    execFileSync(
      "npm",
      [
        "install",
        "--prefix",
        join(build, "npm"),
        "--no-audit",
        "--no-fund",
        "--ignore-scripts",
        "axe-core@4.10.2",
      ],
      { stdio: "ignore", timeout: 60_000 },
    );
  } catch {
    // said below
  }
}
const axe = existsSync(axeFile) ? readFileSync(axeFile, "utf8") : null;
if (axe === null) console.log("not checked: accessibility by axe-core, which npm did not bring");
else
  for (const [name, hash, theme, width] of [
    ["clean", "#e213", "light", 1280],
    ["faulty", "", "dark", 1280],
    ["landlord", "#e40", "light", 390],
    ["seen", "#e60", "dark", 390],
    ["chinese", "", "light", 1280],
  ])
    await check(`axe finds nothing: ${name}, ${theme}, ${width}`, async () => {
      await tab.size(width, 900);
      await tab.prefers({ "color-scheme": theme });
      await open(name, hash);
      await tab.evaluate(axe);
      const found = await tab.evaluate(`axe.run(document).then((r) =>
        r.violations.map((v) => v.id + ": " + v.help + "\\n  " +
          v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + " " + (n.any[0]?.message ?? "")).join("\\n  ")))`);
      assert.deepEqual(found, []);
    });

await browser.close();
if (failed.length === 0) rmSync(folder, { recursive: true });
else console.log(`pages: ${folder}`);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
