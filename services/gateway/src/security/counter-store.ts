/** How often something happened within its window. */
export interface Count {
  /** Times since the window began, this one included. */
  readonly count: number;
  /** Until the window ends, in milliseconds; at least 1. */
  readonly resetMs: number;
}

/**
 * Counts in fixed windows, for limits of rates. A window begins with the first increment of a key and ends by itself.
 * With Redis all gateways count together; without it each process counts for itself.
 */
export interface CounterStore {
  /**
   * Adds one and states how many there are now.
   * @param key names what is counted, e.g. `login:address:203.0.113.7`; as it is stored, hash what is personal
   * @param windowMs length of a new window, in milliseconds; a window that has begun keeps its length
   */
  increment(key: string, windowMs: number): Promise<Count>;
  /** How many there are, without adding one; null when no window runs. */
  read(key: string): Promise<Count | null>;
}
