import type { Storefront } from "@chalkbox/session";

/** All that a public answer depends on. The visitor is no part of it: the shop does not learn whom the answer is for. */
export interface KeyParts {
  /** The shop's answers differ by these two; the host only decides them, so two hosts of a storefront share answers. */
  readonly storefront: Pick<Storefront, "store" | "language">;
  /** Hash of the operation's text with the fragments that it uses. */
  readonly documentHash: string;
  readonly operationName: string | null;
  /** As the schema coerces them, defaults included. */
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The key under which an answer is shared. */
export function cacheKey({ storefront, documentHash, operationName, variables }: KeyParts): string {
  const { store, language } = storefront;
  return `${store} ${language} ${documentHash} ${operationName ?? ""} ${canonical(variables)}`;
}

/** JSON whose objects have their keys in order, so that the order in which a client writes them does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
