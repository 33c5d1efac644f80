import * as v from "valibot";
import type { PublicError } from "../errors/rules.ts";
import type { SentOperation } from "../planning/admission.ts";
import { limits, presentBreach } from "../security/limits.ts";

/** A JSON object; valibot's record would take an array for one. */
const objectSchema = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value), "must be an object"),
  v.record(v.string(), v.unknown()),
);
const paramsSchema = v.object({
  query: v.nullish(v.string()),
  documentId: v.nullish(v.string()),
  operationName: v.nullish(v.string()),
  variables: v.nullish(objectSchema),
  extensions: v.nullish(objectSchema),
});

/** The operations of a body, or what is wrong with it. */
export type ParsedBody =
  | { readonly kind: "single"; readonly params: SentOperation }
  | { readonly kind: "batch"; readonly params: readonly SentOperation[] }
  | { readonly kind: "bad"; readonly error: PublicError };

/**
 * The operation of a GET's address, as far as it can be read: Apollo reads it again and has words for what is wrong.
 * @param search the query part of the address
 */
export function parseSearch(search: string): SentOperation {
  const fields = new URLSearchParams(search);
  const variables = v.safeParse(objectSchema, parseQuietly(fields.get("variables") ?? "{}"));
  return {
    text: variables.success ? (fields.get("query") ?? "") : "",
    documentId: variables.success ? fields.get("documentId") : null,
    operationName: fields.get("operationName"),
    variables: variables.success ? variables.output : {},
    raw: search,
  };
}

/** Reads a JSON body. An operation that is missing or wrong is left to Apollo, which has words for it. */
export function parseBody(bytes: Buffer): ParsedBody {
  const json = parseQuietly(bytes.toString("utf8"));
  if (json === undefined) return bad("The body is not valid JSON");
  if (!Array.isArray(json)) {
    const params = toParams(json);
    return params === null ? notAnOperation : { kind: "single", params };
  }
  if (json.length === 0) return bad("The batch is empty");
  if (json.length > limits.batch) return { kind: "bad", error: presentBreach({ limit: "batch" }) };
  const params = json.map(toParams);
  return params.every((each) => each !== null) ? { kind: "batch", params } : notAnOperation;
}

/** Undefined, which no JSON stands for, when it is none. */
function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toParams(raw: unknown): SentOperation | null {
  const decoded = v.safeParse(paramsSchema, raw);
  if (!decoded.success || Array.isArray(raw)) return null;
  const { query, documentId, operationName, variables } = decoded.output;
  return {
    text: query ?? "",
    documentId: documentId ?? null,
    operationName: operationName ?? null,
    variables: variables ?? {},
    raw,
  };
}

function bad(message: string): ParsedBody {
  return { kind: "bad", error: { message, extensions: { code: "BAD_REQUEST" } } };
}

const notAnOperation = bad(
  "Expected `query`, `documentId` and `operationName` as text, `variables` and `extensions` as objects",
);
