import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import type { Shopper } from "../../test/shopper.ts";
import { seedAccounts } from "../account/seed.service.ts";

const database = await startTestDatabase();

beforeAll(async () => {
  await writeAssortment(database);
  await database.transaction((tx) => seedAccounts(tx));
});

describe("the newsletter from an order (OP-M-09)", () => {
  const subscribe = (who: Shopper) =>
    who.run(
      "mutation ($cartId: ID!) { subscribeToNewsletterFromOrder(cartId: $cartId) { successful generalErrorMessage } }",
      "subscribeToNewsletterFromOrder",
      v.object({ successful: v.boolean(), generalErrorMessage: v.nullable(v.string()) }),
      { cartId: who.cartId },
    );

  it("is requested once by an order, and by a visitor five times in an hour", async () => {
    const anna = await readyGuest(database);
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe(anna)));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(5);
    expect(answers).toContainEqual({
      successful: false,
      generalErrorMessage: expect.stringMatching(/viele Versuche.* in (59|60) Minuten noch einmal\.$/),
    });
    expect(await subscribe(await readyGuest(database))).toEqual({ successful: true, generalErrorMessage: null });
  });
});
