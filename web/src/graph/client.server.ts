import { Pool } from "undici";
import { Client } from "urql";
import type { Graph } from "./client.ts";
import { mergeCookies } from "./cookies.server.ts";
import { createGatewayExchange } from "./gateway-exchange.server.ts";
import { createRequestCache } from "./request-cache.server.ts";

const gateway = new URL(process.env["GATEWAY_URL"] ?? "http://127.0.0.1:3002");
const path = "/api/shop/";
// Keep-alive: the global fetch cost 40 % more CPU a page.
const pool = new Pool(gateway.origin, { connections: 64, bodyTimeout: 20_000, headersTimeout: 20_000 });

/** What of the visitor's request the gateway must know; everything else stays here. */
const forwardedHeaders = [
  "user-agent",
  "referer",
  "accept-language",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-request-id",
];

/** The client of one request; collects the cookies that the gateway sets for the visitor. */
export interface ServerGraph extends Graph {
  readonly setCookies: string[];
  /** Gives a first-time visitor their ids before any query goes out: parallel queries would each mint their own. */
  mintIds(): Promise<void>;
}

/** A client that speaks for the visitor of `request`: their cookies and host go to the gateway, new cookies come back. */
export function createServerGraph(request: Request): ServerGraph {
  const setCookies: string[] = [];
  let cookie = request.headers.get("cookie") ?? "";
  const headers: Record<string, string> = {};
  for (const name of forwardedHeaders) {
    const value = request.headers.get(name);
    if (value) headers[name] = value;
  }
  headers["x-forwarded-host"] ??= new URL(request.url).host;

  const call = async (method: "GET" | "POST", target: string, body: string | null): Promise<unknown> => {
    const answer = await pool.request({
      method,
      path: target,
      headers: {
        ...headers,
        cookie,
        ...(body !== null && { "content-type": "application/json", accept: "application/json" }),
      },
      body,
    });
    const fresh = [answer.headers["set-cookie"] ?? []].flat();
    setCookies.push(...fresh);
    cookie = mergeCookies(cookie, fresh);
    return answer.body.json();
  };

  const send = async (bodies: readonly string[]): Promise<readonly unknown[]> => {
    const [only] = bodies;
    if (bodies.length === 1 && only !== undefined) return [await call("POST", path, only)];
    const answers = await call("POST", path, `[${bodies.join(",")}]`);
    if (!Array.isArray(answers)) throw new Error("The gateway did not answer operation by operation");
    return answers;
  };
  const { exchange, extract } = createRequestCache(request.method === "GET" || request.method === "HEAD");
  return {
    client: new Client({
      url: new URL(path, gateway).href,
      preferGetMethod: false,
      exchanges: [exchange, createGatewayExchange(send)],
    }),
    extract,
    restore: () => undefined,
    setCookies,
    async mintIds() {
      await call("GET", "/api/cart-id", null);
    },
  };
}
