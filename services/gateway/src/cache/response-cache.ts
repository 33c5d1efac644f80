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
  /** Whether the visitor gets responses of their own; see `bypass.ts`. */
  readonly bypassesCache: boolean;
}

/** What there is for a request. */
export type Lookup =
  | { readonly kind: "hit"; readonly body: EncodedBytes }
  /** The shop has to be called, anonymously. */
  | { readonly kind: "miss"; readonly load: (fetch: () => Promise<Fetched>) => Promise<Served> }
  /** The shop has to be called, anonymously as well, but there is no cache for its answer. */
  | { readonly kind: "anonymous"; readonly verdict: "bypass" }
  /** The visitor gets an answer of their own. */
  | { readonly kind: "private"; readonly verdict: "bypass" | "uncacheable" };

/** What sharing is made of; tests leave parts out to see that it is noticed. */
export interface SharingParts {
  readonly schema: GraphQLSchema;
  /** Null: nothing is kept. */
  readonly cache: PublicCache | null;
  readonly keyOf: (parts: KeyParts) => string;
}

/** Answers that visitors share. */
export interface ResponseCache {
  /** Waits for nothing. */
  lookUp(request: SharedRequest): Lookup;
}

/**
 * The keys of variables that come again as the same object, as they do when a body is not read twice: working them out
 * takes longer than all the rest of an answer from memory. Keys by storefront.
 */
interface WorkedOut {
  readonly plan: SharablePlan;
  readonly keys: Map<string, string>;
}

const uncacheable: Lookup = { kind: "private", verdict: "uncacheable" };
const bypass: Lookup = { kind: "private", verdict: "bypass" };
const anonymousOnly: Lookup = { kind: "anonymous", verdict: "bypass" };

/** Shares answers of the operations over a schema. */
export function createResponseCache({ schema, cache, keyOf }: SharingParts): ResponseCache {
  const worked = new WeakMap<SharedRequest["variables"], WorkedOut>();

  /** Null when the variables do not fit the operation, which is for others to explain. */
  const keyFor = ({ plan, variables, storefront }: SharedRequest, { documentHash }: Sharing): string | null => {
    const { definition, operationName } = plan;
    const given = getVariableValues(schema, definition.variableDefinitions ?? [], variables);
    if (given.coerced === undefined) return null;
    return keyOf({ storefront, documentHash, operationName, variables: given.coerced });
  };

  return {
    lookUp: (request) => {
      const { plan, variables, storefront, bypassesCache } = request;
      const { sharing } = plan;
      if (sharing === null) return uncacheable;
      if (bypassesCache) return bypass;
      if (cache === null) return anonymousOnly;
      const known = worked.get(variables);
      const place = `${storefront.store} ${storefront.language}`;
      const key = (known?.plan === plan ? known.keys.get(place) : undefined) ?? keyFor(request, sharing);
      if (key === null) return uncacheable;
      if (known?.plan === plan) known.keys.set(place, key);
      else worked.set(variables, { plan, keys: new Map([[place, key]]) });
      const { policy } = sharing;
      const body = cache.fresh(key, policy);
      return body === undefined
        ? { kind: "miss", load: (fetch) => cache.load(key, policy, fetch) }
        : { kind: "hit", body };
    },
  };
}
