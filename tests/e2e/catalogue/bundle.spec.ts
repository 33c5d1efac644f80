import { readdir } from "node:fs/promises";
import path from "node:path";
import { type Bundle, readBundle } from "../../testkit/bundle.ts";
import { root } from "../../testkit/root.ts";
import { expect, test } from "../fixtures.ts";

/**
 * Most bytes of JavaScript that a first visit of a checkout page may load, gzipped. The bounds of browse pages are the
 * bench's: they are not reached yet, and it prints by how much.
 */
const limits: readonly (readonly [string, number])[] = [
  ["routes/checkout/login", 160_000],
  ["routes/checkout/shipping", 160_000],
  ["routes/checkout/payment", 160_000],
  ["routes/checkout/summary", 160_000],
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

for (const route of browseRoutes) {
  test(`no checkout code can be reached from ${route}, not even lazily`, async () => {
    const files = await readdir(path.join(root, "operations/checkout"));
    const operations = files
      .filter((file) => !file.includes(".fragment."))
      .map((file) => path.basename(file, ".graphql"));
    expect(operations.length).toBeGreaterThan(10);
    // Operations travel with the code that asks them: their names give it away.
    const asks = new RegExp(`\\b(query|mutation) (${operations.join("|")})\\b`);
    const leaks = [...bundle.reachableFrom(route)].filter((chunk) => asks.test(bundle.text(chunk)));
    expect(leaks).toEqual([]);
  });
}

test("the check above would see checkout code", () => {
  const chunks = [...bundle.chunksOf("routes/checkout/shipping")];
  expect(chunks.some((chunk) => /\bmutation CompleteShippingStep\b/.test(bundle.text(chunk)))).toBe(true);
});
