import type { Session } from "./session.ts";

/** What the session's resolvers read of the context of a request. */
export interface SessionContext {
  readonly session: Session;
}

/** Arguments of a field that takes none. */
export type NoArgs = Readonly<Record<string, never>>;

/** A marker is enough for `session` and `checkout`: their fields read the context's session. */
export const here = {};
