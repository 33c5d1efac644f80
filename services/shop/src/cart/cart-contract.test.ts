import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeCatalogue(database, {
    categories: [{ id: 1 }],
    products: [
      { id: 1, category: 1, name: "Globus", items: [{ id: 101, price: 2_369, stock: 50 }] },
      { id: 2, category: 1, name: "Stift", items: [{ id: 102, price: 119, stock: 50 }] },
    ],
  });
  await startCatalogue(database);
  await database.write`
    insert into voucher (code, kind, name_de, name_en, item_id) values ('GABE', 'free_article', 'Gabe', 'Gift', 102)`;
  await database.write`insert into free_offer (store, item_id, kind, minimum_subtotal_cents) values ('de', 102, 'free', 4000), ('de', 102, 'catalog', 0)`;
  await database.write`
    insert into lightning_deal (store, item_id, price_cents, quantity, max_per_cart, starts_at, ends_at)
    values ('de', 101, 1779, 50, 2, now() - interval '1 hour', now() + interval '1 hour')`;
});

/** A cart of three globes, two of them in a deal, and the pencil of a voucher. */
async function filled(): Promise<Shopper> {
  const shopper = await new Shopper(database).arrive();
  await shopper.add("101#LIGHTNING_DEAL", 3);
  await shopper.update([{ voucherOp: { addVoucher: { code: "GABE" } } }]);
  return shopper;
}
const anything = v.looseObject({ mergedLineItems: v.array(v.unknown()) });
const read = (shopper: Shopper, fields: string) =>
  shopper.run(
    `query ($cartId: ID!) { shop_findCart(cartId: $cartId) { ${fields} mergedLineItems { id } } }`,
    "shop_findCart",
    anything,
    {
      cartId: shopper.cartId,
    },
  );

it("MINI-09, DEAL-17: a line has all that the mini cart shows and takes out, a split's two prices apart", async () => {
  const fields = `id operationsId isLightningDeal quantity quantityLightning quantityNormal pricePerUnit { amount }
    pricePerUnitLightning { amount } netPricePerUnit { amount } removableItem relatedVoucherCode isFreeItem isCatalog`;
  const { mergedLineItems } = await read(await filled(), `mergedLineItems { ${fields} }`);
  expect(mergedLineItems).toEqual([
    {
      id: expect.any(String),
      operationsId: expect.any(String),
      isLightningDeal: true,
      quantity: 3,
      quantityLightning: 2,
      quantityNormal: 1,
      pricePerUnit: { amount: 2_369 },
      pricePerUnitLightning: { amount: 1_779 },
      netPricePerUnit: { amount: 1_991 },
      removableItem: true,
      relatedVoucherCode: null,
      isFreeItem: false,
      isCatalog: false,
    },
    expect.objectContaining({ isFreeItem: true, relatedVoucherCode: "GABE", pricePerUnit: { amount: 0 } }),
  ]);
});

it("ENT-01: a cart has all the parts that the storefront relies on", async () => {
  const price = "{ amount stringValue currencyCode }";
  const cart = await read(
    await filled(),
    `id shippingAddress { city } billingAddress { city } attributes { submitted }
    details { shipper speditionsFields { fieldName } orderReference total ${price} positionCount articleCount }
    shippers { code } subtotal ${price} total ${price} tax ${price} shippingCost ${price} promotionsSaving ${price}
    totalSavings ${price} voucherCodeStatus
    attainableInfos { successful attainable failureDescriptions voucherName voucherCode }
    freeArticles { item { itemId } minimumPrice ${price} attained } catalogs { item { itemId } }
    positions { itemId quantity } orderReference selectedPaymentMethodInCart`,
  );
  const euros = (amount: number) => ({ amount, stringValue: expect.stringMatching(/€$/), currencyCode: "EUR" });
  expect(cart).toMatchObject({
    shippingAddress: null,
    billingAddress: null,
    attributes: { submitted: false },
    details: {
      shipper: "dhl",
      speditionsFields: [],
      orderReference: "",
      total: euros(6_522),
      positionCount: 2,
      articleCount: 4,
    },
    shippers: [{ code: "dhl" }, { code: "spedition" }],
    subtotal: euros(5_927),
    total: euros(6_522),
    tax: euros(1_041),
    shippingCost: euros(595),
    promotionsSaving: euros(0),
    totalSavings: euros(1_180),
    voucherCodeStatus: "VALID",
    attainableInfos: [
      { successful: true, attainable: true, failureDescriptions: [], voucherName: "Gabe", voucherCode: "GABE" },
    ],
    freeArticles: [{ item: { itemId: "102" }, minimumPrice: euros(4_000), attained: true }],
    catalogs: [{ item: { itemId: "102" } }],
    orderReference: "",
    selectedPaymentMethodInCart: null,
  });
  expect(cart.mergedLineItems).toHaveLength(2);
  expect(cart["positions"]).toEqual([
    { itemId: "101", quantity: 2 },
    { itemId: "101", quantity: 1 },
    { itemId: "102", quantity: 1 },
  ]);
});

it("ENT-01: addresses, order reference and payment method are parts of it once they are chosen", async () => {
  const shopper = await filled();
  await shopper.beGuest();
  await shopper.chooseAddress();
  await shopper.choosePayment("INVOICE");
  await shopper.run(
    `mutation ($cartId: ID!) { setOrderReference(cartId: $cartId, orderReference: "Klasse 3b") { successful } }`,
    "setOrderReference",
    v.object({ successful: v.literal(true) }),
    { cartId: shopper.cartId },
  );
  const fields = `shippingAddress { city } billingAddress { city } details { orderReference } orderReference
    selectedPaymentMethodInCart`;
  expect(await read(shopper, fields)).toMatchObject({
    shippingAddress: { city: "Berlin" },
    billingAddress: { city: "Berlin" },
    details: { orderReference: "Klasse 3b" },
    orderReference: "Klasse 3b",
    selectedPaymentMethodInCart: "INVOICE",
  });
});

it("OP-Q-01: what delivery costs is left out when it is not requested", async () => {
  const shopper = await filled();
  const cost = (args: string) =>
    shopper.run(
      `query ($cartId: ID!) { shop_findCart(cartId: $cartId${args}) { shippingCost { amount } total { amount } } }`,
      "shop_findCart",
      v.unknown(),
      { cartId: shopper.cartId },
    );
  expect(await cost(", calculateShippingCost: false")).toEqual({
    shippingCost: { amount: 0 },
    total: { amount: 5_927 },
  });
  expect(await cost(", calculateShippingCost: true")).toEqual({
    shippingCost: { amount: 595 },
    total: { amount: 6_522 },
  });
});

it("CART-05: a voucher that ends while it is in the cart counts no more, and cannot be attained", async () => {
  await database.write`
    insert into voucher (code, kind, name_de, name_en, percent_basis_points) values ('KURZ', 'percentage', 'Kurz', 'Short', 1000)`;
  const shopper = await filled();
  await shopper.update([{ voucherOp: { addVoucher: { code: "KURZ" } } }]);
  const infos = async () => {
    const fields = "attainableInfos { successful attainable failureDescriptions voucherName voucherCode }";
    const cart = await read(shopper, fields);
    return v.parse(v.array(v.looseObject({ voucherCode: v.string() })), cart["attainableInfos"]);
  };
  const short = { voucherName: "Kurz", voucherCode: "KURZ" };
  expect(await infos()).toContainEqual({ ...short, successful: true, attainable: true, failureDescriptions: [] });
  await database.write`update voucher set ends_at = now() where code = 'KURZ'`;
  const failureDescriptions = [expect.any(String)];
  expect(await infos()).toContainEqual({ ...short, successful: false, attainable: false, failureDescriptions });
});
