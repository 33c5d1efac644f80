import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson, billingFields } from "../../testkit/people.ts";
import { at, b2b, ch, de, type Storefront } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { openByNumber } from "../steps/guest-orders.ts";

const main = (page: Page) => page.getByRole("main");
const footer = (page: Page) => page.getByRole("contentinfo");

/** Someone who has become a member, without a browser. */
async function aMember(chalkbox: Addresses, storefront: Storefront = de) {
  const person = aPerson(storefront === at ? "AT" : "DE");
  const { email, password, firstName, lastName } = person;
  const visitor = pageVisitor(chalkbox, storefront);
  await visitor.post("/myaccount/register/", { email, password, firstName, lastName });
  await visitor.post("/prime/", {});
  await visitor.post("/prime/checkout/", billingFields(person));
  const { html } = await visitor.get("/prime/");
  const [, orderId = ""] = /Bestellnummer (?:<!-- -->)?([1-9]\d+)/.exec(html) ?? [];
  return { person, visitor, orderId };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("§ 312k BGB, C-106: a membership is cancelled without a login, with a receipt at once; its own address can object", async ({
      page,
      open,
      chalkbox,
    }) => {
      const { person, visitor, orderId } = await aMember(chalkbox);
      const stranger = `fremd-${orderId}@example.org`;
      await open("/agb/");
      await footer(page).getByRole("link", { name: "Verträge hier kündigen" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verträge hier kündigen");
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "jetzt kündigen" }).click();
      await expect(main(page).getByText("Bitte geben Sie Ihren Namen ein.").first()).toBeVisible();
      await expect(page).toHaveTitle(/^Fehler: /);
      await main(page)
        .getByLabel(/^Bestellnummer der Mitgliedschaft/)
        .fill(orderId);
      await main(page).getByRole("textbox", { name: "Ihr Name" }).fill(`${person.firstName} ${person.lastName}`);
      await main(page)
        .getByLabel(/^E-Mail-Adresse/)
        .fill(stranger);
      await main(page).getByRole("button", { name: "jetzt kündigen" }).click();
      await expect(main(page).getByText("Ihre Kündigung ist bei uns eingegangen")).toBeVisible();
      await expect(
        main(page).getByText(/Nummer K-\d+, eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr\./),
      ).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      const saving = page.waitForEvent("download");
      await main(page).getByRole("link", { name: "Bestätigung speichern" }).click();
      const file = await readFile(await (await saving).path(), "utf8");
      expect(file).toContain("Hiermit kündige ich");
      expect(file).toMatch(/eingegangen am \d\d\.\d\d\.\d{4} um \d\d:\d\d Uhr/);

      const mailWith = async (address: string, words: RegExp) =>
        (await mailsTo(chalkbox.sandbox, address)).map(({ text }) => words.exec(text)?.[1] ?? "").find(Boolean) ?? "";
      await expect.poll(async () => mailWith(stranger, /(Hiermit kündige ich)/)).not.toBe("");
      const linkOf = async () => mailWith(person.email, /(\S+\/myaccount\/objection\/\S+)/);
      await expect.poll(linkOf).not.toBe("");
      expect(await mailWith(stranger, /(\/myaccount\/objection\/)/)).toBe("");
      await page.goto(await linkOf());
      await expect(main(page).getByRole("heading", { name: /^Kündigung K-\d+ zur Bestellung/ })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await main(page).getByRole("button", { name: "Das war ich nicht" }).click();
      await expect(main(page).getByText("Danke, alles bleibt, wie es war")).toBeVisible();
      expect((await visitor.get("/prime/")).html).toContain("Mitgliedschaft kündigen");
    });
  });
}

test("§ 312k BGB: who is signed in cancels at once, and reads it on the page of the membership", async ({
  chalkbox,
}) => {
  const { person, visitor, orderId } = await aMember(chalkbox, at);
  const form = await visitor.get(`/prime/cancellation/?orderId=${orderId}`);
  expect(form.html).toContain(`value="${orderId}"`);
  const { firstName, lastName, email } = person;
  const declared = { kind: "ORDINARY", contract: orderId, name: `${firstName} ${lastName}`, email };
  const { html } = await visitor.post("/prime/cancellation/", declared);
  expect(html).toContain("Ihre Kündigung ist bei uns eingegangen");
  expect(html).not.toContain("widerspricht");
  expect((await visitor.get("/prime/")).html).toMatch(/Ihre Kündigung vom \d\d\.\d\d\.\d{4} ist bei uns\./);
});

test("C-99, C-108: a membership is withdrawn from by its order number and postcode, without a login", async ({
  page,
  open,
  chalkbox,
}) => {
  const { person, orderId } = await aMember(chalkbox);
  await open("/myaccount/withdrawal/");
  await openByNumber(page, { orderId, person });
  await expect(main(page).getByText(`Bestellung ${orderId} vom`)).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Weiter" })).toBeVisible();
});

for (const [storefront, words] of [
  [de, "Verträge hier kündigen"],
  [at, "Verträge hier kündigen"],
  [ch, "Verträge hier kündigen"],
  [b2b, null],
] as const) {
  test(`§ 312k BGB: the way to cancel is on each page of a store that sells memberships (${storefront.store})`, async ({
    chalkbox,
  }) => {
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront === b2b) await visitor.post("/login/", { email: "100200", password: "kreide-2026" });
    for (const path of ["/", "/cat/1000/", "/prod/11275/", "/search?q=heft", "/checkout/basket/", "/login/", "/agb/"]) {
      const { html } = await visitor.get(path);
      expect(html.includes('href="/prime/cancellation/"'), path).toBe(words !== null);
      if (words !== null) expect(html, path).toContain(words);
    }
  });
}
