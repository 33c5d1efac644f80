/**
 * Apollo Server and stitching as their guides put them together: the shop over the HTTP executor, the session as an
 * executable schema in the same process, carts merged by their id.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import { buildHTTPExecutor } from "@graphql-tools/executor-http";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { stitchSchemas } from "@graphql-tools/stitch";
import Fastify from "fastify";
import { buildSchema } from "graphql";

// The files are shared with a peer that supports keys; stitching configures elsewhere how carts are found.
const readText = (path) => readFileSync(path, "utf8").replaceAll(/ @key\([^)]*\)/g, "");
const shop = buildSchema(readText(process.env.SHOP_SCHEMA), { assumeValidSDL: true, assumeValid: true });
const session = makeExecutableSchema({
  typeDefs: readText(process.env.SESSION_SCHEMA),
  resolvers: {
    Query: { session: () => ({ cartId: "5000" }) },
    Session: { cart: ({ cartId }) => ({ id: cartId }) },
  },
});
const schema = stitchSchemas({
  subschemas: [
    {
      schema: shop,
      executor: buildHTTPExecutor({ endpoint: process.env.SHOP_URL }),
      merge: { Cart: { selectionSet: "{ id }", fieldName: "shop_findCart", args: ({ id }) => ({ cartId: id }) } },
    },
    { schema: session },
  ],
});
const apollo = new ApolloServer({ schema, introspection: false });
await apollo.start();
const app = Fastify();
app.post("/graphql", fastifyApolloHandler(apollo));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write('"ready"\n');
