import type { Leaver, Proxies } from "@chalkbox/edge";
import type { IncomingHttpHeaders } from "node:http";
import { Session, type SessionContext, type SessionStore, type Storefront, type VisitorIds } from "@chalkbox/session";
import { type CookieJar, type CookieName } from "./cookies.ts";
import type { CallContext, Forwarded } from "../upstream/call-context.ts";
import { forwardedHeaders } from "../upstream/headers.ts";
import { Presence } from "../upstream/presence.ts";
import type { ShopCall } from "../upstream/shop-call.ts";
import type { UpstreamOperation, Variables } from "../upstream/operation.ts";
import { deadlineOf } from "../upstream/time-left.ts";
import type { EndedTokens } from "./ended-tokens.ts";
import { callShop } from "./session-calls.ts";
import type { ShopClient } from "../upstream/shop-client.ts";
import type { ShopReply } from "../upstream/shop-reply.ts";
import type { OriginSigner } from "../upstream/visitor-origin.ts";
import { RequestVisitor } from "./request-visitor.ts";
import type { TokenSource } from "./token-source.ts";

/** What a request's context needs of the process. */
export interface ContextParts {
  readonly isLocal: boolean;
  /** Whether the developers' switches go to the shop (GQL-07). */
  readonly allowsDevFlags: boolean;
  readonly proxies: Proxies;
  readonly store: SessionStore;
  readonly tokens: TokenSource;
  readonly now: () => number;
  readonly signOrigin: OriginSigner;
  /** Ends logins at all gateways, and keeps which have; see `VisitorSettings`. */
  readonly endToken: (digest: string) => Promise<void>;
  readonly ended: Omit<EndedTokens, "add">;
  /** Names a browser; see `VisitorSettings`. */
  readonly newDevice: () => string;
  readonly shop: Pick<ShopClient, "run">;
  /** Requests a visitor's ids from the shop; null for visitors who get none; see `VisitorSettings`. */
  readonly mint: (context: RequestContext, newcomer: string | null) => Promise<VisitorIds | null>;
}

/** What a request contains. */
export interface RequestFacts {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  /** Address of the other end of the connection. */
  readonly address: string | undefined;
  readonly cookies: ReadonlyMap<CookieName, string>;
  readonly jar: CookieJar;
  /** Takes note of every operation that the shop receives. */
  readonly calls: ShopCall[];
  /** The client's connection, where what it requested is given up once it has left; absent: it is done to its end. */
  readonly connection?: Leaver | undefined;
  /** Calls on behalf of all visitors: nothing of the one who came goes to the shop. */
  readonly isAnonymous?: true;
}

/** What resolvers are given. Apollo hands each operation a shallow copy of it, which a class would not survive. */
export interface GraphContext extends SessionContext {
  readonly request: RequestContext;
  /** Aborted once the operation is answered without waiting for the rest. */
  readonly abandoned: AbortSignal;
}

/** One HTTP request: visitor, storefront and session, shared by all its operations. */
export class RequestContext implements CallContext {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly visitor: RequestVisitor;
  /** What was sent to the shop so far. */
  readonly calls: ShopCall[];
  readonly presence: Presence | null;
  /** When the client stops waiting, on `performance.now()`'s clock; what all visitors share has no such moment. */
  readonly deadline: number;
  readonly #parts: ContextParts;
  readonly #facts: RequestFacts;
  #tokenFailed = false;
  #tellsOrigin = false;
  #retryAfter: number | null = null;
  #session: Session | undefined;
  #forwarded: Forwarded | undefined;

  constructor(facts: RequestFacts, parts: ContextParts) {
    this.requestId = facts.requestId;
    this.storefront = facts.storefront;
    this.calls = facts.calls;
    this.deadline = deadlineOf(facts.headers);
    this.presence = facts.connection === undefined ? null : new Presence(facts.connection);
    this.#parts = parts;
    this.#facts = facts;
    this.visitor = new RequestVisitor(facts.cookies, facts.jar, {
      isLocal: parts.isLocal,
      now: parts.now,
      newDevice: parts.newDevice,
      endToken: parts.endToken,
      ended: parts.ended,
      mint: (newcomer) => parts.mint(this, newcomer),
    });
  }

  /** The headers of the visitor's request that the shop gets as well. */
  get forwarded(): Forwarded {
    this.#forwarded ??= this.#facts.isAnonymous === true ? {} : forwardedHeaders(this.#facts, this.#parts);
    return this.#forwarded;
  }

  /** The shop counts what this request requests: its calls say where the visitor comes from, queries included. */
  tellOrigin(): void {
    this.#tellsOrigin = true;
  }

  /** The headers that say so; null for calls that the shop does not count, and for anonymous ones. */
  originFor(kind: UpstreamOperation["kind"]): Forwarded | null {
    if (this.#facts.isAnonymous === true || (kind === "query" && !this.#tellsOrigin)) return null;
    return this.#parts.signOrigin({ address: this.address, device: this.visitor.device }, this.requestId);
  }

  get userAgent(): string {
    return this.#facts.headers["user-agent"] ?? "";
  }

  /** Made when it is first needed: what the shop alone answers needs no session. */
  get session(): Session {
    this.#session ??= this.#openSession();
    return this.#session;
  }

  #openSession(): Session {
    const { storefront } = this.#facts;
    const { store, tokens, shop } = this.#parts;
    return new Session({
      storefront,
      visitor: this.visitor,
      store,
      now: this.#parts.now,
      shop: { call: (document, variables) => callShop(shop.run, document, variables, this) },
      tokenState: async () => {
        const token = await tokens.get(storefront);
        return token === null ? null : { expires: new Date(token.expires), language: token.language };
      },
    });
  }

  /** Runs an operation at the shop for the visitor. */
  askShop(operation: UpstreamOperation, variables: Variables): Promise<ShopReply> {
    return this.#parts.shop.run(operation, variables, this);
  }

  /** The visitor's address. */
  get address(): string {
    return this.#parts.proxies.visitorAddress(this.#facts.headers, this.#facts.address);
  }

  /** Whether the shop gave no API token during this request (ERR-07). */
  get tokenFailed(): boolean {
    return this.#tokenFailed;
  }

  /** Reports that there was no API token for something that this request requested. */
  noteTokenFailure(): void {
    this.#tokenFailed = true;
  }

  /** How long the shop required a pause during this request, in milliseconds; null when it did not. */
  get retryAfter(): number | null {
    return this.#retryAfter;
  }

  /** Reports that the shop requires a pause. @param wait in milliseconds */
  noteRetryAfter(wait: number | null): void {
    if (wait !== null) this.#retryAfter = Math.max(wait, this.#retryAfter ?? 0);
  }

  /** The token that `apiToken` gives, if it is there already; else null. */
  apiTokenAtHand(): string | null {
    return this.#parts.tokens.atHand(this.storefront)?.token ?? null;
  }

  /** The storefront's API token for calls to the shop; null when the shop gives none. */
  async apiToken(): Promise<string | null> {
    const token = await this.#parts.tokens.get(this.storefront);
    if (token === null) this.noteTokenFailure();
    return token?.token ?? null;
  }

  /** Another API token than the one that the shop rejected; null when the shop gives none (ERR-04). */
  async replaceApiToken(rejected: string): Promise<string | null> {
    return (await this.#parts.tokens.replace(this.storefront, rejected))?.token ?? null;
  }

  /**
   * New ids in place of those that the shop does not have (ERR-05). Later calls get the ids of the first.
   * @param broken the cart id at fault
   * @param wasGivenBack whether the shop gave this cart back already, and does not find it all the same
   */
  async renewIds(broken: string | null, wasGivenBack = false): Promise<VisitorIds | null> {
    if (this.visitor.cartId !== broken) return this.visitor.ensureIds();
    // What the shop reported about the visitor's token stays true: the record hangs on the ids.
    const { account } = await this.session.record();
    // A cart of a login that has ended is left together with the id that leads to it.
    if (wasGivenBack) this.visitor.forgetIds();
    else this.visitor.forgetCart();
    const ids = await this.visitor.ensureIds();
    this.session.reset();
    if (ids !== null && account !== null) await this.session.remember((record) => ({ ...record, account }));
    return ids;
  }
}
