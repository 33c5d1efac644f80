import { performance } from "node:perf_hooks";
import process from "node:process";
import { Agent, request } from "undici";

/**
 * `node scripts/bootstrap.mjs tests/load/picture-flood.ts <origin of web>`: one address (127.0.0.2) requests new colours
 * of a picture over 260 connections, for ten seconds; meanwhile another one requests new pictures, and for the graph.
 * Bounded in connections, requests and time; prints what the other visitor met.
 */
const origin = new URL(process.argv[2] ?? "http://127.0.0.1:3000").origin;
const connections = 260;
const floodFor = 10_000;
const mostRequests = 20_000;
const every = 250;

const agent = new Agent({ connections, pipelining: 1, localAddress: "127.0.0.2" });
const other = new Agent({ connections: 4, localAddress: "127.0.0.3" });
const colour = (): string =>
  Math.floor(Math.random() * 0xffffff)
    .toString(16)
    .padStart(6, "0");

/** Requests a picture of a new colour; an old version's address leads to today's. */
async function picture(dispatcher: Agent): Promise<number> {
  const old = `/media/pencil/${colour()}-${colour()}-0000000000/PRODUCTLISTING_BIG.avif`;
  const moved = await request(origin + old, { dispatcher });
  await moved.body.dump();
  const location = moved.headers["location"];
  if (typeof location !== "string") return moved.statusCode;
  const answer = await request(new URL(location, origin), { dispatcher });
  await answer.body.dump();
  return answer.statusCode;
}

async function graph(): Promise<number> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ query: "{ shop_version }" });
  const answer = await request(`${origin}/api/shop/`, { dispatcher: other, method: "POST", headers, body });
  await answer.body.dump();
  return answer.statusCode;
}

interface Met {
  readonly statuses: Map<number, number>;
  readonly times: number[];
}
const nothing = (): Met => ({ statuses: new Map(), times: [] });

async function note(met: Met, ask: () => Promise<number>): Promise<void> {
  const started = performance.now();
  const status = await ask().catch(() => 0);
  met.times.push(performance.now() - started);
  met.statuses.set(status, (met.statuses.get(status) ?? 0) + 1);
}

const flood = nothing();
const pictures = nothing();
const calls = nothing();
const end = performance.now() + floodFor;
const flooders = Array.from({ length: connections }, async () => {
  while (performance.now() < end && flood.times.length < mostRequests) await note(flood, () => picture(agent));
});
/** Another visitor: a picture and a call at a time, four times a second. */
const visitor = (async () => {
  while (performance.now() < end) {
    const next = new Promise((resolve) => setTimeout(resolve, every));
    await Promise.all([note(pictures, () => picture(other)), note(calls, graph), next]);
  }
})();
await Promise.all([...flooders, visitor]);
await Promise.all([agent.destroy(), other.destroy()]);

const describe = (name: string, { statuses, times }: Met): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  return `${name.padEnd(10)} ${answered}; p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`;
};
process.stdout.write(
  `${[describe("flood", flood), describe("pictures", pictures), describe("graph", calls)].join("\n")}\n`,
);
