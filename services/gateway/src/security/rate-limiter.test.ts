import { getOperationAST, parse } from "graphql";
import { expect, it } from "vitest";
import { policyOf } from "../cache/policy.ts";
import { loadPublicShopSchema } from "../subschemas/shop-schema.ts";
import { createRateLimiter, presentTooOften, type Rates } from "./rate-limiter.ts";

const rate = { perVisitor: 2, perAddress: 4, windowMs: 60_000 };
const rates: Rates = { login: rate, registration: rate, password: rate, lookup: rate, token: rate, visitor: rate };

/** Counters in memory, whose windows end 1,500 ms from now. */
function limiter() {
  const counts = new Map<string, number>();
  const windows = new Set<number>();
  const { take, takeFields, concerns } = createRateLimiter(rates, {
    increment: async (key, windowMs) => {
      windows.add(windowMs);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { count, resetMs: 1_500 };
    },
  });
  return { take, takeFields, concerns, counts, windows };
}
const ada = { address: "192.0.2.1", userId: "ada" };
const tooOften = { retryAfter: 2 };

it("a visitor may try as often as is set, and once more is too often, in whole seconds", async () => {
  const { take, windows } = limiter();
  expect(await take("login", 1, ada)).toBeNull();
  expect(await take("login", 1, ada)).toBeNull();
  expect(await take("login", 1, ada)).toEqual(tooOften);
  expect([...windows]).toEqual([60_000]);
});

it("an address may try as often as is set, all its visitors together", async () => {
  const { take } = limiter();
  for (const userId of ["a", "b", null, null]) expect(await take("login", 1, { ...ada, userId })).toBeNull();
  expect(await take("login", 1, { ...ada, userId: "c" })).toEqual(tooOften);
  expect(await take("login", 1, { address: "192.0.2.2", userId: null })).toBeNull();
});

it("each action has counters of its own, and several uses at once count singly", async () => {
  const { take } = limiter();
  expect(await take("login", 2, ada)).toBeNull();
  expect(await take("lookup", 3, ada)).toEqual(tooOften);
  expect(await take("password", 2, ada)).toBeNull();
});

it("one IPv6 network of 64 bits is one address, however it is written", async () => {
  const { take, counts } = limiter();
  const addresses = ["2001:db8::1", "2001:db8:0:0:ffff::2", "2001:db8::5:6:7:8", "2001:db8:0:0:1:2:3:4%eth0"];
  for (const address of addresses) await take("login", 1, { address, userId: null });
  expect([...counts.values()]).toEqual([4]);
  await take("login", 1, { address: "2001:db8:0:1::1", userId: null });
  expect([...counts.values()]).toEqual([4, 1]);
  for (const address of ["1::3:4:5:6:7:8", "1:0:3:4:5:6:7:8", "1:0:3:4::"]) {
    await take("login", 1, { address, userId: null });
  }
  for (const address of ["::1", "0:0::2", "0:0:0:0:5:6:7:8", "::"]) await take("login", 1, { address, userId: null });
  expect([...counts.values()]).toEqual([4, 1, 3, 4]);
});

it("no counter names who it was", async () => {
  const { take, counts } = limiter();
  await take("login", 1, { address: "192.0.2.1", userId: "ada@example.com" });
  expect([...counts.keys()].map((key) => key.replace(/[\w-]{22}$/, "…"))).toEqual([
    "login:address:…",
    "login:visitor:…",
  ]);
  expect([...counts.keys()].join()).not.toMatch(/192|ada/);
});

it.each([
  ["login", ["login"]],
  ["registerCustomer", ["registration", "lookup"]],
  ["checkoutAuth", ["registration"]],
  ["registerGuest", ["registration"]],
  ["startWallet", ["registration"]],
  ["changePassword", ["password"]],
  ["isUniqueEmail", ["lookup"]],
  ["checkEmailSubscribed", ["lookup"]],
  ["forgotPassword", ["password"]],
  ["changeForgottenPassword", ["password"]],
])("the field %s counts as %j, each alias singly", async (field, actions) => {
  const { takeFields, concerns, counts } = limiter();
  expect(concerns(["cart", field])).toBe(true);
  expect(await takeFields([field, field, "cart", "constructor"], ada)).toBeNull();
  expect(
    [...counts].filter(([key]) => key.includes(":visitor:")).map(([key, uses]) => [key.split(":")[0], uses]),
  ).toEqual(actions.map((action) => [action, 2]));
  expect(await takeFields([field], ada)).toEqual(tooOften);
});

it("fields that are never guessed by the thousand do not count", async () => {
  const { takeFields, concerns, counts } = limiter();
  expect(concerns(["cart", "toString"])).toBe(false);
  expect(await takeFields(["cart", "toString"], ada)).toBeNull();
  expect(counts.size).toBe(0);
});

it("of several actions that are tried too often the longest wait is reported", async () => {
  const waits: Record<string, number> = { login: 3_000, password: 9_001, lookup: 10 };
  const { takeFields } = createRateLimiter(rates, {
    increment: async (key) => ({ count: 99, resetMs: waits[key.split(":")[0] ?? ""] ?? 0 }),
  });
  expect(await takeFields(["login", "changePassword", "isUniqueEmail"], ada)).toEqual({ retryAfter: 10 });
  expect(presentTooOften({ retryAfter: 10 })).toEqual({
    message: "Too many attempts. Please try again in 10 seconds.",
    extensions: {
      code: "RATE_LIMITED",
      classification: "RATE_LIMITED",
      messageKey: "vue.message.tooManyAttempts",
      retryAfter: 10,
    },
  });
});

it("no query that is counted is cached: its answer is what is limited, so a cached one would have to be counted, too", () => {
  const { concerns } = limiter();
  const schema = loadPublicShopSchema();
  const counted = Object.keys(schema.getQueryType()?.getFields() ?? {}).filter((field) => concerns([field]));
  expect(counted).toContain("isUniqueEmail");
  for (const field of counted) {
    const document = parse(`{ ${field} }`);
    const operation = getOperationAST(document);
    expect(operation && policyOf(schema, document, operation)).toBeNull();
  }
});
