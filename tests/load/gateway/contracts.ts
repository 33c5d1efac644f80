import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, type DocumentNode, parse } from "graphql";
import { root } from "../../testkit/root.ts";

/** The upstream's contract as it is in `schema/shop/`. */
export function readShopContract(): DocumentNode {
  return readFolder("schema/shop");
}

/** The session's part of the graph as it is in `schema/session/`. */
export function readSessionContract(): DocumentNode {
  return readFolder("schema/session");
}

function readFolder(folder: string): DocumentNode {
  const path = join(root, folder);
  const files = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".graphql"));
  return concatAST(files.toSorted().map((name) => parse(readFileSync(join(path, name), "utf8"))));
}
