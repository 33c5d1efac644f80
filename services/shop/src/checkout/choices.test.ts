import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { newAccount } from "../../test/accounts.ts";
import { readyGuest, writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { goodAddress, Shopper } from "../../test/shopper.ts";
import { paymentDetails, paymentInfo, setSelectedPayment } from "./payment.service.ts";
import {
  saveSpeditionFields,
  selectBillingAddress,
  selectShippingAddress,
  setOrderComment,
  setOrderReference,
  setShippingMethod,
  shippingStep,
  subscribeFromOrder,
} from "./shipping.service.ts";

const database = await startTestDatabase();
beforeAll(async () => {
  await writeAssortment(database);
  await setSwitch("paymentTypes", "xRechnung", "true");
});

const setSwitch = (name: string, entry: string, value: string) => database.write`
  insert into global_parameter (name, entry, value) values (${name}, ${entry}, ${value})
  on conflict (name, entry, store) do update set value = excluded.value`;

const done = { successful: true, generalErrorMessage: null, fieldErrors: [] };
const notDone = { successful: false, generalErrorMessage: null };
async function storedOf({ cartId }: Shopper): Promise<Record<string, unknown>> {
  const [row] = await database.write`
    select billing_address_id, shipping_address_id, shipper, spedition_fields, payment_method, buyer_reference,
      order_reference, order_comment
    from cart where id = ${cartId}`;
  return v.parse(v.record(v.string(), v.unknown()), row);
}

describe("a reference and a comment (OP-M-08, OP-M-03)", () => {
  it("are kept without blanks around them, and taken off when they are empty", async () => {
    const anna = await readyGuest(database);
    expect(await setOrderReference(anna.context(), anna.cartId, " Klasse 4b ")).toEqual(done);
    expect(await setOrderComment(anna.context(), anna.cartId, " leise ")).toEqual(done);
    expect(await storedOf(anna)).toMatchObject({ orderReference: "Klasse 4b", orderComment: "leise" });
    await setOrderReference(anna.context(), anna.cartId, "  ");
    await setOrderComment(anna.context(), anna.cartId, "");
    expect(await storedOf(anna)).toMatchObject({ orderReference: "", orderComment: "" });
  });

  it.each([
    ["orderReference", setOrderReference, 80, "Ihre Referenz darf höchstens 80 Zeichen haben."],
    ["orderComment", setOrderComment, 1_000, "Ihre Anmerkung darf höchstens 1.000 Zeichen haben."],
  ] as const)("have a longest %s", async (fieldName, set, longest, errorMessage) => {
    const anna = await readyGuest(database);
    expect(await set(anna.context(), anna.cartId, "x".repeat(longest))).toEqual(done);
    expect(await set(anna.context(), anna.cartId, `${"y".repeat(longest)} `)).toEqual(done);
    expect(await set(anna.context(), anna.cartId, "z".repeat(longest + 1))).toEqual({
      ...notDone,
      fieldErrors: [{ fieldName, errorMessage }],
    });
    expect((await storedOf(anna))[fieldName]).toBe("y".repeat(longest));
  });

  it("are nothing for carts of others, nor for one that was ordered", async () => {
    const [anna, ben] = [await readyGuest(database), await readyGuest(database)];
    await expect(setOrderComment(ben.context(), anna.cartId, "x")).rejects.toMatchObject({
      classification: "CART_NOT_FOUND",
    });
    await anna.submit();
    expect(await setOrderReference(anna.context(), anna.cartId, "x")).toEqual({
      ...done,
      successful: false,
      generalErrorMessage: "Diese Bestellung haben Sie bereits abgeschickt.",
    });
  });
});

describe("what a freight carrier needs to know (OP-M-04)", () => {
  const save = (who: Shopper, ...fields: readonly [string, string][]) =>
    saveSpeditionFields(
      who.context(),
      who.cartId,
      fields.map(([fieldName, fieldValue]) => ({ fieldName, fieldValue })),
    );

  it("is kept field by field, without blanks around it", async () => {
    const anna = await readyGuest(database, "INVOICE", [[1_007, 1]]);
    expect(await save(anna, ["phone", " 030 1234567 "])).toEqual(done);
    expect(await save(anna, ["notes", " Hof "])).toEqual(done);
    expect((await storedOf(anna))["speditionFields"]).toEqual({ phone: "030 1234567", notes: "Hof" });
    expect(await save(anna, ["notes", " "])).toEqual(done);
    expect(await save(anna)).toEqual(done);
    expect((await storedOf(anna))["speditionFields"]).toEqual({ phone: "030 1234567", notes: "" });
  });

  it("is refused at each field with its cause, and nothing of it is kept", async () => {
    const anna = await readyGuest(database, "INVOICE", [[1_007, 1]]);
    const missing = "Bitte geben Sie eine Telefonnummer ein, damit der Fahrer Sie erreicht.";
    expect(await save(anna, ["phone", " "], ["notes", "x".repeat(201)], ["floor", "2"])).toEqual({
      ...notDone,
      fieldErrors: [
        { fieldName: "phone", errorMessage: missing },
        { fieldName: "notes", errorMessage: "Dieser Text ist zu lang." },
        { fieldName: "floor", errorMessage: "Diese Angabe braucht die Spedition nicht." },
      ],
    });
    expect(await save(anna, ["phone", "abc"], ["notes", "Hof"])).toMatchObject({
      fieldErrors: [{ fieldName: "phone", errorMessage: expect.stringContaining("keine Buchstaben") }],
    });
    expect(await save(anna, ["phone", `030 ${"1 ".repeat(14)}`])).toMatchObject({
      fieldErrors: [{ fieldName: "phone", errorMessage: "Dieser Text ist zu lang." }],
    });
    expect((await storedOf(anna))["speditionFields"]).toEqual({});
    expect(await save(anna, ["notes", "x".repeat(200)])).toEqual(done);
  });
});

describe("where goods and invoice go (OP-M-05, OP-M-06)", () => {
  const packstation = {
    ...goodAddress,
    packstationAddress: true,
    streetAndHouseNr: "12345678",
    additionalAddress: "145",
  };
  const add = async (who: Shopper, address: object) => {
    const schema = v.object({ address: v.object({ addressId: v.string() }) });
    const document =
      "mutation ($address: AddressInput!) { addShippingAddress(address: $address) { address { addressId } } }";
    return (await who.run(document, "addShippingAddress", schema, { address })).address.addressId;
  };

  it("is one of the shopper's own addresses; no invoice goes to a packstation", async () => {
    const anna = await readyGuest(database);
    const { billingAddressId } = await storedOf(anna);
    const id = await add(anna, packstation);
    expect(await selectShippingAddress(anna.context(), anna.cartId, id)).toEqual(done);
    const refused = {
      ...done,
      successful: false,
      generalErrorMessage: expect.stringContaining("Diese Adresse gibt es nicht mehr."),
    };
    expect(await selectBillingAddress(anna.context(), anna.cartId, id)).toEqual(refused);
    const ben = await readyGuest(database);
    for (const foreign of [id, "nonsense", randomUUID()]) {
      expect(await selectShippingAddress(ben.context(), ben.cartId, foreign)).toEqual(refused);
      expect(await selectBillingAddress(ben.context(), ben.cartId, foreign)).toEqual(refused);
    }
    expect(await storedOf(anna)).toMatchObject({ shippingAddressId: id, billingAddressId });
  });

  it("drops the chosen way to ship with the delivery address, not with that of the invoice (CHKS-10)", async () => {
    const anna = await readyGuest(database);
    const { billingAddressId } = await storedOf(anna);
    const choose = (code: string) => setShippingMethod(anna.context(), anna.cartId, code);
    expect(await choose("dhl")).toEqual(done);
    await selectBillingAddress(anna.context(), anna.cartId, String(billingAddressId));
    expect((await storedOf(anna))["shipper"]).toBe("dhl");
    await selectShippingAddress(anna.context(), anna.cartId, String(billingAddressId));
    expect((await storedOf(anna))["shipper"]).toBeNull();
    for (const code of ["spedition", "pigeon"]) {
      expect(await choose(code)).toEqual({
        ...done,
        successful: false,
        generalErrorMessage: "Diese Versandart ist für Ihren Warenkorb nicht möglich.",
      });
    }
  });

  it("is offered in the store's countries, with packstations where they are", async () => {
    const step = async (store: "de" | "at") => {
      const who = await new Shopper(database, { store }).arrive();
      const { deliveryCountries, packstationAllowed, view } = await shippingStep(who.context(), who.cartId, true, null);
      return [deliveryCountries.map(({ code }) => code), packstationAllowed, view.cart.id === who.cartId];
    };
    expect([await step("de"), await step("at")]).toEqual([
      [["DE", "AT", "CH"], true, true],
      [["AT", "DE", "CH"], false, true],
    ]);
  });

  it("leaves shipping costs out of the step where they are not requested", async () => {
    const anna = await readyGuest(database);
    const shipping = async (withCost: boolean, preview: object | null) =>
      (
        await shippingStep(
          anna.context(),
          anna.cartId,
          withCost,
          preview === null ? null : { country: "DE", isPackstation: false },
        )
      ).view.totals.shipping;
    expect([
      await shipping(true, null),
      await shipping(false, null),
      await shipping(true, {}),
      await shipping(false, {}),
    ]).toEqual([595, 0, 595, 0]);
  });
});

describe("the newsletter from an order (OP-M-09)", () => {
  it("is kept once for an email, with its store and language", async () => {
    const email = `Anna-${randomUUID()}@Example.org`;
    const guest = await readyGuest(database, "INVOICE", undefined, { email });
    expect(await subscribeFromOrder(guest.context(), guest.cartId)).toEqual(done);
    expect(await subscribeFromOrder(guest.context(), guest.cartId)).toEqual(done);
    const rows =
      await database.write`select store, language from newsletter_request where email = ${email.toLowerCase()}`;
    expect([...rows]).toEqual([{ store: "de", language: "de-DE" }]);
  });

  it("requests an email first", async () => {
    const guest = await new Shopper(database).arrive();
    await guest.beGuest(null);
    expect(await subscribeFromOrder(guest.context(), guest.cartId)).toEqual({
      ...notDone,
      fieldErrors: [{ fieldName: "email", errorMessage: "Bitte geben Sie Ihre E-Mail-Adresse ein." }],
    });
  });
});

describe("the way to pay (CHKP)", () => {
  const choose = (who: Shopper, id: string, reference: string | null = null) =>
    setSelectedPayment(who.context(), who.cartId, id, reference);
  const chosen = { successful: true, errorMessage: null, fieldErrors: [] };

  it("is one of those on offer, or refused with a message", async () => {
    const anna = await readyGuest(database);
    expect(await choose(anna, "VORKASSE")).toEqual(chosen);
    for (const id of ["AMAZONPAY", "RECHNUNG", "X_RECHNUNG", "nonsense"]) {
      expect(await choose(anna, id)).toEqual({
        successful: false,
        errorMessage: "Bitte wählen Sie eine Zahlungsart.",
        fieldErrors: [],
      });
    }
    expect(await storedOf(anna)).toMatchObject({ paymentMethod: "VORKASSE", buyerReference: null });
    await anna.submit();
    expect(await choose(anna, "INVOICE")).toEqual({
      successful: false,
      errorMessage: "Diese Bestellung haben Sie bereits abgeschickt.",
      fieldErrors: [],
    });
  });

  it("takes a buyer reference with an electronic invoice (CHKP-07)", async () => {
    const columns = { realm: "b2b", customer_number: randomUUID().slice(0, 12), payment_method: "X_RECHNUNG" };
    const school = await newAccount(database, columns, { store: "b2b" });
    const errorMessage = "Bitte geben Sie die Leitweg-ID Ihrer Verwaltung ein.";
    expect(await choose(school, "X_RECHNUNG")).toEqual({
      successful: false,
      errorMessage,
      fieldErrors: [{ fieldName: "buyerReference", errorMessage }],
    });
    expect(await choose(school, "X_RECHNUNG", " 991-1 ")).toEqual(chosen);
    expect(await storedOf(school)).toMatchObject({ paymentMethod: "X_RECHNUNG", buyerReference: "991-1" });
    const { paymentMethods } = await paymentInfo(school.context(), school.cartId);
    expect(paymentMethods).toEqual([
      {
        paymentId: "X_RECHNUNG",
        displayName: "E-Rechnung (XRechnung)",
        description: expect.stringContaining("Leitweg-ID"),
        selected: true,
        enabled: true,
        disabledReason: null,
        buyerReference: "991-1",
        isPrepaid: false,
        icons: ["eInvoice"],
        additionalInfo: null,
        buttonInfo: null,
        buttonLabel: "Zahlungspflichtig bestellen",
      },
    ]);
  });

  it("is shown with nothing selected before it was chosen, and without what was agreed with others", async () => {
    const anna = await readyGuest(database, "VORKASSE");
    await database.write`update cart set payment_method = 'RECHNUNG', buyer_reference = 'x' where id = ${anna.cartId}`;
    const { paymentMethods, isPayless, lastFailure } = await paymentInfo(anna.context(), anna.cartId);
    expect(paymentMethods.map(({ paymentId }) => paymentId)).toEqual(["INVOICE", "CREDIT_CARD", "PAYPAL", "VORKASSE"]);
    for (const method of paymentMethods) expect(method).toMatchObject({ selected: false, buyerReference: null });
    expect([isPayless, lastFailure]).toEqual([false, null]);
  });

  it("is described for the ids that work (OP-Q-03)", async () => {
    const anna = await new Shopper(database).arrive();
    expect(paymentDetails(anna.context(), ["VORKASSE", "CASH_ON_DELIVERY", "AMAZONPAY"])).toMatchObject([
      {
        paymentId: "VORKASSE",
        displayName: "Vorkasse",
        selected: false,
        enabled: true,
        disabledReason: null,
        buyerReference: null,
      },
      { paymentId: "AMAZONPAY", displayName: "Amazon Pay" },
    ]);
  });
});
