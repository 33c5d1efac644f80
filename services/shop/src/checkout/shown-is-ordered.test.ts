import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { cardAnswer, readRequest } from "../../test/card-provider.ts";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";
import type { Language, Store } from "../platform/context.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('DREIZEHN', 'percentage', 'R', 'R', 1333)`;
  await database.write`
    insert into voucher (code, kind, name_de, name_en, item_id) values ('GABE', 'free_article', 'Gabe', 'Gift', 1002)`;
  // Cents and rates that rounding has something to do with.
  await database.write`update price set price_cents = price_cents + 7, vat_basis_points = 700 where item_id = 1001`;
});

const price = v.object({ amount: v.number(), stringValue: v.string() });
const sums = { subtotal: price, promotionsSaving: price, shippingCost: price, tax: price, taxIncluded: v.boolean() };
const line = v.object({ itemId: v.string(), quantity: v.number(), totalPrice: price });
const cartSchema = v.object({ ...sums, total: price, fingerprint: v.string(), positions: v.array(line) });
const orderSchema = v.object({ order: v.object({ ...sums, totalAmount: price, lines: v.array(line) }) });
const money = "{ amount stringValue }";
const sumFields = `subtotal ${money} promotionsSaving ${money} shippingCost ${money} tax ${money} taxIncluded`;
const lineFields = `{ itemId quantity totalPrice ${money} }`;
const cartQuery = `query ($cartId: ID!) { shop_findCart(cartId: $cartId) {
  ${sumFields} total ${money} fingerprint positions ${lineFields} } }`;
const orderQuery = `query ($id: ID!, $ticket: ID) { getThankYouPageData(orderId: $id, ticket: $ticket) { order {
  ${sumFields} totalAmount ${money} lines ${lineFields} } } }`;
type Sums = Pick<v.InferOutput<typeof cartSchema>, keyof typeof sums>;

interface Purchase {
  readonly store: Store;
  readonly language: Language;
  readonly pieces: readonly [number, number, number];
  readonly voucher: "DREIZEHN" | "GABE" | null;
  readonly payment: "INVOICE" | "VORKASSE" | "CREDIT_CARD";
}
const purchase: fc.Arbitrary<Purchase> = fc
  .record({
    storefront: fc.constantFrom<[Store, Language]>(
      ["de", "de-DE"],
      ["at", "de-AT"],
      ["ch", "de-CH"],
      ["b2b", "de-DE"],
      ["b2b", "en-DE"],
    ),
    // Parcels of two rates, and freight.
    pieces: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3), fc.nat(1)),
    voucher: fc.constantFrom(null, "DREIZEHN" as const, "GABE" as const),
    payment: fc.constantFrom("INVOICE" as const, "VORKASSE" as const, "CREDIT_CARD" as const),
  })
  .map(({ storefront: [store, language], ...rest }) => ({ store, language, ...rest }));

const certain: readonly Purchase[] = [
  { store: "de", language: "de-DE", pieces: [3, 1, 1], voucher: "DREIZEHN", payment: "CREDIT_CARD" },
  { store: "at", language: "de-AT", pieces: [1, 0, 1], voucher: "GABE", payment: "VORKASSE" },
  { store: "ch", language: "de-CH", pieces: [2, 3, 0], voucher: "DREIZEHN", payment: "CREDIT_CARD" },
  { store: "b2b", language: "en-DE", pieces: [1, 2, 0], voucher: "GABE", payment: "INVOICE" },
];

const places = {
  de: ["DE", "10115", "Berlin"],
  b2b: ["DE", "10115", "Berlin"],
  at: ["AT", "1010", "Wien"],
  ch: ["CH", "8001", "Zürich"],
};

/** Guests of consumer stores; business customers have an account, and pay as agreed. */
async function buyerOf({ store, language }: Purchase): Promise<Shopper> {
  const shopper = new Shopper(database, { store, language });
  if (store !== "b2b") return (await shopper.arrive()).beGuest(`${randomUUID()}@example.org`);
  const customerId = randomUUID();
  await database.write`
    insert into customer (id, realm, email, password_hash, customer_number, payment_method)
    values (${customerId}, 'b2b', ${`${customerId}@example.org`}, 'x', ${customerId.slice(0, 12)}, 'RECHNUNG')`;
  shopper.caller = { userId: null, customer: { customerId, isGuest: false, tokenId: randomUUID() }, tokenFault: null };
  return shopper.arrive();
}

/** Someone at the summary, with everything that an order needs. */
async function atSummary(wish: Purchase): Promise<Shopper> {
  const buyer = await buyerOf(wish);
  for (const [index, quantity] of wish.pieces.entries())
    if (quantity > 0) await buyer.add([1_001, 1_002, 1_007][index] ?? 0, quantity);
  if (wish.voucher !== null) await buyer.update([{ voucherOp: { addVoucher: { code: wish.voucher } } }]);
  const [country, postCode, city] = places[wish.store];
  await buyer.chooseAddress({ ...goodAddress, country, postCode, city });
  if (wish.pieces[2] > 0) {
    const fields = [{ fieldName: "phone", fieldValue: "+49 30 1234567" }];
    await buyer.change(
      "saveSpeditionsData(cartId: $cartId, fields: $fields)",
      "$cartId: ID!, $fields: [SpeditionFieldInput!]!",
      {
        cartId: buyer.cartId,
        fields,
      },
    );
  }
  if (wish.store !== "b2b") await buyer.choosePayment(wish.payment);
  return buyer;
}

const only = ({ subtotal, promotionsSaving, shippingCost, tax, taxIncluded }: Sums): Sums => ({
  subtotal,
  promotionsSaving,
  shippingCost,
  tax,
  taxIncluded,
});
/** What the parts that a page shows add up to, in cents as people read them. */
function totalOfParts({ subtotal, promotionsSaving, shippingCost, tax, taxIncluded }: Sums): number {
  return read(subtotal) - read(promotionsSaving) + read(shippingCost) + (taxIncluded ? 0 : read(tax));
}
const read = ({ stringValue }: v.InferOutput<typeof price>): number => Number(stringValue.replaceAll(/\D/gu, ""));
const sumOf = (lines: readonly v.InferOutput<typeof line>[]): number =>
  lines.reduce((sum, { totalPrice }) => sum + read(totalPrice), 0);

/** The mail about an order, in both forms. */
async function mailOf(orderId: string): Promise<{ readonly text: string; readonly html: string }> {
  const [mail] = await database.write`
    select message ->> 'text' as text, message ->> 'html' as html from mail_outbox
    where message ->> 'reference' = ${orderId}`;
  return v.parse(v.object({ text: v.string(), html: v.string() }), mail);
}

it("CHKX-06, CHKX-08, CHKX-12: summary, card page, confirmation, order and mail say the same amounts, which add up", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(purchase, async (wish) => {
      const buyer = await atSummary(wish);
      const shown = await buyer.run(cartQuery, "shop_findCart", cartSchema, { cartId: buyer.cartId });
      expect(totalOfParts(shown)).toBe(read(shown.total));
      expect(sumOf(shown.positions)).toBe(read(shown.subtotal));

      let answer = await buyer.submit(buyer.cartId, shown.fingerprint);
      expect([answer.errorMessage, answer.cartChanged]).toEqual([null, false]);
      if (answer.computopData !== null) {
        expect(readRequest(answer.computopData).get("amount")).toBe(String(shown.total.amount));
        const { len, data } = cardAnswer(answer.computopData);
        answer = { ...answer, ...(await buyer.completeCardPayment(Number(len), data)) };
        seen.add("card");
      }
      const { orderId, confirmation } = answer;
      if (orderId === null || confirmation === null) throw new Error(`no order: ${answer.errorMessage}`);

      buyer.caller = { ...buyer.caller, confirmation: confirmation.secret };
      const { order } = await buyer.run(orderQuery, "getThankYouPageData", orderSchema, {
        id: orderId,
        ticket: confirmation.ticket,
      });
      expect([order.totalAmount, only(order), order.lines]).toEqual([shown.total, only(shown), shown.positions]);

      const [stored] = await database.write`
        select subtotal_cents - promotions_saving_cents + shipping_cost_cents + case when tax_included then 0 else tax_cents end
          as parts, total_cents as total from shop_order where order_number = ${Number(orderId)}`;
      expect(stored).toEqual({ parts: shown.total.amount, total: shown.total.amount });

      const mail = await mailOf(orderId);
      const amounts = [
        ...shown.positions.map(({ totalPrice }) => totalPrice),
        shown.subtotal,
        shown.shippingCost,
        shown.total,
      ];
      for (const { stringValue } of amounts) {
        expect(mail.text).toContain(`: ${stringValue}`);
        expect(mail.html).toContain(`>${stringValue}<`);
      }
      if (shown.promotionsSaving.amount > 0) {
        const figure = shown.promotionsSaving.stringValue.replaceAll(/[^\d.,]/gu, "").replaceAll(".", "\\.");
        expect(mail.text).toMatch(new RegExp(`(?:Gutschein|Voucher): −\\D*${figure}`, "u"));
      }
      seen.add(wish.store);
      if (wish.pieces[2] > 0) seen.add("freight");
      if (shown.promotionsSaving.amount > 0) seen.add("saving");
      if (wish.voucher === "GABE" && order.lines.some(({ totalPrice }) => totalPrice.amount === 0)) seen.add("gift");
    }),
    // What must have been seen at the end does not hang on chance.
    { numRuns: 40, examples: certain.map((wish): [Purchase] => [wish]) },
  );
  expect([...seen].toSorted()).toEqual(["at", "b2b", "card", "ch", "de", "freight", "gift", "saving"]);
}, 120_000);
