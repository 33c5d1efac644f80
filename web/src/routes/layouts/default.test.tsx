import { fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "~/graph/client.browser.ts";
import { FooterGridDocument } from "~/graph/generated/FooterGrid.ts";
import { HeaderGridDocument } from "~/graph/generated/HeaderGrid.ts";
import { NavigationModelDocument } from "~/graph/generated/NavigationModel.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { requestDocument } from "~/graph/operation.ts";
import { GraphProvider } from "~/graph/provider.tsx";
import type { Storefront } from "~/lib/storefront-from-host.ts";
import { StorefrontProvider } from "~/shell/storefront-provider.tsx";
import { laptop, playScreen } from "~/ui/flyout/testing/screen.ts";
import { ToastProvider } from "~/ui/toast/toast-region.tsx";
import DefaultLayout from "./default.tsx";

const consumers: Storefront = { store: "de", language: "de-DE" };
const business: Storefront = { store: "b2b", language: "de-DE" };
const attribute = (name: string, text: string, url: string | null) => ({ name, text, url });
const contact = {
  id: "header-contact",
  attributes: [
    attribute("hotline", "030 23125 010", "tel:+493023125010"),
    attribute("email", "info@shop.test", "mailto:info@shop.test"),
  ],
};
const points = ["Sicheres Spielzeug", "Ihre Vorteile", "Wer wir sind"];
const grid = {
  usps: points.map((headline) => ({ headline, text: "<p>Mehr</p>", link: "/mehr/", image: null })),
  rows: [{ cells: [{ teaser: contact }] }],
};
const navigation = {
  getGlobalParametersByName: [],
  getNavigationModel: [
    {
      id: "1",
      name: "Schule",
      url: "/cat/1/",
      isSale: false,
      isExcludedFromNav: false,
      hasChildren: false,
      children: [],
    },
  ],
};

/** What of the visitor a test decides. */
interface Visit {
  readonly state?: "LOGGED_IN" | "LOGGED_OUT";
  readonly wished?: number | null;
  readonly articles?: number;
  /** When a reservation ends, in ms from now. */
  readonly reserved?: number;
  readonly path?: string;
  readonly storefront?: Storefront;
}

function sessionOf({ state = "LOGGED_OUT", wished = 0, articles = 0, reserved }: Visit) {
  const priceHeldUntil = reserved === undefined ? null : new Date(Date.now() + reserved).toISOString();
  const [firstName, lastName] = state === "LOGGED_IN" ? ["Ada", "Muster"] : [null, null];
  const cart = { id: "c", details: { articleCount: articles }, mergedLineItems: [{ priceHeldUntil }] };
  return {
    session: { cartId: "c", securityLogout: false, visitor: { state, firstName, lastName }, cart },
    wishlistSummary: { entryCount: wished },
  };
}

const idOf = (document: object): unknown => Object(requestDocument(Object(document))).documentId;

/** A page below the header, in a tab that came without any of it. */
async function show(visit: Visit = {}) {
  const answers = new Map<unknown, unknown>([
    [idOf(HeaderGridDocument), { getGridByPageId: grid }],
    [idOf(NavigationModelDocument), navigation],
    [idOf(FooterGridDocument), { getGridByPageId: null }],
    [idOf(PageSessionDocument), sessionOf(visit)],
  ]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const asked: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    const answer = (call: unknown) => ({ data: answers.get(Object(call).documentId) ?? null });
    return Response.json(Array.isArray(asked) ? asked.map(answer) : answer(asked));
  });
  const element = (
    <StorefrontProvider storefront={visit.storefront ?? consumers}>
      <GraphProvider value={createBrowserGraph("http://shop.test/api/shop/")}>
        <ToastProvider>
          <DefaultLayout />
        </ToastProvider>
      </GraphProvider>
    </StorefrontProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [visit.path ?? "/agb/"] });
  render(<RouterProvider router={router} />);
  return { header: within(await screen.findByRole("banner")), router };
}

const create = document.createElement.bind(document);

beforeEach(() => {
  playScreen(laptop);
  // This world has no such element yet.
  vi.spyOn(document, "createElement").mockImplementation((name: string) => create(name === "search" ? "div" : name));
});

it("HEAD-01: the header has a burger, the logo to /, service and trust, search, shortcuts, navigation and, open, the sign-in", async () => {
  const { header } = await show();
  expect(await header.findByRole("link", { name: "Sicher einkaufen" })).toBeDefined();
  expect(header.getByRole("button", { name: "Menü" })).toBeDefined();
  expect(header.getByRole("link", { name: "Chalkbox, zur Startseite" }).getAttribute("href")).toBe("/");
  expect(header.getByRole("searchbox")).toBeDefined();
  expect(header.getByRole("link", { name: "Merkzettel" })).toBeDefined();
  expect(header.getByRole("link", { name: "Warenkorb, 0 Artikel" })).toBeDefined();
  const menu = within(header.getByRole("navigation", { name: "Sortiment", hidden: true }));
  expect(await menu.findByRole("link", { name: "Schule", hidden: true })).toBeDefined();
  expect(header.queryByRole("dialog")).toBeNull();
  fireEvent.click(await header.findByRole("link", { name: "Anmelden" }));
  expect(await header.findByRole("dialog", { name: "Anmelden" })).toBeDefined();
});

it("HEAD-01: the business store's header has its own service block", async () => {
  const { header } = await show({ storefront: business });
  expect(await header.findByRole("link", { name: "030 23125 010" })).toBeDefined();
  expect(header.queryByRole("link", { name: "Sicher einkaufen" })).toBeNull();
});

it("HEAD-03: the selling points are hidden on a path with checkout/basket, and there alone", async () => {
  const { header, router } = await show();
  const list = await header.findByRole("list", { name: "Gut zu wissen" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(3);
  const row = list.closest<HTMLElement>("#usps");
  const hiddenOn = async (path: string) => {
    await router.navigate(path);
    await vi.waitFor(() => expect(router.state.location.pathname).toBe(path));
    return row?.hidden;
  };
  expect(row?.hidden).toBe(false);
  await hiddenOn("/checkout/basket/");
  await vi.waitFor(() => expect(row?.hidden).toBe(true));
  await hiddenOn("/cat/1/");
  await vi.waitFor(() => expect(row?.hidden).toBe(false));
  await hiddenOn("/agb/checkout/basket-2/");
  await vi.waitFor(() => expect(row?.hidden).toBe(true));
});

it("HEAD-06: signed in, the account's shortcut leads to /myaccount/, and its flyout opens by the mouse", async () => {
  const { header } = await show({ state: "LOGGED_IN" });
  const link = await header.findByRole("link", { name: "Mein Konto" });
  expect(link.getAttribute("href")).toBe("/myaccount/");
  const item = link.closest("li") ?? document.body;
  // The first time loads the flyout's code.
  const enter = () => {
    fireEvent.pointerOver(item, { pointerType: "mouse" });
    fireEvent.pointerMove(item, { pointerType: "mouse" });
    expect(header.getByRole("navigation", { name: "Ihr Konto" })).toBeDefined();
  };
  await vi.waitFor(enter, { interval: 400, timeout: 10_000 });
  expect(header.getByText("Guten Tag, Ada Muster!")).toBeDefined();
});

it.each([
  [null, "none", "Merkzettel"],
  [0, "none", "Merkzettel"],
  [2, "currentColor", "Merkzettel, 2 Artikel"],
])("HEAD-07: with %s entries on wish lists the heart's fill is %s", async (wished, fill, name) => {
  const { header } = await show({ wished });
  const link = await header.findByRole("link", { name });
  await vi.waitFor(() => expect(link.querySelector("path")?.getAttribute("fill")).toBe(fill));
});

it("HEAD-08: the basket's shortcut counts its articles, and shows what is left of a reservation in place of its title", async () => {
  const { header } = await show({ articles: 3, reserved: 125_000 });
  const link = await header.findByRole("link", { name: /3 Artikel/ });
  expect(within(link).getByText("3")).toBeDefined();
  expect(await within(link).findByText(/^02:0\d Min\.$/)).toBeDefined();
  expect(within(link).queryByText("Warenkorb")).toBeNull();
});

it.each([0, 2])(
  "HEAD-08: without a reservation the title stays; of %i articles only some are counted",
  async (articles) => {
    const { header } = await show({ articles });
    const link = await header.findByRole("link", { name: `Warenkorb, ${articles} Artikel` });
    expect(within(link).getByText("Warenkorb")).toBeDefined();
    expect(within(link).queryByText(String(articles)) !== null).toBe(articles > 0);
  },
);

it("C-41: who is sent home to sign in finds the sign-in open; closed, it stays closed", async () => {
  const { header } = await show({ storefront: business, path: "/?to=%2Fcat%2F1%2F" });
  const dialog = await header.findByRole("dialog", { name: "Anmelden" });
  // What gives it the focus begins together with what listens for the key.
  await vi.waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document, { key: "Escape" });
  await vi.waitFor(() => expect(header.queryByRole("dialog")).toBeNull());
});
