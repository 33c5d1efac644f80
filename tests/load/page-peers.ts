import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import { freePort } from "../testkit/ports.ts";
import { root } from "../testkit/root.ts";

/** Frameworks beside which pages from memory stand; installed here, never among the dependencies of the project. */
const folder = join(root, ".data/bench-pages");

interface Peer {
  readonly name: string;
  /** Its commands, relative to its folder. */
  readonly build: readonly string[];
  readonly serve: (port: number) => readonly string[];
}

const peers: Readonly<Record<"next" | "react-router", Peer>> = {
  next: {
    name: "Next.js, its own page cache",
    build: ["node_modules/next/dist/bin/next", "build"],
    serve: (port) => ["node_modules/next/dist/bin/next", "start", "-p", String(port), "-H", "127.0.0.1"],
  },
  "react-router": {
    name: "React Router, rendered each time",
    build: ["node_modules/@react-router/dev/bin.cjs", "build"],
    serve: () => ["node_modules/@react-router/serve/bin.cjs", "build/server/index.js"],
  },
};

/** A peer that answers `/` with a page. */
export interface RunningPeer {
  readonly name: string;
  readonly origin: string;
  readonly pid: number;
  readonly paths: readonly string[];
  stop(): Promise<void>;
}

/** Pages of this length ± this share count as of the same size. */
const tolerance = 0.1;

/**
 * Installs, builds and starts a minimal page with each framework.
 * @param bytes length that their HTML is to have, before compression
 */
export async function startPagePeers(bytes: number, say: (line: string) => void): Promise<readonly RunningPeer[]> {
  const running: RunningPeer[] = [];
  for (const id of ["next", "react-router"] as const) {
    const target = install(id, say);
    let tiles = existsSync(join(target, "count")) ? Number(readFileSync(join(target, "count"), "utf8")) : 100;
    for (let tries = 0; tries < 3; tries += 1) {
      build(target, peers[id], tiles);
      const peer = await start(target, peers[id]);
      const length = await lengthOf(peer);
      if (Math.abs(length / bytes - 1) < tolerance || tries === 2) {
        say(`  ${peer.name}: ${(length / 1_000).toFixed(0)} kB of HTML`);
        writeFileSync(join(target, "count"), String(tiles));
        running.push(peer);
        break;
      }
      await peer.stop();
      tiles = Math.round((tiles * bytes) / length);
    }
  }
  return running;
}

function install(id: keyof typeof peers, say: (line: string) => void): string {
  const target = join(folder, id);
  const source = join(import.meta.dirname, "page-peers", id);
  mkdirSync(target, { recursive: true });
  cpSync(source, target, { recursive: true });
  const manifest = readFileSync(join(source, "package.json"), "utf8");
  const installed = join(target, "node_modules", ".installed");
  if (existsSync(installed) && readFileSync(installed, "utf8") === manifest) return target;
  say(`Installing ${id} …`);
  const options = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const npm = spawnSync("npm", options, { cwd: target, stdio: "inherit" });
  if (npm.status !== 0) throw new Error(`${id} could not be installed`);
  writeFileSync(installed, manifest);
  return target;
}

const environment = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

function build(target: string, { name, build: command }: Peer, count: number): void {
  const tiles = Array.from({ length: count }, (_, id) => ({
    id,
    name: `Wachsmalstifte in ${id + 10} Farben, wasserfest, für kleine Hände`,
    price: `${id},95 €`,
  }));
  const text = JSON.stringify(tiles);
  const file = join(target, "tiles.json");
  const built = join(target, "built");
  if (existsSync(built) && existsSync(file) && readFileSync(file, "utf8") === text) return;
  writeFileSync(file, text);
  const made = spawnSync(process.execPath, command, { cwd: target, env: environment, encoding: "utf8" });
  if (made.status !== 0) throw new Error(`${name} does not build:\n${made.stdout}${made.stderr}`);
  writeFileSync(built, "");
}

async function start(target: string, { name, serve }: Peer): Promise<RunningPeer> {
  const port = await freePort();
  const env = { ...environment, PORT: String(port), HOST: "127.0.0.1" };
  const child = spawn(process.execPath, serve(port), { cwd: target, env, stdio: "ignore" });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const answer = await request(origin).catch(() => null);
    await answer?.body.dump();
    if (answer?.statusCode === 200) break;
    if (tries === 150 || child.exitCode !== null) throw new Error(`${name} does not start`);
    await wait(200);
  }
  return { name, origin, pid: child.pid ?? 0, paths: ["/"], stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await ended;
}

/** Length of its page, in bytes before compression. */
async function lengthOf({ origin }: RunningPeer): Promise<number> {
  const { body } = await request(origin);
  return (await body.arrayBuffer()).byteLength;
}
