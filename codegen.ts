import type { CodegenConfig } from "@graphql-codegen/cli";
import { documentMeta } from "./web/codegen/document-id.ts";

/** One module an operation, all in one folder: a route ships its own operations only. */
const hooks = {
  preset: "near-operation-file",
  presetConfig: {
    extension: ".ts",
    folder: "../../web/src/graph/generated",
    baseTypesPath: "~~/graph/generated/schema.ts",
    importTypesNamespace: "Schema",
  },
  plugins: ["typescript-operations", "typed-document-node", "./web/codegen/operation-hooks.ts"],
  config: {
    runtime: "~/graph/operation.ts",
    // Documents travel as ids (docs/decisions/0007): a document is its id, without definitions.
    documentMode: "documentNodeImportFragments",
    unstable_onExecutableDocumentNode: documentMeta,
    unstable_omitDefinitions: true,
  },
} as const;

/** Types and hooks of every operation. */
const config: CodegenConfig = {
  generates: {
    "web/src/graph/generated/schema.ts": { schema: "schema/graph.graphql", plugins: ["typescript"] },
    "operations/": { schema: "schema/graph.graphql", documents: "operations/**/*.graphql", ...hooks },
    // Valid where the upstreams of further/ are beside the shop, and there alone (docs/decisions/0082).
    "further/operations/": {
      schema: "web/src/graph/generated/further.graphql",
      documents: "further/operations/**/*.graphql",
      ...hooks,
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
