import type { Browser } from "puppeteer-core";
import { deliverOrder } from "../../testkit/deliver-order.ts";
import { aPerson } from "../../testkit/people.ts";
import { test as base, expect } from "../fixtures.ts";
import { findFirefox, launchFirefox } from "./firefox.ts";
import { FirefoxVisitor } from "./visitor.ts";

const executablePath = findFirefox();

const test = base.extend<{ readonly visitor: FirefoxVisitor }, { readonly firefox: Browser }>({
  firefox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern.
    async ({}, provide) => {
      const browser = await launchFirefox(executablePath ?? "");
      await provide(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ firefox, chalkbox }, provide) => {
    const context = await firefox.createBrowserContext();
    const visitor = await FirefoxVisitor.arrive(context, chalkbox);
    await provide(visitor);
    await context.close();
    expect(visitor.complaints).toEqual([]);
  },
});

test.describe.configure({ mode: "default" });
test.skip(executablePath === undefined, "no Firefox is installed (FIREFOX_PATH, or Debian's firefox-esr)");

const card = { number: "4111 1111 1111 1111", until: "12/39", code: "123", holder: "Erika Mustermann" };

test("a visitor comes from the start page by the navigation to a product, and back", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.hydrated();
  await visitor.press("link", /^Schulbedarf$/, "nav");
  await visitor.at(/^\/cat\/1000\//);
  await visitor.find("heading", /^Schulbedarf$/);
  const tile = await visitor.page.waitForSelector("main [data-listing] a[href^='/prod/'], main a[href^='/prod/']");
  const path = await tile?.evaluate((link) => new URL(link.href).pathname);
  await tile?.click();
  await visitor.at(/^\/prod\//);
  expect(new URL(visitor.page.url()).pathname).toBe(path);
  await visitor.find("button", /^In den Warenkorb$/);
  await visitor.page.goBack();
  await visitor.at(/^\/cat\/1000\//);
  await visitor.find("heading", /^Schulbedarf$/);
});

test("a search suggests while it is typed, and finds", async ({ visitor, shopper }) => {
  await visitor.open("/");
  await visitor.hydrated();
  await visitor.type(/^Suche/, "schere", "header");
  await visitor.find("link", /schere/i, "header");
  const { name } = await shopper.newProduct();
  await visitor.open("/");
  await visitor.hydrated();
  await visitor.type(/^Suche/, name, "header");
  await visitor.page.keyboard.press("Enter");
  await visitor.at(/^\/(?:search|prod)\//);
  await visitor.find("heading", new RegExp(name));
});

test("a variant has its own address and number, and Back the one before", async ({ visitor, backOffice }) => {
  const { id, items } = await backOffice.createProduct({ colours: ["rot", "blau"] });
  const numberOf = (index: number) => new RegExp(`^Artikelnummer: ${items[index]?.orderNumber ?? ""}$`);
  await visitor.open(`/prod/${id}/?varid=${items[0]?.id ?? ""}`);
  await visitor.hydrated();
  await visitor.find("text", numberOf(0));
  await visitor.press("link", /^(?:rot|blau)$/i, "main [role=group] li:has(a:not([aria-current]))");
  await visitor.at(/\?v\.\w+=/);
  await visitor.find("text", numberOf(1));
  await visitor.page.goBack();
  await visitor.find("text", numberOf(0));
});

test("the basket: pieces are changed by keys, not by the wheel; what is removed comes back", async ({
  visitor,
  shopper,
}) => {
  const { id, name } = await shopper.newProduct({ priceCents: 1_000, stock: 50 });
  await visitor.open(`/prod/${id}/`);
  await visitor.hydrated();
  await visitor.press("button", /^In den Warenkorb$/);
  await visitor.find("text", /Liegt jetzt im Warenkorb/);
  await visitor.open("/checkout/basket/");
  await visitor.hydrated();
  const amount = new RegExp(`^Menge.*${name}|^Menge`);
  await visitor.type(amount, "3");
  await visitor.page.keyboard.press("Enter");
  await visitor.find("text", /30,00\s€/, "main");
  const field = await visitor.find("field", amount, "main");
  await field.hover();
  await visitor.page.mouse.wheel({ deltaY: 240 });
  expect(await visitor.valueOf(amount)).toBe("3");
  await visitor.press("button", new RegExp(`^${name} entfernen$`));
  await visitor.press("button", /^Rückgängig/);
  await visitor.find("text", /30,00\s€/, "main");
});

test("a guest orders with a card", async ({ visitor, shopper, backOffice }) => {
  const person = aPerson();
  const { id, itemId } = await shopper.newProduct();
  await visitor.open(`/prod/${id}/`);
  await visitor.press("button", /^In den Warenkorb$/);
  await visitor.find("text", /Liegt jetzt im Warenkorb/);
  await visitor.open("/checkout/basket/");
  await visitor.press("button", /^Zur Kasse$/);
  await visitor.press("button", /^Als Gast bestellen$/);
  await visitor.at(/^\/checkout\/shipping/);
  await visitor.hydrated();
  await visitor.type(/^E-Mail-Adresse(?! für)/, person.email);
  await visitor.type(/^Telefon/, person.phone);
  await visitor.type(/^Vorname/, person.firstName);
  await visitor.type(/^Nachname/, person.lastName);
  await visitor.type(/^Stra(?:ß|ss)e und Hausnummer/, person.street);
  await visitor.type(/^Postleitzahl(?! und)/, person.postCode);
  await visitor.type(/^Ort/, person.city);
  await visitor.press("button", /^Weiter zur (?:Zahlung|Prüfung)$/);
  await visitor.at(/^\/checkout\/payment/);
  await visitor.press("field", /^Kreditkarte/, "main");
  await visitor.press("button", /^Weiter zur Prüfung$/);
  await visitor.at(/^\/checkout\/summary/);
  await visitor.press("button", /^Zahlungspflichtig bestellen$/);
  await visitor.type(/^Kartennummer/, card.number, "body");
  await visitor.type(/^Gültig bis/, card.until, "body");
  await visitor.type(/^Prüfziffer/, card.code, "body");
  await visitor.type(/^Karteninhaber/, card.holder, "body");
  await visitor.press("button", /^[\d.,]+\s€ bezahlen$/);
  await visitor.find("heading", /^Vielen Dank für Ihre Bestellung!$/);
  await visitor.at(/^\/checkout\/confirmation\/?\?orderId=/);
  expect(await backOffice.ordersOf(itemId)).toHaveLength(1);
});

test("an account: opened, left and entered again; wrong words are said at their field", async ({ visitor }) => {
  const person = aPerson();
  await visitor.open("/myaccount/register/");
  await visitor.hydrated();
  await visitor.type(/^Vorname/, person.firstName);
  await visitor.type(/^Nachname/, person.lastName);
  await visitor.type(/^E-Mail-Adresse/, person.email);
  await visitor.type(/^Passwort/, person.password);
  await visitor.press("button", /^Konto anlegen/, "main");
  await visitor.at(/^\/myaccount\/(?!register)/);
  await visitor.open("/logout/");
  await visitor.find("text", /Sie sind abgemeldet/);
  await visitor.open("/login/");
  await visitor.hydrated();
  await visitor.type(/^E-Mail-Adresse/, person.email);
  await visitor.type(/^Passwort/, "falsch-2026");
  await visitor.page.keyboard.press("Enter");
  await visitor.find("text", /Passwort ist falsch/);
  expect(await visitor.valueOf(/^E-Mail-Adresse/)).toBe(person.email);
  await visitor.type(/^Passwort/, person.password);
  await visitor.page.keyboard.press("Enter");
  await visitor.at(/^\/(?!login)/);
});

test("a guest sends an article back", async ({ visitor, shopper, backOffice, orderAsGuest }) => {
  const { name, itemId } = await shopper.newProduct();
  const order = await orderAsGuest([{ itemId, quantity: 2 }]);
  await deliverOrder(backOffice, order.orderId);
  await visitor.open("/myaccount/returns/");
  await visitor.hydrated();
  await visitor.type(/^Bestellnummer/, order.orderId);
  await visitor.type(/^Postleitzahl/, order.person.postCode);
  await visitor.press("button", /^Bestellung öffnen$/);
  await visitor.find("heading", /^Was möchten Sie zurücksenden\?$/);
  await visitor.press("field", new RegExp(`${name} zurücksenden`));
  await visitor.type(/^Anzahl/, "1");
  const reason = await visitor.find("field", /^Grund/, "main");
  const value = await reason.evaluate((list) =>
    list instanceof HTMLSelectElement ? (list.options[1]?.value ?? "") : "",
  );
  await reason.select(value);
  await visitor.press("button", /^Weiter$/, "main");
  await visitor.find("heading", /^Was wünschen Sie sich\?$/);
  await visitor.press("button", /^Weiter zum Versand$/);
  await visitor.find("heading", /^Wie kommt es zu uns zurück\?$/);
  await visitor.type(/^Vorname/, order.person.firstName);
  await visitor.type(/^Nachname/, order.person.lastName);
  await visitor.type(/^E-Mail-Adresse/, order.person.email);
  await visitor.press("button", /^Weiter zur Prüfung$/);
  await visitor.find("heading", /^Bitte prüfen Sie Ihre Rücksendung$/);
  await visitor.press("button", /^Rücksendung anmelden$/);
  await visitor.find("heading", /^Ihre Rücksendung ist angemeldet$/);
  await visitor.find("link", /^Etikett/, "main");
});

test("a wish list takes a heart, and gives it to the basket", async ({ visitor, shopper }) => {
  const { id, name } = await shopper.newProduct();
  await visitor.open(`/prod/${id}/`);
  await visitor.hydrated();
  await visitor.press("button", new RegExp(`^${name} merken$`), "main");
  await visitor.find("text", /steht jetzt auf/);
  await visitor.open("/myaccount/wishlist/");
  await visitor.hydrated();
  await visitor.find("link", new RegExp(name), "main");
  await visitor.press("button", /^(?:.* )?[Ii]n den Warenkorb/, "main table");
  await visitor.find("text", /Liegt jetzt im Warenkorb/);
  await visitor.open("/checkout/basket/");
  await visitor.find("link", new RegExp(name), "main");
});

test("what is typed before the scripts are there stays", async ({ visitor }) => {
  const person = aPerson();
  await visitor.page.setRequestInterception(true);
  const held: (() => Promise<void>)[] = [];
  visitor.page.on("request", (request) => {
    if (/\/assets\/[^/]*\.js$/.test(request.url()) && held.length < 200) held.push(() => request.continue());
    else void request.continue();
  });
  const opening = visitor.open("/login/");
  await visitor.type(/^E-Mail-Adresse/, person.email);
  for (const release of held.splice(0)) await release();
  visitor.page.removeAllListeners("request");
  visitor.page.on("request", (request) => void request.continue());
  await opening;
  await visitor.hydrated();
  expect(await visitor.valueOf(/^E-Mail-Adresse/)).toBe(person.email);
});
