/** Longer than any page is under way; in milliseconds. Afterwards the shop alone refuses the login. */
const remembered = 120_000;

/** The customer's token among a request's cookies; it means nothing here but that two requests are of one login. */
const tokenIn = (cookies: string | undefined): string | null =>
  /(?:^|;\s*)X-JWT=([^;]+)/.exec(cookies ?? "")?.[1] ?? null;

const takesTokenAway = (setCookie: string): boolean => /^X-JWT=;.*\bmax-age=0\b/i.test(setCookie);

/** Logins that ended lately, so that nothing of them leaves after the answer that ended them. */
export interface EndedLogins {
  /**
   * Whether an answer may leave now: not when the login it was asked for with has ended. The answer that ends a login
   * leaves, and no other after it.
   * @param cookies `Cookie` of the request
   * @param setCookies `Set-Cookie` lines of the answer
   */
  mayLeave(cookies: string | undefined, setCookies: readonly string[]): boolean;
}

/** @param now current time in milliseconds */
export function createEndedLogins(now: () => number = Date.now): EndedLogins {
  /** Tokens, the earliest that ended first. */
  const ended = new Map<string, number>();
  const forget = (): void => {
    for (const [token, at] of ended) {
      if (at + remembered > now()) return;
      ended.delete(token);
    }
  };
  return {
    mayLeave: (cookies, setCookies) => {
      const token = tokenIn(cookies);
      if (token === null) return true;
      if (setCookies.some(takesTokenAway)) {
        forget();
        ended.set(token, now());
        return true;
      }
      return !ended.has(token);
    },
  };
}

/**
 * The page as it may leave: sends the visitor to the same address again when the login it shows has ended, and breaks a
 * page off that is sent in parts when the login ends between two of them.
 * @param cookies `Cookie` of the request
 * @param address path and query of the request
 */
export function fencePage(logins: EndedLogins, cookies: string | undefined, address: string, page: Response): Response {
  if (!logins.mayLeave(cookies, page.headers.getSetCookie())) {
    void page.body?.cancel();
    // What begins with two slashes would lead to another host.
    const location = /^\/(?![/\\])/.test(address) ? address : "/";
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  if (page.body === null || tokenIn(cookies) === null) return page;
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      if (logins.mayLeave(cookies, [])) controller.enqueue(part);
      else controller.error(new Error("The login that this page shows has ended"));
    },
  });
  return new Response(page.body.pipeThrough(guard), { status: page.status, headers: page.headers });
}
