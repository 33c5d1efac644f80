import { chromium, expect, type Locator, type Page } from "@playwright/test";
import { browserArguments, requireBrowser } from "../../scripts/browser.ts";
import { consentCookie } from "../e2e/steps/consent.ts";
import { Shopper } from "../e2e/steps/shopper.ts";
import { type Addresses, pageUrl } from "../testkit/chalkbox.ts";
import { aPerson } from "../testkit/people.ts";
import { de } from "../testkit/storefronts.ts";
import type { Finding } from "./measure.ts";
import { limits, openSlowPhone, readVitals } from "./vitals.ts";

/** The fields that can be typed into, of the whole page. */
const fieldsOf = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("textbox")
    .or(page.getByRole("main").getByRole("combobox"))
    .and(page.locator("input, textarea"))
    .filter({ visible: true });

/** Types into every field and leaves it: into the first ones what is wrong, which shows its fault. */
async function typeEverywhere(page: Page): Promise<void> {
  for (const field of await fieldsOf(page).all()) {
    await field.pressSequentially("1a@");
    await field.press("Tab");
  }
}

/** Chooses each way of a group of radios, the first one last. */
async function chooseEach(page: Page, group: RegExp): Promise<void> {
  const ways = await page.getByRole("group", { name: group }).first().getByRole("radio", { disabled: false }).all();
  for (const way of ways.toReversed()) await way.check();
}

/** A form of the shop, and what a visitor does there; what leads to it is no part of the figure. */
interface FormKind {
  readonly name: string;
  readonly path?: string;
  readonly act: (shopper: Shopper) => Promise<void>;
}

const press = (shopper: Shopper, name: string | RegExp): Promise<void> =>
  shopper.page.getByRole("main").getByRole("button", { name }).first().click();

/** In the order in which a guest comes through them; the last press of each leads to the next. */
const forms: readonly FormKind[] = [
  {
    name: "checkout, login",
    act: async (shopper) => {
      await typeEverywhere(shopper.page);
      await press(shopper, shopper.words.signIn);
      await shopper.goOnAsGuest();
    },
  },
  {
    name: "checkout, shipping",
    act: async (shopper) => {
      await press(shopper, shopper.words.leaveShipping);
      await typeEverywhere(shopper.page);
      await chooseEach(shopper.page, /Wohin geht das Paket/);
      await shopper.fillShipping(aPerson());
      await shopper.finishShipping();
    },
  },
  {
    name: "checkout, payment",
    act: async (shopper) => {
      await press(shopper, shopper.words.toSummary);
      // A press is judged once the form's rules are there: what is chosen before that would send it.
      await expect(shopper.page).toHaveTitle(/^Fehler/);
      await chooseEach(shopper.page, /Zahlungsart/);
      await shopper.pay("invoice");
    },
  },
  {
    name: "checkout, summary",
    act: async (shopper) => {
      for (const box of await shopper.page.getByRole("main").getByRole("checkbox").all()) await box.check();
      await shopper.order();
      await shopper.confirmation();
    },
  },
  ...(
    [
      ["sign-in", "/login/", "Anmelden"],
      ["registration", "/myaccount/register/", /^Konto anlegen/],
      ["forgotten password", "/myaccount/resetpassword/", /./],
      ["order look-up for a return", "/myaccount/returns/", /./],
    ] as const
  ).map(([name, path, button]) => ({
    name,
    path,
    act: async (shopper: Shopper) => {
      await typeEverywhere(shopper.page);
      await press(shopper, button);
    },
  })),
];

/** The longest interaction in each form, on a slow phone: every key, every field that is left, every choice and press. */
export async function measureForms(chalkbox: Addresses): Promise<readonly Finding[]> {
  const executablePath = requireBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    const page = await openSlowPhone(browser);
    await page.context().addCookies([consentCookie("necessary", pageUrl(chalkbox, de))]);
    const shopper = new Shopper(page, chalkbox, de);
    await shopper.buy();
    await shopper.startCheckout();
    const findings: Finding[] = [];
    for (const { name, path, act } of forms) {
      if (path !== undefined) await shopper.open(path);
      await page.waitForLoadState("networkidle");
      await page.evaluate("vitals.interaction = 0");
      await act(shopper);
      const { interaction } = await readVitals(page);
      findings.push({
        what: `${name}, interaction`,
        target: limits.interaction,
        measured: interaction,
        unit: "ms",
        atMost: true,
      });
    }
    return findings;
  } finally {
    await browser.close();
  }
}
