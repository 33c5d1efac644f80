import { beforeAll, expect, it } from "vitest";
import type { CartOperationInput } from "../generated/graph.ts";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { countedStatements } from "../../test/counted-statements.ts";
import { startTestDatabase, testContext } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { updateCart } from "./update.service.ts";

const database = await startTestDatabase();

beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [1, 2].map((id) => ({ id, category: 1, items: [{ id: 100 + id, price: 5_000 }] })),
  });
  await startCatalogue(database);
  await database.write`insert into free_offer (store, item_id, kind, minimum_subtotal_cents) values ('de', 102, 'free', 4000)`;
});

const add = (itemId: number, asFreeArticle: boolean): CartOperationInput => ({
  positionOp: {
    addPosition: { setItemId: String(itemId), updateQuantity: { quantity: 1 }, asFreeArticle, asCatalog: false },
  },
});

/** Ids of a new visitor and their cart. */
async function newVisitor(): Promise<{ readonly userId: string; readonly cartId: string }> {
  const { caller, cartId } = await new Shopper(database).arrive();
  return { userId: caller.userId ?? "", cartId };
}

/** Adds goods and what they earn to a new cart; states which tables were read by how many statements. */
async function fill(ops: readonly CartOperationInput[]) {
  const counted = countedStatements(database);
  const { userId, cartId } = await newVisitor();
  const context = testContext({ database: counted.database, caller: { userId, customer: null, tokenFault: null } });
  const update = await updateCart(context, cartId, ops);
  const readsOf = (table: string) =>
    counted.statements.filter((text) => new RegExp(`from ${table}\\b`).test(text)).length;
  return { update, readsOf };
}

it("works out the cart once when goods are added", async () => {
  const { update, readsOf } = await fill([add(101, false)]);
  expect(update.refusal).toBeNull();
  // What is offered for nothing, and what the goods cost, is planned with and then shown.
  expect([readsOf("free_offer"), readsOf("item")]).toEqual([2, 2]);
});

it("works out the cart once when it also has to earn what is added for nothing", async () => {
  const { update, readsOf } = await fill([add(101, false), add(102, true)]);
  expect([update.refusal, update.view.lines.length]).toEqual([null, 2]);
  expect([readsOf("free_offer"), readsOf("item")]).toEqual([2, 2]);
});

it("reads each operation once", async () => {
  let reads = 0;
  const positionOp = { ...add(101, false).positionOp?.addPosition };
  const counted = {
    positionOp: {
      addPosition: Object.defineProperty(positionOp, "setItemId", {
        get: () => {
          reads += 1;
          return "101";
        },
      }),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above, with a property that counts
  await fill([counted as CartOperationInput]);
  expect(reads).toBe(1);
});

it("CART-08: restores a removed line once, however often and however close together it is requested", async () => {
  const { userId, cartId } = await newVisitor();
  const context = testContext({ database, caller: { userId, customer: null, tokenFault: null } });
  const change = async (positionOp: CartOperationInput["positionOp"] & object) => {
    const { view, refusal } = await updateCart(context, cartId, [{ positionOp }]);
    expect(refusal).toBeNull();
    return view.lines.map(({ id, quantity }) => ({ id, quantity }));
  };
  const restore = (restores: string) => {
    const wish = { setItemId: "101", updateQuantity: { quantity: 2 }, asFreeArticle: false, asCatalog: false };
    return change({ addPosition: { ...wish, restores } });
  };
  const removed = async (): Promise<string> => {
    const [line] = await change({ ...add(101, false).positionOp });
    await change({ removePosition: { positionId: line?.id ?? "" } });
    return line?.id ?? "";
  };

  const first = await removed();
  await Promise.all([restore(first), restore(first)]);
  const [back] = await restore(first);
  expect(back?.quantity).toBe(2);
  // A line that came there meanwhile holds both, and what came back comes back once.
  await change({ removePosition: { positionId: back?.id ?? "" } });
  await change({ ...add(101, false).positionOp });
  await restore("another");
  expect(await restore("another")).toMatchObject([{ quantity: 3 }]);
});
