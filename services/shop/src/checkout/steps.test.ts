import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newItem, readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { confirmation } from "../../test/confirmation.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { cartFields, goodAddress, Shopper } from "../../test/shopper.ts";
import { demoCustomerNumber, demoPassword, seedAccounts } from "../account/seed.service.ts";

const database = await startTestDatabase();

beforeAll(async () => {
  await writeAssortment(database);
  await database.transaction((tx) => seedAccounts(tx));
});

const shipping = `query ($cartId: ID!) { getShippingStepDetails(cartId: $cartId) { packstationAllowed deliveryCountries { code }
  cart { ${cartFields} } } }`;
const shippers = async (who: Shopper) => {
  const schema = v.object({
    cart: v.object({
      shippers: v.array(v.object({ code: v.string(), disabledReason: v.nullable(v.string()), selected: v.boolean() })),
    }),
  });
  const { cart } = await who.run(shipping, "getShippingStepDetails", schema, { cartId: who.cartId });
  return cart.shippers.map(
    ({ code, disabledReason, selected }) => `${code} ${disabledReason ?? (selected ? "selected" : "enabled")}`,
  );
};

describe("shipping (CHKS)", () => {
  it("is asked of the store alone, for address books: countries and packstations", async () => {
    const who = await new Shopper(database, { store: "at" }).arrive();
    const query = "{ getDeliveryOptions { deliveryCountries { code } packstationAllowed } }";
    expect(await who.run(query, "getDeliveryOptions", v.unknown())).toEqual({
      deliveryCountries: [{ code: "AT" }, { code: "DE" }, { code: "CH" }],
      packstationAllowed: false,
    });
  });

  it("re-picks the shipper when the address changes (CHKS-07, CHKS-10)", async () => {
    const anna = await readyGuest(database);
    expect(await shippers(anna)).toEqual(["dhl selected", "spedition GOODS"]);
    await anna.chooseAddress({ ...goodAddress, postCode: "1010", city: "Wien", country: "AT" });
    expect(await shippers(anna)).toEqual(["dhl DHL-GERMANY-ONLY", "spedition selected"]);
  });

  it("OP-Q-04, CHKS-11: answers the cart with its addresses, its shippers and what shipping needs; costs are left out on request", async () => {
    const anna = await readyGuest(database);
    const document = `query ($cartId: ID!, $costs: Boolean!) {
      getShippingStepDetails(cartId: $cartId, calculateShippingCost: $costs) {
        packstationAllowed deliveryCountries { code }
        cart { shippingCost { amount } billingAddress { city } shippingAddress { city }
          positions { id }
          shippers { code name enabled selected costs { amount } productLineItemList info speditionFields { fieldName } } } } }`;
    const answer = (costs: boolean) =>
      anna.run(document, "getShippingStepDetails", v.unknown(), { cartId: anna.cartId, costs });
    const line = (await anna.cart()).positions[0]?.id;
    const shipper = {
      costs: { amount: expect.any(Number) },
      productLineItemList: [line],
      info: expect.stringContaining("Lieferung"),
      speditionFields: [],
    };
    const shown = {
      packstationAllowed: true,
      deliveryCountries: [{ code: "DE" }, { code: "AT" }, { code: "CH" }],
      cart: {
        shippingCost: { amount: expect.any(Number) },
        billingAddress: { city: "Berlin" },
        shippingAddress: { city: "Berlin" },
        positions: [{ id: line }],
        shippers: [
          { ...shipper, code: "dhl", name: "DHL Paket", enabled: true, selected: true },
          { ...shipper, code: "spedition", name: "Spedition", enabled: false, selected: false },
        ],
      },
    };
    expect(await answer(true)).toEqual(shown);
    expect(await answer(false)).toMatchObject({ cart: { shippingCost: { amount: 0 } } });
    const cost = v.parse(
      v.object({ cart: v.object({ shippingCost: v.object({ amount: v.number() }) }) }),
      await answer(true),
    );
    expect(cost.cart.shippingCost.amount).toBeGreaterThan(0);
    const ben = await new Shopper(database).arrive();
    expect(await ben.errorsOf(document, { cartId: anna.cartId, costs: true })).toHaveLength(1);
  });

  it("OP-M-05, OP-M-06, OP-M-08: takes a billing address, a shipping address and a reference into the cart, each alone", async () => {
    const anna = await readyGuest(database);
    const add = async (field: string, place: object) => {
      const document = `mutation ($address: AddressInput!) { ${field}(address: $address) { address { addressId } } }`;
      const schema = v.object({ address: v.object({ addressId: v.string() }) });
      return (await anna.run(document, field, schema, { address: { ...goodAddress, ...place } })).address.addressId;
    };
    const [bonn, potsdam] = [
      await add("addBillingAddress", { postCode: "53111", city: "Bonn" }),
      await add("addShippingAddress", { postCode: "14467", city: "Potsdam" }),
    ];
    const document = `query ($id: ID!) { shop_findCart(cartId: $id) {
      billingAddress { city } shippingAddress { city } orderReference } }`;
    const after = async (call: string) => {
      expect(await anna.change(call)).toMatchObject({ successful: true });
      return anna.run(document, "shop_findCart", v.unknown(), { id: anna.cartId });
    };
    const cart = (billing: string, shipping: string, orderReference: string) => ({
      billingAddress: { city: billing },
      shippingAddress: { city: shipping },
      orderReference,
    });
    const { cartId } = anna;
    expect([
      await after(`selectBillingAddress(cartId: "${cartId}", addressId: "${bonn}")`),
      await after(`selectShippingAddress(cartId: "${cartId}", addressId: "${potsdam}")`),
      await after(`setOrderReference(cartId: "${cartId}", orderReference: "4b")`),
    ]).toEqual([cart("Bonn", "Berlin", ""), cart("Bonn", "Potsdam", ""), cart("Bonn", "Potsdam", "4b")]);
  });

  it("OP-M-07: stores the way to ship that is chosen, and none that is closed, unknown or of another's cart", async () => {
    const heavy = await newItem(database, 500);
    await database.write`update item set weight_grams = 1000 where id = ${heavy}`;
    const anna = await readyGuest(database, "INVOICE", [[heavy, 40]]);
    const choose = (who: Shopper, code: string) =>
      who.change(`setShippingMethod(cartId: "${anna.cartId}", methodCode: "${code}")`);
    const before = await shippers(anna);
    expect((await choose(anna, "spedition")).successful).toBe(true);
    expect(await shippers(anna)).toEqual(["dhl enabled", "spedition selected"]);
    for (const code of ["ups", "", "DHL"]) expect((await choose(anna, code)).successful).toBe(false);
    expect(await shippers(anna)).toEqual(["dhl enabled", "spedition selected"]);
    expect((await choose(anna, "dhl")).successful).toBe(true);
    expect(await shippers(anna)).toEqual(before);
    await anna.chooseAddress({ ...goodAddress, postCode: "1010", city: "Wien", country: "AT" });
    expect((await choose(anna, "dhl")).successful).toBe(false);
    const ben = await new Shopper(database).arrive();
    const document = `mutation { setShippingMethod(cartId: "${anna.cartId}", methodCode: "spedition") { successful } }`;
    expect(await ben.errorsOf(document)).toHaveLength(1);
  });

  it("shows the cart as it would go to a typed address, and stores nothing (CHKS-03, -05, -06, -07, -10)", async () => {
    const heavy = await newItem(database, 500);
    await database.write`update item set weight_grams = 1000 where id = ${heavy}`;
    const anna = await readyGuest(database, "INVOICE", [[heavy, 40]]);
    await database.write`update price set price_cents = 100 where item_id = ${heavy}`;
    const document = `query ($cartId: ID!, $preview: ShippingPreviewInput) {
      getShippingStepDetails(cartId: $cartId, preview: $preview) { cart { shippingCost { amount } total { amount }
        subtotal { amount } shippers { code disabledReason selected costs { amount } } } } }`;
    const cents = v.object({ amount: v.number() });
    const schema = v.object({
      cart: v.object({
        shippingCost: cents,
        total: cents,
        subtotal: cents,
        shippers: v.array(
          v.looseObject({ code: v.string(), disabledReason: v.nullable(v.string()), selected: v.boolean() }),
        ),
      }),
    });
    const preview = async (given: object | null) => {
      const variables = { cartId: anna.cartId, preview: given };
      const { cart } = await anna.run(document, "getShippingStepDetails", schema, variables);
      expect(cart.total.amount).toBe(cart.subtotal.amount + cart.shippingCost.amount);
      const ways = cart.shippers.map(
        ({ disabledReason, selected }) => disabledReason ?? (selected ? "selected" : "open"),
      );
      return [...ways, cart.shippingCost.amount];
    };
    const choice = ["selected", "open", 595];
    expect(await preview(null)).toEqual(choice);
    expect(await preview({ country: "AT" })).toEqual(["DHL-GERMANY-ONLY", "selected", 595]);
    // What the shopper has chosen is kept while it is open.
    expect(await preview({ country: "DE", shipperCode: "spedition" })).toEqual(["open", "selected", 3_990]);
    const packstation = { country: "DE", isPackstation: true, shipperCode: "spedition" };
    expect(await preview(packstation)).toEqual(["GOODS", "PACKSTATION-DHL-ONLY", 0]);
    await database.write`update item set weight_grams = 500 where id = ${heavy}`;
    expect(await preview(packstation)).toEqual(["selected", "PACKSTATION-DHL-ONLY", 595]);
    await database.write`update item set weight_grams = 1000 where id = ${heavy}`;
    expect(await preview({ country: "DE", shipperCode: "pigeon" })).toEqual(choice);
    expect(await preview(null)).toEqual(choice);
  });

  it("refuses a disabled shipper and takes an enabled one", async () => {
    const anna = await readyGuest(database);
    const choose = (code: string) => anna.change(`setShippingMethod(cartId: "${anna.cartId}", methodCode: "${code}")`);
    expect([
      (await choose("spedition")).successful,
      (await choose("pigeon")).successful,
      (await choose("dhl")).successful,
    ]).toEqual([false, false, true]);
  });

  it("requires a phone number for the freight carrier before the order (OP-M-04)", async () => {
    const anna = await readyGuest(database, "INVOICE", [[1_007, 1]]);
    expect((await anna.submit()).errorMessage).toContain("Telefonnummer");
    const save = (fields: object[]) =>
      anna.change("saveSpeditionsData(cartId: $c, fields: $f)", "$c: ID!, $f: [SpeditionFieldInput!]!", {
        c: anna.cartId,
        f: fields,
      });
    expect((await save([{ fieldName: "phone", fieldValue: "abc" }])).fieldErrors[0]?.fieldName).toBe("phone");
    expect((await save([{ fieldName: "phone", fieldValue: "030 1234567" }])).successful).toBe(true);
    expect((await anna.submit()).orderId).not.toBeNull();
  });
});

describe("payment (CHKP)", () => {
  const info = (who: Shopper) =>
    who.run(
      "query ($cartId: ID!) { getPaymentInfo(cartId: $cartId) { isPayless paymentMethods { paymentId selected enabled description } } }",
      "getPaymentInfo",
      v.object({
        isPayless: v.boolean(),
        paymentMethods: v.array(v.looseObject({ paymentId: v.string(), selected: v.boolean() })),
      }),
      { cartId: who.cartId },
    );

  it("offers what works, and marks what was chosen (CHKP-01)", async () => {
    const anna = await readyGuest(database, "VORKASSE");
    const { paymentMethods } = await info(anna);
    expect(paymentMethods.map(({ paymentId, selected }) => [paymentId, selected])).toEqual([
      ["INVOICE", false],
      ["CREDIT_CARD", false],
      ["PAYPAL", false],
      ["VORKASSE", true],
    ]);
    expect(await anna.choosePayment("CASH_ON_DELIVERY")).toBe(false);
  });

  it("takes a business customer's agreed method (C-17)", async () => {
    const school = await new Shopper(database, { store: "b2b" }).arrive();
    await school.signIn("login(credentials: $c)", "$c: LoginInput!", {
      c: { email: demoCustomerNumber, password: demoPassword },
    });
    await school.add(1_001, 3);
    expect((await info(school)).paymentMethods).toMatchObject([{ paymentId: "RECHNUNG", selected: true }]);
    await school.chooseAddress();
    const { orderId } = await school.submit();
    const { order } = (await confirmation(school, orderId)) ?? {};
    expect(order).toMatchObject({ taxIncluded: false, paymentMethodName: "Rechnung" });
    expect(order?.totalAmount.amount).toBe(
      (order?.subtotal.amount ?? 0) + (order?.shippingCost.amount ?? 0) + (order?.tax.amount ?? 0),
    );
  });
});
