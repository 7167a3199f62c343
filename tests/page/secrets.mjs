// The page of a seat names nothing that seat must not know: its bytes are held against what
// `tally hide` leaves of the record, and against the record itself.
//   secrets.mjs TALLY [--every N] [--seats K] [--games G] FILE|FOLDER…
// Every N-th record of the folders, K seats of each (as many as there are for 0); of a file of many
// games the first, and out of the log of it as many more as make G.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [tally, ...rest] = process.argv.slice(2);
const option = (name, otherwise) => {
  const at = rest.indexOf(name);
  return at < 0 ? otherwise : Number(rest.splice(at, 2)[1]);
};
const every = option("--every", 1);
const seatsOfEach = option("--seats", 0);
const gamesOfEach = option("--games", 1);

const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)))
    : [path];
const records = rest
  .flatMap(files)
  .filter((f) => !/README|INDEX|EXPECTED|PROVENANCE|\.(md|tsv|py|txt)$/.test(f))
  .filter((_, i) => i % every === 0);

// null: the record cannot be read, or this cannot be done with it.
const run = (...options) => {
  try {
    const settings = { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] };
    return execFileSync(tally, options, settings);
  } catch (error) {
    return error.status === 1 ? error.stdout : null;
  }
};

const suits = { S: "♠", H: "♥", C: "♣", D: "♦" };
// "S7.slash/2" and "S7", "ST": as a card is drawn.
const faceOf = (token) => {
  const [, suit, rank] = /^([SHCD])(10|[2-9TJQKA])(?:\.|$)/.exec(token) ?? [];
  return suit === undefined ? null : suits[suit] + rank.replace("T", "10");
};
const tokens = (text) =>
  new Set(text.match(/[SHCD](?:10|[2-9TJQKA])(?:\.[a-z_]+(?:\/\d+)?)?(?=")|[BR]J(?=")/g));
// Who holds all cards of a rank knows them by their suits, where the record names none.
const withSuits = (known, log) => {
  for (const { cards } of log)
    for (const rank of Array.isArray(cards) ? cards : [])
      if (cards.filter((card) => card === rank).length === 4)
        for (const suit of "SHCD") known.add(suit + rank);
  return known;
};
const isJoker = (token) => token === "BJ" || token === "RJ";
const faces = (text) => text.match(/[♠♥♣♦](?:10|[2-9JQKA])/gu) ?? [];
const lines = (log) =>
  log
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

// Dou Dizhu keeps hands by their ranks: of another's no more may stand there than this seat saw go
// there (the last three cards, a card dealt face up) and has not seen played.
function hands(data, shown, seat) {
  const found = [];
  const rankOf = (token) => (/^[SHCD]./.test(token) ? token.slice(1).replace("10", "T") : token);
  const there = data.seats.map(() => new Map());
  const state = new Map();
  const change = (changes) => {
    for (let i = 0; i < changes.length; i += 2)
      state.set(data.paths[changes[i]], data.values[changes[i + 1]]);
  };
  change(data.start);
  shown.slice(1).forEach((e, at) => {
    const by = e.e === "play" ? -1 : 1;
    for (const card of Array.isArray(e.cards) && e.p ? e.cards : []) {
      const rank = rankOf(card);
      there[e.p - 1].set(rank, Math.max(0, (there[e.p - 1].get(rank) ?? 0) + by));
    }
    change(data.changes[at] ?? []);
    there.forEach((seen, s) => {
      if (s === seat - 1) return;
      const hand = (state.get(`seat ${s + 1} / hand`) ?? "").split(" ");
      for (const rank of new Set(hand))
        if (/^[^?]/.test(rank) && hand.filter((r) => r === rank).length > (seen.get(rank) ?? 0))
          found.push(`${rank} in the hand of seat ${s + 1} at event ${at}`);
    });
  });
  return found;
}

// What is wrong with one page.
function leaks(record, seat) {
  const seen = run("hide", record, "--seat", String(seat));
  const whole = run("import", record, "-o", "-");
  const page = run("annotate", record, "--seat", String(seat), "-o", "-");
  if (seen === null || whole === null || page === null) return null;
  const first = (log) => log.split(/\n(?=\{"tally")/)[0]; // of several games
  const [shown, all] = [lines(first(seen)), lines(first(whole))];
  const found = [];
  const body = page.slice(page.indexOf("<body>"), page.lastIndexOf("</script>\n<script>"));
  const data = JSON.parse(/id=data>(.*?)<\/script>/s.exec(page)[1]);
  // No card that this seat never sees, in the data or in the words.
  const known = withSuits(tokens(first(seen)), shown);
  const secret = (token) => (faceOf(token) !== null || isJoker(token)) && !known.has(token);
  for (const [token] of data.cards) if (secret(token)) found.push(`the card ${token}`);
  for (const typed of data.typed)
    for (const word of typed.split(" "))
      if (secret(word)) found.push(`the card ${word}, in a choice`);
  const knownFaces = new Set([...known].map(faceOf));
  for (const face of new Set(faces(body)))
    if (!knownFaces.has(face)) found.push(`the face ${face}`);
  // Roles and generals as they were settled before the game.
  shown[0].seats?.forEach((given, s) => {
    data.secrets.forEach(([field], f) => {
      if (given[field] === "hidden" && data.seats[s][f + 1] !== "hidden")
        found.push(`seat ${s + 1} has ${field} ${data.seats[s][f + 1]}`);
    });
  });
  const generals = new Set(all.flatMap((e) => e.generals ?? []));
  const told = new Set(
    shown.flatMap((e) => [
      ...(e.generals ?? []),
      e.general,
      ...(e.seats ?? []).map((s) => s.general),
    ]),
  );
  // Where nobody has seen what a seat was offered, its choice is among all there are.
  const but = body.replace(/"typed":\[[^\]]*\]/, "");
  for (const general of generals)
    if (!told.has(general) && but.includes(`"${general}"`)) found.push(`the general ${general}`);
  // What could tell the whole game: the note with its seed.
  const { note } = all[0];
  if (note && page.includes(note)) found.push("the note of the record");
  // Event by event: no card before this seat first saw it. What it knows by then it may be told of
  // (who puts cards on top of the pile knows what is drawn).
  const events = body.split(/(?=<li id=e\d+)/).slice(1);
  const same = events.length === shown.length - 1 && shown.length === all.length;
  const open = new Set();
  if (same)
    shown.slice(1).forEach((e, i) => {
      for (const token of tokens(JSON.stringify(e))) open.add(faceOf(token));
      for (const face of faces(events[i].split(/<div class=f|<ul class=over-turn/)[0]))
        if (!open.has(face)) found.push(`${face} at event ${i}`);
    });
  if (data.game === "dou_dizhu") found.push(...hands(data, shown, seat));
  // Choices are those of this seat.
  for (const [event] of data.decisions)
    if (data.events[event][1] !== seat - 1) found.push(`a choice of another at event ${event}`);
  return { found, hidden: tokens(first(whole)).size - known.size, same };
}

const folder = mkdtempSync(join(tmpdir(), "tally-secrets-"));
// A record, and further games of its file as files of their own.
function games(record) {
  if (gamesOfEach === 1) return [record];
  const log = run("import", record, "-o", "-");
  const more = log === null ? [] : log.split(/\n(?=\{"tally")/).slice(1, gamesOfEach);
  return [
    record,
    ...more.map((game, i) => {
      const file = join(folder, `${record.replace(/\W+/g, "-")}-${i + 2}.jsonl`);
      writeFileSync(file, game);
      return file;
    }),
  ];
}

let read = 0;
let pages = 0;
let compared = 0;
let hidden = 0;
const wrong = [];
for (const record of records.flatMap(games)) {
  const told = run("check", record, "--format", "jsonl");
  const players = Number(/"players":(\d+)/.exec(told ?? "")?.[1] ?? 0);
  if (players === 0) continue;
  ++read;
  const all = Array.from({ length: players + 1 }, (_, s) => s);
  // Somebody who only looks on, then one seat and another.
  const some = seatsOfEach === 0 ? all : [...new Set([players, 2, 0].slice(0, seatsOfEach))];
  for (const seat of some) {
    const result = leaks(record, seat);
    if (result === null) continue;
    ++pages;
    compared += result.same ? 1 : 0;
    hidden += result.hidden > 0 ? 1 : 0;
    if (result.found.length > 0)
      wrong.push(`${record} --seat ${seat}: ${result.found.slice(0, 5).join("; ")}`);
  }
}
for (const line of wrong) console.log(line);
console.log(
  `${read} games of ${records.length} records, ${pages} pages, ${hidden} with cards to hide, ${compared} held event by event, ` +
    `${wrong.length} that say too much`,
);
rmSync(folder, { recursive: true });
assert.ok(pages > 0 && hidden > 0 && compared > 0, "there was something to look at");
process.exit(wrong.length === 0 ? 0 : 1);
