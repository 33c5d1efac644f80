/**
 * graphql-codegen plugin: for each operation the id of its document and one typed hook. The gateway knows the text; a
 * browser that never sends it need not carry it.
 */
import { concatAST, Kind } from "graphql";
import { documentOf } from "../../operations/documents.ts";

const pascal = (text) => text[0].toUpperCase() + text.slice(1);
const isOptional = (variable) => variable.type.kind !== Kind.NON_NULL_TYPE || Boolean(variable.defaultValue);

/** Document and hook of one operation, as source text. */
function moduleOf(operation, fragments, imports) {
  if (!operation.name) throw new Error("Operations must be named");
  const name = pascal(operation.name.value);
  const kind = pascal(operation.operation);
  const type = name + kind;
  const variables = `${type}Variables`;
  const { id } = documentOf(operation, fragments);
  imports.add("operationDocument");
  const lines = [
    `/** \`${operation.name.value}\`, by its id. */`,
    `export const ${name}Document = /*#__PURE__*/ operationDocument<${type}, ${variables}>(${JSON.stringify(operation.operation)}, ${JSON.stringify(id)});`,
  ];
  if (operation.operation === "query") {
    const optional = (operation.variableDefinitions ?? []).every(isOptional) ? "?" : "";
    imports.add("useOperationQuery").add("type QueryOptions");
    lines.push(
      `/** Reads \`${operation.name.value}\`; on the server only what \`load\` has fetched. */`,
      `export const use${type} = (options${optional}: QueryOptions<${type}, ${variables}>) => useOperationQuery(${name}Document, options);`,
    );
  } else {
    imports.add("useOperationMutation");
    lines.push(
      `/** Runs \`${operation.name.value}\`. */`,
      `export const use${type} = () => useOperationMutation(${name}Document);`,
    );
  }
  return lines.join("\n");
}

export const plugin = (_schema, documents, config) => {
  const ast = concatAST(documents.map(({ document }) => document));
  const operations = ast.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return "";
  const fragments = new Map([
    ...(config.externalFragments ?? []).map(({ name, node }) => [name, node]),
    ...ast.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  ]);
  const imports = new Set();
  const content = operations.map((operation) => moduleOf(operation, fragments, imports)).join("\n\n");
  return { prepend: [`import { ${[...imports].join(", ")} } from ${JSON.stringify(config.runtime)};`], content };
};
