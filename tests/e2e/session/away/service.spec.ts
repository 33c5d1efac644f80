import type { Page } from "@playwright/test";
import * as v from "valibot";
import { mailsTo } from "../../../testkit/mailbox.ts";
import { aPerson } from "../../../testkit/people.ts";
import { expect } from "../../fixtures.ts";
import type { Rows, World } from "./row.ts";
import { testRows } from "./walk.ts";

const Ordered = v.object({ submitPrimeSubscription: v.object({ orderId: v.string() }) });
const main = (page: Page) => page.getByRole("main");

/** Where the newest mail of an address leads. */
async function newsletterLink({ chalkbox }: World, email: string, mails: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(mails);
  const [newest] = await mailsTo(chalkbox.sandbox, email);
  return /https?:\/\/[^/\s]+(\/service\/newsletter\/\S+)/.exec(newest?.text ?? "")?.[1] ?? "";
}

/** Asks for the newsletter. @returns the link that confirms it */
async function subscribed(world: World, email: string): Promise<string> {
  await world.orderer.ask("SubscribeToNewsletter", { email, honeypot: "" });
  return newsletterLink(world, email, 1);
}

const rows: Rows = {
  SubscribeToNewsletter: async ({ page, open, chalkbox }) => {
    const { email } = aPerson();
    await open("/service/newsletter/");
    await page.getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
    return {
      press: () => page.getByRole("button", { name: "Newsletter bestellen" }).click(),
      done: async () => {
        await expect(page.getByRole("heading", { name: "Fast geschafft" })).toBeVisible();
        await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(1);
      },
    };
  },
  ConfirmNewsletter: async (world) => {
    const { page, open } = world;
    await open(await subscribed(world, aPerson().email));
    return {
      press: () => page.getByRole("button", { name: "Bestätigen" }).click(),
      done: () => expect(page.getByRole("heading", { name: "Danke, Sie sind dabei" })).toBeVisible(),
    };
  },
  EndNewsletter: async (world) => {
    const { page, open, orderer } = world;
    const { email } = aPerson();
    const token = new URL(await subscribed(world, email), "http://shop.test").searchParams.get("token");
    await orderer.ask("ConfirmNewsletter", { token });
    await open(await newsletterLink(world, email, 2));
    return {
      press: () => page.getByRole("button", { name: "Abbestellen" }).click(),
      done: () => expect(page.getByRole("heading", { name: "Der Newsletter ist abbestellt" })).toBeVisible(),
    };
  },
  UnsubscribeNewsletter: async ({ page, open }) => {
    await open("/service/newsletter/newsletter-abmelden/");
    await main(page).getByRole("combobox", { name: "E-Mail-Adresse" }).fill(aPerson().email);
    await main(page)
      .getByRole("textbox", { name: /^Hausnummer/ })
      .fill("12");
    return {
      press: () => main(page).getByRole("button", { name: "Abbestellen" }).click(),
      done: () => expect(page.getByText(/^Passt die Hausnummer zu dieser Adresse/)).toBeVisible(),
    };
  },
  SendContactFormMail: async ({ page, open, chalkbox }) => {
    const { email } = aPerson();
    await open("/service/kontakt/");
    await main(page).getByRole("textbox", { name: "Ihr Name" }).fill("Erika Muster");
    await main(page).getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
    await main(page).getByRole("combobox", { name: "Worum geht es?" }).selectOption("ADVICE");
    await main(page).getByRole("textbox", { name: "Ihre Nachricht" }).fill("Welche Schere passt für Linkshänder?");
    return {
      press: () => main(page).getByRole("button", { name: "Nachricht senden" }).click(),
      done: async () => {
        await expect(page.getByText("Ihre Nachricht ist bei uns.")).toBeVisible();
        await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(1);
      },
    };
  },
  SubscribeToCompetition: async ({ page, open, chalkbox }) => {
    const { email } = aPerson();
    await open("/service/gewinnspiel/");
    await page.getByRole("textbox", { name: "Was macht Ihr Klassenzimmer besonders?" }).fill("Die Leseecke.");
    await page.getByRole("textbox", { name: "Vorname" }).fill("Erika");
    await page.getByRole("textbox", { name: "Nachname" }).fill("Muster");
    await page.getByRole("combobox", { name: "E-Mail-Adresse" }).fill(email);
    await page.getByRole("checkbox", { name: /Teilnahmebedingungen/ }).check();
    return {
      press: () => page.getByRole("button", { name: "Teilnehmen" }).click(),
      done: async () => {
        await expect(page.getByText("Sie nehmen teil.")).toBeVisible();
        await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(1);
      },
    };
  },
  SubmitPrimeSubscription: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/prime/");
    await main(page).getByRole("button", { name: "Mitglied werden" }).first().click();
    await expect(page).toHaveURL(/\/prime\/checkout\/$/);
    return {
      press: () => main(page).getByRole("button", { name: "Zahlungspflichtig bestellen" }).click(),
      done: async () => {
        await expect(page.getByRole("heading", { name: /^Willkommen bei Prime/ })).toBeVisible();
        await open("/myaccount/orders/");
        await expect(main(page).getByRole("link", { name: /^Bestellung \d+ ansehen$/ })).toHaveCount(1);
      },
    };
  },
  CancelMembership: async ({ page, open, orderer, chalkbox }) => {
    await orderer.register();
    const { person } = orderer;
    const ordered = await orderer.ask("SubmitPrimeSubscription", { paymentId: "INVOICE" });
    const { submitPrimeSubscription: membership } = v.parse(Ordered, ordered);
    await open(`/prime/cancellation/?orderId=${membership.orderId}`);
    await main(page).getByRole("textbox", { name: "Ihr Name" }).fill(`${person.firstName} ${person.lastName}`);
    await main(page)
      .getByLabel(/^E-Mail-Adresse/)
      .fill(person.email);
    return {
      press: () => main(page).getByRole("button", { name: "jetzt kündigen" }).click(),
      done: async () => {
        await expect(main(page).getByText("Ihre Kündigung ist bei uns eingegangen")).toBeVisible();
        const receipts = async () =>
          (await mailsTo(chalkbox.sandbox, person.email)).filter(({ text }) => text.includes("Hiermit kündige ich"));
        await expect.poll(async () => (await receipts()).length).toBe(1);
      },
    };
  },
};

testRows(rows);
