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
  /** The shop has to be asked, in nobody's name as well, but there is no room to keep its answer. */
  | { readonly kind: "fetch"; readonly verdict: "bypass" }
  /** The visitor gets an answer of their own. */
  | { readonly kind: "own"; readonly verdict: "bypass" | "uncacheable" };

/** What sharing is made of; tests leave parts out to see that it is noticed. */
export interface SharingParts {
  readonly schema: GraphQLSchema;
  /** Null: nothing is kept. */
  readonly cache: PublicCache | null;
  readonly keyOf: (parts: KeyParts) => string;
  readonly bypasses: (headers: IncomingHttpHeaders) => boolean;
}

/** Answers that visitors share. */
export interface SharedAnswers {
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

const uncacheable: Lookup = { kind: "own", verdict: "uncacheable" };
const bypass: Lookup = { kind: "own", verdict: "bypass" };
const fetchOnly: Lookup = { kind: "fetch", verdict: "bypass" };

export function createSharedAnswers({ schema, cache, keyOf, bypasses }: SharingParts): SharedAnswers {
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
      const { plan, variables, storefront, headers } = request;
      const { sharing } = plan;
      if (sharing === null) return uncacheable;
      if (bypasses(headers)) return bypass;
      if (cache === null) return fetchOnly;
      const known = worked.get(variables);
      const place = `${storefront.store} ${storefront.language}`;
      const key = (known?.plan === plan ? known.keys.get(place) : undefined) ?? keyFor(request, sharing);
      if (key === null) return uncacheable;
      if (known?.plan === plan) known.keys.set(place, key);
      else worked.set(variables, { plan, keys: new Map([[place, key]]) });
      const { policy } = sharing;
      const body = cache.fresh(key, policy);
      return body === undefined
        ? { kind: "ask", load: (fetch) => cache.load(key, policy, fetch) }
        : { kind: "hit", body };
    },
  };
}
