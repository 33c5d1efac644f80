/**
 * `npm run codegen`: prints the public graph to schema/graph.graphql and generates types and hooks from it. The graph with
 * the upstreams of further/ is printed as well, for the operations that need them; it is not committed.
 *
 * With --check it fails instead when the committed graph differs from what its parts say.
 */
import { spawnSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { root } from "../bootstrap/root.mjs";

const file = path.join(root, "schema", "graph.graphql");
const furtherFile = path.join(root, "web", "src", "graph", "generated", "further.graphql");

async function main(check: boolean): Promise<number> {
  const graph = printGraph();
  if (graph === undefined) return 1;
  const committed = await readFile(file, "utf8").catch(() => "");
  if (graph !== committed) {
    if (check) {
      process.stderr.write(
        "schema/graph.graphql does not match schema/: run `npm run codegen` and commit the result.\n",
      );
      return 1;
    }
    await writeFile(file, graph);
  }
  const furtherGraph = printGraph(path.join(root, "further", "upstreams"));
  if (furtherGraph === undefined) return 1;
  await mkdir(path.dirname(furtherFile), { recursive: true });
  await writeFile(furtherFile, furtherGraph);
  const codegen = path.join(root, "node_modules", ".bin", "graphql-codegen");
  return spawnSync(codegen, ["--config", "codegen.ts"], { cwd: root, stdio: "inherit" }).status ?? 1;
}

/**
 * The public graph as the gateway composes it; undefined when its parts do not fit together, which it has reported.
 * @param folder with the upstreams beside the shop; the gateway's own without it
 */
function printGraph(folder?: string): string | undefined {
  const printer = path.join(root, "services", "gateway", "src", "print-graph.ts");
  const given = folder === undefined ? [] : [folder];
  const { status, stdout } = spawnSync(process.execPath, [printer, ...given], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 10_000_000,
    stdio: ["ignore", "pipe", "inherit"],
  });
  return status === 0 ? stdout : undefined;
}

process.exitCode = await main(process.argv.includes("--check"));
