import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { ask } from "../../test/orders.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { fillCart } from "../cart/fill.service.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10 }],
  products: [
    { id: 1, category: 10, name: "Prime", items: [{ id: 101, orderNumber: "101010", price: 3_990, stock: 100 }] },
    { id: 2, category: 10, name: "Heft", items: [{ id: 102, orderNumber: "102020", price: 120, stock: 100 }] },
  ],
});
await startCatalogue(database);
// The offer comes after its item: what is in memory by then learns of it.
await database.write`insert into prime_offer (store, item_id, duration_months) values ('de', 101, 12)`;
await startCatalogue(database);

const words = "„Prime“ bestellen Sie auf der Seite von Prime, nicht über den Warenkorb.";
const context = () => testContext({ database });

describe("PRIME-01, PRIME-02: the membership is ordered on its own page, and is no goods", () => {
  it("is refused by carts, in words, and so is ordering it again", async () => {
    const anna = await new Shopper(database).arrive();
    const { successful, errorMessage, cart } = await anna.add(101);
    expect([successful, errorMessage, cart.positions]).toEqual([false, words, []]);
    expect((await anna.add(102)).successful).toBe(true);
    const wanted = [101, 102].map((itemId) => ({ itemId, quantity: 1 }));
    expect(await fillCart(anna.context(), anna.cartId, wanted)).toEqual([
      { itemId: 101, added: 0, missing: 1, reason: words },
      { itemId: 102, added: 1, missing: 0, reason: null },
    ]);
  });

  it("is not ordered by carts that held it before", async () => {
    const anna = await new Shopper(database).arrive();
    await anna.add(102);
    await database.write`update cart_position set item_id = 101 where cart_id = ${anna.cartId}`;
    expect((await anna.cart()).notices).toMatchObject([{ messageKey: "vue.cart.notice.shortage", itemId: "101" }]);
    await anna.beGuest();
    await anna.chooseAddress();
    await anna.choosePayment("INVOICE");
    expect((await anna.submit()).orderId).toBe(null);
  });

  it("is refused by order forms, in words", async () => {
    const { data } = await runQuery(
      context(),
      '{ validateOrderForm(entries: [{ orderNumber: "101010", quantity: 1 }]) { isValidForCart cartMessage totalPrice { amount } } }',
    );
    expect(data).toEqual({
      validateOrderForm: [
        {
          isValidForCart: false,
          cartMessage: "Die Mitgliedschaft bestellen Sie auf der Seite von Prime, nicht über den Warenkorb.",
          totalPrice: null,
        },
      ],
    });
  });

  it("is on no list: hearts are refused, in words, in each way that they are set", async () => {
    const anna = await newAccount(database);
    const change = async (call: string) =>
      anna.run(
        `mutation { ${call} { successful errorCode generalErrorMessage } }`,
        /^\w+/.exec(call)?.[0] ?? "",
        v.object({
          successful: v.boolean(),
          errorCode: v.nullable(v.string()),
          generalErrorMessage: v.nullable(v.string()),
        }),
      );
    const refused = {
      successful: false,
      errorCode: "MEMBERSHIP",
      generalErrorMessage: "Eine Mitgliedschaft passt auf keine Liste. Sie bestellen sie auf der Seite von Prime.",
    };
    const add = (productId: number) =>
      change(`addProductToWishlist(externalId: "merkzettel", entry: { productId: "${productId}", quantity: 1 })`);
    expect(await add(1)).toEqual(refused);
    expect((await add(2)).successful).toBe(true);
    expect(
      await change(
        'addProductToWishlist(externalId: "merkzettel", entry: { productId: "1", itemId: "101", quantity: 1 })',
      ),
    ).toEqual(refused);
  });

  it("is in no listing, and its page is that of the membership", async () => {
    const { data } = await runQuery(
      context(),
      '{ getProductById(productId: "1") { path } getSitemap { productCount products(offset: 0, limit: 9) { path } } }',
    );
    expect(data).toEqual({
      getProductById: { path: "/prime/" },
      getSitemap: { productCount: 1, products: [{ path: "/prod/2/" }] },
    });
  });

  it("can be ordered as before", async () => {
    const anna = await newAccount(database);
    await anna.chooseAddress();
    expect(
      (await ask(anna, "SubmitPrimeSubscription", { paymentId: "INVOICE" }))["submitPrimeSubscription"],
    ).toMatchObject({
      successful: true,
    });
  });
});
