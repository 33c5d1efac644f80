import type { CustomerToken, SessionVisitor, VisitorIds } from "@chalkbox/session";
import type { CallingVisitor } from "../upstream/call-context.ts";
import type { EndedTokens } from "./ended-tokens.ts";
import { digestOf } from "./token-digest.ts";
import { cookieNames, type CookieJar, type CookieName } from "./cookies.ts";

/** 30 days, in seconds (SESS-09). The cart lives as long as the user whose it is. */
const idLifetime = 30 * 24 * 3600;

/** 180 days, in seconds: as long as the shop recognises a browser that signed in. */
const deviceLifetime = 180 * 24 * 3600;

/** What a visitor's cookies need of their surroundings. */
export interface VisitorSettings {
  /** In the local environment the user id may be read by scripts (SESS-09). */
  readonly isLocal: boolean;
  /**
   * Requests ids from the shop; null when this visitor is given none.
   * @param newcomer the browser's secret by which its first requests know each other; null: it has none
   */
  readonly mint: (newcomer: string | null) => Promise<VisitorIds | null>;
  /** Reports to all gateways that a token has ended. @param digest of it */
  readonly endToken: (digest: string) => Promise<void>;
  /** The tokens that have ended lately. */
  readonly ended: Pick<EndedTokens, "now" | "hasEndedSince" | "leave" | "stay" | "endsByWish">;
  /** A secret that cannot be guessed, for a browser that signs in for the first time. */
  readonly newDevice: () => string;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** The visitor of one request: starts as the cookies say, and every change is written to the response's cookies. */
export class RequestVisitor implements SessionVisitor, CallingVisitor {
  readonly #jar: CookieJar;
  readonly #settings: VisitorSettings;
  #userId: string | null;
  #cartId: string | null;
  #customerToken: string | null;
  #confirmation: string | null;
  #securityLogout: boolean;
  #device: string | null;
  #newcomer: string | null;
  /** The token that the request came with; null once the request itself has ended it, and what it answers may leave. */
  #broughtToken: string | null;
  #tokenSent = false;
  readonly #begun: number;
  #minting: Promise<VisitorIds | null> | undefined;
  /** Calls under way for the visitor's cart. */
  readonly #cartCalls = new Set<Promise<unknown>>();

  constructor(cookies: ReadonlyMap<CookieName, string>, jar: CookieJar, settings: VisitorSettings) {
    this.#jar = jar;
    this.#settings = settings;
    this.#userId = cookies.get(cookieNames.userId) ?? null;
    this.#cartId = cookies.get(cookieNames.cartId) ?? null;
    this.#customerToken = cookies.get(cookieNames.customerToken) ?? null;
    this.#broughtToken = this.#customerToken;
    this.#begun = settings.ended.now();
    this.#confirmation = cookies.get(cookieNames.confirmation) ?? null;
    this.#securityLogout = cookies.has(cookieNames.securityLogout);
    this.#device = cookies.get(cookieNames.device) ?? null;
    this.#newcomer = this.#userId === null ? (cookies.get(cookieNames.newcomer) ?? null) : null;
  }

  get userId(): string | null {
    return this.#userId;
  }

  get cartId(): string | null {
    return this.#cartId;
  }

  /** To be sent to the shop and nowhere else. */
  get customerToken(): string | null {
    return this.#customerToken;
  }

  /** To be sent to the shop and nowhere else. */
  get confirmation(): string | null {
    return this.#confirmation;
  }

  get tokenDigest(): string | null {
    return this.#customerToken === null ? null : digestOf(this.#customerToken);
  }

  get securityLogout(): boolean {
    return this.#securityLogout;
  }

  /** By which the shop recognises the browser; null for one that never signed in, until it does. */
  get device(): string | null {
    return this.#device;
  }

  nameDevice(): void {
    this.#device ??= this.#settings.newDevice();
  }

  async ensureIds(): Promise<VisitorIds | null> {
    if (this.#userId !== null && this.#cartId !== null) return { userId: this.#userId, cartId: this.#cartId };
    this.#minting ??= this.#mint().finally(() => {
      this.#minting = undefined;
    });
    return this.#minting;
  }

  /** Runs what requests the visitor's cart from the shop; readers of its id wait for it. */
  askForCart<T>(ask: () => Promise<T>): Promise<T> {
    const asking = ask();
    this.#cartCalls.add(asking);
    const forget = (): boolean => this.#cartCalls.delete(asking);
    asking.then(forget, forget);
    return asking;
  }

  async settledCartId(): Promise<string | null> {
    // Fields beside the id have begun to be resolved once this has waited for the first time.
    if ((await this.ensureIds()) === null) return null;
    await Promise.allSettled(this.#cartCalls);
    // A login that ended meanwhile has taken its cart along.
    return (await this.ensureIds())?.cartId ?? null;
  }

  adoptIds({ userId, cartId }: VisitorIds): void {
    this.#userId = userId;
    this.#cartId = cartId;
    this.#jar.set(cookieNames.userId, userId, { maxAge: idLifetime, httpOnly: !this.#settings.isLocal });
    this.#jar.set(cookieNames.cartId, cartId, { maxAge: idLifetime, httpOnly: false });
  }

  /** Drops a cart that the shop does not find; the visitor's id stays, by which the shop gives a lost one back. */
  forgetCart(): void {
    this.#cartId = null;
    this.#jar.clear(cookieNames.cartId);
  }

  forgetIds(): void {
    this.#userId = null;
    this.#cartId = null;
    this.#jar.clear(cookieNames.userId);
    this.#jar.clear(cookieNames.cartId);
  }

  async endToken(): Promise<void> {
    const { tokenDigest } = this;
    if (tokenDigest === null) return;
    if (this.#broughtToken === this.#customerToken) this.#broughtToken = null;
    await this.#settings.endToken(tokenDigest);
  }

  /** The shop was called with the customer's token: what it answers may be the customer's alone. */
  noteTokenSent(): void {
    this.#tokenSent = true;
  }

  /** Whether the login that the shop was called with has ended meanwhile: nothing of it may leave any more. */
  get isFenced(): boolean {
    return (
      this.#tokenSent &&
      this.#broughtToken !== null &&
      this.#settings.ended.hasEndedSince(this.#begun, this.#broughtToken)
    );
  }

  signIn({ token, expires, isGuest, staySignedIn }: CustomerToken): void {
    this.#customerToken = token;
    const maxAge = staySignedIn ? (expires.getTime() - this.#settings.now()) / 1000 : null;
    this.#jar.set(cookieNames.customerToken, token, { maxAge, httpOnly: true });
    this.#jar.set(cookieNames.signedIn, "true", { maxAge, httpOnly: false });
    if (!isGuest && this.#device !== null) {
      this.#jar.set(cookieNames.device, this.#device, { maxAge: deviceLifetime, httpOnly: true });
    }
    if (isGuest) this.#jar.set(cookieNames.guest, "true", { maxAge, httpOnly: false });
    else this.#jar.clear(cookieNames.guest);
  }

  signOut(): void {
    this.#customerToken = null;
    this.#jar.clear(cookieNames.customerToken);
    this.#jar.clear(cookieNames.signedIn);
    this.#jar.clear(cookieNames.guest);
  }

  keepConfirmation(secret: string): void {
    this.#confirmation = secret;
    this.#jar.set(cookieNames.confirmation, secret, { maxAge: null, httpOnly: true });
  }

  forgetConfirmation(): void {
    if (this.#confirmation === null) return;
    this.#confirmation = null;
    this.#jar.clear(cookieNames.confirmation);
  }

  leave(): void {
    const { tokenDigest } = this;
    if (tokenDigest !== null) this.#settings.ended.leave(tokenDigest);
  }

  stay(): void {
    const { tokenDigest } = this;
    if (tokenDigest !== null) this.#settings.ended.stay(tokenDigest);
  }

  /**
   * The shop does not accept the customer token any more (ERR-03, SESS-18). Where the visitor is just signing out, what
   * else was under way learns of it first: that is what they wished for, and no reason to warn them. The cart stays with
   * the account; what a guest has put into one comes back by the visitor's id.
   */
  flagSecurityLogout(): void {
    const token = this.#customerToken;
    if (token !== null && this.#settings.ended.endsByWish(this.#begun, token)) return;
    this.signOut();
    this.forgetCart();
    this.#securityLogout = true;
    this.#jar.set(cookieNames.securityLogout, "true", { maxAge: null, httpOnly: false });
  }

  clearSecurityLogout(): void {
    if (!this.#securityLogout) return;
    this.#securityLogout = false;
    this.#jar.clear(cookieNames.securityLogout);
  }

  async #mint(): Promise<VisitorIds | null> {
    // Ids that the shop does not accept are replaced by others than those of the first requests.
    const newcomer = this.#newcomer;
    this.#newcomer = null;
    const ids = await this.#settings.mint(newcomer);
    if (ids === null) return null;
    this.adoptIds(ids);
    if (newcomer !== null) this.#jar.clear(cookieNames.newcomer);
    return ids;
  }
}
