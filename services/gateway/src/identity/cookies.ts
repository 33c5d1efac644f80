import { stringifySetCookie } from "cookie";

/** The cookies of a visitor (SESS-06..09, 12, 13, 18; C-38). */
export const cookieNames = {
  apiToken: "apiToken",
  cartId: "cartId",
  userId: "X-iSHOP-API-USERID",
  customerToken: "X-JWT",
  /** Readable flag: a customer token is there. */
  signedIn: "X-JWT-exist",
  /** Readable flag: it belongs to a guest. */
  guest: "X-JWT-guest",
  /** What opens the confirmation of the last order in this browser session, together with its ticket (C-86). */
  confirmation: "confirmation",
  /** Readable flag: the shop ended the session for security reasons; one visit to `/logout` clears it. */
  securityLogout: "SecurityLogout",
  /**
   * A secret that a browser without ids makes with the first form that changes something: what it sends within the same
   * minute, and before it has got ids, is one visitor's.
   */
  newcomer: "newcomer",
  /** A browser that has signed in, so that the shop recognises it while other clients guess passwords. */
  device: "device",
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];

/** How long a browser keeps a cookie and who may read it. */
export interface CookieLife {
  /** Seconds; null: until the browser closes. */
  readonly maxAge: number | null;
  readonly httpOnly: boolean;
}

/** Values that cannot be ours are as good as none; this also keeps them out of headers and logs. */
const plausible = /^[\w.~-]{1,4096}$/;

/** What the cookies are called in a browser. */
export interface CookieNaming {
  /** Whether browsers may send them over TLS only. */
  readonly isSecure: boolean;
  readonly sent: ReadonlyMap<string, CookieName>;
  nameOf(name: CookieName): string;
}

const namings = new Map<string, CookieNaming>();

/**
 * @param isSecure whether browsers may send them over TLS only; then the names that the specification leaves to us say
 *   that no other host has set them (`__Host-`)
 * @param store a store other than the host's own, whose visitor is another one; null: the host's own
 */
export function cookieNaming(isSecure: boolean, store: string | null = null): CookieNaming {
  const key = `${isSecure} ${store ?? ""}`;
  const known = namings.get(key);
  if (known !== undefined) return known;
  const suffix = store === null ? "" : `.${store}`;
  const nameOf = (name: CookieName): string =>
    `${isSecure && name === cookieNames.device ? "__Host-" : ""}${name}${suffix}`;
  const naming = { isSecure, sent: new Map(Object.values(cookieNames).map((name) => [nameOf(name), name])), nameOf };
  namings.set(key, naming);
  return naming;
}

/**
 * The cookies that came with a request, by name; the first word on one counts. Ours alone are looked at, and none of
 * their values is ever written in codes: to have a library read all that a browser sends takes four times as long.
 */
export function readCookies(
  header: string | undefined,
  { sent }: Pick<CookieNaming, "sent">,
): ReadonlyMap<CookieName, string> {
  const found = new Map<CookieName, string>();
  if (header === undefined) return found;
  for (let start = 0; start < header.length;) {
    const semicolon = header.indexOf(";", start);
    const end = semicolon === -1 ? header.length : semicolon;
    const equals = header.indexOf("=", start);
    const name = equals === -1 || equals > end ? undefined : sent.get(header.slice(start, equals).trim());
    if (name !== undefined && !found.has(name)) found.set(name, header.slice(equals + 1, end).trim());
    start = end + 1;
  }
  for (const [name, value] of found) if (!plausible.test(value)) found.delete(name);
  return found;
}

/** Collects what a response sets; the last word on a cookie counts. */
export class CookieJar {
  readonly #naming: CookieNaming;
  readonly #domain: string | null;
  readonly #lines = new Map<CookieName, readonly string[]>();

  /** @param domain the host whose subdomains share the visitor; null: the requested host alone */
  constructor(naming: CookieNaming, domain: string | null = null) {
    this.#naming = naming;
    this.#domain = domain;
  }

  set(name: CookieName, value: string, { maxAge, httpOnly }: CookieLife): void {
    const expiry = maxAge === null ? {} : { maxAge: Math.max(0, Math.floor(maxAge)) };
    this.#lines.set(name, [this.#line(name, value, { httpOnly, ...expiry }, this.#domainOf(name))]);
  }

  /** Also takes away one of the host alone where they are shared: a browser keeps both, and may send either first. */
  clear(name: CookieName): void {
    const domains = new Set([null, this.#domainOf(name)]);
    this.#lines.set(
      name,
      [...domains].map((domain) => this.#line(name, "", { maxAge: 0, httpOnly: false }, domain)),
    );
  }

  /** The `Set-Cookie` lines. */
  lines(): readonly string[] {
    return [...this.#lines.values()].flat();
  }

  /** A browser is known by each host for itself: its name over TLS allows no domain. */
  #domainOf(name: CookieName): string | null {
    return name === cookieNames.device ? null : this.#domain;
  }

  #line(
    name: CookieName,
    value: string,
    rest: { readonly httpOnly: boolean; readonly maxAge?: number },
    domain: string | null,
  ): string {
    const { isSecure: secure } = this.#naming;
    const scope = domain === null ? {} : { domain };
    const sent = this.#naming.nameOf(name);
    return stringifySetCookie({ name: sent, value, path: "/", sameSite: "lax", secure, ...scope, ...rest });
  }
}
