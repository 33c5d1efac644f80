import { cores } from "./machine.ts";
import type { BenchOperation } from "./operations.ts";
import { composeSupergraph, installPeers, type Peer, writeGraphs } from "./peers.ts";
import type { Options } from "./options.ts";
import { startNodeAlone, startOwnGateway, startPeer, startProxy, startUpstream, type System } from "./systems.ts";

/** A system that takes part. */
export interface Competitor {
  readonly name: string;
  readonly system: System;
  /** Whether it is called by the name of a trusted document instead of its text. */
  readonly takesTrusted: boolean;
  /** Whether it declares the fields of an operation. */
  readonly answers: (operation: BenchOperation) => boolean;
}

const everything = (): boolean => true;
const shopOnly = ({ isShopOnly }: BenchOperation): boolean => isShopOnly;
const peers: readonly Peer[] = ["hive", "hive-router", "apollo", "mercurius", "standard"];

/** Starts the systems that are wanted, peers installed first. @param upstream origin of the upstream */
export async function startCompetitors(
  { systems: names, before }: Pick<Options, "systems" | "before">,
  upstream: string,
): Promise<readonly Competitor[]> {
  const wanted = peers.filter((peer) => names.includes(peer));
  const needsSupergraph = wanted.some((peer) => peer !== "mercurius" && peer !== "standard");
  const folders = installPeers(needsSupergraph ? [...new Set<Peer>([...wanted, "apollo"])] : wanted);
  const graphs = writeGraphs();
  const supergraph = needsSupergraph ? composeSupergraph(folders.get("apollo") ?? "", upstream) : "";
  const started: Competitor[] = [];
  const add = async (name: string, start: () => Promise<System>, rest: Omit<Competitor, "name" | "system">) => {
    if (!names.includes(name.replace("before", "chalkbox"))) return;
    const system = await start().catch(async (error: unknown) => {
      await Promise.all(started.map((each) => each.system.stop()));
      throw error;
    });
    started.push({ name, system, ...rest });
  };
  await add("upstream", () => startUpstream(cores.system), { takesTrusted: false, answers: shopOnly });
  await add("node-alone", () => startNodeAlone(upstream), { takesTrusted: false, answers: shopOnly });
  await add("proxy", () => startProxy(upstream), { takesTrusted: false, answers: shopOnly });
  const uncached = { CACHE_BYTES: "0" };
  await add("chalkbox", () => startOwnGateway("chalkbox", upstream, uncached), {
    takesTrusted: true,
    answers: everything,
  });
  await add("chalkbox-cached", () => startOwnGateway("chalkbox-cached", upstream, {}), {
    takesTrusted: true,
    answers: everything,
  });
  if (before !== null) {
    const own = { takesTrusted: true, answers: everything };
    await add("before", () => startOwnGateway("before", upstream, uncached, before), own);
    await add("before-cached", () => startOwnGateway("before-cached", upstream, {}, before), own);
  }
  for (const peer of wanted) {
    const folder = folders.get(peer) ?? "";
    await add(peer, () => startPeer(peer, folder, { upstream, graphs, supergraph }), {
      takesTrusted: false,
      answers: everything,
    });
  }
  return started;
}
