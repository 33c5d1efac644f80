import type { Page } from "@playwright/test";
import { aPerson } from "../../testkit/people.ts";
import { at, b2bEnglish, ch, de } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^(Adresse entfernen|Remove the address)/ }) });

/** Opens an account; its owner is signed in afterwards. */
async function register(page: Page, open: (path: string) => Promise<void>): Promise<ReturnType<typeof aPerson>> {
  const person = aPerson();
  await open("/myaccount/register/");
  await main(page)
    .getByLabel(/^E-Mail-Adresse/)
    .fill(person.email);
  await main(page)
    .getByRole("textbox", { name: /^Passwort/ })
    .fill(person.password);
  await main(page).getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
  return person;
}

interface Typed {
  readonly lastName: string;
  readonly postCode: string;
  readonly city: string;
}
const berlin = { lastName: "Berliner", postCode: "10115", city: "Berlin" };
const bonn = { lastName: "Bonner", postCode: "53111", city: "Bonn" };

async function fill(page: Page, { lastName, postCode, city }: Typed): Promise<void> {
  const field = (name: RegExp) => main(page).getByRole("textbox", { name }).filter({ visible: true });
  await field(/^Vorname/).fill("Anna");
  await field(/^Nachname/).fill(lastName);
  await field(/^Postleitzahl/).fill(postCode);
  await field(/^Ort/).fill(city);
}
const street = (page: Page) => main(page).getByRole("textbox", { name: /^Straße/ });
const save = (page: Page) => main(page).getByRole("button", { name: "Adresse speichern" }).click();

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("ADDR-01: each kind of address is added and edited, and the fields are checked", async ({ page, open }) => {
      await register(page, open);
      await open("/myaccount/addresses/billing/");
      await expect(main(page).getByText("Hier ist noch keine Adresse gespeichert.")).toBeVisible();
      await main(page).getByRole("link", { name: "Rechnungsadresse hinzufügen" }).click();
      await expect(page).toHaveURL(/\/billing\/\?edit=new$/);
      await fill(page, { ...berlin, postCode: "1011" });
      await street(page).fill("Lindenweg");
      await save(page);
      await expect(page).toHaveTitle(/^Fehler: Rechnungsadresse hinzufügen/);
      await expect(main(page).getByRole("link", { name: /^Die Hausnummer fehlt/ })).toBeVisible();
      await expect(
        main(page).getByRole("link", { name: "Die Postleitzahl hat 5 Ziffern, eingegeben sind 4." }),
      ).toBeVisible();
      await expect(main(page).getByRole("textbox", { name: /^Nachname/ })).toHaveValue("Berliner");
      if (javaScriptEnabled) await expectAccessible(page);
      await street(page).fill("Lindenweg 4");
      await main(page)
        .getByRole("textbox", { name: /^Postleitzahl/ })
        .fill("80331");
      await save(page);
      await main(page).getByRole("checkbox", { name: "Postleitzahl und Ort sind richtig so" }).check();
      await main(page)
        .getByRole("textbox", { name: /^Postleitzahl/ })
        .fill("10115");
      await main(page)
        .getByRole("textbox", { name: /^Telefon/ })
        .fill("030 1234567");
      await save(page);
      await expect(page).toHaveURL(/\/addresses\/billing\/$/);
      await expect(page.getByText("Die Adresse ist gespeichert.")).toBeVisible();
      await expect(cards(page)).toHaveText(/Hauptadresse.*Anna Berliner.*Lindenweg 4.*10115 Berlin, Deutschland/);
      if (javaScriptEnabled) await expectAccessible(page);

      await main(page)
        .getByRole("link", { name: /^Adresse ändern: Anna Berliner/ })
        .click();
      await expect(main(page).getByRole("textbox", { name: /^Telefon/ })).toHaveValue("030 1234567");
      await street(page).fill("Lindenweg 5");
      await save(page);
      await expect(cards(page)).toHaveText(/Lindenweg 5/);

      await open("/myaccount/addresses/shipping/");
      await main(page).getByRole("link", { name: "Lieferadresse hinzufügen" }).click();
      await expect(main(page).getByRole("textbox", { name: /^Telefon/ })).toHaveValue("030 1234567");
      await fill(page, bonn);
      await street(page).fill("Rheinweg 1");
      await save(page);
      await expect(cards(page)).toHaveText(/Anna Bonner.*Rheinweg 1/);
      await main(page)
        .getByRole("link", { name: /^Adresse ändern/ })
        .click();
      await street(page).fill("Rheinweg 2");
      await save(page);
      await expect(cards(page)).toHaveText(/Rheinweg 2/);

      await open("/myaccount/addresses/packing-station/");
      await main(page).getByRole("link", { name: "Packstation hinzufügen" }).click();
      await fill(page, berlin);
      await main(page)
        .getByRole("textbox", { name: /^Postnummer/ })
        .fill("12345678");
      await main(page)
        .getByRole("textbox", { name: /^Nummer der Packstation/ })
        .fill("145");
      await save(page);
      await expect(cards(page)).toHaveText(/Postnummer 12345678.*Packstation 145/);
      await main(page)
        .getByRole("link", { name: /^Adresse ändern/ })
        .click();
      await main(page)
        .getByRole("textbox", { name: /^Nummer der Packstation/ })
        .fill("146");
      await save(page);
      await expect(cards(page)).toHaveText(/Packstation 146/);
    });

    test("ADDR-02, ADDR-03: a removed address is hidden and comes back, until another one is removed", async ({
      page,
      open,
    }) => {
      await register(page, open);
      for (const each of [berlin, bonn]) {
        await open("/myaccount/addresses/billing/?edit=new");
        await fill(page, each);
        await street(page).fill("Weg 1");
        await save(page);
        await expect(page).toHaveURL(/\/addresses\/billing\/$/);
      }
      await expect(cards(page)).toHaveCount(2);
      await main(page)
        .getByRole("button", { name: /^Adresse entfernen: Anna Berliner/ })
        .click();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toHaveText(/Anna Bonner/);
      await expect(main(page).getByText(/^Entfernt: Anna Berliner/)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page);
      await page.reload();
      await main(page).getByRole("button", { name: "Zurückholen" }).click();
      await expect(cards(page)).toHaveCount(2);
      await expect(cards(page).first()).toHaveText(/Hauptadresse.*Anna Berliner/);
      await expect(main(page).getByText(/^Entfernt:/)).toHaveCount(0);

      await main(page)
        .getByRole("button", { name: /^Adresse entfernen: Anna Berliner/ })
        .click();
      await expect(cards(page)).toHaveCount(1);
      await main(page)
        .getByRole("button", { name: /^Adresse entfernen: Anna Bonner/ })
        .click();
      await expect(cards(page)).toHaveCount(0);
      await expect(main(page).getByText(/^Entfernt: Anna Bonner/)).toBeVisible();
      await expect(main(page).getByText(/Anna Berliner/)).toHaveCount(0);
      // An address that is not there looks like one that is another's.
      await open("/myaccount/addresses/billing/?edit=6f1d2c1e-0000-4000-8000-000000000000");
      await expect(page).toHaveURL(/\/addresses\/billing\/$/);
    });
  });
}

for (const [storefront, offers] of [
  [de, true],
  [at, false],
  [ch, false],
] as const) {
  test.describe(`on ${storefront.name}`, () => {
    test.use({ storefront });
    test("the address book offers packstations where the shop delivers to them, and its own country first", async ({
      page,
      open,
    }) => {
      await register(page, open);
      await open("/myaccount/addresses/packing-station/");
      await expect(main(page).getByRole("link", { name: "Packstation hinzufügen" })).toHaveCount(offers ? 1 : 0);
      await open("/myaccount/addresses/shipping/?edit=new");
      const country = main(page).getByRole("combobox", { name: /^Land/ });
      await expect(country).toHaveValue(storefront.store.toUpperCase());
    });
  });
}

test.describe("of a business", () => {
  test.use({ storefront: b2bEnglish, locale: "en-DE" });
  test("ADDR-07, ADDR-09: the main address of a business has its number and its terms", async ({
    page,
    shopper,
    open,
  }) => {
    await shopper.signInAsDemo();
    await open("/myaccount/addresses/billing/");
    const card = cards(page).filter({ hasText: "Main address" });
    await expect(card).toContainText("100200");
    await expect(card).toContainText("30 days net");
    await expectAccessible(page);
  });
});
