/** Stands in for wrk: `node autocannon.mjs <module> <url> <connections> <seconds>`, same environment, same output. */
import { readFileSync } from "node:fs";
import process from "node:process";

const [module = "", url = "", connections, seconds] = process.argv.slice(2);
const { default: autocannon } = await import(module);
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
