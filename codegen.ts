import type { CodegenConfig } from "@graphql-codegen/cli";
import { documentMeta } from "./web/codegen/document-id.ts";

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
      plugins: ["typescript-operations", "typed-document-node", "./web/codegen/operation-hooks.ts"],
      config: {
        runtime: "~/graph/operation.ts",
        // Documents travel as ids (docs/decisions/0007): a document is its id, without definitions.
        documentMode: "documentNodeImportFragments",
        unstable_onExecutableDocumentNode: documentMeta,
        unstable_omitDefinitions: true,
      },
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
