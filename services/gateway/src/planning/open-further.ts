import type { Logger } from "pino";
import { createFederation, type Federation } from "../federation/federation.ts";
import { loadFurtherSubgraphs, type Subgraph } from "../subschemas/further-subgraphs.ts";
import { type FurtherSubschema, loadFurtherSubschemas } from "../subschemas/further-subschemas.ts";
import type { OwnGraphs } from "../subschemas/own-graphs.ts";
import { composeSupergraph } from "../subschemas/supergraph.ts";
import { wholePublicGraph } from "../subschemas/whole-graph.ts";
import { createSubgraphClient } from "../upstream/subgraph-client.ts";
import type { WholeGraph } from "./federate-plan.ts";
import type { Federated } from "./federate.ts";

/** What there is beside session and shop. */
export interface Further {
  readonly whole: WholeGraph;
  /** Null without subgraphs, or where the planner does not run. */
  readonly federated: Federated | null;
  close(): Promise<void>;
}

/**
 * Opens the upstreams beside the shop.
 * @param folder with their files
 * @returns null without any
 * @throws CompositionError when they do not fit together, Error naming a file that is none
 */
export async function openFurther(schemas: OwnGraphs, folder: string, log: Logger): Promise<Further | null> {
  const [subschemas, subgraphs] = await Promise.all([loadFurtherSubschemas(folder), loadFurtherSubgraphs(folder)]);
  return subschemas.length + subgraphs.length === 0 ? null : connectFurther(schemas, subschemas, subgraphs, log);
}

/** Composes upstreams beside the shop, and connects to them. @throws CompositionError when they do not fit together */
export async function connectFurther(
  schemas: OwnGraphs,
  subschemas: readonly FurtherSubschema[],
  subgraphs: readonly Subgraph[],
  log: Logger,
): Promise<Further> {
  const supergraph = subgraphs.length === 0 ? null : composeSupergraph(schemas.shopSchema, subgraphs);
  const schema = wholePublicGraph(schemas.shopSchema, subschemas, subgraphs, supergraph);
  const federation: Federation | null = supergraph === null ? null : await createFederation(supergraph);
  if (supergraph !== null && federation === null)
    log.warn("The query planner does not run here: subgraphs are stitched");
  const clients = new Map(
    federation === null ? [] : subgraphs.map((each) => [each.name, createSubgraphClient(each, log)] as const),
  );
  return {
    whole: { schema, federation },
    federated: federation === null ? null : { federation, clients },
    close: async () => {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}
