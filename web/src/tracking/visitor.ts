import type { MetaEvent } from "../lib/data-layer.ts";

/** Kind of visitor: who has registered just now, else who is signed in, else a guest (TRACK-05). */
export const visitorTypeOf = (isNew: boolean, isLoggedIn: boolean): MetaEvent["visitor_type"] =>
  isNew ? "new-customer" : isLoggedIn ? "existing-customer" : "guest";

/** Only the status ACTIVE is a membership (TRACK-06, C-29). */
export const primeStatusOf = (status: string | null | undefined): MetaEvent["prime_status"] =>
  status === "ACTIVE" ? "active" : "inactive";
