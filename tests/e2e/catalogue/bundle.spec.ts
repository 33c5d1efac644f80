import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Bundle, readBundle } from "../../testkit/bundle.ts";
import { root } from "../../testkit/root.ts";
import { expect, test } from "../fixtures.ts";

/** Most bytes of JavaScript that a first visit of a page may load, gzipped. */
const limits: readonly (readonly [string, number])[] = [
  ["routes/category", 142_000],
  ["routes/product", 142_000],
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

/** The ids of the checkout's operations: they travel with the code that asks them and give it away. */
async function checkoutIds(): Promise<readonly string[]> {
  const files = await readdir(path.join(root, "operations/checkout"));
  const names = files.filter((file) => !file.includes(".fragment.")).map((file) => path.basename(file, ".graphql"));
  const hooks = names.map((name) => readFile(path.join(root, `web/src/graph/generated/${name}.ts`), "utf8"));
  return (await Promise.all(hooks)).flatMap((text) => text.match(/sha256:[0-9a-f]{64}/) ?? []);
}

/** The chunks that ask for something of the checkout. */
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
