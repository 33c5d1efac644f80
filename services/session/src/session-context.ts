import type { Session } from "./session.ts";

/** What the session's resolvers read of the context of a request. */
export interface SessionContext {
  readonly session: Session;
}

/** The stitched key of a cart, which is all that the session reads of it. */
export interface CartKey {
  readonly id: string;
}

/** `Session` and `CheckoutProgress` of the graph. */
export type Here = Readonly<Record<string, never>>;

/** A marker is enough for `session` and `checkout`: their fields read the context's session. */
export const here: Here = {};
