import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../../lib/copy.ts";
import type { ListInCart } from "../answer.ts";
import { CartDialog } from "./cart-dialog.tsx";

type CartEntry = ListInCart["successfullyAdded"][number];
const entry = (name: string, more: Partial<CartEntry> = {}): CartEntry => ({
  productId: name,
  entryId: name,
  itemId: null,
  requestedQuantity: 3,
  quantity: 3,
  isSaleable: true,
  message: "",
  product: { id: name, name, path: `/prod/${name}/`, image: null },
  item: null,
  ...more,
});

/** The dialog as the server sends it, for a result of the list `klasse-1`. */
function show(parts: Partial<ListInCart>): string {
  const none = { variantsToChoose: [], quantityChanged: [], maxInCart: [], successfullyAdded: [] };
  const result = { successful: true, generalErrorMessage: null, cart: null, ...none, ...parts };
  const dialog = <CartDialog result={result} listId="klasse-1" onClose={() => undefined} back="/lists/klasse-1/" />;
  return renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element: dialog }])} />
    </StorefrontContext>,
  );
}

it("WISH-11, WISH-28: success shows what was added last, in a dialog whose id ends with the list's", () => {
  const html = show({ successfullyAdded: [entry("Heft"), entry("Kreide")] });
  expect(html).toContain('id="add-to-basket-success-klasse-1"');
  expect(html).toContain("Liegt jetzt im Warenkorb");
  expect(html).toContain("Kreide");
  expect(html).not.toContain("Heft");
});

it("WISH-10, WISH-11, WISH-30: the exceptions of a list are below their names, beside what was added", () => {
  const changed = entry("Kreide", { quantity: 5, requestedQuantity: 30, message: "Mehr gibt es nicht." });
  const html = show({
    variantsToChoose: [entry("Pinsel")],
    quantityChanged: [changed],
    maxInCart: [entry("Ball", { quantity: 0, message: "Ausverkauft." })],
    successfullyAdded: [entry("Heft"), changed],
  });
  expect(html).toContain('id="add-to-cart-list-klasse-1"');
  expect(html.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ")).toMatch(
    new RegExp(
      [
        "Bitte Ausführungen wählen Ausführung wählen",
        "Menge angepasst Kreide 5 von 30 Stück Mehr gibt es nicht\\.",
        "Nicht oder nicht ganz hinzugefügt Ball 0 von 3 Stück Ausverkauft\\.",
        "Hinzugefügt Heft 3 Stück Zum Warenkorb",
      ].join(" "),
    ),
  );
});

it("WISH-10, WISH-11, WISH-30: where variants are missing alone, the choice comes at once", () => {
  const html = show({ variantsToChoose: [entry("Pinsel"), entry("Ranzen")] });
  expect(html).toContain('id="variants-to-choose-klasse-1"');
  expect(html).toMatch(/Pinsel.*href="\/prod\/Pinsel\/".*Ranzen.*href="\/prod\/Ranzen\/"/);
});
