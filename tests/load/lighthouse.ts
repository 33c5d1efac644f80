import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, findBrowser } from "../../scripts/browser.ts";
import { freePort } from "../testkit/ports.ts";
import type { Finding } from "./measure.ts";

const categories = [
  ["performance", 95],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
] as const;

/** Lighthouse's points of pages, with its mobile preset (slow network, a quarter of this machine's speed). */
export async function measureLighthouse(pages: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return [];
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const findings: Finding[] = [];
  try {
    for (const [name, url] of Object.entries(pages)) {
      const result = await lighthouse(url, { port, logLevel: "error", onlyCategories: categories.map(([id]) => id) });
      for (const [id, target] of categories) {
        const score = result?.lhr.categories[id]?.score ?? Number.NaN;
        findings.push({
          what: `Lighthouse, ${name}, ${id}`,
          target,
          measured: score * 100,
          unit: "points",
          atMost: false,
        });
      }
      const failed = Object.values(result?.lhr.audits ?? {}).filter(({ score }) => score === 0);
      if (failed.length > 0) process.stdout.write(`  ${name}: ${failed.map(({ id }) => id).join(", ")}\n`);
    }
  } finally {
    await browser.close();
  }
  return findings;
}
