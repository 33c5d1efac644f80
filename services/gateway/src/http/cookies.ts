import { parseCookie, stringifySetCookie } from "cookie";

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
  /** Readable flag: the shop ended the session for security reasons; one visit to `/logout` clears it. */
  securityLogout: "SecurityLogout",
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

/** The cookies that came with a request, by name. */
export function readCookies(header: string | undefined): ReadonlyMap<CookieName, string> {
  const found = new Map<CookieName, string>();
  if (header === undefined) return found;
  const sent = parseCookie(header);
  for (const name of Object.values(cookieNames)) {
    const value = sent[name];
    if (value !== undefined && plausible.test(value)) found.set(name, value);
  }
  return found;
}

/** Collects what a response sets; the last word on a cookie counts. */
export class CookieJar {
  readonly #secure: boolean;
  readonly #lines = new Map<CookieName, string>();

  /** @param secure whether browsers may send the cookies over TLS only */
  constructor(secure: boolean) {
    this.#secure = secure;
  }

  set(name: CookieName, value: string, { maxAge, httpOnly }: CookieLife): void {
    const expiry = maxAge === null ? {} : { maxAge: Math.max(0, Math.floor(maxAge)) };
    this.#write(name, value, { httpOnly, ...expiry });
  }

  clear(name: CookieName): void {
    this.#write(name, "", { maxAge: 0, httpOnly: false });
  }

  /** The `Set-Cookie` lines. */
  lines(): readonly string[] {
    return [...this.#lines.values()];
  }

  #write(name: CookieName, value: string, rest: { readonly httpOnly: boolean; readonly maxAge?: number }): void {
    const line = stringifySetCookie({ name, value, path: "/", sameSite: "lax", secure: this.#secure, ...rest });
    this.#lines.set(name, line);
  }
}
