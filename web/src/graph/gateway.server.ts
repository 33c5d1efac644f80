import { type Dispatcher, Pool } from "undici";
import { readPageConfig } from "../lib/environment.server.ts";
import { startCallTime } from "./call-time.server.ts";
import { lastOfEach, mergeCookies } from "./cookies.server.ts";
import type { SentBody } from "./gateway-batch.server.ts";
import { createPageDeadline, type Purpose } from "./page-deadline.server.ts";
import { isSharedRender, type Keeping, keepingOf } from "./shared-render.server.ts";

const gateway = new URL(readPageConfig().gatewayUrl);
const path = "/api/shop/";
// Keep-alive: the global fetch cost 40 % more CPU a page.
const pool = new Pool(gateway.origin, { connections: 64, bodyTimeout: 20_000, headersTimeout: 20_000 });

/** What of the visitor's request the gateway needs; everything else stays here. */
const forwardedHeaders = [
  "user-agent",
  "referer",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];

/** The way to the gateway for one visitor's request. */
export interface GatewayCalls {
  /**
   * Sends operations, one alone or several as a batch; answers with the body.
   * @param isChange whether they change something: then they have longer
   * @throws when the gateway cannot be reached, or does not answer while the page waits
   */
  send(bodies: readonly string[], isChange?: boolean): Promise<SentBody>;
  /** Gives a visitor their ids before queries go out that need them: in parallel each would mint its own. */
  mintIds(): Promise<void>;
  /** The `Set-Cookie` lines that the gateway has sent for the visitor so far. */
  readonly setCookies: readonly string[];
  /** How long others may be shown the answers that were read so far, one entry a call. */
  readonly keepings: readonly (Keeping | null)[];
}

/**
 * Speaks for the visitor of `request`: their cookies and host go to the gateway, new cookies come back.
 * @param readPatience how long what is read is waited for, in milliseconds; as long as a page waits without it
 */
export function callsFor(request: Request, readPatience?: number): GatewayCalls {
  const setCookies: string[] = [];
  const setByChanges: string[] = [];
  const visitor: Record<string, string> = {};
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) visitor[name] = value;
  }
  visitor["x-forwarded-host"] ??= new URL(request.url).host;
  let cookie = request.headers.get("cookie") ?? "";

  const deadline = createPageDeadline(undefined, readPatience);
  const keepings: (Keeping | null)[] = [];
  const isForAll = isSharedRender(request);
  // What is read for a visitor who has left is of no use; what changes something, and what it is read for, is done.
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isForAll) visitor["surrogate-capability"] = 'web="Surrogate/1.0"';

  const call = async (
    method: "GET" | "POST",
    target: string,
    body: string | null,
    purpose: Purpose,
  ): Promise<SentBody> => {
    const { ms, forGateway } = deadline.timeFor(purpose);
    const content = body === null ? {} : { "content-type": "application/json", accept: "application/json" };
    const headers = { ...visitor, cookie, "x-timeout-ms": String(forGateway), ...content };
    const time = startCallTime(ms, isForAll || !isRead || purpose !== "read" ? null : request.signal);
    try {
      return await exchange(purpose, { method, path: target, headers, body, signal: time.signal });
    } finally {
      time.end();
    }
  };
  const exchange = async (purpose: Purpose, sending: Dispatcher.RequestOptions): Promise<SentBody> => {
    const answer = await pool.request(sending);
    const sent = [answer.headers["set-cookie"] ?? []].flat();
    // The storefront's own token is no visitor's, and a page for all has no use for it.
    const fresh = isForAll ? sent.filter((line) => !line.startsWith("apiToken=")) : sent;
    (purpose === "change" ? setByChanges : setCookies).push(...fresh);
    cookie = mergeCookies(cookie, fresh);
    const text = await answer.body.text();
    if (purpose === "change") deadline.renew();
    keepings.push(
      fresh.length > 0 ? null : keepingOf(answer.headers["surrogate-control"], answer.headers["surrogate-key"]),
    );
    return { body: text, verdicts: String(answer.headers["x-chalkbox-cache"] ?? "").split(", ") };
  };
  return {
    keepings,
    // A query beside a logout is still sent with the ids that the logout has ended: what a change sets counts.
    get setCookies() {
      return lastOfEach([...setCookies, ...setByChanges]);
    },
    send: (bodies, isChange = false) =>
      call(
        "POST",
        path,
        bodies.length === 1 ? (bodies[0] ?? "") : `[${bodies.join(",")}]`,
        isChange ? "change" : "read",
      ),
    async mintIds() {
      await call("GET", "/api/cart-id", null, "mint");
    },
  };
}
