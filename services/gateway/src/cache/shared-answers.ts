import type { IncomingHttpHeaders } from "node:http";
import type { Storefront } from "@chalkbox/session";
import { type GraphQLSchema, getVariableValues, type OperationDefinitionNode } from "graphql";
import type { EncodedBytes } from "./encoded-bytes.ts";
import type { KeyParts } from "./cache-key.ts";
import type { CachePolicy } from "./policy.ts";
import type { Fetched, PublicCache, Served } from "./public-cache.ts";

/** A planned operation, as far as sharing its answers goes. */
export interface SharablePlan {
  readonly definition: OperationDefinitionNode;
  readonly operationName: string | null;
  /** Null: every visitor gets an answer of their own. */
  readonly sharing: Sharing | null;
}

/** How an operation's answers are shared. */
export interface Sharing {
  readonly policy: CachePolicy;
  /** Hash of the operation's text with the fragments that it uses. */
  readonly documentHash: string;
}

/** One request for an operation. */
export interface SharedRequest {
  readonly plan: SharablePlan;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly storefront: Pick<Storefront, "store" | "language">;
  readonly headers: IncomingHttpHeaders;
}

/** What there is for a request. */
export type Lookup =
  | { readonly kind: "hit"; readonly body: EncodedBytes }
  /** The shop has to be asked, in nobody's name. */
  | { readonly kind: "ask"; readonly load: (fetch: () => Promise<Fetched>) => Promise<Served> }
  /** The visitor gets an answer of their own. */
  | { readonly kind: "own"; readonly verdict: "bypass" | "uncacheable" };

/** What sharing is made of; tests leave parts out to see that it is noticed. */
export interface SharingParts {
  readonly schema: GraphQLSchema;
  readonly cache: PublicCache;
  readonly keyOf: (parts: KeyParts) => string;
  readonly bypasses: (headers: IncomingHttpHeaders) => boolean;
}

/** Answers that visitors share. */
export interface SharedAnswers {
  /** Waits for nothing. */
  lookUp(request: SharedRequest): Lookup;
}

const uncacheable: Lookup = { kind: "own", verdict: "uncacheable" };
const bypass: Lookup = { kind: "own", verdict: "bypass" };

export function createSharedAnswers({ schema, cache, keyOf, bypasses }: SharingParts): SharedAnswers {
  return {
    lookUp: ({ plan, variables, storefront, headers }) => {
      const { sharing, definition, operationName } = plan;
      if (sharing === null) return uncacheable;
      if (bypasses(headers)) return bypass;
      const given = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
      // What does not fit is for others to explain.
      if (given.coerced === undefined) return uncacheable;
      const { policy, documentHash } = sharing;
      const key = keyOf({ storefront, documentHash, operationName, variables: given.coerced });
      const body = cache.fresh(key, policy);
      return body === undefined
        ? { kind: "ask", load: (fetch) => cache.load(key, policy, fetch) }
        : { kind: "hit", body };
    },
  };
}
