import { type Dispatcher, request } from "undici";
import * as v from "valibot";
import type { Storefront } from "./storefronts.ts";

const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown()), null),
  errors: v.optional(v.array(v.looseObject({ message: v.string() }))),
});

/** What the graph answered. */
export type GraphAnswer = v.InferOutput<typeof Answer>;

/** A visitor who talks to a gateway as a browser does: with cookies, without pages. */
export interface Visitor {
  /** Runs an operation; errors of the graph are part of the answer. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<GraphAnswer>;
  /** Cookies by name, as they are now. */
  readonly cookies: ReadonlyMap<string, string>;
  /** Another browser with the same cookies, from now on with its own. */
  copy(): Visitor;
}

/**
 * A new visitor of a storefront, with a cart and a user id of their own.
 *
 * @param gateway origin of a gateway, e.g. `http://127.0.0.1:3002`
 * @param dispatcher connections of its own, for a visitor at another address
 */
export async function newVisitor(gateway: string, storefront: Storefront, dispatcher?: Dispatcher): Promise<Visitor> {
  const visitor = visitorWith(new Map(), gateway, storefront, dispatcher);
  await visitor.call("GET", "/api/cart-id", null);
  return visitor;
}

function visitorWith(
  cookies: Map<string, string>,
  gateway: string,
  storefront: Storefront,
  dispatcher: Dispatcher | undefined,
) {
  const call = async (method: "GET" | "POST", path: string, body: string | null): Promise<unknown> => {
    const answer = await request(gateway + path, {
      method,
      ...(dispatcher && { dispatcher }),
      headers: {
        "content-type": "application/json",
        host: storefront.host,
        "user-agent": "Mozilla/5.0 (X11; Linux x64) chalkbox-tests",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      },
      body,
    });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) keep(cookies, line);
    return answer.body.json();
  };
  return {
    cookies,
    call,
    copy: (): Visitor => visitorWith(new Map(cookies), gateway, storefront, dispatcher),
    ask: async (query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphAnswer> =>
      v.parse(Answer, await call("POST", "/api/shop/", JSON.stringify({ query, variables }))),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split("; ");
  const at = pair.indexOf("=");
  const name = pair.slice(0, at);
  if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}
