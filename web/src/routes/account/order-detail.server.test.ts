import { expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./order-detail.tsx";

const signedIn = (state: string): Answers => ({ PageSession: { session: { visitor: { state } } } });
const order = (orderId: string) => ({
  orderId,
  orderedAt: "2026-11-20T10:00:00.000Z",
  membership: null,
  lines: [],
});
/** A shop with one order of this customer. */
const answers: Answers = {
  ...signedIn("LOGGED_IN"),
  OrderDetail: ({ orderId }) => ({ getOrderDetailsV2: orderId === "70001" ? order("70001") : null }),
};
const open = (query: string, given = answers) =>
  openPage(route, `http://localhost/myaccount/orders/orderdetail/${query}`, { answers: given });

it("ROUTE-15: shows the one order that the address names, to the customer whose it is", async () => {
  const page = await open("?orderId=70001");
  expect(page.status).toBe(200);
  expect(page.html).toContain("70001");
  expect(page.html).toContain("20.11.2026");
  expect(page.asked).toContainEqual(["OrderDetail", { orderId: "70001" }]);
});

it("ROUTE-15, C-80: an order of another visitor, an unknown one and none at all are not found", async () => {
  for (const query of ["?orderId=70002", "?orderId=", ""]) {
    expect([query, (await open(query)).status]).toEqual([query, 404]);
  }
});

it("ROUTE-15: asks for a sign-in first", async () => {
  for (const state of ["LOGGED_OUT", "LOGGED_IN_AS_GUEST"]) {
    const { location } = await open("?orderId=70001", { ...answers, ...signedIn(state) });
    expect(location).toBe(`/login/?to=${encodeURIComponent("/myaccount/orders/orderdetail/?orderId=70001")}`);
  }
});

const address = (firstName: string, street: string) => ({
  firstName,
  lastName: "Kreide",
  schoolOrCompany: "",
  street,
  addressAddition: "",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  packstationAddress: false,
});
const article = { lineNo: 1, name: "Kreide", quantity: 2, returnable: true, alreadyReturned: false, reviewUrl: null };
const shipped = {
  status: "SHIPPED",
  carrier: "DHL",
  shippedAt: "2026-11-21T10:00:00.000Z",
  deliveredAt: null,
  expectedDeliveryDate: "2026-11-23",
  invoiceLink: "/myaccount/orders/paper/?orderId=1&number=RE-0000001",
  trackingLink: "https://carrier.example/00340434",
  trackingCode: "00340434",
  reviewUrl: null,
  items: [article],
};
const shown = async (changes: object) => {
  const found = { getOrderDetailsV2: { ...order("1"), ...changes } };
  return (await open("?orderId=1", { ...answers, OrderDetail: found })).html.replaceAll("<!-- -->", "");
};

it("ORD-05: shows number and day, sum and payment, both addresses, contact data, reference, comment and shipments", async () => {
  const written = { email: "ada@schule.de", phone: "030 12345", orderReference: "Klasse 4b", comment: "Bitte leise" };
  const html = await shown({
    ...written,
    status: "SHIPPED",
    isPaid: false,
    paymentMethodName: "Rechnung",
    totalAmount: { stringValue: "45,95 €" },
    deliveryAddress: address("Ada", "Hofgasse 1"),
    billingAddress: address("Karla", "Marktplatz 2"),
    shipments: [shipped],
  });
  expect(html).toContain("Bestellung 1<");
  expect(html).toContain("Bestellt am 20.11.2026");
  for (const words of [...Object.values(written), "45,95 €", "Rechnung, noch offen", "Ihre Sendung"]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/Lieferadresse[^]*Ada Kreide[^]*Hofgasse 1[^]*Rechnungsadresse[^]*Karla Kreide[^]*Marktplatz 2/);
});

it("ORD-06: shows a shipment's state, carrier, days, invoice and tracking, until it has arrived", async () => {
  const html = await shown({ shipments: [shipped] });
  for (const words of ["Unterwegs", "DHL", "00340434", "Verschickt", "21.11.2026", "Voraussichtlich", "23. November"]) {
    expect(html).toContain(words);
  }
  expect(html).toContain('href="https://carrier.example/00340434"');
  expect(html).toMatch(
    /href="\/myaccount\/orders\/paper\/\?orderId=1&amp;number=RE-0000001"[^>]*>[^]*?Rechnung \(PDF\)/,
  );
  const arrived = {
    ...shipped,
    status: "DELIVERED",
    deliveredAt: "2026-11-22T10:00:00.000Z",
    reviewUrl: "/rating/?enc=1",
  };
  const later = await shown({ shipments: [arrived] });
  expect(later).toContain("22.11.2026");
  expect(later).not.toContain("Voraussichtlich");
  expect(later).toMatch(/href="\/rating\/\?enc=1"[^>]*>Artikel bewerten</);
});

it.each([
  [{ returnable: true, alreadyReturned: false }, "Rückgabe möglich"],
  [{ returnable: false, alreadyReturned: true }, "Rückgabe angemeldet"],
  [{ returnable: true, alreadyReturned: true }, "Rückgabe angemeldet"],
  [{ returnable: false, alreadyReturned: false }, null],
])("ORD-06: an article with %j reads %s", async (flags, words) => {
  const html = await shown({ shipments: [{ ...shipped, items: [{ ...article, ...flags }] }] });
  expect(/Rückgabe (?:möglich|angemeldet)/.exec(html)?.[0] ?? null).toBe(words);
});

it("names a link to a review with the words that it shows, then its item", async () => {
  const items = ["Kreide", "Heft"].map((name, index) => ({ name, lineNo: index + 1, reviewUrl: "/rating/?enc=1" }));
  const shipment = { items, status: "DELIVERED", reviewUrl: "/rating/?enc=1" };
  const { html } = await open("?orderId=1", {
    ...answers,
    OrderDetail: { getOrderDetailsV2: { ...order("1"), shipments: [shipment] } },
  });
  expect(html).toMatch(/aria-label="Artikel bewerten: Kreide"[^>]*>Artikel bewerten</);
});

it("names the returns of an order: their number, state, pieces and labels", async () => {
  const earlierReturns = [
    {
      rma: "R70001-1",
      kind: "RETURN",
      status: "ANNOUNCED",
      createdAt: "2026-11-26T09:00:00.000Z",
      labels: 1,
      items: [{ lineNo: 1, name: "Kreide", quantity: 2, reason: null }],
      refund: null,
    },
  ];
  const html = await shown({ hash: "h-1", earlierReturns });
  expect(html).toContain("Rücksendung R70001-1");
  expect(html).toContain("Angemeldet am 26.11.2026");
  expect(html).toContain("<li>2 × Kreide</li>");
  expect(html).toContain("/myaccount/returns/label/?order=h-1&amp;rma=R70001-1&amp;label=1");
  expect(await shown({ hash: "h-1", earlierReturns: [] })).not.toContain("Rücksendungen und Widerrufe");
});

it("C-108: a membership shows its days, and nothing that only goods have", async () => {
  const membership = { startDate: "2026-11-24", endDate: "2027-11-23" };
  const made = { ...order("1"), membership, status: "PLACED", withdrawable: true, returnable: false, hash: "h" };
  const { html } = await open("?orderId=1", {
    ...answers,
    OrderDetail: { getOrderDetailsV2: { ...made, shipments: [] } },
  });
  for (const words of ["Vom 24.11.2026 bis 23.11.2027", "Gebucht", "Vertrag widerrufen", "Rechnungsadresse"])
    expect(html).toContain(words);
  for (const words of ["Noch einmal bestellen", "Lieferadresse", "Noch nicht verschickt", "Stand der Bestellung"])
    expect(html).not.toContain(words);
});
