import { describe, expect, it } from "vitest";
import { donePath, stepPath } from "~/returns/return-paths.ts";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as carrier from "./carrier.tsx";
import * as confirm from "./confirm.tsx";
import * as selection from "./product-selection.tsx";
import * as regulations from "./regulations.tsx";
import * as start from "./start.tsx";

const pages = [
  ["productselection", selection],
  ["regulations", regulations],
  ["carrier", carrier],
  ["confirm", confirm],
] as const;
const returnsAreOn = { name: "returnOrderSwitches", entry: "globalActivation", parameterValue: "true" };

/** A shop with one order, whose return has come as far as this step; null: the link opens nothing. */
function shop(furthest: string | null, visitor = "LOGGED_OUT"): Answers {
  const state = {
    selectedItems: [{ id: "1", quantity: 1, reason: { code: "OTHER", name: "Anderer Grund" }, components: [] }],
    selectedRegulation: "REFUND",
    selectedCarrier: "dhl",
    step: furthest?.toUpperCase(),
  };
  const items = [{ id: "1", returnableQuantity: 3, components: [], images: [] }];
  const order = { hash: "h", earlierReturns: [], items, state };
  return {
    Settings: { getGlobalParametersByName: [returnsAreOn] },
    PageSession: { session: { visitor: { state: visitor } } },
    ReturnOrder: { findOrderForReturnByHash: furthest === null ? null : order },
  };
}
const submissionId = "8c4a2a36-9d1f-4f0e-8a57-9f6f1f0b7a11";
const address = (path: string) => `http://localhost/myaccount/returns/${path}`;

describe("the steps of a return", () => {
  it.each([
    ["productselection", 1],
    ["regulations", 2],
    ["carrier", 3],
    ["confirm", 4],
  ] as const)(
    "RET-04, RET-08, ACCESS-24: up to %s the first %i open; the others lead back to it",
    async (furthest, count) => {
      for (const [index, [name, route]] of pages.entries()) {
        const { status, location } = await openPage(route, address(`${name}/?order=h`), { answers: shop(furthest) });
        const open = index < count;
        expect([name, status, location]).toEqual([name, open ? 200 : 302, open ? null : stepPath(furthest, "h")]);
      }
    },
  );

  it("RET-08: neither does sending a form open a step before its turn", async () => {
    for (const [route, name] of [
      [regulations, "regulations"],
      [carrier, "carrier"],
    ] as const) {
      const form = { regulation: "REFUND", carrier: "dhl", labels: "1" };
      const { location, asked } = await openPage(route, address(`${name}/?order=h`), {
        form,
        answers: shop("productselection"),
      });
      expect([name, location]).toEqual([name, stepPath("productselection", "h")]);
      expect(asked.map(([operation]) => operation)).not.toContain("SaveReturnState");
    }
  });

  it("ACCESS-24, ACCESS-27: without an order, and with a link that opens nothing, begin at the first page", async () => {
    for (const [name, route] of pages) {
      expect(await openPage(route, address(`${name}/`), { answers: shop("confirm") })).toMatchObject({
        status: 302,
        location: "/myaccount/returns/",
      });
      expect(await openPage(route, address(`${name}/?order=x`), { answers: shop(null) })).toMatchObject({
        status: 302,
        location: "/myaccount/returns/",
        toasts: [{ severity: "warning" }],
      });
    }
  });

  it("RET-04: each one that is answered leads to the next, the last to the number of the return", async () => {
    const form = {
      "items.1.selected": "on",
      "items.1.quantity": "1",
      "items.1.reason": "OTHER",
      regulation: "REFUND",
      carrier: "dhl",
      labels: "1",
      "contact.firstName": "Ada",
      "contact.lastName": "Kreide",
      "contact.email": "ada@schule.de",
      submissionId,
    };
    const answers = {
      ...shop("confirm"),
      SaveReturnState: { saveReturnState: { successful: true } },
      SubmitReturnOrder: { submitReturnOrder: { isError: false, earlierReturn: { rma: "R-1" } } },
    };
    const targets: (string | null)[] = [];
    for (const [name, route] of pages) {
      targets.push((await openPage(route, address(`${name}/?order=h`), { form, answers })).location);
    }
    const next = ["regulations", "carrier", "confirm"] as const;
    expect(targets).toEqual([...next.map((name) => stepPath(name, "h")), donePath("h", "R-1")]);
  });
});

it("RET-07, OP-Q-23, OP-M-31: carriers are asked for, and the return is sent, with all that was chosen", async () => {
  const contact = { salutation: "MS", firstName: "Ada", lastName: "Kreide", email: "ada@schule.de", phone: "030 12" };
  const chosen = { id: "1", quantity: 1, additionalInfo: "Ecke", components: ["lid"] };
  const selectedItems = [{ ...chosen, reason: { code: "DAMAGED", name: "Kam beschädigt an" } }];
  const sent = async (changes: object) => {
    const state = { selectedItems, selectedRegulation: "REFUND", selectedCarrier: "dhl", contact, step: "CONFIRM" };
    const order = { hash: "h", orderId: "40012345", salesOrderNo: "AB40012345", state: { ...state, ...changes } };
    const answers = { ...shop("confirm"), ReturnOrder: { findOrderForReturnByHash: order } };
    const form = { submissionId };
    const asked = [
      ...(await openPage(carrier, address("carrier/?order=h"), { answers })).asked,
      ...(await openPage(confirm, address("confirm/?order=h"), { answers, form })).asked,
    ];
    return ["AvailableCarriers", "SubmitReturnOrder"].map(
      (operation) => asked.find(([name]) => name === operation)?.[1]["returnOrder"],
    );
  };
  const whole = {
    hash: "h",
    orderId: "40012345",
    salesOrderNo: "AB40012345",
    regulation: "REFUND",
    items: [{ ...chosen, reason: "DAMAGED" }],
    carrier: "dhl",
    labels: 2,
    contact,
  };
  expect(await sent({ labels: 2 })).toEqual([whole, whole]);
  const unlabelled = { ...whole, carrier: null, labels: null };
  expect(await sent({ labels: 0 })).toEqual([unlabelled, unlabelled]);
});

it("RET-10: the last step shows why the shop has refused a return", async () => {
  const refused = { isError: true, errorMsg: "Davon kann nichts mehr zurückgegeben werden.", earlierReturn: null };
  const { status, location, html } = await openPage(confirm, address("confirm/?order=h"), {
    form: { submissionId },
    answers: { ...shop("confirm"), SubmitReturnOrder: { submitReturnOrder: { ...refused, fieldErrors: [] } } },
  });
  expect([status, location]).toEqual([200, null]);
  expect(html).toContain(refused.errorMsg);
  // Another press is the same return: the first may have arrived, though its answer did not.
  expect(html).toContain(`name="submissionId" value="${submissionId}"`);
});

describe("the first page of the returns", () => {
  it.each([
    ["LOGGED_IN", "/myaccount/orders/"],
    ["LOGGED_IN_AS_GUEST", null],
    ["LOGGED_OUT", null],
  ])("ACCESS-26: leads a visitor who is %s to %s", async (visitor, location) => {
    expect((await openPage(start, address(""), { answers: shop("productselection", visitor) })).location).toBe(
      location,
    );
  });

  it.each(["LOGGED_IN", "LOGGED_OUT"])(
    "RET-01, C-20: an order's link begins its return, for a visitor who is %s",
    async (visitor) => {
      const { location, asked } = await openPage(start, address("?order=h"), { answers: shop("confirm", visitor) });
      expect(location).toBe(stepPath("productselection", "h"));
      expect(asked).toContainEqual(["ReturnOrder", { hash: "h" }]);
    },
  );

  it("RET-01: so do an order's number and postcode", async () => {
    const found = { FindOrderForReturn: { findOrderForReturn: { hash: "h", orderId: "40012345" } } };
    const { location, asked } = await openPage(start, address(""), {
      form: { orderId: "40012345", zipCode: "10115" },
      answers: { ...shop("productselection"), ...found },
    });
    expect(location).toBe(stepPath("productselection", "h"));
    expect(asked).toContainEqual(["FindOrderForReturn", { orderId: "40012345", zipCode: "10115" }]);
  });

  it("ACCESS-27: a link that opens nothing leads back here, with a word", async () => {
    expect(await openPage(start, address("?order=x"), { answers: shop(null) })).toMatchObject({
      location: "/myaccount/returns/",
      toasts: [{ severity: "warning", key: expect.stringContaining("keine Bestellung") }],
    });
  });
});
