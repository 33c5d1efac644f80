/** Mercurius' gateway with its just-in-time compiler on. */
import { readFileSync } from "node:fs";
import process from "node:process";
import mercuriusGateway from "@mercuriusjs/gateway";
import Fastify from "fastify";

const readSchema = (path) => readFileSync(path, "utf8");
/** Its federation is of the first kind: who adds to a type extends it. */
const session = readSchema(process.env.SESSION_SCHEMA).replace(
  /type Cart @key\(fields: "id"\) \{\s*id: ID!/,
  'extend type Cart @key(fields: "id") { id: ID! @external',
);
const app = Fastify();
app.register(mercuriusGateway, {
  jit: 1,
  cache: true,
  graphiql: false,
  gateway: {
    services: [
      { name: "shop", url: process.env.SHOP_URL, schema: readSchema(process.env.SHOP_SCHEMA) },
      { name: "session", url: process.env.SESSION_URL, schema: session },
    ],
  },
});
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write('"ready"\n');
