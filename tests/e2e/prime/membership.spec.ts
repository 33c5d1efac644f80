import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { ch, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const checkout = "/prime/checkout/";

test("PRIME-02, PRIME-05, ACCESS-28: who joins is greeted and mailed; the flag is gone, the basket stays", async ({
  chalkbox,
  backOffice,
}) => {
  const { email, password, firstName, lastName } = aPerson();
  const product = await backOffice.createProduct();
  const visitor = pageVisitor(chalkbox, de);
  expect((await visitor.post("/myaccount/register/", { email, password, firstName, lastName })).status).toBe(303);
  const number = product.items[0]?.orderNumber ?? "";
  await visitor.post("/service/orderform/", { "number-0": number, "quantity-0": "2", intent: "add" });

  expect((await visitor.get(checkout)).location).toBe("/prime/?fromPrimeCheckout=true");
  expect((await visitor.post("/prime/", {})).location).toBe(checkout);
  expect((await visitor.get(checkout)).html).toContain(email);
  expect((await visitor.post(checkout, {})).location).toBe("/prime/");
  const { html } = await visitor.get("/prime/");
  expect(html).toContain(`Willkommen bei Prime, ${firstName}`);
  expect(html).toMatch(/Bestellnummer (?:<!-- -->)?P7\d{4}/);
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
