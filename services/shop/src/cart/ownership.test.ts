import { describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
const shopper = () => new Shopper(database).arrive();
const find = "query ($cartId: ID!) { shop_findCart(cartId: $cartId) { id } }";

describe("whose cart it is (SESS-02, ERR-05)", () => {
  it("gives a new visitor ids, and a known one the same cart again", async () => {
    const anna = await shopper();
    const { cartId, caller } = anna;
    await anna.arrive();
    expect([anna.cartId, anna.caller.userId]).toEqual([cartId, caller.userId]);
  });

  it("gives parallel first calls of one visitor one cart", async () => {
    const anna = await shopper();
    await database.write`delete from cart where id = ${anna.cartId}`;
    const others = Array.from({ length: 8 }, () => {
      const other = new Shopper(database);
      other.caller = anna.caller;
      return other.arrive();
    });
    expect(new Set((await Promise.all(others)).map(({ cartId }) => cartId)).size).toBe(1);
  });

  it("answers a foreign cart, an unknown one and nonsense alike", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    const ids = [ben.cartId, "0b3f3c1e-5d1c-4a52-9a63-1c6f6ad1a111", "nonsense"];
    const answers = await Promise.all(ids.map((cartId) => anna.errorsOf(find, { cartId })));
    for (const [error] of answers)
      expect(error).toMatchObject({
        message: "The cart was not found.",
        extensions: { classification: "CART_NOT_FOUND" },
      });
  });

  it("reports that the login is over before it misses a cart, and alike for every cart (ERR-03)", async () => {
    const [anna, ben] = [await shopper(), await shopper()];
    anna.caller = { ...anna.caller, tokenFault: "revoked" };
    const ids = [ben.cartId, "0b3f3c1e-5d1c-4a52-9a63-1c6f6ad1a111"];
    const answers = await Promise.all(ids.map((cartId) => anna.errorsOf(find, { cartId })));
    for (const [error] of answers) expect(error?.extensions["messageKey"]).toBe("ishop.api.error.revoked_token");
  });

  it("does not show a cart of one store in another", async () => {
    const anna = await shopper();
    const abroad = new Shopper(database, { store: "at" });
    abroad.caller = anna.caller;
    expect((await abroad.errorsOf(find, { cartId: anna.cartId }))[0]?.extensions["classification"]).toBe(
      "CART_NOT_FOUND",
    );
  });

  it("puts no cart of one store into that of another", async () => {
    const customer = await newAccount(database);
    const abroad = new Shopper(database, { store: "at" });
    abroad.caller = { ...customer.caller, customer: null };
    await abroad.arrive();
    customer.caller = { ...customer.caller, userId: abroad.caller.userId };
    const merge = "mutation ($cartId: ID!) { mergeCarts(cartId: $cartId) { cartMerged } }";
    expect((await customer.errorsOf(merge, { cartId: abroad.cartId }))[0]?.extensions["classification"]).toBe(
      "CART_NOT_FOUND",
    );
    expect((await abroad.cart()).positions).toEqual([]);
  });

  it("requests a user id when there is none", async () => {
    const withoutId = new Shopper(database);
    expect((await withoutId.errorsOf(find, { cartId: (await shopper()).cartId }))[0]?.message).toBe(
      "A valid user id is required.",
    );
  });
});
