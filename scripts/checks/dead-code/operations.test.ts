import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "../../bootstrap/root.mjs";
import { unusedOperations } from "./operations.ts";

/** A project of these files. */
async function projectWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "chalkbox-operations-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

it("names an operation that only a test imports, and none that a source does", async () => {
  const project = await projectWith({
    "operations/cart/Used.graphql": "# Asked by the basket.\nquery Used($id: ID!) { a }",
    "operations/cart/Planted.graphql": "mutation Planted { a }",
    "operations/cart/Part.fragment.graphql": "fragment Part on Cart { a }",
    "web/src/cart/cart.ts": 'import { UsedDocument } from "../graph/generated/Used.ts";',
    "web/src/cart/cart.test.ts": 'import { PlantedDocument } from "../graph/generated/Planted.ts";',
  });
  expect(await unusedOperations(project)).toEqual(["Planted"]);
});

it("the storefront uses all of its operations", async () => {
  expect(await unusedOperations(root)).toEqual([]);
});
