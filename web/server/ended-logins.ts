import type { IncomingMessage } from "node:http";
import { parseCookie, parseSetCookie } from "cookie";
import { Pool } from "undici";

/** Longer than any page is under way; in milliseconds. */
const remembered = 120_000;

/** The part of a request that shows whose it is. */
type Asked = Pick<IncomingMessage, "headers">;

/** The customer's token among a request's cookies; it means nothing here but that two requests are of one login. */
const tokenOf = ({ headers }: Asked): string | null => parseCookie(headers.cookie ?? "")["X-JWT"] || null;

function takesTokenAway(line: string): boolean {
  const { name, maxAge } = parseSetCookie(line);
  return name === "X-JWT" && maxAge === 0;
}

/** Logins that ended lately, so that nothing of them that is under way leaves after the answer that ended them. */
export interface EndedLogins {
  /** A request is here. */
  enter(request: Asked): void;
  /** How long a request has been here, in milliseconds. */
  age(request: Asked): number;
  /**
   * Whether an answer may leave now: not when the login it was requested with has ended since. The answer that ends a
   * login leaves; what comes later with its token is the shop's to refuse.
   * @param setCookies `Set-Cookie` lines of the answer
   */
  mayLeave(request: Asked, setCookies: readonly string[]): boolean;
}

/** @param now current time in milliseconds */
export function createEndedLogins(now: () => number = Date.now): EndedLogins {
  /** By token: which end it was, counted from the first, and when. The earliest that ended first. */
  const ended = new Map<string, { readonly end: number; readonly at: number }>();
  const begun = new WeakMap<Asked, { readonly end: number; readonly at: number }>();
  let ends = 0;
  const forget = (): void => {
    for (const [token, { at }] of ended) {
      if (at + remembered > now()) return;
      ended.delete(token);
    }
  };
  return {
    enter: (request) => void begun.set(request, { end: ends, at: now() }),
    age: (request) => now() - (begun.get(request)?.at ?? now()),
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
      return (ended.get(token)?.end ?? 0) <= (begun.get(request)?.end ?? 0);
    },
  };
}

/** Whether a login still holds, as the gateways report: they inform each other, other webs do not. */
export interface LoginCheck {
  /** How long ago the login of a request ended, in milliseconds; null when it has not, or when no gateway reports it. */
  endedAgo(request: Asked): Promise<number | null>;
  close(): Promise<void>;
}

/** How long a page waits for the gateway's answer, in milliseconds. */
const patience = 300;
/** What the gateway recognises a login by. */
const passed = ["cookie", "x-forwarded-host", "x-forwarded-proto"] as const;

/** @param gatewayUrl origin of the gateway */
export function createLoginCheck(gatewayUrl: string): LoginCheck {
  const pool = new Pool(new URL(gatewayUrl).origin);
  return {
    endedAgo: async ({ headers }) => {
      const own: Record<string, string> = {};
      for (const name of passed) if (typeof headers[name] === "string") own[name] = headers[name];
      try {
        const signal = AbortSignal.timeout(patience);
        const answer = await pool.request({ method: "GET", path: "/internal/login", headers: own, signal });
        await answer.body.dump();
        const ago = Number(answer.headers["x-ended-ms"]);
        return answer.statusCode === 410 && Number.isFinite(ago) ? ago : null;
      } catch {
        // The gateway's answers that the page was made of have passed its own check.
        return null;
      }
    },
    close: () => pool.close(),
  };
}

/**
 * The page as it may leave: sends the visitor to the same address again when the login it shows has ended, here or at
 * another web, and breaks a page off that is sent in parts when the login ends between two of them.
 */
export async function fencePage(
  logins: EndedLogins,
  check: Pick<LoginCheck, "endedAgo">,
  request: Pick<IncomingMessage, "headers" | "url">,
  page: Response,
): Promise<Response> {
  const cookies = page.headers.getSetCookie();
  if (tokenOf(request) === null) return page;
  // The answer that ends a login itself is sent.
  const endsHere = cookies.some(takesTokenAway);
  const ago = endsHere ? null : await check.endedAgo(request);
  if ((ago !== null && ago <= logins.age(request)) || !logins.mayLeave(request, cookies)) {
    void page.body?.cancel();
    const { url = "/" } = request;
    // What begins with two slashes would lead to another host.
    const location = /^\/(?![/\\])/.test(url) ? url : "/";
    return new Response(null, { status: 303, headers: { location, "cache-control": "private, no-store" } });
  }
  if (page.body === null) return page;
  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      if (logins.mayLeave(request, [])) controller.enqueue(part);
      else controller.error(new Error("The login that this page shows has ended"));
    },
  });
  return new Response(page.body.pipeThrough(guard), { status: page.status, headers: page.headers });
}
