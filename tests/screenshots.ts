/**
 * `npm run screenshots -- [de|at|ch|b2b|b2b-en]`: every page at four widths, as PNG in .data/screenshots/<store>/.
 *
 * Starts a Chalkbox of its own. The checkout is walked once a width, as a guest or as the demo business.
 * `npm run screenshots -- tour` takes those of docs/guides/tour.md.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { chromium, type Browser, type Page } from "@playwright/test";
import { browserArguments, ensureBrowser } from "../scripts/browser.ts";
import { consentCookie } from "./e2e/steps/consent.ts";
import { Shopper } from "./e2e/steps/shopper.ts";
import { type Addresses, pageUrl, startChalkbox } from "./testkit/chalkbox.ts";
import { aPerson } from "./testkit/people.ts";
import { root } from "./testkit/root.ts";
import { at, b2b, ch, de, storefronts, type Storefront } from "./testkit/storefronts.ts";

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

const tourFolder = path.join(root, "docs/guides/tour");
const tourWidths = [375, 768, 1024, 1280, 1780] as const;
/** A picture of the tour. */
interface Stop {
  readonly storefront: Storefront;
  readonly name: string;
  readonly target: string;
  readonly width: number;
  readonly colorScheme?: "dark";
}
const tour: readonly Stop[] = [
  ...tourWidths.map((width) => ({ storefront: de, name: "home", target: "/", width })),
  ...tourWidths.map((width) => ({ storefront: de, name: "listing", target: pages.category, width })),
  ...tourWidths.map((width) => ({ storefront: de, name: "product", target: pages["product-variants"], width })),
  { storefront: at, name: "austria", target: "/", width: 1280 },
  { storefront: ch, name: "switzerland", target: "/", width: 1280 },
  { storefront: b2b, name: "schools", target: "/", width: 1280 },
  { storefront: de, name: "dark", target: "/", width: 1280, colorScheme: "dark" },
];

/** How long a picture may take, in milliseconds: what lies beside the visible part of a slider never loads. */
const pictureTime = 2_000;

/** Takes a picture of the whole page, with everything that loads lazily in it. */
async function take(page: Page, file: string): Promise<void> {
  await page.evaluate(async (time) => {
    window.scrollTo(0, document.body.scrollHeight);
    const loaded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, time))]);
    window.scrollTo(0, 0);
  }, pictureTime);
  await page.screenshot({ path: file, fullPage: true, animations: "disabled" });
}

async function walk(
  page: Page,
  shopper: Shopper,
  shoot: (name: string) => Promise<void>,
  isBusiness: boolean,
): Promise<void> {
  if (isBusiness) await shopper.signInAsDemo();
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

/** What docs/guides/tour.md shows: windows, not whole pages, small enough for the repository. */
async function takeTour(browser: Browser, chalkbox: Addresses): Promise<void> {
  for (const { storefront, name, target, width, colorScheme } of tour) {
    const context = await browser.newContext({
      viewport: { width, height: Math.max(700, Math.round(width * 0.62)) },
      locale: storefront.language,
      colorScheme: colorScheme ?? "light",
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    // The question about cookies would lie over a quarter of a small window.
    await context.addCookies([consentCookie("necessary", pageUrl(chalkbox, storefront))]);
    await page.goto(pageUrl(chalkbox, storefront, target), { waitUntil: "networkidle" });
    const file = path.join(tourFolder, `${name}-${width}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality: 60 });
    await context.close();
    say(file);
  }
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
const isTour = wanted === "tour";
const storefront = isTour ? de : storefronts.find(({ name }) => name === wanted);
const executablePath = await ensureBrowser(say);
if (storefront === undefined || executablePath === undefined) {
  say(
    storefront === undefined
      ? `No storefront is called ${wanted}: ${storefronts.map(({ name }) => name).join(", ")}; or tour`
      : "",
  );
  process.exit(1);
}
await mkdir(isTour ? tourFolder : path.join(root, ".data/screenshots", storefront.name), { recursive: true });
say("Starting a Chalkbox …");
const chalkbox = await startChalkbox();
const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
try {
  if (isTour) await takeTour(browser, chalkbox);
  else for (const width of widths) await takeWidth(browser, chalkbox, storefront, width);
} finally {
  await browser.close();
  await chalkbox.stop();
}
