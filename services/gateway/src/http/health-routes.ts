import type { SessionStore } from "@chalkbox/session";
import type { Lifecycle } from "./lifecycle.ts";
import { sendJson } from "./reply.ts";
import type { Handler } from "./router.ts";

/**
 * `GET /health/live`: the process answers; whoever restarts processes asks this. `GET /health/ready`: it may be sent
 * visitors; balancers ask this. Ready is a gateway that can read sessions and is not about to end. The shop's state is
 * none of it: all gateways share one shop, and while it is away each answers as well as any other.
 */
export function healthRoutes(store: SessionStore, lifecycle: Lifecycle): readonly (readonly [string, Handler])[] {
  return [
    ["GET /health/live", async (_request, response) => sendJson(response, 200, { status: "ok" })],
    [
      "GET /health/ready",
      async (_request, response) => {
        if (lifecycle.isEnding) return sendJson(response, 503, { status: "ending" });
        const isReady = await store.isReady();
        sendJson(response, isReady ? 200 : 503, { status: isReady ? "ok" : "not ready" });
      },
    ],
  ];
}
