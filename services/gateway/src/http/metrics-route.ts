import type { Metrics } from "../observability/metrics.ts";
import { sendBytes } from "./reply.ts";
import type { Handler } from "./router.ts";

/** `GET /metrics`: for Prometheus. Storefronts pass on `/api/` alone, so visitors do not get here. */
export function createMetricsRoute(metrics: Metrics): Handler {
  return async (_request, response) => {
    const { text, contentType } = await metrics.print();
    sendBytes(response, 200, Buffer.from(text), { "content-type": contentType });
  };
}
