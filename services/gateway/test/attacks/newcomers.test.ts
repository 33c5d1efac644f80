import { expect, it } from "vitest";
import { startTestGateway } from "../start.ts";
import { refusalIn } from "./refusal.ts";

const plenty = { perVisitor: 1_000, perAddress: 1_000, windowMs: 60_000 };
const rates = {
  login: plenty,
  registration: plenty,
  password: plenty,
  lookup: plenty,
  token: plenty,
  visitor: { ...plenty, perAddress: 3 },
};
it("an address gets so many new carts, by whichever way, and another address still gets one", async () => {
  const { browser, upstream } = await startTestGateway({ rates });
  const calls = () => upstream.state.calls.length;
  const come = (address: string) => browser().send("/api/cart-id", { headers: { "x-forwarded-for": address } });
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 3; visitor += 1) statuses.push((await come("203.0.113.7")).status);
  const made = calls();
  const refused = await come("203.0.113.7");
  expect([...statuses, refused.status]).toEqual([200, 200, 200, 429]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(50);
  expect(refusalIn(refused.text)).toMatchObject({ code: "RATE_LIMITED" });
  // The graph gives carts, too.
  const read = await browser().post({ query: "{ session { cartId } }" }, { "x-forwarded-for": "203.0.113.7" });
  expect(JSON.parse(read.text)).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  expect(calls()).toBe(made);
  expect((await come("198.51.100.7")).status).toBe(200);
  expect((await browser().post({ query: "{ shop_version }" }, { "x-forwarded-for": "203.0.113.7" })).status).toBe(200);
});
