import * as v from "valibot";
import type { OperationParams } from "../planning/answer.ts";

/** Most operations of one request (GQL-02). */
const maxOperations = 10;

/** A JSON object; valibot's record would take an array for one. */
const objectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), "must be an object"),
  v.record(v.string(), v.unknown()),
);
const paramsSchema = v.object({
  query: v.nullish(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(objectSchema),
  extensions: v.nullish(objectSchema),
});

/** The operations of a body, or what is wrong with it. */
export type ParsedBody =
  | { readonly kind: "single"; readonly params: OperationParams }
  | { readonly kind: "batch"; readonly params: readonly OperationParams[] }
  | { readonly kind: "bad"; readonly message: string };

/** Reads a JSON body. An operation that is missing or wrong is left to Apollo, which has words for it. */
export function parseBody(bytes: Buffer): ParsedBody {
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch {
    return bad("The body is not valid JSON");
  }
  if (!Array.isArray(json)) {
    const params = toParams(json);
    return params === null ? notAnOperation : { kind: "single", params };
  }
  if (json.length === 0) return bad("The batch is empty");
  if (json.length > maxOperations) return bad(`A batch holds at most ${maxOperations} operations`);
  const params = json.map(toParams);
  return params.every((each) => each !== null) ? { kind: "batch", params } : notAnOperation;
}

function toParams(raw: unknown): OperationParams | null {
  const decoded = v.safeParse(paramsSchema, raw);
  if (!decoded.success || Array.isArray(raw)) return null;
  const { query, operationName, variables } = decoded.output;
  return { text: query ?? "", operationName: operationName ?? null, variables: variables ?? {}, raw };
}

function bad(message: string): ParsedBody {
  return { kind: "bad", message };
}

const notAnOperation = bad("Expected `query` and `operationName` as text, `variables` and `extensions` as objects");
