/**
 * Loaded into every service before its own code (`node --import`): ends the process when the launcher is gone.
 *
 * A launcher that is killed (`kill -9`) cannot stop its services; the IPC channel that it held closes, though.
 */
import process from "node:process";

/** How long a service may take to stop cleanly once the launcher is gone, in ms. */
const patience = 2_000;

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), patience).unref();
});
// The channel alone must not keep a service alive that has stopped listening.
process.channel?.unref();
