/**
 * What the storefront asks of the graph, as it travels: code generation gives each hook the id of its operation, and the
 * gateway looks the id up among the same files, by this same code. So there is no list that could be out of date.
 */
import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type ASTNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  stripIgnoredCharacters,
  visit,
} from "graphql";

/** An operation with all that it needs. */
export interface TrustedDocument {
  /** `sha256:` and the hash of the text, as "GraphQL over HTTP" writes ids of persisted documents. */
  readonly id: string;
  /** The operation's; "" for one without. */
  readonly name: string;
  /** The operation and its fragments, without a superfluous character. */
  readonly text: string;
}

/** Fragments by name. */
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The document of an operation.
 * @throws Error when it spreads a fragment that is not there
 */
export function documentOf(operation: OperationDefinitionNode, fragments: Fragments): TrustedDocument {
  const parts = [operation, ...fragmentsOf(operation, fragments).values()];
  const text = stripIgnoredCharacters(parts.map((part) => print(withTypename(part))).join("\n"));
  return { id: `sha256:${hash("sha256", text)}`, name: operation.name?.value ?? "", text };
}

/**
 * The documents of all operations in this folder.
 * @throws GraphQLError with file and position when a file does not parse
 */
export function readDocuments(folder: string = import.meta.dirname): readonly TrustedDocument[] {
  const definitions = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".graphql"))
    .flatMap((name) => parse(new Source(readFileSync(join(folder, name), "utf8"), `operations/${name}`)).definitions);
  const fragments: Fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  return definitions.flatMap((node) => (node.kind === Kind.OPERATION_DEFINITION ? [documentOf(node, fragments)] : []));
}

/** Adds `__typename` below the root: the document cache finds by it which queries a mutation made stale. */
function withTypename<Node extends ASTNode>(node: Node): Node {
  return visit(node, {
    SelectionSet(set, _key, parent) {
      if (parent !== undefined && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION) return undefined;
      const has = set.selections.some(
        (each) => each.kind === Kind.FIELD && each.name.value === "__typename" && each.alias === undefined,
      );
      if (has) return undefined;
      const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } } as const;
      return { ...set, selections: [...set.selections, typename] };
    },
  });
}

/** The fragments that a definition spreads, directly or through others, in order of first use. */
function fragmentsOf(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: Fragments,
  found: Map<string, FragmentDefinitionNode> = new Map(),
): Fragments {
  visit(node, {
    FragmentSpread({ name }) {
      if (found.has(name.value)) return;
      const fragment = all.get(name.value);
      if (fragment === undefined) throw new Error(`Unknown fragment ${name.value}`);
      found.set(name.value, fragment);
      fragmentsOf(fragment, all, found);
    },
  });
  return found;
}
