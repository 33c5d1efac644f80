import type { Storefront } from "./storefront.ts";
import type { SessionStore } from "./store/session-store.ts";

/** The ids of an anonymous visitor (SESS-02). */
export interface VisitorIds {
  readonly userId: string;
  readonly cartId: string;
}

/** A customer token as the shop issued it. */
export interface CustomerToken {
  readonly token: string;
  readonly expires: Date;
  /** Whether it belongs to a visitor who orders as guest. */
  readonly isGuest: boolean;
  /** Keep it when the browser closes. */
  readonly staySignedIn: boolean;
}

/** The visitor of one request, as their cookies say; every change becomes a `Set-Cookie`. Who they are is the shop's answer. */
export interface SessionVisitor {
  readonly userId: string | null;
  readonly cartId: string | null;
  /** Distinguishes customer tokens; null: none came along. */
  readonly tokenDigest: string | null;
  /** Whether the shop ended the session for security reasons (SESS-18). */
  readonly securityLogout: boolean;
  /** The ids; calls the shop for them on a first visit, once however often it is called. Null for crawlers. */
  ensureIds(): Promise<VisitorIds | null>;
  /**
   * The id of the cart that this request's answer shows: calling the shop for a cart that it does not have gives the
   * visitor another one, and one answer shows one id. Null for crawlers.
   */
  settledCartId(): Promise<string | null>;
  /** From now on calls identify this browser, so that the shop does not delay its sign-ins while other clients guess. */
  nameDevice(): void;
  /** Goes on with these ids. */
  adoptIds(ids: VisitorIds): void;
  /** Drops cart and user id, so that the next need requests new ones from the shop. */
  forgetIds(): void;
  /**
   * The customer token has ended. Settles when no answer that was requested with it leaves any more, but this request's
   * own: what another request has under way is not sent once this one is answered.
   */
  endToken(): Promise<void>;
  /** The visitor is about to end their token: that the shop refuses it from now on is no security logout. */
  leave(): void;
  /** The call is over, and the token has not ended by it: it is not about to any more. */
  stay(): void;
  /** The shop does not accept the token any more (ERR-03, SESS-18): signs out and flags it, unless the visitor wished so. */
  flagSecurityLogout(): void;
  signIn(token: CustomerToken): void;
  signOut(): void;
  clearSecurityLogout(): void;
  /** Keeps what opens the confirmation of an order until the browser closes, out of reach of scripts (C-86). */
  keepConfirmation(secret: string): void;
  forgetConfirmation(): void;
}

/** An error that the shop answered, as it may be shown. */
export interface ShopCallError {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** What the shop answered. `data` is null when the call failed as a whole; then there is at least one error. */
export interface ShopAnswer {
  readonly data: unknown;
  readonly errors: readonly ShopCallError[];
}

/** The shop, called on behalf of the visitor: token, ids and repair of both are the host's. */
export interface SessionShop {
  call(document: string, variables: Readonly<Record<string, unknown>>): Promise<ShopAnswer>;
}

/** What the process that hosts the session provides, newly for each request. */
export interface SessionHost {
  readonly storefront: Storefront;
  readonly visitor: SessionVisitor;
  readonly shop: SessionShop;
  readonly store: SessionStore;
  /** Current time in milliseconds. */
  readonly now: () => number;
  /** State of the API token of this storefront; null while there is none. Never the token itself. */
  tokenState(): Promise<{ readonly expires: Date; readonly language: string } | null>;
}
