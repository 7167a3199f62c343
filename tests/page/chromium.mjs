// A headless Chromium driven over a pipe: no packages, only Node's own modules.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome"];

export function findBrowser() {
  const given = process.env.TALLY_CHROMIUM;
  const folders = (process.env.PATH ?? "").split(":");
  const all = given ? [given] : names.flatMap((n) => folders.map((f) => join(f, n)));
  return import("node:fs").then((fs) => all.find((path) => fs.existsSync(path)) ?? null);
}

export class Browser {
  #process;
  #next = 1;
  #waiting = new Map();
  #listeners = [];
  #profile = mkdtempSync(join(tmpdir(), "tally-page-"));

  constructor(path) {
    const flags = [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--hide-scrollbars",
      "--no-first-run",
      "--remote-debugging-pipe",
      `--user-data-dir=${this.#profile}`,
    ];
    this.#process = spawn(path, flags, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    let rest = "";
    this.#process.stdio[4].on("data", (bytes) => {
      rest += bytes;
      for (let end = rest.indexOf("\0"); end >= 0; end = rest.indexOf("\0")) {
        this.#take(JSON.parse(rest.slice(0, end)));
        rest = rest.slice(end + 1);
      }
    });
  }

  #take(message) {
    if (message.id === undefined) return this.#listeners.forEach((l) => l(message));
    const { resolve, reject } = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    message.error ? reject(new Error(message.error.message)) : resolve(message.result);
  }

  send(method, params = {}, sessionId = undefined) {
    const id = this.#next++;
    this.#process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }
  listen(listener) {
    this.#listeners.push(listener);
  }

  async tab() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const tab = new Tab(this, sessionId);
    for (const domain of ["Page", "Runtime", "Log"]) await tab.send(`${domain}.enable`);
    return tab;
  }

  async close() {
    const gone = new Promise((done) => this.#process.on("exit", done));
    await this.send("Browser.close").catch(() => {});
    await gone;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const codes = {
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Home: 36,
  End: 35,
  Enter: 13,
  Escape: 27,
  Tab: 9,
  " ": 32,
};

class Tab {
  complaints = []; // what the page wrote to its console as an error
  #browser;
  #session;
  #loaded = [];

  constructor(browser, session) {
    this.#browser = browser;
    this.#session = session;
    browser.listen(({ method, params, sessionId }) => {
      if (sessionId !== session) return;
      if (method === "Page.loadEventFired") this.#loaded.splice(0).forEach((done) => done());
      if (method === "Runtime.exceptionThrown")
        this.complaints.push(
          params.exceptionDetails.exception?.description ?? params.exceptionDetails.text,
        );
      if (method === "Runtime.consoleAPICalled" && ["error", "warning"].includes(params.type))
        this.complaints.push(params.args.map((a) => a.value ?? a.description).join(" "));
      if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level))
        this.complaints.push(params.entry.text);
    });
  }

  send(method, params) {
    return this.#browser.send(method, params, this.#session);
  }

  async open(url) {
    // By way of an empty page: the same file with another # would not be loaded again.
    for (const next of ["about:blank", url]) {
      const loaded = new Promise((done) => this.#loaded.push(done));
      await this.send("Page.navigate", { url: next });
      await loaded;
    }
    await this.evaluate(
      "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))",
    );
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async press(key, modifiers = 0) {
    const text = key.length === 1 ? key : undefined;
    const common = {
      key,
      modifiers,
      windowsVirtualKeyCode: codes[key] ?? key.toUpperCase().charCodeAt(0),
    };
    await this.send("Input.dispatchKeyEvent", {
      type: text ? "keyDown" : "rawKeyDown",
      text,
      ...common,
    });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...common });
  }

  async size(width, height, scale = 1) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      deviceScaleFactor: scale,
      mobile: width < 600,
    });
  }
  async prefers(features) {
    await this.send("Emulation.setEmulatedMedia", {
      features: Object.entries(features).map(([name, value]) => ({
        name: `prefers-${name}`,
        value,
      })),
    });
  }
  async picture() {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    return Buffer.from(data, "base64");
  }
}
