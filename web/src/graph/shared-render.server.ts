/** Marks a request of this server to itself: its page is for all visitors. From outside it is taken away. */
export const sharedRenderHeader = "x-shared-render";

/** Whether a page is rendered for all visitors of a storefront: no visitor's cookies, ids or cart may become part of it. */
export const isSharedRender = (request: Request): boolean => request.headers.has(sharedRenderHeader);

/** The data of answers as JSON, by key of their operation. */
export type KnownAnswers = ReadonlyMap<number, string>;

/** What pages that are being rendered showed last, by the value of the mark. */
const lastAnswers = new Map<string, () => KnownAnswers>();

/**
 * Lets a shared render fall back on what its page showed last, where the gateway gives nothing.
 * @param mark value of the request's header
 * @returns what ends it
 */
export function offerLastAnswers(mark: string, read: () => KnownAnswers): () => void {
  lastAnswers.set(mark, read);
  return () => void lastAnswers.delete(mark);
}

/** Reads what the page of a shared render showed last; null when there is nothing. */
export const lastAnswersFor = (request: Request): (() => KnownAnswers) | null =>
  lastAnswers.get(request.headers.get(sharedRenderHeader) ?? "") ?? null;

/** How long and until what happens a page may be kept for other visitors. */
export interface Keeping {
  /** Milliseconds. */
  readonly maxAge: number;
  /** It is no longer true when one of these changes. */
  readonly tags: readonly string[];
}

/** Reads the gateway's headers on keeping an answer; null: it is its visitor's own. */
export function keepingOf(control: unknown, key: unknown): Keeping | null {
  const [, seconds] = /^max-age=(\d+)$/.exec(String(control)) ?? [];
  if (seconds === undefined || typeof key !== "string") return null;
  return { maxAge: Number(seconds) * 1_000, tags: key === "" ? [] : key.split(" ") };
}

/** What holds for a page of several answers: the least age, all tags; null when one is a visitor's own, or there is none. */
export function keepingOfAll(all: readonly (Keeping | null)[]): Keeping | null {
  const shared = all.filter((keeping) => keeping !== null);
  if (shared.length === 0 || shared.length < all.length) return null;
  return {
    maxAge: Math.min(...shared.map(({ maxAge }) => maxAge)),
    tags: [...new Set(shared.flatMap(({ tags }) => tags))].toSorted(),
  };
}
