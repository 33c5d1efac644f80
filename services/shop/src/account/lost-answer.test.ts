import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../test/shopper.ts";
import { fixedClock } from "../../test/fixed-clock.ts";
import { openCart } from "../cart/cart.service.ts";
import { reclaimCart } from "../cart/visitor-cart.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper, register } = devicesAt(database);

const goodsOf = async (who: Shopper) =>
  (await who.cart()).mergedLineItems.map(({ itemId, quantity }) => [itemId, quantity]);
const listsSchema = v.tuple([v.object({ externalId: v.string() })]);
const listedBy = async (who: Shopper) =>
  JSON.stringify(await who.run("{ getAllWishlists { entries { product { id } } } }", "getAllWishlists", v.unknown()));

/** A visitor with goods and something on a list. */
async function visitor(options: ShopperOptions = {}): Promise<Shopper> {
  const who = await shopper(options);
  await who.add(1_001, 2);
  const { externalId } = (await who.run("{ getAllWishlists { externalId } }", "getAllWishlists", listsSchema))[0];
  await who.run(
    `mutation { addProductToWishlist(externalId: "${externalId}", entry: { productId: "1" }) { successful } }`,
    "addProductToWishlist",
    v.object({ successful: v.literal(true) }),
  );
  return who;
}

/** Does something whose answer the browser never gets: it goes on with what it had. */
async function unanswered(who: Shopper, act: () => Promise<unknown>): Promise<void> {
  const { caller, cartId } = who;
  await act();
  Object.assign(who, { caller, cartId });
}

describe("going on as guest, whose answer is lost (OP-M-17)", () => {
  it("is done again with the same basket and lists", async () => {
    const who = await visitor();
    await unanswered(who, () => who.beGuest(null));
    await who.beGuest();
    expect(await goodsOf(who)).toEqual([["1001", 2]]);
    expect(await listedBy(who)).toContain('"id":"1"');
  });

  it("leaves basket and lists with a visitor who loads the page instead", async () => {
    const who = await visitor();
    await unanswered(who, () => who.beGuest(null));
    await who.arrive();
    expect(await goodsOf(who)).toEqual([["1001", 2]]);
    expect(await listedBy(who)).toContain('"id":"1"');
  });

  it("leaves the guest's basket alone where another call of the visitor opens one at that moment", async () => {
    const who = await visitor();
    await unanswered(who, () => who.beGuest(null));
    const userId = who.caller.userId ?? "";
    const [opened, end] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const opening = database.transaction(async (tx) => {
      await openCart(tx, { store: "de", userId, customerId: null });
      opened.resolve(undefined);
      await end.promise;
    });
    await opened.promise;
    const reclaiming = database.transaction((tx) => reclaimCart(tx, "de", userId));
    await vi.waitFor(async () => {
      const waiting = await database.write`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(1);
    });
    end.resolve(undefined);
    await opening;
    expect(await reclaiming).toBeNull();
  });

  it("gives nothing of a guest who has typed and gone on to an earlier id of the visitor", async () => {
    const who = await visitor();
    const { caller, cartId } = who;
    await who.beGuest();
    await database.write`update customer_token set used_at = now() where token_id = ${who.caller.customer?.tokenId ?? ""}`;
    Object.assign(who, { caller, cartId });
    const [fault] = await who.errorsOf(`mutation { registerGuest(cartId: "${cartId}") { successfull } }`);
    expect(fault?.extensions["classification"]).toBe("CART_NOT_FOUND");
  });
});

describe("a registration whose answer is lost (OP-M-16)", () => {
  it("is done again: one account, one mail, the same basket and lists", async () => {
    const [who, email] = [await visitor(), `${randomUUID()}@example.org`];
    await unanswered(who, () => register(who, email));
    expect(await register(who, email)).toMatchObject({ successfull: true, fieldErrors: [] });
    expect(await goodsOf(who)).toEqual([["1001", 2]]);
    expect(await listedBy(who)).toContain('"id":"1"');
    const mails = await database.write`select from mail_outbox where message ->> 'to' = ${email}`;
    const accounts = await database.write`select from customer where email = ${email}`;
    expect([mails.length, accounts.length]).toEqual([1, 1]);
  });

  it("is none of another visitor, with another password, or after a quarter of an hour", async () => {
    const email = `${randomUUID()}@example.org`;
    const taken = { token: null, successfull: false, fieldErrors: [{ fieldName: "email" }] };
    const other = await shopper();
    await unanswered(other, () => register(other, email));
    expect(await register(await shopper(), email)).toMatchObject(taken);
    const late = new Shopper(database, { clock: fixedClock(new Date(Date.now() + 16 * 60_000)) });
    Object.assign(late, { caller: other.caller, cartId: other.cartId });
    expect(await register(late, email)).toMatchObject(taken);
    const guess = (password: string) =>
      other.signIn("registerCustomer(customer: $customer)", "$customer: RegisterCustomerInput!", {
        customer: { email, password },
      });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await guess(`wrong-${attempt}`)).toMatchObject(taken);
    }
    // The right one comes too late: it is guessed no more often than at a login.
    expect(await guess("kreide")).toMatchObject(taken);
  });
});
