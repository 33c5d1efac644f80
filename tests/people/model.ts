import type { Seen } from "./browser.ts";
import { anEmptyCart, type ModelCart } from "./rules/cart.ts";
import type { ModelItem, ModelShop } from "./rules/shop.ts";
import { show } from "./rules/view.ts";

/** What belongs to an account or to one visitor. */
interface Belongings {
  cart: ModelCart;
  /** Last name to id. */
  addresses: Map<string, string>;
}

/** An order that an account has made. */
export interface ModelOrder {
  readonly orderId: string;
  readonly pieces: readonly { readonly item: ModelItem; readonly quantity: number }[];
}

/** An account, as it is known to who owns it. */
export interface ModelAccount extends Belongings {
  readonly email: string;
  readonly lastName: string;
  password: string;
  /** Wrong passwords that were tried for it. */
  guesses: number;
  readonly orders: ModelOrder[];
}

/** Who is in front of a browser: a customer, a guest or a visitor. */
export type ModelBrowser =
  | { readonly kind: "customer"; readonly account: ModelAccount }
  | ({
      readonly kind: "guest" | "visitor";
      /** The shop has ended the login of this browser, and it has neither signed out nor in since. */
      readonly loginEnded?: boolean;
    } & Belongings);

/** A line that was taken out of a cart, as the basket offers to bring it back. */
export interface RemovedLine {
  readonly cart: ModelCart;
  readonly item: ModelItem;
  readonly positionId: string;
  readonly atDeal: boolean;
  readonly quantity: number;
  readonly shownCents: number;
}

/** What each of several people may see; commands change it as they change the shop. */
export interface Model {
  readonly accounts: ModelAccount[];
  readonly browsers: ModelBrowser[];
  /** By browser, what was removed there last. */
  readonly removed: Map<number, RemovedLine>;
  readonly shop: ModelShop;
  /** Number of vouchers that were redeemed so far, in all carts. */
  redeemed: number;
}

/** A visitor with nothing. */
export function aVisitor(): ModelBrowser & { readonly kind: "visitor" } {
  return { kind: "visitor", cart: anEmptyCart(), addresses: new Map() };
}

/** The visitor in front of a browser whose login ended elsewhere. */
export function anEndedLogin(): ModelBrowser {
  return { ...aVisitor(), loginEnded: true };
}

/** Cart and addresses of the person in front of it. */
export function belongingsOf(browser: ModelBrowser): Belongings {
  return browser.kind === "customer" ? browser.account : browser;
}

/** What a browser is to show. */
export function expectedView(browser: ModelBrowser, shop: ModelShop): Seen {
  const { cart, addresses } = belongingsOf(browser);
  const states = { customer: "LOGGED_IN", guest: "LOGGED_IN_AS_GUEST", visitor: "LOGGED_OUT" } as const;
  return {
    state: states[browser.kind],
    lastName: browser.kind === "customer" ? browser.account.lastName : null,
    cart: show(cart, shop),
    addresses: [...addresses.keys()].toSorted(),
  };
}
