import type { BrowserContext, ElementHandle, Page } from "puppeteer-core";
import { type Addresses, pageUrl } from "../../testkit/chalkbox.ts";
import { de } from "../../testkit/storefronts.ts";
import { consentCookie } from "../steps/consent.ts";

/** What can be looked for, as elements that have the role. */
const selectors = {
  button: "button, [role=button], summary",
  link: "a[href]",
  field: "input:not([type=hidden]), textarea, select",
  heading: "h1, h2, h3",
  text: "p, li, span, td, strong, h1, h2, [role=status] *, [role=alert] *",
} as const;
type Role = keyof typeof selectors;

/** How long a visitor waits for something to be there, in ms. */
const patience = 20_000;

/** Someone in front of Firefox: finds what is seen by its name, and acts with mouse and keyboard. */
export class FirefoxVisitor {
  readonly page: Page;
  /** What pages have complained of: errors that were thrown or logged. */
  readonly complaints: string[] = [];
  readonly #chalkbox: Addresses;

  private constructor(page: Page, chalkbox: Addresses) {
    this.page = page;
    this.#chalkbox = chalkbox;
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(message.text());
    });
  }

  /** A visitor of the German store who has refused what is not necessary. */
  static async arrive(context: BrowserContext, chalkbox: Addresses): Promise<FirefoxVisitor> {
    const page = await context.newPage();
    await page.setViewport({ width: 1_280, height: 900 });
    const { name, value, url } = consentCookie("necessary", pageUrl(chalkbox, de));
    await context.setCookie({ name, value, domain: new URL(url).hostname, path: "/" });
    return new FirefoxVisitor(page, chalkbox);
  }

  /** Opens a path of the storefront. */
  async open(path: string): Promise<void> {
    await this.page.goto(pageUrl(this.#chalkbox, de, path), { waitUntil: "load" });
  }

  /** Waits until the page listens: its last script has run (`steps/hydrated.ts`). */
  async hydrated(): Promise<void> {
    await this.page.waitForFunction(
      () => performance.getEntriesByType("resource").some(({ name }) => /\/assets\/work-[^/]*\.js$/.test(name)),
      { timeout: patience },
    );
    await this.page.evaluate(
      () => new Promise<void>((resume) => requestIdleCallback(() => resume(), { timeout: 1_000 })),
    );
  }

  /** The first that is seen with a name; waits for it. @param within a selector of the part of the page */
  async find(role: Role, name: RegExp, within = "body"): Promise<ElementHandle<HTMLElement>> {
    const waiting = this.page.waitForFunction(
      (selector, source, flags, part) => {
        const pattern = new RegExp(source, flags);
        const nameOf = (element: HTMLElement): string => {
          const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
          const label = labels.map(({ textContent }) => textContent ?? "").join(" ");
          return (element.getAttribute("aria-label") ?? (label || element.textContent || ""))
            .replaceAll(/\s+/g, " ")
            .trim();
        };
        return [...document.querySelectorAll<HTMLElement>(part)]
          .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
          .find((element) => element.checkVisibility({ visibilityProperty: true }) && pattern.test(nameOf(element)));
      },
      { timeout: patience, polling: 100 },
      selectors[role],
      name.source,
      `${name.flags}u`,
      within,
    );
    const found = await waiting.catch(async (cause: unknown) => {
      const shown = await this.page.evaluate(() => document.querySelector("main")?.innerText ?? "");
      throw new Error(`No ${role} ${String(name)} on ${this.page.url()}, which shows: ${shown.slice(0, 600)}`, {
        cause,
      });
    });
    const element = found.asElement();
    if (element === null) throw new Error(`There is no ${role} ${name.source}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the function above returns
    return element as ElementHandle<HTMLElement>;
  }

  /** Presses a button, a link or a box. */
  async press(role: Role, name: RegExp, within?: string): Promise<void> {
    const element = await this.find(role, name, within);
    await element.scrollIntoView();
    await element.click();
  }

  /** Types into a field in place of what is in it. */
  async type(name: RegExp, text: string, within = "main"): Promise<void> {
    const field = await this.find("field", name, within);
    await field.scrollIntoView();
    await field.click({ count: 3 });
    await field.evaluate((element) => {
      if (element instanceof HTMLInputElement) element.select();
    });
    await field.type(text);
  }

  /** What a field holds. */
  async valueOf(name: RegExp, within = "main"): Promise<string> {
    return (await this.find("field", name, within)).evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : "",
    );
  }

  /** Waits for an address. */
  async at(pattern: RegExp): Promise<void> {
    const waiting = this.page.waitForFunction(
      (source) => new RegExp(source, "u").test(location.pathname + location.search),
      { timeout: patience, polling: 100 },
      pattern.source,
    );
    await waiting.catch((cause: unknown) => {
      throw new Error(`The address is ${this.page.url()}, not ${String(pattern)}`, { cause });
    });
  }
}
