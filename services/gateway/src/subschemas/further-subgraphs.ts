import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";

const subgraphSchema = v.object({
  /** Its schema as Apollo Federation 2 writes it. */
  typeDefs: v.string(),
  url: v.instance(URL),
  /** E.g. an API key; nothing of the visitor's is sent. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
  /** Whether equal queries that are under way share one call. */
  sharesCalls: v.optional(v.boolean(), false),
});

/** What a file of `further/` states of a subgraph. */
export type FurtherSubgraph = v.InferInput<typeof subgraphSchema>;

/** An upstream beside the shop that is an Apollo Federation 2 subgraph. */
export interface Subgraph extends v.InferOutput<typeof subgraphSchema> {
  /** That of its file. */
  readonly name: string;
}

const ending = ".subgraph.ts";

/**
 * The subgraphs beside the shop: each is one file `<name>.subgraph.ts` that exports its `subgraph`.
 * @throws Error naming a file that exports none
 */
export async function loadFurtherSubgraphs(folder: string): Promise<readonly Subgraph[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(ending));
  return Promise.all(files.toSorted().map((name) => load(join(folder, name))));
}

async function load(file: string): Promise<Subgraph> {
  const module: unknown = await import(pathToFileURL(file).href);
  const decoded = v.safeParse(v.object({ subgraph: subgraphSchema }), module);
  if (decoded.success) return { ...decoded.output.subgraph, name: basename(file, ending) };
  throw new Error(`${file} must export \`subgraph\`, with its typeDefs and its url`);
}
