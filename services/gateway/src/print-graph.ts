/**
 * Prints the public graph to standard output, types and fields sorted by name, as `schema/graph.graphql` keeps it.
 * It is composed by the same code that serves it, so what is committed is what clients get.
 */
import { lexicographicSortSchema, printSchema } from "graphql";
import { composePublicGraph } from "./subschemas/public-graph.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";

const graph = composePublicGraph(loadPublicShopSchema(), () => {
  throw new Error("Nothing is asked while the graph is printed");
});
process.stdout.write(`${printSchema(lexicographicSortSchema(graph))}\n`);
