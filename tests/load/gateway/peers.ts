import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { parse, print, visit } from "graphql";
import { root } from "../../testkit/root.ts";
import { sessionSubgraph, shopSubgraph, textOf } from "./subgraphs.ts";

/** Where peers are installed: never among the dependencies of the project. */
const folder = join(root, ".data/bench-gateway");

/** Operations that are the benchmark's own, as a front end's: our gateway is set to trust them. */
export const ownOperations = join(folder, "operations");

/** Programs that only the benchmark needs. */
export type Peer = "hive" | "hive-router" | "apollo" | "mercurius" | "standard" | "autocannon";

/** Installs what is missing or has changed; npm's progress goes to the terminal. @returns the folder of each */
export function installPeers(wanted: readonly Peer[]): ReadonlyMap<Peer, string> {
  return new Map(wanted.map((peer) => [peer, install(peer)]));
}

function install(peer: Peer): string {
  const source = join(import.meta.dirname, "peers", peer);
  const target = join(folder, "peers", peer);
  const installed = join(target, "node_modules", ".installed");
  const manifest = readFileSync(join(source, "package.json"), "utf8");
  mkdirSync(target, { recursive: true });
  cpSync(source, target, { recursive: true });
  if (existsSync(installed) && readFileSync(installed, "utf8") === manifest) return target;
  process.stdout.write(`Installing ${peer} …\n`);
  const options = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const npm = spawnSync("npm", options, { cwd: target, stdio: "inherit" });
  if (npm.status !== 0) throw new Error(`${peer} could not be installed`);
  writeFileSync(installed, manifest);
  return target;
}

/** Files that the peers read their graphs from. */
export interface GraphFiles {
  readonly shop: string;
  readonly session: string;
}

/** Writes both subgraphs, as plain GraphQL with the key of federation. */
export function writeGraphs(): GraphFiles {
  mkdirSync(folder, { recursive: true });
  const files = { shop: join(folder, "shop.graphql"), session: join(folder, "session.graphql") };
  writeFileSync(files.shop, textOf(shopSubgraph("plain")));
  writeFileSync(files.session, textOf(sessionSubgraph("plain")));
  return files;
}

/** Composes both into a supergraph. @param apollo folder of the peer that does the composition */
export function composeSupergraph(apollo: string, upstream: string): string {
  const [shop, session, supergraph] = ["shop", "session", "supergraph"].map((name) =>
    join(folder, `${name}.federated.graphql`),
  );
  if (shop === undefined || session === undefined || supergraph === undefined) throw new Error("unreachable");
  writeFileSync(shop, textOf(shopSubgraph("composition")));
  writeFileSync(session, textOf(sessionSubgraph("composition")));
  const composed = spawnSync(process.execPath, [join(apollo, "compose.mjs"), shop, session, supergraph], {
    env: { ...process.env, SHOP_URL: `${upstream}/graphql`, SESSION_URL: `${upstream}/session` },
    encoding: "utf8",
  });
  if (composed.status !== 0) throw new Error(`The supergraph does not compose:\n${composed.stderr}`);
  return withoutDescriptions(supergraph);
}

/** Hive's planner in Rust does not read the description of a schema; no planner needs one. */
function withoutDescriptions(file: string): string {
  const document = visit(parse(readFileSync(file, "utf8"), { noLocation: true }), {
    enter: (node) => ("description" in node ? { ...node, description: undefined } : undefined),
  });
  writeFileSync(file, print(document));
  return file;
}

/** Puts an operation there. */
export function writeOperation(name: string, text: string): void {
  mkdirSync(ownOperations, { recursive: true });
  writeFileSync(join(ownOperations, `${name}.graphql`), text);
}

/** A file of the benchmark's own with these lines. */
export function writeLines(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${lines.join("\n")}\n`);
  return file;
}
