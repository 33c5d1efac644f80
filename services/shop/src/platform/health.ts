import { sendJson, watchNeeds } from "@chalkbox/edge";
import type { Database } from "./database.ts";
import type { Route } from "./domain.ts";

/** `GET /health/live`: the process runs. `GET /health/ready`: it can serve and take orders; else 503 with the reason. */
export function healthRoutes(database: Database): Route[] {
  const readiness = watchNeeds([
    { whenGone: "database unavailable", check: () => database.isAnswering(), silence: 0 },
    { whenGone: "disk full", check: () => database.hasRoom(), silence: 0 },
  ]);
  return [
    ["GET /health/live", (_request, response) => sendJson(response, 200, { status: "live" })],
    [
      "GET /health/ready",
      async (_request, response) => {
        const missing = await readiness();
        sendJson(response, missing === null ? 200 : 503, { status: missing ?? "ready" });
      },
    ],
  ];
}
