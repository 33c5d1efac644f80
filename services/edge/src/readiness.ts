/** Something that a service cannot do without. */
export interface Need {
  /** What readiness reports while it is gone, e.g. `database unavailable`. */
  readonly whenGone: string;
  /** Whether it is there; a rejection counts as gone. The signal ends what takes too long. */
  check(signal: AbortSignal): Promise<boolean>;
  /**
   * How long it may say nothing, in milliseconds, before that counts as gone too. What merely takes its time does not
   * make a service come and go at its balancer.
   */
  readonly silence: number;
}

/** Reports what a service lacks: null when it is ready, else the words of the first need that is gone. */
export type Readiness = () => Promise<string | null>;

/** How readiness is found out, in milliseconds. */
interface ReadinessOptions {
  /** An answer of a need that has taken longer is none. */
  readonly deadline?: number;
  /** An answer counts for so long, however many requests come meanwhile. */
  readonly freshness?: number;
  readonly now?: () => number;
}

/**
 * Watches what a service needs. Nothing is checked unless a client requests readiness; then each need once a second at
 * most, all at the same time, with a deadline.
 */
export function watchNeeds(
  needs: readonly Need[],
  { deadline = 1_000, freshness = 1_000, now = () => performance.now() }: ReadinessOptions = {},
): Readiness {
  const watched = needs.map((need) => ({ need, isThere: watchNeed(need, deadline, freshness, now) }));
  return async () => {
    const found = await Promise.all(
      watched.map(async ({ need, isThere }) => ((await isThere()) ? null : need.whenGone)),
    );
    return found.find((words) => words !== null) ?? null;
  };
}

function watchNeed({ check, silence }: Need, deadline: number, freshness: number, now: () => number) {
  let asked = Number.NEGATIVE_INFINITY;
  let latest = Promise.resolve(true);
  let known = true;
  let silentSince: number | null = null;

  const ask = async (): Promise<boolean> => {
    const answer = await inTime(check, deadline);
    if (answer === "silence") {
      silentSince ??= now();
      return known && now() - silentSince < silence;
    }
    silentSince = null;
    known = answer;
    return answer;
  };
  return (): Promise<boolean> => {
    if (now() - asked < freshness) return latest;
    asked = now();
    latest = ask();
    return latest;
  };
}

/** The check's answer; "silence" when there was none in time. */
async function inTime(check: Need["check"], deadline: number): Promise<boolean | "silence"> {
  const late = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<"silence">((resolve) => {
    timer = setTimeout(() => {
      resolve("silence");
      late.abort();
    }, deadline);
  });
  const answer = check(late.signal).catch(() => false);
  try {
    return await Promise.race([silence, answer]);
  } finally {
    clearTimeout(timer);
  }
}

/** Another service that one cannot do without, as its readiness (or any of its addresses) reports. */
export interface ServiceNeed {
  readonly whenGone: string;
  readonly url: URL;
  /** How it is checked; a plain GET without it. */
  readonly init?: RequestInit;
  /** Which answers mean that it is there; 2xx without it. */
  readonly isThere?: (status: number) => boolean;
}

/** How long another service may merely hang, in milliseconds. */
const serviceSilence = 10_000;

/**
 * The need for another service. One that refuses, or does not take the connection, is tried once more at once: behind a
 * balancer that is another instance.
 */
export function serviceNeed({ whenGone, url, init, isThere = isSuccess }: ServiceNeed): Need {
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const answer = await fetch(url, { ...init, redirect: "manual", signal });
    // Read to its end, so that the connection can be used again.
    await answer.arrayBuffer();
    return isThere(answer.status);
  };
  return {
    whenGone,
    silence: serviceSilence,
    check: async (signal) => (await ask(signal).catch(() => false)) || ask(signal),
  };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;
