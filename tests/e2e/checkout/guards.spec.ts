import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import type { Shopper } from "../steps/shopper.ts";

const expired = "Für diesen Schritt fehlt noch etwas. Bitte beginnen Sie die Bestellung noch einmal.";

/** How far a shopper has come before they type an address. */
const states = {
  "an empty basket": async () => {},
  "a basket": async (shopper: Shopper) => void (await shopper.buy()),
  "a guest without address": async (shopper: Shopper) => {
    await shopper.buy();
    await shopper.startCheckout();
    await shopper.goOnAsGuest();
  },
  "a guest with address": async (shopper: Shopper) => {
    await shopper.buy();
    await shopper.startCheckout();
    await shopper.goOnAsGuest();
    await shopper.fillShipping(aPerson());
    await shopper.finishShipping();
  },
} as const;

interface Guard {
  readonly id: string;
  readonly state: keyof typeof states;
  readonly step: string;
  /** Path that the shopper ends at. */
  readonly ends: string;
  readonly toast?: string;
}

const guards: readonly Guard[] = [
  { id: "ACCESS-03", state: "an empty basket", step: "login", ends: "/checkout/basket" },
  { id: "ACCESS-04", state: "an empty basket", step: "shipping", ends: "/" },
  { id: "ACCESS-05", state: "a basket", step: "shipping", ends: "/checkout/login" },
  { id: "ACCESS-06, ACCESS-11", state: "an empty basket", step: "payment", ends: "/", toast: expired },
  { id: "ACCESS-07", state: "a guest without address", step: "payment", ends: "/checkout/shipping" },
  { id: "ACCESS-09", state: "a guest without address", step: "summary", ends: "/", toast: expired },
  { id: "ACCESS-10", state: "a guest with address", step: "summary", ends: "/checkout/payment" },
  { id: "ACCESS-11", state: "an empty basket", step: "summary", ends: "/", toast: expired },
  { id: "ACCESS-16", state: "a basket", step: "confirmation", ends: "/" },
];

for (const { id, state, step, ends, toast } of guards) {
  test(`${id}: with ${state}, /checkout/${step} leads to ${ends}`, async ({ page, shopper }) => {
    await states[state](shopper);
    await shopper.open(`/checkout/${step}`);
    await expect(page).toHaveURL(
      ({ pathname }) => (pathname === "/" ? pathname : pathname.replace(/\/$/, "")) === ends,
    );
    if (toast !== undefined) await expect(page.getByText(toast)).toBeVisible();
    else await expect(page.getByText(expired)).toHaveCount(0);
  });
}

test("ACCESS-02: who is signed in skips the login step", async ({ shopper }) => {
  const person = aPerson();
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.register(person);
  await shopper.open("/checkout/login/");
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
});

test("ACCESS-12: an error code of the payment is explained once", async ({ page, shopper }) => {
  await states["a guest with address"](shopper);
  await shopper.open("/checkout/payment/?errorCode=0815");
  await expect(page.getByText(/^Die Zahlung wurde nicht ausgeführt\./)).toBeVisible();
  await expect(page).not.toHaveURL(/errorCode/);
  await page.reload();
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  await expect(page.getByText(/^Die Zahlung wurde nicht ausgeführt\./)).toHaveCount(0);
});

test("CHKP-01, CHKP-03: nothing is chosen for the shopper; what they chose once stays chosen", async ({
  page,
  shopper,
}) => {
  await states["a guest with address"](shopper);
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  await page.getByRole("button", { name: shopper.words.toSummary }).click();
  await expect(page.getByRole("link", { name: "Bitte wählen Sie eine Zahlungsart." })).toBeVisible();
  await shopper.pay("prepayment");
  await shopper.open("/checkout/payment/");
  await expect(page.getByRole("radio", { name: shopper.words.prepayment })).toBeChecked();
});

test("ux 18..21, 28: the shipping step states what is wrong, field by field, and keeps what was typed", async ({
  page,
  shopper,
}) => {
  await states["a guest without address"](shopper);
  await page
    .getByRole("textbox", { name: /^Vorname/ })
    .first()
    .fill("Erika");
  await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
  await expect(page.getByRole("heading", { name: "Bitte prüfen Sie Ihre Eingaben" })).toBeVisible();
  await expect(page).toHaveTitle(/^Fehler: /);
  await expect(page.getByRole("textbox", { name: /^Vorname/ }).first()).toHaveValue("Erika");
  const postCode = page.getByRole("textbox", { name: /^Postleitzahl/ }).first();
  await postCode.fill("101");
  await postCode.blur();
  await expect(postCode).toHaveAttribute("aria-invalid", "true");
  await postCode.fill("10115");
  await expect(postCode).not.toHaveAttribute("aria-invalid", "true");
});
