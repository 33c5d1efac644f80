import type { Page } from "@playwright/test";
import { deliverOrder } from "../../testkit/deliver-order.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";
import { tabTo } from "../steps/keyboard.ts";

// What fades in or out is judged as it is in the end.
test.use({ viewport: { width: 375, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const field = (page: Page, name: string | RegExp) => main(page).getByRole("textbox", { name });

/** Goes to a field with the tab key and types. */
async function type(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, field(page, name));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, main(page).getByRole("button", { name, exact: true }).last());
  await page.keyboard.press("Enter");
}

/** What is wrong is shown, is accessible, and the first fault leads to its field. */
async function followFault(page: Page, fault: string): Promise<void> {
  const link = main(page).getByRole("link", { name: fault }).first();
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, link);
  await page.keyboard.press("Enter");
}

test("a whole return with the keyboard alone, on a narrow screen: each stop is seen and in order, each fault leads to its field", async ({
  page,
  open,
  orderAsGuest,
  shopper,
  backOffice,
}) => {
  test.slow();
  const { itemId, name } = await shopper.newProduct();
  const order = await orderAsGuest([{ itemId, quantity: 2 }]);
  await deliverOrder(backOffice, order.orderId);

  await open("/myaccount/returns/");
  await hydrated(page);
  await type(page, "Bestellnummer", order.orderId);
  await type(page, "Postleitzahl", order.person.postCode);
  await page.keyboard.press("Enter");

  await expect(heading(page)).toHaveText("Was möchten Sie zurücksenden?");
  await expectAccessible(page);
  await tabTo(page, main(page).getByRole("checkbox", { name: `${name} zurücksenden` }));
  await page.keyboard.press("Space");
  await type(page, "Anzahl", "3");
  await tabTo(page, main(page).getByRole("combobox", { name: "Grund" }));
  await page.keyboard.press("ArrowDown");
  await expect(main(page).getByRole("combobox", { name: "Grund" })).not.toHaveValue("");
  await press(page, "Weiter");
  await followFault(page, "Bitte geben Sie eine Zahl von 1 bis 2 ein.");
  await expect(field(page, "Anzahl")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1");
  await press(page, "Weiter");

  await expect(heading(page)).toHaveText("Was wünschen Sie sich?");
  await expectAccessible(page);
  await tabTo(page, main(page).getByRole("radio", { checked: true }));
  await press(page, "Weiter zum Versand");

  await expect(heading(page)).toHaveText("Wie kommt es zu uns zurück?");
  await expectAccessible(page);
  await tabTo(page, main(page).getByRole("radio", { checked: true }));
  await press(page, "Weiter zur Prüfung");
  await followFault(page, "Bitte geben Sie Ihren Vornamen ein.");
  await expect(field(page, "Vorname")).toBeFocused();
  await page.keyboard.type("Erika");
  await type(page, "Nachname", "Muster");
  await tabTo(page, main(page).getByLabel(/^E-Mail-Adresse/));
  await page.keyboard.type(order.person.email);
  await press(page, "Weiter zur Prüfung");

  await expect(heading(page)).toHaveText("Bitte prüfen Sie Ihre Rücksendung");
  await expectAccessible(page);
  await press(page, "Rücksendung anmelden");
  await expect(heading(page)).toHaveText("Ihre Rücksendung ist angemeldet");
  await expectAccessible(page);
  await tabTo(
    page,
    main(page)
      .getByRole("link", { name: /^Etikett/ })
      .first(),
  );
});
