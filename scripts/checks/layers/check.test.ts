import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../bootstrap/root.mjs";
import { temporaryFolder } from "../../start/testing/launched.ts";
import { findBreaches, findCycle } from "./check.ts";

/** The breaches of a checkout that consists of these files. */
async function breachesOf(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "services", "session"), { recursive: true });
  await mkdir(path.join(folder, "services", "edge"), { recursive: true });
  await mkdir(path.join(folder, "services", "input-text"), { recursive: true });
  await mkdir(path.join(folder, "services", "order-list"), { recursive: true });
  await mkdir(path.join(folder, "services", "storefront"), { recursive: true });
  await mkdir(path.join(folder, "services", "pictures"), { recursive: true });
  await mkdir(path.join(folder, "services", "environment"), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return findBreaches(folder);
}

describe("a planted violation of every row fails", () => {
  test.each([
    ["web/src/routes", "web/src/routes/home.tsx", `import { x } from "../../server/proxy.ts";`],
    ["web/src/shell → domain", "web/src/shell/header.tsx", `import { Cart } from "~/cart/mini-cart.tsx";`],
    ["web/src/shell → routes", "web/src/shell/header.tsx", `import("../routes/home.tsx");`],
    ["web/src/<domain> → another", "web/src/cart/basket.tsx", `import { Tile } from "../catalogue/tile.tsx";`],
    ["web/src/<domain> → shell", "web/src/cart/basket.tsx", `import { Header } from "~/shell/header.tsx";`],
    ["web/src/<domain> → routes", "web/src/cart/basket.tsx", `export { x } from "~/routes/home.tsx";`],
    ["web/src/ui → graph", "web/src/ui/button.tsx", `import { useQuery } from "~/graph/hooks.ts";`],
    ["web/src/ui → domain", "web/src/ui/button.tsx", `import type { Item } from "~/catalogue/item.ts";`],
    ["web/src/graph → ui", "web/src/graph/load.ts", `import { Toast } from "../ui/toast.tsx";`],
    ["web/src/lib imports nothing", "web/src/lib/money.ts", `import { Price } from "../ui/price.tsx";`],
    ["web's plain lazy", "web/src/cart/basket.tsx", `import { lazy, Suspense } from "react";`],
    ["web's plain React.lazy", "web/src/routes/home.tsx", `const Part = React.lazy(load);`],
    ["late code of a form", "web/src/routes/login.tsx", `const { submit } = await import("~/account/submit.ts");`],
    [
      "late code of a page",
      "web/src/routes/basket.tsx",
      `const [a, b] = await Promise.all([\n import("~/a.ts"), import("~/b.ts")]);`,
    ],
    ["resolvers → store", "services/shop/src/cart/cart.resolvers.ts", `import { read } from "./cart.store.ts";`],
    [
      "resolvers → other service",
      "services/shop/src/cart/cart.resolvers.ts",
      `import { x } from "../search/search.service.ts";`,
    ],
    [
      "service → other store",
      "services/shop/src/cart/cart.service.ts",
      `import { x } from "../catalogue/catalogue.store.ts";`,
    ],
    ["service → resolvers", "services/shop/src/cart/cart.service.ts", `import { x } from "./cart.resolvers.ts";`],
    ["resolvers → loader", "services/shop/src/cart/cart.resolvers.ts", `import { read } from "./cart.loader.ts";`],
    [
      "resolvers → store's types",
      "services/shop/src/cart/cart.resolvers.ts",
      `import type { R } from "./cart.store.ts";`,
    ],
    ["route → store", "services/shop/src/cart/cart.route.ts", `import { read } from "./cart.store.ts";`],
    ["loader → service", "services/shop/src/cart/cart.loader.ts", `import { read } from "./cart.service.ts";`],
    ["role-less → store", "services/shop/src/cart/lines.ts", `import { read } from "./cart.store.ts";`],
    ["role-less → loader", "services/shop/src/cart/lines.ts", `import { read, type R } from "./cart.loader.ts";`],
    ["role-less → service", "services/shop/src/cart/lines.ts", `import { x } from "../orders/orders.service.ts";`],
    ["store → service", "services/shop/src/cart/cart.store.ts", `import { x } from "./cart.service.ts";`],
    ["store → other domain", "services/shop/src/cart/cart.store.ts", `import { x } from "../orders/order.ts";`],
    ["types → rules", "services/shop/src/cart/cart.types.ts", `import { x } from "./lines.ts";`],
    [
      "types → another domain's rules",
      "services/shop/src/cart/a.types.ts",
      `import type { X } from "../orders/order.ts";`,
    ],
    ["SQL outside a store", "services/shop/src/cart/cart.service.ts", "const rows = await sql`select 1`;"],
    ["a column outside a store", "services/shop/src/cart/cart.service.ts", "const { item_id } = row;"],
    ["a column in a template", "services/shop/src/cart/cart.ts", "say(`${row.name_de} /* */`);"],
    ["platform → domain", "services/shop/src/platform/auth.ts", `import { x } from "../account/account.service.ts";`],
    ["gateway → shop", "services/gateway/src/main.ts", `import { x } from "../../shop/src/main.ts";`],
    [
      "gateway → inside of session",
      "services/gateway/src/main.ts",
      `import { x } from "@chalkbox/session/src/schema.ts";`,
    ],
    ["shop → session", "services/shop/src/main.ts", `import { x } from "@chalkbox/session";`],
    ["web → session", "web/src/graph/load.ts", `import { x } from "@chalkbox/session";`],
    ["sandbox → shop", "services/sandbox/src/main.ts", `import { x } from "../../shop/src/platform/money.ts";`],
    [
      "tests → service source",
      "tests/contract/cart/cart.test.ts",
      `import { x } from "../../../services/shop/src/main.ts";`,
    ],
    [
      "a service → the environment's files",
      "services/shop/src/platform/config.ts",
      `import { x } from "../../../environment/src/environment.ts";`,
    ],
    [
      "the environment → a service",
      "services/environment/src/environment.ts",
      `import { x } from "../../shop/src/platform/config.ts";`,
    ],
    [
      "a service → the edge's files",
      "services/shop/src/server.ts",
      `import { x } from "../../edge/src/edge-server.ts";`,
    ],
    ["a page → the edge", "web/src/shell/header.tsx", `import { edgeLimits } from "@chalkbox/edge";`],
    ["a service → the tests' sockets", "services/shop/src/server.ts", `import { x } from "@chalkbox/edge/testing";`],
    ["a page → the environment", "web/src/shell/header.tsx", `import { url } from "@chalkbox/environment";`],
    ["the environment read in a service", "services/gateway/src/main.ts", `const port = process.env["PORT"];`],
    ["the environment read in a page", "web/src/graph/load.ts", `const { env } = process;`],
    ["the environment read in the launcher", "scripts/start/plans.ts", `import { env } from "node:process";`],
    ["the edge → a service", "services/edge/src/guard.ts", `import { x } from "../../gateway/src/config.ts";`],
    ["a page → what reads documents", "web/src/lib/a.ts", `import { x } from "@chalkbox/input-text/document";`],
    ["a page → what parses HTML", "web/src/lib/a.ts", `import { x } from "@chalkbox/input-text/html";`],
    ["a page → the reader of lists", "web/src/cart/a.ts", `import { x } from "@chalkbox/order-list";`],
    ["a service → the reader of lists", "services/shop/src/server.ts", `import { x } from "@chalkbox/order-list";`],
    ["the reader of lists → a service", "services/order-list/src/a.ts", `import { x } from "../../shop/src/main.ts";`],
    ["a page → the texts' files", "web/src/lib/a.ts", `import { x } from "../../../services/input-text/src/a.ts";`],
    [
      "a page → the storefronts' files",
      "web/src/lib/a.ts",
      `import { x } from "../../../services/storefront/src/a.ts";`,
    ],
    [
      "the storefronts → a service",
      "services/storefront/src/a.ts",
      `import { x } from "../../shop/src/platform/b.ts";`,
    ],
    ["the shop → a picture's file", "services/shop/src/a.ts", `import { x } from "../../pictures/src/draw.ts";`],
    ["the gateway → pictures", "services/gateway/src/main.ts", `import { x } from "@chalkbox/pictures";`],
    ["pictures → the shop", "services/pictures/src/media.ts", `import { x } from "../../shop/src/platform/http.ts";`],
    ["the texts → a service", "services/input-text/src/a.ts", `import { x } from "../../shop/src/platform/b.ts";`],
    ["tests → web source", "tests/e2e/cart.spec.ts", `import { x } from "../../web/src/lib/money.ts";`],
  ])("%s", async (_row, file, text) => {
    expect(await breachesOf({ [file]: text })).toEqual([expect.stringContaining(`${file}:1: `)]);
  });

  test.each([
    ["errors", "bytes"],
    ["bytes", "cache"],
    ["cache", "upstream"],
    ["upstream", "identity"],
    ["identity", "security"],
    ["security", "subschemas"],
    ["subschemas", "planning"],
    ["planning", "observability"],
    ["observability", "scale-out"],
    ["scale-out", "http"],
  ])("the gateway's folders: %s → %s, by a type alone", async (from, to) => {
    const file = `services/gateway/src/${from}/a.ts`;
    expect(await breachesOf({ [file]: `import type { B } from "../${to}/b.ts";` })).toEqual([
      expect.stringContaining(`${file}:1: ../${to}/b.ts: against the order of the gateway's folders`),
    ]);
    expect(
      await breachesOf({ [`services/gateway/src/${to}/b.ts`]: `import type { A } from "../${from}/a.ts";` }),
    ).toEqual([]);
  });

  test("a folder of the gateway → what puts it together", async () => {
    const file = "services/gateway/src/http/a.ts";
    expect(await breachesOf({ [file]: `import type { Config } from "../config.ts";` })).toEqual([
      expect.stringContaining(`${file}:1: `),
    ]);
  });

  test("files of the gateway in a circle, by types alone", async () => {
    const breaches = await breachesOf({
      "services/gateway/src/planning/a.ts": `import type { B } from "./b.ts";`,
      "services/gateway/src/planning/b.ts": `import type { A } from "./a.ts";`,
    });
    expect(breaches).toEqual([expect.stringContaining("planning/a.ts → services/gateway/src/planning/b.ts → ")]);
  });

  test.each([
    ["the session", "services/session/src/session.ts", "services/session/src/account.ts"],
    ["the demo data", "services/shop/seed/sections.ts", "services/shop/seed/content.ts"],
    ["the storefront", "web/src/shell/tabs.ts", "web/src/shell/changes.ts"],
    ["tests", "tests/campaigns/main.ts", "tests/campaigns/kills.ts"],
  ])("files of %s in a circle, by types alone", async (_, one, other) => {
    const breaches = await breachesOf({
      [one]: `import { b } from "./${path.basename(other)}";`,
      [other]: `import type { A } from "./${path.basename(one)}";`,
    });
    expect(breaches).toEqual([expect.stringContaining("files import each other in a circle")]);
    expect(breaches.join()).toContain(`${one} → ${other}`);
  });

  test("services in a circle", async () => {
    const breaches = await breachesOf({
      "services/shop/src/cart/cart.service.ts": `import { x } from "../orders/orders.service.ts";`,
      "services/shop/src/orders/stock.service.ts": `import { x } from "../prime/prime.service.ts";`,
      "services/shop/src/prime/membership.service.ts": `import { x } from "../cart/cart.service.ts";`,
    });
    expect(breaches).toEqual([expect.stringContaining("cart → orders → prime → cart")]);
  });
});

test("what the table allows passes", async () => {
  const breaches = await breachesOf({
    "web/src/routes/home.tsx": `import "~/cart/a.ts"; import "~/shell/b.ts"; import "~/ui/c.ts"; import "~/graph/d.ts";`,
    "web/src/cart/basket.tsx": `import "./line.tsx"; import "~/ui/c.ts"; import "~/graph/d.ts"; import "~/lib/e.ts";`,
    "services/shop/src/cart/cart.resolvers.ts": `import "./cart.service.ts"; import "../platform/context.ts";`,
    "services/shop/src/cart/cart.service.ts": `import "./cart.store.ts"; import "../catalogue/catalogue.service.ts";`,
    "services/shop/src/cart/cart.loader.ts": `import "./cart.store.ts"; import "./prices.ts"; import "../platform/a.ts";`,
    "services/shop/src/cart/lines.ts": `import type { Row } from "./cart.store.ts";\nimport type { A } from "./cart.loader.ts";`,
    "services/shop/src/cart/cart.ts": `import "./cart.resolvers.ts"; import "./cart.service.ts"; import "./cart.loader.ts";`,
    "services/shop/src/cart/cart.store.ts": "import '../platform/database.ts'; const rows = sql<Row[]>`select 1`;",
    "services/shop/src/account/address.store.ts": `import { addressSchema } from "../cart/address.types.ts";`,
    "services/shop/src/cart/line.ts":
      "// item_id\nconst known = { itemId: row['item_id'], text: `a_b ${1} c_d`, at: /x_y/ };",
    "services/shop/src/schema.ts": `import "./cart/cart.resolvers.ts";`,
    "services/gateway/src/main.ts": `import { typeDefs } from "@chalkbox/session";`,
    "services/sandbox/src/main.ts": `import { ConfigError } from "@chalkbox/environment";`,
    "services/shop/src/server.ts": `import { createEdgeServer } from "@chalkbox/edge";`,
    "services/shop/src/catalogue/catalogue.ts": `import "@chalkbox/pictures"; import "@chalkbox/pictures/media";`,
    "services/pictures/src/media.ts": `import { createProxies } from "@chalkbox/edge";`,
    "services/shop/src/platform/texts.ts": `import "@chalkbox/input-text"; import "@chalkbox/input-text/document"; import "@chalkbox/input-text/html";`,
    "web/src/ui/clean.server.ts": `import "@chalkbox/input-text/html"; import "@chalkbox/input-text/html-limits"; import "@chalkbox/input-text/html-rules";`,
    "web/src/lib/storefront-from-host.ts": `import { storefrontOfHost } from "@chalkbox/storefront";`,
    "web/src/cart/order-form/read-here.server.ts": `import { readOrderList } from "@chalkbox/order-list";`,
    "web/src/cart/order-form/entries.ts": `import "@chalkbox/order-list/amount"; import "@chalkbox/order-list/item-number";`,
    "web/src/lib/texts.ts": `import { isBroken } from "@chalkbox/input-text"; import { readText } from "@chalkbox/input-text/read-text";`,
    "services/sandbox/src/platform/config.ts": `const port = process.env["PORT"];`,
    "services/sandbox/src/config.test.ts": `const port = process.env["PORT"];`,
    "web/src/lib/environment.server.ts": `import { url } from "@chalkbox/environment"; process.env["PORT"];`,
    "scripts/start/launcher.ts": "// process.env\nspawn(command, { env: { ...process.env, PORT: port } });",
    "web/server/start.ts": `import { createEdgeServer } from "@chalkbox/edge";`,
    "web/server/start.test.ts": `import { sendRaw } from "@chalkbox/edge/testing";`,
    "services/gateway/test/attacks/http.test.ts": `import { sendRaw } from "@chalkbox/edge/testing";`,
    "tests/playwright.config.ts": `import { findBrowser } from "../scripts/browser.ts";`,
    "tests/e2e/cart.spec.ts": `import "../testkit/shopper.ts";`,
  });
  expect(breaches).toEqual([]);
});

test("this house keeps to its own table", async () => {
  expect(await findBreaches(root)).toEqual([]);
});

test("a cycle is found wherever it is, and none where there is none", () => {
  const edges = new Map([
    ["a", new Set(["b", "c"])],
    ["b", new Set(["c"])],
  ]);
  expect(findCycle(edges)).toBeUndefined();
  expect(findCycle(new Map([...edges, ["c", new Set(["b"])]]))).toEqual(["b", "c", "b"]);
});
