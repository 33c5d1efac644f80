import { installProcessPolicy, untilReplaced } from "@chalkbox/edge";
import { systemClock } from "./platform/clock.ts";
import { ConfigError } from "@chalkbox/environment";
import { readConfig } from "./platform/config.ts";
import type { Config } from "./platform/config.ts";
import { createLogger } from "./platform/logger.ts";
import { startSandbox } from "./server.ts";
import type { Sandbox } from "./server.ts";

const config = configOrExit();
const log = createLogger(config.logLevel);

let sandbox: Sandbox;
try {
  sandbox = await startSandbox(config, log, systemClock);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The sandbox cannot start on ${config.host}:${config.port}: ${reason}\n`);
  process.exit(1);
}
log.info({ ready: true, port: sandbox.port }, "ready");

installProcessPolicy({ log, onGiveUp: () => void stop(1) });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void untilReplaced().then(() => stop(0)));
}

async function stop(exitCode: number): Promise<void> {
  await sandbox.stop();
  log.info("stopped");
  process.exit(exitCode);
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
