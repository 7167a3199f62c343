// What every test of pages begins and ends with: a browser, a folder for the pages, checks that are
// counted, and accessibility.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findAxe, violations } from "./axe.mjs";
import { Browser, findBrowser } from "./chromium.mjs";

// Ends with 77 where there is no browser. Call it first: what it gives is all there is of a run.
export async function begin(name) {
  const [tally, source, build] = process.argv.slice(2);
  const path = await findBrowser();
  if (path === null) {
    console.log(
      "skipped: no Chromium here; `apt-get install chromium`, or name one in TALLY_CHROMIUM",
    );
    process.exit(77);
  }
  const folder = mkdtempSync(join(tmpdir(), `tally-${name}-`));
  let browser = null;
  let tab = null;
  // Once the pages are made: a browser that waits is in their way.
  const browse = async () => {
    browser = new Browser(path);
    tab = await browser.tab();
    await tab.size(1280, 900);
    return tab;
  };

  let passed = 0;
  const failed = [];
  const check = async (what, body) => {
    try {
      await body();
      assert.deepEqual(tab.complaints, [], "the console");
      ++passed;
    } catch (error) {
      failed.push(what);
      console.log(`FAILED: ${what}\n${error.stack}`);
    }
    tab.complaints.length = 0;
  };

  // Each look is [name, theme, width, open]: open() brings the page to what is looked at.
  const accessible = async (looks) => {
    const axe = findAxe(build);
    if (axe === null)
      return console.log("not checked: accessibility by axe-core, which npm did not bring");
    for (const [what, theme, width, open] of looks)
      await check(`axe finds nothing: ${what}, ${theme}, ${width}`, async () => {
        await tab.size(width, 900);
        await tab.prefers({ "color-scheme": theme });
        await open();
        const found = await violations(tab, axe);
        await tab.evaluate("localStorage.clear()"); // the language that was chosen
        assert.deepEqual(found, []);
      });
  };

  const end = async () => {
    await browser.close();
    if (failed.length === 0) rmSync(folder, { recursive: true });
    else console.log(`pages: ${folder}`);
    console.log(`${passed} passed, ${failed.length} failed`);
    process.exit(failed.length === 0 ? 0 : 1);
  };

  return { tally, source, build, folder, browse, check, accessible, end };
}
