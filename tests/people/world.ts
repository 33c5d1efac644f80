import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { BackOffice } from "../testkit/back-office.ts";
import { aPerson } from "../testkit/people.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import type { GraphAnswer } from "../testkit/visitor.ts";
import { type Assortment, newAssortment } from "./assortment.ts";
import { Browser } from "./browser.ts";
import { aVisitor, expectedView, type Model, type ModelAccount } from "./model.ts";
import { anEmptyCart } from "./rules/cart.ts";

/** How many accounts and browsers a world begins with: each account is open in several browsers at times. */
export const sizes = { accounts: 2, browsers: 4 } as const;

/** Where the people of a world are. */
export interface Place {
  /** Origin of a gateway or of a storefront, e.g. `http://127.0.0.1:3000`. */
  readonly origin: string;
  readonly storefront: Storefront;
  readonly backOffice: BackOffice;
}

/** The real thing that commands act on. */
export interface World extends Pick<Place, "backOffice">, Pick<Assortment, "giftId"> {
  readonly browsers: readonly Browser[];
  /** E-mails that guests give: the same one again and again, and that of an account. */
  readonly guestEmails: readonly string[];
  /** Called with every step that is taken, in words. */
  readonly onStep: (step: string) => void;
}

/** People with new accounts, in front of new browsers, in a shop with items and vouchers of their own. */
export async function newWorld(
  { origin, storefront, backOffice }: Place,
  onStep: (step: string) => void,
): Promise<{ readonly model: Model; readonly real: World }> {
  const open = () => Browser.open(origin, storefront);
  const [{ shop, giftId }, accounts, browsers] = await Promise.all([
    newAssortment(backOffice),
    Promise.all(Array.from({ length: sizes.accounts }, () => newAccount(open))),
    Promise.all(Array.from({ length: sizes.browsers }, open)),
  ]);
  const guestEmails = [aPerson().email, accounts[0]?.email ?? ""];
  return {
    model: { accounts, browsers: browsers.map(() => aVisitor()), removed: new Map(), shop, redeemed: 0 },
    real: { browsers, backOffice, giftId, guestEmails, onStep },
  };
}

async function newAccount(open: () => Promise<Browser>): Promise<ModelAccount> {
  const { account, customer } = aNewAccount();
  const browser = await open();
  const answer = await browser.ask("RegisterCustomer", { customer });
  await browser.close();
  requireSuccess(answer, "registerCustomer");
  return account;
}

/** An account with nothing in it, and what is sent to open it. */
export function aNewAccount() {
  const { email, password, firstName, lastName } = aPerson();
  const account: ModelAccount = {
    email,
    password,
    guesses: 0,
    lastName,
    cart: anEmptyCart(email),
    addresses: new Map(),
    orders: [],
  };
  return { account, customer: { email, password, firstName, lastName, salutation: "MS", phone: "+49 30 1234567" } };
}

/**
 * Compares what a browser shows with what it is to show.
 *
 * @throws Error that states both
 */
export async function checkView(model: Model, real: World, index: number): Promise<void> {
  const [browser, modelBrowser] = [real.browsers[index], model.browsers[index]];
  if (browser === undefined || modelBrowser === undefined) throw new RangeError(`There is no browser ${index}`);
  const seen = await browser.see(modelBrowser.kind !== "visitor");
  const expected = expectedView(modelBrowser, model.shop);
  if (isDeepStrictEqual(seen, expected)) return;
  throw new Error(`Browser ${index} shows\n${JSON.stringify(seen)}, and is to show\n${JSON.stringify(expected)}`);
}

const Outcome = v.looseObject({
  successful: v.optional(v.boolean()),
  successfull: v.optional(v.boolean()),
  outcome: v.optional(v.string()),
});

/** Whether the mutation `field` did what it was to do. */
export function isDone({ data }: GraphAnswer, field: string): boolean {
  const outcome = v.safeParse(Outcome, data?.[field]);
  if (!outcome.success) return false;
  const { successful, successfull, outcome: order } = outcome.output;
  return successful === true || successfull === true || order === "ORDERED";
}

/** @throws Error with the answer when the mutation was refused */
export function requireSuccess(answer: GraphAnswer, field: string): void {
  if (!isDone(answer, field)) throw new Error(`${field} failed: ${JSON.stringify(answer)}`);
}

/** @throws Error with the answer when the mutation was not refused */
export function requireRefusal(answer: GraphAnswer, field: string): void {
  if (isDone(answer, field)) throw new Error(`${field} was to be refused: ${JSON.stringify(answer)}`);
}

/** @throws Error with the answer when the mutation does not say `message`, a key */
export function requireMessage(answer: GraphAnswer, field: string, message: string): void {
  const said = v.safeParse(v.looseObject({ errorMessage: v.literal(message) }), answer.data?.[field]);
  if (!said.success) throw new Error(`${field} was to say ${message}: ${JSON.stringify(answer)}`);
}
