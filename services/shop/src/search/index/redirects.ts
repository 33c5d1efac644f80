import type { Store } from "../../platform/context.ts";
import { synonymKey } from "../text/synonyms.ts";

/** A search that leads to a page; without a store it holds in all of them. */
export interface Redirect {
  readonly store: Store | null;
  readonly query: string;
  readonly address: string;
  readonly overwrittenQuery: string;
}

/** Where searches lead instead of to their hits (SEARCH-14). */
export class Redirects {
  readonly #byKey: ReadonlyMap<string, Redirect>;

  constructor(redirects: readonly Redirect[]) {
    this.#byKey = new Map(redirects.map((one) => [keyOf(one.store, one.query), one]));
  }

  /** The redirect of a search in a store: its own, or else that of all stores; null when there is none. */
  find(store: Store, query: string): Redirect | null {
    return this.#byKey.get(keyOf(store, query)) ?? this.#byKey.get(keyOf(null, query)) ?? null;
  }
}

const keyOf = (store: Store | null, query: string): string => `${store ?? ""} ${synonymKey(query)}`;
