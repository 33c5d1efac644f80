import { expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./order-detail.tsx";

const signedIn = (state: string): Answers => ({ PageSession: { session: { visitor: { state } } } });
const order = (orderId: string) => ({ orderId, orderedAt: "2026-11-20T10:00:00.000Z", lines: [] });
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
  const shown = async (changes: object) =>
    (await open("?orderId=1", { ...answers, OrderDetail: { getOrderDetailsV2: { ...order("1"), ...changes } } })).html;
  const html = await shown({ hash: "h-1", earlierReturns });
  expect(html).toContain("Rücksendung R70001-1");
  expect(html).toContain("Angemeldet am 26.11.2026");
  expect(html).toContain("<li>2<!-- --> × <!-- -->Kreide</li>");
  expect(html).toContain("/myaccount/returns/label/?order=h-1&amp;rma=R70001-1&amp;label=1");
  expect(await shown({ hash: "h-1", earlierReturns: [] })).not.toContain("Rücksendungen und Widerrufe");
});
