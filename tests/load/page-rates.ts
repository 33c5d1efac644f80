import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import * as v from "valibot";
import { freePort } from "../testkit/ports.ts";
import { startProgram } from "../testkit/program.ts";
import { canPin, cores, pinned } from "./gateway/machine.ts";
import { type Finding, percentile } from "./measure.ts";
import { serviceProcess } from "./processes.ts";

/** How long one measurement takes, in seconds, and how often each server has its turn. */
const [seconds, turns] = [8, 3];
const connections = 32;
/** Connections that rest between their requests while the time to a page is measured. */
const restingConnections = 128;
/** Share of the highest rate at which the time to a page is measured. */
const share = 0.7;

const headers = { "accept-encoding": "gzip, deflate", "user-agent": "Mozilla/5.0 chalkbox-bench" };
const Result = v.object({ requests: v.number(), seconds: v.number(), p99: v.number(), failed: v.number() });

/** A server whose pages are requested. */
export interface Served {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  readonly paths: readonly string[];
}

/** One that is stopped when it has been measured. */
type Stoppable = Served & { stop(): Promise<void> };

/** How wrk loads a server. */
interface Load {
  readonly seconds: number;
  readonly connections: number;
  /** Mean rest of a connection between its requests, in ms; without it, the next one follows each answer. */
  readonly rest?: number;
}

/** Loads the pages of a server that has one core with wrk, which has the other. */
async function load({ origin, paths }: Served, { seconds: time, connections: open, rest }: Load) {
  const script = path.join(import.meta.dirname, "pages.lua");
  const options = ["-t1", `-c${open}`, `-d${time}s`, "--timeout", "20s", "-s", script, origin];
  const [program = "", ...args] = pinned(cores.others, ["wrk", ...options]);
  const env = { ...process.env, BENCH_PAGES: paths.join(" "), ...(rest !== undefined && { BENCH_REST: String(rest) }) };
  const child = spawn(program, args, { env });
  let output = "";
  child.stdout.on("data", (part) => (output += String(part)));
  await once(child, "close");
  const [, json = "null"] = /RESULT(.*)/.exec(output) ?? [];
  const result = v.parse(Result, JSON.parse(json));
  if (result.failed > 0) throw new Error(`${origin}: ${result.failed} of ${result.requests} failed`);
  return { rate: result.requests / result.seconds, p99: result.p99 };
}

/** The highest rate of a server, in pages a second. */
const rateOf = async (served: Served, time = seconds): Promise<number> =>
  (await load(served, { seconds: time, connections })).rate;

/**
 * The 99th percentiles of the time to a whole page, in ms, which is more than the time to its first byte, at about so many
 * pages a second: one for each turn, the servers in turn.
 */
async function timesAt(systems: readonly Served[], rate: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const rest = Math.round((restingConnections * 1_000) / rate);
  const all = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn += 1) {
    for (const system of systems) {
      const { p99 } = await load(system, { seconds, connections: restingConnections, rest });
      all.set(system.name, [...(all.get(system.name) ?? []), p99]);
    }
  }
  return all;
}

const listed = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(" ");

/** A bare server that sends the same bytes. */
async function startBare(web: Served): Promise<Stoppable> {
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
 * @param startPeers starts further servers, for comparison, with HTML of so many bytes
 */
export async function measureRates(
  url: string,
  paths: readonly string[],
  launcher: number,
  startPeers: (bytes: number) => Promise<readonly Stoppable[]>,
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  if (spawnSync("wrk", ["--version"]).error !== undefined) throw new Error("wrk is not installed");
  const pid = await serviceProcess(launcher, "web/server.ts");
  const web: Served = { name: "web", origin: url, pid, paths };
  for (const target of paths) await untilKept(url + target);
  const bare = await startBare(web);
  const peers = await startPeers(await meanLength(web));
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
    const rate = best(web.name) * share;
    const calm = await timesAt([web, bare], rate);
    const waits = calm.get(web.name) ?? [];
    // A machine that gives its cores to others makes both wait: the bare server shows how much of it is the machine's.
    say(
      `  whole page, p99, at ${rate.toFixed(0)} pages/s: ${[...calm].map(([name, all]) => `${name} ${listed(all)} ms`).join(", ")}`,
    );
    return [
      {
        what: "home, listing, product from memory, share of node:http",
        target: 0.5,
        measured: best(web.name) / best(bare.name),
        unit: "×",
        atMost: false,
      },
      {
        what: `whole page, p99, at ${rate.toFixed(0)} pages/s`,
        target: 25,
        measured: percentile(waits, 0.5),
        unit: "ms",
        atMost: true,
      },
    ];
  } finally {
    tie(pid, `0-${os.cpus().length - 1}`);
    await Promise.all([bare, ...peers].map((each) => each.stop()));
  }
}

/** Mean length of its pages, in bytes before compression. */
async function meanLength({ origin, paths }: Served): Promise<number> {
  const lengths = await Promise.all(
    paths.map(async (target) => {
      const { body } = await request(origin + target, { headers: { "user-agent": headers["user-agent"] } });
      return (await body.arrayBuffer()).byteLength;
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

/** Requests a page until it comes from memory. */
async function untilKept(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await request(url, { headers });
    await answer.body.dump();
    if (answer.headers["age"] !== undefined) return;
    await wait(100);
  }
  throw new Error(`${url} is not kept`);
}
