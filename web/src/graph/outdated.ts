/** What the extensions of an answer hold that stands in for one that the shop did not give in time. */
export const outdated = { outdated: true } as const;

/** Whether an answer is an older one: prices and stock may have changed since. */
export const isOutdated = (extensions: Readonly<Record<string, unknown>> | undefined): boolean =>
  extensions?.["outdated"] === true;
