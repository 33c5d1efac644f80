import type { IncomingMessage } from "node:http";

/** Longer than any page is under way; in milliseconds. */
const remembered = 120_000;

/** The part of a request that says whose it is. */
type Asked = Pick<IncomingMessage, "headers">;

/** The customer's token among a request's cookies; it means nothing here but that two requests are of one login. */
const tokenOf = ({ headers }: Asked): string | null =>
  /(?:^|;\s*)X-JWT=([^;]+)/.exec(headers.cookie ?? "")?.[1] ?? null;

const takesTokenAway = (setCookie: string): boolean => /^X-JWT=;.*\bmax-age=0\b/i.test(setCookie);

/** Logins that ended lately, so that nothing of them that is under way leaves after the answer that ended them. */
export interface EndedLogins {
  /** A request is here. */
  enter(request: Asked): void;
  /**
   * Whether an answer may leave now: not when the login it was asked for with has ended since. The answer that ends a
   * login leaves; what comes later with its token is the shop's to refuse.
   * @param setCookies `Set-Cookie` lines of the answer
   */
  mayLeave(request: Asked, setCookies: readonly string[]): boolean;
}

/** @param now current time in milliseconds */
export function createEndedLogins(now: () => number = Date.now): EndedLogins {
  /** By token: which end it was, counted from the first, and when. The earliest that ended first. */
  const ended = new Map<string, { readonly end: number; readonly at: number }>();
  const begun = new WeakMap<Asked, number>();
  let ends = 0;
  const forget = (): void => {
    for (const [token, { at }] of ended) {
      if (at + remembered > now()) return;
      ended.delete(token);
    }
  };
  return {
    enter: (request) => void begun.set(request, ends),
    mayLeave: (request, setCookies) => {
      const token = tokenOf(request);
      if (token === null) return true;
      if (setCookies.some(takesTokenAway)) {
        forget();
        ends += 1;
        ended.delete(token);
        ended.set(token, { end: ends, at: now() });
        return true;
      }
      return (ended.get(token)?.end ?? 0) <= (begun.get(request) ?? 0);
    },
  };
}

/**
 * The page as it may leave: sends the visitor to the same address again when the login it shows has ended, and breaks a
 * page off that is sent in parts when the login ends between two of them.
 */
export function fencePage(
  logins: EndedLogins,
  request: Pick<IncomingMessage, "headers" | "url">,
  page: Response,
): Response {
  if (!logins.mayLeave(request, page.headers.getSetCookie())) {
    void page.body?.cancel();
    const { url = "/" } = request;
    // What begins with two slashes would lead to another host.
    const location = /^\/(?![/\\])/.test(url) ? url : "/";
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  if (page.body === null || tokenOf(request) === null) return page;
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      if (logins.mayLeave(request, [])) controller.enqueue(part);
      else controller.error(new Error("The login that this page shows has ended"));
    },
  });
  return new Response(page.body.pipeThrough(guard), { status: page.status, headers: page.headers });
}
