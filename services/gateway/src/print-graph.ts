/**
 * Prints the public graph to standard output, types and fields sorted by name, as `schema/graph.graphql` keeps it.
 * It is composed by the same code that serves it, so what is committed is what clients get. Another folder of upstreams
 * beside the shop may be given.
 */
import process from "node:process";
import { lexicographicSortSchema, printSchema } from "graphql";
import { loadFurtherSubgraphs } from "./subschemas/further-subgraphs.ts";
import { furtherFolder, loadFurtherSubschemas } from "./subschemas/further-subschemas.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";
import { composeSupergraph } from "./subschemas/supergraph.ts";
import { wholePublicGraph } from "./subschemas/whole-graph.ts";

const folder = process.argv[2] ?? furtherFolder;
const shopSchema = loadPublicShopSchema();
const subgraphs = await loadFurtherSubgraphs(folder);
const supergraph = subgraphs.length === 0 ? null : composeSupergraph(shopSchema, subgraphs);
const graph = wholePublicGraph(shopSchema, await loadFurtherSubschemas(folder), subgraphs, supergraph);
process.stdout.write(`${printSchema(lexicographicSortSchema(graph))}\n`);
