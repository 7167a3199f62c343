// The page: where it stands in the game, and everything that shows it.
import { Bar } from "./bar";
import { boardOf } from "./board";
import { cardsOf } from "./cards";
import { el, must } from "./dom";
import { drawBoard, drawTable } from "./draw";
import { Game } from "./game";
import { Graphs } from "./graphs";
import { listen, showHelp } from "./keys";
import { List } from "./list";
import { caption, changed, couldTell, elseNodes, problems, why } from "./panels";
import { eventName, handName, Lang, language, say, seatName, texts, turnName, useLanguage } from "./texts";
import { View } from "./view";

const everything = -2;

// What the reader chose on another page like this one; a browser may keep nothing.
function remembered(key: string): string | null {
  try {
    return window.localStorage.getItem(`tally-${key}`);
  } catch {
    return null;
  }
}
function remember(key: string, value: string): void {
  try {
    window.localStorage.setItem(`tally-${key}`, value);
  } catch {
    // Then it holds for this page alone.
  }
}

type PanelName = "why" | "changed" | "else" | "couldTell";

class Page {
  private readonly game = new Game(must("#data").textContent ?? "{}");
  private readonly board = boardOf(this.game.data.game);
  private readonly problemsAt = [...new Set(this.game.data.findings.map((f) => f[0]))].sort((a, b) => a - b);
  private readonly app = must("#app");
  private readonly table = el("div");
  private readonly hand = el("div", { class: "hand" });
  private readonly caption = el("h2", { id: "caption", "aria-live": "polite" });
  private readonly where = el("p", { id: "where" });
  private readonly found = el("div", { class: "found" });
  private readonly panels: Record<PanelName, HTMLElement>;
  private readonly graphBox = el("div", { class: "graphs" });
  private readonly list: List;
  private readonly bar: Bar;
  private graphs: Graphs | null = null;
  private at = 0;
  private viewer = this.game.data.viewer === everything ? everything : this.game.data.viewer;
  private timer = 0;
  private addressTimer = 0;
  private readonly viewSelect: HTMLSelectElement | null;

  constructor() {
    this.startLanguage();
    this.list = new List(this.game, (at) => this.to(at));
    this.bar = new Bar(this.game, this.board, this.problemsAt, {
      to: (at) => this.to(at),
      step: (by) => this.to(this.at + by),
      turn: (by) => this.turn(by),
      problem: (by) => this.problem(by),
      play: () => this.play(),
    });
    const panel = (key: PanelName): HTMLElement =>
      el("section", { class: `panel ${key}` }, el("h3", { "data-say": key }, say(key)), el("div"));
    this.panels = { why: panel("why"), changed: panel("changed"), else: panel("else"),
      couldTell: panel("couldTell") };
    this.viewSelect = this.game.data.viewer === everything ? this.viewpoints() : null;
    this.app.append(
      el("div", { class: "now" }, this.where, this.caption),
      this.found, this.table, this.hand,
      el("div", { class: "panels" }, this.panels.why, this.panels.changed, this.panels.else,
        this.panels.couldTell));
    if (this.board !== null && this.board.graphs.length > 0)
      this.app.append(el("details", { class: "over", open: true },
        el("summary", { "data-say": "graphs" }, say("graphs")), this.graphBox));
    this.app.hidden = false;
    document.body.append(this.bar.node);
    this.tools();
    this.startTheme();
    this.drawGraphs();
    listen({
      step: (by) => this.to(this.at + by),
      decision: (by) => this.decision(by),
      turn: (by) => this.turn(by),
      to: (at) => this.to(at),
      end: () => this.to(this.game.last),
      problem: (by) => this.problem(by),
      play: () => this.play(),
      viewpoint: () => this.nextViewpoint(),
      language: () => this.switchLanguage(),
      theme: () => this.switchTheme(),
    });
    window.addEventListener("hashchange", () => this.follow(location.hash));
    window.addEventListener("resize", () => this.show());
    if (this.game.data.problems === 1) this.only(true);
    history.scrollRestoration = "manual";
    if (!this.follow(location.hash)) this.to(this.problemsAt[0] ?? 0);
  }

  // --- where it stands

  to(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.game.last);
    this.show();
    // Browsers take it amiss when the address changes at every step of a key that is held.
    window.clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(
      () => history.replaceState(null, "", `#e${this.at}`), 300);
    if (this.at === this.game.last) this.stop();
  }

  private turn(by: number): void {
    const n = this.game.turnAt(this.at);
    const here = this.game.turns[n]!;
    if (by < 0 && this.at > here.begin) return this.to(here.begin);
    this.to(this.game.turns[Math.min(Math.max(n + by, 0), this.game.turns.length - 1)]!.begin);
  }

  private decision(by: number): void {
    for (let i = this.at + by; i >= 0 && i <= this.game.last; i += by)
      if (this.game.events[i]!.choice) return this.to(i);
  }

  private problem(by: number): void {
    const found = by > 0
      ? this.problemsAt.find((p) => p > this.at) ?? this.problemsAt[0]
      : this.problemsAt.filter((p) => p < this.at).pop() ?? this.problemsAt[this.problemsAt.length - 1];
    if (found !== undefined) this.to(found);
  }

  private play(): void {
    if (this.timer !== 0) return this.stop();
    if (this.at === this.game.last) this.to(0);
    this.timer = window.setInterval(() => this.to(this.at + 1), 1000);
    this.bar.playing(true);
  }

  private stop(): void {
    if (this.timer === 0) return;
    window.clearInterval(this.timer);
    this.timer = 0;
    this.bar.playing(false);
  }

  // An address within the page: an event, a turn, a problem.
  private follow(hash: string): boolean {
    const [, kind, digits] = /^#([etp])(\d+)$/.exec(hash) ?? [];
    const n = Number(digits);
    if (kind === "e") this.to(n);
    else if (kind === "t" && this.game.turns[n]) this.to(this.game.turns[n]!.begin);
    else if (kind === "p" && this.game.data.findings[n - 1]) this.to(this.game.data.findings[n - 1]![0]);
    else return false;
    return true;
  }

  // --- what is shown

  private show(): void {
    const view = new View(this.game, this.at, this.viewer);
    const shownTo = this.viewer >= 0 ? this.viewer : Math.max(this.game.data.viewer, 0);
    if (this.board === null) drawTable(this.table, view);
    else drawBoard(this.table, view, this.board, shownTo);
    this.showHand(view);
    const turn = this.game.turns[this.game.turnAt(this.at)]!;
    this.where.textContent = `${turnName(turn.number)} · ${eventName(this.at)}`;
    const item = this.list.item(this.at);
    const words = caption(item);
    this.caption.textContent = words;
    this.found.replaceChildren(...problems(item));
    this.put("why", why(item));
    this.put("changed", changed(view));
    this.put("else", elseNodes(view));
    this.put("couldTell", couldTell(view));
    this.list.show(this.at);
    this.bar.show(this.at, words);
    this.graphs?.at(this.game.turnAt(this.at));
  }

  private put(key: PanelName, nodes: Node[] | null): void {
    this.panels[key].hidden = nodes === null;
    this.panels[key].lastElementChild!.replaceChildren(...(nodes ?? []));
  }

  // The hand of the viewer, else of whose turn it is, with cards large enough to read.
  private showHand(view: View): void {
    this.hand.replaceChildren();
    const fixed = this.viewer >= 0 ? this.viewer : this.game.data.viewer;
    const seat = fixed >= 0 ? fixed : this.game.turns[this.game.turnAt(this.at)]!.seat;
    this.hand.hidden = this.board === null || this.board.fans || seat < 0;
    if (this.hand.hidden || this.board === null) return;
    const { hand } = this.board.seat(view, seat);
    this.hand.append(
      el("p", { class: "label" }, handName(seat)),
      hand.length > 0 ? cardsOf(this.game, hand, "large") : el("span", { class: "dim" }, say("noCards")));
  }

  private drawGraphs(): void {
    if (this.board === null || this.board.graphs.length === 0) return;
    this.graphs = new Graphs(this.graphBox, this.game, this.board, (at) => this.to(at));
    this.graphs.at(this.game.turnAt(this.at));
  }

  // --- what the reader chooses

  private tools(): void {
    const tools = el("div", { class: "tools" });
    if (this.viewSelect !== null)
      tools.append(el("label", {}, el("span", { "data-say": "viewpoint" }, say("viewpoint")), " ", this.viewSelect));
    if (this.problemsAt.length > 0) {
      const box = el("input", { type: "checkbox", id: "only",
        change: () => this.only((box as HTMLInputElement).checked) });
      tools.append(el("label", {}, box, el("span", { "data-say": "onlyProblems" }, say("onlyProblems"))));
    } else tools.append(el("span", { class: "chip", "data-say": "noProblems" }, say("noProblems")));
    if (this.game.data.langs.length > 1)
      tools.append(el("button", { type: "button", "data-say": "language", click: () => this.switchLanguage() }, say("language")));
    tools.append(
      el("button", { type: "button", title: say("theme"), "aria-label": say("theme"), "data-say": "theme",
        click: () => this.switchTheme() }, "◐"),
      el("button", { type: "button", title: say("help"), "aria-label": say("help"), "data-say": "help",
        click: () => showHelp() }, "?"));
    must("#top").append(tools);
  }

  private viewpoints(): HTMLSelectElement {
    const select = el("select", { change: () => this.see(Number(select.value)) }) as HTMLSelectElement;
    for (let v = everything; v < this.game.players; ++v) select.append(el("option", { value: v }));
    this.nameViewpoints(select);
    return select;
  }
  private nameViewpoints(select: HTMLSelectElement): void {
    for (const option of select.options) {
      const v = Number(option.value);
      option.textContent = v === everything ? say("everything") : v === -1 ? say("onlooker") : seatName(v);
    }
  }
  private see(viewer: number): void {
    this.viewer = viewer;
    this.list.see(viewer);
    this.show();
  }
  private nextViewpoint(): void {
    if (this.viewSelect === null) return;
    const next = this.viewer + 1 < this.game.players ? this.viewer + 1 : everything;
    this.viewSelect.value = String(next);
    this.see(next);
  }

  private only(yes: boolean): void {
    document.body.classList.toggle("only", yes);
    const box = document.querySelector<HTMLInputElement>("#only");
    if (box !== null) box.checked = yes;
  }

  private startLanguage(): void {
    const { langs } = this.game.data;
    const wanted = remembered("lang") ?? (navigator.language.startsWith("zh") ? "zh" : "en");
    this.setLanguage(langs.includes(wanted as Lang) ? (wanted as Lang) : langs[0]!);
  }
  private setLanguage(lang: Lang): void {
    useLanguage(lang);
    document.documentElement.lang = lang;
  }
  private switchLanguage(): void {
    if (this.game.data.langs.length < 2) return;
    this.setLanguage(language() === "en" ? "zh" : "en");
    remember("lang", language());
    for (const node of document.querySelectorAll<HTMLElement>("[data-say]")) {
      const words = say(node.dataset.say as keyof typeof texts);
      if (node.hasAttribute("aria-label")) {
        node.setAttribute("aria-label", words);
        if (node.title !== "") node.title = words;
      } else node.textContent = words;
    }
    if (this.viewSelect !== null) this.nameViewpoints(this.viewSelect);
    this.drawGraphs();
    this.show();
  }

  private startTheme(): void {
    const theme = remembered("theme");
    if (theme !== null) document.documentElement.dataset.theme = theme;
  }
  private switchTheme(): void {
    const { dataset } = document.documentElement;
    const dark = dataset.theme === "dark" ||
      (dataset.theme === undefined && window.matchMedia("(prefers-color-scheme: dark)").matches);
    dataset.theme = dark ? "light" : "dark";
    remember("theme", dataset.theme);
  }
}

new Page();
