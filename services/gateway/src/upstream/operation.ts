/** An operation for the shop, compiled: only its variables are still to come. */
export interface UpstreamOperation {
  readonly kind: "query" | "mutation";
  /** For log lines. */
  readonly name: string | null;
  /** The JSON of the call up to the value of `variables`. */
  readonly head: string;
}

/** Compiles a document's text. */
export function compileOperation(
  kind: UpstreamOperation["kind"],
  name: string | null,
  query: string,
): UpstreamOperation {
  const operationName = name === null ? "" : `,"operationName":${JSON.stringify(name)}`;
  return { kind, name, head: `{"query":${JSON.stringify(query)}${operationName},"variables":` };
}

export type Variables = Readonly<Record<string, unknown>>;

/** The body of a call. */
export function bodyOf({ head }: UpstreamOperation, variables: Variables): string {
  return `${head}${JSON.stringify(variables)}}`;
}

/** The variables with one text replaced wherever it is a whole value: a dead cart's id by the new cart's. */
export function replaceValue(variables: Variables, from: string, to: string): Variables {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, replaced(value, from, to)]));
}

function replaced(value: unknown, from: string, to: string): unknown {
  if (value === from) return to;
  if (Array.isArray(value)) return value.map((each) => replaced(each, from, to));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, from, to)]));
  }
  return value;
}
