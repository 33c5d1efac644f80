import type { Route } from "../platform/domain.ts";
import type { Platform } from "../platform/platform.ts";
import { paymentMetrics } from "./attempt/payment-task.service.ts";

/** `GET /metrics`: for Prometheus. The gateway passes on the graph alone, so visitors do not get here. */
export function paymentMetricsRoute(platform: Platform): Route {
  return [
    "GET /metrics",
    async (_request, response) => {
      const text = await paymentMetrics(platform);
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(text);
    },
  ];
}
