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
  | {
      readonly kind: "single";
      readonly params: SentOperation;
      /** Whether it comes from the parsed-body cache. */
      readonly isCached?: true;
    }
  | { readonly kind: "batch"; readonly params: readonly SentOperation[] }
  | { readonly kind: "bad"; readonly error: PublicError };

/**
 * The operation of a GET's address, as far as it can be read: Apollo reads it again and reports what is wrong.
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

/** Reads a JSON body. An operation that is missing or wrong is left to Apollo, which reports it. */
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
  return plainParams(raw) ?? checkedParams(raw);
}

/** What nearly all clients send, recognised without a schema: checking each member takes longer than parsing the JSON. */
function plainParams(raw: unknown): SentOperation | null {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw) || "extensions" in raw) return null;
  const text = "query" in raw ? raw.query : "";
  const documentId = "documentId" in raw ? raw.documentId : null;
  const operationName = "operationName" in raw ? raw.operationName : null;
  const variables = "variables" in raw ? raw.variables : {};
  if (typeof text !== "string" || !isTextOrNull(documentId) || !isTextOrNull(operationName)) return null;
  return isPlainObject(variables) ? { text, documentId, operationName, variables, raw } : null;
}

/** Names that objects have a use of their own for. */
const special = ["__proto__", "constructor", "prototype"] as const;

const isTextOrNull = (value: unknown): value is string | null => typeof value === "string" || value === null;

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return !special.some((name) => Object.hasOwn(value, name));
}

function checkedParams(raw: unknown): SentOperation | null {
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
