// axe-core, looked for beside the build, and fetched once by npm where that is there.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Its script; null where npm did not bring it.
export function findAxe(build) {
  const file = join(build, "npm/node_modules/axe-core/axe.min.js");
  if (!existsSync(file)) {
    const options = ["--no-audit", "--no-fund", "--ignore-scripts", "axe-core@4.10.2"];
    try {
      execFileSync("npm", ["install", "--prefix", join(build, "npm"), ...options], {
        stdio: "ignore",
        timeout: 60_000,
      });
    } catch {
      // Whoever asks says so.
    }
  }
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

// What it finds in the page that is open.
export async function violations(tab, axe) {
  await tab.evaluate(axe);
  return tab.evaluate(`axe.run(document).then((r) =>
    r.violations.map((v) => v.id + ": " + v.help + "\\n  " +
      v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + " " + (n.any[0]?.message ?? "")).join("\\n  ")))`);
}
