import { expect, it } from "vitest";
import type { Answers } from "../testing/made-up-answers.ts";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./orders.tsx";

const signedIn: Answers = { PageSession: { session: { visitor: { state: "LOGGED_IN" } } } };
const order = { orderId: "40012368", orderedAt: "2026-11-20T10:00:00.000Z", lines: [], shipments: [] };
/** A shop with eleven orders in two years, on the third of three pages. */
const list = {
  getOrderYears: [2026, 2025],
  getOrdersV2: {
    dateFilter: "2025",
    orders: [order],
    pageInfo: { totalElements: 11, totalPages: 3, currentPage: 2, elementsPerPage: 5 },
  },
};
const open = (query = "") =>
  openPage(route, `http://localhost/myaccount/orders/${query}`, { answers: { ...signedIn, OrderList: list } });
const wanted = async (query: string) => (await open(query)).asked.find(([name]) => name === "OrderList")?.[1];

it("ORD-01, ORD-02: without a wish it is the first page of the last three months", async () => {
  expect(await wanted("")).toEqual({ page: 0, searchText: null, dateFilter: "last3months" });
});

it.each([
  ["?p=3&q=Heft+A4&filter=2025", { page: 2, searchText: "Heft A4", dateFilter: "2025" }],
  ["?p=1&q=+&filter=all", { page: 0, searchText: null, dateFilter: "all" }],
  ["?p=0&filter=", { page: 0, searchText: null, dateFilter: "last3months" }],
  ["?p=-2", { page: 0, searchText: null, dateFilter: "last3months" }],
  ["?p=1.5", { page: 0, searchText: null, dateFilter: "last3months" }],
])("ORD-02, OP-Q-07: %s asks for %j, its page from zero", async (query, variables) => {
  expect(await wanted(query)).toEqual(variables);
});

it("ORD-02, ORD-03: shows how many orders there are and which page this is, and links the others with the search", async () => {
  const { html } = await open("?p=3&q=Heft&filter=2025");
  expect(html).toMatch(/<p role="status">11 Bestellungen<\/p>/);
  expect(html).toContain('type="search"');
  expect(html).toContain('value="Heft"');
  const links = [...html.matchAll(/<a [^>]*aria-label="Seite (\d)"[^>]*>/g)].map(([link, page]) => [
    page,
    /href="([^"]*)"/.exec(link)?.[1],
    link.includes('aria-current="page"'),
  ]);
  const path = "/myaccount/orders/?";
  expect(links).toEqual([
    ["1", `${path}q=Heft&amp;filter=2025`, false],
    ["2", `${path}p=2&amp;q=Heft&amp;filter=2025`, false],
    ["3", `${path}p=3&amp;q=Heft&amp;filter=2025`, true],
  ]);
});

it("ORD-04: the filter has the last three months, the years with orders, and all", async () => {
  const { html } = await open();
  const options = [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)/g)];
  expect(options.map(([, value, isChosen, words]) => [value, words, isChosen !== undefined])).toEqual([
    ["last3months", "Letzte 3 Monate", false],
    ["2026", "2026", false],
    ["2025", "2025", true],
    ["all", "Alle Bestellungen", false],
  ]);
});
