// What a game shows of a moment. A game's board (boards/) says it, draw.ts draws it.
import { GameEvent } from "./game";
import { Both, say } from "./texts";
import { View } from "./view";

export interface Tag {
  text: string;
  picture?: string; // of draw.ts, in place of the text
}

export interface SeatPicture {
  title: string; // a general, a part in the game
  badge: string; // a role
  badgeKind: string; // for its colour
  points?: [number, number, number]; // now, of how many, just before
  hand: number[]; // -1: a back
  handBefore: number; // how many just before
  // Cards in front of the seat; a label is a short text or the name of a picture in draw.ts.
  // A row with a name of its own tells its cards by their faces alone.
  rows: { label: string; cards: number[]; kind: string; name?: string }[];
  tags: Tag[]; // short states: chained
  out: boolean; // has left the game
  note?: string;
}

export interface AreaPicture {
  label: string;
  count?: number;
  cards?: number[];
  by?: number[]; // of each card, who laid it
  text?: string;
  big?: boolean;
}

export interface Arrow {
  from: number;
  to: number;
  kind: "" | "hurt" | "help";
}

export interface Board {
  // Whether hands lie open as fans, large, instead of small beside each seat.
  fans: boolean;
  seat(view: View, seat: number): SeatPicture;
  areas(view: View): AreaPicture[];
  arrows(event: GameEvent): Arrow[];
  // What the timeline marks.
  mark(event: GameEvent): string;
  graphs: {
    title: Both;
    of(view: { of(seat: number, key: string): string }, seat: number): number;
  }[];
}

// Who has won is said where the game ends.
export const wonTags = ({ event }: View, seat: number): Tag[] =>
  event.kind === "over" && event.seats.includes(seat) ? [{ text: say("won") }] : [];

// Who acts on whom, where the game says nothing else of it.
export function aimed(event: GameEvent): Arrow[] {
  if (!event.choice || event.seat < 0) return [];
  const to = event.seats.length > 0 ? event.seats : event.other >= 0 ? [event.other] : [];
  return to.filter((s) => s !== event.seat).map((s) => ({ from: event.seat, to: s, kind: "" }));
}
