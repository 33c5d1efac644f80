import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "./database.ts";
import type { Route } from "./domain.ts";
import { sendJson } from "./http.ts";

/** How long the database may take to answer before the shop counts as not ready, in milliseconds. */
const patience = 1_000;

/** `GET /health/live`: the process runs. `GET /health/ready`: it can serve, database included; else 503. */
export function healthRoutes(database: Database): Route[] {
  return [
    { prefix: "/health/live", handle: (_request, response) => sendJson(response, 200, { status: "live" }) },
    {
      prefix: "/health/ready",
      handle: async (_request, response) => {
        const answers = await Promise.race([isAnswering(database), wait(patience, false, { ref: false })]);
        sendJson(response, answers ? 200 : 503, { status: answers ? "ready" : "database unavailable" });
      },
    },
  ];
}

function isAnswering({ write }: Database): Promise<boolean> {
  return write`select 1`.then(
    () => true,
    () => false,
  );
}
