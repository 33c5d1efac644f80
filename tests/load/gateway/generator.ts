import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import * as v from "valibot";
import { cores, pinned } from "./machine.ts";

/** What a slice of load is made of. */
export interface Slice {
  readonly url: string;
  /** File of bodies, one a line. */
  readonly bodies: string;
  readonly cookie: string;
  readonly concurrency: number;
  readonly seconds: number;
}

const Outcome = v.object({
  requests: v.number(),
  seconds: v.number(),
  /** Milliseconds. */
  p50: v.number(),
  p99: v.number(),
  failed: v.number(),
});

/** What came of it. */
export type Outcome = v.InferOutput<typeof Outcome>;

/** Whether wrk is there; it needs less of the core that it shares with the upstream than anything on Node. */
export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/**
 * Puts load on an address.
 * @param autocannon folder in which autocannon is installed, which is in where there is no wrk; null: wrk is taken
 * @throws Error with what the tool printed when it did not work
 */
export async function load(slice: Slice, autocannon: string | null): Promise<Outcome> {
  const command = autocannon === null ? wrkCommand(slice) : autocannonCommand(slice, autocannon);
  const [program = "", ...args] = pinned(cores.others, command);
  const env = { ...process.env, BENCH_COOKIE: slice.cookie, BENCH_BODIES: slice.bodies };
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await new Promise((resolve) => child.once("close", resolve));
  const [, json] = /RESULT(\{.*\})/.exec(text) ?? [];
  if (json === undefined) throw new Error(`The load did not run:\n${text.slice(-1_000)}`);
  return v.parse(Outcome, JSON.parse(json));
}

function wrkCommand({ url, concurrency, seconds }: Slice): readonly string[] {
  const script = join(import.meta.dirname, "wrk.lua");
  return ["wrk", "-t1", `-c${concurrency}`, `-d${seconds}s`, "--timeout", "10s", "-s", script, url];
}

function autocannonCommand({ url, concurrency, seconds }: Slice, autocannon: string): readonly string[] {
  return [
    process.execPath,
    join(import.meta.dirname, "autocannon.mjs"),
    autocannon,
    url,
    `${concurrency}`,
    `${seconds}`,
  ];
}
