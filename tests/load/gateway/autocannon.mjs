/** Stands in for wrk: `node autocannon.mjs <folder> <url> <connections> <seconds>`, same environment, same output. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";

const [folder = "", url = "", connections, seconds] = process.argv.slice(2);
// By its name, from where it was installed: an import takes no folder.
const autocannon = createRequire(join(folder, "package.json"))("autocannon");
const bodies = readFileSync(process.env["BENCH_BODIES"] ?? "", "utf8")
  .trimEnd()
  .split("\n");
const cookie = process.env["BENCH_COOKIE"] ?? "";
const headersOf = (line) => ({
  "content-type": "application/json",
  cookie: cookie.replace("#", String(line + 1)),
  host: "localhost",
});
const result = await autocannon({
  url,
  connections: Number(connections),
  duration: Number(seconds),
  requests: bodies.map((body, line) => ({ method: "POST", headers: headersOf(line), body })),
});
const outcome = {
  requests: result.requests.total,
  seconds: result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.errors + result.non2xx,
};
process.stdout.write(`RESULT${JSON.stringify(outcome)}\n`);
