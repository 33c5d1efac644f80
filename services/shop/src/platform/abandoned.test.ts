import { expect, it, vi } from "vitest";
import { devicesAt, writeTwoProducts } from "../../test/devices.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../test/shop-test.ts";
import { issueAccessToken } from "./auth/access-token.ts";

const database = await startTestDatabase();
await writeTwoProducts(database);
const platform = testPlatform({ database });
const shop = await startTestShop(platform);
const { shopper } = devicesAt(database);
/** Connections of a test's pool for transactions. */
const connections = 5;

it("a call whose caller goes while it waits for the database changes nothing, and is made again once", async () => {
  const who = await shopper();
  const { token } = await issueAccessToken(platform, { store: "de", language: "de-DE" });
  const add = async (signal: AbortSignal | null): Promise<string> => {
    const addPosition = { setItemId: "1001", updateQuantity: { quantity: 1 } };
    const answer = await fetch(`${shop}/graphql`, {
      method: "POST",
      signal,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${token}`,
        "x-ishop-api-userid": who.caller.userId ?? "",
      },
      body: JSON.stringify({
        query: "mutation Add($data: CartUpdateInput!) { cart_update(data: $data) { successful } }",
        variables: { data: { cartId: who.cartId, ops: [{ positionOp: { addPosition } }] } },
      }),
    });
    return answer.text();
  };
  const busy = Promise.withResolvers<undefined>();
  const holders = Array.from({ length: connections }, () => database.transaction(() => busy.promise));
  const leaving = new AbortController();
  const abandoned = add(leaving.signal).catch(() => "gone");
  await vi.waitFor(() => expect(platform.calls.latest(1, "Add")).toHaveLength(1));
  leaving.abort();
  expect(await abandoned).toBe("gone");
  busy.resolve(undefined);
  await Promise.all(holders);

  expect(await add(null)).toContain('"successful":true');
  expect((await who.cart()).mergedLineItems.map(({ quantity }) => quantity)).toEqual([1]);
});
