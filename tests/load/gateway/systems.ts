import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { request } from "undici";
import { freePort } from "../../testkit/ports.ts";
import { root } from "../../testkit/root.ts";
import { visitorCartId } from "./fill.ts";
import { cores, pinned } from "./machine.ts";
import { type GraphFiles, ownOperations } from "./peers.ts";

/** A program under load, or the one behind them. */
export interface System {
  readonly name: string;
  readonly pid: number;
  /** Where operations are posted. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Cookies of visitors who have ids already, so that none are made for each request; # is the number of one. All
 * look at the same cart, as every peer has but one answer for it.
 */
export const knownCookies = `cartId=${visitorCartId}; X-iSHOP-API-USERID=7#`;

/** The same with what our gateway gives to everyone who comes. @param gateway ours, if it is there */
export async function returningCookies(gateway: System | undefined): Promise<string> {
  if (gateway === undefined) return knownCookies;
  const headers = { "content-type": "application/json", host: "localhost", cookie: knownCookies.replace("#", "0") };
  const { body, headers: answered } = await request(gateway.url, { method: "POST", headers, body: sessionQuery });
  await body.dump();
  const given = [answered["set-cookie"] ?? []].flat().map((line) => line.split(";", 1)[0] ?? "");
  return [knownCookies, ...given].join("; ");
}

/** Requests something of the visitor's own. */
const sessionQuery = JSON.stringify({ query: "{ session { cartId } }" });

interface Start {
  readonly name: string;
  readonly core: number;
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
  /** Name of the variable that takes the port. */
  readonly portVariable?: string;
}

/** How long a system may take to answer, in milliseconds. */
const patience = 60_000;

async function start({ name, core, command, cwd = root, path, env, portVariable = "PORT" }: Start): Promise<System> {
  const port = await freePort();
  const [program = "", ...args] = pinned(core, command);
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...env, [portVariable]: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  const collect = (chunk: Buffer): void => void (text = (text + chunk.toString()).slice(-4_000));
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const url = `http://127.0.0.1:${port}${path}`;
  const deadline = performance.now() + patience;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`${name} does not start:\n${text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once("close", resolve));
    child.kill("SIGTERM");
    const overdue = setTimeout(() => child.kill("SIGKILL"), 5_000);
    await ended;
    clearTimeout(overdue);
  };
  return { name, pid: child.pid ?? -1, url, stop };
}

/** Whether something that speaks HTTP is there; its answer does not matter yet. */
async function answers(url: string): Promise<boolean> {
  const headers = { "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: '{"query":"{ __typename }"}' }).then(
    async (response) => {
      await response.text();
      return true;
    },
    () => false,
  );
}

const ownProgram = (file: string, options: readonly string[] = []): readonly string[] => [
  process.execPath,
  "--disable-warning=ExperimentalWarning",
  ...options,
  file,
];
/** As `npm start` and Docker Compose run it. */
const gatewayOptions = ["--no-allocation-site-pretenuring", "--max-semi-space-size=16", "--heap-growing-percent=200"];

/** The upstream. @param core where it is the one that is measured itself, the system's */
export function startUpstream(core: number): Promise<System> {
  return start({
    name: "upstream",
    core,
    command: ownProgram("tests/load/gateway/upstream.ts"),
    path: "/graphql",
    env: {},
  });
}

/** The four subgraphs of the bench of federation. */
export function startSubgraphs(): Promise<System> {
  return start({
    name: "subgraphs",
    core: cores.others,
    command: ownProgram("tests/load/gateway/federation/subgraphs.ts"),
    path: "/accounts",
    env: {},
  });
}

/** The plan that is written by hand for the query of the bench of federation. */
export function startByHand(name: string, env: Readonly<Record<string, string>>): Promise<System> {
  const command = ownProgram("tests/load/gateway/federation/by-hand.ts", gatewayOptions);
  return start({ name, core: cores.system, command, path: "/graphql", env });
}

export function startProxy(upstream: string): Promise<System> {
  const env = { UPSTREAM_URL: `${upstream}/graphql` };
  return start({
    name: "proxy",
    core: cores.system,
    command: ownProgram("tests/load/gateway/proxy.ts"),
    path: "/",
    env,
  });
}

/** Node's own server with the upstream's answers in memory. */
export function startNodeAlone(upstream: string): Promise<System> {
  return start({
    name: "node-alone",
    core: cores.system,
    command: ownProgram("tests/load/gateway/node-alone.ts"),
    path: "/",
    env: { UPSTREAM_URL: `${upstream}/graphql` },
  });
}

/**
 * Our gateway.
 * @param options of the environment on top of what it needs
 * @param checkout whose gateway it is
 */
export async function startOwnGateway(
  name: string,
  upstream: string,
  options: Readonly<Record<string, string>>,
  checkout = root,
): Promise<System> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-gateway-"));
  const gateway = await start({
    name,
    core: cores.system,
    cwd: checkout,
    command: ownProgram("services/gateway/src/main.ts", gatewayOptions),
    path: "/api/shop/",
    portVariable: "GATEWAY_PORT",
    env: {
      DATA_DIR: dataDir,
      UPSTREAM_URL: `${upstream}/graphql`,
      TOKEN_URL: `${upstream}/oauth/token`,
      OAUTH_CLIENT_ID: "bench",
      OAUTH_CLIENT_SECRET: "not-a-real-secret",
      OPERATIONS_DIR: ownOperations,
      LOG_LEVEL: "error",
      ...options,
    },
  });
  const stop = async (): Promise<void> => {
    await gateway.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...gateway, stop };
}

/** A peer with a `server.mjs`, or Hive with its own program. */
export function startPeer(
  name: string,
  folder: string,
  {
    upstream,
    graphs,
    supergraph,
    env = {},
  }: {
    readonly upstream: string;
    readonly graphs: GraphFiles;
    readonly supergraph: string;
    readonly env?: Readonly<Record<string, string>>;
  },
): Promise<System> {
  const isHive = name.startsWith("hive");
  const hive = [process.execPath, "node_modules/.bin/hive-gateway", "supergraph", "-c", "gateway.config.mjs"];
  return start({
    name,
    core: cores.system,
    cwd: folder,
    command: isHive ? hive : [process.execPath, "server.mjs"],
    path: "/graphql",
    env: {
      SHOP_URL: `${upstream}/graphql`,
      SESSION_URL: `${upstream}/session`,
      SHOP_SCHEMA: graphs.shop,
      SESSION_SCHEMA: graphs.session,
      SUPERGRAPH: supergraph,
      ...env,
    },
  });
}
