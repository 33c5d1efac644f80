import type { Page } from "@playwright/test";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { examples } from "../development/examples.ts";
import { expect, test as base } from "../fixtures.ts";
import { consentCookie } from "../steps/consent.ts";
import { openWithoutScripts } from "../steps/held-scripts.ts";
import { hydrated } from "../steps/hydrated.ts";
import { plain } from "../steps/plain.ts";
import { Shopper } from "../steps/shopper.ts";
import { translate } from "../steps/translate.ts";

/** Lines that a browser logs for each page without https, for a missing page, and React for a page that something else has changed. */
const expected = /Cross-Origin-Opener-Policy|Minified React error #418|status of 404 /;
const test = base.extend<{ readonly quietConsole: undefined }>({
  quietConsole: async ({ context }, provide) => {
    const faults: string[] = [];
    const note = (fault: string): void => void (expected.test(fault) || faults.push(fault));
    context.on("console", (message) => message.type() === "error" && note(message.text()));
    context.on("weberror", (error) => note(String(error.error().stack)));
    await provide(undefined);
    expect(faults).toEqual([]);
  },
});

/** Elements that password managers and spelling checkers put beside fields and around the page. It runs in the page. */
function assist(): void {
  document.documentElement.dataset["assistant"] = "on";
  document.body.append(document.createElement("spelling-assistant"));
  for (const field of document.querySelectorAll("main input, main textarea")) {
    const mark = document.createElement("div");
    mark.dataset["assistant"] = "field";
    field.after(mark);
  }
}

/** Types into every field of the main part that takes text. It runs in the page. */
function typeEverywhere(): void {
  const texts = new Map([
    ["email", "ada@example.org"],
    ["date", "2026-12-24"],
    ["tel", "030 1234567"],
  ]);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main input:not([type=checkbox], [type=radio], [type=hidden], [type=file], [type=range]), main textarea",
  )) {
    // What no hand comes to is for robots.
    if (field.readOnly || field.disabled || field.tabIndex < 0 || !field.checkVisibility()) continue;
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    field.focus();
    const { min = "", max = "" } = field instanceof HTMLInputElement ? field : {};
    const number = String(Math.max(Number(min), Math.min(7, Number(max || 7))));
    const text = field.type === "number" ? number : (texts.get(field.type) ?? "Erika");
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}

/** What the fields hold, by their names and places. It runs in the page. */
function valuesShown(): readonly string[] {
  const seen = new Map<string, number>();
  return Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea"))
    .filter(
      (field) => !["checkbox", "radio", "hidden", "file", "range"].includes(field.type) && field.checkVisibility(),
    )
    .map((field) => {
      const name = field.name || (field.getAttribute("aria-label") ?? "");
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return `${name} ${seen.get(name)}: ${field.value}`;
    });
}

/** Names of the buttons in the main part that do nothing without scripts. It runs in the page. */
const ownButtons = (): readonly string[] =>
  Array.from(document.querySelectorAll<HTMLButtonElement>("main button[type=button]:not([popovertarget])"))
    .filter((button) => button.checkVisibility() && !button.disabled)
    .map((button) => button.getAttribute("aria-label") ?? button.textContent.trim());
/** Kinds of which `session/hydration.spec.ts` presses one each before its scripts are there. */
const pressedEarly = /^(Menge (erhöhen|verringern)|Bild \d+ von \d+)/;

/** Turns the wheel over each number that has the focus. @returns names of those whose number changed */
async function turnOverNumbers(page: Page): Promise<readonly string[]> {
  const changed: string[] = [];
  const numbers = page.getByRole("main").getByRole("spinbutton").filter({ visible: true });
  for (let index = 0; index < Math.min(3, await numbers.count()); index += 1) {
    const number = numbers.nth(index);
    await number.scrollIntoViewIfNeeded();
    const before = await number.inputValue();
    await number.focus();
    const box = await number.boundingBox();
    if (box === null) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    for (const turn of [-120, 120]) await page.mouse.wheel(0, turn);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if ((await number.inputValue()) !== before) changed.push((await number.getAttribute("name")) ?? "");
  }
  return changed;
}

const failure = (page: Page) => page.getByText("Da ist etwas schiefgegangen");

for (const who of ["guest", "customer"] as const) {
  test(`without https, for a ${who}: each page keeps what was typed before its scripts, beside an assistant's elements, under the wheel and translated`, async ({
    page,
    chalkbox,
    context,
  }) => {
    test.setTimeout(600_000);
    const shopper = new Shopper(page, chalkbox, plain);
    await context.addCookies([consentCookie(who === "guest" ? "statistics" : "necessary", pageUrl(chalkbox, plain))]);
    if (who === "customer") await shopper.signInAsDemo();
    await shopper.buy();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    for (const { address, isFile = false } of Object.values(examples)) {
      // Neither is a page.
      if (isFile || /^\/(logout|language)\//.test(address)) continue;
      if (who === "customer" && !/^\/(myaccount|prime|checkout|rating)/.test(address)) continue;
      await test.step(address, async () => {
        const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, plain, address));
        await page.waitForFunction(() => document.readyState !== "loading");
        expect((await page.evaluate(ownButtons)).filter((name) => !pressedEarly.test(name))).toEqual([]);
        await page.evaluate(assist);
        await page.evaluate(typeEverywhere);
        const typed = await page.evaluate(valuesShown);
        letScriptsCome();
        await hydrated(page);
        await page.unrouteAll({ behavior: "ignoreErrors" });
        // Fields that come late are beside those that were filled in.
        await expect
          .poll(async () => {
            const shown = new Set(await page.evaluate(valuesShown));
            return [address, ...typed.filter((value) => !shown.has(value))];
          })
          .toEqual([address]);
        expect([address, await turnOverNumbers(page)]).toEqual([address, []]);
        await page.evaluate(translate);
        const contact = page.getByRole("contentinfo").getByRole("link", { name: /Kontakt/ });
        // The checkout leads nowhere else.
        if ((await contact.count()) > 0) {
          await contact.first().click();
          await expect(page).toHaveURL(/\/service\/kontakt\//);
          await page.goBack();
        }
        await expect(failure(page), address).toHaveCount(0);
      });
    }
  });
}

test("a first visitor whose page is rendered again is still asked about cookies, and can answer", async ({
  page,
  context,
  chalkbox,
  storefront,
}) => {
  await context.clearCookies();
  const letScriptsCome = await openWithoutScripts(page, pageUrl(chalkbox, storefront, "/service/kontakt/"));
  const asked = page.getByRole("complementary", { name: "Cookies" });
  await expect(asked).toBeVisible();
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.evaluate(assist);
  letScriptsCome();
  await hydrated(page);
  await expect(page.locator("main [data-assistant]")).toHaveCount(0);
  await asked.getByRole("button", { name: "Nur notwendige" }).click();
  await expect(asked).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(asked).toBeHidden();
});
