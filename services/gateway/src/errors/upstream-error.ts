import * as v from "valibot";

const errorSchema = v.object({
  message: v.string(),
  path: v.optional(v.nullable(v.array(v.union([v.string(), v.number()])))),
  extensions: v.optional(
    v.nullable(
      v.object({
        classification: v.optional(v.nullable(v.string())),
        messageKey: v.optional(v.nullable(v.string())),
        code: v.optional(v.nullable(v.string())),
      }),
    ),
  ),
});
const resultSchema = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.nullable(v.array(errorSchema))),
});

/** An error as the shop sent it; only what clients may act on is kept. */
export interface UpstreamError {
  readonly message: string;
  readonly path: readonly (string | number)[] | null;
  readonly classification: string | null;
  readonly messageKey: string | null;
  readonly code: string | null;
}

/** The shop's answer to one operation, parsed. */
export interface UpstreamResult {
  readonly data: unknown;
  readonly errors: readonly UpstreamError[];
}

/** Parses an answer of the shop; null when it is no GraphQL result. */
export function parseResult(text: string): UpstreamResult | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const decoded = v.safeParse(resultSchema, json);
  if (!decoded.success) return null;
  const { data, errors } = decoded.output;
  // Neither data nor errors: some other JSON, e.g. of a proxy between us and the shop.
  if (data === undefined && (errors ?? []).length === 0) return null;
  return { data: data ?? null, errors: (errors ?? []).map(toUpstreamError) };
}

function toUpstreamError({ message, path, extensions }: v.InferOutput<typeof errorSchema>): UpstreamError {
  return {
    message,
    path: path ?? null,
    classification: extensions?.classification ?? null,
    messageKey: extensions?.messageKey ?? null,
    code: extensions?.code ?? null,
  };
}
