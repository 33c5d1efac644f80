/** What the visitor of the IDE has chosen, and what the last answer reported about itself. */
export interface Settings {
  /** Storefront that operations are sent to; null: the one of this page's host. */
  readonly storefront: string | null;
  /** Whether answers are to be explained. */
  readonly explains: boolean;
  readonly explanation: Explanation | null;
}

/** How an operation was answered; see `x-chalkbox-explanation` in the gateway. */
export interface Explanation {
  readonly plan: string;
  /** Why there is no plan over several upstreams, where one could be. */
  readonly reason?: string;
  readonly cache: string | null;
  /** Milliseconds. */
  readonly ms: number;
  readonly calls: readonly {
    readonly operation: string | null;
    readonly kind: string;
    readonly outcome: string;
    readonly ms: number;
    /** Absent for the shop. */
    readonly upstream?: string;
    /** How many objects it asked for; 0 for fields of a root. */
    readonly entities?: number;
    /** When it began, in milliseconds after the operation; plans over several upstreams have it. */
    readonly at?: number;
  }[];
}

let current: Settings = { storefront: null, explains: false, explanation: null };
const listeners = new Set<() => void>();

/** The settings as they are now. */
export function readSettings(): Settings {
  return current;
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** @returns what ends it */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
