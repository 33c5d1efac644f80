import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { germanUiTexts } from "../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import type { PlainEntry } from "./list-context.ts";
import { PlainRow } from "./plain-table.tsx";
import { entry, sold } from "./testing/entry.ts";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";
import { WishQuantity } from "./wish-quantity.tsx";

const toasts = vi.hoisted(() => ({
  addKeyed: vi.fn<(toast: object) => void>(),
  remove: vi.fn<(id: string) => void>(),
}));
vi.mock("../ui/toast/toast-region.tsx", () => ({ useToasts: () => toasts }));

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  toasts.addKeyed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface FieldProps {
  readonly of: PlainEntry;
  readonly deletes: boolean;
}

function Field({ of, deletes }: FieldProps) {
  const fetcher = useWishlistFetcher();
  return <WishQuantity listId="l-1" entry={of} fetcher={fetcher} deletes={deletes} intent="quantity" />;
}

type Action = (args: { readonly request: Request }) => Promise<object>;

/** Renders a part of the page, whose forms go to `action`. */
function renderPart(element: ReactNode, action?: Action): void {
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <UiTextsProvider texts={germanUiTexts}>
        <RouterProvider router={createMemoryRouter([{ path: "*", element, ...(action && { action }) }])} />
      </UiTextsProvider>
    </StorefrontContext>,
  );
}

/** The quantity of an entry. @returns what was sent of it */
function show(of: PlainEntry, deletes = true): readonly (FormDataEntryValue | null)[] {
  const sent: (FormDataEntryValue | null)[] = [];
  renderPart(<Field of={of} deletes={deletes} />, async ({ request }) => {
    sent.push((await request.formData()).get("quantity"));
    return { kind: "done", text: null };
  });
  return sent;
}
const field = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Menge von Kreide" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function type(quantity: string): void {
  fireEvent.change(field(), { target: { value: quantity } });
  fireEvent.blur(field());
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(500));

it("Enter that reaches the form alone, as on a page that has just come to life, sends what is typed; once with the field's own", async () => {
  const sent = show(entry());
  fireEvent.change(field(), { target: { value: "5" } });
  fireEvent.submit(field().form ?? field());
  await settle();
  expect(sent).toEqual(["5"]);
  fireEvent.change(field(), { target: { value: "7" } });
  fireEvent.keyDown(field(), { key: "Enter" });
  fireEvent.submit(field().form ?? field());
  await settle();
  expect(sent).toEqual(["5", "7"]);
});

it("WISH-22: what is back at the current quantity when the time is over is not sent", async () => {
  const sent = show(entry());
  press("Menge erhöhen");
  press("Menge verringern");
  await settle();
  expect(sent).toEqual([]);
  press("Menge erhöhen");
  await settle();
  expect(sent).toEqual(["4"]);
});

it("WISH-23: the minus takes the entry off at the minimum and below it, where 0 does that", async () => {
  const sent = show(entry({ quantity: 2, soldItem: sold(2, 40) }));
  expect(screen.queryByRole("button", { name: "Menge verringern" })).toBeNull();
  press("Entfernen");
  await settle();
  expect(sent).toEqual(["0"]);
  cleanup();
  show(entry({ quantity: 2, soldItem: sold(5, 40) }));
  expect(screen.queryByRole("button", { name: "Entfernen" })).not.toBeNull();
  cleanup();
  show(entry({ quantity: 3, soldItem: sold(2, 40) }));
  expect(screen.queryByRole("button", { name: "Entfernen" })).toBeNull();
  cleanup();
  show(entry({ quantity: 2, soldItem: sold(2, 40) }), false);
  expect(screen.queryByRole("button", { name: "Entfernen" })).toBeNull();
});

it("WISH-24: more than the maximum is the maximum, with the toast wishlist-qty", async () => {
  const sent = show(entry());
  type("41");
  const text = "Höchstens 40 Stück. Wir haben die Menge angepasst.";
  const key = "vue.buybox.text.quantity.error";
  expect(toasts.addKeyed.mock.calls).toEqual([
    [{ id: "wishlist-qty", tone: "warning", key, text, figure: "höchstens 40 Stück" }],
  ]);
  expect(field().value).toBe("40");
  await settle();
  expect(sent).toEqual(["40"]);
});

it("WISH-25: less than the minimum is the minimum, with the toast vue.pdp.minQuantity and the amount", async () => {
  const sent = show(entry({ quantity: 6, soldItem: sold(5, 40) }));
  type("4");
  const text = "Die Mindestbestellmenge ist 5 Stück. Wir haben die Menge angepasst.";
  const key = "vue.pdp.minQuantity";
  expect(toasts.addKeyed.mock.calls).toEqual([[{ id: key, tone: "warning", key, text, figure: "mindestens 5 Stück" }]]);
  expect(field().value).toBe("5");
  await settle();
  expect(sent).toEqual(["5"]);
});

it("WISH-26: of what has no maximum of its own fewer than 9999 can be on a list", async () => {
  const sent = show(entry({ soldItem: sold(1, 9_999) }));
  type("9999");
  await settle();
  expect(sent).toEqual(["9998"]);
});

it("WISH-09: the row of an entry shows a spinner while it is worked on", () => {
  const row = (isBusy: boolean) => {
    renderPart(
      <table>
        <tbody>
          <PlainRow entry={entry()} quantity={3} isBusy={isBusy} />
        </tbody>
      </table>,
    );
    const shown = screen.getByRole("row");
    const { outerHTML } = shown;
    const busy = shown.getAttribute("aria-busy");
    cleanup();
    return [busy, outerHTML.includes("spinner"), outerHTML.includes("Wird aktualisiert …")];
  };
  expect(row(true)).toEqual(["true", true, true]);
  expect(row(false)).toEqual([null, false, false]);
});
