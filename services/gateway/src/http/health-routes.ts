import { type Need, type Readiness, serviceNeed } from "@chalkbox/edge";
import type { SessionStore } from "@chalkbox/session";
import { sendJson } from "./reply.ts";
import type { Handler } from "./router.ts";

/**
 * `GET /health/live`: the process answers; supervisors check this. `GET /health/ready`: it may be sent
 * visitors; balancers check this. Ready is a gateway that is not about to end and has all that it needs.
 */
export function healthRoutes(readiness: Readiness, isEnding: () => boolean): readonly (readonly [string, Handler])[] {
  return [
    ["GET /health/live", async (_request, response) => sendJson(response, 200, { status: "ok" })],
    [
      "GET /health/ready",
      async (_request, response) => {
        const missing = isEnding() ? "ending" : await readiness();
        sendJson(response, missing === null ? 200 : 503, { status: missing ?? "ok" });
      },
    ],
  ];
}

/** Where the shop is. */
interface ShopAddresses {
  readonly upstreamUrl: URL;
  /** Where the shop reports whether it is ready; null: it does not. */
  readonly upstreamHealthUrl: URL | null;
}

/** What a gateway cannot do without: the sessions, and the shop. */
export function gatewayNeeds(store: SessionStore, { upstreamUrl, upstreamHealthUrl }: ShopAddresses): readonly Need[] {
  return [
    { whenGone: "session store unavailable", check: () => store.isReady(), silence: 0 },
    upstreamNeed(upstreamUrl, upstreamHealthUrl),
  ];
}

/** A proxy's word that there is nothing behind it. */
const nothingBehind: ReadonlySet<number> = new Set([502, 503, 504]);

/** A shop without a readiness of its own is there when its graph answers anything at all, a refusal included. */
function upstreamNeed(graph: URL, health: URL | null): Need {
  const whenGone = "shop unavailable";
  if (health !== null) return serviceNeed({ whenGone, url: health });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify({ query: "{ __typename }" }) };
  return serviceNeed({ whenGone, url: graph, init, isThere: (status) => !nothingBehind.has(status) });
}
