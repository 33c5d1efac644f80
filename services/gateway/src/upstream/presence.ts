import type { Leaver } from "@chalkbox/edge";

/** Something that is done for a client alone. */
export interface Forsakable {
  /** Its client has left. */
  forsake(): void;
}

/**
 * Notices when the client that waits for a request's answer leaves. What it only reads is given up when it leaves; a
 * request that changes something has none of these, and is done to its end, all that it reads included.
 */
export class Presence {
  readonly #connection: Leaver;
  readonly #waiting = new Set<Forsakable>();

  constructor(connection: Leaver) {
    this.#connection = connection;
  }

  get hasLeft(): boolean {
    return this.#connection.destroyed;
  }

  /** From now on it is given up when the client leaves. */
  watch(forsakable: Forsakable): void {
    // One listener for all: a request may have dozens of calls under way.
    if (this.#waiting.size === 0) this.#connection.once("close", this.#leave);
    this.#waiting.add(forsakable);
  }

  forget(forsakable: Forsakable): void {
    if (this.#waiting.delete(forsakable) && this.#waiting.size === 0) this.#connection.off("close", this.#leave);
  }

  readonly #leave = (): void => {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const each of waiting) each.forsake();
  };
}
