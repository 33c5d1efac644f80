import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { post } from "../../test/backoffice-fixture.ts";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { Shopper } from "../../test/shopper.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../test/shop-test.ts";
import { fixedClock } from "../../test/fixed-clock.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10 }],
  products: [
    { id: 1, category: 10, name: "Füller", items: [{ id: 101, price: 1_000, stock: 50 }] },
    { id: 2, category: 10, name: "Kiste", items: [{ id: 102, price: 2_000 }] },
    { id: 3, category: 10, name: "Prime", items: [{ id: 103, price: 3_990 }] },
  ],
});
await database.write`update item set prime_faehig = id = 101`;
await database.write`
  insert into prime_offer (store, item_id, duration_months, deal_lead_minutes) values ('de', 103, 12, 60)`;
await database.write`
  insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at) values
    ('de', 101, 700, 10, '2026-11-24T12:00Z', '2026-11-24T18:00Z'),
    ('de', 102, 1500, 10, '2026-11-27T12:00Z', '2026-11-27T18:00Z')`;
await startCatalogue(database);

const clock = fixedClock(new Date(0));
const turnTo = (time: string) => clock.advance(Date.parse(time) - clock.now().getTime());
beforeEach(() => turnTo("2026-11-24T11:00:00Z"));

const dealsSchema = v.array(
  v.object({
    name: v.string(),
    path: v.string(),
    purchaseOptionId: v.string(),
    dealPrice: v.object({ amount: v.number() }),
    price: v.object({ amount: v.number() }),
    opensAt: v.string(),
    isOpen: v.boolean(),
  }),
);
const dealsOf = (who: Shopper) =>
  who.run(
    "{ getEarlyDeals { name path purchaseOptionId dealPrice { amount } price { amount } opensAt isOpen } }",
    "getEarlyDeals",
    dealsSchema,
  );
const visitor = () => new Shopper(database, { clock }).arrive();
async function member(): Promise<Shopper> {
  const customer = await newAccount(database, {}, { clock });
  const id = customer.caller.customer?.customerId ?? "";
  await database.write`
    insert into prime_membership (customer_id, store, plan, price_cents, vat_basis_points, payment_id, starts_on, ends_on,
      ordered_at)
    values (${id}, 'de', 'Prime', 3990, 1900, 'INVOICE', '2025-11-25', '2026-11-24', now())`;
  return customer;
}
const pricesOf = async (who: Shopper) => (await who.cart()).mergedLineItems.map(({ totalPrice }) => totalPrice.amount);

it("a deal opens an hour earlier for members; others see when it opens for them", async () => {
  const deal = {
    name: "Füller",
    path: "/prod/1/?varid=101",
    purchaseOptionId: "101#LIGHTNING_DEAL",
    dealPrice: { amount: 700 },
    price: { amount: 1_000 },
  };
  expect(await dealsOf(await member())).toEqual([{ ...deal, opensAt: "2026-11-24T11:00:00.000Z", isOpen: true }]);
  const others = [{ ...deal, opensAt: "2026-11-24T12:00:00.000Z", isOpen: false }];
  expect(await dealsOf(await visitor())).toEqual(others);
  expect(await dealsOf(await newAccount(database, {}, { clock }))).toEqual(others);
  clock.advance(3_600_000);
  expect(await dealsOf(await visitor())).toEqual([]);
});

it("the cart gives members the price from that moment on, and others when the deal begins", async () => {
  const [anna, ben] = [await member(), await visitor()];
  clock.advance(-1_000);
  await anna.add("101#LIGHTNING_DEAL");
  expect(await pricesOf(anna)).toEqual([1_000]);
  clock.advance(1_000);
  await anna.add("101#LIGHTNING_DEAL");
  expect(await pricesOf(anna)).toEqual([1_700]);
  await ben.add("101#LIGHTNING_DEAL");
  expect(await pricesOf(ben)).toEqual([1_000]);
  clock.advance(3_600_000);
  await ben.add("101#LIGHTNING_DEAL");
  expect(await pricesOf(ben)).toEqual([1_700]);
});

it("one of which no piece is left is not announced", async () => {
  const anna = await member();
  const take = (taken: number) => database.write`
    update lightning_deal set taken = ${taken} where item_id = 101 and starts_at = '2026-11-24T12:00Z'`;
  await take(10);
  expect(await dealsOf(anna)).toEqual([]);
  await take(9);
  expect(await dealsOf(anna)).toMatchObject([{ name: "Füller" }]);
  await take(0);
});

it("one that an operator ends before it has begun is over for members, too", async () => {
  const shop = await startTestShop(testPlatform({ database, clock }));
  const [anna, ben] = [await member(), await member()];
  const [deal] = await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
    values ('de', 102, 1400, 10, '2026-11-24T12:00Z', '2026-11-24T18:00Z') returning id`;
  await anna.add("102#LIGHTNING_DEAL");
  expect(await pricesOf(anna)).toEqual([1_400]);
  await post(shop, `mutation { deleteDeal(id: "${Number(deal?.["id"])}") { successful } }`);
  await ben.add("102#LIGHTNING_DEAL");
  expect([await pricesOf(anna), await pricesOf(ben)]).toEqual([[2_000], [2_000]]);
});

it.each([
  ["de-DE", "hat noch nicht begonnen: Für Sie beginnt es am 24.11.2026 um 13:00 Uhr", /beendet|vergriffen/],
  ["en-DE", "has not begun yet: for you it begins on 24 Nov 2026 at 13:00", /over|used up/],
] as const)(
  "who comes too early reads when it begins, and never that it has ended: %s",
  async (language, words, wrong) => {
    const ben = await new Shopper(database, { clock, language }).arrive();
    const { notices } = await ben.add("101#LIGHTNING_DEAL");
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining(words)]);
    expect(notices[0]?.message).not.toMatch(wrong);
  },
);

it("who is no member any more gets it with all others, and a running deal comes before the next", async () => {
  const anna = await member();
  turnTo("2026-11-27T11:30:00Z");
  expect(await dealsOf(anna)).toMatchObject([{ name: "Kiste", isOpen: false }]);
  await anna.add("102#LIGHTNING_DEAL");
  expect(await pricesOf(anna)).toEqual([2_000]);
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, starts_at, ends_at)
    values ('de', 101, 500, 10, '2026-11-24T18:00Z', '2026-11-24T20:00Z')`;
  turnTo("2026-11-24T17:30:00Z");
  const ben = await member();
  await ben.add("101#LIGHTNING_DEAL");
  expect(await pricesOf(ben)).toEqual([700]);
});

it("C-98: of a mixed cart members pay the delivery of what is not marked, and each line tells which it is", async () => {
  const marks = async (who: Shopper) =>
    who.run(
      `query ($id: ID!) { shop_findCart(cartId: $id) {
        shippingCost { amount } mergedLineItems { itemId primeFaehig isPrimeFree } } }`,
      "shop_findCart",
      v.object({
        shippingCost: v.object({ amount: v.number() }),
        mergedLineItems: v.array(v.object({ itemId: v.string(), primeFaehig: v.boolean(), isPrimeFree: v.boolean() })),
      }),
      { id: who.cartId },
    );
  const [anna, ben] = [await member(), await visitor()];
  for (const who of [anna, ben]) await who.add(101);
  const pen = { itemId: "101", primeFaehig: true };
  const box = { itemId: "102", primeFaehig: false, isPrimeFree: false };
  expect(await marks(anna)).toEqual({
    shippingCost: { amount: 0 },
    mergedLineItems: [{ ...pen, isPrimeFree: true }],
  });
  for (const who of [anna, ben]) await who.add(102);
  const cost = { shippingCost: { amount: 595 } };
  expect(await marks(anna)).toEqual({ ...cost, mergedLineItems: [{ ...pen, isPrimeFree: true }, box] });
  expect(await marks(ben)).toEqual({ ...cost, mergedLineItems: [{ ...pen, isPrimeFree: false }, box] });
  // Where the value of the goods makes delivery free, a membership does not take that back.
  for (const who of [anna, ben]) await who.add(101, 20);
  expect([(await marks(anna)).shippingCost.amount, (await marks(ben)).shippingCost.amount]).toEqual([0, 0]);
});

it("C-98: who was a member pays the delivery of what is marked from the day after the last one on", async () => {
  const shipping = v.object({ shippingCost: v.object({ amount: v.number() }) });
  const costOf = async (who: Shopper) =>
    (
      await who.run(
        "query ($id: ID!) { shop_findCart(cartId: $id) { shippingCost { amount } } }",
        "shop_findCart",
        shipping,
        { id: who.cartId },
      )
    ).shippingCost.amount;
  const anna = await member();
  await anna.add(101);
  expect(await costOf(anna)).toBe(0);
  turnTo("2026-11-27T11:30:00Z");
  expect(await costOf(anna)).toBe(595);
});

const offerSchema = v.object({
  earlyDeal: v.nullable(
    v.object({
      membersFrom: v.string(),
      startsAt: v.string(),
      purchaseOptionId: v.string(),
      prices: v.object({
        currentPrice: v.object({ amount: v.number() }),
        discountPercent: v.number(),
      }),
    }),
  ),
});
const earlyDealOf = async (who: Shopper, itemId = "101") =>
  (
    await who.run(
      `query ($id: ID!) { getItemById(itemId: $id) {
        earlyDeal { membersFrom startsAt purchaseOptionId prices { currentPrice { amount } discountPercent } } } }`,
      "getItemById",
      offerSchema,
      { id: itemId },
    )
  ).earlyDeal;

it("the page of a product tells all alike of the next deal that members get first, from a day before they do", async () => {
  const deal = {
    membersFrom: "2026-11-24T11:00:00.000Z",
    startsAt: "2026-11-24T12:00:00.000Z",
    purchaseOptionId: "101#LIGHTNING_DEAL",
    prices: { currentPrice: { amount: 700 }, discountPercent: 30 },
  };
  for (const who of [await member(), await visitor()]) expect(await earlyDealOf(who)).toEqual(deal);
  expect(await earlyDealOf(await visitor(), "102")).toBeNull();
  turnTo("2026-11-23T11:00:00Z");
  expect(await earlyDealOf(await visitor())).toEqual(deal);
  turnTo("2026-11-23T10:59:59Z");
  expect(await earlyDealOf(await visitor())).toBeNull();
});

it("the page tells nothing of it while a deal runs, of one that is no reduction or used up, or where members get nothing first", async () => {
  const ben = await visitor();
  const changed = async (change: PromiseLike<unknown>, back: () => PromiseLike<unknown>) => {
    await change;
    const found = await earlyDealOf(ben);
    await back();
    return found;
  };
  const priced = (cents: number) => database.write`
    update lightning_deal set price_cents = ${cents} where item_id = 101 and starts_at = '2026-11-24T12:00Z'`;
  const taken = (pieces: number) => database.write`update lightning_deal set taken = ${pieces} where item_id = 101`;
  const lead = (minutes: number) => database.write`update prime_offer set deal_lead_minutes = ${minutes}`;
  expect(await earlyDealOf(ben)).not.toBeNull();
  expect(await changed(priced(1_000), () => priced(700))).toBeNull();
  expect(await changed(taken(10), () => taken(0))).toBeNull();
  expect(await changed(lead(0), () => lead(60))).toBeNull();
  expect(await earlyDealOf(ben)).not.toBeNull();
  turnTo("2026-11-24T17:30:00Z");
  expect(await earlyDealOf(ben)).toBeNull();
});
