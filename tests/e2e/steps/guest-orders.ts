import type { Browser, Page } from "@playwright/test";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { mailsTo } from "../../testkit/mailbox.ts";
import type { Person } from "../../testkit/people.ts";
import type { Storefront } from "../../testkit/storefronts.ts";
import { type Basket, Orderer } from "./orders.ts";

/** What a guest has at hand of an order: its number, and who they are. */
export interface GuestOrder {
  readonly orderId: string;
  readonly person: Person;
}

/** Orders as a guest in a browser of its own, which is closed then: the page of the test has no session of theirs. */
export async function orderAsGuest(
  browser: Browser,
  chalkbox: Addresses,
  storefront: Storefront,
  baskets: readonly Basket[],
): Promise<GuestOrder> {
  const context = await browser.newContext();
  const orderer = new Orderer(await context.newPage(), chalkbox, storefront);
  await orderer.goOnAsGuest();
  const orderId = await orderer.order(baskets);
  await context.close();
  return { orderId, person: orderer.person };
}

/** Opens an order by its number and a postcode, on the page of the returns or of the withdrawal. */
export async function openByNumber(page: Page, { orderId, person }: GuestOrder): Promise<void> {
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Bestellnummer" }).fill(orderId);
  await main.getByRole("textbox", { name: "Postleitzahl" }).fill(person.postCode);
  await main.getByRole("button", { name: "Bestellung öffnen" }).click();
}

/** Address in the mail that was requested for an order; null until it is there. @param sandbox of the mailbox */
export async function mailedLink(
  sandbox: string,
  { orderId, person }: GuestOrder,
  to: "returns" | "withdrawal",
): Promise<string | null> {
  const mails = await mailsTo(sandbox, person.email);
  const mail = mails.find(({ subject }) => subject === `Ihr Link zur Bestellung ${orderId}`);
  return new RegExp(`https?:\\S+/myaccount/${to}/\\?order=[\\w-]+`).exec(mail?.text ?? "")?.[0] ?? null;
}
