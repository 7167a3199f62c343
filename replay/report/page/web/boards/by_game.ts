// The board of each game: the one place where games come in.
import { Board } from "../board";
import { douDizhu } from "./dou_dizhu";
import { sanguosha } from "./sanguosha";

const boards: Record<string, Board> = { sanguosha, dou_dizhu: douDizhu };

// null: the game has none of its own, and its fields are shown as a table.
export const boardOf = (game: string): Board | null => boards[game] ?? null;
