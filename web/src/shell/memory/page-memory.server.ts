import { LRUCache } from "lru-cache";
import type { KnownAnswers } from "../../graph/shared-render.server.ts";
import type { PageKeyParts } from "./page-key.server.ts";
import type { StoredPage } from "./stored-page.server.ts";

/** What rendering a page for all visitors came to. */
export type SharedAnswer =
  | { readonly kind: "page"; readonly page: StoredPage }
  /** Leads elsewhere, for every visitor. */
  | { readonly kind: "redirect"; readonly status: number; readonly location: string }
  /** The page is about its visitor, or is sent in parts: each renders it for themselves. */
  | { readonly kind: "own" };

/** Renders a page for all visitors. @param last reads what the page showed last; null when there is nothing */
export type RenderShared = (parts: PageKeyParts, last: (() => KnownAnswers) | null) => Promise<SharedAnswer>;

/** What a memory of pages is made with. */
export interface PageMemoryParts {
  readonly maxBytes: number;
  readonly render: RenderShared;
  readonly keyOf: (parts: PageKeyParts) => string;
  /** Current time in milliseconds. */
  readonly now: () => number;
}

/** Pages that all visitors of a storefront share. */
export interface PageMemory {
  /** The page at hand while it is true, and its age in seconds; waits for nothing. */
  fresh(parts: PageKeyParts): { readonly page: StoredPage; readonly age: number } | null;
  /** The page, rendered once for all who want it at the same time. */
  load(parts: PageKeyParts): Promise<SharedAnswer>;
  /** Pages that are made of one of these are no longer true; null: none is. */
  drop(tags: readonly string[] | null): void;
  /** Whether changes are heard of at the moment: pages from a time when they were not are not kept. */
  hear(isConnected: boolean): void;
}

interface Entry {
  readonly page: StoredPage;
  /** Of the moment at which it was asked for; see `drops`. */
  readonly turn: number;
  readonly storedAt: number;
  /** When it has to be rendered again. */
  readonly until: number;
  /** Until when it may stand in for a page that cannot be had. */
  readonly lastUntil: number;
  /** Whether its successor has been asked for; once, so that a gateway in trouble is not asked with every visitor. */
  isRenewed: boolean;
}

interface Flight {
  readonly turn: number;
  readonly answer: Promise<SharedAnswer>;
}

/** How long after its end a page may stand in for one that cannot be had, in milliseconds. */
const staleFor = 600_000;
/** A page that is wanted in this last part of its time is rendered again beside its visitors, so that none of them waits. */
const renewalShare = 1 / 6;
/** Tags come from whom we trust; still nothing grows without bound. */
const maxTags = 10_000;
/** No page takes more than this part of the memory. */
const largestShare = 1 / 16;
/**
 * How long after a change pages are dropped once more, in milliseconds: another gateway than the one that web listens to
 * may have given the answer of before for a moment.
 */
const echo = 500;

export function createPageMemory({ maxBytes, render, keyOf, now }: PageMemoryParts): PageMemory {
  const entries = new LRUCache<string, Entry>({ maxSize: maxBytes, maxEntrySize: Math.floor(maxBytes * largestShare) });
  const flights = new Map<string, Flight>();
  /** Counts drops; the turn at which each tag, and everything, was dropped last. */
  let turn = 0;
  let droppedAll = 0;
  const drops = new Map<string, number>();
  let isConnected = false;

  const isTrue = ({ page: { keeping, isOutdated }, turn: asked }: Pick<Entry, "page" | "turn">): boolean => {
    if (keeping === null) return false;
    // What says of itself that it is old need not hear of changes.
    if (isOutdated) return true;
    if (!isConnected || droppedAll > asked) return false;
    for (const tag of keeping.tags) if ((drops.get(tag) ?? 0) > asked) return false;
    return true;
  };
  const dropNow = (tags: readonly string[] | null): void => {
    turn += 1;
    if (tags === null) droppedAll = turn;
    else for (const tag of tags) drops.set(tag, turn);
    if (drops.size <= maxTags) return;
    droppedAll = turn;
    drops.clear();
  };
  const keep = (key: string, page: StoredPage, asked: number): void => {
    if (page.keeping === null || page.status !== 200 || !isTrue({ page, turn: asked })) return;
    const [time, last] = [now(), entries.peek(key)];
    // What stands in for a page that cannot be had does not replace one that is still true.
    if (page.isOutdated && last !== undefined && time < last.until && isTrue(last)) return;
    const until = time + page.keeping.maxAge;
    const lastUntil = page.isOutdated ? (last?.lastUntil ?? until) : until + staleFor;
    const entry: Entry = { page, turn: asked, storedAt: time, until, lastUntil, isRenewed: false };
    entries.set(key, entry, { size: page.size + key.length * 2 });
  };
  const lastOf = (key: string): (() => KnownAnswers) | null => {
    const entry = entries.peek(key);
    return entry !== undefined && entry.lastUntil > now() ? () => entry.page.answers() : null;
  };
  const start = (key: string, parts: PageKeyParts): Flight => {
    const asked = turn;
    const answer = render(parts, lastOf(key)).then((rendered) => {
      if (rendered.kind === "page") keep(key, rendered.page, asked);
      return rendered;
    });
    const flight = { turn: asked, answer };
    flights.set(key, flight);
    const end = (): void => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    answer.then(end, end);
    return flight;
  };
  /** Renders the successor of a page that is still true. */
  const renew = (key: string, parts: PageKeyParts, entry: Entry): void => {
    entry.isRenewed = true;
    // A render that fails leaves the page as it is: after its end visitors wait for the next one, and see what fails.
    if (!flights.has(key)) start(key, parts).answer.catch(() => undefined);
  };
  const fresh: PageMemory["fresh"] = (parts) => {
    const key = keyOf(parts);
    const entry = entries.get(key);
    if (entry === undefined || !isTrue(entry)) return null;
    const { page, storedAt, until, isRenewed } = entry;
    const time = now();
    if (time >= until) return null;
    if (!isRenewed && !page.isOutdated && until - time < (until - storedAt) * renewalShare) renew(key, parts, entry);
    return { page, age: Math.floor((time - storedAt) / 1_000) };
  };

  return {
    fresh,
    load: async (parts) => {
      const known = fresh(parts);
      if (known !== null) return { kind: "page", page: known.page };
      const key = keyOf(parts);
      const flight = flights.get(key);
      // Who comes after a change must not get a page from before it.
      return (flight?.turn === turn ? flight : start(key, parts)).answer;
    },
    drop: (tags) => {
      dropNow(tags);
      setTimeout(dropNow, echo, tags).unref();
    },
    hear: (isNow) => {
      if (isNow && !isConnected) dropNow(null);
      isConnected = isNow;
    },
  };
}
