import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, isEnumType, isObjectType } from "graphql";
import { expect, it } from "vitest";
import { guest, login, withFullCart } from "./journey.ts";
import { startTestGateway } from "./start.ts";

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../../schema/graph.graphql"), "utf8"));
const state = "{ session { visitor { state } } }";
const being = (visitorState: string) => ({ session: { visitor: { state: visitorState } } });

it("SESS-14: a visitor is logged out, logged in or logged in as guest, and nothing else", async () => {
  const type = schema.getType("VisitorState");
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(names.toSorted()).toEqual(["LOGGED_IN", "LOGGED_IN_AS_GUEST", "LOGGED_OUT"]);

  const { browser, upstream } = await startTestGateway();
  const visitor = browser();
  expect(await visitor.data(state)).toEqual(being("LOGGED_OUT"));
  await visitor.data(login, { password: "right" });
  expect(await visitor.data(state)).toEqual(being("LOGGED_IN"));
  await visitor.send("/api/logout-action/", { method: "POST", headers: { "content-type": "application/json" } });
  expect(await visitor.data(state)).toEqual(being("LOGGED_OUT"));
  const other = await withFullCart(browser(), upstream);
  await other.data(guest);
  expect(await other.data(state)).toEqual(being("LOGGED_IN_AS_GUEST"));
});

it("ACCESS-42: the graph has no role of an administrator; the rights of a wish list are its own", () => {
  const named = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => [
      type.name,
      ...(isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []),
      ...(isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []),
    ]);
  const suspicious = named.filter((name) => /admin|operator|staff|superuser/i.test(name));
  expect(suspicious.filter((name) => !name.startsWith("Wishlist"))).toEqual([]);
});
