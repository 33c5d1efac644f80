import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { aPerson } from "../testkit/people.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import type { GraphAnswer } from "../testkit/visitor.ts";
import { Browser } from "./browser.ts";
import { aVisitor, expectedView, type Model, type ModelAccount } from "./model.ts";

/** How many accounts and browsers a world has: each account is open in several browsers at times. */
export const sizes = { accounts: 2, browsers: 4, items: 3 } as const;

/** The real thing that commands act on. */
export interface World {
  readonly browsers: readonly Browser[];
  /** Ids of items that any number of pieces can be bought of. */
  readonly itemIds: readonly string[];
  /** Called with every step that is taken. */
  readonly onStep: () => void;
}

/** People with new accounts, in front of new browsers. */
export async function newWorld(
  origin: string,
  storefront: Storefront,
  itemIds: readonly string[],
  onStep: () => void,
): Promise<{ readonly model: Model; readonly real: World }> {
  const open = () => Browser.open(origin, storefront);
  const [accounts, browsers] = await Promise.all([
    Promise.all(Array.from({ length: sizes.accounts }, () => newAccount(open))),
    Promise.all(Array.from({ length: sizes.browsers }, open)),
  ]);
  return { model: { accounts, browsers: browsers.map(() => aVisitor()) }, real: { browsers, itemIds, onStep } };
}

async function newAccount(open: () => Promise<Browser>): Promise<ModelAccount> {
  const { email, password, firstName, lastName } = aPerson();
  const browser = await open();
  const answer = await browser.ask("RegisterCustomer", {
    customer: { email, password, firstName, lastName, salutation: "MS", phone: "+49 30 1234567" },
  });
  await browser.close();
  requireSuccess(answer, "registerCustomer");
  return { email, password, guesses: 0, lastName, cart: new Map(), addresses: new Map() };
}

/**
 * Compares what a browser shows with what it is to show.
 *
 * @throws Error that states both
 */
export async function checkView(model: Model, real: World, index: number): Promise<void> {
  const [browser, modelBrowser] = [real.browsers[index], model.browsers[index]];
  if (browser === undefined || modelBrowser === undefined) throw new RangeError(`There is no browser ${index}`);
  const [seen, expected] = [await browser.see(modelBrowser.kind !== "visitor"), expectedView(modelBrowser)];
  if (isDeepStrictEqual(seen, expected)) return;
  throw new Error(`Browser ${index} shows ${JSON.stringify(seen)}, and is to show ${JSON.stringify(expected)}`);
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
