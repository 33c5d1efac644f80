import { pino } from "pino";

/** The web server's log: JSON lines on standard output. Cookies and tokens are never handed to it. */
export const log = pino({ name: "web", level: process.env["LOG_LEVEL"] ?? "info" });
