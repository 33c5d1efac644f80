import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { internalError } from "../errors/rules.ts";

/** Whose operation went wrong. */
interface Asked {
  readonly requestId: string;
  readonly operationName: string | null | undefined;
}

/** Errors that were not written for clients are logged whole (ERR-01). */
export function logUnexpected(errors: readonly GraphQLError[], log: Logger, { requestId, operationName }: Asked): void {
  for (const error of errors.flatMap(unpack)) {
    if (!isUnexpected(error)) continue;
    log.error({ err: error.originalError ?? error, requestId, operationName, path: error.path }, "unexpected error");
  }
}

/**
 * The errors that one stands for: stitching packs several of the shop into one when together they take a value away,
 * and what the shop reported about each would be lost.
 */
export function unpack(error: GraphQLError): readonly GraphQLError[] {
  const { originalError } = error;
  if (!(originalError instanceof AggregateError)) return [error];
  const packed = originalError.errors.filter((each) => each instanceof GraphQLError);
  return packed.length === 0 ? [error] : packed;
}

/** An error as clients get it: unexpected ones leave as INTERNAL_ERROR (ERR-01). */
export function mask(error: GraphQLFormattedError, requestId: string): GraphQLFormattedError {
  const { path, message, extensions } = error;
  const at = path === undefined ? {} : { path };
  if (isUnexpected(error)) {
    const { message: masked, extensions: shown } = internalError(requestId);
    return { message: masked, ...at, extensions: { ...shown } };
  }
  // Where the shop's part of an error is in the text that was sent is of no use: it answered another text.
  return extensions?.["classification"] === undefined ? error : { message, ...at, extensions };
}

/** An error that carries no code of ours, of the shop or of Apollo. */
function isUnexpected({ extensions }: Pick<GraphQLFormattedError, "extensions">): boolean {
  const code = extensions?.["code"];
  if (extensions?.["classification"] !== undefined) return false;
  return code === undefined ? extensions?.["http"] === undefined : code === "INTERNAL_SERVER_ERROR";
}
