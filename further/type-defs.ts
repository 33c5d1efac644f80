import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The schema of an upstream of this folder: the gateway composes it, and the upstream serves it. */
export function readTypeDefs(name: "branches" | "editorial"): string {
  return readFileSync(join(import.meta.dirname, `${name}.graphql`), "utf8");
}
