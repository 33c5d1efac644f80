/**
 * `npm run screenshots -- [de|at|ch|b2b|b2b-en]`: every page at four widths, as PNG in .data/screenshots/<store>/.
 *
 * Starts a Chalkbox of its own. The checkout is walked once a width, as a guest or as the demo business.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../scripts/browser.ts";
import { Shopper } from "./e2e/steps/shopper.ts";
import { type Addresses, startChalkbox } from "./testkit/chalkbox.ts";
import { aPerson } from "./testkit/people.ts";
import { root } from "./testkit/root.ts";
import { de, storefronts, type Storefront } from "./testkit/storefronts.ts";

const widths = [375, 768, 1280, 1780] as const;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Pages that need nothing but their address. */
const pages = {
  home: "/",
  category: "/cat/1000/",
  "category-filtered": "/cat/1000/?filter.FARBE=blau&filter.PRICE.x=2-40",
  "category-nothing": "/cat/1000/?filter.PRICE.x=9000-9001",
  "product-plain": "/prod/10182/",
  "product-variants": "/prod/10140/",
  search: "/search/?q=heft",
  login: "/login/",
  prime: "/prime/",
  "basket-empty": "/checkout/basket/",
  "not-found": "/das/gibt/es/nicht/",
} as const;

/** Takes a picture of the whole page, with everything that loads lazily in it. */
async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, document.body.scrollHeight);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    window.scrollTo(0, 0);
  });
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

async function walk(
  page: Page,
  shopper: Shopper,
  shoot: (name: string) => Promise<void>,
  isBusiness: boolean,
): Promise<void> {
  if (isBusiness) {
    await shopper.open("/login/");
    await page.getByRole("textbox", { name: shopper.words.customerNumber }).fill("100200");
    await page.getByRole("textbox", { name: shopper.words.password }).fill("kreide-2026");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^(Anmelden|Sign in)$/ })
      .click();
    await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  }
  await shopper.open("/prod/10182/");
  await shopper.add();
  await shoot("product-added");
  await shopper.open("/checkout/basket/");
  await shoot("basket");
  await shopper.startCheckout();
  if (!isBusiness) {
    await shoot("checkout-login");
    await shopper.goOnAsGuest();
    await shoot("checkout-shipping");
    await page.getByRole("button", { name: shopper.words.leaveShipping }).click();
    await page.getByRole("heading", { level: 2 }).first().waitFor();
    await shoot("checkout-shipping-errors");
    await shopper.fillShipping(aPerson());
  } else await shoot("checkout-shipping");
  await shopper.finishShipping();
  if (!isBusiness) {
    await shoot("checkout-payment");
    await shopper.pay("prepayment");
  }
  await shoot("checkout-summary");
  await shopper.order();
  await shopper.confirmation();
  await shoot("checkout-confirmation");
}

async function takeWidth(browser: Browser, chalkbox: Addresses, storefront: Storefront, width: number): Promise<void> {
  const folder = path.join(root, ".data/screenshots", storefront.name);
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: storefront.language });
  const page = await context.newPage();
  const shopper = new Shopper(page, chalkbox, storefront);
  const shoot = (name: string): Promise<void> => take(page, path.join(folder, `${name}-${width}.png`));
  for (const [name, target] of Object.entries(pages)) {
    await shopper.open(target);
    await shoot(name);
  }
  const isCountryOfGuests = storefront.store === "de";
  if (isCountryOfGuests || storefront.store === "b2b") await walk(page, shopper, shoot, storefront.store === "b2b");
  await context.close();
  say(`${storefront.name} at ${width} px`);
}

const [, , wanted = de.name] = process.argv;
const storefront = storefronts.find(({ name }) => name === wanted);
const executablePath = await ensureBrowser(say);
if (storefront === undefined || executablePath === undefined) {
  say(
    storefront === undefined
      ? `No storefront is called ${wanted}: ${storefronts.map(({ name }) => name).join(", ")}`
      : "",
  );
  process.exit(1);
}
await mkdir(path.join(root, ".data/screenshots", storefront.name), { recursive: true });
say("Starting a Chalkbox …");
const chalkbox = await startChalkbox();
const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
try {
  for (const width of widths) await takeWidth(browser, chalkbox, storefront, width);
} finally {
  await browser.close();
  await chalkbox.stop();
}
