// A lesson: passages of recorded games, each with its own board to step through.
import { Board } from "../../page/web/board";
import { boardOf } from "../../page/web/boards/by_game";
import {
  langs,
  startLanguage,
  startTheme,
  switchLanguage,
  switchTheme,
} from "../../page/web/choices";
import { el, must } from "../../page/web/dom";
import { drawBoard, drawTable } from "../../page/web/draw";
import { everything, Game } from "../../page/web/game";
import { iconButton } from "../../page/web/icons";
import { showHelp } from "../../page/web/keys";
import { elseNodes } from "../../page/web/options";
import { caption, changed, problems, why } from "../../page/web/panels";
import { eventName, lessonKeys, say, turnName } from "../../page/web/texts";
import { button, translate } from "../../page/web/tools";
import { View } from "../../page/web/view";

const panelNames = ["why", "changed", "else"] as const;
type PanelName = (typeof panelNames)[number];

class Player {
  readonly game: Game;
  private readonly board: Board | null;
  private readonly items: HTMLElement[];
  private readonly where = el("p", { class: "where dim" });
  private readonly caption = el("p", { class: "caption", "aria-live": "polite" });
  private readonly found = el("div", { class: "found" });
  private readonly table = el("div");
  private readonly counter = el("output", { class: "counter" });
  private readonly panels = new Map<PanelName, HTMLElement>();
  private at = 0;

  constructor(readonly article: HTMLElement) {
    this.game = new Game(article.querySelector("script.data")?.textContent ?? "{}");
    this.board = boardOf(this.game.data.game);
    this.items = [...article.querySelectorAll<HTMLElement>(".events > li")];
    for (const named of article.querySelectorAll(".events > li [id]")) named.removeAttribute("id");
    for (const name of panelNames)
      this.panels.set(
        name,
        el(
          "details",
          { class: `panel ${name}`, open: name === "why" },
          el("summary", { "data-say": name }, say(name)),
          el("div"),
        ),
      );
    article
      .querySelector(".player")!
      .append(
        el("div", { class: "now" }, this.where, this.caption),
        this.found,
        this.table,
        el(
          "div",
          { class: "steps" },
          iconButton("first", () => this.to(0)),
          iconButton("back", () => this.to(this.at - 1)),
          iconButton("next", () => this.to(this.at + 1)),
          iconButton("last", () => this.to(this.game.last)),
          this.counter,
        ),
      );
    const side = el("div", { class: "side" }, article.querySelector(".events"));
    side.append(el("div", { class: "panels" }, ...this.panels.values()));
    article.append(side);
    this.items.forEach((item, i) =>
      item.addEventListener("click", (event) => {
        event.preventDefault(); // of links to rules: they stand beside the board
        this.to(i);
      }),
    );
  }

  to(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.game.last);
    this.show();
  }
  step(by: number): void {
    this.to(this.at + by);
  }
  // The event of that number in the recorded game.
  toEvent(number: number): void {
    this.to(number - this.game.data.first);
  }

  show(): void {
    const { game, at } = this;
    const item = this.items[at] ?? null;
    const view = new View(game, at, everything);
    if (this.board === null) drawTable(this.table, view);
    else drawBoard(this.table, view, this.board, 0);
    const turn = game.turns[game.turnAt(at)]!;
    this.where.textContent = `${turnName(turn.number)} · ${eventName(at + game.data.first)}`;
    this.caption.textContent = caption(item);
    this.counter.textContent = `${at + 1}/${game.last + 1}`;
    this.found.replaceChildren(...problems(item));
    const nodes: Record<PanelName, Node[] | null> = {
      why: why(item),
      changed: changed(view),
      else: elseNodes(view),
    };
    for (const [name, panel] of this.panels) {
      panel.hidden = nodes[name] === null;
      panel.lastElementChild!.replaceChildren(...(nodes[name] ?? []));
    }
    this.items.forEach((other, i) => {
      if (i === at) other.setAttribute("aria-current", "true");
      else other.removeAttribute("aria-current");
    });
  }

  // How far its middle is from that of the window.
  distance(): number {
    const box = this.article.getBoundingClientRect();
    const middle = window.innerHeight / 2;
    return Math.max(box.top - middle, middle - box.bottom, 0);
  }
  come(): void {
    this.article.scrollIntoView({ block: "start" });
  }
}

class LessonPage {
  private readonly players: Player[];

  constructor() {
    startLanguage();
    startTheme();
    this.players = [...document.querySelectorAll<HTMLElement>("article.passage")].map(
      (article) => new Player(article),
    );
    const tools = el("div", { class: "tools" });
    if (langs.length > 1) {
      const attributes = { type: "button", "data-say": "language" };
      const change = (): void => this.changeLanguage();
      tools.append(el("button", { ...attributes, click: change }, say("language")));
    }
    tools.append(
      button("theme", "◐", switchTheme),
      button("help", "?", () => showHelp(lessonKeys)),
    );
    must("#top").append(tools);
    this.show();
    this.listen();
    window.addEventListener("resize", () => this.show());
    window.addEventListener("hashchange", () => this.follow());
    this.follow();
  }

  private show(): void {
    // What is scrolled to stands below the header.
    const height = must("#top").getBoundingClientRect().height;
    document.documentElement.style.setProperty("--top", `${height}px`);
    for (const player of this.players) player.show();
  }

  private changeLanguage(): void {
    if (!switchLanguage()) return;
    translate();
    this.show();
  }

  // The one the reader is at: that has the focus, else the one in sight.
  private get player(): Player | null {
    const focused = this.players.find((p) => p.article.contains(document.activeElement));
    if (focused !== undefined) return focused;
    const nearest = [...this.players].sort((a, b) => a.distance() - b.distance());
    return nearest[0] ?? null;
  }

  private go(by: number): void {
    const { player } = this;
    const next = player === null ? undefined : this.players[this.players.indexOf(player) + by];
    if (next === undefined) return;
    (document.activeElement as HTMLElement | null)?.blur();
    next.come();
  }

  private listen(): void {
    const acts: Record<string, () => void> = {
      ArrowLeft: () => this.player?.step(-1),
      ArrowRight: () => this.player?.step(1),
      ArrowUp: () => this.go(-1),
      ArrowDown: () => this.go(1),
      Home: () => this.player?.to(0),
      End: () => this.player?.to(this.player.game.last),
      l: () => this.changeLanguage(),
      d: () => switchTheme(),
      "?": () => showHelp(lessonKeys),
    };
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const act = acts[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (act === undefined) return;
      act();
      event.preventDefault();
    });
  }

  // "#a2e57": event 57 in the second passage; others are places in the text.
  private follow(): void {
    const [, passage, event] = /^#a(\d+)(?:e(\d+))?$/.exec(location.hash) ?? [];
    const player = this.players[Number(passage) - 1];
    if (player === undefined) return;
    if (event !== undefined) player.toEvent(Number(event));
    player.come();
  }
}

new LessonPage();
