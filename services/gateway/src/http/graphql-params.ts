import * as v from "valibot";

/** Most operations of one request (GQL-02). */
const maxOperations = 10;

const paramsSchema = v.object({
  query: v.optional(v.nullable(v.string())),
  operationName: v.optional(v.nullable(v.string())),
  variables: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});

/** One operation as a client sends it. */
export interface GraphqlParams {
  readonly text: string;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What was sent, for Apollo to judge. */
  readonly raw: unknown;
}

/** The operations of a body, or what is wrong with it. */
export type ParsedBody =
  | { readonly kind: "single"; readonly params: GraphqlParams }
  | { readonly kind: "batch"; readonly params: readonly GraphqlParams[] }
  | { readonly kind: "bad"; readonly message: string };

/** Reads a JSON body. What does not look like an operation is left to Apollo, which has words for it. */
export function parseBody(bytes: Buffer): ParsedBody {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch {
    return { kind: "bad", message: "The body is not valid JSON" };
  }
  if (!Array.isArray(json)) return { kind: "single", params: toParams(json) };
  if (json.length === 0) return { kind: "bad", message: "The batch is empty" };
  if (json.length > maxOperations) return { kind: "bad", message: `A batch holds at most ${maxOperations} operations` };
  return { kind: "batch", params: json.map(toParams) };
}

function toParams(raw: unknown): GraphqlParams {
  const decoded = v.safeParse(paramsSchema, raw);
  if (!decoded.success) return { text: "", operationName: null, variables: {}, raw };
  const { query, operationName, variables } = decoded.output;
  return { text: query ?? "", operationName: operationName ?? null, variables: variables ?? {}, raw };
}
