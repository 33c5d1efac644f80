/**
 * Prints the public graph to standard output, types and fields sorted by name, as `schema/graph.graphql` keeps it.
 * It is composed by the same code that serves it, so what is committed is what clients get.
 */
import { lexicographicSortSchema, printSchema } from "graphql";
import { furtherFolder, loadFurtherSubschemas } from "./subschemas/further-subschemas.ts";
import { composePublicGraph } from "./subschemas/public-graph.ts";
import { loadPublicShopSchema } from "./subschemas/shop-schema.ts";

const further = await loadFurtherSubschemas(furtherFolder);
const graph = composePublicGraph(loadPublicShopSchema(), further);
process.stdout.write(`${printSchema(lexicographicSortSchema(graph))}\n`);
