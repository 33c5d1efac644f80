import type { OperationResult } from "urql";
import * as v from "valibot";
import type { MetaEvent } from "../lib/data-layer.ts";
import { done } from "./result-events.ts";

const registers = v.object({ authType: v.literal("register") });

/** Whether an answer opened an account, or signed someone in who has one; null when it did neither (TRACK-05). */
export function isNewBy({ data, operation }: Pick<OperationResult, "data" | "operation">): boolean | null {
  const isDone = (field: string) => typeof data === "object" && data !== null && v.is(done, Reflect.get(data, field));
  if (isDone("registerCustomer") || (isDone("checkoutAuth") && v.is(registers, operation.variables))) return true;
  return isDone("login") ? false : null;
}

/** Kind of visitor: who has registered just now, else who is signed in, else a guest (TRACK-05). */
export const visitorTypeOf = (isNew: boolean, isLoggedIn: boolean): MetaEvent["visitor_type"] =>
  isNew ? "new-customer" : isLoggedIn ? "existing-customer" : "guest";

/** Only the status ACTIVE is a membership (TRACK-06, C-29). */
export const primeStatusOf = (status: string | null | undefined): MetaEvent["prime_status"] =>
  status === "ACTIVE" ? "active" : "inactive";
