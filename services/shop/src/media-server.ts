import { createEdgeServer, createProxies, createRouter, refusals } from "@chalkbox/edge";
import type { Domain } from "./platform/domain.ts";
import type { Platform } from "./platform/platform.ts";

/** A listening server for pictures. */
export interface MediaServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** How long pictures under way may take once the server stops, in milliseconds. */
const ending = { drain: 0, patience: 700 };

/**
 * Serves the pictures on a listener of their own. Web passes untrusted requests on to it; this
 * listener has no graph, no token and no back office.
 * @throws the system's error when the port is taken (`EADDRINUSE`)
 */
export async function startMediaServer(
  platform: Platform,
  domains: readonly Domain[],
  port: number,
): Promise<MediaServer> {
  const { config, log } = platform;
  const router = createRouter(domains.flatMap((domain) => domain.media?.(platform) ?? []));
  const server = createEdgeServer({
    handle: (request, response) => {
      const { method = "GET", url = "/" } = request;
      const route = router(method, url.split("?", 1)[0] ?? "/");
      if (route.kind !== "route") return server.refuse(response, refusals.notFound);
      return route.target(request, response);
    },
    log,
    methods: ["GET", "HEAD"],
    style: { format: () => "json", headers: { "x-content-type-options": "nosniff" } },
    limits: { bodyBytes: 0 },
    proxies: createProxies(config.trustedProxies),
  });
  return { port: await server.listen(port, config.host), stop: () => server.stop(ending) };
}
