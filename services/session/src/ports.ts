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
  /** Whether it belongs to somebody who orders as guest. */
  readonly isGuest: boolean;
  /** Keep it when the browser closes. */
  readonly staySignedIn: boolean;
}

/** The visitor of one request, as their cookies say; every change becomes a `Set-Cookie`. Who they are says the shop. */
export interface SessionVisitor {
  readonly userId: string | null;
  readonly cartId: string | null;
  /** Tells customer tokens apart; null: none came along. */
  readonly tokenDigest: string | null;
  /** Whether the shop ended the session for security reasons (SESS-18). */
  readonly securityLogout: boolean;
  /** The ids; asks the shop for them on a first visit, once however often it is called. Null for crawlers. */
  ensureIds(): Promise<VisitorIds | null>;
  /**
   * The id of the cart that this request's answer shows: asking the shop for a cart that it does not know gives the
   * visitor another one, and one answer shows one id. Null for crawlers.
   */
  settledCartId(): Promise<string | null>;
  /** From now on calls identify this browser, so that the shop does not delay its sign-ins while other clients guess. */
  nameDevice(): void;
  /** Goes on with these ids. */
  adoptIds(ids: VisitorIds): void;
  /** Forgets cart and user id, so that the next need asks the shop for new ones. */
  forgetIds(): void;
  /**
   * The customer token has ended. Settles when no answer that was asked for with it leaves any more, but this request's
   * own: what another request has under way is not sent once this one is answered.
   */
  endToken(): Promise<void>;
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

/** The shop, asked on behalf of the visitor: token, ids and repair of both are the host's. */
export interface SessionShop {
  call(document: string, variables: Readonly<Record<string, unknown>>): Promise<ShopAnswer>;
}

/** What the process that hosts the session brings, anew for each request. */
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
