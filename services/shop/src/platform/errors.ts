import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { CallAbandoned } from "./abandoned.ts";
import { isAway, isOutOfSpace, isOutOfTime } from "./database.ts";

/** Codes that clients branch on; sent as `extensions.classification` (document A, section 8). */
export type Classification =
  | "INVALID_TOKEN"
  | "USER_ID_REQUIRED"
  | "UNAUTHENTICATED"
  | "CART_NOT_FOUND"
  | "BAD_REQUEST"
  | "RATE_LIMITED"
  | "STORAGE_FULL"
  | "OVERLOADED"
  | "INTERNAL_ERROR";

/** Message keys that clients branch on or translate; sent as `extensions.messageKey`. */
export const messageKeys = {
  invalidToken: "ishop.api.error.invalid_token",
  revokedToken: "ishop.api.error.revoked_token",
  validTokenRequired: "vue.error.security.valid_token_required",
  tooManyAttempts: "vue.message.tooManyAttempts",
  internalError: "vue.message.internalError",
  storageFull: "vue.message.storageFull",
  overloaded: "vue.message.overloaded",
} as const;

/** An error that the caller is meant to read and to act on; anything else thrown is a bug and is masked. */
export class ShopError extends GraphQLError {
  readonly classification: Classification;
  readonly messageKey: string | null;

  /** @param messageKey key of the text for the shopper, when there is one */
  constructor(message: string, classification: Classification, messageKey: string | null = null) {
    super(message, { extensions: messageKey === null ? { classification } : { classification, messageKey } });
    this.name = "ShopError";
    this.classification = classification;
    this.messageKey = messageKey;
  }
}

/** The API token is missing, expired, forged or revoked; the client fetches a new one and retries once (ERR-04). */
export function invalidAccessToken(): ShopError {
  return new ShopError("Invalid access token", "INVALID_TOKEN");
}

/** No usable user id came with the call; the client obtains new ids and retries once (ERR-05). */
export function userIdRequired(): ShopError {
  return new ShopError("A valid user id is required.", "USER_ID_REQUIRED");
}

/** The cart does not exist or is not the caller's; both answer alike (ERR-05). */
export function cartNotFound(): ShopError {
  return new ShopError("The cart was not found.", "CART_NOT_FOUND");
}

/** The call needs a logged-in customer and no customer token came with it (ERR-02). */
export function customerTokenRequired(): ShopError {
  return new ShopError("A valid token is required.", "UNAUTHENTICATED", messageKeys.validTokenRequired);
}

/** The customer token that came is forged, expired, or of another store (ERR-03). */
export function invalidCustomerToken(): ShopError {
  return new ShopError("The token is invalid.", "UNAUTHENTICATED", messageKeys.invalidToken);
}

/** The customer token that came was revoked (ERR-03). */
export function revokedCustomerToken(): ShopError {
  return new ShopError("The token was revoked.", "UNAUTHENTICATED", messageKeys.revokedToken);
}

/** Something was tried too often; the client waits some minutes. @param message in the shop language */
export function tooManyAttempts(message: string): ShopError {
  return new ShopError(message, "RATE_LIMITED", messageKeys.tooManyAttempts);
}

/** The disk has no room: nothing was stored, and what was confirmed before is kept. The call may be made again later. */
export function storageFull(): ShopError {
  return new ShopError(
    "The shop cannot store anything now and has changed nothing.",
    "STORAGE_FULL",
    messageKeys.storageFull,
  );
}

/** The shop came to a call too late, or its database is busy or away: nothing was changed, and it may be made again. */
export function overloaded(): ShopError {
  return new ShopError(
    "The shop is busy and has changed nothing. Please try again.",
    "OVERLOADED",
    messageKeys.overloaded,
  );
}

/**
 * Decides what leaves the process for a thrown error. Errors meant for the caller pass, and so do GraphQL's own
 * about the document and its variables, as BAD_REQUEST. What may be tried again leaves as OVERLOADED or STORAGE_FULL.
 * Every other is logged whole with the request id and leaves as INTERNAL_ERROR (ERR-01).
 */
export function presentError(error: unknown, log: Logger, requestId: string): GraphQLError {
  if (error instanceof GraphQLError) {
    const cause = error.originalError;
    if (cause === undefined || cause instanceof ShopError) return error;
    if (cause instanceof GraphQLError) {
      if (error.extensions["classification"] !== undefined) return error;
      if (error.path === undefined || cause.nodes !== undefined) return badRequest(error);
    }
  }
  const at = error instanceof GraphQLError ? error : undefined;
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (isOutOfSpace(cause)) {
    log.error({ err: cause, requestId, path: at?.path }, "the database's disk is full");
    return atField(storageFull(), at);
  }
  if (cause instanceof CallAbandoned) {
    log.warn({ requestId, path: at?.path }, "the caller had gone before its call could begin");
    return atField(overloaded(), at);
  }
  if (isOutOfTime(cause) || isAway(cause)) {
    const words = isAway(cause) ? "the database cannot be reached" : "the database took too long";
    log.error({ err: cause, requestId, path: at?.path }, words);
    return atField(overloaded(), at);
  }
  log.error({ err: cause, requestId, path: at?.path }, "unexpected error");
  return internalError(requestId, at);
}

/** An error at the field that failed. */
function atField({ message, extensions }: ShopError, at: GraphQLError | undefined): GraphQLError {
  return new GraphQLError(message, { nodes: at?.nodes ?? null, path: at?.path ?? null, extensions });
}

/**
 * GraphQL's own error about a variable, which has no path, or about an argument, which names its place in the document,
 * with a code: without one, a gateway takes it for the shop's mistake. One at a field without such a place is that.
 */
function badRequest({ message, nodes, path, originalError, extensions }: GraphQLError): GraphQLError {
  return new GraphQLError(message, {
    nodes: nodes ?? null,
    path: path ?? null,
    originalError: originalError ?? null,
    extensions: { ...extensions, classification: "BAD_REQUEST" },
  });
}

/** What the caller reads of an error that is none of its business (ERR-01). @param at the failed field */
export function internalError(requestId: string, at?: Pick<GraphQLError, "nodes" | "path">): GraphQLError {
  return new GraphQLError("Internal error", {
    nodes: at?.nodes ?? null,
    path: at?.path ?? null,
    extensions: { classification: "INTERNAL_ERROR", messageKey: messageKeys.internalError, requestId },
  });
}
