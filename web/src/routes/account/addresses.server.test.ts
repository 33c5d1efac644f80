import { describe, expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./addresses.tsx";

const address = {
  addressId: "a-1",
  addressAddition: "",
  schoolOrCompany: "Lindenschule",
  salutation: "MS",
  firstName: "Ada",
  lastName: "Kreide",
  street: "Lindenweg 4",
  postCode: "70173",
  city: "Stuttgart",
  country: "DE",
  email: "annahme@schule.de",
  packstationAddress: false,
  isAlsoCustomerAddress: true,
};
const book = {
  getBillingAddresses: [address],
  getShippingAddresses: [{ ...address, addressId: "a-2", isAlsoCustomerAddress: false }],
  getRemovedAddress: null,
  getDeliveryOptions: { deliveryCountries: [{ code: "DE", name: "Deutschland" }], packstationAllowed: true },
  getCustomerInfo: { email: "ada@schule.de", phone: "030 123456" },
  getCustomerAddress: null,
};
const answers: Answers = { PageSession: { session: { visitor: { state: "LOGGED_IN" } } }, AddressBook: book };
const open = (
  at: string,
  {
    form,
    more = {},
    host = "localhost",
  }: { form?: Readonly<Record<string, string>>; more?: Answers; host?: string } = {},
) =>
  openPage(route, `http://${host}/myaccount/addresses/${at}`, {
    path: "/myaccount/addresses/:kind",
    answers: { ...answers, ...more },
    ...(form && { form }),
  });
/** Name and value of the fields of a form, as they begin. */
const fieldsIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/<(?:input|select)[^>]*>/gu)].flatMap(([tag]) => {
      const [name, value = "", type] = ["name", "value", "type"].map(
        (key) => new RegExp(`\\b${key}="([^"]*)"`, "u").exec(tag)?.[1],
      );
      if (name === undefined || ((type === "radio" || type === "checkbox") && !tag.includes("checked"))) return [];
      return [[name, type === "checkbox" ? "on" : value]];
    }),
  );
const typed = {
  "billing.formType": "private",
  "billing.company": "Lindenschule",
  "billing.firstName": "Ada",
  "billing.lastName": "Kreide",
  "billing.street": "Lindenweg 5",
  "billing.postCode": "70173",
  "billing.city": "Stuttgart",
  "billing.country": "DE",
};
const stored = { successful: true, fieldErrors: [], address: { addressId: "a-1" } };

describe("the form of an address", () => {
  it("ADDR-04: has the person, the place, phone and email, the email for deliveries, and the main address", async () => {
    const { html } = await open("billing/?edit=new");
    for (const name of [
      "formType",
      "company",
      "salutation",
      "firstName",
      "lastName",
      "street",
      "addition",
      "postCode",
      "city",
      "country",
      "hasDeliveryEmail",
      "deliveryEmail",
      "isAlsoCustomerAddress",
    ]) {
      expect(html).toContain(`name="billing.${name}"`);
    }
    expect(html).toContain('name="phone"');
    expect(html).toContain("ada@schule.de");
    const fields = fieldsIn((await open("billing/?edit=a-1")).html);
    expect(fields).toMatchObject({
      "billing.formType": "companyOrSchool",
      "billing.company": "Lindenschule",
      "billing.lastName": "Kreide",
      "billing.street": "Lindenweg 4",
      "billing.deliveryEmail": "annahme@schule.de",
      "billing.hasDeliveryEmail": "on",
      phone: "030 123456",
    });
  });

  it.each([
    ["localhost", "private"],
    ["educational.localhost", "companyOrSchool"],
  ])("ADDR-05: is for a private person, or a company or school, at first by the store: %s", async (host, formType) => {
    const { html } = await open("billing/?edit=new", { host });
    const values = [...html.matchAll(/name="billing\.formType"[^>]*value="(\w+)"/gu)].map(([, value]) => value);
    expect(values).toEqual(["private", "companyOrSchool"]);
    expect(fieldsIn(html)["billing.formType"]).toBe(formType);
  });

  it("ADDR-10: of a packstation takes the company, which may be left out", async () => {
    const { html } = await open("packing-station/?edit=new");
    for (const name of ["postNumber", "packstation", "postCode", "city", "company"])
      expect(html).toContain(`name="packstation.${name}"`);
    expect(html).not.toContain('name="packstation.street"');
    const form = {
      "packstation.formType": "companyOrSchool",
      "packstation.firstName": "Ada",
      "packstation.lastName": "Kreide",
      "packstation.postNumber": "12345678",
      "packstation.packstation": "145",
      "packstation.postCode": "10115",
      "packstation.city": "Berlin",
    };
    const more = { CheckoutAddShippingAddress: { addShippingAddress: stored } };
    const companyOf = async (company: string) => {
      const { asked, status } = await open("packing-station/?edit=new", {
        form: { ...form, "packstation.company": company },
        more,
      });
      expect(status).toBe(303);
      return asked.find(([name]) => name === "CheckoutAddShippingAddress")?.[1];
    };
    expect(await companyOf("Lindenschule")).toMatchObject({
      address: {
        company: "Lindenschule",
        streetAndHouseNr: "12345678",
        additionalAddress: "145",
        postCode: "10115",
        city: "Berlin",
        country: "DE",
        packstationAddress: true,
      },
    });
    expect(await companyOf("")).toMatchObject({ address: { company: "" } });
  });

  it.each([
    ["billing", "billing", "a-1", "BillingAddress", { "billing.street": "Lindenweg 5" }],
    ["shipping", "shipping", "a-2", "ShippingAddress", { "shipping.street": "Lindenweg 5" }],
    [
      "packing-station",
      "packstation",
      "a-3",
      "ShippingAddress",
      { "packstation.postNumber": "12345678", "packstation.packstation": "145" },
    ],
  ])("ADDR-01: at %s adds an address, and edits one that is there", async (page, group, id, mutation, place) => {
    const station = { ...address, addressId: "a-3", packstationAddress: true, lastName: "Tafel" };
    const kinds = {
      AddressBook: { ...book, getShippingAddresses: [...book.getShippingAddresses, station] },
      [`CheckoutAdd${mutation}`]: { [`add${mutation}`]: stored },
      [`CheckoutUpdate${mutation}`]: { [`update${mutation}`]: stored },
    };
    const person = Object.entries(typed).map(([name, value]) => [name.replace("billing", group), value]);
    const sent = async (edit: string) => {
      const form = { ...Object.fromEntries(person), ...place };
      const { asked, location } = await open(`${page}/?edit=${edit}`, { form, more: kinds });
      expect(location).toBe(`/myaccount/addresses/${page}/`);
      return asked.filter(([name]) => name.startsWith("Checkout"));
    };
    const added = await sent("new");
    expect(added).toMatchObject([[`CheckoutAdd${mutation}`, { address: { lastName: "Kreide" } }]]);
    expect(added[0]?.[1]).not.toHaveProperty("address.addressId");
    expect(await sent(id)).toMatchObject([[`CheckoutUpdate${mutation}`, { address: { addressId: id } }]]);
    const { html } = await open(`${page}/?edit=${id}`, { more: kinds });
    expect(fieldsIn(html)[`${group}.lastName`]).toBe(group === "packstation" ? "Tafel" : "Kreide");
    const empty = await open(`${page}/?edit=new`, { more: kinds });
    expect(fieldsIn(empty.html)[`${group}.lastName`]).toBe("");
  });

  it("ADDR-06, CHKS-16: sends the company of a school and none of a private person, and the phone only when it is another", async () => {
    const more = {
      CheckoutUpdateBillingAddress: { updateBillingAddress: stored },
      CheckoutPhone: { updatePhone: stored },
    };
    const sent = async (form: Readonly<Record<string, string>>) => {
      const { asked, location } = await open("billing/?edit=a-1", { form: { ...typed, ...form }, more });
      expect(location).toBe("/myaccount/addresses/billing/");
      return asked.filter(([name]) => name.startsWith("Checkout"));
    };
    expect(await sent({ phone: "030 123456" })).toEqual([
      [
        "CheckoutUpdateBillingAddress",
        { address: expect.objectContaining({ addressId: "a-1", company: "", streetAndHouseNr: "Lindenweg 5" }) },
      ],
    ]);
    expect(await sent({ phone: "030 123456", "billing.formType": "companyOrSchool" })).toEqual([
      ["CheckoutUpdateBillingAddress", { address: expect.objectContaining({ company: "Lindenschule" }) }],
    ]);
    expect(await sent({ phone: "030 7654321", "billing.isAlsoCustomerAddress": "on" })).toEqual([
      ["CheckoutUpdateBillingAddress", { address: expect.objectContaining({ isAlsoCustomerAddress: true }) }],
      ["CheckoutPhone", { phone: "030 7654321" }],
    ]);
  });

  it("VALID-17: shows what the shop finds wrong at its field, with all that was typed", async () => {
    const refusal = {
      successful: false,
      needsPostCodeConfirmation: true,
      fieldErrors: [{ fieldName: "postCode", errorMessage: "passt nicht" }],
    };
    const { html } = await open("billing/?edit=a-1", {
      form: typed,
      more: { CheckoutUpdateBillingAddress: { updateBillingAddress: refusal } },
    });
    expect(html).toContain("passt nicht");
    expect(html).toContain('name="billing.confirmPostCode"');
    expect(fieldsIn(html)["billing.street"]).toBe("Lindenweg 5");
  });
});

describe("the address book", () => {
  it("is no stranger's, and an address that is not in it has no form", async () => {
    const out = { PageSession: { session: { visitor: { state: "LOGGED_OUT" } } } };
    expect(await open("billing/", { more: out })).toMatchObject({ status: 302 });
    for (const edit of ["a-2", "unknown"])
      expect(await open(`billing/?edit=${edit}`)).toMatchObject({
        status: 302,
        location: "/myaccount/addresses/billing/",
      });
    const none = {
      AddressBook: { ...book, getDeliveryOptions: { ...book.getDeliveryOptions, packstationAllowed: false } },
    };
    expect(await open("packing-station/?edit=new", { more: none })).toMatchObject({ status: 302 });
  });

  it("shows a removed address at the kind that it was of, and says why one is not back", async () => {
    const removed = {
      AddressBook: {
        ...book,
        getRemovedAddress: { kind: "shipping", address: { ...address, packstationAddress: true } },
      },
    };
    const places = ["billing/", "shipping/", "packing-station/"];
    const pages = await Promise.all(places.map((at) => open(at, { more: removed })));
    expect(pages.map(({ html }) => html.includes("Entfernt: "))).toEqual([false, false, true]);
    const failed = {
      RevertAddress: {
        revertAddress: { successful: false, generalErrorMessage: "Die gibt es nicht mehr.", fieldErrors: [] },
      },
    };
    expect(await open("billing/", { form: { revert: "a-9" }, more: failed })).toMatchObject({
      status: 303,
      toasts: [{ key: "Die gibt es nicht mehr.", severity: "error" }],
    });
  });
});
