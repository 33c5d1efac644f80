import type { Seen } from "./browser.ts";

/** What belongs to an account or to one visitor. */
interface Belongings {
  cart: Map<string, number>;
  /** Last name to id. */
  addresses: Map<string, string>;
}

/** An account, as it is known to who owns it. */
export interface ModelAccount extends Belongings {
  readonly email: string;
  readonly lastName: string;
  password: string;
  /** Wrong passwords that were tried for it. */
  guesses: number;
}

/** Who is in front of a browser: a customer, a guest or a visitor. */
export type ModelBrowser =
  | { readonly kind: "customer"; readonly account: ModelAccount }
  | ({ readonly kind: "guest" | "visitor" } & Belongings);

/** What each of several people may see; commands change it as they change the shop. */
export interface Model {
  readonly accounts: readonly ModelAccount[];
  readonly browsers: ModelBrowser[];
}

/** A visitor with nothing. */
export function aVisitor(kind: "guest" | "visitor" = "visitor"): ModelBrowser {
  return { kind, cart: new Map(), addresses: new Map() };
}

/** Cart and addresses of the person in front of it. */
export function belongingsOf(browser: ModelBrowser): Belongings {
  return browser.kind === "customer" ? browser.account : browser;
}

/** What a browser is to show. */
export function expectedView(browser: ModelBrowser): Seen {
  const { cart, addresses } = belongingsOf(browser);
  const states = { customer: "LOGGED_IN", guest: "LOGGED_IN_AS_GUEST", visitor: "LOGGED_OUT" } as const;
  return {
    state: states[browser.kind],
    lastName: browser.kind === "customer" ? browser.account.lastName : null,
    cart: Object.fromEntries(cart),
    addresses: [...addresses.keys()].toSorted(),
  };
}

/** Adds pieces to a cart, or the pieces of another one. */
export function addToCart(
  cart: Map<string, number>,
  pieces: Iterable<readonly [itemId: string, quantity: number]>,
): void {
  for (const [itemId, quantity] of pieces) cart.set(itemId, (cart.get(itemId) ?? 0) + quantity);
}
