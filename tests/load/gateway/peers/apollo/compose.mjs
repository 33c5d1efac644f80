/** Composes the supergraph: `node compose.mjs shop.graphql session.graphql supergraph.graphql`. */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { composeServices } from "@apollo/composition";
import { parse } from "graphql";

const [shop, session, target] = process.argv.slice(2);
const { errors, supergraphSdl } = composeServices([
  { name: "shop", url: process.env.SHOP_URL, typeDefs: parse(readFileSync(shop, "utf8")) },
  { name: "session", url: process.env.SESSION_URL, typeDefs: parse(readFileSync(session, "utf8")) },
]);
if (errors !== undefined && errors.length > 0) {
  process.stderr.write(`${errors.join("\n")}\n`);
  process.exit(1);
}
writeFileSync(target, supergraphSdl);
