import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ExtendReservationDocument } from "../graph/generated/ExtendReservation.ts";
import { LightningReservationDocument } from "../graph/generated/LightningReservation.ts";
import { RefreshReservationDocument } from "../graph/generated/RefreshReservation.ts";
import type { ReservationPartsFragment } from "../graph/generated/ReservationParts.fragment.ts";
import type { ReservationResultFragment } from "../graph/generated/ReservationResult.fragment.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { answerTo, fakeGraph } from "../graph/testing/fake-graph.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { germanUiTexts } from "../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { ReservationBar } from "./reservation-bar.tsx";

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const active = (): ReservationPartsFragment => ({
  hasLightningDealReservation: true,
  lightningDealReservationTimestampEnd: inMinutes(10),
  expired: false,
  extended: false,
  extension: "QUARTER_HOUR",
});
const expired: ReservationPartsFragment = {
  ...active(),
  lightningDealReservationTimestampEnd: null,
  expired: true,
};
const unchanged = { errorMessage: null, noLongerDealItemIds: [], reducedQuantities: [], changedItemIds: [] };
const sent = vi.fn<(name: string, cartId: string) => void>();
afterEach(() => {
  cleanup();
  sent.mockClear();
});

/** Shows the bar. @param result what a change answers */
function show(before: ReservationPartsFragment, isAtCheckout: boolean, result?: Partial<ReservationResultFragment>) {
  let now = before;
  const change = (name: string, cartId: string): ReservationResultFragment => {
    sent(name, cartId);
    const answer = {
      ...unchanged,
      successful: true,
      reservation: { ...active(), ...(name === "extend" && { extended: true, extension: null }) },
      ...result,
    };
    now = answer.reservation;
    return answer;
  };
  const graph = fakeGraph([
    answerTo(LightningReservationDocument, () => ({ getLightningDealReservation: now })),
    answerTo(ExtendReservationDocument, ({ cartId }) => ({ extendLightningReservation: change("extend", cartId) })),
    answerTo(RefreshReservationDocument, ({ cartId }) => ({ refreshLightningReservation: change("refresh", cartId) })),
  ]);
  const element = (
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <UiTextsProvider texts={germanUiTexts}>
        <ToastProvider>
          <GraphProvider value={graph}>
            <ReservationBar cartId="c1" isAtCheckout={isAtCheckout} />
          </GraphProvider>
        </ToastProvider>
      </UiTextsProvider>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element, action: () => null }])} />);
}
const extend = { name: "Einmal um 15 Minuten verlängern" };
const refresh = { name: "Wieder zum Angebotspreis reservieren" };

describe("the bar of a reservation", () => {
  it("DEAL-14: offers at the checkout to extend it, once", async () => {
    show(active(), true);
    fireEvent.click(await screen.findByRole("button", extend));
    await screen.findByText(/^Ihr Blitzangebot ist bis \d\d:\d\d Uhr reserviert\.$/);
    expect(sent.mock.calls).toEqual([["extend", "c1"]]);
    await waitFor(() => expect(screen.queryByRole("button", extend)).toBeNull());
  });

  it("DEAL-14: offers nothing of the kind before the checkout", async () => {
    show(active(), false);
    await screen.findByText(/Ihr Blitzangebot ist noch \d\d:\d\d Min\. reserviert/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("DEAL-14: offers the time until the deal ends where that is less, and nothing where it ends first", async () => {
    show({ ...active(), extension: "DEAL_END" }, true);
    await screen.findByRole("button", { name: "Einmal bis zum Ende des Angebots verlängern" });
    cleanup();
    show({ ...active(), extension: null }, true);
    await screen.findByText(/Ihr Blitzangebot ist noch \d\d:\d\d Min\. reserviert/);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it.each([
    [270, "Ihr Blitzangebot ist noch 4 Minuten reserviert."],
    [90, "Ihr Blitzangebot ist noch eine Minute reserviert."],
    [45, "Ihr Blitzangebot ist weniger als eine Minute reserviert."],
  ])("with %i s left it announces as much as is left", async (seconds, words) => {
    show({ ...active(), lightningDealReservationTimestampEnd: inMinutes(seconds / 60) }, false);
    await waitFor(() => expect(screen.getAllByRole("status").map((region) => region.textContent)).toContain(words));
  });

  it("DEAL-13: offers to reserve again once it has expired", async () => {
    show(expired, false);
    fireEvent.click(await screen.findByRole("button", refresh));
    await screen.findByText(/^Ihr Blitzangebot ist bis \d\d:\d\d Uhr reserviert\.$/);
    expect(sent.mock.calls).toEqual([["refresh", "c1"]]);
    await waitFor(() => expect(screen.queryByRole("button", refresh)).toBeNull());
  });

  it("DEAL-15: says which articles have no deal any more, and of which fewer are left", async () => {
    const reducedQuantities = [{ itemId: "1", before: 3, quantity: 1 }];
    show(expired, false, { noLongerDealItemIds: ["2"], reducedQuantities });
    fireEvent.click(await screen.findByRole("button", refresh));
    await screen.findByText(/Für einen Artikel gibt es kein Blitzangebot mehr/);
    expect(screen.getByText(/nur noch 1 statt 3 Stück/)).toBeTruthy();
  });

  it("says nothing of a cart without a reservation", async () => {
    show({ ...expired, hasLightningDealReservation: false, expired: false }, true);
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  });
});
