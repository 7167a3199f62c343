// The game of this page: its data, and the state at every event.
import { language } from "./texts";

// Where cards of an event come from and go to: Spot in engine/core/schema.h.
export const spot = {
  none: 0,
  table: 1,
  shown: 2,
  discard: 3,
  area: 4,
  pending: 5,
  pile: 6,
  aside: 7,
  seat: 8,
  other: 9,
  each: 10,
} as const;

// A viewpoint that sees all cards; -1 is somebody who only looks on, others are seats.
export const everything = -2;

type Words = string[]; // in each language of the page

interface Data {
  game: string;
  file: string;
  ruleset: string; // the one asked for; "": the record's own
  number: number; // among the games of the file, from 1; 0: the only one
  begin: number; // the event another choice is made at; -1: none
  odds?: [number, number][]; // of each seat: how often it wins by that, and as recorded (-1: not known)
  langs: ("en" | "zh")[];
  first: number; // the number of the first event: this can be a part of a game
  viewer: number; // -2: everything; -1: somebody who only looked on
  problems: number;
  seats: string[][]; // name, then a word for each of `secrets`
  secrets: string[][]; // what a seat brings: its name; and of a secret "not shown" and the values that are open
  paths: string[];
  values: string[];
  start: number[];
  changes: number[][];
  turns: [number, number, number, number][];
  events: [number, number, number, number[], number[], number, number?][];
  decisions: [
    number,
    number,
    number,
    number,
    [number, number, number, number[], number[][], Words | 0, number][],
  ][];
  typed: string[]; // choices as `tally fork` takes them, but for whom they are aimed at
  unseen: [number, [number, Words, number[]][]][];
  couldTell: [number, Words, Words[]][];
  findings: [number, number][];
  notes: [number, number][]; // where each stands, in this order; and 1 where it asks, of the next event
  midway: number; // 1: it begins in the middle of a game
  dealt: number; // 0: it hides cards, and no deal of them is known
  faultFrom: number; // the first event at which no other choice can be played on
  kinds: [string, number, number, number, Words][];
  cards: [string, string, Words][];
  words: [string, string][];
}

export interface GameEvent {
  index: number;
  kind: string;
  choice: boolean;
  from: number;
  to: number;
  seat: number;
  other: number;
  seats: number[];
  cards: number[]; // into the table of cards; -1 for one not seen
  value: number;
}

export interface Turn {
  number: number;
  seat: number;
  begin: number;
  end: number;
}

export interface Choice {
  kind: number;
  seat: number;
  other: number;
  cards: number[];
  at: number[][];
  name: string;
  typed: string;
}

export interface Decision {
  mayPass: boolean;
  more: number;
  taken: number;
  legal: Choice[];
}

export type State = ReadonlyMap<string, string>;

const apart = 64; // events between two states that are kept

export class Game {
  readonly data: Data;
  readonly events: GameEvent[];
  readonly turns: Turn[];
  readonly players: number;
  readonly cardOf = new Map<string, number>();
  private readonly zh: Map<string, string>;
  private readonly kept: Uint32Array[] = []; // before event 0, 64, 128 …
  private readonly decisionAt: Map<number, number>;
  private readonly unseenAt: Map<number, number>;

  constructor(json: string) {
    const data = (this.data = JSON.parse(json) as Data);
    this.players = data.seats.length;
    this.zh = new Map(data.words);
    data.cards.forEach((card, i) => this.cardOf.set(card[0], i));
    this.decisionAt = new Map(data.decisions.map((d, i) => [d[0], i]));
    this.unseenAt = new Map(data.unseen.map((u, i) => [u[0], i]));
    this.turns = data.turns.map(([number, seat, begin, end]) => ({ number, seat, begin, end }));
    this.events = data.events.map((e, index) => {
      const kind = data.kinds[e[0]]!;
      return {
        index,
        kind: kind[0],
        choice: kind[1] === 1,
        from: kind[2],
        to: kind[3],
        seat: e[1],
        other: e[2],
        seats: e[3],
        cards: e[4],
        value: e[5],
      };
    });
    // A field that is not told of at first says nothing.
    const now = new Uint32Array(data.paths.length).fill(data.values.indexOf(""));
    this.change(now, data.start);
    data.changes.forEach((c, i) => {
      if (i % apart === 0) this.kept.push(now.slice());
      this.change(now, c);
    });
  }

  get last(): number {
    return this.events.length - 1;
  }

  private change(now: Uint32Array, changes: number[]): void {
    for (let i = 0; i < changes.length; i += 2) now[changes[i]!] = changes[i + 1]!;
  }

  // As it is after an event; -1: before the first.
  state(at: number): State {
    const n = Math.min(Math.floor((at + 1) / apart), this.kept.length - 1);
    const now = this.kept[n]!.slice();
    for (let i = n * apart; i <= at; ++i) this.change(now, this.data.changes[i]!);
    const out = new Map<string, string>();
    this.data.paths.forEach((path, i) => out.set(path, this.data.values[now[i]!] ?? ""));
    return out;
  }

  // The paths an event changed.
  changed(at: number): string[] {
    const all = this.data.changes[at] ?? [];
    return all.filter((_, i) => i % 2 === 0).map((path) => this.data.paths[path]!);
  }

  turnAt(at: number): number {
    let n = this.turns.findIndex((t) => at < t.end);
    if (n < 0) n = this.turns.length - 1;
    return n;
  }

  decision(at: number): Decision | null {
    const found = this.decisionAt.get(at);
    if (found === undefined) return null;
    const [, mayPass, more, taken, legal] = this.data.decisions[found]!;
    return {
      mayPass: mayPass === 1,
      more,
      taken,
      legal: legal.map(([kind, seat, other, cards, aims, name, typed]) => ({
        kind,
        seat,
        other,
        cards,
        at: aims,
        name: name === 0 ? "" : this.pick(name),
        typed: this.data.typed[typed] ?? "",
      })),
    };
  }

  // What the viewer of this page could tell of who the others are, after an event.
  couldTell(at: number): { inAll: string; seats: string[] } | null {
    const found = this.data.couldTell.filter(([from]) => from <= at + 1).pop();
    if (found === undefined) return null;
    return { inAll: this.pick(found[1]), seats: found[2].map((words) => this.pick(words)) };
  }

  // An event as a viewer saw it who did not see all of it; null for who did.
  unseen(at: number, viewer: number): { words: Words; cards: number[] } | null {
    const found = this.unseenAt.get(at);
    if (found === undefined || viewer === everything) return null;
    for (const [viewers, words, cards] of this.data.unseen[found]![1])
      if (((viewers >> (viewer + 1)) & 1) === 1) return { words, cards };
    return null;
  }

  pick(words: Words): string {
    return words[Math.max(this.data.langs.indexOf(language()), 0)] ?? "";
  }
  // Also of several words, each with its number if it has one.
  word(en: string): string {
    if (language() !== "zh") return en;
    const one = (word: string): string => this.zh.get(word) ?? word;
    return one(en) !== en
      ? one(en)
      : en.split(", ").map((item) => item.replace(/^.*?(?= \d+$|$)/, one)).join("、");
  }
  kindWord(kind: number): string {
    return this.pick(this.data.kinds[kind]![4]);
  }
  face(card: number): string {
    return this.data.cards[card]?.[1] ?? "";
  }
  cardName(card: number): string {
    const found = this.data.cards[card];
    return found === undefined ? "" : this.pick(found[2]);
  }
  // The cards that a value of the state lists; -1 for one not shown.
  cardsIn(value: string | undefined): number[] {
    if (value === undefined || value === "") return [];
    return value.split(" ").map((token) => this.cardOf.get(token) ?? -1);
  }
}
