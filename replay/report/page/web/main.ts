// The page: where it stands in the game, and everything that shows it.
import { Bar } from "./bar";
import { boardOf } from "./boards/by_game";
import { onlyProblems, startLanguage, startTheme, switchLanguage, switchTheme } from "./choices";
import { el, must } from "./dom";
import { drawBoard, drawTable } from "./draw";
import { Game } from "./game";
import { Graphs } from "./graphs";
import { Hand } from "./hand";
import { listen } from "./keys";
import { List } from "./list";
import { Notes } from "./notes";
import { elseNodes } from "./options";
import { caption, changed, couldTell, declined, problems, spread, why } from "./panels";
import { Quiz } from "./quiz";
import { eventName, say, seatName, turnName } from "./texts";
import { Tools } from "./tools";
import { View } from "./view";

type PanelName = "spread" | "why" | "changed" | "else" | "couldTell";

class Page {
  private readonly game = new Game(must("#data").textContent ?? "{}");
  private readonly board = boardOf(this.game.data.game);
  private readonly problemsAt = [...new Set(this.game.data.findings.map((f) => f[0]))].sort(
    (a, b) => a - b,
  );
  private readonly app = must("#app");
  private readonly table = el("div");
  private readonly hand = new Hand(this.game, this.board);
  private readonly caption = el("h2", { id: "caption", "aria-live": "polite" });
  private readonly where = el("p", { id: "where" });
  private readonly side = el("button", { type: "button", hidden: true });
  private readonly notes = new Notes(this.game);
  private readonly found = el("div", { class: "found" });
  private readonly panels: Record<PanelName, HTMLElement>;
  private readonly graphBox = el("div", { class: "graphs" });
  private readonly list: List;
  private readonly quiz: Quiz;
  private readonly bar: Bar;
  private graphs: Graphs | null = null;
  private at = 0;
  private viewer = this.game.data.viewer;
  private followed = false; // at a problem: what the record makes of it, not the table before
  private hiddenFrom = -1; // the first event that is not shown; -1: not known yet
  private timer = 0;
  private addressTimer = 0;
  private readonly tools: Tools;

  constructor() {
    startLanguage();
    startTheme();
    this.list = new List(this.game, (at) => this.to(at));
    this.quiz = new Quiz(this.game, this.list, (at) => this.to(at));
    this.bar = new Bar(this.game, this.board, this.problemsAt, this.notes.marks, {
      to: (at) => this.to(at),
      step: (by) => this.to(this.at + by),
      turn: (by) => this.turn(by),
      problem: (by) => this.problem(by),
      note: (by) => this.note(by),
      play: () => this.play(),
    });
    const panel = (key: PanelName): HTMLElement =>
      el("section", { class: `panel ${key}` }, el("h3", { "data-say": key }, say(key)), el("div"));
    this.panels = {
      spread: panel("spread"),
      why: panel("why"),
      changed: panel("changed"),
      else: panel("else"),
      couldTell: panel("couldTell"),
    };
    const faulty = this.problemsAt.length > 0;
    this.tools = new Tools(
      this.game,
      faulty,
      (viewer) => this.see(viewer),
      () => this.changeLanguage(),
    );
    this.app.append(
      el("div", { class: "now" }, this.where, this.caption),
      this.notes.node,
      this.quiz.node,
      this.found,
      this.table,
      this.hand.node,
      el(
        "div",
        { class: "panels" },
        this.panels.spread,
        this.panels.why,
        this.panels.changed,
        this.panels.else,
        this.panels.couldTell,
      ),
    );
    if (this.board !== null && this.board.graphs.length > 0)
      this.app.append(
        el(
          "details",
          { class: "over", open: true },
          el("summary", { "data-say": "graphs" }, say("graphs")),
          this.graphBox,
        ),
      );
    this.app.hidden = false;
    document.body.append(this.bar.node);
    this.drawGraphs();
    listen({
      step: (by) => this.to(this.at + by),
      decision: (by) => this.decision(by),
      turn: (by) => this.turn(by),
      to: (at) => this.to(at),
      end: () => this.to(this.game.last),
      problem: (by) => this.problem(by),
      note: (by) => this.note(by),
      play: () => this.play(),
      viewpoint: () => this.tools.next(this.viewer),
      nextHand: () => this.pick(() => this.hand.next()),
      beforeOrAfter: () => this.turnOver(),
      language: () => this.changeLanguage(),
      theme: () => switchTheme(),
    });
    this.side.addEventListener("click", () => this.turnOver());
    this.table.addEventListener("click", (event) => {
      const seat = (event.target as Element).closest<HTMLElement>("[data-seat]")?.dataset.seat;
      if (seat !== undefined) this.pick(() => this.hand.pick(Number(seat)));
    });
    window.addEventListener("hashchange", () => this.follow(location.hash));
    window.addEventListener("resize", () => this.show());
    if (this.game.data.problems === 1) onlyProblems(true);
    history.scrollRestoration = "manual";
    const { begin } = this.game.data;
    if (!this.follow(location.hash)) this.to(begin >= 0 ? begin : (this.problemsAt[0] ?? 0));
  }

  // --- where it stands

  to(at: number): void {
    this.at = this.quiz.hold(Math.min(Math.max(at, 0), this.game.last));
    this.followed = false;
    this.show();
    // Browsers take it amiss when the address changes at every step of a key that is held.
    window.clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(
      () => history.replaceState(null, "", `#e${this.at}`),
      300,
    );
    if (this.at === this.game.last || this.quiz.holds) this.stop();
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
    const found =
      by > 0
        ? (this.problemsAt.find((p) => p > this.at) ?? this.problemsAt[0])
        : (this.problemsAt.filter((p) => p < this.at).pop() ??
          this.problemsAt[this.problemsAt.length - 1]);
    if (found !== undefined) this.to(found);
  }

  private note(by: number): void {
    const found = this.notes.next(this.at, by);
    if (found !== null) this.to(found);
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

  // An address within the page: an event, a turn, a problem, a note.
  private follow(hash: string): boolean {
    const [, kind, digits] = /^#([etpn])(\d+)$/.exec(hash) ?? [];
    const n = Number(digits);
    if (kind === "e") this.to(n);
    else if (kind === "t" && this.game.turns[n]) this.to(this.game.turns[n]!.begin);
    else if (kind === "p" && this.game.data.findings[n - 1])
      this.to(this.game.data.findings[n - 1]![0]);
    else if (kind === "n" && this.notes.marks[n - 1]) this.to(this.notes.marks[n - 1]!.at);
    else return false;
    return true;
  }

  // --- what is shown

  private show(): void {
    const held = this.problemsAt.includes(this.at) && !this.followed;
    const view = new View(this.game, this.at, this.viewer, held);
    const shownTo = this.viewer >= 0 ? this.viewer : Math.max(this.game.data.viewer, 0);
    if (this.board === null) drawTable(this.table, view);
    else drawBoard(this.table, view, this.board, shownTo);
    this.hand.show(view);
    this.where.replaceChildren(`${this.turnWords(view)} · ${eventName(this.at)}`);
    this.showSide(held);
    const item = this.list.item(this.at);
    const words = caption(item);
    this.caption.textContent = words;
    this.hideFrom(this.quiz.hiddenFrom);
    this.notes.show(item);
    this.quiz.show(this.at, this.viewer);
    this.found.replaceChildren(...problems(item));
    this.put("spread", spread(item));
    this.put("why", why(item));
    this.put("changed", changed(view));
    const passed = declined(view, item);
    const other = elseNodes(view);
    this.put("else", passed.length > 0 ? [...passed, ...(other ?? [])] : other);
    this.panels.else.style.order = this.problemsAt.includes(this.at) ? "-1" : "";
    this.put("couldTell", couldTell(view));
    this.list.show(this.at);
    this.bar.show(this.at, words);
    this.graphs?.at(this.game.turnAt(this.at));
  }

  // "Turn 7 — seat 3 Gan Ning": whose it is.
  private turnWords(view: View): string {
    const { number, seat } = this.game.turns[this.game.turnAt(this.at)]!;
    if (seat < 0) return turnName(number);
    const who = this.board?.seat(view, seat).title ?? "";
    return `${turnName(number)} — ${seatName(seat)} ${who}`.trim();
  }

  // What follows a question that waits for its answer.
  private hideFrom(event: number): void {
    if (event === this.hiddenFrom) return;
    this.hiddenFrom = event;
    const asks = event <= this.game.last;
    this.list.hideFrom(event);
    this.bar.hideFrom(event);
    const turn = this.game.turnAt(Math.max(event - 1, 0));
    this.graphs?.hideAfter(asks ? turn - 1 : this.game.turns.length);
    document.body.classList.toggle("asking", asks);
  }

  private put(key: PanelName, nodes: Node[] | null): void {
    this.panels[key].hidden = nodes === null;
    this.panels[key].lastElementChild!.replaceChildren(...(nodes ?? []));
  }

  // At a problem the table stands as it did just before it; what the record makes of it follows.
  private showSide(held: boolean): void {
    this.table.classList.toggle("held", held);
    this.side.hidden = !this.problemsAt.includes(this.at);
    if (this.side.hidden) return;
    this.side.textContent = say(held ? "follows" : "holds");
    if (held) this.where.append(` · ${say("held")}`);
    this.where.append(" ", this.side);
  }
  private turnOver(): void {
    this.followed = !this.followed;
    this.show();
  }
  private pick(change: () => void): void {
    change();
    this.show();
  }

  private drawGraphs(): void {
    if (this.board === null || this.board.graphs.length === 0) return;
    this.graphs = new Graphs(this.graphBox, this.game, this.board, (at) => this.to(at));
    this.hiddenFrom = -1;
    this.graphs.at(this.game.turnAt(this.at));
  }

  // --- what the reader chooses

  private see(viewer: number): void {
    this.viewer = viewer;
    this.list.see(viewer);
    this.show();
  }
  private changeLanguage(): void {
    if (!switchLanguage()) return;
    this.tools.translate();
    this.drawGraphs();
    this.show();
  }
}

new Page();
