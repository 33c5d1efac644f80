import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson, billingFields } from "../../testkit/people.ts";
import { ch, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const checkout = "/prime/checkout/";
test("PRIME-02, PRIME-05, ACCESS-28: who joins is greeted and mailed; the flag is gone, the basket stays", async ({
  chalkbox,
  backOffice,
}) => {
  const person = aPerson();
  const { email, password, firstName, lastName } = person;
  const product = await backOffice.createProduct();
  const visitor = pageVisitor(chalkbox, de);
  expect((await visitor.post("/myaccount/register/", { email, password, firstName, lastName })).status).toBe(303);
  const number = product.items[0]?.orderNumber ?? "";
  await visitor.post("/service/orderform/", { "number-0": number, "quantity-0": "2", intent: "add" });

  expect((await visitor.get(checkout)).location).toBe("/prime/?fromPrimeCheckout=true");
  expect((await visitor.post("/prime/", {})).location).toBe(checkout);
  const ordering = (await visitor.get(checkout)).html;
  for (const words of [email, "Zurück zum Angebot", 'href="/agb/"', 'href="/widerruf/"'])
    expect(ordering).toContain(words);
  // Without an address there is no invoice: nothing is ordered, and what is missing is named.
  const refused = await visitor.post(checkout, {});
  expect(refused.title).toMatch(/^Fehler: /);
  expect(refused.html).toContain("Bitte geben Sie Straße und Hausnummer ein.");
  expect((await visitor.post(checkout, billingFields(person))).location).toBe("/prime/");
  const { html } = await visitor.get("/prime/");
  expect(html).toContain(`Willkommen bei Prime, ${firstName}`);
  const [, orderId = ""] = /Bestellnummer (?:<!-- -->)?([1-9]\d+)/.exec(html) ?? [];
  // C-108: it is an order like others, with its days and its invoice, and can be withdrawn from.
  expect((await visitor.get("/myaccount/orders/")).html).toContain(orderId);
  const order = (await visitor.get(`/myaccount/orders/orderdetail/?orderId=${orderId}`)).html;
  for (const words of ["Mitgliedschaft", "Rechnung RE-", "Vertrag widerrufen", "Gebucht"])
    expect(order).toContain(words);
  for (const words of ["Noch einmal bestellen", "Lieferadresse", "Voraussichtlich"]) expect(order).not.toContain(words);
  expect(html).not.toContain("Mitglied werden");
  await expect
    .poll(async () => (await mailsTo(chalkbox.sandbox, email)).map(({ subject }) => subject))
    .toContain("Willkommen bei Chalkbox Prime");
  expect((await visitor.get(checkout)).location).toBe("/prime/?fromPrimeCheckout=true");
  expect((await visitor.get("/checkout/basket/")).html).toContain(product.name.de);
});

test("PRIME-03: while all memberships are taken, there is a waiting list", async ({ page, chalkbox, backOffice }) => {
  await backOffice.setPrimePlaces("ch", 0);
  try {
    const { email } = aPerson("CH");
    await page.goto(`http://${ch.host}:${chalkbox.webPort}/prime/`);
    await expect(page.getByRole("heading", { name: "Zurzeit sind alle Mitgliedschaften vergeben" })).toBeVisible();
    await expectAccessible(page);
    const address = page.getByRole("main").getByLabel("E-Mail-Adresse");
    await address.fill(email);
    await address.press("Enter");
    await expect(page.getByText("Sie stehen auf der Warteliste.")).toBeVisible();
    const visitor = pageVisitor(chalkbox, ch);
    const again = await visitor.post("/prime/", { intent: "wait", email, homepage: "" });
    expect(again.title).toMatch(/^Fehler: /);
    expect(again.html).toContain("Diese Adresse steht schon auf der Warteliste.");
    expect(again.html).toContain(`value="${email}"`);
  } finally {
    await backOffice.setPrimePlaces("ch", null);
  }
});

test("PRIME-04, C-98: a member has the last day in header and account, free marked goods, and deals before others", async ({
  page,
  shopper,
  open,
  chalkbox,
  backOffice,
}) => {
  const person = aPerson();
  const { email, password, firstName, lastName } = person;
  const { id, itemId, name } = await shopper.newProduct({ priceCents: 2_000 });
  const later = await backOffice.createDeal({ itemId, priceCents: 1_500, startsIn: 40 });
  const main = page.getByRole("main");
  const early = main.getByRole("listitem").filter({ hasText: name });
  try {
    await open("/prime/");
    await expect(early.getByText(/^Für Sie ab \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible();
    await expect(early.getByRole("button")).toHaveCount(0);
    // The shop's own rule holds, whatever a page sends.
    const outsider = pageVisitor(chalkbox, de);
    const wish = { intent: "buy", itemId: `${itemId}#LIGHTNING_DEAL`, shownPrice: "1500" };
    expect((await outsider.post("/prime/", wish)).location).toBe("/checkout/basket/");
    const { html } = await outsider.get("/checkout/basket/");
    expect(html).toContain("Der Artikel liegt zum normalen Preis von 20,00");
    expect(html).toContain("hat noch nicht begonnen: Für Sie beginnt es am");
    expect(html).not.toMatch(/Blitzangebot[^<]*(?:beendet|vergriffen)/);

    const origin = new URL(page.url()).origin;
    const send = (path: string, form: Record<string, string>) =>
      page.request.post(`${origin}${path}`, { form, headers: { origin } });
    await send("/myaccount/register/", { email, password, firstName, lastName });
    await send("/prime/", {});
    await send("/prime/checkout/", billingFields(person));
    // Operators change the lead of the running shop.
    await backOffice.setPrimeDealLead("de", 30);
    await open("/prime/");
    await expect(early.getByText(/^Für Sie ab /)).toBeVisible();
    await expect(early.getByRole("button")).toHaveCount(0);
    await backOffice.setPrimeDealLead("de", 60);
    await open("/prime/");
    const [, day = "?"] = /läuft bis (\S+)/.exec(await main.innerText()) ?? [];
    await expect(early.getByText(/^Für Sie jetzt, für alle ab /)).toBeVisible();
    await early.getByRole("button", { name: `${name} zum Angebotspreis in den Warenkorb` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Warenkorb (1 Artikel)");
    await expect(main.getByText("15,00 €").first()).toBeVisible();
    await expect(main.getByText(/· Prime: versandkostenfrei$/)).toBeVisible();

    await page.getByRole("banner").getByRole("button", { name: /Konto/ }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: `Prime-Mitglied bis ${day}` })).toBeVisible();
    await open("/myaccount/contact-details/");
    await expect(main.getByText(`Mitglied bis ${day}`)).toBeVisible();
    await shopper.startCheckout();
    await main.getByText("1 Artikel ansehen").click();
    await expect(main.getByText(/· Prime: versandkostenfrei$/)).toBeVisible();
    // Pages that all visitors share say nothing of it.
    const shared = await page.request.get(`${origin}/prod/${id}/`);
    expect(await shared.text()).not.toContain(day);
  } finally {
    await backOffice.setPrimeDealLead("de", 60);
    await backOffice.endDeal(later);
  }
});
