import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { load } from "./generator.ts";

/** As much of autocannon as the benchmark uses: a module of CommonJS that sends each request once. */
const small = `
module.exports = async ({ url, connections, duration, requests }) => {
  let non2xx = 0;
  for (const { method, headers, body } of requests) {
    const { host, ...others } = headers;
    const answer = await fetch(url, { method, headers: others, body });
    if (!answer.ok) non2xx += 1;
  }
  return { requests: { total: requests.length }, duration, latency: { p50: connections, p99: 9 }, errors: 0, non2xx };
};`;

it("puts load on an address by autocannon where wrk is missing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "generator-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const installed = join(folder, "node_modules/autocannon");
  await mkdir(installed, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await writeFile(join(installed, "package.json"), '{ "name": "autocannon", "main": "autocannon.js" }');
  await writeFile(join(installed, "autocannon.js"), small);
  const bodies = join(folder, "bodies");
  await writeFile(bodies, "first\nsecond\n");

  const received: unknown[] = [];
  const server = createServer((request, response) => {
    request.once("data", (body: Buffer) => received.push([body.toString(), request.headers.cookie]));
    request.once("end", () => response.writeHead(received.length === 1 ? 200 : 500).end());
  });
  onTestFinished(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/`;

  const outcome = await load({ url, bodies, cookie: "visitor=#", concurrency: 4, seconds: 1 }, folder);
  expect(received).toEqual([
    ["first", "visitor=1"],
    ["second", "visitor=2"],
  ]);
  expect(outcome).toEqual({ requests: 2, seconds: 1, p50: 4, p99: 9, failed: 1 });
});
