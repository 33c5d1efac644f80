import type { CodegenConfig } from "@graphql-codegen/cli";

/** Types and hooks of every operation, one module an operation: a route ships its own operations only. */
const config: CodegenConfig = {
  schema: "schema/graph.graphql",
  documents: "operations/**/*.graphql",
  generates: {
    "web/src/graph/generated/schema.ts": { plugins: ["typescript"] },
    "operations/": {
      preset: "near-operation-file",
      presetConfig: {
        extension: ".ts",
        folder: "../../web/src/graph/generated",
        baseTypesPath: "~~/graph/generated/schema.ts",
        importTypesNamespace: "Schema",
      },
      plugins: ["typescript-operations", "./web/codegen/operation-hooks.mjs"],
      config: { runtime: "~/graph/operation.ts" },
    },
  },
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    strictScalars: true,
    immutableTypes: true,
    importExtension: ".ts",
    scalars: { ID: "string", Date: "string", DateTime: "string" },
  },
};
export default config;
