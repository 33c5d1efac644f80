import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { root } from "../../../testkit/root.ts";
import { cores } from "../machine.ts";
import { installPeers, type Peer, writeLines, writeOperation } from "../peers.ts";
import { startByHand, startOwnGateway, startPeer, startSubgraphs, startUpstream, type System } from "../systems.ts";
import { query, typeDefs } from "./world.ts";

/** A gateway that takes part. */
export interface Contender {
  readonly name: string;
  /** Whether equal fetches under way are one. */
  readonly mode: "own" | "shared";
  readonly system: System;
}

/** All that was started. */
export interface Contenders {
  readonly all: readonly Contender[];
  stop(): Promise<void>;
}

/** Starts the four subgraphs and the gateways before them; peers are installed first. */
export async function startContenders(names: readonly string[]): Promise<Contenders> {
  const peers = (["hive-router", "hive", "apollo"] as const).filter((peer) =>
    names.some((name) => name === peer || name === `${peer}-shared`),
  );
  const folders = installPeers(peers.length === 0 ? [] : [...new Set<Peer>([...peers, "apollo"])]);
  const started: System[] = [];
  const stop = async (): Promise<void> => void (await Promise.all(started.map((each) => each.stop())));
  const start = async (starting: Promise<System>): Promise<System> => {
    const system = await starting;
    started.push(system);
    return system;
  };
  // The folder of operations that our gateway is given has to be there.
  writeOperation("BenchmarkQuery", query);
  try {
    const subgraphs = await start(startSubgraphs());
    const origin = new URL(subgraphs.url).origin;
    const shop = await start(startUpstream(cores.others));
    const supergraph = peers.length === 0 ? "" : compose(folders.get("apollo") ?? "", origin);
    const all: Contender[] = [];
    for (const name of names) {
      const mode = name.endsWith("-shared") ? "shared" : "own";
      const peer = peers.find((each) => name === each || name === `${each}-shared`);
      const env = { FEDERATION_URL: origin, FEDERATION_SHARED: mode === "shared" ? "1" : "0" };
      const own = { ...env, SUBSCHEMAS_DIR: path.join(root, "tests/load/gateway/federation/further") };
      const system = await start(
        name.startsWith("by-hand")
          ? startByHand(name, env)
          : peer === undefined
            ? startOwnGateway(name, new URL(shop.url).origin, own)
            : startPeer(peer, folders.get(peer) ?? "", {
                upstream: origin,
                graphs: { shop: "", session: "" },
                supergraph,
                env: { OWN_FETCHES: mode === "own" ? "1" : "0" },
              }),
      );
      all.push({ name, mode, system });
    }
    return { all, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param apollo folder of the peer that composes */
function compose(apollo: string, origin: string): string {
  const target = writeLines("federation-supergraph.graphql", []);
  const parts = Object.entries(typeDefs).flatMap(([name, text]) => {
    const file = writeLines(`federation-${name}.graphql`, []);
    writeFileSync(file, text);
    return [name, `${origin}/${name}`, file];
  });
  const composed = spawnSync(process.execPath, [path.join(apollo, "compose-all.mjs"), target, ...parts], {
    encoding: "utf8",
  });
  if (composed.status !== 0) throw new Error(`The supergraph does not compose:\n${composed.stderr}`);
  return target;
}
