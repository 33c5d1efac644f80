import { readFileSync } from "node:fs";
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

/** Types by which the compiler checks resolvers against their schema. */
const resolvers = {
  avoidOptionals: { defaultValue: true },
  inputMaybeValue: "T | null",
  mapperTypeSuffix: "_",
  scalars: { ID: { input: "string", output: "string | number" }, Date: "string", DateTime: "Date", JSON: "unknown" },
  customResolverFn:
    "(parent: TParent, args: TArgs, context: TContext, info: GraphQLResolveInfo) => Promise<TResult> | TResult",
} as const;

/** Reads the names that a `graph-sources.ts` exports. @returns each source by its type. @param imported the file as the generated module imports it */
const sourcesIn = (file: string, imported: string): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync(file, "utf8").matchAll(/export type \{([^}]*)\}/g)]
      .flatMap(([, names = ""]) => names.match(/\w+(?=\s*(?:,|$))/g) ?? [])
      .map((type) => [type, `${imported}#${type}`]),
  );

/** Types and hooks of every operation. */
const config: CodegenConfig = {
  generates: {
    "web/src/graph/generated/schema.ts": { schema: "schema/graph.graphql", plugins: ["typescript"] },
    "services/shop/src/generated/graph.ts": {
      schema: "schema/shop/**/*.graphql",
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        ...resolvers,
        contextType: "../platform/context.ts#ShopContext",
        mappers: sourcesIn("services/shop/src/graph-sources.ts", "../graph-sources.ts"),
      },
    },
    "services/shop/src/generated/backoffice.ts": {
      schema: "schema/backoffice/*.graphql",
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        ...resolvers,
        contextType: "../backoffice/backoffice-context.ts#BackofficeContext",
        mappers: sourcesIn("services/shop/src/backoffice/graph-sources.ts", "../backoffice/graph-sources.ts"),
      },
    },
    "services/session/src/generated/graph.ts": {
      schema: "schema/graph.graphql",
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        ...resolvers,
        contextType: "../session-context.ts#SessionContext",
        mappers: sourcesIn("services/session/src/graph-sources.ts", "../graph-sources.ts"),
        // Values that the shop has printed are passed on as they are.
        scalars: { ID: "string", Date: "string", DateTime: "string" },
      },
    },
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
