import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PrimeMembershipDocument } from "../graph/generated/PrimeMembership.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { answerTo, fakeGraph } from "../graph/testing/fake-graph.ts";
import { StorefrontContext } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { laptop, playScreen } from "../ui/flyout/testing/screen.ts";
import { germanUiTexts } from "../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { AccountFlyout } from "./header-flyout.tsx";

const consumers: Storefront = { store: "de", language: "de-DE" };
const business: Storefront = { store: "b2b", language: "de-DE" };

interface Shown {
  readonly storefront?: Storefront;
  readonly path?: string;
  readonly customer?: { readonly name: string } | null;
  readonly isOpen?: boolean;
  /** Last day of the customer's membership of prime. */
  readonly memberUntil?: string | null;
}

const membership = (endDate: string | null) =>
  answerTo(PrimeMembershipDocument, () => ({
    getCustomerInfo: { email: null, primeInfo: { status: endDate === null ? "NONE" : "ACTIVE", endDate } },
  }));

/** A flyout below its shortcut. @returns what it tells of opening and closing */
function show({
  storefront = consumers,
  path = "/agb/",
  customer = null,
  isOpen = true,
  memberUntil = null,
}: Shown = {}) {
  const anchor = document.body.appendChild(document.createElement("div"));
  const onOpen = vi.fn<(isOpen: boolean) => void>();
  const element = (
    <StorefrontContext value={storefront}>
      <UiTextsProvider texts={germanUiTexts}>
        <ToastProvider>
          <GraphProvider value={fakeGraph([membership(memberUntil)])}>
            <AccountFlyout anchor={anchor} customer={customer} isOpen={isOpen} onOpen={onOpen} />
          </GraphProvider>
        </ToastProvider>
      </UiTextsProvider>
    </StorefrontContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />, { container: anchor });
  return { anchor, onOpen };
}

const targets = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

beforeEach(() => {
  playScreen(laptop);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("HEAD-09: the signed-in flyout greets by name, leads to the account's pages in the store's words, and out", () => {
  show({ customer: { name: "Ada Muster" } });
  const pages = screen.getByRole("navigation", { name: "Ihr Konto" });
  expect(within(pages).getByText("Guten Tag, Ada Muster!")).toBeDefined();
  expect(targets(pages)).toEqual([
    ["Kontaktdaten", "/myaccount/contact-details/"],
    ["Adressen", "/myaccount/addresses/"],
    ["Bestellungen", "/myaccount/orders/"],
    ["Merkzettel", "/myaccount/wishlist/"],
    ["Warenkorb", "/checkout/basket/"],
    ["Abmelden", "/logout/"],
  ]);
});

it("STORE-08, HEAD-09: in the business store wish lists and basket have other names", () => {
  show({ customer: { name: "" }, storefront: business });
  const pages = screen.getByRole("navigation", { name: "Ihr Konto" });
  expect(within(pages).getByText("Guten Tag!")).toBeDefined();
  expect(targets(pages).slice(3)).toEqual([
    ["Bestelllisten", "/myaccount/wishlist/"],
    ["Bestellung", "/checkout/basket/"],
    ["Abmelden", "/logout/"],
  ]);
});

it("STORE-08: the business store's own words are English on its English host", () => {
  show({ customer: { name: "Ada" }, storefront: { store: "b2b", language: "en-DE" } });
  expect(targets(screen.getByRole("navigation", { name: "Your account" })).slice(3)).toEqual([
    ["Order lists", "/myaccount/wishlist/"],
    ["Order", "/checkout/basket/"],
    ["Sign out", "/logout/"],
  ]);
});

it.each([
  ["2027-11-23", "Prime-Mitglied bis 23.11.2027"],
  [null, null],
])("PRIME-04: the signed-in flyout names a membership until %s: %s", async (memberUntil, words) => {
  show({ customer: { name: "Ada" }, memberUntil });
  await act(() => vi.advanceTimersByTimeAsync(0));
  const link = screen.queryByRole("link", { name: /^Prime-Mitglied/ });
  expect(link?.textContent ?? null).toBe(words);
});

it("STORE-12, HEAD-10: consumers sign in by email, with a box, a way to a new password, a hint and a button to register", () => {
  show();
  const dialog = within(screen.getByRole("dialog", { name: "Anmelden" }));
  expect(dialog.getByLabelText(/^E-Mail-Adresse/).getAttribute("type")).toBe("email");
  expect(dialog.getByLabelText(/^Passwort/, { selector: "input" }).getAttribute("type")).toBe("password");
  expect(dialog.getByRole("checkbox", { name: /Angemeldet bleiben/ })).toBeDefined();
  expect(dialog.getByRole("link", { name: "Passwort vergessen?" }).getAttribute("href")).toBe(
    "/myaccount/resetpassword/",
  );
  expect(dialog.getByText(/Mit einem Konto bestellen Sie schneller/)).toBeDefined();
  expect(dialog.getByRole("link", { name: "Konto anlegen" }).getAttribute("href")).toBe("/myaccount/register/");
  expect(dialog.queryByText("Sprache")).toBeNull();
  expect(dialog.queryByLabelText(/^Kundennummer/)).toBeNull();
});

it("STORE-12, STORE-13, HEAD-10, HEAD-11: businesses sign in by customer number, may register, and choose a language by its flag", () => {
  show({ storefront: business, path: "/agb/?seite=2" });
  const dialog = within(screen.getByRole("dialog", { name: "Anmelden" }));
  expect(dialog.getByLabelText(/^Kundennummer/)).toBeDefined();
  expect(dialog.queryByLabelText(/^E-Mail-Adresse/)).toBeNull();
  expect(dialog.getByLabelText(/^Passwort/, { selector: "input" }).getAttribute("type")).toBe("password");
  expect(dialog.getByRole("checkbox", { name: /Angemeldet bleiben/ })).toBeDefined();
  expect(dialog.getByRole("link", { name: "Passwort vergessen?" }).getAttribute("href")).toBe(
    "/myaccount/resetpassword/",
  );
  expect(dialog.queryByText(/Mit einem Konto bestellen Sie schneller/)).toBeNull();
  const register = within(dialog.getByRole("region", { name: "Noch keine Kundennummer?" }));
  expect(register.getByRole("link", { name: "Konto anlegen" }).getAttribute("href")).toBe("/myaccount/register/");
  const languages = within(dialog.getByRole("region", { name: "Sprache" }));
  for (const [code, name, colours] of [
    ["de", /DE Deutsch/, ["#1d1d1b", "#d3151b", "#f7c600"]],
    ["en", /EN English/, ["#1b2f6b"]],
  ] as const) {
    const link = languages.getByRole("link", { name });
    expect(link.getAttribute("href")).toBe(`/language/${code}/?to=${encodeURIComponent("/agb/?seite=2")}`);
    const fields = [...link.querySelectorAll("svg [fill]")];
    expect(fields.map((field) => field.getAttribute("fill"))).toEqual(colours);
    expect(link.getAttribute("aria-current")).toBe(code === "de" ? "true" : null);
  }
});

it("HEAD-12: it invites when the target shares a list, and takes the visitor there", () => {
  const target = "/myaccount/wishlist/?share_data=abc";
  show({ path: `/?to=${encodeURIComponent(target)}` });
  const dialog = screen.getByRole("dialog", { name: "Eine Liste für Sie" });
  expect(within(dialog).getByText(/Jemand teilt eine Merkliste mit Ihnen/)).toBeDefined();
  const action = dialog.querySelector("form")?.getAttribute("action") ?? "";
  expect(new URL(action, "http://shop.test").searchParams.get("to")).toBe(target);
});

it("HEAD-12: another target is no invitation", () => {
  show({ path: "/?to=%2Fcat%2F1000%2F" });
  expect(screen.getByRole("dialog", { name: "Anmelden" })).toBeDefined();
});

it("HEAD-16: the account's pages open 250 ms after the mouse has come, and close as long after it has left", () => {
  const { anchor, onOpen } = show({ customer: { name: "Ada" }, isOpen: false });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  fireEvent.pointerMove(anchor, { pointerType: "mouse" });
  pass(249);
  expect(onOpen).not.toHaveBeenCalled();
  pass(1);
  expect(onOpen).toHaveBeenLastCalledWith(true);
  fireEvent.pointerLeave(anchor, { pointerType: "mouse" });
  pass(249);
  expect(onOpen).toHaveBeenCalledTimes(1);
  pass(1);
  expect(onOpen).toHaveBeenLastCalledWith(false);
});

it("the sign-in does not open by hovering: it would be gone while it is filled in", () => {
  const { anchor, onOpen } = show({ isOpen: false });
  fireEvent.pointerMove(anchor, { pointerType: "mouse" });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(onOpen).not.toHaveBeenCalled();
});
