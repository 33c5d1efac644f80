import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { aCart, moment } from "../../test/cart-parts.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Caller } from "../platform/context.ts";
import { checkCart, ensureUser, isKnownVisitor, isOwner, isVisitors, succeedUser } from "./cart.service.ts";
import { isId } from "./ids.ts";

const database = await startTestDatabase();
const u1 = "0b3f3c1e-5d1c-4a52-9a63-1c6f6ad1a111";
const visitor: Caller = { userId: u1, customer: null, tokenFault: null };
const customer: Caller = { ...visitor, customer: { customerId: "k1", isGuest: false, tokenId: "t1" } };
const guest: Caller = { ...visitor, customer: { customerId: "g1", isGuest: true, tokenId: "t1" } };
const visitors = { userId: u1, customerId: null };

describe("whose cart it is", () => {
  it.each<[string, Caller, { userId: string | null; customerId: string | null }, boolean]>([
    ["the visitor", visitor, visitors, true],
    ["the visitor, however the id is written", { ...visitor, userId: u1.toUpperCase() }, visitors, true],
    ["another visitor", { ...visitor, userId: randomUUID() }, visitors, false],
    ["a visitor without an id", { ...visitor, userId: null }, visitors, false],
    [
      "a visitor without an id, of a cart without one",
      { ...visitor, userId: null },
      { userId: null, customerId: null },
      false,
    ],
    ["the customer", customer, { userId: null, customerId: "k1" }, true],
    ["another customer", customer, { userId: u1, customerId: "k2" }, false],
    ["the visitor who was the customer", visitor, { userId: u1, customerId: "k1" }, false],
    ["a customer, of the visitor's cart", customer, visitors, false],
    ["a guest, of the visitor's cart", guest, visitors, true],
    ["a guest, of another visitor's", { ...guest, userId: randomUUID() }, visitors, false],
    ["the guest", guest, { userId: u1, customerId: "g1" }, true],
  ])("%s: %#", (_, caller, cart, isTheirs) => expect(isOwner(caller, cart)).toBe(isTheirs));

  it("is the visitor's own, signed in or not, until an account has it", () => {
    expect([isVisitors(customer, visitors), isVisitors(visitor, { userId: u1, customerId: "k1" })]).toEqual([
      true,
      false,
    ]);
  });
});

describe("a cart that may be seen", () => {
  const storefront = { store: "de", language: "de-DE" } as const;
  const check = (caller: Caller, cart = aCart({ userId: u1 })) => checkCart({ caller, storefront }, cart).id;
  const missing = expect.objectContaining({ classification: "CART_NOT_FOUND" });

  it("is the caller's, of this store, and not merged; submitted or not", () => {
    expect([check(visitor), check(visitor, aCart({ userId: u1, submittedAt: moment }))]).toEqual(["c1", "c1"]);
    for (const changes of [
      { mergedAt: moment },
      { store: "at" as const },
      { userId: randomUUID() },
      { customerId: "k1" },
    ]) {
      expect(() => check(visitor, aCart({ userId: u1, ...changes }))).toThrow(missing);
    }
    expect(() => checkCart({ caller: visitor, storefront }, null)).toThrow(missing);
  });

  it("requests an id before anything else, but not those who are signed in (ERR-05)", () => {
    expect(() => check({ ...visitor, userId: null })).toThrow(
      expect.objectContaining({ classification: "USER_ID_REQUIRED" }),
    );
    expect(check({ ...customer, userId: null }, aCart({ customerId: "k1" }))).toBe("c1");
  });

  it("reports that a login is over where the cart cannot be seen, and only there (ERR-03)", () => {
    const fault = { ...visitor, tokenFault: "revoked" as const };
    expect(check(fault)).toBe("c1");
    expect(() => check(fault, aCart({ customerId: "k1" }))).toThrow(
      expect.objectContaining({ classification: "UNAUTHENTICATED" }),
    );
  });
});

it("takes for an id what the database can compare", () => {
  expect([isId(u1), isId(u1.toUpperCase())]).toEqual([true, true]);
  for (const text of ["", "nonsense", `${u1}0`, `0${u1}`, u1.replaceAll("-", ""), u1.replace("0", "g")]) {
    expect(isId(text)).toBe(false);
  }
});

describe("the ids of visitors", () => {
  const predecessorOf = async (id: string) => {
    const [row] = await database.write<
      { predecessorId: string | null }[]
    >`select predecessor_id from shop_user where id = ${id}`;
    return row?.predecessorId;
  };

  it("are kept when they are known, and made again otherwise (SESS-02)", async () => {
    const ensure = (id: string | null) => database.transaction((tx) => ensureUser(tx, id));
    const known = await ensure(null);
    expect(isId(known)).toBe(true);
    expect(await ensure(known.toUpperCase())).toBe(known);
    for (const unknown of [randomUUID(), "nonsense"]) {
      const fresh = await ensure(unknown);
      expect([fresh === unknown, await isKnownVisitor(database.write, fresh)]).toEqual([false, true]);
      expect(await isKnownVisitor(database.write, unknown)).toBe(false);
    }
  });

  it("are followed by another at a sign-in, which keeps the one before", async () => {
    const succeed = (id: string | null) => database.transaction((tx) => succeedUser(tx, id));
    const first = await succeed(null);
    const second = await succeed(first);
    expect([await predecessorOf(first), await predecessorOf(second)]).toEqual([null, first]);
    expect(await predecessorOf(await succeed(randomUUID()))).toBeNull();
  });
});
