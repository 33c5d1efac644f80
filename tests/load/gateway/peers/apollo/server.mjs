/** `@apollo/gateway` behind Apollo Server on Fastify, the fastest of its integrations. */
import { readFileSync } from "node:fs";
import process from "node:process";
import { ApolloGateway } from "@apollo/gateway";
import { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import Fastify from "fastify";

const gateway = new ApolloGateway({ supergraphSdl: readFileSync(process.env.SUPERGRAPH, "utf8") });
const apollo = new ApolloServer({ gateway, introspection: false });
await apollo.start();
const app = Fastify();
app.post("/graphql", fastifyApolloHandler(apollo));
await app.listen({ port: Number(process.env.PORT), host: "127.0.0.1" });
process.stdout.write('"ready"\n');
