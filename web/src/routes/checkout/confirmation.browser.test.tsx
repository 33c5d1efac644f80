import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isOrderingTab, rememberOrder } from "~/checkout/ordering-tab.ts";
import { takeFlash } from "~/graph/redirect.ts";
import { orderListVariables, orderSearchOf } from "~/orders/order-search.ts";
import { storefrontFromHost } from "~/lib/storefront-from-host.ts";
import { StorefrontProvider } from "~/shell/storefront-provider.tsx";
import { inTab, ledTo } from "../testing/in-tab.ts";
import { idOf, makeUpAnswer } from "../testing/made-up-answers.ts";
import { ThankYouDocument } from "~/graph/generated/ThankYou.ts";
import ConfirmationRoute, { clientLoader } from "./confirmation.tsx";

// The addresses of a stub's modules lead nowhere.
vi.mock("~/lib/route-code.ts", () => ({ useRouteCode: () => () => null }));

const path = "/checkout/confirmation/?orderId=40012345&ticket=a_b";
const open = { access: { allowed: true }, orderId: "40012345", ticket: "a_b" };
const closed = { access: { allowed: false }, orderId: null, ticket: null };
const thanks = { getThankYouPageData: { order: { orderId: "40012345" } } };
const visit = (checkout: object, address = path) =>
  inTab(address, { ConfirmationPage: { session: { checkout } }, ThankYou: thanks });

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

describe("the confirmation in a browser with several tabs", () => {
  it.each([open, closed])("another tab than the one that ordered goes home with the way to it", async (checkout) => {
    const { args, asked } = visit(checkout);
    expect(await ledTo(clientLoader(args))).toBe("303 /");
    expect(takeFlash()).toEqual([
      {
        key: expect.stringContaining("40012345"),
        severity: "success",
        link: { href: path, label: "Zur Bestellbestätigung" },
      },
    ]);
    // The tab that ordered ends the checkout.
    expect(asked.map(([name]) => name)).not.toContain("ConfirmationCleanup");
    // By that way the other tab may show it.
    expect(isOrderingTab("40012345")).toBe(true);
  });

  it("the tab that ordered shows it, and ends the checkout; later it only shows it", async () => {
    rememberOrder("40012345");
    const first = visit(open);
    expect(await clientLoader(first.args)).toMatchObject({ isFirst: true, page: { order: { orderId: "40012345" } } });
    expect(first.asked.map(([name]) => name)).toContain("ConfirmationCleanup");
    const later = visit(closed);
    expect(await clientLoader(later.args)).toMatchObject({ isFirst: false });
    expect(later.asked.map(([name]) => name)).not.toContain("ConfirmationCleanup");
  });
});

it.each([
  ["LOGGED_IN", [orderListVariables(orderSearchOf(new URLSearchParams()))]],
  ["LOGGED_OUT", []],
])(
  "CHKX-16: the cleanup of a visitor who is %s then requests the orders of the last three months: %j",
  async (state, lists) => {
    rememberOrder("40012345");
    const visitor = { session: { visitor: { state } } };
    const { args, asked } = inTab(path, {
      ConfirmationPage: { session: { checkout: open } },
      ThankYou: thanks,
      PageSession: visitor,
    });
    await clientLoader(args);
    expect(asked.flatMap(([name, variables]) => (name === "OrderList" ? [variables] : []))).toEqual(lists);
    expect(asked.slice(2, 4).map(([name]) => name)).toEqual(["ConfirmationCleanup", "PageSession"]);
  },
);

describe("a confirmation that came from the server, which cannot distinguish tabs", () => {
  /** Shows it; counts how often the page is requested again. */
  async function show(isFirst: boolean, isReturn = false) {
    const { answer } = makeUpAnswer(idOf(ThankYouDocument), { orderId: "40012345" }, { ThankYou: thanks });
    const page: unknown = Reflect.get(answer, "getThankYouPageData");
    let loads = 0;
    const loader = () => {
      loads += 1;
      return null;
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the page reads of its props
    const props = { loaderData: { page, isFirst, isReturn } } as Parameters<typeof ConfirmationRoute>[0];
    const Component = () => <ConfirmationRoute {...props} />;
    const Stub = createRoutesStub([{ path: "/", Component, loader, action: () => null, HydrateFallback: () => null }]);
    render(
      <StorefrontProvider storefront={storefrontFromHost("localhost")}>
        <Stub hydrationData={{ loaderData: { "0": null } }} />
      </StorefrontProvider>,
    );
    await screen.findByRole("heading", { level: 1 });
    return () => loads;
  }

  it("CHKX-15: drops what the tab has kept of checkout, user, views and the wish to be asked for ratings", async () => {
    for (const key of ["checkout:payment:", "user", "glanceViews", "ratingMailConsent", "theme"])
      sessionStorage.setItem(key, "x");
    await show(true);
    expect(
      ["checkout:payment:", "user", "glanceViews", "ratingMailConsent"].filter((key) => key in sessionStorage),
    ).toEqual([]);
    expect(sessionStorage.getItem("theme")).toBe("x");
  });

  it("is the tab's own when it is shown for the first time", async () => {
    const loads = await show(true);
    expect(isOrderingTab("40012345")).toBe(true);
    expect(loads()).toBe(0);
  });

  it("is the tab's own when it comes back from the provider, and its address no longer says so", async () => {
    history.replaceState(null, "", `${path}&returned=1`);
    const loads = await show(false, true);
    await expect.poll(() => isOrderingTab("40012345")).toBe(true);
    expect([loads(), location.pathname + location.search]).toEqual([0, path]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    "TRACK-07: is a purchase in the data layer when it is shown for the first time alone (%s)",
    async (first, count) => {
      globalThis.dataLayer = [];
      await show(first, true);
      const amounts = { currency: "EUR", value: expect.any(Number), items: expect.any(Array) };
      const event = { event: "purchase", ecommerce: { transaction_id: "40012345", ...amounts } };
      const purchases = dataLayer?.filter(({ event: name }) => name === "purchase");
      expect(purchases).toEqual(Array.from({ length: count }, () => event));
    },
  );

  it("is requested again in another tab, which then leads home", async () => {
    const loads = await show(false);
    await expect.poll(loads).toBe(1);
  });

  it("stays in the tab that ordered", async () => {
    rememberOrder("40012345");
    expect((await show(false))()).toBe(0);
  });
});
