import { describe, expect, it } from "vitest";
import * as route from "./prime-checkout.tsx";
import type { Answers } from "./testing/made-up-answers.ts";
import { openPage, type Visit } from "./testing/open-page.server.tsx";

const flagged = "primeCheckout=1";
const good: Answers = {
  PageSession: { session: { visitor: { state: "LOGGED_IN" } } },
  PrimeOffer: { getPrimeOffer: { name: "Prime", price: { stringValue: "29,00 €" } } },
  PrimeMembership: { getCustomerInfo: { email: "ada@schule.de", primeInfo: { status: "INACTIVE", endDate: null } } },
};
const address = {
  addressId: "a1",
  salutation: "MS",
  firstName: "Ada",
  lastName: "Beispiel",
  schoolOrCompany: "",
  street: "Schulweg 2",
  addressAddition: "",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  packstationAddress: false,
};
/** The customer's addresses for invoices; the last one is the main one. */
const bookOf = (...ids: readonly string[]) => ({
  AddressBook: {
    getBillingAddresses: ids.map((addressId) => ({ ...address, addressId })),
    getDeliveryOptions: { deliveryCountries: [{ code: "DE", name: "Deutschland" }] },
    getCustomerAddress: ids.length === 0 ? null : { address: { addressId: ids.at(-1) } },
  },
});
const open = (answers: Answers = {}, visit: Visit = {}) =>
  openPage(route, "http://localhost/prime/checkout/", {
    cookie: flagged,
    ...visit,
    answers: { ...good, ...bookOf("a1"), ...answers },
  });
const member = (endDate: string | null) => ({
  PrimeMembership: { getCustomerInfo: { email: null, primeInfo: { status: "ACTIVE", endDate } } },
});

describe("who may be here", () => {
  it("ACCESS-28: comes from the offer; others are sent there", async () => {
    for (const cookie of ["", "primeCheckout=0", "primeCheckout=", "otherprimeCheckout=1"]) {
      expect(await open({}, { cookie })).toMatchObject({
        status: 302,
        location: "/prime/?fromPrimeCheckout=true",
        asked: [],
      });
    }
  });

  it("is in a store that has an offer", async () => {
    expect(await open({ PrimeOffer: { getPrimeOffer: null } })).toMatchObject({ status: 302, location: "/prime/" });
  });

  it.each([{ visitor: { state: "LOGGED_OUT" } }, { visitor: { state: "LOGGED_IN_AS_GUEST" } }, null])(
    "is signed in; others sign in first, and come back: %j",
    async (session) => {
      const answer = await open({ PageSession: { session } });
      expect(answer).toMatchObject({
        status: 302,
        location: "/login/?to=/prime/checkout/",
        toasts: [{ severity: "info", key: "Bitte melden Sie sich an, um Mitglied zu werden." }],
      });
    },
  );
});

it("the plan, its price, the account, and one button", async () => {
  const { status, html } = await open();
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Mitgliedschaft bestellen<\/title>/);
  for (const words of ["29,00 €", "ada@schule.de", "Zahlungspflichtig bestellen"]) expect(html).toContain(words);
  expect(html.match(/<button/g)).toHaveLength(1);
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).not.toContain("bereits Mitglied");
});

it("who is a member already reads until when", async () => {
  expect((await open(member("2027-03-31"))).html).toMatch(/bereits Mitglied, bis [^<]*2027/);
  expect((await open(member(null))).html).toMatch(/bereits Mitglied, bis \./);
});

it("C-108: terms and the right to withdraw are linked where the law gives one; the way back leads to the offer", async () => {
  const { html } = await open();
  for (const path of ["/agb/", "/widerruf/", "/datenschutz/"]) expect(html).toContain(`href="${path}"`);
});

it("C-108: the invoice goes to one of the customer's addresses, at first the main one", async () => {
  const { html } = await open(bookOf("a1", "a2"));
  expect(html).toMatch(/<input(?=[^>]*name="billing.id")(?=[^>]*value="a2")(?=[^>]*checked)/);
  expect(html).toMatch(/<input(?=[^>]*name="billing.id")(?=[^>]*value="a1")(?![^>]*checked)/);
  expect(html).not.toContain('name="billing.street"');
  expect((await open(bookOf())).html).toContain('name="billing.street"');
});

describe("an order", () => {
  const order = (
    result: object | Error,
    form: Record<string, string> = {},
    answers: Answers = {},
    cookie: string = flagged,
  ) =>
    open(
      {
        SubmitPrimeSubscription: result instanceof Error ? result : { submitPrimeSubscription: result },
        ...answers,
      },
      { form, cookie },
    );

  it("C-108: is sent with the address that was chosen", async () => {
    const { asked } = await order({ successful: true, orderId: "1" }, { "billing.id": "a2" }, bookOf("a1", "a2"));
    expect(asked).toContainEqual(["SubmitPrimeSubscription", { paymentId: "INVOICE", billingAddressId: "a2" }]);
  });

  it("TRACK-07: is measured where the customer has agreed to that", async () => {
    const cookie = `${flagged}; cookie_consent=statistics.1`;
    const { asked } = await order({ successful: true, orderId: "1" }, {}, {}, cookie);
    expect(asked).toContainEqual(["SubmitPrimeSubscription", { paymentId: "INVOICE", isMeasured: true }]);
  });

  it("C-108: without a stored address is not sent before one is typed; what is missing stands at its field", async () => {
    const { asked, html } = await order({ successful: true, orderId: "1" }, { "billing.city": "Bonn" }, bookOf());
    expect(asked.map(([name]) => name)).not.toContain("SubmitPrimeSubscription");
    expect(html).toMatch(/<title>Fehler: Mitgliedschaft bestellen/);
    expect(html).toContain("Bitte geben Sie Straße und Hausnummer ein.");
    expect(html).toMatch(/name="billing.city"[^>]*value="Bonn"/);
  });

  it("is paid by invoice, and welcomed with its number; the basket stays as it is (CHKX-14)", async () => {
    const answer = await order({ successful: true, orderId: "40012345" });
    expect(answer.asked).toContainEqual(["SubmitPrimeSubscription", { paymentId: "INVOICE" }]);
    expect(answer).toMatchObject({
      status: 303,
      location: "/prime/",
      toasts: [{ severity: "success", key: expect.stringContaining("40012345") }],
    });
    // C-39: the flag has done its work.
    expect(answer.cookies).toContain("primeCheckout=; Max-Age=0; Path=/; SameSite=Lax");
    expect((await order({ successful: true, orderId: null })).toasts[0]?.key).toMatch(/ist \.$/);
  });

  it("that is refused stays here, with the reason in words that are read out", async () => {
    const { status, html } = await order({ successful: false, errorMessage: "vue.message.storageFull" });
    expect(status).toBe(200);
    expect(html).toMatch(/role="alert"|aria-live="assertive"/);
    expect(html).toContain("keine Bestellungen annehmen");
    expect((await order(new Error("away"))).html).toMatch(/aria-live="assertive"|role="alert"/);
  });
});
