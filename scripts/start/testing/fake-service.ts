/**
 * A service as small as the launcher can run: says "ready", answers with its process id, stops on SIGTERM.
 *
 * FAKE_BEHAVIOUR: "crash" ends with a message once ready, "deaf" ignores SIGTERM, "silent" never starts.
 * FAKE_PIDS is a folder in which it leaves its process id, as the name of a file.
 */
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import process from "node:process";

writeFileSync(path.join(process.env["FAKE_PIDS"] ?? "", String(process.pid)), "");
const behaviour = process.env["FAKE_BEHAVIOUR"] ?? "";
const server = createServer((_request, response) => response.end(String(process.pid)));

if (behaviour === "silent") {
  process.stderr.write("TypeError: the fake cannot start\n");
  process.exit(3);
}
server.listen(Number(process.env["FAKE_PORT"]), "127.0.0.1", () => {
  process.stdout.write(`${JSON.stringify({ progress: { done: 1, total: 2, label: "Sharpening pencils" } })}\n`);
  process.stdout.write(`${JSON.stringify({ level: 30, msg: "ready", pid: process.pid })}\n`);
  if (behaviour === "crash") {
    process.stdout.write(`${JSON.stringify({ level: 60, msg: "the chalk broke" })}\n`, () => process.exit(7));
  }
});
process.on("SIGINT", () => process.stdout.write(`${JSON.stringify({ level: 50, msg: "SIGINT came through" })}\n`));
process.on("SIGTERM", () => {
  if (behaviour !== "deaf") {
    server.close(() =>
      process.stdout.write(`${JSON.stringify({ level: 30, msg: "ended in order" })}\n`, () => process.exit(0)),
    );
  }
  server.closeAllConnections();
});
