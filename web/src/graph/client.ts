import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AnyVariables, Client, OperationResult } from "urql";
import type { Watch } from "./watch.browser.ts";

/** What an operation came to. */
export type Answer<Data> = Pick<OperationResult<Data>, "data" | "error" | "extensions">;

/**
 * Which answer will do: one that is known already, or a new one only. A `common` one may be known too; it is the same for
 * every visitor of the storefront, so that the server need not read it for each. So is a `shared` one, which the page
 * carries as static markup, not as data. A `no-cache` one is new and is not kept: what is only true of what was just
 * typed (GQL-11).
 */
export type Freshness = "cache-first" | "network-only" | "no-cache" | "common" | "shared";

/**
 * A query that was started and not waited for. Loaders return it: it crosses from server to browser as its key alone,
 * and its answer travels beside the markup that shows it.
 */
export interface Deferred {
  /** Key of the operation, the same on both sides. */
  readonly key: number;
  /** Resolves once the answer is in the cache; in the browser only. */
  readonly answered?: Promise<unknown>;
}

/** The graph's client of one page view: one for each request on the server, one for the tab in the browser. */
export interface Graph {
  /**
   * Runs a query. Never rejects: the result carries the failure.
   * @param givenUp ends the request, in the browser; the promise then never settles
   */
  query<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    freshness: Freshness,
    givenUp?: AbortSignal,
  ): Promise<Answer<Data>>;
  /**
   * Runs a mutation. Never rejects: the result carries the failure.
   * @param how `sent` is called in the browser once the request is on its way, where it outlives the page; `isBeside` is a
   * change that no visitor has asked for
   */
  mutate<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    how?: { readonly sent?: (() => void) | undefined; readonly isBeside?: boolean },
  ): Promise<Answer<Data>>;
  /** Starts a query that the page does not wait for, and whose answer is the same for every visitor of the storefront. */
  defer<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Deferred;
  /** What is to be waited for before a deferred query can be read; null when it can be read now. */
  awaited(deferred: Deferred): Promise<unknown> | null;
}

/** The graph of the tab. */
export interface BrowserGraph extends Graph {
  readonly client: Client;
  readonly watch: Pick<Watch, "shown" | "awaited" | "listen" | "prepare" | "wait">;
  /** Takes answers that came with the page, by key of their operation. @returns drops those that were not used */
  restore(answers: Readonly<Record<string, unknown>>): () => void;
  /** Another tab has changed what queries read: those that are on their way are sent again once they are answered. */
  outdate(): void;
}

/** The graph of one request: a page is rendered from what its loaders have loaded. */
export interface PageGraph extends Graph {
  /** The answer of a query that a loader has sent; undefined when none did. */
  read<Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: AnyVariables,
  ): Answer<Data> | undefined;
  /** The answers that the browser needs to show the same page, as JSON by key of their operation. */
  state(): string;
  /** The answer of a deferred query as JSON; "" when it failed. */
  deferredState(deferred: Deferred): string;
}
