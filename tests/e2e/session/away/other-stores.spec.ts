import { certificatesOf } from "../../../testkit/certificates.ts";
import { mailsTo } from "../../../testkit/mailbox.ts";
import { aPerson } from "../../../testkit/people.ts";
import { b2b, ch } from "../../../testkit/storefronts.ts";
import { expect } from "../../fixtures.ts";
import type { Rows, World } from "./row.ts";
import { test, testRows } from "./walk.ts";

/** What only this store shows for as long as a switch of its own is set. */
const swiss: Rows = {
  SetOrderComment: async ({ page, shopper, backOffice, open }) => {
    await backOffice.setParameter({ name: "orderComment", entry: "globalActivation", value: "true", store: "ch" });
    const { itemId } = await shopper.buyToSummary({}, aPerson("CH"));
    const comment = page.getByRole("main").getByRole("textbox", { name: /^Nachricht zur Bestellung/ });
    await expect(async () => {
      await open("/checkout/summary/");
      await comment.fill("Bitte beim Hausmeister abgeben.", { timeout: 2_000 });
    }).toPass();
    return {
      press: () => shopper.order(),
      done: async () => {
        await shopper.confirmation();
        expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
      },
      cleanUp: () => backOffice.deleteParameter({ name: "orderComment", entry: "globalActivation", store: "ch" }),
    };
  },
  SubscribeToPrimeWaitingList: async ({ page, open, backOffice }) => {
    const form = page.getByRole("main");
    await backOffice.setPrimePlaces("ch", 0);
    await expect(async () => {
      await open("/prime/");
      await form.getByLabel("E-Mail-Adresse").fill(aPerson("CH").email, { timeout: 2_000 });
    }).toPass();
    return {
      press: () => form.getByRole("button", { name: "Auf die Warteliste" }).click(),
      done: () => expect(page.getByText("Sie stehen auf der Warteliste.")).toBeVisible(),
      cleanUp: () => backOffice.setPrimePlaces("ch", null),
    };
  },
};

/** Opens a school's account. */
async function registerSchool({ page, open }: World): Promise<void> {
  const { email, password } = aPerson();
  const main = page.getByRole("main");
  await open("/myaccount/register/");
  await main.getByRole("textbox", { name: /^Schule oder Unternehmen/ }).fill("Lindenschule");
  await main.getByLabel(/^E-Mail-Adresse/).fill(email);
  await main.getByRole("textbox", { name: /^Passwort/ }).fill(password);
  await main.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
}

/** What schools alone have. */
const business: Rows = {
  SetOrderReference: async (world) => {
    const { page, shopper, open } = world;
    await registerSchool(world);
    await shopper.buy();
    await open("/checkout/basket/");
    const main = page.getByRole("main");
    await main.getByRole("checkbox", { name: "Eigenes Bestellzeichen angeben" }).check();
    const reference = main.getByRole("textbox", { name: "Bestellzeichen" });
    await reference.fill("Klasse 3b");
    return {
      press: () => main.getByRole("button", { name: "Zur Kasse" }).click(),
      done: async () => {
        await expect(page).toHaveURL(/\/checkout\/shipping\/?$/);
        await open("/checkout/basket/");
        await expect(reference).toHaveValue("Klasse 3b");
      },
    };
  },
  UploadCertificate: async ({ page, open, chalkbox }) => {
    const { email, password } = aPerson();
    await open("/myaccount/register/");
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: /^Schule oder Unternehmen/ }).fill("Lindenschule");
    await main.getByLabel(/^E-Mail-Adresse/).fill(email);
    await main.getByRole("textbox", { name: /^Passwort/ }).fill(password);
    const buffer = Buffer.from(`%PDF-1.7\n${"% Nachweis der Lindenschule\n".repeat(2_000)}%%EOF\n`);
    await main
      .getByLabel(/^Nachweis Ihrer Einrichtung/)
      .setInputFiles({ name: "nachweis.pdf", mimeType: "application/pdf", buffer });
    return {
      press: () => main.getByRole("button", { name: "Konto anlegen" }).click(),
      done: async () => {
        await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
        const number = async () =>
          (await mailsTo(chalkbox.sandbox, email)).map(({ reference }) => reference).find(Boolean) ?? "";
        await expect.poll(number).not.toBe("");
        expect(await certificatesOf(chalkbox, await number())).toHaveLength(1);
      },
    };
  },
};

test.describe("in Switzerland", () => {
  test.use({ storefront: ch });
  testRows(swiss);
});

test.describe("for schools", () => {
  test.use({ storefront: b2b });
  testRows(business);
});
