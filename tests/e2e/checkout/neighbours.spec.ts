import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { Shopper } from "../steps/shopper.ts";

const main = (page: Page) => page.getByRole("main");
const elsewhere = (page: Page, what: "an" | "ab") =>
  page.getByText(`Sie haben sich in einem anderen Fenster ${what}gemeldet.`);

/** What is in the fields of the page, also in those that are hidden: no text of the page shows it. */
const typedIn = (page: Page): Promise<readonly unknown[]> =>
  page.locator("input, textarea").evaluateAll((fields) => fields.map((field) => Reflect.get(field, "value")));

/** Opens an account on the page of registration; its owner is signed in afterwards. */
async function register({ page }: Shopper, { email, password }: ReturnType<typeof aPerson>): Promise<void> {
  await page.goto(new URL("/myaccount/register/", page.url()).href);
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(email);
  await main(page)
    .getByRole("textbox", { name: /^Passwort/ })
    .fill(password);
  await main(page).getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
}

test("CHKP-01: the way to pay that is chosen outlives reload, Back and another tab, and is the one that is charged", async ({
  page,
  shopper,
  context,
  chalkbox,
  storefront,
  backOffice,
}) => {
  const { id, itemId } = await shopper.buy({ priceCents: 1_000 });
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await shopper.fillShipping(aPerson());
  await shopper.finishShipping();
  const prepayment = page.getByRole("radio", { name: shopper.words.prepayment });
  const invoice = page.getByRole("radio", { name: shopper.words.invoice });
  await page.waitForLoadState("networkidle");
  await prepayment.check();
  await page.reload();
  await expect(prepayment).toBeChecked();
  await page.goBack();
  await shopper.expectStep("shipping", shopper.words.shippingTitle);
  await page.goForward();
  await expect(prepayment).toBeChecked();

  const other = new Shopper(await context.newPage(), chalkbox, storefront);
  await other.open(`/prod/${id}/`);
  await other.add();
  await expect(
    main(page)
      .getByText(/^25,95\s€$/)
      .first(),
  ).toBeVisible();
  await expect(prepayment).toBeChecked();

  // What was sent counts from then on, whatever was only looked at before.
  await invoice.check();
  await page.getByRole("button", { name: shopper.words.toSummary }).click();
  await shopper.expectStep("summary", shopper.words.summaryTitle);
  await page.goBack();
  await expect(invoice).toBeChecked();
  await page.goForward();
  await shopper.expectStep("summary", shopper.words.summaryTitle);

  // Another tab chooses otherwise: this one shows that, and charges what it shows.
  await other.open("/checkout/payment/");
  await other.pay("prepayment");
  await expect(main(page).getByText("Vorkasse", { exact: true })).toBeVisible();
  await expect(main(page).getByRole("alert")).toContainText("geändert");
  await shopper.order();
  await shopper.confirmation();
  expect(await backOffice.ordersOf(itemId)).toMatchObject([{ paymentMethod: "VORKASSE" }]);
});

for (const step of ["shipping", "payment", "summary"] as const) {
  test(`SESS-15: who signs in in another tab goes on from the ${step} step as themselves, and reads so`, async ({
    page,
    shopper,
    context,
    chalkbox,
    storefront,
  }) => {
    const [guest, customer] = [aPerson(), aPerson()];
    await shopper.buy();
    await shopper.startCheckout();
    await shopper.goOnAsGuest();
    await shopper.fillShipping(guest);
    if (step !== "shipping") await shopper.finishShipping();
    if (step === "summary") await shopper.pay("invoice");
    await page.waitForLoadState("networkidle");
    // The step shows the guest, in fields or as text, and does so no more once someone else is here.
    const shown = async () => [...(await typedIn(page)), await main(page).innerText()].join("\n");
    if (step !== "payment") expect(await shown()).toContain(guest.lastName);
    if (step === "shipping") expect(await shown()).toContain(guest.email);

    const other = new Shopper(await context.newPage(), chalkbox, storefront);
    await other.open("/");
    await register(other, customer);
    await expect(elsewhere(page, "an")).toBeVisible();
    // The session's steps decide: what is theirs is checked there, on the page of the guest nothing goes on.
    await expect(page).toHaveURL(step === "summary" ? /localhost:\d+\/$/ : /\/checkout\/shipping\/?$/);
    await expect.poll(shown).not.toContain(guest.email);
    await expect(page.getByLabel(shopper.words.email).filter({ visible: true })).toHaveCount(0);
  });
}

for (const step of ["shipping", "payment", "summary"] as const) {
  test(`SESS-15: who signs out in another tab leaves nothing of theirs at the ${step} step`, async ({
    page,
    shopper,
    open,
    context,
  }) => {
    const person = aPerson();
    await shopper.buy();
    await shopper.startCheckout();
    await shopper.register(person);
    await shopper.fillAddress(person, 0);
    if (step !== "shipping") await shopper.finishShipping();
    if (step === "summary") await shopper.pay("invoice");
    await page.waitForLoadState("networkidle");
    await open("/logout/", await context.newPage());
    await expect(elsewhere(page, "ab")).toBeVisible();
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(page.getByText(person.lastName)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(person.lastName)).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: shopper.words.lastName })).toHaveCount(0);
  });
}
