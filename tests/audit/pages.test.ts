import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "../testkit/root.ts";
import { de, storefronts } from "../testkit/storefronts.ts";
import { accountPages, elsewhere, openPages } from "./pages.ts";

const source = await readFile(path.join(root, "web/src/routes.ts"), "utf8");
/** Paths of all routes, as `web/src/routes.ts` writes them; home has none. */
const routes = [...source.matchAll(/\broute\(\s*"([^"]+)"/g)].map(([, route = ""]) => route);
const audited = [...openPages, ...storefronts.flatMap(accountPages)].map((page) => new URL(page, `http://${de.host}`));

const fits = (route: string) => {
  const pattern = new RegExp(`^/${route.replaceAll(/:\w+/g, "[^/]+").replace("*", ".+")}/?$`);
  return audited.some(({ pathname }) => pattern.test(pathname));
};

it("the audit opens a page of every route; the others say where they are looked at", () => {
  expect(routes.length).toBeGreaterThan(50);
  expect(routes.filter((route) => !fits(route) && elsewhere[route] === undefined)).toEqual([]);
});

it("what is looked at elsewhere is a route that the audit does not open by itself", () => {
  expect(Object.keys(elsewhere).filter((route) => !routes.includes(route) || fits(route))).toEqual([]);
});
