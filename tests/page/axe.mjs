// axe-core, which finds what somebody who cannot see a page, or has no mouse, would stumble over.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

// Its source: looked for beside the build, and fetched once by npm where that is there; else null.
export function axeSource(build) {
  const folder = join(build, "npm");
  const file = join(folder, "node_modules/axe-core/axe.min.js");
  if (!existsSync(file)) {
    const options = ["--no-audit", "--no-fund", "--ignore-scripts"];
    try {
      execFileSync("npm", ["install", "--prefix", folder, ...options, "axe-core@4.10.2"], {
        stdio: "ignore",
        timeout: 60_000,
      });
    } catch {
      return null;
    }
  }
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

// What it finds in the page as it is now.
export async function violations(tab, source) {
  await tab.evaluate(source);
  return tab.evaluate(`axe.run(document).then((r) =>
    r.violations.map((v) => v.id + ": " + v.help + "\\n  " +
      v.nodes.slice(0, 4).map((n) => n.html.slice(0, 160) + " " + (n.any[0]?.message ?? "")).join("\\n  ")))`);
}
