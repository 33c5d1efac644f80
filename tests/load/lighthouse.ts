import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, findBrowser } from "../../scripts/browser.ts";
import { freePort } from "../testkit/ports.ts";
import { type Finding, percentile } from "./measure.ts";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const categories = [
  ["performance", 95],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
] as const;

/** Runs of a page that count; points differ from run to run, so the middle one is taken, as Lighthouse advises. */
const runs = 3;

/**
 * Lighthouse's points of pages, with its mobile preset (slow network, a quarter of this machine's speed). Each page is
 * visited once before: the first visit of all has the server draw its pictures.
 */
export async function measureLighthouse(pages: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const executablePath = findBrowser();
  if (executablePath === undefined) return [];
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const onlyCategories = categories.map(([id]) => id);
  const findings: Finding[] = [];
  try {
    for (const [name, url] of Object.entries(pages)) {
      const results: Result[] = [];
      for (let run = 0; run <= runs; run += 1) {
        const result = await lighthouse(url, { port, logLevel: "error", onlyCategories });
        if (run > 0 && result !== undefined) results.push(result.lhr);
      }
      for (const [id, target] of categories) {
        const scores = results.map((lhr) => (lhr.categories[id]?.score ?? Number.NaN) * 100);
        const measured = percentile(scores, 0.5);
        findings.push({ what: `Lighthouse, ${name}, ${id}`, target, measured, unit: "points", atMost: false });
      }
      process.stdout.write(`  ${name}: ${results.map(describe).join("; ")}\n`);
    }
  } finally {
    await browser.close();
  }
  return findings;
}

/** What a run's points are made of, in milliseconds, and why there are none. */
function describe({ audits, categories: { performance }, runtimeError, runWarnings }: Result): string {
  const at = (id: string): string => `${Math.round(audits[id]?.numericValue ?? Number.NaN)}`;
  const parts = `paint ${at("first-contentful-paint")}, largest ${at("largest-contentful-paint")}, blocked ${at("total-blocking-time")}`;
  const faults = [runtimeError?.message, ...runWarnings, ...unmeasured(audits)].filter((fault) => fault !== undefined);
  const score = performance?.score;
  return `${score === null || score === undefined ? "none" : Math.round(score * 100)} (${[parts, ...faults].join("; ")})`;
}

function unmeasured(audits: Result["audits"]): readonly string[] {
  return Object.values(audits).flatMap(({ id, errorMessage }) =>
    errorMessage === undefined ? [] : [`${id}: ${errorMessage}`],
  );
}
