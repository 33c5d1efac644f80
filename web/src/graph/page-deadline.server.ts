/** How long a page waits for all that it requests while it is read, in milliseconds: it is to answer within three seconds. */
const readPatience = 2_400;
/** How long a change is waited for, in milliseconds: longer than the gateway lets the shop try (GQL-09). */
const changePatience = 8_000;
/** Of which the ids of a first visit may take so much: the page's own queries come after them. */
const mintPatience = 800;
/** What is left for the way back and for rendering when the gateway gives up, in milliseconds. */
const wayBack = 300;

/** What a call to the gateway is for. */
export type Purpose = "read" | "change" | "mint";

/** How long one call may take. */
export interface CallTime {
  /** After so many milliseconds the page does not wait for the answer any more. */
  readonly ms: number;
  /** So long the gateway may wait for the shop, in milliseconds; what it holds itself it still sends then. */
  readonly forGateway: number;
}

/** The time that one page has. */
export interface PageDeadline {
  timeFor(purpose: Purpose): CallTime;
  /** A change has been answered: what the page reads after it has its full time. */
  renew(): void;
}

/**
 * @param now milliseconds on a clock that never goes back
 * @param patience how long what is read is waited for, in milliseconds
 */
export function createPageDeadline(
  now: () => number = () => performance.now(),
  patience: number = readPatience,
): PageDeadline {
  let end = now() + patience;
  const patienceFor = (purpose: Purpose): number => {
    if (purpose === "change") return changePatience;
    const left = Math.max(1, Math.round(end - now()));
    return purpose === "mint" ? Math.min(mintPatience, left) : left;
  };
  return {
    timeFor(purpose) {
      const ms = patienceFor(purpose);
      return { ms, forGateway: Math.max(100, ms - wayBack) };
    },
    renew: () => {
      end = now() + patience;
    },
  };
}
