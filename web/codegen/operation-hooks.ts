import type { PluginFunction, Types } from "@graphql-codegen/plugin-helpers";
import { Kind, type OperationDefinitionNode, OperationTypeNode, type VariableDefinitionNode } from "graphql";

/** Where the generated modules import the hooks' implementation from. */
export interface HooksConfig {
  readonly runtime: string;
}

const pascal = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isOptional = ({ type, defaultValue }: VariableDefinitionNode): boolean =>
  type.kind !== Kind.NON_NULL_TYPE || defaultValue !== undefined;

/** The hook of one operation, as source text. The document's name is the one that `typed-document-node` gives it. */
function hookOf({ name, operation, variableDefinitions = [] }: OperationDefinitionNode): string {
  if (name === undefined) throw new Error("Operations must be named");
  const type = pascal(name.value) + pascal(operation);
  const document = `${pascal(name.value)}Document`;
  if (operation === OperationTypeNode.MUTATION) {
    return `/** Runs \`${name.value}\`. */
export const use${type} = () => useOperationMutation(${document});`;
  }
  const optional = variableDefinitions.every(isOptional) ? "?" : "";
  return `/** Reads \`${name.value}\`; on the server only what \`load\` has fetched. */
export const use${type} = (options${optional}: QueryOptions<${type}, ${type}Variables>) => useOperationQuery(${document}, options);`;
}

const operationsIn = (files: readonly Types.DocumentFile[]): readonly OperationDefinitionNode[] =>
  files
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** A graphql-codegen plugin that adds one typed hook to each operation's document. */
export const plugin: PluginFunction<HooksConfig> = (_schema, documents, { runtime }) => {
  const operations = operationsIn(documents);
  if (operations.length === 0) return "";
  const imports = operations.map(({ operation }) =>
    operation === OperationTypeNode.MUTATION ? "useOperationMutation" : "useOperationQuery, type QueryOptions",
  );
  return {
    prepend: [`import { ${[...new Set(imports)].join(", ")} } from ${JSON.stringify(runtime)};`],
    content: operations.map(hookOf).join("\n\n"),
  };
};
