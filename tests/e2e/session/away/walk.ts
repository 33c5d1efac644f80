import process from "node:process";
import type { Page, Request } from "@playwright/test";
import { expect, test as base } from "../../fixtures.ts";
import { hydrated } from "../../steps/hydrated.ts";
import { Orderer } from "../../steps/orders.ts";
import { type Fault, faults, idOf, strikeWith } from "./faults.ts";
import type { Ready, Rows, World } from "./row.ts";

/** How long a shopper waits for words, in ms. */
const patience = 10_000;

/** What a browser logs of a call that failed. */
const ofTheCall = /^Failed to load resource: (?:net::ERR_FAILED|the server responded with a status of 503)/;
/** What it logs of anything while the network is away. */
const ofTheNetwork = /net::ERR_INTERNET_DISCONNECTED/;

export const test = base.extend<{ readonly world: World; readonly quietConsole: undefined }>({
  world: async ({ page, browser, chalkbox, storefront, shopper, backOffice, open, orderAsGuest }, provide) => {
    const newcomer = () => new Orderer(page, chalkbox, storefront);
    const openListening = async (path: string) => {
      await open(path);
      await hydrated(page);
    };
    const elsewhere = await browser.newContext();
    const another = async () => new Orderer(await elsewhere.newPage(), chalkbox, storefront);
    const parts = { page, chalkbox, shopper, backOffice, newcomer, another, orderAsGuest };
    await provide({ ...parts, orderer: newcomer(), open: openListening });
    await elsewhere.close();
  },
  quietConsole: async ({ context }, provide) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const text = message.text();
      if (message.type() !== "error" || ofTheNetwork.test(text)) return;
      if (ofTheCall.test(text) && message.location().url.endsWith("/api/shop/")) return;
      complaints.push(`${text} (${message.location().url})`);
    });
    context.on("weberror", (error) => complaints.push(String(error.error().stack)));
    await provide(undefined);
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
});

/** What the visible fields hold. It runs in the page. */
function typedIn(): readonly string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    "main :is(input, textarea, select), dialog[open] :is(input, textarea, select)",
  );
  return Array.from(fields)
    .filter((field) => field.type !== "hidden" && field.checkVisibility())
    .map((field) => {
      const isTicked = field instanceof HTMLInputElement && ["checkbox", "radio"].includes(field.type) && field.checked;
      return `${field.name}: ${isTicked ? "✓ " : ""}${field.value}`;
    });
}

/** What has to stay while a change cannot be made. */
const standing = async (page: Page) => ({
  path: new URL(page.url()).pathname,
  title: await page.getByRole("heading", { level: 1 }).allInnerTexts(),
});

export const messages = (page: Page) => page.getByRole("region", { name: "Meldungen" });
const toasts = (page: Page) => messages(page).getByRole("button", { name: /schlie(?:ß|ss)en/i });

async function closeToasts(page: Page): Promise<void> {
  // Over a dialog a pointer does not reach them.
  await toasts(page).evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click();
  });
  await expect(toasts(page)).toHaveCount(0);
}

/** Whole sentences in German, and no key of a text. */
const words = /\b(?:ist|nicht|Sie|wird|sobald)\b.*[.…!]/;
const key = /\b\w+\.\w+\.\w+/;
const waiting = "Keine Verbindung.";

/** Presses under a fault, and reads what the page says. @returns whether it waits to be done by itself */
async function pressUnder(fault: Fault, id: string, page: Page, { press, pressTypes, finds }: Ready): Promise<boolean> {
  await closeToasts(page);
  const before = await standing(page);
  const typed = await page.evaluate(typedIn);
  const struck = await strikeWith(fault, id, page);
  await press();
  await expect(toasts(page), `${fault}: one message`).toHaveCount(1, { timeout: patience });
  const said = await messages(page).innerText();
  const mayLead = fault === "lost" && finds === true;
  if (!mayLead) expect({ fault, ...(await standing(page)) }).toEqual({ fault, ...before });
  if (pressTypes !== true && !mayLead)
    expect(await page.evaluate(typedIn), fault).toEqual(expect.arrayContaining([...typed]));
  await expect(toasts(page), `${fault}: one message for one press`).toHaveCount(1);
  await struck.end();
  expect(said).toMatch(words);
  expect(said).not.toMatch(key);
  if (fault !== "offline") expect(struck.count(), `${fault}: calls`).toBeGreaterThan(0);
  return said.includes(waiting);
}

/** Settles when a page has no call under way. */
function calmOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => void (request.url().endsWith("/api/shop/") && open.add(request)));
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  return async () => {
    await expect.poll(() => open.size).toBe(0);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
}

/** Goes through faults with one page; then what was pressed is done, by itself or by the next press. */
async function walk(mutation: string, { page }: World, ready: Ready, given: readonly Fault[]): Promise<void> {
  const id = await idOf(mutation);
  const calm = calmOf(page);
  let isDone = false;
  for (const fault of given) {
    await calm();
    isDone = await test.step(fault, () => pressUnder(fault, id, page, ready));
  }
  await test.step("once all is there again", async () => {
    await calm();
    if (!isDone && !(ready.finds === true && given.at(-1) === "lost")) {
      await closeToasts(page);
      await ready.press();
    }
    await ready.done();
  });
}

/**
 * The rows of every run: one for each way in which pages send changes (a button, a heart, a row of a list, a dialog, a form
 * with its own page, one with files, a step of the checkout). `npm run campaign -- away` has all.
 */
const ofEveryRun: ReadonlySet<string> = new Set([
  "UpdateCart",
  "SubmitReview",
  "AddToWishlist",
  "ChangeWishlistQuantity",
  "CreateWishlistInvite",
  "AddTeaserWishlistToWishlist",
  "ChangePhone",
  "ConfirmEmail",
  "Login",
  "CheckoutAddBillingAddress",
  "CompleteShippingStep",
  "SubmitOrder",
  "BuyAgain",
  "UploadReturnImage",
  "SubmitReturnOrder",
  "SendContactFormMail",
]);
const isCampaign = process.env["AWAY"] === "all";

/** A test for each row that is asked for. */
export function testRows(rows: Rows): void {
  for (const [mutation, prepare] of Object.entries(rows).filter(([name]) => isCampaign || ofEveryRun.has(name)))
    test(`${mutation} while network, gateway or shop is away: the page says so and stays; what was pressed is done once`, async ({
      world,
    }) => {
      const ready = await prepare(world);
      try {
        await walk(mutation, world, ready, ready.finds === true ? ["aborted", "refused", "offline"] : faults);
        if (ready.finds !== true) return;
        await world.page.goto("about:blank");
        await world.page.context().clearCookies({ name: /^(?!cookie_consent)/ });
        await walk(mutation, world, await prepare({ ...world, orderer: world.newcomer() }), ["lost"]);
      } finally {
        await ready.cleanUp?.();
      }
    });
}
