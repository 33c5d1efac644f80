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
    ["store → service", "services/shop/src/cart/cart.store.ts", `import { x } from "./cart.service.ts";`],
    ["store → other domain", "services/shop/src/cart/cart.store.ts", `import { x } from "../orders/order.ts";`],
    ["SQL outside a store", "services/shop/src/cart/cart.service.ts", "const rows = await sql`select 1`;"],
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
    ["the edge → a service", "services/edge/src/guard.ts", `import { x } from "../../gateway/src/config.ts";`],
    ["tests → web source", "tests/e2e/cart.spec.ts", `import { x } from "../../web/src/lib/money.ts";`],
  ])("%s", async (_row, file, text) => {
    expect(await breachesOf({ [file]: text })).toEqual([expect.stringContaining(`${file}:1: `)]);
  });

  test("services in a circle", async () => {
    const breaches = await breachesOf({
      "services/shop/src/cart/cart.service.ts": `import { x } from "../orders/orders.service.ts";`,
      "services/shop/src/orders/orders.service.ts": `import { x } from "../prime/prime.service.ts";`,
      "services/shop/src/prime/prime.service.ts": `import { x } from "../cart/cart.service.ts";`,
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
    "services/shop/src/cart/cart.store.ts": "import '../platform/database.ts'; const rows = sql<Row[]>`select 1`;",
    "services/shop/src/schema.ts": `import "./cart/cart.resolvers.ts";`,
    "services/gateway/src/main.ts": `import { typeDefs } from "@chalkbox/session";`,
    "services/sandbox/src/main.ts": `import { ConfigError } from "@chalkbox/environment";`,
    "services/shop/src/server.ts": `import { createEdgeServer } from "@chalkbox/edge";`,
    "web/server/start.ts": `import { createEdgeServer } from "@chalkbox/edge";`,
    "tests/playwright.config.ts": `import { findBrowser } from "../scripts/browser.ts";`,
    "tests/e2e/cart.spec.ts": `import "../testkit/shopper.ts";`,
  });
  expect(breaches).toEqual([]);
});

test("this house keeps to its own table", async () => {
  expect(await findBreaches(root)).toEqual([]);
});

test("a cycle is found wherever it lies, and none where there is none", () => {
  const edges = new Map([
    ["a", new Set(["b", "c"])],
    ["b", new Set(["c"])],
  ]);
  expect(findCycle(edges)).toBeUndefined();
  expect(findCycle(new Map([...edges, ["c", new Set(["b"])]]))).toEqual(["b", "c", "b"]);
});
