import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { demoCategories } from "../../testkit/demo-products.ts";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { root } from "../../testkit/root.ts";
import { startGateway, startWeb, type Service } from "../../testkit/services.ts";
import { expect, test } from "../fixtures.ts";

const missing: readonly (readonly [string, string])[] = [
  ["STATUS-04: an unknown category", "/cat/99999999/"],
  ["STATUS-04: a category that is no number", "/cat/nirgends/"],
  ["STATUS-05: an unknown product", "/prod/99999999/"],
  ["STATUS-06: an uppercase letter", "/Cat/1000/"],
  ["STATUS-06: an uppercase letter behind its escape", "/cat/%41bc/"],
  ["STATUS-06, C-26: an uppercase letter in an app route", "/checkout/Basket"],
  ["STATUS-06: an uppercase letter where a redirect would be", "/MyAccount/"],
  ["STATUS-06: an uppercase letter in the address of a file", "/Robots.txt"],
  ["STATUS-07: a dollar sign", "/cat/10$00/"],
  ["STATUS-08: a path that no page has", "/das/gibt/es/nicht/"],
];

for (const [what, path] of missing) {
  test(`${what} answers 404 with a page that helps`, async ({ request, chalkbox, storefront }) => {
    const response = await request.get(pageUrl(chalkbox, storefront, path), { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain("Diese Seite gibt es nicht");
    expect(html).toMatch(/<meta name="robots" content="noindex,follow"/);
  });
}

const pages = ["/", `/cat/${demoCategories.school}`, "/search", "/login", "/checkout/basket", "/prime"] as const;
for (const path of pages) {
  test(`ROUTE-01: ${path} answers the same with and without a slash at its end`, async ({
    request,
    chalkbox,
    storefront,
  }) => {
    const [without, withSlash] = await Promise.all(
      [path, path === "/" ? path : `${path}/`].map((target) =>
        request.get(pageUrl(chalkbox, storefront, target), { maxRedirects: 0 }),
      ),
    );
    expect(without?.status()).toBe(200);
    expect(withSlash?.status()).toBe(200);
    expect(titleOf((await withSlash?.text()) ?? "")).toBe(titleOf((await without?.text()) ?? ""));
  });
}

test.describe("with an upstream that is down", () => {
  let gateway: Service;
  let web: Service;
  test.beforeAll(async () => {
    const nowhere = "http://127.0.0.1:9";
    const credentials = { clientId: "unknown-client", clientSecret: "not-a-secret-of-the-shop" };
    gateway = await startGateway({
      graphqlUrl: `${nowhere}/graphql`,
      tokenUrl: `${nowhere}/oauth/token`,
      ...credentials,
    });
    web = await startWeb(gateway.origin, nowhere);
  });
  test.afterAll(async () => {
    await web.stop();
    await gateway.stop();
  });

  for (const path of ["/", `/cat/${demoCategories.school}/`, "/prod/10182/", "/beratung/"]) {
    test(`STATUS-09: ${path} answers 503 and shows Network error`, async ({ request }) => {
      const response = await request.get(`${web.origin}${path}`);
      expect(response.status()).toBe(503);
      expect(await response.text()).toContain("Network error");
    });
  }
});

test("a built file that has gone since the start costs its visitor the answer and no other visitor", async ({
  request,
}) => {
  const name = `gone-${randomUUID()}.txt`;
  const file = path.join(root, "web/build/client", name);
  await writeFile(file, "There for a moment");
  const starting = startWeb("http://127.0.0.1:9", "http://127.0.0.1:9");
  await Promise.allSettled([starting]);
  await rm(file);
  const web = await starting;
  try {
    await expect(request.get(`${web.origin}/${name}`)).rejects.toThrow();
    expect((await request.get(`${web.origin}/health/live`)).status()).toBe(200);
  } finally {
    await web.stop();
  }
});

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "no title";
}
