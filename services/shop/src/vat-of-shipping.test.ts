import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { sumRows } from "./orders/mail/order-rows.ts";
import { sharesOf } from "./orders/fulfilment/order-money.ts";
import { readOrder } from "./orders/order.store.ts";
import { paperContentOf } from "./orders/paper/paper-content.ts";
import { isElectronic } from "./orders/xrechnung/xrechnung.ts";
import { invoiceLines } from "./orders/xrechnung/lines.ts";
import type { Language, Store } from "./platform/context.ts";
import { seedDatabase } from "../seed/seed.ts";
import { newAccount } from "../test/accounts.ts";
import { startCatalogue } from "../test/catalogue-fixture.ts";
import { confirmation } from "../test/confirmation.ts";
import { startTestDatabase } from "../test/shop-test.ts";
import { cartFields, goodAddress, type Shopper, type TestCart } from "../test/shopper.ts";

const database = await startTestDatabase();
const rates = { de: [1_900, 700], at: [2_000, 1_000], ch: [810, 260], b2b: [1_900, 700] } as const;
const languages: Readonly<Record<Store, Language>> = { de: "de-DE", at: "de-AT", ch: "de-CH", b2b: "de-DE" };
const places = {
  DE: { country: "DE", postCode: "10115", city: "Berlin" },
  AT: { country: "AT", postCode: "1010", city: "Wien" },
  CH: { country: "CH", postCode: "8001", city: "Zürich" },
} as const;
/** A cheap item of a store at one of its rates, that a parcel takes. */
const itemsOf = new Map<string, number>();

beforeAll(async () => {
  await seedDatabase(database, { seed: 1, onProgress: () => undefined, sections: [] });
  const found = await database.read`
    select distinct on (store, vat_basis_points) store, vat_basis_points as rate, item_id as id
    from price join item on item.id = item_id join stock using (item_id)
    where shipping_class = 'parcel' and not delivery_free and quantity > 50 and minimum_order_quantity = 1
      and price_cents between 300 and 1500 and not exists (select from lightning_deal deal where deal.item_id = item.id)
    order by store, vat_basis_points, item_id`;
  const rows = v.array(v.object({ store: v.string(), rate: v.number(), id: v.number() }));
  for (const { store, rate, id } of v.parse(rows, [...found])) itemsOf.set(`${store} ${rate}`, id);
  await startCatalogue(database);
}, 120_000);

const inCart = `query ($cartId: ID!) { shop_findCart(cartId: $cartId) { ${cartFields} } }`;
const cartSchema = v.custom<TestCart>((value) => typeof value === "object");

/** Someone whose basket with goods at these rates is to be delivered to a country. */
async function shopperWith(store: Store, country: keyof typeof places, wanted: readonly number[]): Promise<Shopper> {
  const columns =
    store === "b2b" ? { realm: "b2b", customer_number: randomUUID().slice(0, 12), payment_method: "RECHNUNG" } : {};
  const who = await newAccount(database, columns, { store, language: languages[store] });
  for (const rate of wanted) await who.add(itemsOf.get(`${store} ${rate}`) ?? 0, 2);
  await who.chooseAddress({ ...goodAddress, ...places[country] });
  await who.choosePayment(store === "b2b" ? "RECHNUNG" : "INVOICE");
  return who;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe.each(["de", "at", "ch", "b2b"] as const)("an order of the store %s", (store) => {
  const [standard, reduced] = rates[store];

  describe.each(["DE", "AT", "CH"] as const)("that goes to %s", (country) => {
    it.each([
      ["goods", [standard]],
      ["books", [reduced]],
      ["goods and books", [standard, reduced]],
    ] as const)(
      "has its store's rates alone, and shipping that of its %s, from basket to invoice",
      async (_, wanted) => {
        const who = await shopperWith(store, country, wanted);
        const cart = await who.run(inCart, "shop_findCart", cartSchema, { cartId: who.cartId });
        expect(cart.shippingCost.amount).toBeGreaterThan(0);
        expect(cart.taxes.map(({ rate }) => rate)).toEqual(wanted.toSorted((a, b) => a - b));
        expect(sum(cart.taxes.map(({ amount }) => amount.amount))).toBe(cart.tax.amount);

        const { orderId } = await who.submit();
        const shown = await confirmation(who, orderId);
        expect(shown?.order).toMatchObject({ tax: cart.tax, shippingCost: cart.shippingCost, totalAmount: cart.total });

        const order = await readOrder(database.read, Number(orderId));
        if (order === null) throw new Error("No order was made");
        const { head } = order;
        const charged = cart.taxes.map(({ rate, amount }) => ({ rate, cents: amount.amount }));
        expect(head.taxes).toEqual(charged);
        expect(sharesOf(order).shipping.rate).toBe(Math.max(...wanted));

        const rows = sumRows(head);
        expect(sum(rows.filter(({ kind }) => kind === "part").map(({ cents }) => cents))).toBe(cart.total.amount);
        expect(rows.filter(({ label }) => label.includes("MwSt.")).map(({ cents }) => cents)).toEqual(
          charged.map(({ cents }) => cents),
        );

        const pieces = order.lines.map(({ line, quantity }) => ({ line, count: quantity }));
        const invoice = paperContentOf(order, {
          kind: "invoice",
          paperNumber: "RE-1",
          invoiceNumber: null,
          pieces,
          withShipping: true,
          issuedAt: order.orderedAt,
        });
        expect([invoice.taxes, invoice.totalCents]).toEqual([charged, cart.total.amount]);
        if (!isElectronic(invoice)) return;
        const { taxes, sums } = invoiceLines(invoice);
        expect(taxes.map(({ rate, vat }) => ({ rate, cents: vat }))).toEqual(charged);
        expect(sum(taxes.map(({ net }) => net))).toBe(sums.net);
      },
    );
  });
});
