import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { browseLimit, type Bundle, readBundle } from "../../testkit/bundle.ts";
import { root } from "../../testkit/root.ts";
import { expect, test } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { hydrated } from "../steps/hydrated.ts";

/** Most bytes of JavaScript that a first visit of a page may load, gzipped; the design allows 175 kB in the checkout. */
const limits: readonly (readonly [string, number])[] = [
  ["routes/category", browseLimit],
  ["routes/product", browseLimit],
  ["routes/login", 155_000],
  ["routes/register", 155_000],
  ["routes/account/contact-details", 155_000],
  ["routes/account/password", 155_000],
  ["routes/account/orders", 155_000],
  ["routes/account/order-detail", 155_000],
  ["routes/returns/start", 155_000],
  ["routes/account/addresses", 155_000],
  // 0.8 kB for chosen pictures, which stay and are sent again as the same when nothing has answered.
  ["routes/returns/product-selection", 156_000],
  ["routes/returns/regulations", 155_000],
  ["routes/returns/carrier", 155_000],
  ["routes/returns/confirm", 155_000],
  ["routes/returns/withdrawal", 155_000],
  ["routes/account/reset-password", 155_000],
  ["routes/account/new-password", 155_000],
  ["routes/checkout/login", 156_000],
  ["routes/checkout/shipping", 156_000],
  ["routes/checkout/payment", 156_000],
  ["routes/checkout/summary", 156_000],
  ["routes/checkout/confirmation", 156_000],
];
const browseRoutes = ["routes/home", "routes/category", "routes/product", "routes/search", "routes/content"];

let bundle: Bundle;
test.beforeAll(async () => {
  bundle = await readBundle();
});

for (const [route, limit] of limits) {
  test(`${route} loads at most ${limit / 1_000} kB of JavaScript`, () => {
    expect(bundle.gzipBytes(bundle.chunksOf(route))).toBeLessThanOrEqual(limit);
  });
}

/** The ids of operations: they travel with the code that sends them and reveal it. */
async function idsOf(names: readonly string[]): Promise<readonly string[]> {
  const hooks = names.map((name) => readFile(path.join(root, `web/src/graph/generated/${name}.ts`), "utf8"));
  return (await Promise.all(hooks)).flatMap((text) => text.match(/sha256:[0-9a-f]{64}/) ?? []);
}

async function checkoutIds(): Promise<readonly string[]> {
  const files = await readdir(path.join(root, "operations/checkout"));
  return idsOf(files.filter((file) => !file.includes(".fragment.")).map((file) => path.basename(file, ".graphql")));
}

/** The chunks that request something of the checkout. */
async function checkoutChunks(chunks: ReadonlySet<string>): Promise<readonly string[]> {
  const ids = await checkoutIds();
  expect(ids.length).toBeGreaterThan(10);
  return [...chunks].filter((chunk) => ids.some((id) => bundle.text(chunk).includes(id)));
}

for (const route of browseRoutes) {
  test(`no checkout code can be reached from ${route}, not even lazily`, async () => {
    expect(await checkoutChunks(bundle.reachableFrom(route))).toEqual([]);
  });
}

test("the check above would see checkout code", async () => {
  expect(await checkoutChunks(bundle.chunksOf("routes/checkout/shipping"))).not.toEqual([]);
});

/** The chunks that measure visitors: the ids of the operations that send what was measured travel with that code. */
async function trackingChunks(chunks: ReadonlySet<string>): Promise<readonly string[]> {
  const ids = await idsOf(["AddEvents", "ActiveAbTests"]);
  expect(ids).toHaveLength(2);
  return [...chunks].filter((chunk) => ids.some((id) => bundle.text(chunk).includes(id)));
}

test("no page starts with code that measures visitors: each can only load it later", async () => {
  const pages = bundle.routeIds.filter((route) => route.startsWith("routes/") && !route.startsWith("routes/layouts/"));
  expect(pages).toEqual(expect.arrayContaining(browseRoutes));
  for (const route of pages) expect([route, await trackingChunks(bundle.chunksOf(route))]).toEqual([route, []]);
  for (const route of browseRoutes) expect(await trackingChunks(bundle.reachableFrom(route))).toHaveLength(1);
});

test("with no consent, or the necessary one, nothing that measures is loaded; with consent it is", async ({
  page,
  context,
  open,
}) => {
  const measuring = await trackingChunks(bundle.reachableFrom("routes/home"));
  const loaded = () =>
    page.evaluate(
      (names) =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => names.some((chunk) => name.endsWith(chunk)))
          .map(({ name }) => name),
      measuring,
    );
  for (const choice of [null, "necessary"] as const) {
    if (choice !== null) await context.addCookies([consentCookie(choice, page.url())]);
    await open("/");
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await loaded()).toEqual([]);
  }
  await context.addCookies([consentCookie("statistics", page.url())]);
  await page.reload();
  await expect.poll(loaded).toHaveLength(1);
});
