import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import * as v from "valibot";
import { freePort } from "../testkit/ports.ts";
import { startProgram } from "../testkit/program.ts";
import { canPin, cores, pinned } from "./gateway/machine.ts";
import { type Finding, percentile } from "./measure.ts";
import { serviceProcess } from "./processes.ts";

/** How long one measurement takes, in seconds, and how often each server has its turn. */
const [seconds, turns] = [8, 3];
const connections = 32;
/** Share of the highest rate at which the time to the first byte is measured. */
const share = 0.7;

const headers = { "accept-encoding": "gzip, deflate", "user-agent": "Mozilla/5.0 chalkbox-bench" };
const Result = v.object({ requests: v.number(), seconds: v.number(), p99: v.number(), failed: v.number() });

/** A server whose pages are asked for. */
export interface Served {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  readonly paths: readonly string[];
}

/** Pages a second of a server that has one core, asked by wrk on the other. */
async function rateOf({ origin, paths }: Served, time = seconds): Promise<number> {
  const script = path.join(import.meta.dirname, "pages.lua");
  const command = pinned(cores.others, ["wrk", "-t1", `-c${connections}`, `-d${time}s`, "-s", script, origin]);
  const [program = "", ...rest] = command;
  const child = spawn(program, rest, { env: { ...process.env, BENCH_PAGES: paths.join(" ") } });
  let output = "";
  child.stdout.on("data", (part) => (output += String(part)));
  await once(child, "close");
  const [, json = "null"] = /RESULT(.*)/.exec(output) ?? [];
  const result = v.parse(Result, JSON.parse(json));
  if (result.failed > 0) throw new Error(`${origin}: ${result.failed} of ${result.requests} failed`);
  return result.requests / result.seconds;
}

/** Times to the first byte in ms while so many pages a second are asked for, whatever the server answers meanwhile. */
async function firstBytesAt({ origin, paths }: Served, rate: number): Promise<readonly number[]> {
  const agent = new Agent({ connections: 128, pipelining: 1 });
  const times: number[] = [];
  const under: Promise<void>[] = [];
  const load = async (target: string): Promise<void> => {
    const asked = performance.now();
    const { body } = await request(origin + target, { dispatcher: agent, headers });
    times.push(performance.now() - asked);
    await body.dump();
  };
  const start = performance.now();
  for (let sent = 0; performance.now() - start < seconds * 1_000;) {
    const due = ((performance.now() - start) * rate) / 1_000;
    for (; sent < due; sent += 1) under.push(load(paths[sent % paths.length] ?? "/"));
    await wait(1);
  }
  await Promise.all(under);
  await agent.close();
  return times.slice(Math.floor(times.length / 10));
}

/** A bare server that sends the same bytes. */
async function startBare(web: Served): Promise<Served & { stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-bench-"));
  const answers = await Promise.all(
    web.paths.map(async (target) => {
      const answer = await request(web.origin + target, { headers });
      const body = Buffer.from(await answer.body.arrayBuffer()).toString("base64");
      const sent = Object.entries(answer.headers).filter(([name]) => !/^(?:date|connection|keep-alive)$/.test(name));
      return { path: target, headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), body };
    }),
  );
  const file = path.join(folder, "answers.json");
  await writeFile(file, JSON.stringify(answers));
  const port = await freePort();
  const program = await startProgram({
    entry: "tests/load/bare-server.ts",
    env: { PORT: String(port), ANSWERS: file },
    readyText: '"ready"',
  });
  const stop = async (): Promise<void> => {
    await program.stop();
    await rm(folder, { recursive: true });
  };
  return { name: "node:http", origin: `http://127.0.0.1:${port}`, pid: program.pid, paths: web.paths, stop };
}

/** Ties a process with all its threads to a core, or lets it go. */
function tie(pid: number, list: string): void {
  if (canPin) spawnSync("taskset", ["-a", "-cp", list, String(pid)]);
}

/**
 * Pages a second of visitors without ids beside a bare server that sends the same bytes, one core each, in turn; and the
 * time to the first byte below the highest rate.
 * @param peers further servers, for comparison
 */
export async function measureRates(
  url: string,
  paths: readonly string[],
  launcher: number,
  peers: readonly Served[],
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  if (spawnSync("wrk", ["--version"]).error !== undefined) throw new Error("wrk is not installed");
  const pid = await serviceProcess(launcher, "web/server.ts");
  const web: Served = { name: "web", origin: url, pid, paths };
  for (const target of paths) await untilKept(url + target);
  const bare = await startBare(web);
  const systems = [web, bare, ...peers];
  const rates = new Map<string, number[]>();
  try {
    for (const system of systems) tie(system.pid, String(cores.system));
    for (const system of systems) await rateOf(system, 3);
    for (let turn = 0; turn < turns; turn += 1) {
      for (const system of systems) rates.set(system.name, [...(rates.get(system.name) ?? []), await rateOf(system)]);
    }
    const best = (name: string): number => percentile(rates.get(name) ?? [], 0.5);
    for (const { name } of systems) say(`  ${name}: ${best(name).toFixed(0)} pages/s`);
    const times = await firstBytesAt(web, best(web.name) * share);
    return [
      {
        what: "home, listing, product from memory, share of node:http",
        target: 0.5,
        measured: best(web.name) / best(bare.name),
        unit: "×",
        atMost: false,
      },
      {
        what: `first byte, p99, at ${(best(web.name) * share).toFixed(0)} pages/s`,
        target: 25,
        measured: percentile(times, 0.99),
        unit: "ms",
        atMost: true,
      },
    ];
  } finally {
    tie(pid, `0-${os.cpus().length - 1}`);
    await bare.stop();
  }
}

/** Asks for a page until it comes from memory. */
async function untilKept(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await request(url, { headers });
    await answer.body.dump();
    if (answer.headers["age"] !== undefined) return;
    await wait(100);
  }
  throw new Error(`${url} is not kept`);
}
