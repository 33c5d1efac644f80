/** `npm start` and `npm run dev` (with --dev): runs a whole Chalkbox in the foreground. */
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { launch } from "./launcher.ts";
import { readSettings } from "./settings.ts";
import { stopSignals } from "./stop-signals.ts";

const mode = process.argv.includes("--dev") ? "development" : "production";
const settings = readSettings({ root, mode });
const { stop, kill } = stopSignals();
const outcome = settings.ok
  ? await launch({ root, settings: settings.value, screen: process.stdout, stop, kill })
  : settings;

if (!outcome.ok) process.stderr.write(`${outcome.reason}\n`);
process.exit(outcome.ok ? 0 : 1);
