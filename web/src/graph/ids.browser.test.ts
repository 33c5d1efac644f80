import { afterEach, expect, it, vi } from "vitest";
import { prepare } from "./ids.browser.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";
import { unasked } from "./watch.browser.ts";

/** What is requested, by a visitor whom the gateway gives a cart and a token. */
function listen() {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async (target) => {
    if (target === "/api/cart-id") document.cookie = "cartId=c-1; path=/";
    return Response.json({ expires: "2999-01-01T00:00:00Z" });
  });
  return { asked: () => fetched.mock.calls.map(([target]) => target) };
}
type Asked = Parameters<typeof prepare>[0];
const operation = (kind: Asked["kind"], requestPolicy: Asked["context"]["requestPolicy"]): Asked => ({
  kind,
  context: { url: "/", requestPolicy },
});
const [read, own, change] = [
  operation("query", "cache-first"),
  operation("query", "network-only"),
  operation("mutation", "network-only"),
];

afterEach(becomeUnknown);

it("C-87: the token is obtained with the first call, the cart's id with the first that is the visitor's own", async () => {
  const { asked } = listen();
  await prepare(read);
  await vi.waitFor(() => expect(sessionStorage.getItem("tokenExpires")).not.toBeNull());
  expect(asked()).toEqual(["/api/token"]);
  await prepare(read);
  await prepare(own);
  await prepare(change);
  expect(asked()).toEqual(["/api/token", "/api/cart-id"]);
});

it("C-87: what a page requests by itself makes no cart", async () => {
  const { asked } = listen();
  await prepare({ kind: "query", context: { ...own.context, ...unasked } });
  expect(asked()).not.toContain("/api/cart-id");
  await prepare(own);
  expect(asked()).toContain("/api/cart-id");
});

it("nothing is requested for a visitor who has both", async () => {
  const { asked } = listen();
  becomeKnown();
  await prepare(change);
  expect(asked()).toEqual([]);
});

it("what cannot be obtained holds nothing up, and is not requested again at once", async () => {
  // Files share a world: another one's failure may rest still.
  vi.resetModules();
  const { prepare } = await import("./ids.browser.ts");
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("away"));
  const asked = () => fetched.mock.calls.filter(([target]) => target === "/api/cart-id").length;
  const clock = vi.spyOn(Date, "now");
  const now = Date.now();
  await expect(prepare(change)).resolves.toBeUndefined();
  await prepare(change);
  expect(asked()).toBe(1);
  clock.mockReturnValue(now + 20_000);
  await prepare(change);
  expect(asked()).toBe(2);
});
