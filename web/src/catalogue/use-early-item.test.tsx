import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { PrimeMembershipDocument } from "../graph/generated/PrimeMembership.ts";
import { answerTo, fakeGraph } from "../graph/testing/fake-graph.ts";
import { reportPriceMoment } from "../lib/price-moments.ts";
import { noteServerTime } from "../lib/server-clock.ts";
import { BuyBox } from "./buy-box.tsx";
import { EarlyDeal } from "./early-deal.tsx";
import { item, price, product, variantsOf } from "./testing/product.ts";
import { show } from "./testing/show.tsx";
import { useEarlyItem } from "./use-early-item.ts";
import { useIsMember } from "./use-is-member.ts";

const noon = "2026-11-24T12:00:00Z";
const earlyDeal = {
  membersFrom: "2026-11-24T11:00:00Z",
  startsAt: noon,
  purchaseOptionId: "101#LIGHTNING_DEAL",
  prices: { ...item().prices, currentPrice: price(1_500), discountPercent: 25, lightningDealPrice: price(1_500) },
};
const announced = item({ earlyDeal });

let state: "LOGGED_IN" | "LOGGED_OUT";
let status: string;
beforeEach(() => {
  [state, status] = ["LOGGED_IN", "ACTIVE"];
});
afterEach(() => {
  cleanup();
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});
const answers = [
  answerTo(PageSessionDocument, () => ({
    session: { cartId: "c", securityLogout: false, visitor: { state, firstName: null, lastName: null }, cart: null },
    wishlistSummary: null,
  })),
  answerTo(PrimeMembershipDocument, () => ({
    getCustomerInfo: { email: null, primeInfo: { status, endDate: null } },
  })),
];

/** The buy box as the page of a product shows it. */
function Page() {
  const own = useEarlyItem(announced);
  return <BuyBox product={product()} variants={variantsOf(own)} isMember={useIsMember()} posted={undefined} />;
}
/** What the button would send. */
const sent = () =>
  ["itemId", "shownPrice"].map((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value);
async function open(time: string, graph = fakeGraph(answers)) {
  vi.useFakeTimers({ now: new Date(time) });
  noteServerTime(new Date(time).toUTCString());
  show(<Page />, { graph });
  await act(() => vi.advanceTimersByTimeAsync(50));
  return graph;
}

it("C-98: members buy at the deal's price from their own beginning on, without loading the page", async () => {
  await open("2026-11-24T10:59:00Z");
  expect(sent()).toEqual(["101", "2369"]);
  expect(screen.getByText("23,69 €")).toBeTruthy();
  // The page's one price clock looks for the moment that the price names.
  const untilOf = () => document.querySelector<HTMLElement>("[data-price-until]")?.dataset["priceUntil"];
  expect(untilOf()).toBe(earlyDeal.membersFrom);
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  act(reportPriceMoment);
  expect(sent()).toEqual(["101", "2369"]);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  act(reportPriceMoment);
  expect(untilOf()).not.toBe(earlyDeal.membersFrom);
  expect(sent()).toEqual(["101#LIGHTNING_DEAL", "1500"]);
  expect(screen.getByText("15,00 €")).toBeTruthy();
  expect(screen.queryByText("23,69 €")).toBeNull();
});

it.each([
  ["a visitor who is not signed in", "LOGGED_OUT", "ACTIVE"],
  ["a customer without prime", "LOGGED_IN", "NONE"],
] as const)("%s is offered the usual price until the deal begins", async (_, nextState, nextStatus) => {
  [state, status] = [nextState, nextStatus];
  await open("2026-11-24T11:59:00Z");
  expect(sent()).toEqual(["101", "2369"]);
  expect(screen.getByText("23,69 €")).toBeTruthy();
});

it("who signs out is offered the usual price from then on", async () => {
  const graph = await open("2026-11-24T11:30:00Z");
  expect(sent()).toEqual(["101#LIGHTNING_DEAL", "1500"]);
  state = "LOGGED_OUT";
  await act(async () => void (await graph.query(PageSessionDocument, {}, "network-only")));
  expect(sent()).toEqual(["101", "2369"]);
  expect(screen.getByText("23,69 €")).toBeTruthy();
});

it("the page names the beginning for all, and the one for members with what prime is", () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T10:00:00Z") });
  const again = show(<EarlyDeal deal={earlyDeal} isMember={false} isOpen={false} />);
  const { body } = document;
  expect(body.textContent).toContain("Blitzangebot ab 24.11.2026, 13:00 Uhr: 15,00 €");
  expect(body.textContent).toContain("Mitglieder von Prime kaufen schon ab 24.11.2026, 12:00 Uhr zu diesem Preis.");
  expect(screen.getByRole("link", { name: "Mehr zu Prime" }).getAttribute("href")).toBe("/prime/");
  again(<EarlyDeal deal={earlyDeal} isMember isOpen={false} />);
  expect(body.textContent).toContain("Als Mitglied von Prime kaufen Sie schon ab 24.11.2026, 12:00 Uhr");
  again(<EarlyDeal deal={earlyDeal} isMember isOpen />);
  expect(body.textContent).toContain("Für alle beginnt das Blitzangebot am 24.11.2026, 13:00 Uhr.");
});
