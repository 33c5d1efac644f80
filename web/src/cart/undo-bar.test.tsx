import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { forgetRemoved, type RemovedLine, rememberRemoved } from "./removed-line.ts";
import { UndoBar } from "./undo-bar.tsx";
import { useIsOffered } from "./use-is-offered.ts";

const removed: RemovedLine = {
  cartId: "c1",
  id: "p1",
  purchaseOptionId: "7",
  name: "Globus",
  quantity: 1,
  path: "/prod/1",
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: false,
  voucherCode: null,
  shownPrice: 1_779,
  until: 0,
};
const action = vi.fn<(form: FormData) => void>();
let line = removed;

beforeEach(() => {
  line = { ...removed, until: Date.now() + 8_000 };
  document.cookie = "cartId=c1";
  document.cookie = rememberRemoved(line);
});
afterEach(() => {
  cleanup();
  action.mockClear();
  document.cookie = forgetRemoved;
});

function Basket() {
  const [pieces, setPieces] = useState(1);
  const isOffered = useIsOffered(line);
  return (
    <>
      <UndoBar removed={line} isOffered={isOffered} />
      <button onClick={() => setPieces(pieces + 1)}>{pieces} Artikel</button>
    </>
  );
}

/** Shows the bar above a basket. */
function open() {
  const routes = [
    {
      path: "/",
      element: <Basket />,
      action: async ({ request }: { request: Request }) => {
        action(await request.formData());
        return { kind: "changed", notices: [], isUndone: true };
      },
    },
  ];
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter(routes)} />
      </ToastProvider>
    </StorefrontContext>,
  );
}
const offer = () => screen.queryByRole("button", { name: "Rückgängig machen" });

it("CART-08: pressed twice at once, it sends one undo, of the line that it names", async () => {
  open();
  const form = screen.getByRole<HTMLButtonElement>("button", { name: "Rückgängig machen" }).form;
  if (form === null) throw new Error("The button has no form");
  // As fast as no page is drawn again in between.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText("Der Artikel liegt wieder im Warenkorb.");
  expect(action.mock.calls.map(([sent]) => sent.get("until"))).toEqual([String(line.until)]);
});

it.each([
  ["brought it back", () => (document.cookie = forgetRemoved)],
  ["removed another line", () => (document.cookie = rememberRemoved({ ...line, until: line.until + 1 }))],
  ["signed out", () => (document.cookie = "cartId=c2")],
])("CART-08: offers nothing once another tab has %s", (_, change) => {
  open();
  expect(offer()).not.toBeNull();
  change();
  fireEvent.click(screen.getByRole("button", { name: "1 Artikel" }));
  expect(offer()).toBeNull();
});
