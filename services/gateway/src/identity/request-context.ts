import type { IncomingHttpHeaders } from "node:http";
import { Session, type SessionContext, type SessionStore, type Storefront, type VisitorIds } from "@chalkbox/session";
import { type CookieJar, type CookieName } from "../http/cookies.ts";
import type { Proxies } from "../security/proxies.ts";
import { forwardedHeaders } from "../upstream/headers.ts";
import type { ShopCall } from "../observability/shop-call.ts";
import { RequestVisitor } from "./request-visitor.ts";
import type { TokenSource } from "./token-source.ts";

/** What a request's context needs of the process. */
export interface ContextParts {
  readonly isLocal: boolean;
  /** Whether the shop is told the developers' switches (GQL-07). */
  readonly allowsDevFlags: boolean;
  readonly proxies: Proxies;
  readonly store: SessionStore;
  readonly tokens: TokenSource;
  readonly now: () => number;
  /** Asks the shop, in the session's words. */
  readonly callShop: (
    document: string,
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ) => ReturnType<Session["host"]["shop"]["call"]>;
  /** Asks the shop for a visitor's ids; null for visitors who get none. */
  readonly mint: (context: RequestContext) => Promise<VisitorIds | null>;
}

/** What a request brings. */
export interface RequestFacts {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly headers: IncomingHttpHeaders;
  /** Address of the other end of the connection. */
  readonly address: string | undefined;
  readonly cookies: ReadonlyMap<CookieName, string>;
  readonly jar: CookieJar;
  /** Takes note of every operation that the shop is asked to run. */
  readonly calls: ShopCall[];
  /** Asks for all visitors at once: the shop is told nothing of the one who came. */
  readonly isAnonymous?: true;
}

/** What resolvers are given. Apollo hands each operation a shallow copy of it, which a class would not survive. */
export interface GraphContext extends SessionContext {
  readonly request: RequestContext;
}

/** One HTTP request: visitor, storefront and session, shared by all its operations. */
export class RequestContext {
  readonly requestId: string;
  readonly storefront: Storefront;
  readonly forwarded: Readonly<Record<string, string>>;
  readonly userAgent: string;
  readonly visitor: RequestVisitor;
  readonly session: Session;
  /** What the shop was asked so far. */
  readonly calls: ShopCall[];
  readonly #parts: ContextParts;
  readonly #facts: RequestFacts;
  #tokenFailed = false;
  #retryAfter: number | null = null;

  constructor(facts: RequestFacts, parts: ContextParts) {
    this.requestId = facts.requestId;
    this.storefront = facts.storefront;
    this.forwarded =
      facts.isAnonymous === true ? {} : forwardedHeaders({ ...facts, allowsDevFlags: parts.allowsDevFlags });
    this.userAgent = facts.headers["user-agent"] ?? "";
    this.calls = facts.calls;
    this.#parts = parts;
    this.#facts = facts;
    this.visitor = new RequestVisitor(facts.cookies, facts.jar, {
      isLocal: parts.isLocal,
      now: parts.now,
      mint: () => parts.mint(this),
    });
    this.session = new Session({
      storefront: facts.storefront,
      visitor: this.visitor,
      store: parts.store,
      shop: { call: (document, variables) => parts.callShop(document, variables, this) },
      tokenState: async () => {
        const token = await parts.tokens.get(facts.storefront);
        return token === null ? null : { expires: new Date(token.expires), language: token.language };
      },
    });
  }

  /** The visitor's address. */
  get address(): string {
    return this.#parts.proxies.visitorAddress(this.#facts.headers, this.#facts.address);
  }

  /** Whether the shop gave no API token during this request (ERR-07). */
  get tokenFailed(): boolean {
    return this.#tokenFailed;
  }

  /** Says that there was no API token for something that this request asked for. */
  noteTokenFailure(): void {
    this.#tokenFailed = true;
  }

  /** How long the shop asked to be left alone during this request, in milliseconds; null when it did not. */
  get retryAfter(): number | null {
    return this.#retryAfter;
  }

  /** Says that the shop asks to be left alone. @param wait in milliseconds */
  noteRetryAfter(wait: number | null): void {
    if (wait !== null) this.#retryAfter = Math.max(wait, this.#retryAfter ?? 0);
  }

  /** The storefront's API token for calls to the shop; null when the shop gives none. */
  async apiToken(): Promise<string | null> {
    const token = await this.#parts.tokens.get(this.storefront);
    if (token === null) this.noteTokenFailure();
    return token?.token ?? null;
  }

  /**
   * New ids in place of those that the shop does not know (ERR-05). Whoever comes second gets the first one's.
   * @param broken the cart id at fault
   */
  async renewIds(broken: string | null): Promise<VisitorIds | null> {
    if (this.visitor.cartId !== broken) return this.visitor.ensureIds();
    // Who is signed in keeps their name: the record hangs on the ids.
    const { firstName, lastName, knowsNames } = await this.session.record();
    this.visitor.forgetIds();
    const ids = await this.visitor.ensureIds();
    this.session.reset();
    if (ids !== null && knowsNames) {
      await this.session.remember((record) => ({ ...record, firstName, lastName, knowsNames }));
    }
    return ids;
  }
}
