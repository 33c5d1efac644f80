import { installProcessPolicy } from "@chalkbox/edge";
import { ConfigError } from "@chalkbox/environment";
import { pino } from "pino";
import { type Config, readConfig } from "./server/config.ts";
import { createPages } from "./server/pages.ts";
import { startWeb } from "./server/start.ts";

const config = configOrExit();
const log = pino({ name: "web", level: config.logLevel });
let stopping: Promise<never> | undefined;

const web = await startWeb({ config, log, pages: (adapter) => createPages(config, adapter) });
log.info({ port: web.port }, "ready");

function stop(exitCode: number): void {
  stopping ??= web.stop().then(() => process.exit(exitCode));
}
installProcessPolicy({ log, onGiveUp: () => stop(1) });
process.on("SIGTERM", () => stop(0)).on("SIGINT", () => stop(0));

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
