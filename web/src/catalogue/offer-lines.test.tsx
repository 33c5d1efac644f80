import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { PrimeMembershipDocument } from "../graph/generated/PrimeMembership.ts";
import { answerTo } from "../graph/testing/fake-graph.ts";
import { OfferLines } from "./offer-lines.tsx";
import { ProductView } from "./product-view.tsx";
import { item, offer, price, product, variantsOf } from "./testing/product.ts";
import { show } from "./testing/show.tsx";

const visitor = (state: "LOGGED_IN" | "LOGGED_OUT") =>
  answerTo(PageSessionDocument, () => ({
    session: { cartId: "c", securityLogout: false, visitor: { state, firstName: null, lastName: null }, cart: null },
    wishlistSummary: null,
  }));
const asked = vi.fn<() => void>();
const membership = (status: string) =>
  answerTo(PrimeMembershipDocument, () => {
    asked();
    return { getCustomerInfo: { email: null, primeInfo: { status, endDate: null } } };
  });
const own = "Mit Ihrem Prime versandkostenfrei";

afterEach(() => asked.mockClear());

describe("what is offered", () => {
  it("PDP-15: the stock is green with its light, the rest a line of its own", () => {
    show(<OfferLines offer={offer()} isChosen isMember={false} />);
    const state = screen.getByText("Auf Lager");
    expect(state.closest("p")?.className).toContain("good");
    expect(state.closest("p")?.querySelector("[aria-hidden]")?.className).toContain("light");
    expect(screen.getByText("Lieferzeit 1–3 Werktage").className).toContain("rest");
    const english = offer({ deliveryStatusText: "In stock\nDelivery in 1–3 working days" });
    show(<OfferLines offer={english} isChosen isMember={false} />, {
      storefront: { store: "b2b", language: "en-DE" },
    });
    expect(screen.getByText("In stock").closest("p")?.className).toContain("good");
    expect(screen.getByText("Delivery in 1–3 working days").className).toContain("rest");
  });

  it("PDP-17: the state's own colour and words, and that delivery is free of charge, only when it is", () => {
    const gone = offer({ deliveryStatusColor: "red", deliveryStatusText: "Ausverkauft", deliveryFree: true });
    const again = show(<OfferLines offer={gone} isChosen isMember={false} />);
    expect(screen.getByText("Ausverkauft").closest("p")?.className).toContain("bad");
    expect(screen.getByRole("link", { name: "Versandkostenfrei" })).toBeTruthy();
    again(<OfferLines offer={offer()} isChosen isMember={false} />);
    expect(screen.queryByRole("link", { name: "Versandkostenfrei" })).toBeNull();
    expect(screen.getByRole("link", { name: "Versand 5,95 €, ab 69,00 € Warenwert frei" })).toBeTruthy();
    again(<OfferLines offer={offer({ shippingCost: price(0), freeShippingFrom: null })} isChosen isMember={false} />);
    expect(screen.getByRole("link", { name: "Versandkostenfrei" })).toBeTruthy();
  });

  it("PDP-03: before a variant is chosen it states stock, day, minimum and an order number of one of them", () => {
    const cheapest = offer({ minimumOrderQuantity: 5, areAllDeliveryTimesTheSame: false });
    show(<ProductView product={product({ bestItem: cheapest })} variants={variantsOf(null)} />, {
      answers: [visitor("LOGGED_OUT")],
    });
    expect(screen.getByText("Auf Lager")).toBeTruthy();
    expect(screen.getByText("Bei Ihnen: Mi., 25. Nov. – Fr., 27. Nov. (je nach Ausführung)")).toBeTruthy();
    expect(screen.getByText("Mindestbestellmenge: 5 Stück")).toBeTruthy();
    expect(screen.getByText("Artikelnummer: je nach Ausführung, z. B. 123456")).toBeTruthy();
  });

  it.each([
    ["ACTIVE", true, true],
    ["NONE", true, false],
    ["ACTIVE", false, false],
  ])(
    "PDP-18: prime status %s and an item that has it or not (%s) label product and delivery: %s",
    async (status, primeFaehig, has) => {
      show(<ProductView product={product()} variants={variantsOf(item({ primeFaehig }))} />, {
        answers: [visitor("LOGGED_IN"), membership(status)],
      });
      await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
      await act(async () => undefined);
      expect(screen.queryByText(own) !== null).toBe(has);
      expect(screen.queryByText("Prime") !== null).toBe(has);
      expect(screen.queryByRole("link", { name: "Für Prime-Mitglieder versandkostenfrei" }) !== null).toBe(
        primeFaehig && !has,
      );
    },
  );

  it("PDP-10: shows three extra badges at most", () => {
    const extraBadges = ["A", "B", "C", "D"].map((name) => ({ id: name, name: `Siegel ${name}` }));
    show(<ProductView product={product({ extraBadges })} variants={variantsOf(item())} />, {
      answers: [visitor("LOGGED_OUT")],
    });
    expect(screen.getAllByText(/^Siegel/).map(({ textContent }) => textContent)).toEqual([
      "Siegel A",
      "Siegel B",
      "Siegel C",
    ]);
  });
});
