import { pino } from "pino";
import { readPageConfig } from "../lib/environment.server.ts";

/** The web server's log: JSON lines on standard output. Cookies and tokens are never handed to it. */
export const log = pino({ name: "web", level: readPageConfig().logLevel });
