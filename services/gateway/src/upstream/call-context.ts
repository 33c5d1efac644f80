import type { UpstreamOperation } from "./operation.ts";
import type { Presence } from "./presence.ts";
import type { ShopCall } from "./shop-call.ts";

/** Headers by name. */
export type Forwarded = Readonly<Record<string, string>>;

/** What a call to the shop reports about the visitor, and what the shop's answer changes for them. */
export interface CallingVisitor {
  readonly userId: string | null;
  readonly cartId: string | null;
  readonly customerToken: string | null;
  readonly confirmation: string | null;
  /** A call carries the customer's token: its answer may be the customer's alone. */
  noteTokenSent(): void;
  /** The shop does not accept the customer's token any more (ERR-03, SESS-18). */
  flagSecurityLogout(): void;
}

/** The request that a call to the shop belongs to. */
export interface CallContext {
  readonly requestId: string;
  readonly visitor: CallingVisitor;
  /** Takes a note of every operation that runs at the shop. */
  readonly calls: ShopCall[];
  /** Notices when the client leaves; null where what it requested is done to its end. */
  readonly presence: Presence | null;
  /** When the client stops waiting, on `performance.now()`'s clock. */
  readonly deadline: number;
  /** The headers of the visitor's request that the shop gets as well. */
  readonly forwarded: Forwarded;
  /** The headers that say where the visitor comes from; null for calls that the shop does not count. */
  originFor(kind: UpstreamOperation["kind"]): Forwarded | null;
  /** The API token, if there is one already. */
  apiTokenAtHand(): string | null;
  /** The API token; null when the shop gives none. */
  apiToken(): Promise<string | null>;
  /** Another API token than the one that the shop rejected; null when the shop gives none (ERR-04). */
  replaceApiToken(rejected: string): Promise<string | null>;
  /**
   * New ids in place of those that the shop does not have (ERR-05).
   * @param broken the cart id at fault
   * @param wasGivenBack whether the shop gave this cart back already, and does not find it all the same
   */
  renewIds(broken: string | null, wasGivenBack?: boolean): Promise<{ readonly cartId: string } | null>;
  /** The shop requests a pause. @param wait in milliseconds */
  noteRetryAfter(wait: number | null): void;
}
