import type { Page } from "@playwright/test";
import type { BackOffice } from "../../../testkit/back-office.ts";
import type { Addresses } from "../../../testkit/chalkbox.ts";
import type { Orderer } from "../../steps/orders.ts";
import type { Shopper } from "../../steps/shopper.ts";
import type { GuestOrder } from "../../steps/guest-orders.ts";
import type { Basket } from "../../steps/orders.ts";

/** What the steps of a row have at hand. */
export interface World {
  readonly page: Page;
  readonly chalkbox: Addresses;
  readonly shopper: Shopper;
  readonly backOffice: BackOffice;
  /** The same visitor, who changes and reads things through the graph. */
  readonly orderer: Orderer;
  /** The next visitor of this browser. */
  readonly newcomer: () => Orderer;
  /** Another visitor, in a browser of their own. */
  readonly another: () => Promise<Orderer>;
  readonly orderAsGuest: (baskets: readonly Basket[]) => Promise<GuestOrder>;
  /** Opens a path of the storefront and waits until the page listens. */
  readonly open: (path: string) => Promise<void>;
}

/** A page that is ready to be pressed. */
export interface Ready {
  /** Sends the mutation. */
  readonly press: () => Promise<unknown>;
  /** Checks that it is done, and done once. */
  readonly done: () => Promise<unknown>;
  /** Set where the press itself changes what the fields hold. */
  readonly pressTypes?: true;
  /** Set where the page itself finds a change whose answer was lost: what was pressed is gone then. */
  readonly finds?: true;
  /** Puts back what operators have set for it. */
  readonly cleanUp?: () => Promise<void>;
}

/** Prepares a page once; each fault is then met on it, one after another. */
export type Row = (world: World) => Promise<Ready>;

/** Rows by the name of their mutation. */
export type Rows = Readonly<Record<string, Row>>;
