import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SubschemaConfig } from "@graphql-tools/delegate";
import { isSchema } from "graphql";
import type { GraphContext } from "../identity/request-context.ts";

/** An upstream beside the shop. */
export type FurtherSubschema = SubschemaConfig<unknown, unknown, unknown, GraphContext>;

/** Where such a file is looked for when the environment names no folder. */
export const furtherFolder = resolve(import.meta.dirname, "further");

/**
 * The upstreams beside the shop: each is one file `<name>.subschema.ts` that exports its `subschema`.
 * @throws Error naming a file that exports none
 */
export async function loadFurtherSubschemas(folder: string): Promise<readonly FurtherSubschema[]> {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".subschema.ts"));
  return Promise.all(files.toSorted().map((name) => load(join(folder, name))));
}

async function load(file: string): Promise<FurtherSubschema> {
  const module: unknown = await import(pathToFileURL(file).href);
  if (hasSubschema(module)) return module.subschema;
  throw new Error(`${file} must export \`subschema\`, with its schema and its executor`);
}

function hasSubschema(module: unknown): module is { readonly subschema: FurtherSubschema } {
  if (typeof module !== "object" || module === null || !("subschema" in module)) return false;
  const { subschema } = module;
  return typeof subschema === "object" && subschema !== null && "schema" in subschema && isSchema(subschema.schema);
}
