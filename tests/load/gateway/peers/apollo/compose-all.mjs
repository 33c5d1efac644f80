/** Composes a supergraph: `node compose-all.mjs target (name url file)…`. */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { composeServices } from "@apollo/composition";
import { parse } from "graphql";

const [target, ...rest] = process.argv.slice(2);
const services = [];
for (let at = 0; at < rest.length; at += 3) {
  const [name, url, file] = rest.slice(at, at + 3);
  services.push({ name, url, typeDefs: parse(readFileSync(file, "utf8")) });
}
const { errors, supergraphSdl } = composeServices(services);
if (errors !== undefined && errors.length > 0) {
  process.stderr.write(`${errors.join("\n")}\n`);
  process.exit(1);
}
writeFileSync(target, supergraphSdl);
