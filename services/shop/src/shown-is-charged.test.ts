import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import * as v from "valibot";
import { seedVouchers } from "./cart/seed.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Language, Store } from "./platform/context.ts";
import { startCatalogue } from "../test/catalogue-fixture.ts";
import { startTestDatabase } from "../test/shop-test.ts";
import { goodAddress, Shopper } from "../test/shopper.ts";
import { seedDatabase } from "../seed/seed.ts";

/** Random purchases: `SHOWN_IS_CHARGED_RUNS=5000 … vitest run services/shop/src/shown-is-charged.test.ts` makes more. */
const runs = Number(process.env["SHOWN_IS_CHARGED_RUNS"] ?? 100);

const database = await startTestDatabase();
let items: readonly { readonly id: number; readonly product: number }[] = [];
let dealt: readonly number[] = [];
const start = new Date();
let now = start;
const clock: Clock = { now: () => now };

beforeAll(async () => {
  await seedDatabase(database, {
    seed: 1,
    onProgress: () => undefined,
    sections: [{ name: "cart", seed: (tx) => seedVouchers(tx) }],
  });
  items = await database.read`select id, product_id as product from item order by id`;
  dealt = (await database.read<{ id: number }[]>`select distinct item_id as id from lightning_deal order by 1`).map(
    ({ id }) => id,
  );
  await startCatalogue(database);
}, 120_000);

const price = v.object({ amount: v.number(), stringValue: v.string() });
const shownItem = v.object({
  itemId: v.string(),
  purchaseOptionId: v.string(),
  availableForSale: v.boolean(),
  primeFaehig: v.boolean(),
  minimumOrderQuantity: v.number(),
  maxQuantity: v.number(),
  prices: v.object({
    currentPrice: price,
    tiers: v.array(v.object({ minimumQuantity: v.number(), price })),
    discountPercent: v.number(),
    lowestPrice30Days: v.nullable(price),
    specialPrice: v.nullable(v.object({ oldPrice: v.nullable(price) })),
  }),
});
const productSchema = v.nullable(
  v.object({
    discountPercent: v.number(),
    tilePrice: v.object({
      currentPrice: v.string(),
      currentPriceAmount: v.number(),
      oldPrice: v.nullable(v.string()),
      lowestPrice30Days: v.nullable(v.string()),
      startFromFlag: v.boolean(),
    }),
    items: v.array(shownItem),
  }),
);
const money = "{ amount stringValue }";
const productQuery = `query ($id: ID!) { getProductById(productId: $id) { discountPercent
  tilePrice { currentPrice currentPriceAmount oldPrice lowestPrice30Days startFromFlag }
  items { itemId purchaseOptionId availableForSale primeFaehig minimumOrderQuantity maxQuantity prices {
    currentPrice ${money} tiers { minimumQuantity price ${money} } discountPercent lowestPrice30Days ${money} specialPrice { oldPrice ${money} } } } } }`;

const cartSchema = v.object({
  subtotal: price,
  total: price,
  tax: price,
  taxIncluded: v.boolean(),
  shippingCost: price,
  promotionsSaving: price,
  notices: v.array(v.unknown()),
  details: v.object({ speditionsFields: v.array(v.unknown()) }),
  mergedLineItems: v.array(
    v.object({
      totalPrice: price,
      isFreeItem: v.boolean(),
      quantity: v.number(),
      priceParts: v.array(v.object({ quantity: v.number(), unitPrice: price, totalPrice: price })),
    }),
  ),
});
const cartQuery = `query ($cartId: ID!) { shop_findCart(cartId: $cartId) { subtotal ${money} total ${money} tax ${money}
  taxIncluded shippingCost ${money} promotionsSaving ${money} notices { message } details { speditionsFields { fieldName } }
  mergedLineItems { totalPrice ${money} isFreeItem quantity
    priceParts { quantity unitPrice ${money} totalPrice ${money} } } } }`;
const orderQuery = `query ($id: ID!) { getThankYouPageData(orderId: $id) { order {
  totalAmount ${money} subtotal ${money} shippingCost ${money} lines { quantity totalPrice ${money} } } } }`;
const orderSchema = v.object({
  order: v.object({
    totalAmount: price,
    subtotal: price,
    shippingCost: price,
    lines: v.array(v.object({ quantity: v.number(), totalPrice: price })),
  }),
});
type ShownItem = v.InferOutput<typeof shownItem>;
type ShownCart = v.InferOutput<typeof cartSchema>;

/** Cents of a price as shoppers read it: what is compared is what they see. */
function read(text: string): number {
  return Number(text.replaceAll(/\D/gu, ""));
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Purchase {
  readonly store: Store;
  readonly isDealt: boolean;
  readonly pick: number;
  readonly quantity: number;
  /** Minutes from the start of the test. */
  readonly minutes: number;
  readonly voucher: "SCHULE10" | "GESCHENK" | null;
  readonly isMember: boolean;
  readonly isOrdered: boolean;
}
const purchase: fc.Arbitrary<Purchase> = fc.record({
  store: fc.constantFrom("de" as const, "at" as const, "ch" as const, "b2b" as const),
  isDealt: fc.boolean(),
  pick: fc.nat(100_000),
  quantity: fc.integer({ min: 1, max: 30 }),
  minutes: fc.integer({ min: -60 * 24, max: 60 * 24 * 7 }),
  voucher: fc.constantFrom(null, null, "SCHULE10" as const, "GESCHENK" as const),
  isMember: fc.boolean(),
  isOrdered: fc.nat(9).map((number) => number === 0),
});
const languages: Readonly<Record<Store, Language>> = { de: "de-DE", at: "de-AT", ch: "de-CH", b2b: "de-DE" };

/** A visitor, or a member of prime; business customers have an account and no membership. */
async function shopperFor({ store, isMember }: Purchase): Promise<Shopper> {
  const shopper = new Shopper(database, { store, language: languages[store], clock });
  if (!isMember && store !== "b2b") return shopper.arrive();
  const customerId = randomUUID();
  const email = `${customerId}@example.org`;
  if (store === "b2b") {
    await database.write`
      insert into customer (id, realm, email, password_hash, customer_number, payment_method)
      values (${customerId}, 'b2b', ${email}, 'x', ${customerId.slice(0, 12)}, 'RECHNUNG')`;
  } else {
    await database.write`
      insert into customer (id, realm, email, password_hash) values (${customerId}, 'consumer', ${email}, 'x')`;
    await database.write`
      insert into prime_membership (customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on,
        ordered_at)
      values (${customerId}, ${store}, 'Prime', 3990, 1900, 'INVOICE', '2000-01-01', '2999-12-31', now())`;
  }
  shopper.caller = { userId: null, customer: { customerId, isGuest: false, tokenId: randomUUID() }, tokenFault: null };
  return shopper.arrive();
}

/** What tile and product page report about a product agrees in itself. */
function checkTile(product: NonNullable<v.InferOutput<typeof productSchema>>): void {
  const { tilePrice, discountPercent } = product;
  const buyable = product.items.filter(({ availableForSale }) => availableForSale);
  const candidates = buyable.length > 0 ? buyable : product.items;
  const best = Math.min(...candidates.map(({ prices }) => prices.currentPrice.amount));
  expect([read(tilePrice.currentPrice), tilePrice.currentPriceAmount]).toEqual([best, best]);
  expect(tilePrice.startFromFlag).toBe(new Set(product.items.map(({ prices }) => prices.currentPrice.amount)).size > 1);
  expect(tilePrice.lowestPrice30Days).toBe(tilePrice.oldPrice);
  checkDiscount(best, tilePrice.oldPrice === null ? null : read(tilePrice.oldPrice), discountPercent);
  for (const { prices } of product.items) {
    const old = prices.specialPrice?.oldPrice ?? null;
    expect(prices.lowestPrice30Days).toEqual(old);
    checkDiscount(read(prices.currentPrice.stringValue), old && read(old.stringValue), prices.discountPercent);
  }
}

function checkDiscount(current: number, old: number | null, percent: number): void {
  expect(percent).toBe(old === null ? 0 : Math.floor(((old - current) * 100) / old));
  expect(old === null || old > current).toBe(true);
}

/** What the page shows for a piece when so many are bought: the last tier that holds, else the price. */
function shownFor({ prices }: ShownItem, pieces: number): number {
  const tier = prices.tiers.findLast(({ minimumQuantity }) => minimumQuantity <= pieces);
  return read((tier?.price ?? prices.currentPrice).stringValue);
}

/** What the basket shows adds up, and its pieces cost what the page showed. */
function checkCart(cart: ShownCart, item: ShownItem, { isMember, store, voucher }: Purchase, isSplit: boolean): void {
  const [line, ...gifts] = cart.mergedLineItems;
  expect(read(line?.priceParts[0]?.unitPrice.stringValue ?? "")).toBe(shownFor(item, line?.quantity ?? 0));
  expect(line?.priceParts).toHaveLength(isSplit ? 2 : 1);
  const parts = line?.priceParts.map(({ quantity, unitPrice }) => quantity * read(unitPrice.stringValue)) ?? [];
  expect(read(line?.totalPrice.stringValue ?? "")).toBe(sum(parts));
  expect(gifts.every(({ isFreeItem, totalPrice }) => isFreeItem && totalPrice.amount === 0)).toBe(true);
  const [subtotal, saving, shipping, tax, total] = [
    cart.subtotal,
    cart.promotionsSaving,
    cart.shippingCost,
    cart.tax,
    cart.total,
  ].map(({ stringValue }) => read(stringValue));
  expect(subtotal).toBe(sum(parts));
  const isReduced = voucher === "SCHULE10" && (subtotal ?? 0) >= 3_000;
  expect(saving).toBe(isReduced ? Math.round((subtotal ?? 0) / 10) : 0);
  expect(total).toBe((subtotal ?? 0) - (saving ?? 0) + (shipping ?? 0) + (cart.taxIncluded ? 0 : (tax ?? 0)));
  if (isMember && store !== "b2b" && item.primeFaehig) expect(shipping).toBe(0);
  expect(cart.notices).toEqual([]);
}

const places = {
  de: ["DE", "10115", "Berlin"],
  b2b: ["DE", "10115", "Berlin"],
  at: ["AT", "1010", "Wien"],
  ch: ["CH", "8001", "Zürich"],
};

/** Orders the basket; lines, sums and mail are those that were shown. */
async function checkOrder(shopper: Shopper, { store, isMember }: Purchase): Promise<void> {
  if (!isMember && store !== "b2b") await shopper.beGuest(`${randomUUID()}@example.org`);
  const [country, postCode, city] = places[store];
  await shopper.chooseAddress({ ...goodAddress, country, postCode, city });
  if (store !== "b2b") await shopper.choosePayment("INVOICE");
  const cart = await shopper.run(cartQuery, "shop_findCart", cartSchema, { cartId: shopper.cartId });
  const { orderId, errorMessage } = await shopper.submit();
  expect([orderId !== null, errorMessage]).toEqual([true, null]);
  const { order } = await shopper.run(orderQuery, "getThankYouPageData", orderSchema, { id: orderId });
  expect([order.totalAmount, order.subtotal, order.shippingCost]).toEqual([
    cart.total,
    cart.subtotal,
    cart.shippingCost,
  ]);
  expect(sum(order.lines.map(({ totalPrice }) => read(totalPrice.stringValue)))).toBe(cart.subtotal.amount);
  const [mail] = await database.write`
    select message ->> 'text' as text from mail_outbox where message ->> 'reference' = ${orderId}`;
  expect(v.parse(v.object({ text: v.string() }), mail).text).toContain(cart.total.stringValue);
}

/** Purchases of so many pieces that a tier holds. */
let tiered = 0;

/** Looks at a product, buys what is shown, and compares. @returns false where there is nothing to buy */
async function buy(wish: Purchase): Promise<boolean> {
  now = new Date(start.getTime() + wish.minutes * 60_000);
  const dealtId = dealt[wish.pick % dealt.length];
  const picked = wish.isDealt ? items.find(({ id }) => id === dealtId) : items[wish.pick % items.length];
  const shopper = await shopperFor(wish);
  const product = await shopper.run(productQuery, "getProductById", productSchema, { id: String(picked?.product) });
  if (product === null) return false;
  checkTile(product);
  const item = product.items.find(({ itemId }) => itemId === String(picked?.id));
  if (item?.availableForSale !== true || item.maxQuantity < item.minimumOrderQuantity) return false;
  const quantity = Math.min(Math.max(wish.quantity, item.minimumOrderQuantity), item.maxQuantity);
  if (quantity >= (item.prices.tiers[0]?.minimumQuantity ?? Infinity)) tiered += 1;
  const { notices, successful } = await shopper.add(item.purchaseOptionId, quantity, item.prices.currentPrice.amount);
  expect(successful).toBe(true);
  const isSplit = notices.some(({ messageKey }) => messageKey.endsWith("lightningDeal.limit"));
  expect(notices).toHaveLength(isSplit ? 1 : 0);
  if (wish.voucher !== null) await shopper.update([{ voucherOp: { addVoucher: { code: wish.voucher } } }]);
  const cart = await shopper.run(cartQuery, "shop_findCart", cartSchema, { cartId: shopper.cartId });
  checkCart(cart, item, wish, isSplit);
  if (wish.isOrdered && cart.details.speditionsFields.length === 0) await checkOrder(shopper, wish);
  return true;
}

it(
  `charges what is shown, for ${runs} random products, quantities and moments of every store (DEAL-16, C-85, C-98)`,
  async () => {
    let bought = 0;
    await fc.assert(
      fc.asyncProperty(purchase, async (wish) => {
        if (await buy(wish)) bought += 1;
      }),
      { numRuns: runs },
    );
    expect(bought).toBeGreaterThan(runs / 2);
  },
  Math.max(120_000, runs * 1_000),
);

it("charges the price of the tier that the product page shows, in basket and order", async () => {
  const found = await database.read<{ id: number }[]>`
    select item_id as id from price join stock using (item_id) join item on item.id = item_id
    where store = 'b2b' and tiers <> '[]' and stock.quantity >= 100 and max_quantity >= 100
      and shipping_class = 'parcel' order by item_id limit 4`;
  const before = tiered;
  for (const [at, { id }] of found.entries()) {
    const wish = { store: "b2b", isDealt: false, minutes: 0, voucher: null, isMember: false, isOrdered: true } as const;
    const pick = items.findIndex((item) => item.id === id);
    expect(await buy({ ...wish, pick, quantity: [9, 10, 30, 100][at] ?? 10 })).toBe(true);
  }
  expect(tiered - before).toBe(3);
}, 60_000);
