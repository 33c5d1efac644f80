import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeTwoProducts(database));
const { shopper, register, signIn, account, copyOf, isFound } = devicesAt(database);

const addOne = {
  positionOp: { addPosition: { setItemId: "1001", updateQuantity: { quantity: 1 } } },
};

describe("two tabs", () => {
  it("that sign in and fill the basket at once lose nothing that was added", async () => {
    const email = await account();
    for (let round = 0; round < 10; round += 1) {
      const visitor = await shopper();
      await visitor.add(1_002);
      const tab = copyOf(visitor);
      const [, added] = await Promise.allSettled([signIn(visitor, email), tab.add(1_001)]);
      const quantities = new Map((await visitor.cart()).positions.map(({ itemId, quantity }) => [itemId, quantity]));
      expect(quantities.get("1002")).toBe(round + 1);
      const known = quantities.get("1001") ?? 0;
      if (added.status === "fulfilled") expect(known).toBeGreaterThan(0);
      await visitor.update(
        (await visitor.cart()).positions
          .filter(({ itemId }) => itemId === "1001")
          .map(({ id }) => ({ positionOp: { removePosition: { positionId: id } } })),
      );
    }
  });

  it("lose nothing of what one adds, with the ids from before, after the other has signed in", async () => {
    const customers = await account();
    const enter = {
      "into an account with a basket": async (who: Shopper) => {
        const first = await shopper();
        await signIn(first, customers);
        await first.add(1_002);
        return signIn(who, customers);
      },
      "into an account without": async (who: Shopper) => signIn(who, await account()),
      "as a guest": (who: Shopper) => who.beGuest(),
      "with a new account": (who: Shopper) => register(who, `${randomUUID()}@example.org`),
    };
    for (const [how, signInAs] of Object.entries(enter)) {
      const visitor = await shopper();
      await visitor.add(1_002);
      const tab = copyOf(visitor);
      await signInAs(visitor);
      expect((await tab.add(1_001, 2)).cart.positions, `${how}: nothing of the customer is shown`).toMatchObject([
        { itemId: "1001", quantity: 2 },
      ]);
      await tab.add(1_001);
      const quantities = new Map((await visitor.cart()).positions.map(({ itemId, quantity }) => [itemId, quantity]));
      expect([how, quantities.get("1001"), quantities.has("1002")]).toEqual([how, 3, true]);
      // Once: what was taken over is not there to be taken again.
      expect((await visitor.cart()).positions.find(({ itemId }) => itemId === "1001")?.quantity).toBe(3);
    }
  });

  it("of which one has the old basket and the new login go on with the new basket", async () => {
    const email = await account();
    const visitor = await shopper();
    await visitor.add(1_002);
    const { cartId } = visitor;
    const first = await shopper();
    await signIn(first, email);
    await first.add(1_002);
    await signIn(visitor, email);
    expect((await visitor.update([addOne], cartId)).cart.id).toBe(visitor.cartId);
    expect((await visitor.cart()).positions.map(({ itemId }) => itemId)).toEqual(["1002", "1001"]);
    const refused = await visitor.update(
      [{ positionOp: { addPosition: { ...addOne.positionOp.addPosition, setItemId: "9" } } }],
      cartId,
    );
    expect([refused.successful, refused.cart.id]).toEqual([false, visitor.cartId]);
  });

  it("are followed for a minute only, and for no other visitor", async () => {
    const email = await account();
    const visitor = await shopper();
    await visitor.add(1_002);
    const [planted, stranger] = [copyOf(visitor), await shopper()];
    const closed = visitor.cartId;
    await signIn(visitor, email);
    const update = "mutation ($data: CartUpdateInput!) { cart_update(data: $data) { successful } }";
    const missing = await stranger.errorsOf(update, { data: { cartId: randomUUID(), ops: [addOne] } });
    expect(await stranger.errorsOf(update, { data: { cartId: closed, ops: [addOne] } })).toEqual(missing);
    await database.write`
      update shop_user set created_at = created_at - interval '61 seconds' where id = ${visitor.caller.userId}`;
    await planted.add(1_001);
    expect((await visitor.cart()).positions.map(({ itemId }) => itemId)).not.toContain("1001");
  });

  it("that go on with the visitor's cart after the sign-in are sent to the customer's", async () => {
    const email = await account();
    const visitor = await shopper();
    await signIn(visitor, email);
    const stranded = copyOf(visitor, { customer: null });
    await stranded.arrive();
    const tab = copyOf(visitor);
    tab.cartId = stranded.cartId;
    tab.caller = { ...tab.caller, userId: stranded.caller.userId };
    expect(await isFound(tab)).toBe(false);
    await tab.arrive();
    expect(tab.cartId).toBe(visitor.cartId);
  });
});
