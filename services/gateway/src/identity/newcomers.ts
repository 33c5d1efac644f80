import type { VisitorIds } from "@chalkbox/session";
import { LRUCache } from "lru-cache";

/** How long the first requests of a browser get the same ids, in milliseconds; its cookie lives as long. */
export const newcomerLife = 60_000;
/** Most browsers at a time. Beyond it the longest unused goes first. */
const capacity = 10_000;
/** The shortest secret that cannot be guessed, in characters: our own pages make some 38 digits. */
const shortestSecret = 20;

/** Ids on their way to a browser, and until when its requests get them. */
interface Given {
  readonly ids: Promise<VisitorIds>;
  readonly until: number;
}

/**
 * Offers the ids that this gateway has requested for a newcomer to the other gateways.
 * @returns those that count: another gateway may have been first
 */
export type ShareIds = (newcomer: string, ids: VisitorIds) => Promise<VisitorIds>;

/** For a gateway that is by itself. */
export const keepIds: ShareIds = async (_newcomer, ids) => ids;

/**
 * Gives all first requests of a browser the same ids. A change that is sent while its page is left, and the next page,
 * are on their way at the same time; with ids of its own each would be another visitor, and the change would be lost to
 * the one whose answer comes last.
 * @param now current time in milliseconds
 * @returns requests ids by the secret of a browser; without one, each time other ones
 */
export function createNewcomers(share: ShareIds, now: () => number) {
  const known = new LRUCache<string, Given>({ max: capacity });
  return (newcomer: string | null, mint: () => Promise<VisitorIds>): Promise<VisitorIds> => {
    if (newcomer === null || newcomer.length < shortestSecret) return mint();
    const earlier = known.get(newcomer);
    if (earlier !== undefined && earlier.until > now()) return earlier.ids;
    const given = { ids: mint().then((ids) => share(newcomer, ids)), until: now() + newcomerLife };
    known.set(newcomer, given);
    given.ids.catch(() => known.delete(newcomer));
    return given.ids;
  };
}
