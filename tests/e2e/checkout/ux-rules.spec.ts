import type { Locator, Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

test.use({ viewport: { width: 375, height: 812 } });

/** What is typed into or chosen from, as far as it is to be seen. */
const fieldsOf = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("textbox")
    .or(page.getByRole("main").getByRole("combobox"))
    .filter({ visible: true });

/** A field with what stands around it. */
interface Seen {
  readonly name: string;
  readonly label: { readonly bottom: number; readonly words: string };
  readonly top: number;
  readonly left: number;
  readonly type: string;
  readonly autocomplete: string;
  readonly inputMode: string;
  readonly isRequired: boolean;
}

const seen = (fields: Locator): Promise<Seen[]> =>
  fields.evaluateAll((elements) =>
    elements.flatMap((control) => {
      const isControl =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement;
      if (!isControl) return [];
      const [label] = control.labels ?? [];
      const { top, left } = control.getBoundingClientRect();
      return {
        name: control.name,
        label: {
          bottom: label?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
          words: label?.parentElement?.textContent ?? "",
        },
        top,
        left,
        type: control.type,
        autocomplete: control.autocomplete,
        inputMode: control.inputMode,
        isRequired: control.required,
      };
    }),
  );

const progress = (page: Page): Locator => page.getByRole("navigation", { name: "Bestellschritte" });

test("ux 1..7, 9..14, 16, 17, 22, 24: a guest's way to the order, step by step", async ({ page, shopper }) => {
  const { words } = shopper;
  const { name } = await shopper.buy();
  const main = page.getByRole("main");
  const paths: string[] = [];
  /** What holds on every step: what is bought is there (ux 9), nothing is to be applied (ux 22), no step comes twice (ux 5). */
  const expectStep = async (step: string): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/checkout/${step}/?$`));
    // On a phone it is folded.
    await expect(main.getByText(name).first()).toBeAttached();
    await expect(page.getByRole("button", { name: /anwenden|übernehmen|einlösen/i })).toHaveCount(0);
    paths.push(new URL(page.url()).pathname);
    expect(new Set(paths).size).toBe(paths.length);
  };

  await shopper.startCheckout();
  await expectStep("login");
  await hydrated(page);
  // ux 1, 2: the first thing to press, before any field, and as prominent as a button gets.
  const guest = main.getByRole("button", { name: words.guest });
  const guestBox = await guest.boundingBox();
  const typed = await seen(fieldsOf(page));
  expect(guestBox?.y).toBeLessThan(Math.min(...typed.map(({ top }) => top)));
  const colourOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(guest)).not.toBe(await colourOf(main.getByRole("button", { name: words.signIn })));
  // ux 4: three characters are enough for a password, and it can be pasted.
  await page.getByText("Neues Konto anlegen").click();
  await expect(main.getByText("Mindestens 3 Zeichen – mehr schreiben wir Ihnen nicht vor.")).toBeVisible();
  const password = main.getByRole("textbox", { name: words.password }).last();
  const isKept = await password.evaluate((field) => {
    const paste = new Event("paste", { bubbles: true, cancelable: true });
    return field.dispatchEvent(paste);
  });
  expect([isKept, await password.getAttribute("maxlength")]).toEqual([true, null]);

  await shopper.goOnAsGuest();
  await expectStep("shipping");
  await hydrated(page);
  // ux 11: the bill's address is the delivery's unless another is wished for.
  await expect(main.getByRole("radio", { name: "An die Rechnungsadresse" })).toBeChecked();
  const fields = await seen(fieldsOf(page));
  // ux 12: what the parcel and the bill need, and nothing more.
  expect(fields.map((field) => field.name)).toEqual([
    "email",
    "phone",
    "billing.salutation",
    "billing.firstName",
    "billing.lastName",
    "billing.street",
    "billing.addition",
    "billing.postCode",
    "billing.city",
    "billing.country",
  ]);
  for (const { name: field, label, top, isRequired, autocomplete, type, inputMode } of fields) {
    // ux 16: the label above the field, and whether it is required in words.
    expect([field, label.bottom <= top + 1]).toEqual([field, true]);
    expect([field, label.words]).toEqual([field, expect.stringMatching(isRequired ? /Pflichtfeld/ : /optional/)]);
    // ux 17: browsers and phones know what belongs there.
    expect([field, autocomplete]).toEqual([field, expect.stringMatching(/./)]);
    const kinds: Readonly<Record<string, readonly string[]>> = {
      email: ["email", "email"],
      phone: ["tel", "tel"],
      "billing.postCode": ["text", "numeric"],
    };
    if (field in kinds) expect([field, type, inputMode]).toEqual([field, ...(kinds[field] ?? [])]);
  }
  // ux 13: the phone number is optional, and says what it is for.
  await expect(main.getByLabel(words.phone).first()).toHaveAccessibleDescription("Nur für Rückfragen zur Lieferung.");
  // ux 14: one column; postcode and city share a line on the widest phones at most.
  expect(new Set(fields.filter(({ name: field }) => field !== "billing.city").map(({ left }) => left)).size).toBe(1);
  await shopper.fillShipping(aPerson());
  // ux 10: a day, not a speed.
  await expect(main.getByText(/Lieferung\s.*\d{1,2}\.\s[A-ZÄ]/).first()).toBeVisible();

  await shopper.finishShipping();
  await expectStep("payment");
  // ux 7: what is done is a summary with a way back.
  await expect(main.getByRole("link", { name: /^Lieferung ändern|ändern/i }).first()).toBeVisible();
  // ux 24: others than the shop take the money, too.
  const group = main.getByRole("group", { name: /Zahlungsart/ });
  for (const method of [words.card, words.paypal])
    await expect(group.getByRole("radio", { name: method })).toBeVisible();
  await shopper.pay("invoice");
  await expectStep("summary");
  // ux 6: the bar maps to the steps, one to one, and Back goes through them.
  await expect(progress(page).getByRole("listitem")).toHaveCount(paths.length);
  await page.goBack();
  await expect(page).toHaveURL(/\/checkout\/payment\/?$/);
  await page.goForward();
  await shopper.expectStep("summary", words.summaryTitle);
  await shopper.order();
  await shopper.confirmation();
  // ux 3: an account is offered once more, when the order is made.
  await expect(main.getByRole("link", { name: "Konto anlegen" })).toHaveAttribute("href", /\/myaccount\/register\/?/);
});

test("ux 15, 21: postcode and city that do not fit are doubted once, and stay when the shopper says so", async ({
  page,
  shopper,
}) => {
  const main = page.getByRole("main");
  await shopper.buy();
  await shopper.startCheckout();
  await shopper.goOnAsGuest();
  await hydrated(page);
  await shopper.fillShipping({ ...aPerson(), postCode: "70173", city: "Hamburg" });
  await page.reload();
  await hydrated(page);
  await expect(main.getByRole("textbox", { name: shopper.words.city }).first()).toHaveValue("Hamburg");
  const next = main.getByRole("button", { name: shopper.words.leaveShipping });
  await next.click();
  const confirmed = main.getByRole("checkbox", { name: "Postleitzahl und Ort sind richtig so" });
  await expect(confirmed).toBeVisible();
  await expect(main.getByRole("textbox", { name: shopper.words.postCode }).first()).toHaveValue("70173");
  await confirmed.check();
  await next.click();
  await shopper.expectStep("payment", shopper.words.paymentTitle);
  await expect(main.getByText("70173 Hamburg").first()).toBeVisible();
});
