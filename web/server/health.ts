import { type Handle, serviceNeed, watchNeeds } from "@chalkbox/edge";
import type { Config } from "./config.ts";

/** Where balancers and supervisors check. */
export const healthPaths: ReadonlySet<string> = new Set(["/health/live", "/health/ready"]);

/**
 * `GET /health/live`: the process answers. `GET /health/ready`: it may be sent visitors, which it may while it is not
 * about to end and has a gateway that is ready; else 503 with the reason.
 */
export function createHealth({ gatewayUrl }: Pick<Config, "gatewayUrl">, isEnding: () => boolean): Handle {
  const url = new URL("/health/ready", gatewayUrl);
  const readiness = watchNeeds([serviceNeed({ whenGone: "gateway unavailable", url })]);
  return async ({ url: target = "/" }, response) => {
    const isAboutReadiness = target.startsWith("/health/ready");
    const missing = isAboutReadiness ? (isEnding() ? "ending" : await readiness()) : null;
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(missing === null ? 200 : 503, headers).end(JSON.stringify({ status: missing ?? "ok" }));
  };
}
