import type { Page } from "@playwright/test";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson, billingFields } from "../../testkit/people.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const open = "Als Mitglied von Prime kaufen Sie jetzt zum Angebotspreis";
const buyBox = (page: Page) => page.getByRole("main").getByRole("article");
/** What the page asks for one piece. */
const price = (page: Page, text: string) =>
  buyBox(page)
    .getByText(new RegExp(`^(?:Aktueller Preis: )?${text.replace(" ", "\\s")}$`))
    .first();

test("C-98: on a product's page members buy a deal before others at its price; others read when it begins and pay the usual price, in every tab", async ({
  page,
  shopper,
  chalkbox,
  backOffice,
}) => {
  const person = aPerson();
  const { email, password, firstName, lastName } = person;
  const { id, itemId } = await shopper.newProduct({ priceCents: 2_000 });
  const path = `/prod/${id}/`;
  const deal = await backOffice.createDeal({ itemId, priceCents: 1_500, startsIn: 40 });
  try {
    // As all see it, scripts or not.
    const outsider = pageVisitor(chalkbox, de);
    const { html } = await outsider.get(path);
    expect(html).toMatch(/Blitzangebot ab \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr: 15,00/);
    expect(html).toContain("Mitglieder von Prime kaufen schon ab ");
    expect(html).not.toContain(open);
    expect(html).toContain('name="shownPrice" value="2000"');

    await shopper.open(path);
    await hydrated(page);
    await expect(price(page, "20,00 €")).toBeVisible();
    await shopper.add();
    await shopper.open("/checkout/basket/");
    const main = page.getByRole("main");
    await expect(main.getByText("20,00 €").first()).toBeVisible();
    await expect(main.getByText("15,00 €")).toHaveCount(0);

    const { origin } = new URL(page.url());
    const send = (to: string, form: Record<string, string>) =>
      page.request.post(`${origin}${to}`, { form, headers: { origin } });
    await send("/myaccount/register/", { email, password, firstName, lastName });
    await send("/prime/", {});
    await send("/prime/checkout/", billingFields(person));
    await shopper.open(path);
    await expect(buyBox(page).getByText(open)).toBeVisible();
    await expect(price(page, "15,00 €")).toBeVisible();
    await shopper.add();
    await shopper.open("/checkout/basket/");
    await expect(main.getByText("15,00 €").first()).toBeVisible();
    await expect(main.getByText("35,00 €").first()).toBeVisible();

    // Signed out in another tab, this one offers what is charged now.
    await page.goBack();
    await expect(buyBox(page).getByText(open)).toBeVisible();
    const other = await shopper.inAnotherTab();
    await other.open("/myaccount/contact-details/");
    await hydrated(other.page);
    await other.page.getByRole("main").getByRole("link", { name: "Abmelden" }).click();
    await expect(buyBox(page).getByText(open)).toHaveCount(0);
    await expect(buyBox(page).getByText(/^Mitglieder von Prime kaufen schon ab /)).toBeVisible();
    await expect(price(page, "20,00 €")).toBeVisible();
    await shopper.add();
    await shopper.open("/checkout/basket/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
    await expect(main.getByText("20,00 €").first()).toBeVisible();
  } finally {
    await backOffice.endDeal(deal);
  }
});
