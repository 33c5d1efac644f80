/** An upstream beside the shop, as a deployment may add one: what share of a product has been recycled. */
import process from "node:process";
import { buildSchema } from "graphql";
import type { FurtherSubschema } from "../../src/subschemas/further-subschemas.ts";
import { createHttpExecutor } from "../../src/subschemas/http-executor.ts";

const schema = buildSchema(`
  type Query {
    "Facts on the recycling of a product."
    recycling(productId: ID!): Category
  }
  "What the upstream holds of a category."
  type Category {
    "Id of the category."
    id: ID!
    "Share of recycled material in percent."
    recycledPercent: Int
  }
`);

export const subschema: FurtherSubschema = {
  schema,
  executor: createHttpExecutor({ url: new URL(process.env["RECYCLING_URL"] ?? "http://127.0.0.1:9/graphql") }),
  merge: {
    Category: { selectionSet: "{ id }", fieldName: "recycling", args: ({ id }) => ({ productId: id }) },
  },
};
