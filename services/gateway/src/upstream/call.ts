/** One HTTP call to the shop, under way. */
export interface Call {
  /** Ends the call when no operation waits for it any more; its answer is that failure. */
  abandon(failure: "timeout" | "left"): void;
}

/** Who calls, in the eyes of the shop. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  /** Only callers with the same key may share a call: it names all that distinguishes them. */
  readonly batchKey: string;
  /** Distinguishes people, whichever page they are on. */
  readonly visitor: string;
}
