/**
 * `npm run codegen`: prints the public graph to schema/graph.graphql and generates types and hooks from it.
 *
 * With --check it fails instead when the committed graph differs from what its parts say.
 */
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { composeGraph } from "./compose.ts";

const file = path.join(root, "schema", "graph.graphql");

async function main(check: boolean): Promise<number> {
  const graph = await composeGraph(root);
  const committed = await readFile(file, "utf8").catch(() => "");
  if (graph !== committed) {
    if (check) {
      process.stderr.write(
        "schema/graph.graphql is not what schema/ says: run `npm run codegen` and commit the result.\n",
      );
      return 1;
    }
    await writeFile(file, graph);
  }
  const codegen = path.join(root, "node_modules", ".bin", "graphql-codegen");
  return spawnSync(codegen, ["--config", "codegen.ts"], { cwd: root, stdio: "inherit" }).status ?? 1;
}

process.exitCode = await main(process.argv.includes("--check"));
