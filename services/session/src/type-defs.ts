import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { concatAST, type DocumentNode, parse, Source } from "graphql";

const folder = resolve(import.meta.dirname, "../../../schema/session");

/**
 * The session's part of the graph, read from `schema/session/`.
 * @throws GraphQLError with file and position when a file does not parse
 */
export function loadSessionTypeDefs(): DocumentNode {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .toSorted();
  return concatAST(
    files.map((file) => parse(new Source(readFileSync(resolve(folder, file), "utf8"), `schema/session/${file}`))),
  );
}
