import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { cardAnswer } from "../../test/card-provider.ts";
import { newItem, ordersOf, readyGuest, stockOf, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress } from "../../test/shopper.ts";
import { submitCart } from "./submit.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const nothing = {
  computopData: null,
  orderId: null,
  redirectUrl: null,
  newCartId: null,
  cartChanged: false,
  confirmation: null,
};

describe("an order that is refused", () => {
  it("gives the reason and stores nothing: all items that are short, by name", async () => {
    const [first, second] = [await newItem(database, 5), await newItem(database, 5)];
    const anna = await readyGuest(database, "INVOICE", [
      [first, 2],
      [second, 2],
      [1_001, 1],
    ]);
    await database.write`update stock set quantity = case item_id when ${first} then 1 else 0 end where item_id in (${first}, ${second})`;
    expect(await submitCart(anna.context(), anna.cartId)).toEqual({
      ...nothing,
      errorMessage: `Von „Einzelstück ${first}“ sind nur noch 1 Stück verfügbar. Bitte ändern Sie die Menge. „Einzelstück ${second}“ ist leider ausverkauft. Bitte entfernen Sie den Artikel aus dem Warenkorb.`,
    });
    expect([await stockOf(database, first), await ordersOf(database, anna.cartId)]).toEqual([1, 0]);
    expect((await submitCart(anna.context(), anna.cartId, "another")).errorMessage).toBeNull();
    expect((await submitCart(anna.context(), anna.cartId, "another")).cartChanged).toBe(true);
  });

  it("names what the store no longer sells at all", async () => {
    const item = await newItem(database, 5);
    const anna = await readyGuest(database, "INVOICE", [
      [1_001, 1],
      [item, 1],
    ]);
    await database.write`delete from price where item_id = ${item}`;
    expect((await submitCart(anna.context(), anna.cartId)).errorMessage).toBe(
      `„Einzelstück ${item}“ ist leider ausverkauft. Bitte entfernen Sie den Artikel aus dem Warenkorb.`,
    );
  });

  it.each(["INVOICE", "CREDIT_CARD"])("names the voucher that was used up, for %s as well", async (payment) => {
    const code = randomUUID().toUpperCase();
    await database.write`
      insert into voucher (code, kind, name_de, name_en, percent_basis_points, max_redemptions)
      values (${code}, 'percentage', 'Zehn', 'Ten', 1000, 1)`;
    const guests = [
      await readyGuest(database, payment),
      await readyGuest(database, "INVOICE", undefined, { email: "b@example.org" }),
    ];
    for (const guest of guests) {
      await guest.update([{ voucherOp: { addVoucher: { code } } }]);
      await guest.cart();
    }
    const [late, first] = guests;
    expect((await first?.submit())?.orderId).not.toBeNull();
    expect((await late?.submit())?.errorMessage).toMatch(/^Der Gutschein „Zehn“ wurde inzwischen aufgebraucht\./);
    // Seen at the new total, it is an order without the voucher.
    await late?.cart();
    expect((await late?.submit())?.errorMessage).toBeNull();
  });

  it("asks visitors to sign in, and states what is missing in English, too", async () => {
    const anna = await readyGuest(database);
    const stranger = await readyGuest(database, "INVOICE", undefined, { language: "en-DE" });
    await database.write`update cart set customer_id = null where id = ${anna.cartId}`;
    anna.caller = { ...anna.caller, customer: null };
    expect((await anna.submit()).errorMessage).toBe("Bitte melden Sie sich an oder bestellen Sie als Gast.");
    await database.write`update cart set payment_method = null where id = ${stranger.cartId}`;
    expect((await stranger.submit()).errorMessage).toBe("Please choose a payment method.");
  });

  it("has no way to a packstation for what is bulky", async () => {
    const anna = await readyGuest(database, "INVOICE", [[1_007, 1]]);
    await database.write`update address set is_packstation = true, street = '12345678', addition = '145', kind = 'shipping' where customer_id = ${anna.caller.customer?.customerId ?? ""}`;
    expect((await anna.submit()).errorMessage).toContain("Bitte wählen Sie eine andere Lieferadresse.");
  });
});

describe("an order that is made", () => {
  it("answers its number, the next cart and what opens the confirmation, the same each time", async () => {
    const anna = await readyGuest(database);
    const made = await submitCart(anna.context(), anna.cartId);
    expect(made).toEqual({
      ...nothing,
      errorMessage: null,
      orderId: expect.stringMatching(/^\d+$/),
      newCartId: expect.any(String),
      confirmation: { ticket: expect.stringMatching(/^[\w-]{22}$/), secret: expect.any(String) },
    });
    expect(await submitCart(anna.context(), anna.cartId, "whatever")).toEqual(made);
  });

  it("keeps the addresses as they were, whatever becomes of the book", async () => {
    const anna = await readyGuest(database);
    const { orderId } = await anna.submit();
    await database.write`update address set city = 'Bonn' where customer_id = ${anna.caller.customer?.customerId ?? ""}`;
    const [row] = await database.write`
      select snapshot #>> '{billingAddress,city}' as billed, snapshot #>> '{deliveryAddress,city}' as delivered
      from shop_order where order_number = ${Number(orderId)}`;
    expect(row).toEqual({ billed: goodAddress.city, delivered: goodAddress.city });
  });
});

describe("the way back from the card page", () => {
  it.each([
    ["CANCELLED", "Sie haben die Zahlung abgebrochen. Ihr Warenkorb ist unverändert."],
    [
      "DECLINED",
      "Ihre Bank hat die Zahlung abgelehnt. Bitte wählen Sie eine andere Zahlungsart, oder zahlen Sie mit einer anderen Karte.",
    ],
    ["TIMEOUT", "Die Zahlung hat zu lange gedauert und wurde nicht ausgeführt. Bitte versuchen Sie es noch einmal."],
  ] as const)("says after %s what became of it", async (code, words) => {
    const anna = await readyGuest(database, "PAYPAL");
    const { computopData } = await anna.submit();
    const { len, data } = cardAnswer(computopData, code);
    expect(await anna.completeCardPayment(Number(len), data)).toMatchObject({
      state: "NOT_PAID",
      orderId: null,
      errorMessage: words,
    });
  });

  it("never says that nothing was charged where the shop does not know it", async () => {
    const anna = await readyGuest(database, "CREDIT_CARD");
    const { computopData } = await anna.submit();
    const { len, data } = cardAnswer(computopData);
    for (const [length, answer] of [
      [Number(len) + 1, data],
      [Number(len), cardAnswer(computopData, "", { amount: "1" }).data],
      [Number(len), "abc"],
    ] as const) {
      const { state, errorMessage } = await anna.completeCardPayment(length, answer);
      expect([state, errorMessage]).toEqual(["UNCLEAR", expect.stringContaining("Ihre Zahlung wird geprüft.")]);
    }
  });
});
