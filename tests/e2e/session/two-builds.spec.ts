import type { BrowserContext, Page } from "@playwright/test";
import { request } from "undici";
import * as v from "valibot";
import { type Relay, startRelay } from "../../testkit/relay.ts";
import { homeLabels, productLabels, secondBuild } from "../../testkit/second-build.ts";
import { type Service, startWeb } from "../../testkit/services.ts";
import { expect, test as base } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";

/** One test after the other: they share the second build and its web. */
base.describe.configure({ mode: "default" });

/** A build as its own files describe it. */
interface Build {
  readonly id: string;
  readonly assets: ReadonlySet<string>;
  /** Words that only its code knows. */
  readonly home: string;
  readonly product: string;
}

/** What a tab shows and has loaded. */
interface Shown {
  /** Build of the markup. */
  readonly id: string;
  /** Names of the links in header and main part that differ from build to build. */
  readonly text: string;
  /** Paths of all files that the page names or has requested. */
  readonly files: readonly string[];
}

const Latest = v.object({ id: v.string() });
const Meta = v.object({ id: v.string(), assets: v.array(v.string()) });

async function buildAt(port: number, words: Pick<Build, "home" | "product">): Promise<Build> {
  const get = async (path: string): Promise<unknown> =>
    (await request(`http://127.0.0.1:${port}${path}`, { headers: { host: "localhost" } })).body.json();
  const { id } = v.parse(Latest, await get("/builds/latest.json"));
  const meta = v.parse(Meta, await get(`/builds/meta/${id}.json`));
  return { id, assets: new Set(meta.assets), ...words };
}

let second: Service;
let builds: { readonly a: Build; readonly b: Build };

/** A browser whose network is cut, and whose files are gone, reports that in its console itself. */
const test = base.extend<{ readonly relay: Relay; readonly quietConsole: undefined; readonly faults: string[] }>({
  relay: async ({ chalkbox, context }, provide) => {
    const relay = await startRelay(chalkbox.webPort);
    await context.addCookies([consentCookie("statistics", `http://localhost:${relay.port}/`)]);
    await provide(relay);
    await relay.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
  quietConsole: async ({}, provide) => provide(undefined),
  faults: async ({ context }, provide) => {
    const faults: string[] = [];
    context.on("weberror", (error) => faults.push(error.error().message));
    await provide(faults);
  },
});

test.beforeAll(async ({ chalkbox }) => {
  test.setTimeout(180_000);
  const { entry } = await secondBuild();
  const first = `http://127.0.0.1:${chalkbox.webPort}`;
  second = await startWeb(first, first, {}, entry);
  builds = {
    a: await buildAt(chalkbox.webPort, { home: homeLabels.first, product: productLabels.first }),
    b: await buildAt(Number(new URL(second.origin).port), { home: homeLabels.second, product: productLabels.second }),
  };
});
test.afterAll(() => second.stop());

/** The second build takes the first one's place, whose files are gone. */
function deploy(relay: Relay): void {
  relay.target = Number(new URL(second.origin).port);
  // Connections of before lead to the first one.
  relay.cut();
  relay.restore();
}

const shown = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
    const id: unknown = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "version") : null;
    const named = [...document.querySelectorAll("script[src], link[href]")].map(
      (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
    );
    const requested = performance.getEntriesByType("resource").map(({ name }) => name);
    const files = [...named, ...requested]
      .map((address) => new URL(address, location.href).pathname)
      .filter((path) => path.startsWith("/assets/"));
    const home = document.querySelector("header a[href='/']")?.getAttribute("aria-label") ?? "";
    const labels = [...document.querySelectorAll("main dt, main p, main span")].map(({ textContent }) => textContent);
    return { id: String(id), text: [home, ...labels].join("\n"), files: [...new Set(files)] };
  });

/**
 * Expects that a page is of one build: its markup, the words that its code writes, and each file that it has loaded.
 * @returns which it is
 */
async function expectOneBuild(page: Page): Promise<"a" | "b"> {
  await hydrated(page);
  const { id, text, files } = await shown(page);
  const name = id === builds.a.id ? "a" : "b";
  const build = builds[name];
  expect(id).toBe(build.id);
  expect(
    files.filter((file) => !build.assets.has(file)),
    `files of another build than ${name}`,
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(5);
  expect(text.split("\n")[0]).toBe(build.home);
  if (page.url().includes("/prod/")) {
    const label = text.split("\n").find((line) => line.startsWith(productLabels.first)) ?? "";
    expect(label.startsWith(productLabels.second)).toBe(name === "b");
  }
  return name;
}

/** Names and contents of what the service worker keeps. */
const kept = (page: Page): Promise<Record<string, readonly string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

/** Counts the pages that are loaded whole. */
function countLoads(context: BrowserContext): () => number {
  let loads = 0;
  context.on("request", (sent) => {
    if (sent.isNavigationRequest() && sent.serviceWorker() === null) loads += 1;
  });
  return () => loads;
}

test("OP-A-12: a build deployed under open tabs: every page is of one build, with a network and without", async ({
  page,
  context,
  shopper,
  relay,
  faults,
}) => {
  expect(builds.a.id).not.toBe(builds.b.id);
  const { id } = await shopper.newProduct({ priceCents: 1_999 });
  const product = `/prod/${id}/`;
  const at = (path: string) => `http://localhost:${relay.port}${path}`;
  await page.goto(at("/"));
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(at(product));
  expect(await expectOneBuild(page)).toBe("a");
  await expect.poll(async () => (await kept(page))[`pages-${builds.a.id}`] ?? []).toContain(product);

  deploy(relay);
  // The code of a category has not been loaded yet, and is gone.
  const loads = countLoads(context);
  await page.getByRole("navigation", { name: "Sie sind hier" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/\/cat\//);
  expect(await expectOneBuild(page)).toBe("b");
  expect(loads()).toBe(1);

  const other = await context.newPage();
  await other.goto(at(product));
  expect(await expectOneBuild(other)).toBe("b");
  await page.goBack();
  await expect(page).toHaveURL(at(product));
  await expectOneBuild(page);
  await page.reload();
  expect(await expectOneBuild(page)).toBe("b");

  // What was kept of the first build has gone with its files, so that the offline page offers none of it.
  await expect.poll(() => kept(page).then(Object.keys)).toEqual([`pages-${builds.b.id}`]);
  await expect.poll(async () => (await kept(page))[`pages-${builds.b.id}`] ?? []).toContain(product);
  relay.cut();
  await page.goto(at(product));
  await expect(page.getByRole("note").first()).toContainText("können sich geändert haben");
  const offline = await shown(page);
  expect(offline.text.split("\n")[0]).toBe(builds.b.home);
  expect(offline.files.filter((file) => !builds.b.assets.has(file))).toEqual([]);
  relay.restore();
  await page.reload();
  expect(await expectOneBuild(page)).toBe("b");
  expect(faults).toEqual([]);
});
