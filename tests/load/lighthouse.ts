import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserArguments, requireBrowser } from "../../scripts/browser.ts";
import { freePort } from "../testkit/ports.ts";
import { type Finding, percentile } from "./measure.ts";

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const categories = [
  ["performance", 98],
  ["accessibility", 100],
  ["best-practices", 100],
  ["seo", 100],
] as const;

/** Runs of a page that count; points differ from run to run, so the middle one is taken, as Lighthouse advises. */
const runs = 3;
/**
 * Keeps a tab in its process. A site of its own would get a new one, which joins the recording late: on a busy machine
 * after the navigation has begun, and Lighthouse finds none (NO_NAVSTART).
 */
const oneProcess = "--disable-site-isolation-trials";
/** Most tries of a page: what could not be recorded counts for nothing. */
const tries = 10;

/**
 * Lighthouse's points of pages, with its mobile preset (slow network, a quarter of this machine's speed). Each page is
 * visited once before: the first visit of all has the server draw its pictures.
 *
 * @throws Error when Chromium could not record a page often enough
 */
export async function measureLighthouse(pages: Readonly<Record<string, string>>): Promise<readonly Finding[]> {
  const executablePath = requireBrowser();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, oneProcess, `--remote-debugging-port=${port}`],
  });
  const onlyCategories = categories.map(([id]) => id);
  const findings: Finding[] = [];
  try {
    for (const [name, url] of Object.entries(pages)) {
      const results: Result[] = [];
      await lighthouse(url, { port, logLevel: "error", onlyCategories });
      for (let tried = 0; results.length < runs; tried += 1) {
        if (tried === tries) throw new Error(`Chromium recorded ${name} ${results.length} times out of ${tries}`);
        const result = await lighthouse(url, { port, logLevel: "error", onlyCategories });
        if (result !== undefined && isWhole(result.lhr)) results.push(result.lhr);
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

const isWhole = ({ categories: measured }: Result): boolean =>
  categories.every(([id]) => typeof measured[id]?.score === "number");

/** What a run's points are made of, in milliseconds. */
function describe({ audits, categories: { performance }, runWarnings }: Result): string {
  const at = (id: string): string => `${Math.round(audits[id]?.numericValue ?? Number.NaN)}`;
  const parts = `paint ${at("first-contentful-paint")}, largest ${at("largest-contentful-paint")}, blocked ${at("total-blocking-time")}`;
  return `${Math.round((performance?.score ?? Number.NaN) * 100)} (${[parts, ...runWarnings].join("; ")})`;
}
