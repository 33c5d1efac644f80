import type { OperationResult } from "urql";
import * as v from "valibot";
import { emit } from "../../lib/data-layer.ts";

/** Where the names of the customer are kept, in the browser's local storage (AUTH-03). */
export const nameKeys = { firstName: "userFirstName", lastName: "userLastName" } as const;

const name = v.nullish(v.string());
const sessionSchema = v.object({
  session: v.object({ visitor: v.object({ state: v.string(), firstName: name, lastName: name }) }),
});
const loginSchema = v.object({ login: v.object({ successfull: v.literal(true) }) });

/** What an answer says of who is here: the page's session, or the one within a mutation's result. */
function visitorIn(data: unknown) {
  const parts = typeof data === "object" && data !== null ? [data, ...Object.values(data)] : [];
  for (const part of parts) {
    const found = v.safeParse(sessionSchema, part);
    if (found.success) return found.output.session.visitor;
  }
  return null;
}

/**
 * Keeps the customer's names for as long as they are signed in (AUTH-03), and reports a login to the data layer (AUTH-06).
 */
export function noteCustomer({ data }: Pick<OperationResult, "data">, storage: Storage = localStorage): void {
  const visitor = visitorIn(data);
  for (const [field, key] of [
    ["firstName", nameKeys.firstName],
    ["lastName", nameKeys.lastName],
  ] as const) {
    if (visitor === null) break;
    if (visitor.state !== "LOGGED_IN") storage.removeItem(key);
    else if (visitor[field] != null) storage.setItem(key, visitor[field]);
  }
  if (!v.safeParse(loginSchema, data).success) return;
  emit({ event: "user_login" });
}
