import { expect, it } from "vitest";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";

const database = await startTestDatabase();
const init = async (userId: string | null) => {
  const context = testContext({ database, caller: { userId, customer: null, tokenFault: null } });
  const { data, errors } = await runQuery(context, "mutation { shop_init { cartId userId } }");
  expect(errors).toEqual([]);
  return Object(data).shop_init;
};
const id = expect.stringMatching(/^[\da-f-]{36}$/);

it("OP-M-59: gives a visitor a cart and a user id, and the same again to who comes back", async () => {
  const first = await init(null);
  expect(first).toEqual({ cartId: id, userId: id });
  expect(await init(first.userId)).toEqual(first);
  const other = await init(null);
  expect([other.cartId === first.cartId, other.userId === first.userId]).toEqual([false, false]);
  // An id that is not the shop's is as good as none.
  expect(await init("nonsense")).toEqual({ cartId: id, userId: id });
});
