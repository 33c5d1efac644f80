import { type Browser, chromium, type Page } from "@playwright/test";
import * as v from "valibot";
import { browserArguments, requireBrowser } from "../../scripts/browser.ts";
import { type Chalkbox, pageUrl } from "../testkit/chalkbox.ts";
import { de } from "../testkit/storefronts.ts";
import { type Finding, percentile } from "./measure.ts";

/**
 * What the browser reports of a page while it is used: largest contentful paint and interaction to next paint in ms,
 * cumulative layout shift.
 */
const Vitals = v.object({ paint: v.number(), shift: v.number(), interaction: v.number() });
type Vitals = v.InferOutput<typeof Vitals>;

/** A kind of page, and what a visitor does there. */
interface PageKind {
  readonly name: string;
  readonly path: string;
  /** Limit of its largest paint, in ms. */
  readonly paint: number;
  readonly act: (page: Page) => Promise<void>;
}

/** An entry of any of the types that are observed. */
type Entry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly interactionId: number;
};

const runs = 3;
/** A phone on a slow network: 375 px, a quarter of this machine's speed, 1.6 Mbit/s down, 0.75 up, 150 ms away. */
const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;
/** How long the effects of an interaction are watched, in ms: a shift by an answer comes after the answer. */
const watched = 2_000;
/** The longest that an interaction may take, in ms, and the most that a page may shift. */
export const limits = { interaction: 200, shift: 0.1 };

const openMenu = (page: Page): Promise<void> => page.getByRole("button", { name: "Menü" }).click();
const openFilters = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /Filter/ })
    .first()
    .click();
/** A choice in the drawer has the list behind it requested at once. */
const applyFilter = async (page: Page): Promise<void> => {
  await openFilters(page);
  await page.getByRole("dialog").getByRole("checkbox").first().click();
  await page.waitForURL(/[?&]filter\./);
};
/** With the keyboard: a choice that a script makes is no interaction. */
const sort = async (page: Page): Promise<void> => {
  await page.getByLabel("Sortieren nach").focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForURL(/[?&]sort/);
};
const addToBasket = (page: Page): Promise<void> => page.getByRole("button", { name: "In den Warenkorb" }).click();
const chooseVariant = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("group").getByRole("link").first().click();
const typeEmail = (page: Page): Promise<void> =>
  page
    .getByRole("main")
    .getByLabel(/E-Mail/)
    .first()
    .pressSequentially("anna@");

const kinds: readonly PageKind[] = [
  { name: "home", path: "/", paint: 1_500, act: openMenu },
  { name: "listing", path: "/cat/1000/", paint: 1_500, act: openFilters },
  { name: "filter applied", path: "/cat/1000/", paint: 1_500, act: applyFilter },
  { name: "list sorted", path: "/cat/1000/", paint: 1_500, act: sort },
  { name: "product", path: "/prod/10182/", paint: 1_500, act: addToBasket },
  { name: "product with variants", path: "/prod/10308/", paint: 1_500, act: chooseVariant },
  { name: "content", path: "/beratung/", paint: 1_500, act: openMenu },
  { name: "search", path: "/search?q=schere", paint: 2_500, act: openFilters },
  { name: "login", path: "/login/", paint: 2_500, act: typeEmail },
  { name: "registration", path: "/myaccount/register/", paint: 2_500, act: typeEmail },
  { name: "prime", path: "/prime/", paint: 2_500, act: openMenu },
  { name: "basket", path: "/checkout/basket/", paint: 2_500, act: openMenu },
];

/** Runs in the page before its own scripts. */
function observeVitals(): void {
  const vitals: Vitals = { paint: 0, shift: 0, interaction: 0 };
  Reflect.set(globalThis, "vitals", vitals);
  const listen = (type: string, read: (entry: Entry) => void): void => {
    const observer = new PerformanceObserver((list) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type that is observed has these fields
      for (const entry of list.getEntries()) read(entry as Entry);
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    observer.observe(options);
  };
  listen("largest-contentful-paint", ({ startTime }) => (vitals.paint = startTime));
  listen("layout-shift", ({ value, hadRecentInput }) => (vitals.shift += hadRecentInput ? 0 : value));
  listen("event", ({ duration, interactionId }) => {
    if (interactionId > 0) vitals.interaction = Math.max(vitals.interaction, duration);
  });
}

/** A page with an empty cache on the slow phone, which observes itself. Its context is the caller's to close. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  await context.addInitScript(observeVitals);
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.emulateNetworkConditions", network);
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** What the browser has seen of a page so far, the effects of the last interaction included. */
export async function readVitals(page: Page): Promise<Vitals> {
  await page.waitForTimeout(watched);
  return v.parse(Vitals, await page.evaluate("vitals"));
}

/** One visit with an empty cache: loads the page, does one thing, and reads what the browser has seen. */
async function visit(browser: Browser, url: string, act: PageKind["act"]): Promise<Vitals> {
  const page = await openSlowPhone(browser);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await act(page);
    return await readVitals(page);
  } finally {
    await page.context().close();
  }
}

/**
 * Largest paint, shift and interaction of ten kinds of pages, two of them used in another way as well, on a slow phone:
 * the median of three visits each. Each page is visited once before: the first visit of all has the server draw its pictures.
 */
export async function measureVitals(chalkbox: Chalkbox): Promise<readonly Finding[]> {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  const findings: Finding[] = [];
  try {
    for (const { name, path, paint, act } of kinds) {
      const url = pageUrl(chalkbox, de, path);
      await visit(browser, url, act);
      const visits: Vitals[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, url, act));
      const median = (vital: keyof Vitals): number =>
        percentile(
          visits.map((each) => each[vital]),
          0.5,
        );
      findings.push(
        { what: `${name}, largest paint`, target: paint, measured: median("paint"), unit: "ms", atMost: true },
        {
          what: `${name}, interaction`,
          target: limits.interaction,
          measured: median("interaction"),
          unit: "ms",
          atMost: true,
        },
        { what: `${name}, shift`, target: limits.shift, measured: median("shift"), unit: "score", atMost: true },
      );
    }
  } finally {
    await browser.close();
  }
  return findings;
}
