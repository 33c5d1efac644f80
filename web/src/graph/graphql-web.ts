/** What urql needs of a GraphQL library when documents are known by their id. */
export const Kind = {
  NAME: "Name",
  DOCUMENT: "Document",
  OPERATION_DEFINITION: "OperationDefinition",
  FRAGMENT_DEFINITION: "FragmentDefinition",
  FIELD: "Field",
  INLINE_FRAGMENT: "InlineFragment",
  FRAGMENT_SPREAD: "FragmentSpread",
} as const;

/** An error of the graph; keeps what the server sent in `extensions`. */
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

/** Documents have no text here: the gateway finds them by their id. */
export const print = (): string => "";

/** urql parses documents that are texts; none are. */
export function parse(): never {
  throw new SyntaxError("Write the operation to operations/ and import its hook");
}
