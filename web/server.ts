import { installProcessPolicy, untilReplaced } from "@chalkbox/edge";
import { ConfigError } from "@chalkbox/environment";
import { pino } from "pino";
import { type Config, readConfig } from "./server/config.ts";
import { createPages } from "./server/pages.ts";
import { startWeb } from "./server/start.ts";

const config = configOrExit();
const log = pino({ name: "web", level: config.logLevel });
let stopping: Promise<never> | undefined;

/** While pages are rendered a turn of the event loop takes some ten milliseconds. */
const takers = 32;
const web = await startWeb({ config, log, pages: (adapter) => createPages(config, adapter), takers });
log.info({ port: web.port }, "ready");

function stop(exitCode: number): void {
  stopping ??= web.stop().then(() => process.exit(exitCode));
}
installProcessPolicy({ log, onGiveUp: () => stop(1) });
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.on(signal, () => void untilReplaced().then(() => stop(0)));
}

/** A bad environment is the operator's to mend: one line a variable, without a stack. */
function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
