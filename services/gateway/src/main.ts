import { pino } from "pino";
import { installProcessPolicy, untilReplaced } from "@chalkbox/edge";
import { ConfigError, describeTakenPort } from "@chalkbox/environment";
import { readConfig } from "./config.ts";
import { type Gateway, startGateway } from "./server.ts";

let gateway: Gateway | undefined;
let stopping: Promise<void> | undefined;

async function start(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: { service: "gateway" } });
  installProcessPolicy({ log, onGiveUp: () => end(1) });
  gateway = await startGateway(config, log);
  log.info({ ready: true, port: gateway.port }, "ready");
}

/** Failures that an operator can repair get one line; a bug gets its stack. */
function describeFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const taken = describeTakenPort(error, "GATEWAY_PORT");
  return taken ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}

function fail(error: unknown): never {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

function end(exitCode: number): void {
  stopping ??= gateway?.stop() ?? Promise.resolve();
  stopping.then(() => process.exit(exitCode), fail);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void untilReplaced().then(() => end(0)));
}
start().catch(fail);
