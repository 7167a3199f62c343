// A picture of a page, for looking at: shot.mjs PAGE.html[#e213] OUT.png [WIDTH HEIGHT] [dark] [zh] [KEYS…]
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Browser, findBrowser } from "./chromium.mjs";

const [page, out, width = "1280", height = "900", ...rest] = process.argv.slice(2);
const browser = new Browser(await findBrowser());
const tab = await browser.tab();
await tab.size(Number(width), Number(height));
await tab.prefers({ "color-scheme": rest.includes("dark") ? "dark" : "light" });
const [file, hash] = page.split("#");
await tab.open(`file://${resolve(file)}${hash ? `#${hash}` : ""}`);
if (rest.includes("zh")) await tab.press("l");
for (const key of rest.filter((k) => k.startsWith("key:"))) await tab.press(key.slice(4));
for (const code of rest.filter((k) => k.startsWith("do:")))
  console.log(await tab.evaluate(code.slice(3)));
await new Promise((done) => setTimeout(done, 300));
writeFileSync(out, await tab.picture());
if (tab.complaints.length > 0) console.log(tab.complaints);
await browser.close();
