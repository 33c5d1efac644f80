import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MiniCartDocument, type MiniCartQuery } from "../graph/generated/MiniCart.ts";
import type { MiniCartLineFragment } from "../graph/generated/MiniCartLine.fragment.ts";
import { UpdateCartDocument, type UpdateCartMutationVariables } from "../graph/generated/UpdateCart.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { answerTo, fakeGraph } from "../graph/testing/fake-graph.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { laptop, playScreen } from "../ui/flyout/testing/screen.ts";
import { germanUiTexts } from "../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { CartPicture } from "./cart-picture.tsx";
import { cartStateOf } from "./cart-state.ts";
import { MiniCart } from "./mini-cart.tsx";

const line = (id: number, changes: Partial<MiniCartLineFragment> = {}): MiniCartLineFragment => ({
  id: `p${id}`,
  operationsId: `p${id}`,
  itemId: String(id),
  name: `Artikel ${id}`,
  path: `/prod/${id}/`,
  image: null,
  isLightningDeal: false,
  quantity: 2,
  quantityLightning: 0,
  quantityNormal: 2,
  pricePerUnit: { stringValue: "11,90 €" },
  pricePerUnitLightning: null,
  netPricePerUnit: { amount: 1_000, currencyCode: "EUR" },
  totalPrice: { stringValue: "23,80 €" },
  priceHeldUntil: null,
  removableItem: true,
  relatedVoucherCode: null,
  isFreeItem: false,
  isCatalog: false,
  ...changes,
});
type Cart = NonNullable<NonNullable<MiniCartQuery["session"]>["cart"]>;
const cartOf = (lines: readonly MiniCartLineFragment[], changes: Partial<Cart> = {}): Cart => ({
  id: "c1",
  details: { articleCount: lines.length * 2, positionCount: lines.length },
  total: { amount: 11_900, stringValue: "119,00 €", currencyCode: "EUR" },
  tax: { amount: 1_900 },
  taxIncluded: true,
  shippingCost: { amount: 595, stringValue: "5,95 €" },
  freeDelivery: null,
  mergedLineItems: [...lines],
  ...changes,
});

const sent = vi.fn<(variables: UpdateCartMutationVariables) => void>();
const done = { messageKey: null, notices: [], cart: null };

/** A mini cart below its shortcut. */
function show(lines: readonly MiniCartLineFragment[], refusal: string | null = null, changes: Partial<Cart> = {}) {
  const anchor = document.body.appendChild(document.createElement("div"));
  const graph = fakeGraph([
    answerTo(MiniCartDocument, () => ({ session: { cartId: "c1", cart: cartOf(lines, changes) } })),
    answerTo(UpdateCartDocument, (variables) => {
      sent(variables);
      return { cart_update: { ...done, successful: refusal === null, errorMessage: refusal } };
    }),
  ]);
  function Item() {
    const [isOpen, setOpen] = useState(false);
    return <MiniCart anchor={anchor} isOpen={isOpen} onOpen={setOpen} />;
  }
  const element = (
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <UiTextsProvider texts={germanUiTexts}>
        <ToastProvider>
          <GraphProvider value={graph}>
            <Item />
          </GraphProvider>
        </ToastProvider>
      </UiTextsProvider>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />, { container: anchor });
  const point = (event: "pointermove" | "pointerleave", pointerType = "mouse") =>
    act(() => anchor.dispatchEvent(new PointerEvent(event, { pointerType })));
  return { point };
}
const shown = () => screen.queryByRole("region", { name: "Warenkorb" });
async function open(
  lines: readonly MiniCartLineFragment[],
  refusal: string | null = null,
  changes: Partial<Cart> = {},
) {
  playScreen(laptop);
  const { point } = show(lines, refusal, changes);
  await point("pointermove");
  return { region: await screen.findByRole("region", { name: "Warenkorb" }), point };
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  document.body.replaceChildren();
  sent.mockClear();
  globalThis.dataLayer = undefined;
});

describe("the mini cart", () => {
  it.each([
    ["a laptop", laptop, true],
    ["a tablet", { ...laptop, width: 900 }, false],
    ["a touch screen", { ...laptop, hover: "none" as const, pointer: "coarse" as const }, false],
  ])("MINI-01: a pointer that rests on the shortcut opens it on %s: %s", async (_, device, opens) => {
    vi.useFakeTimers();
    playScreen(device);
    const { point } = show([line(1)]);
    await point("pointermove");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(shown() !== null).toBe(opens);
  });

  it("DEAL-06: its prices carry until when they are held, so that the price clock follows them", async () => {
    const end = "2026-11-23T10:00:00.000Z";
    const deal = { quantityLightning: 1, quantityNormal: 1, pricePerUnitLightning: { stringValue: "9,90 €" } };
    const { region } = await open([line(1, { ...deal, priceHeldUntil: end }), line(2)]);
    const marks = Array.from(region.querySelectorAll<HTMLElement>("[data-price-until]"), ({ dataset, textContent }) => [
      dataset["priceUntil"],
      textContent.match(/[\d,]+ €/gu),
    ]);
    expect(marks).toEqual([
      [end, ["9,90 €", "11,90 €"]],
      ["", ["11,90 €"]],
    ]);
  });

  it("HEAD-16: it opens 250 ms after the pointer has come", async () => {
    vi.useFakeTimers();
    playScreen(laptop);
    const { point } = show([line(1)]);
    await point("pointermove");
    await act(() => vi.advanceTimersByTimeAsync(249));
    expect(shown()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(shown()).not.toBeNull();
  });

  it("MINI-03: it hides 300 ms after the pointer has left, and stays when that comes back", async () => {
    vi.useFakeTimers();
    playScreen(laptop);
    const { point } = show([line(1)]);
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    await point("pointermove");
    await pass(1_000);
    await point("pointerleave");
    await pass(299);
    expect(shown()).not.toBeNull();
    await point("pointermove");
    await pass(1_000);
    expect(shown()).not.toBeNull();
    await point("pointerleave");
    await pass(300);
    expect(shown()).toBeNull();
  });

  it.each([
    [3, null],
    [4, "Alle 4 Artikel ansehen"],
  ])("MINI-02: of %i products it shows three, and a link to all above three", async (count, link) => {
    const { region } = await open(Array.from({ length: count }, (_, index) => line(index + 1)));
    expect(within(region).getAllByRole("listitem").length).toBe(3);
    expect(within(region).queryByRole("link", { name: /^Alle/ })?.textContent ?? null).toBe(link);
    expect(region.textContent).toContain("119,00 €");
  });

  it.each([
    ["5,95 €", true, "Gesamtsumme inkl. 5,95 € Versand"],
    ["5,95 €", false, "Gesamtsumme inkl. MwSt. und 5,95 € Versand"],
    [null, false, "Gesamtsumme inkl. MwSt."],
    [null, true, "Gesamtsumme"],
  ])(
    "states what the lines do not show of the total: shipping %s, VAT in the prices: %s",
    async (cost, taxIncluded, words) => {
      const shippingCost = { amount: cost === null ? 0 : 595, stringValue: cost ?? "0,00 €" };
      const { region } = await open([line(1)], null, { taxIncluded, shippingCost });
      expect(region.textContent?.replaceAll(/ +/g, " ")).toContain(`${words} 119,00 €`);
    },
  );

  it.each([
    ["MINI-04: an article by its position", line(7), { positionOp: { removePosition: { positionId: "p7" } } }],
    [
      "MINI-05: a voucher's article with its voucher",
      line(7, { isFreeItem: true, relatedVoucherCode: "STIFT" }),
      { voucherOp: { removeVoucher: { code: "STIFT" } } },
    ],
  ])("%s; MINI-06, MINI-07: reports that it is gone", async (_, given, op) => {
    const { region } = await open([given]);
    fireEvent.click(within(region).getByRole("button", { name: "Artikel 7 entfernen" }));
    await screen.findByText("Der Artikel „Artikel 7“ wurde aus dem Warenkorb entfernt.");
    expect(sent.mock.calls).toEqual([[{ data: { cartId: "c1", ops: [op] } }]]);
    expect(globalThis.dataLayer).toEqual([
      {
        event: "remove_from_cart",
        ecommerce: {
          currency: "EUR",
          value: 20,
          items: [{ item_id: "7", item_name: "Artikel 7", quantity: 2, price: 10 }],
        },
      },
    ]);
  });

  it("MINI-08: what the shop refuses is a toast with its own words, and no event", async () => {
    const { region } = await open([line(7)], "Das geht gerade nicht.");
    fireEvent.click(within(region).getByRole("button", { name: "Artikel 7 entfernen" }));
    await screen.findByText("Das geht gerade nicht.");
    expect(globalThis.dataLayer).toBeUndefined();
  });

  it("MINI-10: a line without a picture has the cart's own, of 343 x 281", () => {
    const { container } = render(<CartPicture image={null} />);
    const image = container.querySelector("img");
    expect([image?.getAttribute("width"), image?.getAttribute("height")]).toEqual(["343", "281"]);
  });

  it("CART-07: the client holds total, products, pieces, and the value without VAT with its currency", async () => {
    expect(cartStateOf(cartOf([line(1), line(2), line(3)]))).toEqual({
      grandtotal: 11_900,
      productsCount: 3,
      itemsCount: 6,
      netValue: { amount: 10_000, currencyCode: "EUR" },
    });
    await waitFor(() => expect(shown()).toBeNull());
  });
});
