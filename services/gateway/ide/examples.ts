import { type FragmentDefinitionNode, Kind, type OperationDefinitionNode, parse, print } from "graphql";
import { exampleVariables } from "./example-variables.ts";

/** An operation of the storefront, ready to run. */
export interface Example {
  readonly name: string;
  /** Folder below `operations/`. */
  readonly domain: string;
  /** With the fragments that it needs. */
  readonly text: string;
  /** JSON. */
  readonly variables: string;
}

const files: Readonly<Record<string, string>> = import.meta.glob("../../../operations/**/*.graphql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** All operations of the storefront, in the order of their domains. */
export const examples: readonly Example[] = readExamples();

function readExamples(): readonly Example[] {
  const definitions = Object.entries(files).flatMap(([path, text]) =>
    parse(text).definitions.map((node) => ({ domain: path.split("/").at(-2) ?? "", node })),
  );
  const fragments = new Map(
    definitions.flatMap(({ node }) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  return definitions.flatMap(({ domain, node }) =>
    node.kind === Kind.OPERATION_DEFINITION ? [toExample(domain, node, fragments)] : [],
  );
}

function toExample(
  domain: string,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Example {
  const name = operation.name?.value ?? "";
  const parts: string[] = [];
  const needed = new Set<string>();
  const add = (text: string): void => {
    parts.push(text);
    for (const [, spread = ""] of text.matchAll(/\.\.\.(\w+)/g)) {
      const fragment = fragments.get(spread);
      if (fragment === undefined || needed.has(spread)) continue;
      needed.add(spread);
      add(print(fragment));
    }
  };
  add(print(operation));
  return { name, domain, text: parts.join("\n\n"), variables: variablesOf(name, operation) };
}

/** Values that work with the demo catalogue; for what only the visitor has, the variables' types. */
function variablesOf(name: string, { variableDefinitions = [] }: OperationDefinitionNode): string {
  const known = exampleVariables[name];
  const skeleton = Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => [variable.name.value, print(type)]),
  );
  const values = known ?? skeleton;
  return Object.keys(values).length === 0 ? "" : JSON.stringify(values, null, 2);
}
