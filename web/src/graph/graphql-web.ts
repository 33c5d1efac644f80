/** What urql needs of a GraphQL library when documents are compiled ahead of time to text. */
export const Kind = {
  NAME: "Name",
  DOCUMENT: "Document",
  OPERATION_DEFINITION: "OperationDefinition",
  FRAGMENT_DEFINITION: "FragmentDefinition",
  FIELD: "Field",
  INLINE_FRAGMENT: "InlineFragment",
  FRAGMENT_SPREAD: "FragmentSpread",
} as const;

/** An error of the graph; keeps what the server said in `extensions`. */
export class GraphQLError extends Error {
  readonly nodes: unknown;
  readonly source: unknown;
  readonly positions: unknown;
  readonly path: readonly (string | number)[] | undefined;
  readonly originalError: unknown;
  readonly extensions: Record<string, unknown>;

  // The parameters are the ones that urql passes, in its order.
  constructor(
    message: string,
    nodes?: unknown,
    source?: unknown,
    positions?: unknown,
    path?: readonly (string | number)[],
    originalError?: unknown,
    extensions: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = "GraphQLError";
    this.nodes = nodes;
    this.source = source;
    this.positions = positions;
    this.path = path;
    this.originalError = originalError;
    this.extensions = extensions;
  }

  override toString() {
    return this.message;
  }
}

interface Located {
  readonly loc?: { readonly source: { readonly body: string } };
}

/** A compiled document carries its text. */
export function print(node: Located): string {
  if (!node.loc) throw new TypeError("Not a compiled document");
  return node.loc.source.body;
}

/** Reads the kind and name of a compiled operation; the rest of the text is not looked at. */
export function parse(text: string) {
  const [, operation, name] = /^(query|mutation|subscription) (\w+)/.exec(text) ?? [];
  if (!operation || !name) throw new SyntaxError("Not a compiled document");
  const source = { body: text, name: "gql", locationOffset: { line: 1, column: 1 } };
  return {
    kind: Kind.DOCUMENT,
    loc: { start: 0, end: text.length, source },
    definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { kind: Kind.NAME, value: name } }],
  };
}
