import { pino } from "pino";
import { ConfigError } from "@chalkbox/environment";
import { readConfig } from "./config.ts";
import type { HttpServer } from "./http/http-server.ts";
import { startGateway } from "./server.ts";

let gateway: HttpServer | undefined;
let stopping: Promise<void> | undefined;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel, base: { service: "gateway" } });
  gateway = await startGateway(config, log);
  log.info({ ready: true, port: gateway.port }, "ready");
}

/** Failures that the person who starts the gateway can mend get one line; a bug gets its stack. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `Port ${process.env["GATEWAY_PORT"]} is in use. Set GATEWAY_PORT to a free one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function fail(error: unknown): never {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => {
    stopping ??= gateway?.stop() ?? Promise.resolve();
    stopping.then(() => process.exit(0), fail);
  });
}
start().catch(fail);
